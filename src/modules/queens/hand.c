/* Placing queens by hand: what attacks what, and in how many ways the rest
 * can follow. */

#include "base/alloc.h"
#include "base/error.h"
#include "base/say.h"
#include "base/text.h"
#include "chess/square.h"
#include "modules/queens/run.h"
#include "puzzle/clicks.h"
#include "puzzle/control.h"
#include "puzzle/facts.h"
#include "puzzle/trace.h"
#include "solve/queens/walk.h"

/* The numbers kept in the trace: ways to go on, if they could be counted. */
enum { COUNTED, WAYS };

struct puzzle {
    int n;
    enum piece_kind piece;
};

/* Are there never more than n on the board? */
static bool check_number(const struct params *params, struct error *err)
{
    const char *rest = params->at[QUEENS_PUT].text;
    int n = queens_number(params), standing = 0, sq;
    bool on[QUEENS_MASK_MAX * QUEENS_MASK_MAX] = { false };

    while ((sq = clicks_next(&rest, n)) >= 0) {
        on[sq] = !on[sq];
        standing += on[sq] ? 1 : -1;
        if (standing > n)
            return error_set(err, "placed '%s': %d %s stand already",
                             say_square(sq, n).at, n, queens_called(params, n));
    }
    return true;
}

static bool plan(const struct params *params, struct plan *out,
                 struct error *err)
{
    int n = queens_number(params);

    queens_plan(params, out);
    out->manner = MANNER_PLAYED;
    out->hint = "Click a square to place a piece or to take it away.";
    if (!queens_is_small(params))
        return error_set(err, "size '%d': want 1 to %d to place by hand", n,
                         QUEENS_MASK_MAX);
    return clicks_check(params->at[QUEENS_PUT].text, "placed", n, n, err) &&
           check_number(params, err);
}

/* --- the run ------------------------------------------------------------- */

/* In how many ways what stands on the board can be completed; false if to
 * count them would take too long. */
static bool count_ways(const struct puzzle *pz, const struct position *pos,
                       uint64_t *ways)
{
    struct queens_wish wish;

    queens_wish_init(&wish, pz->n, pz->piece);
    for (int sq = 0; sq < pz->n * pz->n; sq++)
        if (pos->cell[LAYER_PIECE][sq])
            queens_wish_put(&wish, sq % pz->n, sq / pz->n);
    return queens_completions(&wish, QUEENS_COUNT_WORK, ways);
}

static int standing(const struct position *pos)
{
    int at[QUEENS_MASK_MAX];

    return queens_standing(pos, at, QUEENS_MASK_MAX);
}

static void put(struct puzzle *pz, struct trace *tr, int square)
{
    bool there = tr->tip.cell[LAYER_PIECE][square] != 0, counted;
    uint64_t ways = 0;

    trace_set(tr, LAYER_PIECE, square,
              there ? PIECE_NONE : (uint32_t)pz->piece);
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
    int square;

    pz->n = queens_number(params);
    pz->piece = queens_piece(params);
    trace_moment(tr, 0, 0, 0);
    while ((square = clicks_next(&rest, pz->n)) >= 0)
        put(pz, tr, square);
    return pz;
}

static enum reaction input(struct puzzle *pz, struct trace *tr,
                           const struct input *in, struct params *params,
                           struct error *err)
{
    (void)err;
    if (in->kind == INPUT_CHANGED)
        return REACTION_REDRAW;
    if (in->kind != INPUT_PRESS || in->square < 0 ||
        (!tr->tip.cell[LAYER_PIECE][in->square] && standing(&tr->tip) == pz->n))
        return REACTION_NONE;
    clicks_add(params, QUEENS_PUT, pz->n, in->square);
    put(pz, tr, in->square);
    return REACTION_EDITED;
}

static void resume(struct puzzle *pz, const struct view *view,
                   struct params *params)
{
    (void)pz;
    clicks_keep(params, QUEENS_PUT, view->index);
}

/* --- what is looked at --------------------------------------------------- */

static void draw(const struct puzzle *pz, const struct view *view,
                 struct scene *sc)
{
    queens_draw_attacks(view, sc);
    queens_draw_conflicts(view, sc);
    if (view->hover >= 0 && !view->pos->cell[LAYER_PIECE][view->hover])
        scene_piece(sc, scene_square(sc, view->hover), (int)pz->piece, 0.4f);
    queens_draw_stairs(view, sc);
    queens_draw_diagonals(view, sc);
}

static void status(const struct puzzle *pz, const struct view *view,
                   struct text *out)
{
    uint64_t ways = position_count(view->pos, WAYS);

    text_addf(out, "%d of %d %s", queens_count(view), pz->n,
              queens_called(view->params, pz->n));
    if (view->now->flags & MOMENT_SOLUTION)
        text_add(out, ": a solution");
    else if (ways)
        text_addf(out, ", %s to go on", say_count(ways, "way").at);
    else if (position_count(view->pos, COUNTED))
        text_add(out, ": cannot be completed");
}

static void explain(const struct puzzle *pz, const struct view *view,
                    struct text *out)
{
    const char *piece = queens_called(view->params, 1);

    (void)pz;
    if (view->now->flags & MOMENT_SOLUTION)
        text_addf(out, "No %s attacks another: well done.", piece);
    else
        text_addf(out,
                  "No %s may attack another. %s line joins two that attack "
                  "each other.",
                  piece,
                  view->params->at[QUEENS_ATTACKS].number
                      ? "Hatched squares are attacked; a"
                      : "A");
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
    .resume = resume,
    .draw = draw,
    .status = status,
    .explain = explain,
    .notation = queens_notation,
    .facts = facts,
};
