/* Adding up states of one outline; see frontier_adder.h. */
#include "solve/frontier/adder.h"

#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "solve/frontier/pairing.h"

enum { DIRECT_PAIRS = 7 }; /* a megabyte of sums */

void adder_init(struct adder *t)
{
    *t = (struct adder){ .pairs = 0 };
}

void adder_free(struct adder *t)
{
    free(t->sum);
    free(t->key);
    free(t->seen);
    free(t->ways);
}

static void *room(void *p, size_t want, size_t *cap, size_t size)
{
    if (want <= *cap)
        return p;
    *cap = want + want / 2;
    return xrealloc(p, *cap, size);
}

/* Sums not in use are always 0. */
static void room_for_sums(struct adder *t, size_t want)
{
    size_t had = t->sum_cap;

    t->sum = room(t->sum, want, &t->sum_cap, sizeof *t->sum);
    memset(t->sum + had, 0, (t->sum_cap - had) * sizeof *t->sum);
}

void adder_begin(struct adder *t, int pairs, size_t most)
{
    size_t size = 64;

    t->pairs = pairs;
    t->hashed = pairs > DIRECT_PAIRS;
    t->n = 0;
    /* One place more, as the next is written before it is known to be new. */
    t->seen = room(t->seen, most + 1, &t->seen_cap, sizeof *t->seen);
    if (!t->hashed) {
        room_for_sums(t, pairing_count(pairs) + 1);
        t->sum[pairing_count(pairs)] = 1; /* rings: never new */
        return;
    }
    while (size < 2 * most)
        size *= 2;
    t->mask = size - 1;
    room_for_sums(t, size);
    t->key = room(t->key, size, &t->key_cap, sizeof *t->key);
}

static void add_hashed(struct adder *t, uint32_t pairing, uint64_t ways)
{
    size_t at = (size_t)(pairing * 0x9e3779b97f4a7c15 >> 32) & t->mask;

    if (pairing == pairing_count(t->pairs))
        return;
    while (t->sum[at] != 0 && t->key[at] != pairing)
        at = (at + 1) & t->mask;
    if (t->sum[at] == 0) {
        t->key[at] = pairing;
        t->seen[t->n++] = (uint32_t)at;
    }
    t->sum[at] += ways;
}

/* Without a branch: whether it is new is anybody's guess. */
static inline void add_direct(struct adder *t, uint32_t pairing, uint64_t ways)
{
    t->seen[t->n] = pairing;
    t->n += t->sum[pairing] == 0;
    t->sum[pairing] += ways;
}

void adder_add_narrow(struct adder *t, const uint32_t *pairing,
                      const uint32_t *ways, int n)
{
    if (t->hashed)
        for (int i = 0; i < n; i++)
            add_hashed(t, pairing[i], ways[i]);
    else
        for (int i = 0; i < n; i++)
            add_direct(t, pairing[i], ways[i]);
}

void adder_add_wide(struct adder *t, const uint32_t *pairing,
                    const uint64_t *ways, int n)
{
    if (t->hashed)
        for (int i = 0; i < n; i++)
            add_hashed(t, pairing[i], ways[i]);
    else
        for (int i = 0; i < n; i++)
            add_direct(t, pairing[i], ways[i]);
}

size_t adder_end(struct adder *t)
{
    t->ways = room(t->ways, t->n, &t->ways_cap, sizeof *t->ways);
    for (size_t i = 0; i < t->n; i++) {
        uint32_t at = t->seen[i];

        t->ways[i] = t->sum[at];
        t->sum[at] = 0;
        if (t->hashed)
            t->seen[i] = t->key[at];
    }
    if (!t->hashed)
        t->sum[pairing_count(t->pairs)] = 0;
    return t->n;
}
