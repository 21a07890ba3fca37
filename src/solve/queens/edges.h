/*
 * One solution of each eight: no queen on an edge of the board is farther
 * from the corners than that of the first file. (Asking that none be nearer
 * would do as well, but leaves half as many positions more to be searched.)
 */
#ifndef CHEQUER_QUEENS_EDGES_H
#define CHEQUER_QUEENS_EDGES_H

#include <stdint.h>

struct queens_wish;

/* The first file's queen on rank k, 0 <= k < (n + 1) / 2, and no edge's queen
 * farther from the corners than that. Taken together, all k give every
 * solution or an image of it; n is at least 4. */
void queens_edges_wish(struct queens_wish *w, int n, int k);

/* On how many of the four edges is the queen as far from the corners as on
 * the first file? So many of a solution's eight images, equal ones counted as
 * often as they come, fulfil the wish. */
int queens_edges_tied(const uint8_t *rank, int n);

#endif
