/*
 * Tours of which some numbers are known, one after the other: all the ways to
 * fill in the rest. A puzzle made of a tour has one of them.
 */
#ifndef CHEQUER_TOUR_FILL_H
#define CHEQUER_TOUR_FILL_H

#include <stdbool.h>

struct board;
struct mover;
struct tour_fill;

enum { TOUR_FILL_MAX = 1024 }; /* squares of a board, holes not counted */

enum tour_fill_state {
    TOUR_FILL_MORE,  /* the budget is spent */
    TOUR_FILL_FOUND, /* here is one */
    TOUR_FILL_DONE   /* those were all */
};

/* NULL if the board has too many squares, or none. It is copied, and the
 * piece, which leaps, is looked at only now. */
struct tour_fill *tour_fill_create(const struct board *b, const struct mover *m,
                                   bool closed);
void tour_fill_destroy(struct tour_fill *tf);

/* How many squares a tour has. */
int tour_fill_squares(const struct tour_fill *tf);

/* Begins anew: known[i] is the square with number i, from 0, or -1. The first
 * is known. */
void tour_fill_begin(struct tour_fill *tf, const int *known);

/* On to the next, but tries no more than about *budget squares and takes off
 * what it did. */
enum tour_fill_state tour_fill_next(struct tour_fill *tf, long *budget);

/* After FOUND: its squares in order. */
const int *tour_fill_tour(const struct tour_fill *tf);

#endif
