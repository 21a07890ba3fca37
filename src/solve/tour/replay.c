/* See the header. What a step could have done instead is counted afresh. */
#include "solve/tour/replay.h"

#include <stdlib.h>

#include "base/alloc.h"
#include "chess/board.h"
#include "solve/tour/pick.h"
#include "solve/tour/tour.h"

void tour_replay_init(struct tour_replay *tr, const struct board *b,
                      const struct mover *m, uint32_t *path)
{
    struct tour_question q = { .board = b,
                               .mover = m,
                               .order = { { 0, 1, 2, 3, 4, 5, 6, 7 }, false } };

    *tr = (struct tour_replay){
        .board = b, .path = path, .count = board_squares(b) - b->nholes, .at = 1
    };
    padded_init(&tr->padded, &q);
    padded_count_exits(&tr->padded);
    padded_take(&tr->padded, padded_at(&tr->padded, (int)path[0]));
}

void tour_replay_free(struct tour_replay *tr)
{
    padded_free(&tr->padded);
    free(tr->path);
}

static void enter(struct tour_replay *tr, struct tour_step *out)
{
    struct padded *f = &tr->padded;
    int from = padded_at(f, (int)tr->path[tr->at - 1]);
    int to = padded_at(f, (int)tr->path[tr->at]);

    *out = (struct tour_step){ .event = TOUR_ENTER,
                               .square = (int)tr->path[tr->at++],
                               .options = pick_count(padded_open(f, from)),
                               .stranded = -1,
                               .tied = tr->rule
                                           ? padded_count(f, from, f->cell[to])
                                           : 1 };
    padded_take(f, to);
}

void tour_replay_step(struct tour_replay *tr, struct tour_step *out)
{
    if (tr->count >= 0 && tr->at < tr->count) {
        enter(tr, out);
        return;
    }
    *out = (struct tour_step){ .square = (int)tr->path[tr->at - 1],
                               .stranded = -1,
                               .event = tr->count < 0 ? TOUR_STUCK
                                                      : TOUR_FOUND };
    tr->count = -1;
}

uint32_t *tour_replay_path(const struct board *b, const uint32_t *number)
{
    int squares = board_squares(b);
    uint32_t *path = xcalloc((size_t)squares, sizeof *path);

    for (int square = 0; square < squares; square++)
        if (number[square] > 0)
            path[number[square] - 1] = (uint32_t)square;
    return path;
}
