/*
 * Neurons on the moves of a board: one for each pair of squares a piece's
 * move apart, on or off. Each watches the squares at its two ends; together
 * they settle, if all goes well, so that every square has two moves switched
 * on. Then all moves form rings, and if it is a single one, a closed tour.
 */
#ifndef CHEQUER_NEURONS_H
#define CHEQUER_NEURONS_H

#include <stdbool.h>
#include <stdint.h>

#include "solve/tour/glimpse.h"

struct board;
struct mover;
struct rng;

struct neuron {
    int from, to; /* squares; from < to */
    int charge;
    bool on;
};

struct neurons {
    const struct board *board;
    int squares;       /* of the board without its holes */
    struct neuron *at; /* owned, by `from` and `to` */
    int n;
    int ways;                /* of the piece from a square, at most */
    int *around;             /* owned: by square times those and neighbour in
                                the order of attack_squares, which or -1 */
    int *degree;             /* owned, by square: neurons on around it */
    struct tour_link *links; /* owned: those on; see neurons_group */
    int nlinks, nrings;
    int *group; /* owned, by square: what it hangs together with */
    int *queue; /* owned, as many */
};

void neurons_init(struct neurons *nn, const struct board *b,
                  const struct mover *m);
void neurons_free(struct neurons *nn);

/* All without charge, each on or off by chance. */
void neurons_throw(struct neurons *nn, struct rng *rng);

/* Every neuron looks once, in order. */
void neurons_sweep(struct neurons *nn);

/* Has every square two? */
bool neurons_settled(const struct neurons *nn);

/* Brings links, their groups and the number of rings up to date. */
void neurons_group(struct neurons *nn);

/* The squares of the only ring there is, in order from `start`; owned by the
 * caller. */
uint32_t *neurons_ring(const struct neurons *nn, int start);

#endif
