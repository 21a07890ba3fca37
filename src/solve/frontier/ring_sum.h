/*
 * Two lists of pairings of the same ends, each with a weight: the sum of the
 * products of weights over all pairs that make a single ring.
 *
 * Not pair by pair: if end 0 is joined to end j below, then joining the two
 * above leaves fewer ends, and many pairings above become the same. So the
 * lower list is sorted by j, and the rest is the same question again with one
 * pair less, until what is left is so small that tables list all partners.
 */
#ifndef CHEQUER_RING_SUM_H
#define CHEQUER_RING_SUM_H

#include <stddef.h>
#include <stdint.h>

#include "solve/frontier/adder.h"
#include "solve/frontier/pairing.h"
#include "solve/wide.h"

enum { RING_TABLED = 5 };

/* For each pairing the others that make a ring with it. */
struct ring_tables {
    uint16_t *partner[RING_TABLED + 1]; /* owned */
    int partners[RING_TABLED + 1];
};

/* For sums of up to so many pairs. */
void ring_tables_init(struct ring_tables *rt, struct pairings *ps, int pairs);
void ring_tables_free(struct ring_tables *rt);

struct weighted {
    const uint32_t *pairing;
    const uint64_t *weight;
    size_t n;
};

/* Memory for sums; each thread has its own. */
struct ring_sum {
    struct pairings *pairings;
    const struct ring_tables *tables;
    uint64_t *dense; /* owned */
    struct ring_level {
        struct adder adder;
        uint32_t *pairing; /* owned; the lower, by j */
        uint64_t *weight;
        uint32_t *mapped; /* owned; the upper */
        size_t lower_cap, upper_cap;
    } level[PAIRING_PAIRS_MAX + 1];
};

void ring_sum_init(struct ring_sum *rs, struct pairings *ps,
                   const struct ring_tables *rt);
void ring_sum_free(struct ring_sum *rs);

wide ring_sum(struct ring_sum *rs, int pairs, struct weighted upper,
              struct weighted lower);

#endif
