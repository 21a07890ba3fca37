/*
 * Well-known shapes of boards by name: which squares are cut out of a board
 * of any size. They are written where a list of squares may stand.
 */
#ifndef CHEQUER_SHAPES_H
#define CHEQUER_SHAPES_H

#include <stdbool.h>

struct board;

/* Ending NULL. The first is "", the whole board. */
extern const char *const shape_names[];
extern const char *const shape_titles[];

/* True if `name` is one; its squares are then holes of the board. */
bool shape_cut(struct board *b, const char *name);

#endif
