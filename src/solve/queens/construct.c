/*
 * Going up two ranks with every file makes a staircase of knight's moves;
 * two of them, one on the even ranks and one on the odd, fill the board.
 * Where n leaves 2 or 3 on division by 6 the two would share a diagonal, and
 * a few queens of the second change places; where it leaves 3, the first is
 * turned by one as well.
 */
#include "solve/queens/construct.h"

#include "base/error.h"

/* Ranks start, start + 2, ... below n, and then `wrapped`, if any. */
static int stairs(int n, int start, int wrapped, int *out)
{
    int count = 0;

    for (int rank = start; rank < n; rank += 2)
        out[count++] = rank;
    if (wrapped >= 0)
        out[count++] = wrapped;
    return count;
}

bool queens_construct(int n, int *ranks, struct error *err)
{
    int even;

    if (n < 1 || n > QUEENS_CONSTRUCT_MAX)
        return error_set(err, "n is %d, but must be 1 to %d", n,
                         QUEENS_CONSTRUCT_MAX);
    if (n == 2)
        return error_set(err, "2 queens do not fit on a 2x2 board: "
                              "wherever one stands, it attacks every square");
    if (n == 3)
        return error_set(err, "3 queens do not fit on a 3x3 board: one on "
                              "the middle square attacks all, one elsewhere "
                              "leaves at most two squares, which attack each "
                              "other");
    switch (n % 6) {
    case 2: /* 2 4 6 ..., then 3 1 7 9 11 ..., 5 */
        even = stairs(n, 1, -1, ranks);
        ranks[even] = 2;
        ranks[even + 1] = 0;
        stairs(n, 6, 4, ranks + even + 2);
        break;
    case 3: /* 4 6 8 ..., 2, then 5 7 9 ..., 1 3 */
        even = stairs(n, 3, 1, ranks);
        even += stairs(n, 4, 0, ranks + even);
        ranks[even] = 2;
        break;
    default: /* 2 4 6 ..., then 1 3 5 ... */
        even = stairs(n, 1, -1, ranks);
        stairs(n, 0, -1, ranks + even);
        break;
    }
    return true;
}
