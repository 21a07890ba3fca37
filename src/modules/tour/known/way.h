/*
 * The way that the settings of a tour led by hand tell: from the start on over
 * the squares of `moves`, which may also be a famous tour, or all squares of
 * one, the first included. A closed tour begins wherever the start is.
 */
#ifndef CHEQUER_TOUR_WAY_H
#define CHEQUER_TOUR_WAY_H

#include <stdbool.h>

#include "chess/mover.h"

struct board;
struct error;
struct params;

struct way {
    int *square; /* owned */
    int n;
    struct mover mover; /* whose it is */
};

/* False, with *err filled in and nothing to free, if it is not on the board,
 * or not by the piece's moves. */
bool way_read(struct way *w, const struct params *params, const struct board *b,
              struct error *err);
void way_free(struct way *w);

/* However it was told: the start as it is, turned and mirrored as TOUR_IMAGE
 * has it. A famous tour keeps its name unless something was done to it. What
 * is wrong is left to be found. */
void way_settle(struct params *params);

/* A famous tour square by square, so that moves can be taken back. */
void way_spell(struct params *params);

/* Do the settings tell a whole tour that is closed? Then another start only
 * numbers it anew. */
bool way_is_ring(const struct params *params);

/* Text that somebody wrote elsewhere: sets *params to what it means for their
 * piece and surface. If it is no way at all, false and *err is left alone. */
bool way_take(struct params *params, const char *text, struct error *err);

#endif
