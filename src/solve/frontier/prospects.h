/*
 * Outlines worth keeping: before the links of the middle are added to the upper
 * half, those that can still come to match the lower half. A set for the time
 * before each link and one for the end, each worked out from the next one.
 *
 * A set has a bit for each outline that there could be. The first three places
 * choose one of 27 bits in a word, the others the word: so a link goes from
 * word to word, or within one, whatever its places.
 */
#ifndef CHEQUER_FRONTIER_PROSPECTS_H
#define CHEQUER_FRONTIER_PROSPECTS_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "solve/frontier/outline.h"

struct frontier_step;

enum { PROSPECTS_LOW = 3 }; /* places within a word */

typedef _Atomic uint32_t prospect_word;

static inline uint32_t prospects_bit(uint64_t outline)
{
    return (uint32_t)1 << ((outline & 3) + 3 * (outline >> 2 & 3) +
                           9 * (outline >> 4 & 3));
}

static inline size_t prospects_at(uint64_t outline)
{
    return outline_index(outline >> 2 * PROSPECTS_LOW);
}

static inline bool prospects_has(const prospect_word *set, uint64_t outline)
{
    return atomic_load_explicit(&set[prospects_at(outline)],
                                memory_order_relaxed) &
           prospects_bit(outline);
}

/* By any thread. */
static inline void prospects_add(prospect_word *set, uint64_t outline)
{
    if (!prospects_has(set, outline))
        atomic_fetch_or_explicit(&set[prospects_at(outline)],
                                 prospects_bit(outline), memory_order_relaxed);
}

struct prospects {
    prospect_word **set; /* owned; nlinks + 1 of them */
    int nlinks;
    size_t words; /* of a set */
};

/* For outlines of so many places; the last set is there, and empty. */
void prospects_init(struct prospects *p, int places, int nlinks);

/* Once that one is filled: the others, by so many threads. */
void prospects_look_back(struct prospects *p, const struct frontier_step *links,
                         int threads);

/* One set is not needed any more. */
void prospects_drop(struct prospects *p, int set);
void prospects_free(struct prospects *p);

#endif
