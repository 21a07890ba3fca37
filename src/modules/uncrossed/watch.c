/* Watching a search for the longest path, move by move. */
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/error.h"
#include "base/say.h"
#include "base/text.h"
#include "chess/square.h"
#include "modules/uncrossed/run.h"
#include "puzzle/board_setting.h"
#include "puzzle/control.h"
#include "puzzle/facts.h"
#include "puzzle/trace.h"
#include "solve/uncrossed/search.h"

/* A moment's note is the event of the search; NOTE_OPEN comes before all. */
enum { NOTE_OPEN = SEARCH_OVER + 1 };

/* The numbers kept in the trace: squares entered, moves of the longest path so
 * far, the square a move was refused to or taken back from, the place on the
 * path of the move that would be crossed, and how many squares could still be
 * entered. */
enum { NODES = SLOT_FREE, BEST, TARGET, PLACE, REACH };

struct puzzle {
    struct wanted wanted;
    struct uncrossed_search search;
    int *best, nbest; /* best owned: the squares of the longest so far */
    bool over;
};

static bool plan(const struct params *params, struct plan *out,
                 struct error *err)
{
    (void)err;
    uncrossed_plan(params, out);
    out->tools |= 1 << TOOL_START;
    out->hint = "Click a square to begin there, and again to begin anywhere.";
    return true;
}

static void heading(const struct params *params, struct text *out)
{
    uncrossed_heading(params, out);
    text_add(out, ", searched");
}

/* --- the run ------------------------------------------------------------- */

static void record(const struct puzzle *pz, struct trace *tr, int flags,
                   int note)
{
    trace_count(tr, NODES, pz->search.nodes);
    trace_count(tr, BEST, (uint64_t)pz->search.best);
    trace_count(tr, REACH, (uint64_t)pz->search.reach);
    trace_moment(tr, flags, note, pz->search.nodes);
}

static struct puzzle *create(const struct params *params, struct trace *tr)
{
    struct puzzle *pz = xcalloc(1, sizeof *pz);
    struct error unasked;

    wanted_init(&pz->wanted, params, &unasked);
    uncrossed_search_init(&pz->search, &pz->wanted.board, &pz->wanted.mover,
                          pz->wanted.closed, uncrossed_start(params));
    pz->best = xmalloc((size_t)board_squares(&pz->wanted.board) *
                       sizeof *pz->best);
    board_setting_record(&pz->wanted.board, tr);
    record(pz, tr, 0, NOTE_OPEN);
    return pz;
}

static void destroy(struct puzzle *pz)
{
    uncrossed_search_free(&pz->search);
    wanted_free(&pz->wanted);
    free(pz->best);
    free(pz);
}

static void keep_best(struct puzzle *pz)
{
    pz->nbest = pz->search.n;
    memcpy(pz->best, pz->search.path, (size_t)pz->nbest * sizeof *pz->best);
}

/* At the end the longest path is put on the board again. */
static void show_best(struct puzzle *pz, struct trace *tr)
{
    for (int i = 0; i < pz->nbest; i++)
        trail_put(tr, pz->wanted.mover.kind, pz->best[i]);
    trail_close(tr, pz->wanted.closed && pz->nbest);
}

static int flags_of(const struct search_step *s)
{
    switch (s->event) {
    case SEARCH_MOVE:
    case SEARCH_CLOSED: return s->longest ? MOMENT_IMPROVED : 0;
    case SEARCH_BACK:
    case SEARCH_CUT: return MOMENT_RETREAT;
    case SEARCH_OVER: return MOMENT_SOLUTION;
    case SEARCH_BEGIN:
    case SEARCH_CROSSED: break;
    }
    return 0;
}

static void show(struct puzzle *pz, struct trace *tr,
                 const struct search_step *s)
{
    trail_close(tr, s->event == SEARCH_CLOSED);
    if (s->longest)
        keep_best(pz);
    switch (s->event) {
    case SEARCH_BEGIN:
    case SEARCH_MOVE: trail_put(tr, pz->wanted.mover.kind, s->square); break;
    case SEARCH_BACK:
    case SEARCH_CUT: trail_take(tr, pz->wanted.mover.kind); break;
    case SEARCH_OVER: show_best(pz, tr); break;
    case SEARCH_CROSSED:
    case SEARCH_CLOSED: break;
    }
    trace_count(tr, TARGET, (uint64_t)s->square);
    trace_count(tr, PLACE, (uint64_t)s->place);
    record(pz, tr, pz->nbest || s->event != SEARCH_OVER ? flags_of(s) : 0,
           s->event);
}

static enum progress step(struct puzzle *pz, struct trace *tr, long *budget)
{
    uint64_t tired = tr->toil + (uint64_t)*budget; /* leave it at that */
    struct search_step s = { .square = 0 };

    for (; *budget > 0 && tr->toil < tired && !pz->over; --*budget) {
        uncrossed_search_step(&pz->search, &s);
        tr->toil += pz->search.looked;
        pz->over = s.event == SEARCH_OVER;
        show(pz, tr, &s);
    }
    if (!pz->over)
        return PROGRESS_MORE;
    return pz->nbest ? PROGRESS_FOUND : PROGRESS_DONE;
}

static enum reaction input(struct puzzle *pz, struct trace *tr,
                           const struct input *in, struct params *params,
                           struct error *err)
{
    struct setting *start = &params->at[UNCROSSED_START];
    int files = tr->tip.files, sq = in->square;

    if (in->kind == INPUT_CHANGED)
        return REACTION_REDRAW;
    if (in->kind != INPUT_PRESS || sq < 0)
        return REACTION_NONE;
    if (in->tool == TOOL_HOLES)
        return uncrossed_cut(&pz->wanted.board, params, sq, err);
    if (pz->wanted.board.hole[sq])
        return REACTION_NONE;
    if (uncrossed_start(params) == sq) {
        start->number = start->second = -1;
    } else {
        start->number = sq % files;
        start->second = sq / files;
    }
    return REACTION_RESTART;
}

/* --- what is looked at --------------------------------------------------- */

static int number(const struct view *view, int slot)
{
    return (int)position_count(view->pos, slot);
}

static struct phrase target(const struct view *view)
{
    return say_square(number(view, TARGET), view->pos->files);
}

static struct phrase square_of(const struct view *view, int place)
{
    return say_square((int)view->pos->path[place], view->pos->files);
}

static bool is_over(const struct view *view)
{
    return view->now->note == SEARCH_OVER;
}

static void draw(const struct puzzle *pz, const struct view *view,
                 struct scene *sc)
{
    trail_draw_ends(view, sc);
    if (view->params->at[UNCROSSED_MARKS].number && !is_over(view))
        trail_draw_ways(&pz->wanted, view, sc);
    if (view->now->note == SEARCH_CROSSED)
        trail_draw_crossing(view, number(view, TARGET), number(view, PLACE),
                            sc);
    if (view->now->note == SEARCH_BACK || view->now->note == SEARCH_CUT)
        trail_draw_left(view, number(view, TARGET), sc);
}

static void status(const struct puzzle *pz, const struct view *view,
                   struct text *out)
{
    int moves = trail_moves(view);

    (void)pz;
    switch (view->now->note) {
    case NOTE_OPEN: text_add(out, "An empty board"); return;
    case SEARCH_BEGIN: text_addf(out, "Start on %s", target(view).at); break;
    case SEARCH_MOVE: text_addf(out, "Move %d", moves); break;
    case SEARCH_CLOSED: text_addf(out, "Closed after %d moves", moves); break;
    case SEARCH_CROSSED:
        text_addf(out, "A move to %s would cross", target(view).at);
        break;
    case SEARCH_BACK:
    case SEARCH_CUT: text_addf(out, "Back from %s", target(view).at); break;
    case SEARCH_OVER:
        text_add(out, moves ? "The longest: " : "There is no path");
        if (moves)
            text_add(out, say_count((uint64_t)moves, "move").at);
        return;
    default: break;
    }
    if (number(view, BEST))
        text_addf(out, ", longest so far %d", number(view, BEST));
}

static void explain_open(const struct puzzle *pz, struct text *out)
{
    text_add(out, "With every move the piece draws a line, which must never "
                  "cross or touch itself. Where no move is left, the last one "
                  "is taken back and another one tried");
    text_add(out,
             pz->search.once ? "." : ", from every square but mirror images.");
}

/* Why a move was given up before everything was tried. */
static void explain_cut(const struct puzzle *pz, const struct view *view,
                        struct text *out)
{
    int moves = trail_moves(view) + (view->pos->npath > 0);

    if (number(view, REACH) == 0) {
        text_addf(out, "From %s no move is left: a dead end. It is taken back.",
                  target(view).at);
        return;
    }
    text_addf(out,
              "%s is given up. From there, after %s, at most %s could be "
              "entered%s: that is no more than the %s found before.",
              target(view).at, say_count((uint64_t)moves, "move").at,
              say_count((uint64_t)number(view, REACH), "square").at,
              pz->wanted.closed ? ", and then the first again" : "",
              say_count((uint64_t)number(view, BEST), "move").at);
}

static void explain_over(const struct puzzle *pz, const struct view *view,
                         struct text *out)
{
    if (!trail_moves(view)) {
        text_addf(out,
                  "Every way has been tried: there is no %spath. This is a "
                  "proof.",
                  pz->wanted.closed ? "closed " : "");
        return;
    }
    text_addf(out,
              "Every way%s has been tried, or could not become longer: no "
              "%spath has more than %s. This is a proof, and it took %s.",
              pz->search.once ? " from this start" : "",
              pz->wanted.closed ? "closed " : "",
              say_count((uint64_t)trail_moves(view), "move").at,
              say_count(position_count(view->pos, NODES), "try|tries").at);
}

static void explain(const struct puzzle *pz, const struct view *view,
                    struct text *out)
{
    int place = number(view, PLACE);

    switch (view->now->note) {
    case NOTE_OPEN: explain_open(pz, out); break;
    case SEARCH_BEGIN:
        text_addf(out, "The piece begins on %s. Dots are squares it can go to.",
                  target(view).at);
        break;
    case SEARCH_MOVE:
    case SEARCH_CLOSED:
        text_addf(out, "The line to %s meets no other line of the path.",
                  target(view).at);
        if (view->now->flags & MOMENT_IMPROVED)
            text_add(out, " The path is now longer than any before.");
        break;
    case SEARCH_CROSSED:
        text_addf(out,
                  "The line to %s would meet the line from %s to %s. The move "
                  "is refused, and the next one is tried.",
                  target(view).at, square_of(view, place).at,
                  square_of(view, place + 1).at);
        break;
    case SEARCH_BACK:
        text_addf(out,
                  "From %s every move has been tried. It is taken back, and "
                  "the next move is tried.",
                  target(view).at);
        break;
    case SEARCH_CUT: explain_cut(pz, view, out); break;
    case SEARCH_OVER: explain_over(pz, view, out); break;
    default: break;
    }
}

static void facts(const struct puzzle *pz, const struct view *view,
                  struct facts *out)
{
    (void)pz;
    trail_facts(view, out);
    facts_number(out, "longest", "Longest so far",
                 (uint64_t)number(view, BEST));
    facts_help(out, "The most moves of a path found up to this step.");
    facts_number(out, "nodes", "Squares tried",
                 position_count(view->pos, NODES));
    facts_help(out, "How often the search has put the piece on a square.");
}

const struct activity uncrossed_watch = {
    .plan = plan,
    .heading = heading,
    .create = create,
    .destroy = destroy,
    .step = step,
    .input = input,
    .draw = draw,
    .status = status,
    .explain = explain,
    .notation = trail_notation,
    .facts = facts,
};
