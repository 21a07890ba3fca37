/* A table of states that grows. */
#include "solve/uncrossed/states.h"

#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"

enum { ROOM = 1 << 6 };

void states_init(struct states *t)
{
    *t = (struct states){ .room = 0 };
}

void states_free(struct states *t)
{
    free(t->state);
    free(t->moves);
    free(t->table);
    states_init(t);
}

static size_t slot_of(const struct states *t, struct state s)
{
    uint64_t x = s.hanging * UINT64_C(0x9E3779B97F4A7C15) ^
                 (s.mates + 1) * UINT64_C(0xC2B2AE3D27D4EB4F);

    x ^= x >> 29;
    x *= UINT64_C(0xBF58476D1CE4E5B9);
    return (size_t)(x ^ x >> 32) & (t->room - 1);
}

/* The slot of the state, or the free one where it belongs. */
static size_t probe(const struct states *t, struct state s)
{
    size_t slot = slot_of(t, s);

    while (t->table[slot]) {
        const struct state *at = &t->state[t->table[slot] - 1];

        if (at->hanging == s.hanging && at->mates == s.mates)
            break;
        slot = (slot + 1) & (t->room - 1);
    }
    return slot;
}

static void tabulate(struct states *t)
{
    memset(t->table, 0, t->room * sizeof *t->table);
    for (size_t i = 0; i < t->n; i++)
        t->table[probe(t, t->state[i])] = (uint32_t)i + 1;
}

static void make_room(struct states *t)
{
    if (t->n == t->cap) {
        t->cap = t->cap ? t->cap + t->cap / 2 : ROOM;
        t->state = xrealloc(t->state, t->cap, sizeof *t->state);
        t->moves = xrealloc(t->moves, t->cap, sizeof *t->moves);
    }
    if (4 * t->n < 3 * t->room)
        return;
    t->room = t->room ? 2 * t->room : ROOM;
    free(t->table);
    t->table = xmalloc(t->room * sizeof *t->table);
    tabulate(t);
}

void states_add(struct states *t, struct state s, int moves)
{
    size_t slot;

    make_room(t);
    slot = probe(t, s);
    if (t->table[slot]) {
        uint16_t *was = &t->moves[t->table[slot] - 1];

        if (moves > *was)
            *was = (uint16_t)moves;
        return;
    }
    t->state[t->n] = s;
    t->moves[t->n++] = (uint16_t)moves;
    t->table[slot] = (uint32_t)t->n;
}

long states_find(const struct states *t, struct state s)
{
    return t->n ? (long)t->table[probe(t, s)] - 1 : -1;
}

void states_keep(struct states *t, const uint8_t *keep)
{
    size_t n = 0;

    for (size_t i = 0; i < t->n; i++)
        if (keep[i]) {
            t->state[n] = t->state[i];
            t->moves[n++] = t->moves[i];
        }
    t->n = n;
    if (!t->room)
        return;
    while (t->room > ROOM && 4 * n < t->room)
        t->room /= 2;
    tabulate(t);
}

int state_hanging(struct state s)
{
    return __builtin_popcountll(s.hanging);
}

int state_ends(struct state s)
{
    int ends = 0;

    for (int i = 0, n = state_hanging(s); i < n; i++)
        ends += (int)(s.mates >> 4 * i & 15) == i;
    return ends;
}
