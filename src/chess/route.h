/*
 * The straight way from one square to another across the seams of a board, for
 * drawing: it leaves at one edge and comes in at the other.
 */
#ifndef CHEQUER_ROUTE_H
#define CHEQUER_ROUTE_H

#include "chess/step.h"

struct board;
struct mover;

/*
 * How `to` lies from `from` as the piece goes there: the first of its leaps, or
 * the shortest of its rides, that leads there, unfolded as if there were no
 * edges. If none does, or the piece is NULL, how its nearest copy lies.
 */
struct step route_step(const struct board *b, const struct mover *m, int from,
                       int to);

/* A straight part of it on the board, in squares: the lower left corner of the
 * board is 0, 0, the middle of a1 is 0.5, 0.5. */
struct route_part {
    float x[2], y[2];
};

enum { ROUTE_PARTS_MAX = 32 };

/* The parts of the way that goes by so much from the middle of a square, in
 * order; one if no seam is crossed. Returns how many. */
int route_parts(const struct board *b, int from, struct step by,
                struct route_part out[ROUTE_PARTS_MAX]);

#endif
