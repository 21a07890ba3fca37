/*
 * Well-known shapes of boards by name: which squares are cut out of a board
 * of any size, from the smallest that shows the shape. They are written where
 * a list of squares may stand.
 */
#ifndef CHEQUER_SHAPES_H
#define CHEQUER_SHAPES_H

#include <stdbool.h>

struct error;

/* Ending NULL. The first is "", the whole board. */
extern const char *const shape_names[];
extern const char *const shape_titles[];

/* Whether a square is cut out of a board of so many files and ranks. */
typedef bool shape(int files, int ranks, int file, int rank);

/* NULL if there is none of that name. */
shape *shape_find(const char *name);

/* Can a shape of this name be drawn on so small a board? */
bool shape_fits(const char *name, int files, int ranks, struct error *err);

#endif
