/* One of several moves, given as a set of bits: the first, or any. */
#ifndef CHEQUER_PICK_H
#define CHEQUER_PICK_H

#include <stdbool.h>
#include <stdint.h>

#include "base/rng.h"

/* The lowest bit of `set`, which is not empty. */
static inline int pick_first(unsigned set)
{
    return __builtin_ctz(set);
}

/* How many bits: eight by nibbles, as not every processor can count. */
static inline int pick_count(unsigned set)
{
    const uint64_t bits = 0x4332322132212110;

    if (set > 255)
        return __builtin_popcount(set);
    return (int)((bits >> (set & 15) * 4 & 15) + (bits >> (set >> 4) * 4 & 15));
}

/* Any bit, each as likely as the others. */
static inline int pick_random(unsigned set, struct rng *r)
{
    uint32_t skip = rng_below(r, (uint32_t)pick_count(set));

    while (skip-- > 0)
        set &= set - 1;
    return pick_first(set);
}

static inline int pick(unsigned set, bool random, struct rng *r)
{
    return random ? pick_random(set, r) : pick_first(set);
}

#endif
