/* Placing queens by hand: what attacks what, and in how many ways the rest
 * can follow. */

#include "base/alloc.h"
#include "base/error.h"
#include "base/say.h"
#include "base/text.h"
#include "chess/square.h"
#include "modules/queens/run.h"
#include "puzzle/hand/clicks.h"
#include "puzzle/control.h"
#include "puzzle/facts.h"
#include "puzzle/hand/placing.h"
#include "puzzle/trace.h"
#include "solve/queens/walk.h"

/* The numbers kept in the trace: ways to go on, if they could be counted. */
enum { COUNTED, WAYS };

struct puzzle {
    int n;
    struct queens_rule rule;
    uint32_t piece;
    bool none; /* there is no solution at all */
    struct placing_hand hand;
    int hint;       /* the hint on show, or -1 */
    size_t hint_at; /* at which moment */
};

/* Are there never more than n on the board? */
static bool check_number(const struct params *params, struct error *err)
{
    const char *rest = params->at[QUEENS_PUT].text;
    int n = queens_number(params), standing = 0;
    bool on[QUEENS_MASK_MAX * QUEENS_MASK_MAX] = { false };
    struct placing p;

    while (placing_next(&rest, n, &p)) {
        standing += placing_gain(p, on[p.to]);
        if (p.from >= 0)
            on[p.from] = false;
        on[p.to] = !on[p.to];
        if (standing > n)
            return error_set(err, "placed '%s': %d %s stand already",
                             say_square(p.to, n).at, n,
                             queens_called(params, n).at);
    }
    return true;
}

static bool plan(const struct params *params, struct plan *out,
                 struct error *err)
{
    int n = queens_number(params);

    queens_plan(params, out);
    out->manner = MANNER_PLAYED;
    out->anew = "Clear board";
    out->hint = "Click a square to place a piece or to take it away; drag a "
                "piece to move it.";
    if (!queens_is_small(params))
        return error_set(err, "size '%d': want 1 to %d to place by hand", n,
                         QUEENS_MASK_MAX);
    return placing_check(params->at[QUEENS_PUT].text, "placed", n, n, err) &&
           check_number(params, err);
}

/* --- the run ------------------------------------------------------------- */

/* A solution with all that stands on the board. */
static struct queens_wish wish_of(const struct puzzle *pz,
                                  const struct position *pos)
{
    struct queens_wish wish;

    queens_wish_by(&wish, &pz->rule);
    for (int sq = 0; sq < pz->n * pz->n; sq++)
        if (pos->cell[LAYER_PIECE][sq])
            queens_wish_put(&wish, sq % pz->n, sq / pz->n);
    return wish;
}

/* In how many ways what stands on the board can be completed; false if to
 * count them would take too long. */
static bool count_ways(const struct puzzle *pz, const struct position *pos,
                       uint64_t *ways)
{
    struct queens_wish wish = wish_of(pz, pos);

    *ways = 0;
    return pz->none || queens_completions(&wish, QUEENS_COUNT_WORK, ways);
}

static int standing(const struct position *pos)
{
    int at[QUEENS_MASK_MAX];

    return queens_standing(pos, at, QUEENS_MASK_MAX);
}

static void put(const struct puzzle *pz, struct trace *tr, struct placing p)
{
    uint64_t ways = 0;
    bool counted;

    placing_record(tr, p, pz->piece);
    counted = count_ways(pz, &tr->tip, &ways);
    trace_count(tr, COUNTED, counted);
    trace_count(tr, WAYS, counted ? ways : 0);
    trace_moment(tr,
                 counted && ways == 1 && standing(&tr->tip) == pz->n
                     ? MOMENT_SOLUTION
                     : 0,
                 0, 0);
}

static struct puzzle *create(const struct params *params, struct trace *tr)
{
    struct puzzle *pz = xcalloc(1, sizeof *pz);
    const char *rest = params->at[QUEENS_PUT].text;
    struct placing p;

    placing_let_go(&pz->hand);
    pz->hint = -1;
    pz->n = queens_number(params);
    pz->piece = queens_piece(params);
    pz->none = queens_have_none(params, NULL);
    queens_rule_of(params, &pz->rule);
    trace_moment(tr, 0, 0, 0);
    while (placing_next(&rest, pz->n, &p))
        put(pz, tr, p);
    return pz;
}

/* --- the user ------------------------------------------------------------ */

/* The first square of a solution on which nothing stands yet, or -1. */
static int missing(const struct puzzle *pz, const struct position *pos,
                   const uint8_t *rank)
{
    for (int file = 0; file < pz->n; file++) {
        int sq = rank[file] * pz->n + file;

        if (!pos->cell[LAYER_PIECE][sq])
            return sq;
    }
    return -1;
}

/* Whatever is taken away. */
static enum reaction refuse_none(const struct view *view, struct error *err)
{
    struct text why;

    text_init(&why);
    if (queens_have_none(view->params, NULL))
        text_add(&why, ": ");
    queens_have_none(view->params, &why);
    error_set(err, "there is no solution%s", why.at);
    text_free(&why);
    return REACTION_REFUSED;
}

static enum reaction ask_hint(struct puzzle *pz, const struct view *view,
                              struct error *err)
{
    struct queens_wish wish = wish_of(pz, view->pos);
    struct phrase pieces = queens_called(view->params, pz->n);
    enum queens_walk_event event;
    struct queens_walk walk;
    long budget = QUEENS_COUNT_WORK;

    queens_walk_init(&walk, &wish);
    event = pz->none ? QUEENS_WALK_DONE : queens_walk_next(&walk, &budget);
    if (event == QUEENS_WALK_MORE) {
        error_set(err, "no solution with these %s was found within %s",
                  pieces.at, say_count(QUEENS_COUNT_WORK, "square").at);
        return REACTION_REFUSED;
    }
    if (event == QUEENS_WALK_DONE && (pz->none || !standing(view->pos)))
        return refuse_none(view, err);
    if (event == QUEENS_WALK_DONE) {
        error_set(err, "no solution contains these %s: take one away",
                  pieces.at);
        return REACTION_REFUSED;
    }
    pz->hint = missing(pz, view->pos, walk.rank);
    pz->hint_at = view->index;
    if (pz->hint < 0) {
        error_set(err, "all %s stand: this is a solution", pieces.at);
        return REACTION_REFUSED;
    }
    return REACTION_REDRAW;
}

static enum reaction input(struct puzzle *pz, struct trace *tr,
                           const struct input *in, struct params *params,
                           struct error *err)
{
    enum reaction reaction;
    struct placing p;
    bool there;

    if (in->kind == INPUT_CHANGED)
        return REACTION_REDRAW;
    if (in->kind == INPUT_ACTION && in->control == QUEENS_HINT)
        return ask_hint(pz, in->view, err);
    reaction = placing_input(&pz->hand, in, &p);
    if (reaction != REACTION_EDITED)
        return reaction;
    there = in->view->pos->cell[LAYER_PIECE][p.to] != 0;
    if (standing(in->view->pos) + placing_gain(p, there) > pz->n)
        return REACTION_NONE;
    trace_truncate(tr, in->view->index);
    placing_add(params, QUEENS_PUT, pz->n, p);
    put(pz, tr, p);
    pz->hint = -1;
    return REACTION_EDITED;
}

static void retell(const struct puzzle *pz, const struct view *view,
                   struct params *params)
{
    (void)pz;
    clicks_keep(params, QUEENS_PUT, view->index);
}

/* --- what is looked at --------------------------------------------------- */

static bool shows_hint(const struct puzzle *pz, const struct view *view)
{
    return pz->hint >= 0 && pz->hint_at == view->index && !view->posed;
}

static void draw(const struct puzzle *pz, const struct view *view,
                 struct scene *sc)
{
    queens_draw_attacks(view, sc);
    queens_draw_conflicts(view, sc);
    if (view->hover >= 0 && !view->pos->cell[LAYER_PIECE][view->hover])
        scene_piece(sc, scene_square(sc, view->hover), (int)pz->piece, 0.4f);
    if (shows_hint(pz, view))
        scene_outline(sc, scene_square_inner(sc, pz->hint, 0.05f), 0.1f, 0.08f,
                      INK_HINT);
    queens_draw_stairs(view, sc);
    queens_draw_diagonals(view, sc);
}

static void status(const struct puzzle *pz, const struct view *view,
                   struct text *out)
{
    uint64_t ways = position_count(view->pos, WAYS);

    text_addf(out, "%d of %d %s", queens_count(view), pz->n,
              queens_called(view->params, pz->n).at);
    if (view->now->flags & MOMENT_SOLUTION)
        text_add(out, ": a solution");
    else if (ways)
        text_addf(out, ", %s to go on", say_count(ways, "way").at);
    else if (position_count(view->pos, COUNTED))
        text_add(out, ": cannot be completed");
}

/* How many solutions there are is told where it could be counted. */
static void explain_hint(const struct puzzle *pz, const struct view *view,
                         struct text *out)
{
    uint64_t ways = position_count(view->pos, WAYS);
    const char *these = queens_count(view) == 1 ? "this" : "these";

    if (ways)
        text_addf(out, " %s %s %s %s.", say_count(ways, "solution").at,
                  ways == 1 ? "contains" : "contain", these,
                  queens_called(view->params, queens_count(view)).at);
    text_addf(out, " Hint: %s has %s on %s, in the frame.",
              ways == 1 ? "it"
              : ways    ? "one of them"
                        : "a solution",
              queens_a(view->params).at, say_square(pz->hint, pz->n).at);
}

static void explain(const struct puzzle *pz, const struct view *view,
                    struct text *out)
{
    struct phrase piece = queens_called(view->params, 1);

    if (view->now->flags & MOMENT_SOLUTION)
        text_addf(out, "No %s attacks another: well done.", piece.at);
    else
        text_addf(out,
                  "No %s may attack another. %s line joins two that attack "
                  "each other.",
                  piece.at,
                  view->params->at[QUEENS_ATTACKS].number
                      ? "Hatched squares are attacked; a"
                      : "A");
    if (shows_hint(pz, view))
        explain_hint(pz, view, out);
    queens_explain_rule(view->params, out);
}

static void facts(const struct puzzle *pz, const struct view *view,
                  struct facts *out)
{
    (void)pz;
    queens_fact_squares(view, out);
    if (position_count(view->pos, COUNTED)) {
        facts_number(out, "completions", "Ways to go on",
                     position_count(view->pos, WAYS));
        facts_help(out, "How many solutions contain all that is on the "
                        "board.");
    }
}

const struct activity queens_hand = {
    .plan = plan,
    .heading = queens_heading,
    .create = create,
    .input = input,
    .retell = retell,
    .draw = draw,
    .status = status,
    .explain = explain,
    .notation = queens_notation,
    .facts = facts,
};
