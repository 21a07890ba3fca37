/* A lane in which all placements of queens are looked for. */
#include <string.h>

#include "modules/race/run.h"
#include "puzzle/trace.h"

static const char *title(int method)
{
    return queens_tests[method]->title;
}

static const char *about(int method)
{
    return queens_tests[method]->about;
}

static void open(struct lane *l, const struct puzzle *pz, int method, int start,
                 uint64_t seed)
{
    (void)start;
    (void)seed;
    queens_contest_init(&l->queens, pz->board.files, queens_tests[method]);
    l->files = l->length = pz->board.files;
    l->now.nodes = 1;
}

static void close(struct lane *l)
{
    (void)l;
}

static void put(struct lane *l, struct trace *tr, int file, int rank,
                uint32_t queen)
{
    int square = rank * l->queens.n + file;

    l->order[square] = queen;
    if (tr)
        trace_set(tr, LAYER_ORDER, l->first + square, queen);
}

/* The board is empty by now: the last solution is put back to be seen. */
static void finish(struct lane *l, struct trace *tr)
{
    l->now.state = LANE_FINISHED;
    for (int file = 0; l->queens.found && file < l->queens.n; file++)
        put(l, tr, file, l->last[file], 1);
}

static void step(struct lane *l, uint64_t limit, struct trace *tr)
{
    struct queens_step s;

    queens_contest_step(&l->queens, &s);
    if (s.event == QUEENS_PLACED && l->now.nodes >= limit) {
        l->now.state = LANE_LIMIT;
        return;
    }
    if (s.event == QUEENS_PLACED || s.event == QUEENS_RETREAT)
        put(l, tr, s.file, s.rank, s.event == QUEENS_PLACED);
    else if (s.event == QUEENS_FOUND)
        memcpy(l->last, l->queens.rank, sizeof l->last);
    else
        finish(l, tr);
    l->now.nodes = l->queens.nodes;
    l->now.retreats = l->queens.retreats;
    l->now.tests = l->queens.tests;
    l->now.found = l->queens.found;
}

const struct race_sport race_queens = { .node = "queen placed",
                                        .title = title,
                                        .about = about,
                                        .open = open,
                                        .close = close,
                                        .step = step };
