/*
 * All peaceful placements of any number of queens on a small square board,
 * sorted by the rows and the columns they use. A placement is kept as the set
 * of its diagonals: row - column + side - 1 in the lower 32 bits, row +
 * column in the upper ones. So moving it down by k rows is a shift by k.
 */
#ifndef CHEQUER_QUEENS_QUADRANT_H
#define CHEQUER_QUEENS_QUADRANT_H

#include <stddef.h>
#include <stdint.h>

enum { QUADRANT_SIDE_MAX = 11 }; /* diagonals of two in a column fit */

struct quadrant {
    int side;
    uint32_t *start;      /* owned; where a pair of sets begins */
    uint64_t *placements; /* owned */
};

void quadrant_init(struct quadrant *q, int side);
void quadrant_free(struct quadrant *q);

/* The placements that use exactly these rows and columns. */
static inline const uint64_t *quadrant_at(const struct quadrant *q,
                                          uint32_t rows, uint32_t columns,
                                          size_t *count)
{
    uint32_t key = rows << q->side | columns;

    *count = q->start[key + 1] - q->start[key];
    return q->placements + q->start[key];
}

/* The diagonals of one square. */
static inline uint64_t quadrant_square(int side, int row, int column)
{
    return UINT64_C(1) << (row - column + side - 1) |
           UINT64_C(1) << (32 + row + column);
}

#endif
