/*
 * One side of a board cut into the sides of tiles. Most are as long as a unit,
 * few take up what is left over. The tour of the whole board begins in the one
 * called the root.
 */
#ifndef CHEQUER_CONSTRUCT_CUT_H
#define CHEQUER_CONSTRUCT_CUT_H

#include <stdbool.h>

enum {
    TILE_FILES = 8,
    TILE_RANKS = 16, /* the units */
    TILE_REST_MIN = 5,
    TILE_REST_MAX = 12, /* the others */
    CUTS_MAX = 130      /* tiles along a side of 1000 */
};

struct cuts {
    int total; /* the side of the board, at least 5 */
    int n;     /* tiles */
    int at[CUTS_MAX], size[CUTS_MAX];
    int root;      /* the one where the tour begins */
    bool mirrored; /* lies on the board the other way round */
};

/* Tiles for a closed tour; all are even if the side is. */
void cuts_plain(struct cuts *c, int total, int unit);

/*
 * Tiles for a side that is odd, of which only the root is, so that the tour
 * of an odd board can begin in it at `start`. That never is the second line
 * of a root with tiles before it.
 */
void cuts_around(struct cuts *c, int total, int unit, int start);

/* From a place along the cuts to the place on the board, and back. */
static inline int cuts_place(const struct cuts *c, int at)
{
    return c->mirrored ? c->total - 1 - at : at;
}

/* Where tile i begins on the board. */
static inline int cuts_begin(const struct cuts *c, int i)
{
    return c->mirrored ? c->total - c->at[i] - c->size[i] : c->at[i];
}

#endif
