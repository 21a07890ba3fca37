/*
 * Do two moves get in each other's way? A move is a straight line from centre
 * to centre. Two of them cross if they share any point that is not an end of
 * both: so lines that only touch, overlap, or lead through the centre of a
 * square where the other one ends do cross.
 */
#ifndef CHEQUER_CROSSING_H
#define CHEQUER_CROSSING_H

#include <stdbool.h>

/* Moves from a to b and from c to d, on a board so many files wide. */
bool moves_cross(int files, int a, int b, int c, int d);

/* The first move along a path of `n` squares that a move from its last square
 * to `square` would cross, as the place of the square it begins on; -1: none.
 * To the path's first square it may lead, which closes it. */
int path_crossing(int files, const int *path, int n, int square);

#endif
