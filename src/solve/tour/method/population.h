/*
 * A population of strings of moves, and how the next one comes of it: the
 * best survives; all others have two parents, each the better of two drawn by
 * lot, are cut together from them at one place, and change a little.
 */
#ifndef CHEQUER_POPULATION_H
#define CHEQUER_POPULATION_H

#include <stdint.h>

struct rng;

struct population {
    int size;
    int genes;         /* moves in a string */
    int bits;          /* a move is written with */
    uint8_t *strings;  /* owned: of this generation, each of `bits` */
    uint8_t *children; /* owned: room for the next */
    int *length;       /* owned, by member: how far it gets; 0 if that
                          is not known yet */
};

/* Of pieces with so many moves. Numbers beyond may stand in a string too: who
 * walks it repairs them like any move that is not possible. */
void population_init(struct population *p, int size, int genes, int moves);
void population_free(struct population *p);

/* All strings at random. */
void population_sow(struct population *p, struct rng *rng);

/* The next generation; member 0 is the longest of this one. */
void population_breed(struct population *p, struct rng *rng);

static inline uint8_t *population_string(struct population *p, int member)
{
    return p->strings + (long)member * p->genes;
}

#endif
