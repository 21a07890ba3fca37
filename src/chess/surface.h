/*
 * The surface a board lies on: which of its edges are joined. Files join when
 * the left edge meets the right one, ranks when the top meets the bottom. With
 * a twist, who crosses from right to left finds top and bottom exchanged.
 */
#ifndef CHEQUER_SURFACE_H
#define CHEQUER_SURFACE_H

#include <stdbool.h>

enum surface {
    SURFACE_FLAT,
    SURFACE_CYLINDER, /* files join */
    SURFACE_TORUS,    /* files and ranks join */
    SURFACE_MOBIUS,   /* files join with a twist */
    SURFACE_KLEIN,    /* the same, and ranks join */
    SURFACES
};

/* In options, and in the panel's words; both end NULL. */
extern const char *const surface_names[];
extern const char *const surface_titles[];

/* For the help of controls. */
#define SURFACE_HELP                                                         \
    "Which edges of the board are joined: none; left and right (cylinder), " \
    "top and bottom too (torus); left and right with a twist (mobius), top " \
    "and bottom too (klein)."

/* What is joined, in a sentence: "The left edge is joined to the right one." */
const char *surface_about(enum surface s);

/* Behind the size of a board: " on a torus"; of a flat one nothing. */
const char *surface_on(enum surface s);

static inline bool surface_joins_files(enum surface s)
{
    return s != SURFACE_FLAT;
}

static inline bool surface_joins_ranks(enum surface s)
{
    return s == SURFACE_TORUS || s == SURFACE_KLEIN;
}

static inline bool surface_twists(enum surface s)
{
    return s == SURFACE_MOBIUS || s == SURFACE_KLEIN;
}

/*
 * A place that may lie beyond the edges, brought back to where it is on a board
 * of so many files and ranks; false if it is nowhere. *flipped: it lies behind
 * a twist, so that up is down there.
 */
bool surface_place(enum surface s, int files, int ranks, int *file, int *rank,
                   bool *flipped);

/* Are neighbours everywhere of two colours, across the seams too? */
bool surface_keeps_colours(enum surface s, int files, int ranks);

#endif
