/*
 * The symmetries of a part that is to be covered, for search.c only:
 * those of the board that change nothing about what a piece covers.
 */
#ifndef CHEQUER_COVER_TURNS_H
#define CHEQUER_COVER_TURNS_H

#include "chess/symmetry.h"
#include "solve/pieces/cover/reach.h"

struct cover_turns {
    int n, squares;
    int16_t *to; /* owned; by symmetry and square, where it goes */
};

/* At least the one that leaves all as it is. */
void cover_turns_init(struct cover_turns *t, const struct board *b,
                      const struct cover_reach *r, const uint64_t *part);
void cover_turns_free(struct cover_turns *t);

/* What the i-th makes of a set of squares, into another. */
void cover_turns_image(const struct cover_turns *t, int i, const uint64_t *set,
                       uint64_t out[COVER_WORDS]);

/* All squares that one goes to, itself too: how many. */
int cover_turns_orbit(const struct cover_turns *t, int square,
                      uint64_t out[COVER_WORDS]);

#endif
