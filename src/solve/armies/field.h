/*
 * The field that two armies share: its squares, numbered without the holes,
 * and who attacks whom. What the piece is and how the board hangs together is
 * told here once; from then on there are only sets of squares.
 *
 * Who stands in between makes no difference. Along a line that holds both
 * colours two neighbours differ, and those attack each other.
 */
#ifndef CHEQUER_FIELD_H
#define CHEQUER_FIELD_H

#include <stdbool.h>

#include "chess/board.h"
#include "chess/symmetry.h"
#include "solve/wide.h"

struct mover;

enum { FIELD_SETS = 128 }; /* so many squares fit into a set, a bit each */

struct field {
    int n;       /* squares that are no holes */
    int squares; /* all of them */
    int *square; /* owned: where number i is on the board */
    int *hits;   /* owned: those that number i attacks are ... */
    int *begin;  /* owned: ... hits[begin[i]] to hits[begin[i + 1] - 1] */

    /* Only where the squares fit into sets, else NULL and 0: */
    wide *near;  /* owned: number i with those that it attacks */
    int nimages; /* the symmetries that leave all this as it is, the first
                    of which changes nothing */
    int *images; /* owned: symmetry s takes i to images[s * n + i] */
};

void field_init(struct field *f, const struct board *b, const struct mover *m);
void field_free(struct field *f);

/* Where the symmetry takes a set. */
wide field_image(const struct field *f, int s, wide set);

/* The squares that are attacked by none of the set, nor in it. */
wide field_safe(const struct field *f, wide set);

/* All the squares that symmetries make of one. */
wide field_orbit(const struct field *f, int number);

/* --- sets ----------------------------------------------------------------- */

static inline int set_size(wide set)
{
    return __builtin_popcountll((uint64_t)set) +
           __builtin_popcountll((uint64_t)(set >> 64));
}

static inline wide set_of(int number)
{
    return (wide)1 << number;
}

/* The least of a set that is not empty. */
static inline int set_least(wide set)
{
    uint64_t lower = (uint64_t)set;

    return lower ? __builtin_ctzll(lower)
                 : 64 + __builtin_ctzll((uint64_t)(set >> 64));
}

/* Of two sets the one that has the least square in which they differ. */
static inline bool set_before(wide one, wide other)
{
    wide differ = one ^ other;

    return (one & differ & -differ) != 0;
}

static inline wide set_first(int n) /* 0 to n - 1 */
{
    return n < FIELD_SETS ? set_of(n) - 1 : ~(wide)0;
}

#endif
