/*
 * Leading the knight by hand. After every move it is looked whether a full
 * tour can still be made from there; what comes of it is the light in the
 * panel, and the first move of that tour the hint.
 */
#include <stdlib.h>

#include "base/alloc.h"
#include "base/error.h"
#include "chess/square.h"
#include "modules/tour/aim.h"
#include "modules/tour/graph.h"
#include "modules/tour/known/famous.h"
#include "modules/tour/known/way.h"
#include "modules/tour/path.h"
#include "modules/tour/proof.h"
#include "modules/tour/settings.h"
#include "puzzle/board_setting.h"
#include "puzzle/hand/clicks.h"
#include "puzzle/control.h"
#include "puzzle/facts.h"
#include "puzzle/trace.h"
#include "solve/tour/tour.h"

struct puzzle {
    struct aim aim;
    struct graph graph;
    struct verdict *verdicts; /* owned; by moment */
    size_t nverdicts, verdicts_cap;
    struct proof proof; /* of the one that is judged */
    int hint;           /* the hint on show, or -1 */
    size_t hint_at;     /* at which moment */
    size_t asked;       /* where a hint is wanted, before the tip: its moment
                           and one, or 0 */
    size_t held;        /* where the knight is in the hand: the same */
};

/* *whole: they are a tour already. */
static bool check_moves(const struct params *params, bool *whole,
                        struct error *err)
{
    struct board b;
    struct way w;
    bool ok;

    if (!tour_board(&b, params, err))
        return false;
    ok = way_read(&w, params, &b, err);
    *whole = ok && w.n == board_squares(&b) - b.nholes;
    if (ok)
        way_free(&w);
    board_free(&b);
    return ok;
}

static bool check_best(const struct params *params, struct error *err)
{
    int best = params->at[TOUR_BEST].number, squares;
    struct board b;

    if (!tour_board(&b, params, err))
        return false;
    squares = board_squares(&b) - b.nholes;
    board_free(&b);
    return best <= squares ||
           error_set(err, "best '%d': the board has only %s", best,
                     say_count((uint64_t)squares, "square").at);
}

static bool plan(const struct params *params, struct plan *out,
                 struct error *err)
{
    bool whole;

    out->manner = MANNER_PLAYED;
    out->anew = "Restart";
    out->hint = "Drag the piece to a marked square, or click the square. "
                "Before its first move, any other one makes a new start.";
    if (!tour_plan(params, true, out, err))
        return false;
    if (out->mover.kind == PIECE_KNIGHT)
        out->hint = "Drag the knight to a marked square, or click the square. "
                    "Before its first move, any other one makes a new start.";
    if (!graph_plan(params, out, err) || !check_moves(params, &whole, err) ||
        !check_best(params, err))
        return false;
    if (whole)
        out->hint = "← and → step through the tour; Undo takes moves back.";
    return true;
}

static void heading(const struct params *params, struct text *out)
{
    int which = famous_find(params->at[TOUR_MOVES].text);

    tour_name(params, "Knight's tour", true, out);
    if (which > 0)
        text_addf(out, ", %s", famous_titles[which]);
}

/* --- the run ------------------------------------------------------------- */

static void enter(struct puzzle *pz, struct trace *tr, int square)
{
    aim_enter(&pz->aim, tr, square);
    trace_moment(tr, aim_flags(&pz->aim, &tr->tip), 0, tr->tip.npath);
}

static struct puzzle *create(const struct params *params, struct trace *tr)
{
    struct puzzle *pz = xcalloc(1, sizeof *pz);
    struct tour_question q;
    struct error unasked;
    struct way w;

    aim_init(&pz->aim, params);
    pz->aim.kept = -1; /* the user may enter the end too early */
    graph_init(&pz->graph, &pz->aim);
    pz->hint = -1;
    q = tour_question_of(params, &pz->aim.board, &pz->aim.mover);
    tour_impossible(&q, &pz->aim.reason);
    board_setting_record(&pz->aim.board, tr);
    way_read(&w, params, &pz->aim.board, &unasked); /* it was planned so */
    for (int i = 0; i < w.n; i++)
        enter(pz, tr, w.square[i]);
    way_free(&w);
    return pz;
}

static void destroy(struct puzzle *pz)
{
    proof_stop(&pz->proof);
    free(pz->verdicts);
    aim_free(&pz->aim);
    free(pz);
}

static struct verdict verdict_at(const struct puzzle *pz, size_t index)
{
    return index < pz->nverdicts ? pz->verdicts[index]
                                 : (struct verdict){ VERDICT_OPEN, -1 };
}

/* The first moment at which all was lost, of those that lead to this one. */
static size_t lost_since(const struct puzzle *pz, size_t index)
{
    while (index > 0 && verdict_at(pz, index - 1).kind == VERDICT_LOST)
        index--;
    return index;
}

/* Who can make it from here could so before: each move was good. */
static void judge(struct puzzle *pz, const struct trace *tr, size_t index,
                  struct verdict verdict)
{
    const uint32_t *path = tr->tip.path;

    while (pz->nverdicts <= index) {
        pz->verdicts = grow(pz->verdicts, pz->nverdicts, &pz->verdicts_cap,
                            sizeof *pz->verdicts);
        pz->verdicts[pz->nverdicts++] = (struct verdict){ VERDICT_OPEN, -1 };
    }
    pz->verdicts[index] = verdict;
    while (verdict.kind == VERDICT_CAN && index-- > 0)
        if (pz->verdicts[index].kind == VERDICT_OPEN)
            pz->verdicts[index] = (struct verdict){ VERDICT_CAN,
                                                    (int)path[index + 1] };
}

/* The newest moment is looked at first, unless somebody waits for another. If
 * all is lost there, those before it are, too: it should be said since when. */
static size_t next_to_judge(const struct puzzle *pz, size_t tip)
{
    if (pz->asked && verdict_at(pz, pz->asked - 1).kind == VERDICT_OPEN)
        return pz->asked - 1;
    while (tip > 0 && verdict_at(pz, tip).kind == VERDICT_LOST)
        tip--;
    return tip;
}

static enum progress step(struct puzzle *pz, struct trace *tr, long *budget)
{
    size_t at = next_to_judge(pz, trace_end(tr) - 1);
    struct verdict verdict = verdict_at(pz, at);

    if (pz->aim.reason.len)
        return PROGRESS_DONE;
    if (verdict.kind != VERDICT_OPEN)
        return PROGRESS_WAITING;
    if (at + 1 == trace_end(tr) &&
        aim_flags(&pz->aim, &tr->tip) == MOMENT_SOLUTION)
        verdict.kind = VERDICT_CAN;
    else if (!pz->proof.search)
        verdict = proof_begin(&pz->proof, &pz->aim, tr->tip.path,
                              (uint32_t)at + 1);
    else
        verdict = proof_step(&pz->proof, budget, &tr->toil);
    judge(pz, tr, at, verdict);
    return PROGRESS_MORE;
}

/* How far the user came before taking moves back. */
static void keep_best(struct params *params)
{
    const char *rest = params->at[TOUR_MOVES].text;
    int *best = &params->at[TOUR_BEST].number, visited = 1;

    while (clicks_next(&rest, params->at[TOUR_SIZE].number) >= 0)
        visited++;
    if (visited > *best)
        *best = visited;
}

static void retell(const struct puzzle *pz, const struct view *view,
                   struct params *params)
{
    (void)pz;
    way_spell(params);
    keep_best(params);
    clicks_keep(params, TOUR_MOVES, view->index);
}

/* --- the user ------------------------------------------------------------ */

/* What comes after this moment will not be. */
static void drop_later(struct puzzle *pz, struct trace *tr, size_t index)
{
    trace_truncate(tr, index);
    proof_stop(&pz->proof);
    pz->hint = -1;
    pz->asked = 0;
    if (pz->nverdicts > index + 1)
        pz->nverdicts = index + 1;
}

static enum reaction move(struct puzzle *pz, struct trace *tr,
                          const struct input *in, struct params *params,
                          struct error *err)
{
    const struct position *pos = in->view->pos;
    int square = in->square;

    if (!aim_reaches(&pz->aim, pos, square)) {
        const char *name = mover_called(&pz->aim.mover, 1).at;

        if (pos->cell[LAYER_ORDER][square])
            error_set(err, "the %s has been on %s already", name,
                      say_square(square, pz->aim.board.files).at);
        else
            error_set(err, "%s is not a %s's move away",
                      say_square(square, pz->aim.board.files).at, name);
        return REACTION_REFUSED;
    }
    drop_later(pz, tr, in->view->index);
    clicks_add(params, TOUR_MOVES, pos->files, square);
    enter(pz, tr, square);
    return REACTION_EDITED;
}

static bool is_held(const struct puzzle *pz, const struct view *view)
{
    return pz->held == view->index + 1;
}

/* Let go anywhere else, the knight goes back without a word. */
static enum reaction drop(struct puzzle *pz, struct trace *tr,
                          const struct input *in, struct params *params,
                          struct error *err)
{
    bool held = is_held(pz, in->view);

    pz->held = 0;
    if (held && aim_reaches(&pz->aim, in->view->pos, in->square))
        return move(pz, tr, in, params, err);
    return held ? REACTION_REDRAW : REACTION_NONE;
}

/* A closed tour stays as it is from whichever square it begins. */
static enum reaction renumber(const struct puzzle *pz, int square,
                              struct params *params, struct error *err)
{
    const struct board *b = &pz->aim.board;

    if (b->hole[square]) {
        error_set(err, "%s is cut out of the board: no tour begins there",
                  say_square(square, b->files).at);
        return REACTION_REFUSED;
    }
    params->at[TOUR_START].number = square % b->files;
    params->at[TOUR_START].second = square / b->files;
    return REACTION_RESTART;
}

static enum reaction press(struct puzzle *pz, struct trace *tr,
                           const struct input *in, struct params *params,
                           struct error *err)
{
    const struct position *pos = in->view->pos;
    bool held = in->square == (int)pos->path[pos->npath - 1];

    if (in->tool == TOOL_START && in->square >= 0 && in->button == 1 &&
        way_is_ring(params))
        return renumber(pz, in->square, params, err);
    if (in->square < 0 || in->button != 1 || in->tool != TOOL_NONE)
        return tour_press(&pz->aim.board, pz->aim.start, in, params, err);
    pz->held = held ? in->view->index + 1 : 0;
    if (held)
        return REACTION_GRIPPED;
    if (pos->npath > 1 || aim_reaches(&pz->aim, pos, in->square))
        return move(pz, tr, in, params, err);
    return tour_press(&pz->aim.board, pz->aim.start, in, params, err);
}

/* From now on that of this moment is looked for. */
static void want_verdict(struct puzzle *pz, const struct view *view)
{
    size_t asked = view->tip ? 0 : view->index + 1;

    if (pz->asked != asked)
        proof_stop(&pz->proof);
    pz->asked = asked;
}

static enum reaction ask_hint(struct puzzle *pz, const struct view *view,
                              struct error *err)
{
    struct verdict now = verdict_at(pz, view->index);

    if (now.kind == VERDICT_OPEN)
        want_verdict(pz, view);
    if (now.kind == VERDICT_CAN && now.hint >= 0) {
        pz->hint = now.hint;
        pz->hint_at = view->index;
        return REACTION_REDRAW;
    }
    switch (now.kind) {
    case VERDICT_CAN: error_set(err, "the tour is complete"); break;
    case VERDICT_LOST:
        error_set(err, "no full tour goes on from here: take moves back");
        break;
    case VERDICT_UNPROVED:
        error_set(err,
                  "could not prove a move to lead to a full tour within %s",
                  say_count(PROOF_WORK, "node").at);
        break;
    case VERDICT_OPEN:
        error_set(err, "still looking for a move that is proved to be good");
        break;
    }
    return REACTION_REFUSED;
}

static enum reaction input(struct puzzle *pz, struct trace *tr,
                           const struct input *in, struct params *params,
                           struct error *err)
{
    if (in->kind == INPUT_CHANGED || in->kind == INPUT_CLOCK)
        return REACTION_REDRAW;
    if (in->kind == INPUT_ACTION && in->control == TOUR_HINT)
        return ask_hint(pz, in->view, err);
    if (in->kind == INPUT_DRAG)
        return is_held(pz, in->view) ? REACTION_GRIPPED : REACTION_NONE;
    if (in->kind == INPUT_RELEASE)
        return drop(pz, tr, in, params, err);
    return press(pz, tr, in, params, err);
}

/* --- what is looked at --------------------------------------------------- */

static bool shows_hint(const struct puzzle *pz, const struct view *view)
{
    return pz->hint >= 0 && pz->hint_at == view->index && !view->posed;
}

/* Only where the knight may be led, for who does not want to be helped. */
static enum path_help help(const struct view *view)
{
    return path_shows_counts(view) ? PATH_RINGS : PATH_TARGETS;
}

static void draw(const struct puzzle *pz, const struct view *view,
                 struct scene *sc)
{
    size_t from = sc->ndraws;

    graph_draw_below(&pz->aim, view, sc);
    scene_sink(sc, from);
    path_draw(&pz->aim, view, help(view), sc);
    if (shows_hint(pz, view))
        scene_outline(sc, scene_square_inner(sc, pz->hint, 0.05f), 0.1f, 0.08f,
                      INK_HINT);
    if (view->pos->npath == 1 || aim_reaches(&pz->aim, view->pos, view->hover))
        path_draw_ghost(&pz->aim, view, sc);
    graph_draw_ring(&pz->graph, &pz->aim, view, sc);
}

static void status(const struct puzzle *pz, const struct view *view,
                   struct text *out)
{
    if (pz->aim.reason.len)
        path_status_none(&pz->aim, false, out);
    else
        path_status(&pz->aim, view, out);
    tour_reword(out, &pz->aim.mover);
}

static void explain_hint(const struct puzzle *pz, const struct view *view,
                         struct text *out)
{
    if (shows_hint(pz, view))
        text_addf(out, " Hint: %s, in the frame, leads on to a full tour.",
                  say_square(pz->hint, pz->aim.board.files).at);
}

/* Whether the user can still make it. */
static void explain_verdict(const struct puzzle *pz, const struct view *view,
                            struct text *out)
{
    size_t since = lost_since(pz, view->index);

    switch (verdict_at(pz, view->index).kind) {
    case VERDICT_OPEN:
        text_add(out, "Looking whether the tour can still be completed.");
        break;
    case VERDICT_CAN:
        if (!path_is_complete(view))
            text_add(out, "The tour can still be completed: this is proved.");
        break;
    case VERDICT_LOST:
        if (since == 0)
            text_add(out, "No full tour is possible from this start.");
        else
            text_addf(out,
                      "Lost since move %zu: from there no full tour is "
                      "possible any more. Undo takes moves back.",
                      since);
        break;
    case VERDICT_UNPROVED:
        text_add(out, "Whether the tour can be completed could not be proved "
                      "with a bounded effort.");
        break;
    }
}

static void explain_path(const struct puzzle *pz, const struct view *view,
                         struct text *out)
{
    if (pz->aim.reason.len) {
        text_add(out, pz->aim.reason.at);
        return;
    }
    if (view->params->at[TOUR_WARN].number)
        explain_verdict(pz, view, out);
    explain_hint(pz, view, out);
    if (view->pos->npath == 1)
        path_explain_help(view, help(view), out);
    path_explain_end(&pz->aim, view, out);
    if (path_is_complete(view) && view->count > 2 &&
        aim_closes(&pz->aim, view->pos))
        text_add(out, "\nAnother start numbers it from there.");
}

static void explain(const struct puzzle *pz, const struct view *view,
                    struct text *out)
{
    explain_path(pz, view, out);
    graph_explain(&pz->graph, &pz->aim, view, out);
    tour_reword(out, &pz->aim.mover);
}

static void facts(const struct puzzle *pz, const struct view *view,
                  struct facts *out)
{
    uint64_t best = (uint64_t)view->params->at[TOUR_BEST].number;
    uint64_t all = view->count;

    if (pz->aim.reason.len)
        facts_words(out, "reason", NULL, pz->aim.reason.at);
    path_facts(&pz->aim, view, out);
    facts_number(out, "visited", "Squares visited", view->pos->npath);
    facts_help(out, "As many squares the knight has been on, with the start.");
    facts_number(out, "best", "Best so far", best < all ? all : best);
    facts_help(out, "The most squares that were ever visited on this board.");
    path_facts_of_tour(&pz->aim, view, true, out);
}

const struct activity tour_hand_activity = {
    .plan = plan,
    .heading = heading,
    .create = create,
    .destroy = destroy,
    .step = step,
    .input = input,
    .retell = retell,
    .draw = draw,
    .status = status,
    .explain = explain,
    .notation = path_notation,
    .facts = facts,
};
