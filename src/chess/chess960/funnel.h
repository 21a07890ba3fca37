/*
 * Why there are 960 arrays, the long way, as the first seed's program counts
 * them: all 40,320 orders of the eight pieces of the usual array, of which
 * 5,040 are different, 2,880 of these have bishops on opposite colours, and
 * 960 of these the king between the rooks. A walk that stops after each.
 */
#ifndef CHEQUER_CHESS960_FUNNEL_H
#define CHEQUER_CHESS960_FUNNEL_H

#include "chess/chess960/chess960.h"

struct text;

/* Tests that an order of pieces may fail; as bits, and in the seed's order. */
enum {
    FUNNEL_DUPLICATE = 1, /* a right-hand piece before its left-hand twin */
    FUNNEL_KING_AT_END = 2,
    FUNNEL_BISHOPS = 4,
    FUNNEL_KING_OUTSIDE = 8 /* the rooks */
};

struct funnel {
    int places[GAME_SIDE]; /* which piece of RNBQKBNR is on each file */
    struct array array;    /* the same as kinds of pieces */
    unsigned failed;       /* FUNNEL_* bits: all tests, not the first only */
    int walked, distinct, opposite, valid; /* up to here, this one included */
};

enum { FUNNEL_TOTAL = 40320 };

/* Before the first order. Owns nothing, so there is nothing to free. */
void funnel_init(struct funnel *f);

/* On to the next order; false, and no change, after the last. */
bool funnel_step(struct funnel *f);

/* The verdict on this order, with the first test it fails: one sentence. */
void funnel_say(const struct funnel *f, struct text *out);

#endif
