/* Laying out a padded board; see field.h for what it is good for. */
#include "solve/tour/field.h"

#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "chess/board.h"
#include "solve/tour/pick.h"
#include "solve/tour/tour.h"

static void set_moves(struct field *f, const struct move_order *order)
{
    for (int i = 0; i < 8; i++) {
        struct step s = knight_steps[order->move[i]];

        f->step[i] = s;
        f->to[i] = s.rank * f->stride + s.file;
        f->by[i] = s.rank * f->files + s.file;
    }
}

/* The first cell of a rank. Stepping on from there needs no division. */
static int field_row(const struct field *f, int rank)
{
    return (rank + FIELD_MARGIN) * f->stride + FIELD_MARGIN;
}

void field_init(struct field *f, const struct tour_question *q)
{
    const struct board *b = q->board;
    size_t cells;

    f->files = b->files;
    f->ranks = b->ranks;
    f->stride = b->files + 2 * FIELD_MARGIN;
    f->free = board_squares(b) - b->nholes;
    set_moves(f, &q->order);

    cells = (size_t)field_cells(f);
    f->cell = xmalloc(cells);
    memset(f->cell, FIELD_TAKEN, cells);
    for (int rank = 0, sq = 0; rank < b->ranks; rank++)
        for (int at = field_row(f, rank), end = at + b->files; at < end; at++)
            if (!b->hole[sq++])
                f->cell[at] = 0;
}

void field_free(struct field *f)
{
    free(f->cell);
    f->cell = NULL;
}

void field_count_exits(struct field *f)
{
    /* Each free square adds one to all around it, as giving it back would. */
    for (int rank = 0; rank < f->ranks; rank++)
        for (int at = field_row(f, rank), end = at + f->files; at < end; at++)
            if (!(f->cell[at] & FIELD_TAKEN))
                field_add(f, at, 1);
}

int field_any(const struct field *f, int at, unsigned shut, int exits,
              struct rng *rng)
{
    return pick_random(field_with(f, at, exits) & ~shut, rng);
}
