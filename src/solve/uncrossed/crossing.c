/* Whole numbers only: what touches and what just misses is told apart. */
#include "solve/uncrossed/crossing.h"

/* Which side of the line from a to b does c lie on? 0: on the line. */
static int side(int files, int a, int b, int c)
{
    int x = b % files - a % files, y = b / files - a / files;
    int turn = x * (c / files - a / files) - y * (c % files - a % files);

    return (turn > 0) - (turn < 0);
}

static bool is_between(int one, int other, int at)
{
    return one < other ? one <= at && at <= other : other <= at && at <= one;
}

/* Does c lie on the move from a to b, its ends included? */
static bool lies_on(int files, int a, int b, int c)
{
    return side(files, a, b, c) == 0 &&
           is_between(a % files, b % files, c % files) &&
           is_between(a / files, b / files, c / files);
}

/* Two moves with a common end: does one run along the other? */
static bool overlap(int files, int end, int b, int d)
{
    return lies_on(files, end, b, d) || lies_on(files, end, d, b);
}

bool moves_cross(int files, int a, int b, int c, int d)
{
    if (a == c)
        return overlap(files, a, b, d);
    if (a == d)
        return overlap(files, a, b, c);
    if (b == c)
        return overlap(files, b, a, d);
    if (b == d)
        return overlap(files, b, a, c);
    if (side(files, a, b, c) * side(files, a, b, d) < 0 &&
        side(files, c, d, a) * side(files, c, d, b) < 0)
        return true;
    return lies_on(files, a, b, c) || lies_on(files, a, b, d) ||
           lies_on(files, c, d, a) || lies_on(files, c, d, b);
}

int path_crossing(int files, const int *path, int n, int square)
{
    for (int i = 0; i + 1 < n; i++)
        if (moves_cross(files, path[i], path[i + 1], path[n - 1], square))
            return i;
    return -1;
}
