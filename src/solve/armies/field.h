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
#include "solve/armies/set.h"

struct mover;

struct field {
    int n;       /* squares that are no holes */
    int squares; /* all of them */
    int *square; /* owned: where number i is on the board */
    int *hits;   /* owned: those that number i attacks are ... */
    int *begin;  /* owned: ... hits[begin[i]] to hits[begin[i + 1] - 1] */

    /* Only where the squares fit into sets, else NULL and 0: */
    struct set *near; /* owned: number i with those that it attacks */
    int nimages;      /* the symmetries that leave all this as it is, the first
                         of which changes nothing */
    int *images;      /* owned: symmetry s takes i to images[s * n + i] */
};

void field_init(struct field *f, const struct board *b, const struct mover *m);
void field_free(struct field *f);

/* Where the symmetry takes a set. */
struct set field_image(const struct field *f, int s, struct set set);

/* The squares that are attacked by none of the set, nor in it. */
struct set field_safe(const struct field *f, struct set set);

/* All the squares that symmetries make of one. */
struct set field_orbit(const struct field *f, int number);

#endif
