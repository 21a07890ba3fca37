/* Placing two armies by hand: who stands, who attacks whom, what is missing. */
#include <stdlib.h>

#include "base/alloc.h"
#include "base/error.h"
#include "base/say.h"
#include "base/text.h"
#include "chess/square.h"
#include "modules/armies/look.h"
#include "modules/armies/run.h"
#include "puzzle/board_setting.h"
#include "puzzle/control.h"
#include "puzzle/facts.h"
#include "puzzle/hand/clicks.h"
#include "puzzle/hand/placing.h"
#include "puzzle/trace.h"
#include "solve/armies/armies.h"

/* White armies that a hint looks through at most. */
enum { HINT_MOST = 500000 };

struct puzzle {
    struct camp camp;
    struct placing_hand hand;
    int hint;       /* the square on show, or -1 */
    int hint_army;  /* who is to stand there */
    wide hint_ways; /* best arrangements with all that stands */
    size_t hint_at; /* at which moment */
};

static bool check_placed(const struct params *params, struct error *err)
{
    const char *rest = params->at[ARMIES_PUT].text;
    struct placing p;
    struct board board;
    bool ok;

    if (!armies_board(params, &board, err))
        return false;
    ok = placing_check_kinds(rest, "placed", board.files, board.ranks,
                             ARMIES - 1, err);
    while (ok && placing_next(&rest, board.files, &p))
        if (board.hole[p.to])
            ok = error_set(err, "placed '%s': nothing can stand on a hole",
                           say_square(p.to, board.files).at);
    board_free(&board);
    return ok;
}

static bool plan(const struct params *params, struct plan *out,
                 struct error *err)
{
    armies_plan(params, out);
    out->manner = MANNER_PLAYED;
    out->anew = "Clear board";
    out->hint = "Click a square for a white piece, again for a black one, "
                "again to take it away; drag a piece to move it.";
    return check_placed(params, err);
}

/* --- the run -------------------------------------------------------------- */

/* Are they as good as any? Only if that is proved yet. */
static bool is_best(const struct camp *c, const struct look *look)
{
    return c->armies->proved && look->conflicts == 0 && c->armies->number > 0 &&
           look_score(look) == c->armies->number;
}

static void put(const struct puzzle *pz, struct trace *tr, struct placing p)
{
    uint32_t pieces[] = { armies_code(&pz->camp.mover, ARMY_WHITE),
                          armies_code(&pz->camp.mover, ARMY_BLACK) };
    struct look look;

    placing_record_kinds(tr, p, pieces, ARMIES - 1);
    look_init(&look, &pz->camp, &tr->tip);
    trace_moment(tr, is_best(&pz->camp, &look) ? MOMENT_SOLUTION : 0, 0, 0);
    look_free(&look);
}

static struct puzzle *create(const struct params *params, struct trace *tr)
{
    struct puzzle *pz = xcalloc(1, sizeof *pz);
    const char *rest = params->at[ARMIES_PUT].text;
    struct placing p;

    placing_let_go(&pz->hand);
    pz->hint = -1;
    camp_init(&pz->camp, params);
    board_setting_record(&pz->camp.board, tr);
    trace_moment(tr, 0, 0, 0);
    while (placing_next(&rest, tr->tip.files, &p))
        put(pz, tr, p);
    return pz;
}

static void destroy(struct puzzle *pz)
{
    camp_free(&pz->camp);
    free(pz);
}

/* Meanwhile it is found out how good one can be. */
static enum progress step(struct puzzle *pz, struct trace *tr, long *budget)
{
    (void)tr;
    while (*budget > 0)
        if (armies_step(pz->camp.armies, budget))
            return PROGRESS_WAITING;
    return PROGRESS_MORE;
}

/* --- the hint ------------------------------------------------------------- */

/* Why there can be no hint, if so. */
static bool lacks_ways(const struct camp *c, struct error *err)
{
    const struct armies *a = c->armies;

    if (a->stage != ARMIES_OVER)
        error_set(err, "the best arrangements are still being looked for");
    else if (!a->known || a->roll.count > HINT_MOST)
        error_set(err, "not all best arrangements of this board are known");
    else
        return false;
    return true;
}

/* The squares of one army, as a set. */
static struct set army_at(const struct field *f, const struct position *pos,
                          int army)
{
    struct set set = { 0, 0 };

    for (int i = 0; i < f->n; i++)
        if (armies_side(pos->cell[LAYER_PIECE][f->square[i]]) == army)
            set = set_either(set, set_of(i));
    return set;
}

static enum reaction ask_hint(struct puzzle *pz, const struct view *view,
                              struct error *err)
{
    const struct field *f = &pz->camp.armies->field;
    struct set white, black, more;

    if (lacks_ways(&pz->camp, err))
        return REACTION_REFUSED;
    white = army_at(f, view->pos, ARMY_WHITE);
    black = army_at(f, view->pos, ARMY_BLACK);
    more = set_either(white, black);
    pz->hint_ways = roll_complete(&pz->camp.armies->roll, &white, &black);
    more = set_without(set_either(white, black), more);
    if (wide_is(pz->hint_ways, 0) || set_is_empty(more)) {
        error_set(err, wide_is_more(pz->hint_ways, 0)
                           ? "this is one of the best arrangements"
                           : "no best arrangement contains all "
                             "these: take one away");
        return REACTION_REFUSED;
    }
    pz->hint = f->square[set_least(more)];
    pz->hint_army = set_has(white, set_least(more)) ? ARMY_WHITE : ARMY_BLACK;
    pz->hint_at = view->index;
    return REACTION_REDRAW;
}

static bool shows_hint(const struct puzzle *pz, const struct view *view)
{
    return pz->hint >= 0 && pz->hint_at == view->index && !view->posed;
}

static void say_hint(const struct puzzle *pz, struct text *out)
{
    text_add(out, " Hint: ");
    if (wide_is(pz->hint_ways, 1)) {
        text_add(out, "the only best arrangement with all these");
    } else {
        text_add(out, "one of ");
        wide_format(pz->hint_ways, true, out);
        text_add(out, " best arrangements with all these");
    }
    text_addf(out, " has a %s %s on %s, in the frame.",
              pz->hint_army == ARMY_WHITE ? "white" : "black",
              mover_called(&pz->camp.mover, 1).at,
              say_square(pz->hint, pz->camp.board.files).at);
}

/* --- the user ------------------------------------------------------------- */

static enum reaction input(struct puzzle *pz, struct trace *tr,
                           const struct input *in, struct params *params,
                           struct error *err)
{
    enum reaction reaction;
    struct placing p;

    if (in->kind == INPUT_CHANGED)
        return REACTION_REDRAW;
    if (in->kind == INPUT_ACTION && in->control == ARMIES_HINT)
        return ask_hint(pz, in->view, err);
    if (in->kind == INPUT_PRESS && in->tool == TOOL_HOLES && in->square >= 0)
        return armies_cut(&pz->camp.board, params, in->square, err);
    reaction = placing_input(&pz->hand, in, &p);
    if (reaction != REACTION_EDITED)
        return reaction;
    if (pz->camp.board.hole[p.to]) {
        error_set(err, "nothing can stand on a hole; \"Edit\" puts the square "
                       "back");
        return p.from < 0 ? REACTION_REFUSED : REACTION_REDRAW;
    }
    trace_truncate(tr, in->view->index);
    placing_add(params, ARMIES_PUT, tr->tip.files, p);
    put(pz, tr, p);
    pz->hint = -1;
    return REACTION_EDITED;
}

static void retell(const struct puzzle *pz, const struct view *view,
                   struct params *params)
{
    (void)pz;
    clicks_keep(params, ARMIES_PUT, view->index);
}

/* --- what is looked at ---------------------------------------------------- */

static void draw(const struct puzzle *pz, const struct view *view,
                 struct scene *sc)
{
    const struct camp *c = &pz->camp;
    struct look look;

    look_init(&look, c, view->pos);
    if (view->params->at[ARMIES_FREE].number)
        look_draw_free(&look, c, sc);
    look_draw_conflicts(&look, c, sc);
    armies_draw_pointed(c, view, sc);
    if (view->hover >= 0 && !look.side[view->hover] &&
        !c->board.hole[view->hover])
        scene_piece(sc, scene_square(sc, view->hover),
                    (int)armies_code(&c->mover, ARMY_WHITE), 0.4f);
    if (shows_hint(pz, view))
        scene_outline(sc, scene_square_inner(sc, pz->hint, 0.05f), 0.1f, 0.08f,
                      INK_HINT);
    look_free(&look);
}

static void status(const struct puzzle *pz, const struct view *view,
                   struct text *out)
{
    struct look look;

    look_init(&look, &pz->camp, view->pos);
    text_addf(out, "%d white, %d black", look.size[ARMY_WHITE],
              look.size[ARMY_BLACK]);
    if (look.conflicts)
        text_addf(out, ", %s",
                  say_count((uint64_t)look.conflicts, "conflict").at);
    else if (is_best(&pz->camp, &look))
        text_add(out, ": as many as can be");
    else
        text_addf(out, ": %d of each in peace", look_score(&look));
    look_free(&look);
}

static void explain(const struct puzzle *pz, const struct view *view,
                    struct text *out)
{
    struct look look;

    look_init(&look, &pz->camp, view->pos);
    if (is_best(&pz->camp, &look))
        text_add(out, "These are the largest armies there can be: well done. ");
    else if (look.conflicts)
        text_add(out, "A line joins two of different colours that attack each "
                      "other. ");
    camp_say(&pz->camp, out);
    if (view->params->at[ARMIES_FREE].number)
        text_add(out, " Dots tell which colour may stand there.");
    if (shows_hint(pz, view))
        say_hint(pz, out);
    look_free(&look);
}

static void facts(const struct puzzle *pz, const struct view *view,
                  struct facts *out)
{
    struct look look;

    look_init(&look, &pz->camp, view->pos);
    camp_facts(&pz->camp, out);
    armies_fact_squares(view, true, out);
    facts_number(out, "conflicts", "In conflict", (uint64_t)look.conflicts);
    facts_help(out, "Pairs of a white and a black piece that attack each "
                    "other.");
    look_free(&look);
}

const struct activity armies_hand = {
    .plan = plan,
    .heading = armies_heading,
    .create = create,
    .destroy = destroy,
    .step = step,
    .input = input,
    .retell = retell,
    .draw = draw,
    .status = status,
    .explain = explain,
    .notation = armies_notation,
    .facts = facts,
};
