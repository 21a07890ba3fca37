/*
 * Two large armies soon, by trial and error: a piece is put anywhere, the
 * enemies that it attacks go, and whoever is safe now joins in. What made
 * matters worse is kept less and less often. Nothing is proved by that, but
 * to better what it finds is hard.
 */
#ifndef CHEQUER_MUSTER_H
#define CHEQUER_MUSTER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/rng.h"
#include "solve/armies/field.h"

enum army { ARMY_NONE, ARMY_WHITE, ARMY_BLACK, ARMIES };

struct muster {
    const struct field *field;
    struct rng rng;
    uint8_t *at;       /* owned, by number: enum army */
    int *hits[ARMIES]; /* owned, by number: how often each army attacks it */
    int size[ARMIES];
    struct muster_change *undo; /* owned: what the move changed */
    size_t nundo, undo_cap;
    long move, moves; /* of this round, and in each */
    int round, rounds;

    uint8_t *best; /* owned: of all so far, of equal size */
    int number;    /* how many each has */
};

void muster_init(struct muster *m, const struct field *f);
void muster_free(struct muster *m);

/* Goes on by as many moves as *budget has room for, or to the end of the round;
 * true when it is over. */
bool muster_step(struct muster *m, long *budget);

/* A share from 0 to 1. */
double muster_share(const struct muster *m);

#endif
