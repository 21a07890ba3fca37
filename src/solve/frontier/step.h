/*
 * One step of a count along a frontier, as far as outlines are concerned: from
 * an outline to those it may become, and what happens to the pairings of ends
 * on the way. The rules of the method in one place, and pure: whoever runs a
 * step over millions of pairings asks once an outline.
 */
#ifndef CHEQUER_FRONTIER_STEP_H
#define CHEQUER_FRONTIER_STEP_H

#include <stdbool.h>
#include <stdint.h>

#include "solve/frontier/outline.h"
#include "solve/frontier/pairing.h"

enum frontier_act {
    FRONTIER_TAKE,  /* the next square gets its moves to later ones */
    FRONTIER_LINK,  /* a move between two places of the frontier */
    FRONTIER_FOLD,  /* of two mirror images only one is kept */
    FRONTIER_TURN,  /* seen from the other end of the board, and as what
                       is missing instead of what is there */
    FRONTIER_CHOOSE /* by the number of ends that a tour has so far */
};

struct frontier_step {
    enum frontier_act act;
    int weight; /* about how long it takes, see crew_done() */
    int width;  /* FOLD and TURN: places in a row */

    int near[5], nnear; /* TAKE: places next to the next square */
    uint64_t entering;  /* TAKE: new places that are cut out: FULL */

    int u, w;  /* LINK: u < w */
    bool must; /* LINK: the move is not optional */

    uint64_t absent;        /* TURN: places that are cut out */
    bool fold;              /* TURN: mirror images have been folded */
    bool apex;              /* TURN: the apex has to be completed */
    uint64_t slice, within; /* TURN: only outlines with these bits there */

    int times[PLACE_TYPES]; /* CHOOSE, TURN: by type of the apex, how
                               often to count it */
};

/* One of the outlines that an outline may become. */
struct frontier_send {
    uint64_t to;
    enum pairing_change change;
    int i, j;
};

enum { FRONTIER_SENDS_MAX = 10 };

int frontier_sends(const struct frontier_step *s, uint64_t outline,
                   struct frontier_send out[FRONTIER_SENDS_MAX]);

/* The places whose types decide where an outline goes or change on the way:
 * outlines that differ elsewhere never meet in this step. */
uint64_t frontier_touched(const struct frontier_step *s);

#endif
