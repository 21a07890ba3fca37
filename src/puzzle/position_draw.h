/*
 * What of a position can be drawn without knowing the puzzle: holes, washes,
 * the path as a line or as colours, its numbers. On the scene's present grid.
 */
#ifndef CHEQUER_POSITION_DRAW_H
#define CHEQUER_POSITION_DRAW_H

#include "scene/scene.h"

struct board;
struct mover;
struct position;

/* How lines lead from square to square: as the piece goes on the board, across
 * its seams. */
struct lie {
    const struct board *board; /* NULL: straight, as on a flat one */
    const struct mover *mover;
};

/* How far the last move of a path is drawn: a share, 0 to 1, of its last one,
 * or if `beyond` is a square, of one more that leads there. */
struct path_tip {
    float share;
    int beyond; /* or -1 */
};

/* The squares that are seen of a board, where not all are. */
struct pane {
    int file, rank, files, ranks;
};

/* The place a share of the way from one square to the other. */
struct vec position_between(const struct scene *sc, struct lie lie, int from,
                            int to, float share);

void position_draw_holes(const struct position *pos, struct scene *sc);
void position_draw_washes(const struct position *pos, struct scene *sc);

/* Each visited square by its place in the path, from first to newest. */
void position_draw_colours(const struct position *pos, struct scene *sc);

/* One line through the squares visited, up to where the piece is just now. If
 * `ordered` its colours tell the way. Of what is not in the pane it may leave
 * out; NULL: nothing. */
void position_draw_line(const struct position *pos, struct scene *sc,
                        struct lie lie, struct path_tip tip, bool ordered,
                        const struct pane *pane);

/* The number of visit `visit`, from 0, on its square. */
void position_draw_number(const struct position *pos, struct scene *sc,
                          uint32_t visit, int first_number);

/* Beads with numbers, in the order of the visits or those in the pane; on a
 * square with a piece a small one in its corner. */
void position_draw_numbers(const struct position *pos, struct scene *sc,
                           int first_number, const struct pane *pane);

#endif
