/*
 * What a run of the knight's tour does, step by step: the solver's events
 * become moments. Where the user plays, tour_hand.c does.
 */
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/error.h"
#include "chess/piece.h"
#include "modules/tour_run.h"
#include "puzzle/control.h"
#include "puzzle/trace.h"

enum { AUTO_SIDE_MAX = 30 };     /* larger boards get a faster method */

static const struct tour_method *find_method(const char *name)
{
    const struct tour_method *const *m = tour_methods;

    while (strcmp((*m)->name, name) != 0)
        m++;
    return *m;
}

static void begin(struct puzzle *pz, struct trace *tr)
{
    int flags = tour_squares(pz) == 1 ? MOMENT_SOLUTION : 0;

    for (int sq = 0; sq < board_squares(&pz->board); sq++)
        if (pz->board.hole[sq])
            trace_set(tr, LAYER_HOLE, sq, 1);
    trace_set(tr, LAYER_PIECE, pz->start, PIECE_KNIGHT);
    trace_set(tr, LAYER_ORDER, pz->start, 1);
    pz->depth = 1;
    pz->nodes = 1;
    trace_moment(tr, flags, tour_note_pack((struct tour_note){
        .kind = NOTE_START }), pz->nodes);
}

/* The method that suits the question best, where none was chosen. */
static const struct tour_method *choose_method(const struct tour_question *q)
{
    const struct board *b = q->board;
    bool small = b->files <= AUTO_SIDE_MAX && b->ranks <= AUTO_SIDE_MAX;

    if (small || b->nholes || q->end >= 0)
        return &tour_warnsdorff;
    return &tour_construct;
}

/* Sets up the search, or the reason why there is none. */
static void begin_search(struct puzzle *pz, const struct tour_question *q,
                         const char *algorithm)
{
    pz->chosen = strcmp(algorithm, "auto") == 0;
    pz->method = pz->chosen ? choose_method(q) : find_method(algorithm);
    if (tour_impossible(q, &pz->reason))
        return;
    pz->refused = pz->method->refuses &&
                  pz->method->refuses(q, &pz->reason);
    if (!pz->refused && pz->mode == TOUR_SOLVE)
        pz->search = pz->method->create(q);
}

struct puzzle *tour_create(const struct params *params, struct trace *tr)
{
    struct puzzle *pz = xcalloc(1, sizeof *pz);
    struct tour_question q = { .seed = params->seed };
    struct error err;

    tour_board(&pz->board, params, &err);
    move_order_parse(&q.order, params->at[TOUR_ORDER].text, &err);
    pz->mode = (enum tour_mode)params->at[TOUR_MODE].number;
    pz->start = tour_square(params, TOUR_START);
    pz->end = tour_square(params, TOUR_END);
    pz->closed = params->at[TOUR_CLOSED].number;
    pz->marked = pz->shown_hint = -1;
    text_init(&pz->reason);
    q.board = &pz->board;
    q.start = pz->start;
    q.end = pz->end;
    q.closed = pz->closed;
    begin_search(pz, &q,
                 tour_algorithms[params->at[TOUR_ALGORITHM].number]);
    begin(pz, tr);
    return pz;
}

void tour_destroy(struct puzzle *pz)
{
    if (pz->search)
        pz->method->destroy(pz->search);
    tour_hand_free(pz);
    board_free(&pz->board);
    text_free(&pz->reason);
    free(pz->restarts);
    free(pz);
}

static void enter(struct puzzle *pz, struct trace *tr,
                  const struct tour_step *s)
{
    int from = (int)tr->tip.path[pz->depth - 1], free_squares[8];
    int flags = s->tied > 1 ? MOMENT_TIE : 0;

    trace_set(tr, LAYER_PIECE, from, PIECE_NONE);
    trace_set(tr, LAYER_PIECE, s->square, PIECE_KNIGHT);
    trace_set(tr, LAYER_ORDER, s->square, (uint32_t)++pz->depth);
    pz->nodes++;
    if (pz->depth == tour_squares(pz))
        flags |= MOMENT_SOLUTION;
    else if (tour_free(pz, &tr->tip, s->square, (uint32_t)pz->depth,
                       free_squares) == 0)
        flags |= MOMENT_DEAD_END;
    trace_moment(tr, flags, tour_note_pack((struct tour_note){
        NOTE_ENTER, s->options, s->tried, s->tied }), pz->nodes);
}

static void retreat(struct puzzle *pz, struct trace *tr,
                    const struct tour_step *s)
{
    int back = (int)tr->tip.path[pz->depth - 2];

    trace_set(tr, LAYER_PIECE, s->square, PIECE_NONE);
    trace_set(tr, LAYER_PIECE, back, PIECE_KNIGHT);
    trace_set(tr, LAYER_ORDER, s->square, 0);
    pz->depth--;
    if (s->stranded >= 0) {
        trace_set(tr, LAYER_MARK, s->stranded, 1 + INK_CONFLICT);
        pz->marked = s->stranded;
    }
    trace_moment(tr, MOMENT_RETREAT, tour_note_pack((struct tour_note){
        .kind = s->stranded >= 0 ? NOTE_STRANDED : NOTE_RETREAT }),
        pz->nodes);
}

/* All moves taken back in one moment. */
static void again(struct puzzle *pz, struct trace *tr)
{
    trace_set(tr, LAYER_PIECE, (int)tr->tip.path[pz->depth - 1], PIECE_NONE);
    trace_set(tr, LAYER_PIECE, pz->start, PIECE_KNIGHT);
    for (; pz->depth > 1; pz->depth--)
        trace_set(tr, LAYER_ORDER, (int)tr->tip.path[pz->depth - 1], 0);
    pz->restarts = grow(pz->restarts, pz->nrestarts, &pz->restarts_cap,
                        sizeof *pz->restarts);
    pz->restarts[pz->nrestarts++] = trace_end(tr);
    trace_moment(tr, MOMENT_RETREAT, tour_note_pack((struct tour_note){
        .kind = NOTE_AGAIN }), pz->nodes);
}

enum progress tour_step(struct puzzle *pz, struct trace *tr, long *budget)
{
    struct tour_step s;

    if (pz->mode == TOUR_HAND)
        return tour_hand_step(pz, tr, budget);
    if (!pz->search)
        return pz->refused ? PROGRESS_STUCK : PROGRESS_DONE;
    for (; *budget > 0; --*budget) {
        pz->method->step(pz->search, &s);
        if (pz->marked >= 0) {
            trace_set(tr, LAYER_MARK, pz->marked, 0);
            pz->marked = -1;
        }
        switch (s.event) {
        case TOUR_ENTER:
            enter(pz, tr, &s);
            break;
        case TOUR_RETREAT:
            retreat(pz, tr, &s);
            break;
        case TOUR_FOUND:
            return PROGRESS_FOUND;
        case TOUR_NONE:
            return PROGRESS_DONE;
        case TOUR_STUCK:
            return PROGRESS_STUCK;
        case TOUR_AGAIN:
            again(pz, tr);
            break;
        case TOUR_WORK:
            break;
        }
    }
    return PROGRESS_MORE;
}

