/*
 * The shape of a board as a grid of signs, for other programs and for people:
 * a line for each rank, the top one first, in it a point for each square and #
 * for each hole.
 */
#ifndef CHEQUER_SHAPE_GRID_H
#define CHEQUER_SHAPE_GRID_H

#include <stdbool.h>
#include <stddef.h>

struct board;
struct error;
struct text;

/* Does the text mean to be one, be it right or wrong? */
bool shape_grid_meant(const char *text, size_t len);

/* Lines may end as they do elsewhere, be moved in, and be followed by empty
 * ones. On refusal there is nothing to free, and *err says where. */
bool shape_grid_read(struct board *out, const char *text, size_t len,
                     struct error *err);

void shape_grid_write(const struct board *b, struct text *out);

#endif
