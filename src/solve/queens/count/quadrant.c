/* Listing the placements twice: once to count them, once to put them down. */
#include "solve/queens/count/quadrant.h"

#include <assert.h>
#include <stdbool.h>
#include <stdlib.h>

#include "base/alloc.h"

/* A walk through the placements, row by row; a row may stay empty. */
struct walk {
    int side, row;
    int next[QUADRANT_SIDE_MAX]; /* column to try; side: none; then back */
    struct {
        uint32_t rows, columns;
        uint64_t diagonals;
    } at[QUADRANT_SIDE_MAX + 1]; /* before each row */
};

/* Goes on to the next complete placement; false after the last. */
static bool walk_next(struct walk *w)
{
    if (w->row == w->side)
        w->row--;
    while (w->row >= 0) {
        int row = w->row, column = w->next[row]++;
        uint64_t square;

        if (column > w->side) {
            w->next[row] = 0;
            w->row--;
            continue;
        }
        w->at[row + 1] = w->at[row];
        if (column < w->side) {
            square = quadrant_square(w->side, row, column);
            if (w->at[row].columns >> column & 1 ||
                w->at[row].diagonals & square)
                continue;
            w->at[row + 1].rows |= UINT32_C(1) << row;
            w->at[row + 1].columns |= UINT32_C(1) << column;
            w->at[row + 1].diagonals |= square;
        }
        if (++w->row == w->side)
            return true;
    }
    return false;
}

/* Of the complete placement. */
static uint32_t walk_key(const struct walk *w)
{
    return w->at[w->row].rows << w->side | w->at[w->row].columns;
}

void quadrant_init(struct quadrant *q, int side)
{
    size_t keys = (size_t)1 << 2 * side;
    struct walk count = { .side = side }, place = { .side = side };
    uint32_t sum = 0;

    assert(side >= 1 && side <= QUADRANT_SIDE_MAX);
    q->side = side;
    q->start = xcalloc(keys + 2, sizeof *q->start);
    while (walk_next(&count))
        q->start[walk_key(&count) + 2]++;
    for (size_t key = 0; key < keys; key++) {
        sum += q->start[key + 2];
        q->start[key + 2] = sum;
    }
    /* start[key + 1] moves up to its place while the key is filled. */
    q->placements = xmalloc(sum * sizeof *q->placements);
    while (walk_next(&place))
        q->placements[q->start[walk_key(&place) + 1]++] =
            place.at[place.row].diagonals;
}

void quadrant_free(struct quadrant *q)
{
    free(q->start);
    free(q->placements);
    *q = (struct quadrant){ 0 };
}
