/*
 * Many races, from every start or with several seeds: each is run to its end,
 * lane by lane, and is one moment of the whole.
 */
#include <stdlib.h>

#include "base/alloc.h"
#include "modules/race/run.h"
#include "puzzle/trace.h"

void race_plan(struct puzzle *pz, int seeds)
{
    int squares = board_squares(&pz->board);

    if (pz->over == OVER_STARTS) {
        pz->starts = xcalloc((size_t)squares, sizeof *pz->starts);
        for (int sq = 0; sq < squares; sq++)
            if (!pz->board.hole[sq])
                pz->starts[pz->runs++] = sq;
    } else if (pz->over == OVER_SEEDS) {
        pz->runs = seeds;
    }
    pz->results = xcalloc((size_t)(pz->runs * pz->n) + 1, sizeof *pz->results);
}

int race_start_of(const struct puzzle *pz, size_t run)
{
    return pz->over == OVER_STARTS ? pz->starts[run] : pz->start;
}

uint64_t race_seed_of(const struct puzzle *pz, size_t run)
{
    return pz->over == OVER_SEEDS ? pz->seed + run : pz->seed;
}

/* All lanes of this run are over: one moment. */
static void end_run(struct puzzle *pz, struct trace *tr)
{
    for (int i = 0; i < pz->n; i++) {
        pz->results[pz->run * pz->n + i] = pz->lanes[i].now;
        race_show(&pz->lanes[i], tr);
    }
    pz->run++;
    pz->turn = 0;
    trace_moment(tr, 0, 0, (uint64_t)pz->run);
}

static void begin_turn(struct puzzle *pz)
{
    struct lane *l = &pz->lanes[pz->turn];

    lane_close(pz, l);
    lane_open(pz, l, pz->turn, race_start_of(pz, (size_t)pz->run),
              race_seed_of(pz, (size_t)pz->run));
    pz->open = true;
}

enum progress race_sweep(struct puzzle *pz, struct trace *tr, long *budget)
{
    while (pz->run<pz->runs && * budget> 0) {
        struct lane *l = &pz->lanes[pz->turn];

        if (!pz->open)
            begin_turn(pz);
        for (; l->now.state == LANE_RUNNING && *budget > 0; --*budget)
            lane_advance(pz, l, NULL);
        if (l->now.state == LANE_RUNNING)
            break;
        pz->open = false;
        if (++pz->turn == pz->n)
            end_run(pz, tr);
    }
    return pz->run == pz->runs ? PROGRESS_FOUND : PROGRESS_MORE;
}

/* --- results ------------------------------------------------------------- */

size_t race_runs_at(const struct puzzle *pz, const struct view *view)
{
    return pz->over == OVER_ONE ? 0 : view->index;
}

int race_start_at(const struct puzzle *pz, const struct view *view)
{
    return pz->over == OVER_STARTS && view->index > 0
               ? race_start_of(pz, view->index - 1)
               : pz->start;
}

const struct tally *race_result(const struct puzzle *pz, size_t run, int lane)
{
    return &pz->results[run * (size_t)pz->n + (size_t)lane];
}

size_t race_unfinished(const struct puzzle *pz, const struct view *view,
                       int lane)
{
    size_t n = 0;

    for (size_t run = 0; run < race_runs_at(pz, view); run++)
        n += race_result(pz, run, lane)->state != LANE_FINISHED;
    return n;
}

static int by_size(const void *a, const void *b)
{
    uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;

    return (x > y) - (x < y);
}

bool race_median(const struct puzzle *pz, const struct view *view, int lane,
                 uint64_t *nodes)
{
    size_t runs = race_runs_at(pz, view), half = (runs + 1) / 2, n = 0;
    uint64_t *finished = xmalloc((runs + 1) * sizeof *finished);
    bool known;

    for (size_t run = 0; run < runs; run++)
        if (race_result(pz, run, lane)->state == LANE_FINISHED)
            finished[n++] = race_result(pz, run, lane)->nodes;
    qsort(finished, n, sizeof *finished, by_size);
    known = half > 0 && n >= half;
    if (known)
        *nodes = finished[half - 1];
    free(finished);
    return known;
}
