/*
 * Placements on a set of rows are those on all of them but the last, and a
 * queen more in the last. So those of each pair of sets are made of some that
 * are there already, one after the other, and nothing is searched.
 */
#include "solve/queens/count/quadrant.h"

#include <assert.h>
#include <stdlib.h>

#include "base/alloc.h"

static uint32_t highest(uint32_t set)
{
    return UINT32_C(1) << (31 - __builtin_clz(set));
}

/* Room for all that may follow from what is there. */
static void reserve(struct quadrant *q, size_t *cap, uint32_t rows,
                    uint32_t columns, size_t used)
{
    size_t more = 0, count;

    for (uint32_t left = columns; left; left &= left - 1) {
        quadrant_at(q, rows, columns & ~(left & -left), &count);
        more += count;
    }
    if (*cap - used >= more)
        return;
    *cap = 2 * *cap + more;
    q->placements = xrealloc(q->placements, *cap, sizeof *q->placements);
}

/* Those on `rows` with a queen in `row` below them; behind the others. */
static void add(struct quadrant *q, uint32_t rows, int row, uint32_t columns,
                uint32_t *used)
{
    uint64_t *to = q->placements + *used;

    for (uint32_t left = columns; left; left &= left - 1) {
        uint32_t bit = left & -left;
        uint64_t square = quadrant_square(q->side, row, __builtin_ctz(bit));
        const uint64_t *from;
        size_t count;

        from = quadrant_at(q, rows, columns & ~bit, &count);
        for (size_t i = 0; i < count; i++) {
            *to = from[i] | square;
            to += (from[i] & square) == 0;
        }
    }
    *used = (uint32_t)(to - q->placements);
}

void quadrant_init(struct quadrant *q, int side)
{
    const uint32_t sets = UINT32_C(1) << side;
    uint32_t used = 1;
    size_t cap = 1;

    assert(side >= 1 && side <= QUADRANT_SIDE_MAX);
    q->side = side;
    q->start = xcalloc(((size_t)sets << side) + 1, sizeof *q->start);
    q->placements = xcalloc(cap, sizeof *q->placements); /* the empty one */
    for (uint32_t columns = 1; columns <= sets; columns++)
        q->start[columns] = used;
    for (uint32_t rows = 1; rows < sets; rows++)
        for (uint32_t columns = 0; columns < sets; columns++) {
            uint32_t last = highest(rows);

            if (__builtin_popcount(rows) == __builtin_popcount(columns)) {
                reserve(q, &cap, rows & ~last, columns, used);
                add(q, rows & ~last, __builtin_ctz(last), columns, &used);
            }
            q->start[(rows << side | columns) + 1] = used;
        }
}

void quadrant_free(struct quadrant *q)
{
    free(q->start);
    free(q->placements);
    *q = (struct quadrant){ 0 };
}
