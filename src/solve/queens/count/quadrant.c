/* Listing the placements twice: once to count them, once to put them down. */
#include "solve/queens/count/quadrant.h"

#include <assert.h>
#include <stdlib.h>

#include "base/alloc.h"

/* Before a row: what is taken, and what the queens above attack in it. */
struct above {
    uint32_t key; /* rows, then columns */
    uint32_t columns, left, right;
    uint64_t diagonals;
};

/* Each placement moves the place of its key on by one: to count them, or, with
 * somewhere to put them, to put them down. */
struct walk {
    int side;
    uint32_t all;         /* columns */
    uint32_t *next;       /* by key */
    uint64_t *placements; /* or NULL */
};

static void walk(const struct walk *w, int row, struct above at)
{
    uint32_t free_columns = w->all & ~(at.columns | at.left | at.right);

    if (row == w->side) {
        uint32_t place = w->next[at.key]++;

        if (w->placements)
            w->placements[place] = at.diagonals;
        return;
    }
    for (; free_columns; free_columns &= free_columns - 1) {
        uint32_t bit = free_columns & -free_columns;
        int column = __builtin_ctz(bit);

        walk(w, row + 1,
             (struct above){
                 at.key | UINT32_C(1) << (row + w->side) | bit,
                 at.columns | bit, (at.left | bit) << 1, (at.right | bit) >> 1,
                 at.diagonals | quadrant_square(w->side, row, column) });
    }
    /* Or the row stays empty. */
    at.left <<= 1;
    at.right >>= 1;
    walk(w, row + 1, at);
}

void quadrant_init(struct quadrant *q, int side)
{
    size_t keys = (size_t)1 << 2 * side;
    struct walk w = { .side = side, .all = (UINT32_C(1) << side) - 1 };
    uint32_t sum = 0;

    assert(side >= 1 && side <= QUADRANT_SIDE_MAX);
    q->side = side;
    q->start = xcalloc(keys + 2, sizeof *q->start);
    w.next = q->start + 2;
    walk(&w, 0, (struct above){ 0 });
    for (size_t key = 0; key < keys; key++) {
        sum += q->start[key + 2];
        q->start[key + 2] = sum;
    }
    /* start[key + 1] moves up to its place while the key is filled. */
    q->placements = xmalloc(sum * sizeof *q->placements);
    w.next = q->start + 1;
    w.placements = q->placements;
    walk(&w, 0, (struct above){ 0 });
}

void quadrant_free(struct quadrant *q)
{
    free(q->start);
    free(q->placements);
    *q = (struct quadrant){ 0 };
}
