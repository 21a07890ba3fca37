/*
 * What the listings of tour methods are made of: the moments of a search that
 * light a line, and what can be told beside one.
 */
#ifndef CHEQUER_TOUR_LISTING_H
#define CHEQUER_TOUR_LISTING_H

#include "base/listing.h"

/*
 * A line is lit by what the knight does next or, where a method has more in
 * mind than its path, by what has just become of that. Where a listing has no
 * line for a cue, the line of the one that it is a kind of is lit: that in
 * brackets.
 */
enum tour_cue {
    TOUR_CUE_NONE,
    TOUR_CUE_GO,       /* it moves */
    TOUR_CUE_OTHER,    /* after others were tried in vain (GO) */
    TOUR_CUE_TIE,      /* where several are equal by all that counts (GO) */
    TOUR_CUE_BROKEN,   /* where the method breaks a tie of its rule (GO) */
    TOUR_CUE_END,      /* there is no way on: its walk is over */
    TOUR_CUE_TOUR,     /* the tour is complete (GO) */
    TOUR_CUE_BACK,     /* it takes back a move */
    TOUR_CUE_STRANDED, /* as a square has no place in any tour (BACK) */
    TOUR_CUE_AGAIN,    /* it takes back all of them */
    TOUR_CUE_OVER,     /* there is nothing left to do */
    TOUR_CUE_START,    /* a walk or a try of many has begun */
    TOUR_CUE_TURN,     /* and a whole turn of walks is over (START) */
    TOUR_CUE_AFRESH,   /* and all that was learnt is given up (TURN) */
    TOUR_CUE_WORK,     /* nothing moved, something changed */
    TOUR_CUE_SETTLED,  /* for the last time in this round (WORK) */
    TOUR_CUE_COUNT
};

enum tour_value {
    TOUR_VALUE_NONE,
    TOUR_VALUE_START,    /* "f6" */
    TOUR_VALUE_VISITED,  /* "17 of 64" */
    TOUR_VALUE_COUNTS,   /* ways on from where it could go: "b1:2 c4:7" */
    TOUR_VALUE_BEST,     /* the ways on that are chosen: "2 at b1" */
    TOUR_VALUE_CHOSEN,   /* "b1" */
    TOUR_VALUE_EQUAL,    /* how many are so, if several: "3" */
    TOUR_VALUE_STRANDED, /* "h1" */
    TOUR_VALUE_ROUND,    /* of walks or tries: "ant 17" */
    TOUR_VALUE_TURN,     /* "generation 5" */
    TOUR_VALUE_LOOK,     /* "7 times" */
    TOUR_VALUE_BLOCKS,   /* "16 blocks" */
    TOUR_VALUE_JOIN      /* "3 of 15" */
};

#define TOUR_LINE(words, cue, value)              \
    {                                             \
        words, TOUR_CUE_##cue, TOUR_VALUE_##value \
    }

#endif
