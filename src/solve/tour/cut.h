/*
 * Squares on which others hang: without one of them a board falls apart, as
 * far as the piece's moves go, and no closed tour can pass it twice.
 */
#ifndef CHEQUER_TOUR_CUT_H
#define CHEQUER_TOUR_CUT_H

#include <stdbool.h>

struct tour_question;

struct tour_cut {
    int square;  /* that holds the board together */
    int side[2]; /* a square on either side of it */
};

/* False if there is none that can be reached from the start. */
bool tour_cut_find(const struct tour_question *q, struct tour_cut *out);

#endif
