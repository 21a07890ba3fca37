/*
 * Tours that have a name. Their numbers are facts; what is special about each
 * is worked out like that of any other tour.
 */
#ifndef CHEQUER_TOUR_FAMOUS_H
#define CHEQUER_TOUR_FAMOUS_H

#include <stdbool.h>

#include "chess/symmetry.h"

struct board;

enum { FAMOUS_SIDE = 8, FAMOUS_SQUARES = FAMOUS_SIDE * FAMOUS_SIDE };

/* Ending NULL, and beginning with "", which stands for none of them. */
extern const char *const famous_names[];
extern const char *const famous_titles[];

/* Its index in those, or -1; "" is none. */
int famous_find(const char *name);

/* The squares of one of them in order. */
void famous_path(int which, int path[FAMOUS_SQUARES]);

/* Which of them a tour is, in whichever direction and, if it is closed, from
 * wherever it begins: its index, or 0 for none. *how is what was done to it;
 * *alike says that the numbers are the same, too. */
int famous_which(const struct board *b, const int *path, int n,
                 enum symmetry *how, bool *alike);

#endif
