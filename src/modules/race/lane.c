/* A lane: opening, closing, one node, and its place in the race's trace. */
#include <stdlib.h>

#include "base/alloc.h"
#include "modules/race/run.h"
#include "puzzle/trace.h"

void lane_open(const struct puzzle *pz, struct lane *l, int i, int start,
               uint64_t seed)
{
    int squares = board_squares(&pz->board);

    *l = (struct lane){ .squares = squares, .first = i * pz->record };
    l->order = xcalloc((size_t)squares, sizeof *l->order);
    text_init(&l->reason);
    pz->sport->open(l, pz, pz->method[i], start, seed);
}

void lane_close(const struct puzzle *pz, struct lane *l)
{
    pz->sport->close(l);
    free(l->order);
    text_free(&l->reason);
}

static void count(const struct lane *l, struct trace *tr, enum counter which,
                  uint64_t value)
{
    trace_set(tr, LAYER_MARK, l->first + l->squares + (int)which,
              (uint32_t)value);
}

void race_record(const struct lane *l, struct trace *tr)
{
    count(l, tr, COUNT_STATE, l->now.state);
    count(l, tr, COUNT_PLACE, (uint64_t)l->now.place);
    count(l, tr, COUNT_NODES, l->now.nodes);
    count(l, tr, COUNT_RETREATS, l->now.retreats);
    count(l, tr, COUNT_RESTARTS, l->now.restarts);
    count(l, tr, COUNT_TESTS, l->now.tests & UINT32_MAX);
    count(l, tr, COUNT_TESTS_HIGH, l->now.tests >> 32);
    count(l, tr, COUNT_FOUND, l->now.found);
}

void race_show(const struct lane *l, struct trace *tr)
{
    for (int sq = 0; sq < l->squares; sq++)
        trace_set(tr, LAYER_ORDER, l->first + sq, l->order[sq]);
    race_record(l, tr);
}

struct tally race_tally(const struct puzzle *pz, const struct view *view,
                        int lane)
{
    const uint32_t *at = view->pos->cell[LAYER_MARK] + lane * pz->record +
                         pz->lanes[lane].squares;

    return (struct tally){ .state = (enum lane_state)at[COUNT_STATE],
                           .place = (int)at[COUNT_PLACE],
                           .nodes = at[COUNT_NODES],
                           .retreats = at[COUNT_RETREATS],
                           .restarts = at[COUNT_RESTARTS],
                           .tests = (uint64_t)at[COUNT_TESTS_HIGH] << 32 |
                                    at[COUNT_TESTS],
                           .found = at[COUNT_FOUND] };
}

/* True when it has done a node, or is over. A tour that is complete is heard
 * of at once. */
bool lane_advance(const struct puzzle *pz, struct lane *l, struct trace *tr)
{
    uint64_t nodes = l->now.nodes;

    pz->sport->step(l, pz->limit, tr);
    if (l->now.nodes == nodes)
        return l->now.state != LANE_RUNNING;
    if (l->depth == l->length && l->now.state == LANE_RUNNING)
        pz->sport->step(l, pz->limit, tr);
    return true;
}
