/*
 * What has been gone over so far can look like, as far as the rest of the
 * board cares: which moves hang over the line, and which of them belong to
 * one and the same piece of path. Of all ways to come to such a state only the
 * greatest number of moves matters. What is kept here is
 * all states after a square.
 */
#ifndef CHEQUER_UNCROSSED_STATES_H
#define CHEQUER_UNCROSSED_STATES_H

#include <stddef.h>
#include <stdint.h>

enum { STATE_HANGING_MAX = 16 };

struct state {
    uint64_t hanging; /* a bit for each thread, by its place */
    uint64_t mates;   /* four bits for each, in the order of the places: the
                         number of the other end of its piece of path, or its
                         own if the path ends there */
};

/* States in the order in which they came, with a table to find them by. */
struct states {
    struct state *state; /* owned, as are the others */
    uint16_t *moves;     /* the most that lead to it */
    size_t n, cap;
    uint32_t *table; /* 1 + number; 0: free */
    size_t room;     /* of the table, a power of two; 0: none yet */
};

void states_init(struct states *t);

/* Can be added to again; until then it needs no memory. */
void states_free(struct states *t);

/* One more way to a state. */
void states_add(struct states *t, struct state s, int moves);

/* The number of a state, or -1. */
long states_find(const struct states *t, struct state s);

/* Only the states stay that have a bit set in `keep`, in their order. */
void states_keep(struct states *t, const uint8_t *keep);

/* How many moves of it hang, and at how many the path has its end behind. */
int state_hanging(struct state s);
int state_ends(struct state s);

#endif
