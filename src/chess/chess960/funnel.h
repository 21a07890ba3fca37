/*
 * Why there are 960 arrays, the long way, as the first seed's program counts
 * them: all 40,320 orders of the eight pieces of the usual array, of which
 * 5,040 are different, 2,880 of these have bishops on opposite colours, and
 * 960 of these the king between the rooks. A walk that stops after each.
 */
#ifndef CHEQUER_CHESS960_FUNNEL_H
#define CHEQUER_CHESS960_FUNNEL_H

#include "base/listing.h"
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

/* The walk line by line: what lights a line, and what is told beside it. */
enum funnel_cue {
    FUNNEL_CUE_NONE,
    FUNNEL_CUE_BEGIN, /* before the first order */
    FUNNEL_CUE_DUPLICATE,
    FUNNEL_CUE_BISHOPS,
    FUNNEL_CUE_KING,
    FUNNEL_CUE_VALID
};

enum funnel_value {
    FUNNEL_VALUE_NONE,
    FUNNEL_VALUE_WALKED,   /* "17 of 40,320" */
    FUNNEL_VALUE_DISTINCT, /* how many have come so far: "12" */
    FUNNEL_VALUE_OPPOSITE,
    FUNNEL_VALUE_VALID
};

extern const struct listing funnel_listing;

/* The cue of an order: the first test it fails, in the order in which they
 * count. */
enum funnel_cue funnel_cue(const struct funnel *f);

/* Before the first order. Owns nothing, so there is nothing to free. */
void funnel_init(struct funnel *f);

/* On to the next order; false, and no change, after the last. */
bool funnel_step(struct funnel *f);

/* The verdict on this order, with the first test it fails: one sentence. */
void funnel_say(const struct funnel *f, struct text *out);

#endif
