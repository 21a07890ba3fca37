/* Pairings partner by partner, without any table. */
#ifndef TESTS_PAIRING_H
#define TESTS_PAIRING_H

#include <stdbool.h>

#include "solve/frontier/pairing.h"

/* To and from the partner of each end. */
static inline void pairing_partners(int pairs, uint32_t number,
                                    uint8_t *partner)
{
    uint8_t left[2 * PAIRING_PAIRS_MAX]; /* the ends not paired yet, in order */

    for (int e = 0; e < 2 * pairs; e++)
        left[e] = (uint8_t)e;
    for (int k = pairs; k > 0; k--) {
        uint32_t rest = pairing_count(k - 1);
        int at = (int)(number / rest) + 1;
        int n = 0;

        number %= rest;
        partner[left[0]] = left[at];
        partner[left[at]] = left[0];
        for (int e = 1; e < 2 * k; e++)
            if (e != at)
                left[n++] = left[e];
    }
}

static inline uint32_t pairing_number(int pairs, const uint8_t *partner)
{
    unsigned gone = 0; /* the ends paired already, as bits */
    uint32_t number = 0;
    int first = 0;

    for (int k = pairs; k > 0; k--) {
        int before = 0;

        while (gone >> first & 1)
            first++;
        for (int e = first + 1; e < partner[first]; e++)
            before += !(gone >> e & 1);
        number += (uint32_t)before * pairing_count(k - 1);
        gone |= 1u << first | 1u << partner[first];
    }
    return number;
}

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
