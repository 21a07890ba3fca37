/*
 * What of a position can be drawn without knowing the puzzle: holes, washes,
 * the path as a line or as colours, its numbers. On the scene's present grid.
 */
#ifndef CHEQUER_POSITION_DRAW_H
#define CHEQUER_POSITION_DRAW_H

#include "scene/scene.h"

struct position;

void position_draw_holes(const struct position *pos, struct scene *sc);
void position_draw_washes(const struct position *pos, struct scene *sc);

/* Each visited square by its place in the path, from first to newest. */
void position_draw_colours(const struct position *pos, struct scene *sc);

/* One line through the squares visited; its last point is `tip`, where the
 * piece is just now, or if `beyond` that comes after the last square. If
 * `ordered` its colours tell the way. */
void position_draw_line(const struct position *pos, struct scene *sc,
                        struct vec tip, bool beyond, bool ordered);

/* The number of visit `visit`, from 0, on its square. */
void position_draw_number(const struct position *pos, struct scene *sc,
                          uint32_t visit, int first_number);

/* Beads with numbers; on a square with a piece a small one in its corner. */
void position_draw_numbers(const struct position *pos, struct scene *sc,
                           int first_number);

#endif
