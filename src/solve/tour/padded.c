/* Laying out a padded board; see padded.h for what it is good for. */
#include "solve/tour/padded.h"

#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "chess/board.h"
#include "solve/tour/pick.h"
#include "solve/tour/tour.h"

static void set_moves(struct padded *f, const struct move_order *order)
{
    for (int i = 0; i < 8; i++) {
        struct step s = knight_steps[order->move[i]];

        f->step[i] = s;
        f->to[i] = s.rank * f->stride + s.file;
        f->by[i] = s.rank * f->files + s.file;
    }
}

/* The first cell of a rank. Stepping on from there needs no division. */
static int padded_row(const struct padded *f, int rank)
{
    return (rank + PADDED_MARGIN) * f->stride + PADDED_MARGIN;
}

void padded_init(struct padded *f, const struct tour_question *q)
{
    const struct board *b = q->board;
    size_t cells;

    f->files = b->files;
    f->ranks = b->ranks;
    f->stride = b->files + 2 * PADDED_MARGIN;
    f->free = board_squares(b) - b->nholes;
    set_moves(f, &q->order);

    cells = (size_t)padded_cells(f);
    f->cell = xmalloc(cells);
    memset(f->cell, PADDED_TAKEN, cells);
    for (int rank = 0, sq = 0; rank < b->ranks; rank++)
        for (int at = padded_row(f, rank), end = at + b->files; at < end; at++)
            if (!b->hole[sq++])
                f->cell[at] = 0;
}

void padded_free(struct padded *f)
{
    free(f->cell);
    f->cell = NULL;
}

void padded_count_exits(struct padded *f)
{
    /* Each free square adds one to all around it, as giving it back would. */
    for (int rank = 0; rank < f->ranks; rank++)
        for (int at = padded_row(f, rank), end = at + f->files; at < end; at++)
            if (!(f->cell[at] & PADDED_TAKEN))
                padded_add(f, at, 1);
}

int padded_any(const struct padded *f, int at, unsigned shut, int exits,
               struct rng *rng)
{
    return pick_random(padded_with(f, at, exits) & ~shut, rng);
}
