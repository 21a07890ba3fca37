/*
 * Solutions that turn into themselves. Placing a queen places its images
 * too, so that a search through the rows that are still free is short.
 */
#include <assert.h>

#include "chess/symmetry.h"
#include "solve/queens/count/count.h"

/* The lines taken so far. */
struct lines {
    uint32_t rows, columns;
    uint64_t rising, falling;
};

/* False if the square is attacked. */
static bool take(struct lines *l, int n, int row, int column)
{
    uint32_t r = UINT32_C(1) << row, c = UINT32_C(1) << column;
    uint64_t up = UINT64_C(1) << (row - column + n - 1);
    uint64_t down = UINT64_C(1) << (row + column);

    if (l->rows & r || l->columns & c || l->rising & up || l->falling & down)
        return false;
    l->rows |= r;
    l->columns |= c;
    l->rising |= up;
    l->falling |= down;
    return true;
}

static bool take_images(struct lines *l, int n, int turns, int row, int column)
{
    enum symmetry turn = turns == 2 ? SYMMETRY_HALF_TURN : SYMMETRY_LEFT_TURN;

    for (int i = 0; i < turns; i++) {
        if (!take(l, n, row, column))
            return false;
        symmetry_apply(turn, n, n, &column, &row);
    }
    return true;
}

uint64_t queens_symmetric(int n, int turns)
{
    struct {
        struct lines lines;
        int next;
    } stack[QUEENS_COUNT_MAX + 1];
    const uint32_t all = (UINT32_C(1) << n) - 1;
    uint64_t found = 0;
    int top = 0;

    assert(n >= 1 && n <= QUEENS_COUNT_MAX && (turns == 2 || turns == 4));
    stack[0].lines = (struct lines){ 0 };
    stack[0].next = 0;
    if (n % 2 == 1) /* the middle row turns into itself */
        take(&stack[0].lines, n, n / 2, n / 2);
    while (top >= 0) {
        struct lines l = stack[top].lines;
        int row = __builtin_ctz(~l.rows), column = stack[top].next++;

        if (l.rows == all || column == n) {
            found += l.rows == all;
            top--;
        } else if (take_images(&l, n, turns, row, column)) {
            top++;
            stack[top].lines = l;
            stack[top].next = 0;
        }
    }
    return found;
}
