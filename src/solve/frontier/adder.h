/*
 * Adding up: states of one outline come from several sides, and those with
 * the same pairing become one. Few pairs are looked up by their number; where
 * that would take too much room, by a hash of it.
 */
#ifndef CHEQUER_FRONTIER_ADDER_H
#define CHEQUER_FRONTIER_ADDER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct adder {
    int pairs;
    bool hashed;
    uint64_t *sum; /* owned; by pairing, or by place in the table */
    size_t sum_cap;
    uint32_t *key; /* owned; the pairing in each place, if hashed */
    size_t key_cap, mask;
    uint32_t *seen; /* owned; indices in `sum`, in order of arrival */
    size_t seen_cap, n;
    uint64_t *ways; /* owned; the result */
    size_t ways_cap;
};

void adder_init(struct adder *t);
void adder_free(struct adder *t);

/* For up to `most` states with so many pairs. */
void adder_begin(struct adder *t, int pairs, size_t most);

/* A pairing one too high, as of a closed ring, is left out. */
void adder_add_narrow(struct adder *t, const uint32_t *pairing,
                      const uint32_t *ways, int n);
void adder_add_wide(struct adder *t, const uint32_t *pairing,
                    const uint64_t *ways, int n);

/* Ends the sum: `seen` are the pairings then, `ways` their sums. Returns how
 * many there are. Both are valid until the next adder_begin. */
size_t adder_end(struct adder *t);

#endif
