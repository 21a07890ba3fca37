/*
 * Pairings: 2k ends in a row, each joined to one other, as a single number.
 * The first end's partner is one of 2k - 1; what is left when both are taken
 * out is a pairing of 2k - 2 ends, and so on: 1 * 3 * ... * (2k - 1) in all.
 *
 * Whoever counts paths has thousands of pairings to change in the same way,
 * so a change is looked up once, and then is a table from old numbers to new.
 * Tables are made when first asked for, by any thread; those of more than
 * PAIRING_TABLED pairs would be too large, and are worked out from the smaller
 * ones by taking the first pair apart.
 */
#ifndef CHEQUER_PAIRING_H
#define CHEQUER_PAIRING_H

#include <stdbool.h>
#include <stdint.h>

enum { PAIRING_PAIRS_MAX = 9, PAIRING_TABLED = 6 };

enum pairing_change {
    PAIRING_SAME,
    PAIRING_INSERT, /* a new pair, whose ends come to places i < j */
    PAIRING_MOVE,   /* end i goes to place j and keeps its partner */
    PAIRING_JOIN,   /* ends i < j meet and are gone; their partners are
                       partners now. If they were each other's, a ring
                       has closed: the new number is one too high */
    PAIRING_ROWS,   /* the ends, i in a first row and the rest in a
                       second, are arranged anew as the bits of j say */
    PAIRING_CHANGES
};

enum {
    PAIRING_APEX = 1,  /* one more end comes before the rows, and stays */
    PAIRING_SWAP = 2,  /* second row first */
    PAIRING_MIRROR = 4 /* each row from its other side */
};

struct pairings; /* the tables */

struct pairing_map {
    enum pairing_change change;
    int pairs; /* before the change */
    int i, j;
    const uint16_t *table; /* NULL: to be worked out */
};

struct pairings *pairings_create(void);
void pairings_destroy(struct pairings *ps);

/* How many pairings of so many pairs there are; 1 of none. */
uint32_t pairing_count(int pairs);

struct pairing_map pairing_map(struct pairings *ps, enum pairing_change change,
                               int pairs, int i, int j);

uint32_t pairing_apply(struct pairings *ps, const struct pairing_map *map,
                       uint32_t number);

#endif
