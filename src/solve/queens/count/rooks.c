/*
 * Rooks that do not attack each other need no search: every order of the ranks
 * is a solution. Those that a symmetry leaves as they are have closed forms
 * too, and by Burnside's lemma so have the classes (OEIS A000903).
 */
#include <assert.h>

#include "solve/queens/count/count.h"

/* from * (from - by) * ... as long as that is above 0. */
static uint64_t product(int from, int by)
{
    uint64_t result = 1;

    for (int i = from; i > 0; i -= by)
        result *= (uint64_t)i;
    return result;
}

uint64_t rooks_all(int n)
{
    assert(n >= 1 && n <= ROOKS_COUNT_MAX);
    return product(n, 1);
}

/* Kept by a half turn: the rook of each file decides that of its mirror
 * file. */
static uint64_t by_half_turn(int n)
{
    return product(n - n % 2, 2);
}

/* Kept by a quarter turn: rooks come in fours, but for one in the middle. Each
 * four takes two of the pairs of opposite files, in two ways. */
static uint64_t by_quarter_turn(int n)
{
    int pairs = n / 2;
    uint64_t result = 1;

    if (n % 4 > 1)
        return 0;
    for (int i = pairs - 1; i > 0; i -= 2)
        result *= 2 * (uint64_t)i;
    return result;
}

/* Kept by a reflection in a diagonal: each rook stands on it, or has one
 * across. */
static uint64_t by_diagonal(int n)
{
    uint64_t before = 1, now = 1;

    for (int i = 2; i <= n; i++) {
        uint64_t next = now + (uint64_t)(i - 1) * before;

        before = now;
        now = next;
    }
    return now;
}

uint64_t rooks_fundamental(int n)
{
    if (n == 1)
        return 1;
    return (rooks_all(n) + by_half_turn(n) + 2 * by_quarter_turn(n) +
            2 * by_diagonal(n)) /
           8;
}
