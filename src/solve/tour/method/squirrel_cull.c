/* Squirrel and Cull's prescribed tours, to be watched. */
#include <assert.h>
#include <stdlib.h>

#include "base/alloc.h"
#include "chess/board.h"
#include "solve/construct/squirrel_cull.h"
#include "solve/tour/listing.h"
#include "solve/tour/tour.h"
#include "solve/tour/replay.h"

struct tour_search {
    struct tour_replay replay;
};

static struct tour_search *create(const struct tour_question *q)
{
    struct tour_search *ts = xmalloc(sizeof *ts);
    int squares = board_squares(q->board), found;
    uint32_t *path = xcalloc((size_t)squares, sizeof *path);

    found = squirrel_cull(q->board->files, q->start, path);
    assert(found == squares);
    tour_replay_init(&ts->replay, q->board, q->mover, path);
    ts->replay.rule = true;
    return ts;
}

static void destroy(struct tour_search *ts)
{
    tour_replay_free(&ts->replay);
    free(ts);
}

static void step(struct tour_search *ts, struct tour_step *out)
{
    tour_replay_step(&ts->replay, out);
}

const struct tour_method tour_squirrel_cull = {
    .name = "squirrel-cull",
    .title = "Squirrel\u2013Cull",
    .brief = "Squirrel\u2013Cull",
    .about = "D. Squirrel and P. Cull's way of 1996 over square boards: "
             "Warnsdorff's rule from a corner, ties broken by a prescribed "
             "order of moves that changes at prescribed squares.",
    .counts_exits = true,
    .refuses = squirrel_cull_refuses,
    .create = create,
    .destroy = destroy,
    .step = step,
    .listing.at = {
        TOUR_LINE("put the knight into a corner", NONE, START),
        TOUR_LINE("until the board is full:", NONE, VISITED),
        TOUR_LINE("  for each free square it can go to:", NONE, NONE),
        TOUR_LINE("    count its ways on", NONE, COUNTS),
        TOUR_LINE("  go to the one with fewest", GO, BEST),
        TOUR_LINE("  if several have the fewest:", NONE, EQUAL),
        TOUR_LINE("    take the first on a list of moves", TIE, NONE),
        TOUR_LINE("  on some squares, known beforehand:", NONE, NONE),
        TOUR_LINE("    change to another list", NONE, NONE),
        TOUR_LINE("the board is full: a tour", TOUR, NONE),
    },
};
