/* Changes of pairings, tabled or worked out; see pairing.h. */
#include "solve/frontier/pairing.h"

#include <assert.h>
#include <stdatomic.h>
#include <stdlib.h>

#include "base/alloc.h"

enum { ENDS_MAX = 2 * PAIRING_PAIRS_MAX, TABLED = PAIRING_TABLED + 1 };

/* A table that may not have been made yet. */
typedef uint16_t *_Atomic slot;

struct pairings {
    slot table[PAIRING_CHANGES][TABLED][ENDS_MAX][ENDS_MAX];
};

struct pairings *pairings_create(void)
{
    return xcalloc(1, sizeof(struct pairings));
}

void pairings_destroy(struct pairings *ps)
{
    slot *all = &ps->table[0][0][0][0];

    for (size_t i = 0; i < sizeof ps->table / sizeof *all; i++)
        free(all[i]);
    free(ps);
}

uint32_t pairing_count(int pairs)
{
    static const uint32_t count[PAIRING_PAIRS_MAX + 1] = {
        1, 1, 3, 15, 105, 945, 10395, 135135, 2027025, 34459425
    };

    assert(pairs >= 0 && pairs <= PAIRING_PAIRS_MAX);
    return count[pairs];
}

/* --- by the first pair and the rest --------------------------------------- */

/*
 * The first pair is end 0 and its partner `mate`, one of the places 1 to
 * 2k - 1. Below, a place counted without the first pair is that place less
 * one for end 0 and one more if `mate` comes before.
 */
struct first {
    int mate;
    uint32_t rest;
};

static struct first take_first(int pairs, uint32_t number)
{
    uint32_t rest = pairing_count(pairs - 1);

    return (struct first){ (int)(number / rest) + 1, number % rest };
}

static uint32_t put_first(int pairs, int mate, uint32_t rest)
{
    return (uint32_t)(mate - 1) * pairing_count(pairs - 1) + rest;
}

static int without(int place, int mate)
{
    return place - 1 - (mate < place);
}

static uint32_t change(struct pairings *ps, enum pairing_change c, int pairs,
                       int i, int j, uint32_t number);

static uint32_t insert(struct pairings *ps, int pairs, int i, int j,
                       uint32_t number)
{
    struct first f;

    if (i == 0)
        return put_first(pairs + 1, j, number);
    f = take_first(pairs, number);
    f.mate += f.mate >= i;
    f.mate += f.mate >= j;
    f.rest = change(ps, PAIRING_INSERT, pairs - 1, without(i, f.mate),
                    without(j, f.mate), f.rest);
    return put_first(pairs + 1, f.mate, f.rest);
}

/* End 0 goes to place j. */
static uint32_t move_first(struct pairings *ps, int pairs, int j,
                           struct first f)
{
    int mate = f.mate - 1;

    mate += mate >= j;
    return change(ps, PAIRING_INSERT, pairs - 1, mate < j ? mate : j,
                  mate < j ? j : mate, f.rest);
}

static uint32_t move(struct pairings *ps, int pairs, int i, int j,
                     uint32_t number)
{
    struct first f = take_first(pairs, number);
    int mate = f.mate;

    if (i == 0)
        return move_first(ps, pairs, j, f);
    if (i == mate)
        return put_first(pairs, j ? j : 1, f.rest);
    if (j == 0) /* beside end 0, and then past it */
        return move_first(
            ps, pairs, 1,
            take_first(pairs, change(ps, PAIRING_MOVE, pairs, i, 1, number)));
    mate -= mate > i;
    mate += mate >= j;
    f.rest = change(ps, PAIRING_MOVE, pairs - 1, without(i, f.mate),
                    without(j, mate), f.rest);
    return put_first(pairs, mate, f.rest);
}

/* The partner of an end of the first pair, standing at place `to` among the
 * ends that stay, takes over the partner of end j. */
static uint32_t take_over(struct pairings *ps, int pairs, int j, int to,
                          struct first f)
{
    return change(ps, PAIRING_MOVE, pairs - 1, without(j, f.mate), to, f.rest);
}

static uint32_t join(struct pairings *ps, int pairs, int i, int j,
                     uint32_t number)
{
    struct first f = take_first(pairs, number);
    uint32_t ring = pairing_count(pairs - 1);
    int mate = f.mate;

    if (i == 0 && j == mate)
        return ring;
    if (i == 0)
        return take_over(ps, pairs, j, mate - 1 - (j < mate), f);
    if (i == mate || j == mate)
        return take_over(ps, pairs, i == mate ? j : i, 0, f);
    f.rest = change(ps, PAIRING_JOIN, pairs - 1, without(i, mate),
                    without(j, mate), f.rest);
    if (f.rest == pairing_count(pairs - 2))
        return ring;
    return put_first(pairs - 1, mate - (i < mate) - (j < mate), f.rest);
}

/* Where an end of two rows goes. */
static int rearranged(int end, int ends, int first, int how)
{
    int apex = how & PAIRING_APEX, second = ends - apex - first;
    bool in_first = end < apex + first;
    int at = in_first ? end - apex : end - apex - first;

    if (end < apex)
        return end;
    if (how & PAIRING_MIRROR)
        at = (in_first ? first : second) - 1 - at;
    if (how & PAIRING_SWAP)
        return apex + at + (in_first ? second : 0);
    return apex + at + (in_first ? 0 : first);
}

/* What is left without the first pair are two rows as well. */
static uint32_t rearrange(struct pairings *ps, int pairs, int first, int how,
                          uint32_t number)
{
    int apex = how & PAIRING_APEX, row = apex + first;
    int one, other;
    struct first f;

    if (pairs == 0)
        return number;
    f = take_first(pairs, number);
    one = rearranged(0, 2 * pairs, first, how);
    other = rearranged(f.mate, 2 * pairs, first, how);
    first -= (!apex && row > 0) + (f.mate < row);
    f.rest = change(ps, PAIRING_ROWS, pairs - 1, first, how - apex, f.rest);
    return change(ps, PAIRING_INSERT, pairs - 1, one < other ? one : other,
                  one < other ? other : one, f.rest);
}

static uint32_t work_out(struct pairings *ps, enum pairing_change c, int pairs,
                         int i, int j, uint32_t number)
{
    switch (c) {
    case PAIRING_INSERT: return insert(ps, pairs, i, j, number);
    case PAIRING_MOVE: return i == j ? number : move(ps, pairs, i, j, number);
    case PAIRING_JOIN: return join(ps, pairs, i, j, number);
    case PAIRING_ROWS: return rearrange(ps, pairs, i, j, number);
    case PAIRING_SAME:
    case PAIRING_CHANGES: break;
    }
    return number;
}

/* --- tables --------------------------------------------------------------- */

/* Whether old and new numbers fit a table. */
static bool tabled(enum pairing_change c, int pairs)
{
    return c != PAIRING_SAME && pairs + (c == PAIRING_INSERT) <= PAIRING_TABLED;
}

static const uint16_t *make_table(struct pairings *ps, enum pairing_change c,
                                  int pairs, int i, int j)
{
    slot *at = &ps->table[c][pairs][i][j];
    uint16_t *made = xcalloc(pairing_count(pairs), sizeof *made);
    uint16_t *there = NULL;

    for (uint32_t n = 0; n < pairing_count(pairs); n++)
        made[n] = (uint16_t)work_out(ps, c, pairs, i, j, n);
    if (atomic_compare_exchange_strong(at, &there, made))
        return made;
    free(made); /* another thread was faster */
    return there;
}

static const uint16_t *table(struct pairings *ps, enum pairing_change c,
                             int pairs, int i, int j)
{
    const uint16_t *there = ps->table[c][pairs][i][j];

    return there ? there : make_table(ps, c, pairs, i, j);
}

static uint32_t change(struct pairings *ps, enum pairing_change c, int pairs,
                       int i, int j, uint32_t number)
{
    if (tabled(c, pairs))
        return table(ps, c, pairs, i, j)[number];
    return work_out(ps, c, pairs, i, j, number);
}

struct pairing_map pairing_map(struct pairings *ps, enum pairing_change c,
                               int pairs, int i, int j)
{
    return (struct pairing_map){ c, pairs, i, j,
                                 tabled(c, pairs) ? table(ps, c, pairs, i, j)
                                                  : NULL };
}

uint32_t pairing_apply(struct pairings *ps, const struct pairing_map *map,
                       uint32_t number)
{
    if (map->table)
        return map->table[number];
    return work_out(ps, map->change, map->pairs, map->i, map->j, number);
}
