/*
 * One placement of n queens without any search, for n of any size. Pauls
 * gave the first such rule in 1874; this is the one by residues of n.
 */
#ifndef CHEQUER_QUEENS_CONSTRUCT_H
#define CHEQUER_QUEENS_CONSTRUCT_H

#include <stdbool.h>

struct error;

enum { QUEENS_CONSTRUCT_MAX = 10000 };

/* The rank, from 0, of each file's queen, or why there is none. */
bool queens_construct(int n, int *ranks, struct error *err);

#endif
