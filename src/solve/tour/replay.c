/* See the header. What a step could have done instead is counted afresh. */
#include "solve/tour/replay.h"

#include <stdlib.h>

#include "base/alloc.h"
#include "chess/attack.h"
#include "chess/board.h"
#include "chess/mover.h"
#include "solve/tour/tour.h"

void tour_replay_init(struct tour_replay *tr, const struct board *b,
                      const struct mover *m, uint32_t *path)
{
    int squares = board_squares(b);

    *tr = (struct tour_replay){ .board = b,
                                .mover = m,
                                .path = path,
                                .count = squares - b->nholes,
                                .at = 1 };
    tr->free_square = xcalloc((size_t)squares, sizeof *tr->free_square);
    for (int square = 0; square < squares; square++)
        tr->free_square[square] = !b->hole[square];
    tr->free_square[path[0]] = false;
}

void tour_replay_free(struct tour_replay *tr)
{
    free(tr->free_square);
    free(tr->path);
}

static int exits(const struct tour_replay *tr, int square, int *out)
{
    int all = attack_squares(tr->board, NULL, tr->mover, square, out), n = 0;

    for (int i = 0; i < all; i++)
        if (tr->free_square[out[i]])
            out[n++] = out[i];
    return n;
}

/* Of these squares, those with as few exits as the one that is entered. */
static int count_tied(const struct tour_replay *tr, const int *squares, int n,
                      int entered)
{
    int ignored[MOVER_STEPS_MAX], few = exits(tr, entered, ignored), tied = 0;

    for (int i = 0; i < n; i++)
        tied += exits(tr, squares[i], ignored) == few;
    return tied;
}

void tour_replay_step(struct tour_replay *tr, struct tour_step *out)
{
    int last = (int)tr->path[tr->at - 1], entered;
    int options[MOVER_STEPS_MAX], n;

    if (tr->count < 0 || tr->at == tr->count) {
        *out = (struct tour_step){ .square = last,
                                   .stranded = -1,
                                   .event = tr->count < 0 ? TOUR_STUCK
                                                          : TOUR_FOUND };
        tr->count = -1;
        return;
    }
    entered = (int)tr->path[tr->at++];
    n = exits(tr, last, options);
    *out = (struct tour_step){ .event = TOUR_ENTER,
                               .square = entered,
                               .options = n,
                               .stranded = -1,
                               .tied = tr->rule
                                           ? count_tied(tr, options, n, entered)
                                           : 1 };
    tr->free_square[entered] = false;
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
