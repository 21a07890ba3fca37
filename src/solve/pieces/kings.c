/*
 * Cut the board into blocks of two by two squares: each has one king, if both
 * sides are even. In a row of blocks, a king on the right side of its block
 * would attack one on the left side of the next: so from some block on, the
 * turn, all stand on the right. In a column of blocks, in the same way, from
 * some block on all stand low. What is left are neighbours by a corner. So an
 * arrangement is a turn for each row and the set of columns that are low in it,
 * which only grows from row to row; and of a row of blocks nothing else matters
 * to the next.
 *
 * Let row r turn at t and have the low columns s, and the next one turn at u
 * and have v. With t < u, the blocks from t on up to the one before the last
 * before u have their king on the right, and the next one below on the left: if
 * the one is low, the other must be. With u < t it is the same in a mirror. So
 * of v and both turns it follows which columns s may have, and the ways of all
 * its subsets are added up beforehand.
 *
 * With one side odd, kings stand on every other line across it, and each line
 * turns where it likes. With both odd there is one way.
 */
#include "solve/pieces/kings.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"

struct kings {
    int across, along; /* blocks */
    size_t sets;       /* of columns */
    int row, turn;     /* to be done */
    wide *ways, *next; /* owned; by turn and low columns; NULL: by a rule */
    wide count;
};

/* Sets times turns. */
static size_t states(int across)
{
    return ((size_t)across + 1) << across;
}

uint64_t kings_memory(int files, int ranks)
{
    int shorter = files < ranks ? files : ranks;

    return files % 2 || ranks % 2 ? 0 : 2 * states(shorter / 2) * sizeof(wide);
}

static wide power(uint64_t base, int exponent)
{
    wide n = wide_of(1);

    while (exponent-- > 0)
        n = wide_times(n, base);
    return n;
}

struct kings *kings_create(int files, int ranks)
{
    int shorter = files < ranks ? files : ranks;
    struct kings *k = xcalloc(1, sizeof *k);

    assert(files <= KINGS_SIDE_MAX && ranks <= KINGS_SIDE_MAX);
    k->across = shorter / 2;
    k->along = (files + ranks - shorter) / 2;
    if (files % 2 || ranks % 2) {
        int odd = files % 2 ? files : ranks, other = files + ranks - odd;

        k->count = other % 2 ? wide_of(1)
                             : power((unsigned)other / 2 + 1, odd / 2 + 1);
        return k;
    }
    k->sets = (size_t)1 << k->across;
    k->ways = xcalloc(states(k->across), sizeof *k->ways);
    k->next = xcalloc(states(k->across), sizeof *k->next);
    for (size_t i = 0; i < states(k->across); i++)
        k->ways[i] = wide_of(1);
    k->row = 1;
    return k;
}

void kings_destroy(struct kings *k)
{
    if (!k)
        return;
    free(k->ways);
    free(k->next);
    free(k);
}

/* Of each set the ways of all its subsets. */
static void add_subsets(const struct kings *k, wide *ways)
{
    for (size_t column = 1; column < k->sets; column *= 2)
        for (size_t set = 0; set < k->sets; set++)
            if (set & column)
                ways[set] = wide_plus(ways[set], ways[set ^ column]);
}

/* The columns from `from` up to and without `to`. */
static size_t columns(int from, int to)
{
    assert(from >= 0);
    return from < to ? ((size_t)1 << to) - ((size_t)1 << from) : 0;
}

/* To the rows that turn at u from those that turn at t. */
static void pass_turn(const struct kings *k, const wide *ways, int t, int u)
{
    wide *next = k->next + (size_t)u * k->sets;
    size_t right = columns(t, u - 1), left = columns(u + 1, t);

    for (size_t v = 0; v < k->sets; v++) {
        size_t barred = (right & ~(v >> 1)) | (left & ~(v << 1));

        next[v] = wide_plus(next[v], ways[v & ~barred]);
    }
}

static void end_row(struct kings *k)
{
    wide *was = k->ways;

    k->ways = k->next;
    k->next = was;
    memset(k->next, 0, states(k->across) * sizeof *k->next);
    k->turn = 0;
    k->row++;
}

static void add_all(struct kings *k)
{
    for (size_t i = 0; i < states(k->across); i++) {
        bool fits = wide_add(&k->count, k->ways[i]);

        assert(fits);
    }
    free(k->ways);
    free(k->next);
    k->ways = k->next = NULL;
}

bool kings_step(struct kings *k, long budget)
{
    for (; k->ways && k->row < k->along && budget > 0;
         budget -= (long)states(k->across)) {
        wide *ways = k->ways + (size_t)k->turn * k->sets;

        add_subsets(k, ways);
        for (int u = 0; u <= k->across; u++)
            pass_turn(k, ways, k->turn, u);
        if (k->turn++ == k->across)
            end_row(k);
    }
    if (k->ways && k->row >= k->along)
        add_all(k);
    return !k->ways;
}

double kings_share(const struct kings *k)
{
    int turns = k->across + 1;

    if (!k->ways || k->along < 2)
        return 1;
    return (double)((k->row - 1) * turns + k->turn) /
           (double)((k->along - 1) * turns);
}

wide kings_count(const struct kings *k)
{
    assert(!k->ways);
    return k->count;
}
