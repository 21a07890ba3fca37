/*
 * Adding up: states of one outline come from several sides, and those with
 * the same pairing become one. Few pairs are looked up by their number; where
 * that would take too much room, by a hash of it.
 */
#ifndef CHEQUER_FRONTIER_TALLY_H
#define CHEQUER_FRONTIER_TALLY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct tally {
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

void tally_init(struct tally *t);
void tally_free(struct tally *t);

/* For up to `most` states with so many pairs. */
void tally_begin(struct tally *t, int pairs, size_t most);

/* A pairing one too high, as of a closed ring, is left out. */
void tally_add_narrow(struct tally *t, const uint32_t *pairing,
                      const uint32_t *ways, int n);
void tally_add_wide(struct tally *t, const uint32_t *pairing,
                    const uint64_t *ways, int n);

/* Ends the sum: `seen` are the pairings then, `ways` their sums. Returns how
 * many there are. Both are valid until the next tally_begin. */
size_t tally_end(struct tally *t);

#endif
