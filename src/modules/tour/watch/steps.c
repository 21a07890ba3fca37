/*
 * What a run of the knight's tour does, step by step: the solver's events
 * become moments. Where the user plays, tour_hand.c does.
 */
#include <stdlib.h>

#include "base/alloc.h"
#include "base/error.h"
#include "chess/piece.h"
#include "modules/tour/all.h"
#include "modules/tour/map/starts.h"
#include "modules/tour/run.h"
#include "puzzle/control.h"
#include "puzzle/trace.h"
#include "solve/tour/glimpse.h"

enum {
    AUTO_SIDE_MAX = 30, /* larger boards get a faster method */
    WORKS_SHOWN = 8     /* changes of a round that are all shown */
};

/* What the search has in mind now goes into the record. */
static void think(struct puzzle *pz, struct tour_record *record)
{
    struct tour_glimpse g;

    if (!pz->search || !pz->method->glimpse)
        return;
    pz->method->glimpse(pz->search, &g);
    tour_past_think(&pz->past, record, &g);
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
    think(pz, tour_past_write(&pz->past, 0));
    trace_moment(tr, flags,
                 tour_note_pack((struct tour_note){ .kind = NOTE_START }),
                 pz->nodes);
}

/* The method that suits the question best, where none was chosen, and why. */
static const struct tour_method *choose_method(const struct tour_question *q,
                                               const char **why)
{
    const struct board *b = q->board;

    if (b->files <= AUTO_SIDE_MAX && b->ranks <= AUTO_SIDE_MAX) {
        *why = "the board is small enough to be searched";
        return &tour_warnsdorff;
    }
    if (b->nholes || q->end >= 0) {
        *why = "it can deal with holes and with a chosen end";
        return &tour_warnsdorff;
    }
    *why = "the board is large and whole, so that no search is needed";
    return &tour_construct;
}

const struct tour_method *tour_method_for(const struct tour_method *asked,
                                          const struct tour_question *q,
                                          const char **why)
{
    *why = NULL;
    return asked ? asked : choose_method(q, why);
}

/* Sets up the search, or the reason why there is none; from no start in
 * particular there is always more to say. Where it is not the search that is
 * looked at, the method chosen for it does not matter. */
static void begin_search(struct puzzle *pz, const struct tour_question *q,
                         const struct tour_method *asked)
{
    if (pz->mode != TOUR_SOLVE)
        asked = NULL;
    pz->method = tour_method_for(asked, q, &pz->chosen);
    if (q->start < 0 || tour_impossible(q, &pz->reason))
        return;
    pz->refused = pz->method->refuses && pz->method->refuses(q, &pz->reason);
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
    tour_past_init(&pz->past, board_squares(&pz->board));
    q.board = &pz->board;
    q.start = tour_starts_anywhere(params) ? -1 : pz->start;
    q.end = pz->end;
    q.closed = pz->closed;
    begin_search(pz, &q, tour_method_asked(params));
    if (pz->mode == TOUR_ALL)
        tour_all_begin(pz, params, &q.order, tr);
    else if (pz->mode == TOUR_MAP)
        tour_map_begin(pz, params, tr);
    else
        begin(pz, tr);
    return pz;
}

void tour_destroy(struct puzzle *pz)
{
    if (pz->search)
        pz->method->destroy(pz->search);
    tour_hand_free(pz);
    tour_all_free(pz);
    tour_map_end(pz);
    board_free(&pz->board);
    text_free(&pz->reason);
    tour_past_free(&pz->past);
    free(pz);
}

/* A method of many walks has ended one: did it come further than ever? */
static int improvement(struct puzzle *pz, const struct trace *tr)
{
    int longest = pz->past.records[pz->past.nrecords - 1].longest;

    if (!pz->method->again || pz->depth <= longest)
        return 0;
    tour_past_write(&pz->past, trace_end(tr))->longest = pz->depth;
    return MOMENT_IMPROVED;
}

static void enter(struct puzzle *pz, struct trace *tr,
                  const struct tour_step *s)
{
    int from = (int)tr->tip.path[pz->depth - 1];
    int flags = s->tied > 1 ? MOMENT_TIE : 0;

    trace_set(tr, LAYER_PIECE, from, PIECE_NONE);
    trace_set(tr, LAYER_PIECE, s->square, PIECE_KNIGHT);
    trace_set(tr, LAYER_ORDER, s->square, (uint32_t)++pz->depth);
    pz->nodes++;
    if (tour_completes(pz, pz->depth, s->square))
        flags |= MOMENT_SOLUTION | improvement(pz, tr);
    else if (tour_stuck(pz, &tr->tip, s->square))
        flags |= MOMENT_DEAD_END | improvement(pz, tr);
    trace_moment(tr, flags,
                 tour_note_pack((struct tour_note){ NOTE_ENTER, s->options,
                                                    s->tried, s->tied }),
                 pz->nodes);
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
    trace_moment(tr, MOMENT_RETREAT,
                 tour_note_pack((struct tour_note){
                     .kind = s->stranded >= 0 ? NOTE_STRANDED : NOTE_RETREAT }),
                 pz->nodes);
}

/* All moves taken back in one moment. */
static void again(struct puzzle *pz, struct trace *tr)
{
    struct tour_record *record;

    trace_set(tr, LAYER_PIECE, (int)tr->tip.path[pz->depth - 1], PIECE_NONE);
    trace_set(tr, LAYER_PIECE, pz->start, PIECE_KNIGHT);
    for (; pz->depth > 1; pz->depth--)
        trace_set(tr, LAYER_ORDER, (int)tr->tip.path[pz->depth - 1], 0);
    record = tour_past_write(&pz->past, trace_end(tr));
    record->restarts++;
    think(pz, record);
    trace_moment(tr, MOMENT_RETREAT,
                 tour_note_pack((struct tour_note){ .kind = NOTE_AGAIN }),
                 pz->nodes);
}

/*
 * Nothing moved, but something changed. Of many changes in one round the
 * first ones are shown, then those after twice as many each time, and the
 * last one: enough to watch, and no flood of moments.
 */
static void work(struct puzzle *pz, struct trace *tr)
{
    struct tour_record *record;
    struct tour_glimpse g;

    pz->method->glimpse(pz->search, &g);
    if (!g.over && g.turn > WORKS_SHOWN && (g.turn & (g.turn - 1)) != 0)
        return;
    record = tour_past_write(&pz->past, trace_end(tr));
    record->works++;
    tour_past_think(&pz->past, record, &g);
    trace_moment(tr, 0, tour_note_pack((struct tour_note){ .kind = NOTE_WORK }),
                 pz->nodes);
}

static void found(struct puzzle *pz, const struct trace *tr)
{
    tour_past_write(&pz->past, trace_end(tr) - 1)->found++;
}

enum progress tour_step(struct puzzle *pz, struct trace *tr, long *budget)
{
    struct tour_step s;

    if (pz->mode == TOUR_HAND)
        return tour_hand_step(pz, tr, budget);
    if (pz->mode == TOUR_ALL)
        return tour_all_step(pz, tr, budget);
    if (pz->mode == TOUR_MAP)
        return tour_map_run(pz, tr, budget);
    if (!pz->search)
        return pz->refused ? PROGRESS_STUCK : PROGRESS_DONE;
    for (; *budget > 0; *budget -= s.work > 1 ? s.work : 1) {
        pz->method->step(pz->search, &s);
        tour_past_forget(&pz->past, trace_first(tr));
        if (pz->marked >= 0) {
            trace_set(tr, LAYER_MARK, pz->marked, 0);
            pz->marked = -1;
        }
        switch (s.event) {
        case TOUR_ENTER: enter(pz, tr, &s); break;
        case TOUR_RETREAT: retreat(pz, tr, &s); break;
        case TOUR_FOUND: found(pz, tr); return PROGRESS_FOUND;
        case TOUR_NONE: return PROGRESS_DONE;
        case TOUR_STUCK: return PROGRESS_STUCK;
        case TOUR_AGAIN: again(pz, tr); break;
        case TOUR_WORK: work(pz, tr); break;
        }
    }
    return PROGRESS_MORE;
}
