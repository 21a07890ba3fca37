/*
 * Drawing a path by hand. Meanwhile it is found out how long one can be; a hint
 * is the next square of the longest way on that a short search finds.
 */
#include <stdlib.h>

#include "base/alloc.h"
#include "base/error.h"
#include "base/say.h"
#include "base/text.h"
#include "chess/square.h"
#include "modules/uncrossed/run.h"
#include "puzzle/board_setting.h"
#include "puzzle/control.h"
#include "puzzle/facts.h"
#include "puzzle/hand/clicks.h"
#include "puzzle/trace.h"
#include "solve/uncrossed/crossing.h"
#include "solve/uncrossed/search.h"

enum { HINT_NODES = 4000 }; /* squares a hint looks at: a blink */

/* What a hint told, at which moment. */
struct hint {
    int square; /* -1: none is shown */
    size_t at;
    int moves; /* of the whole path that it leads to */
    bool sure; /* no way on is longer */
};

struct puzzle {
    struct wanted wanted;
    struct uncrossed *all; /* owned: how long a path can be */
    int *path, n;          /* path owned: the squares so far, or what was last
                              looked at of them, with room for one more than
                              the board has */
    bool closed;
    struct hint hint;
    int refused, place; /* the square a move to which was refused, or -1, and
                           the place on the path of the move it would cross */
    size_t refused_at;  /* the moment */
};

/* --- the rules ----------------------------------------------------------- */

static bool is_move(const struct mover *m, int files, int from, int to)
{
    for (int k = 0; k < m->n; k++)
        if (from % files + m->step[k].file == to % files &&
            from / files + m->step[k].rank == to / files)
            return true;
    return false;
}

static bool has_been(const struct puzzle *pz, int square)
{
    for (int i = 0; i < pz->n; i++)
        if (pz->path[i] == square)
            return true;
    return false;
}

/* Would the move close the path? */
static bool comes_home(const struct puzzle *pz, int square)
{
    return pz->wanted.closed && pz->n > 2 && square == pz->path[0];
}

/* What the move to a square would cross, or -1. */
static int crossing(const struct puzzle *pz, int square)
{
    return path_crossing(pz->wanted.board.files, pz->path, pz->n, square);
}

/* May the path go on to a square? If not, *err says why. */
static bool may_go(const struct puzzle *pz, int square, struct error *err)
{
    int files = pz->wanted.board.files, from, place;
    struct phrase name = say_square(square, files);

    if (pz->wanted.board.hole[square])
        return error_set(err, "%s is cut out of the board", name.at);
    if (pz->closed)
        return error_set(err, "the path is closed: no move can follow");
    if (pz->n == 0)
        return true;
    from = pz->path[pz->n - 1];
    if (!is_move(&pz->wanted.mover, files, from, square))
        return error_set(err, "%s is not a %s's move away from %s", name.at,
                         mover_called(&pz->wanted.mover, 1).at,
                         say_square(from, files).at);
    if (has_been(pz, square) && !comes_home(pz, square))
        return error_set(err, "the path has been on %s already", name.at);
    place = crossing(pz, square);
    return place < 0 ||
           error_set(err, "the move to %s would cross the one from %s to %s",
                     name.at, say_square(pz->path[place], files).at,
                     say_square(pz->path[place + 1], files).at);
}

static void go(struct puzzle *pz, int square)
{
    pz->closed = comes_home(pz, square);
    if (!pz->closed)
        pz->path[pz->n++] = square;
}

static bool hand_init(struct puzzle *pz, const struct params *params,
                      struct error *err)
{
    *pz = (struct puzzle){ .hint = { .square = -1 }, .refused = -1 };
    if (!wanted_init(&pz->wanted, params, err))
        return false;
    pz->path = xmalloc(((size_t)board_squares(&pz->wanted.board) + 1) *
                       sizeof *pz->path);
    return true;
}

static void hand_free(struct puzzle *pz)
{
    uncrossed_destroy(pz->all);
    wanted_free(&pz->wanted);
    free(pz->path);
}

static bool check_path(const struct params *params, struct error *err)
{
    const char *rest = params->at[UNCROSSED_PATH].text;
    struct puzzle pz;
    struct error why;
    bool ok;
    int sq;

    if (!hand_init(&pz, params, err))
        return false;
    ok = clicks_check(rest, "path", pz.wanted.board.files,
                      pz.wanted.board.ranks, err);
    for (int n = 1; ok && (sq = clicks_next(&rest, pz.wanted.board.files)) >= 0;
         n++) {
        ok = may_go(&pz, sq, &why) ||
             error_set(err, "path: square %d: %s", n, why.message);
        go(&pz, sq);
    }
    hand_free(&pz);
    return ok;
}

static bool plan(const struct params *params, struct plan *out,
                 struct error *err)
{
    uncrossed_plan(params, out);
    out->manner = MANNER_PLAYED;
    out->anew = "Clear board";
    out->hint = "Click the squares of the path one after the other; the "
                "first is where it begins.";
    return check_path(params, err);
}

static void heading(const struct params *params, struct text *out)
{
    uncrossed_heading(params, out);
    text_add(out, ", by hand");
}

/* --- the run ------------------------------------------------------------- */

static int moves_of(const struct puzzle *pz)
{
    return pz->n ? pz->n - 1 + pz->closed : 0;
}

/* As long as any, as far as that is proved by now. */
static bool is_longest(const struct puzzle *pz, int moves, bool closed)
{
    return uncrossed_now(pz->all) == UNCROSSED_DONE && moves > 0 &&
           moves == uncrossed_moves(pz->all) && closed == pz->wanted.closed;
}

static void enter(struct puzzle *pz, struct trace *tr, int square)
{
    go(pz, square);
    if (!pz->closed)
        trail_put(tr, pz->wanted.mover.kind, square);
    trail_close(tr, pz->closed);
    trace_moment(tr,
                 is_longest(pz, moves_of(pz), pz->closed) ? MOMENT_SOLUTION : 0,
                 0, 0);
}

static struct puzzle *create(const struct params *params, struct trace *tr)
{
    struct puzzle *pz = xcalloc(1, sizeof *pz);
    const char *rest = params->at[UNCROSSED_PATH].text;
    struct error unasked;
    int sq;

    hand_init(pz, params, &unasked);
    pz->all = wanted_solve(&pz->wanted);
    board_setting_record(&pz->wanted.board, tr);
    trace_moment(tr, 0, 0, 0);
    while ((sq = clicks_next(&rest, tr->tip.files)) >= 0)
        enter(pz, tr, sq);
    return pz;
}

static void destroy(struct puzzle *pz)
{
    hand_free(pz);
    free(pz);
}

static enum progress step(struct puzzle *pz, struct trace *tr, long *budget)
{
    (void)tr;
    if (uncrossed_now(pz->all) != UNCROSSED_MORE)
        return PROGRESS_WAITING;
    uncrossed_step(pz->all, budget);
    return PROGRESS_MORE;
}

static void retell(const struct puzzle *pz, const struct view *view,
                   struct params *params)
{
    (void)pz;
    clicks_keep(params, UNCROSSED_PATH, view->index);
}

/* --- the user ------------------------------------------------------------ */

static void look_at(struct puzzle *pz, const struct view *view)
{
    pz->n = trail_squares(view, pz->path);
    pz->closed = trail_is_closed(view);
}

static enum reaction press(struct puzzle *pz, struct trace *tr,
                           const struct input *in, struct params *params,
                           struct error *err)
{
    int square = in->square;

    look_at(pz, in->view);
    pz->hint.square = pz->refused = -1;
    if (may_go(pz, square, err)) {
        trace_truncate(tr, in->view->index);
        clicks_add(params, UNCROSSED_PATH, tr->tip.files, square);
        enter(pz, tr, square);
        return REACTION_EDITED;
    }
    if (pz->n && !pz->closed && !pz->wanted.board.hole[square] &&
        is_move(&pz->wanted.mover, tr->tip.files, pz->path[pz->n - 1],
                square) &&
        (!has_been(pz, square) || comes_home(pz, square))) {
        pz->refused = square;
        pz->place = crossing(pz, square);
        pz->refused_at = in->view->index;
    }
    return REACTION_REFUSED;
}

/* Where to begin is what the longest path known so far says. */
static bool hint_begin(struct puzzle *pz, struct error *err)
{
    int *best;

    if (!uncrossed_moves(pz->all))
        return error_set(err, uncrossed_now(pz->all) == UNCROSSED_MORE
                                  ? "still looking for a long path"
                                  : "there is no path on this board");
    best = xmalloc(((size_t)board_squares(&pz->wanted.board) + 1) *
                   sizeof *best);
    uncrossed_best(pz->all, best);
    pz->hint.square = best[0];
    pz->hint.moves = uncrossed_moves(pz->all);
    pz->hint.sure = uncrossed_now(pz->all) == UNCROSSED_DONE;
    free(best);
    return true;
}

static bool hint_on(struct puzzle *pz, struct error *err)
{
    int *longest = xmalloc(((size_t)board_squares(&pz->wanted.board) + 1) *
                           sizeof *longest);
    struct uncrossed_search like;
    int n;

    uncrossed_search_init(&like, &pz->wanted.board, &pz->wanted.mover,
                          pz->wanted.closed, -1);
    n = uncrossed_complete(&like, pz->path, pz->n, HINT_NODES, longest,
                           &pz->hint.sure);
    uncrossed_search_free(&like);
    if (n > pz->n)
        pz->hint.square = longest[pz->n];
    else if (pz->wanted.closed && n == pz->n)
        pz->hint.square = pz->path[0];
    pz->hint.moves = n - 1 + pz->wanted.closed;
    free(longest);
    if (pz->hint.square >= 0)
        return true;
    if (!pz->hint.sure)
        return error_set(err, "a short search found no way home from here");
    return error_set(err, pz->wanted.closed
                              ? "no way leads home from here: take moves back"
                              : "no move is left: take moves back");
}

static enum reaction ask_hint(struct puzzle *pz, const struct view *view,
                              struct error *err)
{
    bool there;

    look_at(pz, view);
    pz->hint.square = pz->refused = -1;
    pz->hint.at = view->index;
    if (pz->closed)
        there = error_set(err, "the path is closed");
    else
        there = pz->n ? hint_on(pz, err) : hint_begin(pz, err);
    return there ? REACTION_REDRAW : REACTION_REFUSED;
}

static enum reaction input(struct puzzle *pz, struct trace *tr,
                           const struct input *in, struct params *params,
                           struct error *err)
{
    if (in->kind == INPUT_CHANGED)
        return REACTION_REDRAW;
    if (in->kind == INPUT_ACTION && in->control == UNCROSSED_HINT)
        return ask_hint(pz, in->view, err);
    if (in->kind != INPUT_PRESS || in->square < 0 || in->button != 1)
        return REACTION_NONE;
    if (in->tool == TOOL_HOLES)
        return uncrossed_cut(&pz->wanted.board, params, in->square, err);
    return press(pz, tr, in, params, err);
}

/* --- what is looked at --------------------------------------------------- */

static bool shows_hint(const struct puzzle *pz, const struct view *view)
{
    return pz->hint.square >= 0 && pz->hint.at == view->index && !view->posed;
}

static bool shows_refusal(const struct puzzle *pz, const struct view *view)
{
    return pz->refused >= 0 && pz->refused_at == view->index && !view->posed;
}

static void draw(const struct puzzle *pz, const struct view *view,
                 struct scene *sc)
{
    int hover = view->hover;

    trail_draw_ends(view, sc);
    if (view->params->at[UNCROSSED_MARKS].number)
        trail_draw_ways(&pz->wanted, view, sc);
    if (shows_refusal(pz, view))
        trail_draw_crossing(view, pz->refused, pz->place, sc);
    if (shows_hint(pz, view))
        scene_outline(sc, scene_square_inner(sc, pz->hint.square, 0.05f), 0.1f,
                      0.08f, INK_HINT);
    if (hover >= 0 && view->pos->npath == 0 && !pz->wanted.board.hole[hover])
        scene_piece(sc, scene_square(sc, hover), (int)pz->wanted.mover.kind,
                    0.4f);
}

static void status(const struct puzzle *pz, const struct view *view,
                   struct text *out)
{
    int moves = trail_moves(view);

    if (view->pos->npath == 0)
        text_add(out, "Click a square to begin");
    else
        text_addf(out, "%s%s", say_count((uint64_t)moves, "move").at,
                  is_longest(pz, moves, trail_is_closed(view))
                      ? ": no path is longer"
                      : "");
}

static bool is_stuck(const struct puzzle *pz, const struct view *view)
{
    int ways[MOVER_STEPS_MAX], n;
    int *path = xmalloc(((size_t)board_squares(&pz->wanted.board) + 1) *
                        sizeof *path);
    bool stuck;

    n = trail_squares(view, path);
    stuck = n > 0 && !trail_is_closed(view) &&
            uncrossed_ways(&pz->wanted.board, &pz->wanted.mover, path, n,
                           ways) == 0 &&
            !(pz->wanted.closed &&
              uncrossed_closes(&pz->wanted.board, &pz->wanted.mover, path, n));
    free(path);
    return stuck;
}

static void explain_hint(const struct puzzle *pz, struct text *out)
{
    text_addf(out, "Hint: %s, in the frame, leads on to a path of %s. ",
              say_square(pz->hint.square, pz->wanted.board.files).at,
              say_count((uint64_t)pz->hint.moves, "move").at);
    text_add(out, pz->hint.sure ? "From here none is longer. "
                                : "There may be longer ones. ");
}

static void explain(const struct puzzle *pz, const struct view *view,
                    struct text *out)
{
    if (view->pos->npath == 0)
        text_addf(out,
                  "Lead the %s as far as you can%s. With every move it draws a "
                  "line, and the line must never cross or touch itself. ",
                  mover_called(&pz->wanted.mover, 1).at,
                  pz->wanted.closed ? " and back to where it began" : "");
    if (shows_hint(pz, view))
        explain_hint(pz, out);
    if (shows_refusal(pz, view))
        text_addf(out,
                  "The line to %s would cross the path in the circle, so the "
                  "move is refused. ",
                  say_square(pz->refused, pz->wanted.board.files).at);
    if (is_stuck(pz, view))
        text_add(out, "No move is left from here. Undo takes moves back. ");
    if (is_longest(pz, trail_moves(view), trail_is_closed(view)))
        text_add(out, "You have found one of the longest. ");
    known_say(pz->all, &pz->wanted, out);
}

static void facts(const struct puzzle *pz, const struct view *view,
                  struct facts *out)
{
    trail_facts(view, out);
    known_facts(pz->all, out);
}

const struct activity uncrossed_hand = {
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
    .notation = trail_notation,
    .facts = facts,
};
