/* Laying out a padded board; see field.h for what it is good for. */
#include "solve/field.h"

#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "chess/attack.h"
#include "chess/board.h"
#include "solve/pick.h"
#include "solve/tour.h"

static void set_moves(struct field *f, const struct move_order *order)
{
    for (int i = 0; i < 8; i++) {
        const struct step *s = &knight_steps[order->move[i]];

        f->to[i] = s->rank * f->stride + s->file;
        f->by[i] = s->rank * f->files + s->file;
    }
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
    for (int rank = 0; rank < b->ranks; rank++)
        for (int file = 0; file < b->files; file++)
            if (board_has(b, file, rank))
                f->cell[field_at(f, rank * b->files + file)] = 0;
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
        for (int file = 0; file < f->files; file++) {
            int at = field_at(f, rank * f->files + file);

            if (f->cell[at] & FIELD_TAKEN)
                continue;
            field_add(f, at, 1);
        }
}

int field_any(const struct field *f, int at, unsigned shut, unsigned exits,
              struct rng *rng)
{
    unsigned tied = 0;

    for (int i = 0; i < 8; i++)
        tied |= (unsigned)(f->cell[at + f->to[i]] == exits) << i;
    return pick_random(tied & ~shut, rng);
}
