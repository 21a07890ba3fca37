/*
 * What ants leave behind on the moves they make, and how much of it lies on
 * each. It is laid during a cycle, in which many ants walk, and smelt only
 * after it, when part of the old has evaporated.
 */
#ifndef CHEQUER_PHEROMONE_H
#define CHEQUER_PHEROMONE_H

#include <stdint.h>

struct rng;

struct pheromone {
    int squares;
    int ways;     /* moves from a square */
    float *on;    /* owned: by square times those and move */
    float *laid;  /* owned: in this cycle */
    float *heat;  /* owned, by square: all moves from it, 0 to 1 */
    float *shown; /* owned: `on`, 0 to 1 */
};

void pheromone_init(struct pheromone *p, int squares, int ways);
void pheromone_free(struct pheromone *p);

/* The same faint trace on every move, too faint to be shown. */
void pheromone_reset(struct pheromone *p);

/* One of a set of moves from a square, each as likely as it smells. */
int pheromone_choose(const struct pheromone *p, int square, unsigned set,
                     struct rng *rng);

void pheromone_lay(struct pheromone *p, int square, int move, float amount);

/* A cycle is over. */
void pheromone_settle(struct pheromone *p);

#endif
