/* Seeded random numbers: the same seed gives the same run on every machine. */
#ifndef CHEQUER_RNG_H
#define CHEQUER_RNG_H

#include <stdint.h>

struct rng {
    uint64_t state;
};

void rng_seed(struct rng *r, uint64_t seed);
uint64_t rng_next(struct rng *r);
uint32_t rng_below(struct rng *r, uint32_t n); /* 0 to n - 1, without bias */

#endif
