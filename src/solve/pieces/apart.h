/*
 * Squares no two of which one piece can cover at once: for each of them it
 * takes a piece of its own, so fewer pieces than that cannot cover a board.
 */
#ifndef CHEQUER_APART_H
#define CHEQUER_APART_H

#include <stdbool.h>

struct board;
struct mover;

/* Looks for `n` of them; false if there are none, or none were found with the
 * work that this is worth. `out` has room for n. */
bool apart_find(const struct board *b, const struct mover *m, int n, int *out);

#endif
