/* What two pairings make together, without any table. */
#ifndef TESTS_PAIRING_H
#define TESTS_PAIRING_H

#include <stdbool.h>

#include "solve/frontier/pairing.h"

/* Do the paths that two pairings of the same ends stand for, taken together,
 * make a single ring? */
static inline bool pairing_is_ring(int pairs, uint32_t a, uint32_t b)
{
    uint8_t one[2 * PAIRING_PAIRS_MAX], other[2 * PAIRING_PAIRS_MAX];
    int at = 0, met = 0;

    if (pairs == 0)
        return false;
    pairing_partners(pairs, a, one);
    pairing_partners(pairs, b, other);
    do {
        at = other[one[at]];
        met++;
    } while (at != 0);
    return met == pairs;
}

#endif
