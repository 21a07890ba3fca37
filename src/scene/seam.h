/* Lines from square to square across the seams of a board: out at one edge and
 * in at the other. On a flat board they are what they always were. */
#ifndef CHEQUER_SEAM_H
#define CHEQUER_SEAM_H

#include <stddef.h>

#include "scene/scene.h"

struct board;
struct mover;

/* Straight parts of such a line, in the units of the scene's grid. */
struct seam_part {
    struct vec ends[2];
};

/* The line from one square to the other as the piece goes, or the shortest if
 * that is NULL or does not go there. `out` has room for ROUTE_PARTS_MAX;
 * returns how many there are. */
int seam_parts(const struct scene *sc, const struct board *b,
               const struct mover *m, int from, int to, struct seam_part *out);

/* The first share, 0 to 1, of a line in so many parts; returns how many are
 * left of them. */
int seam_cut(struct seam_part *parts, int n, float share);

/* Adds it to the scene, as scene_polyline would. */
void seam_line(struct scene *sc, const struct board *b, const struct mover *m,
               int from, int to, float stroke, float casing, enum ink ink);

/* Where on it somebody is who has a share of it, 0 to 1, behind him. */
struct vec seam_point(const struct scene *sc, const struct board *b,
                      const struct mover *m, int from, int to, float share);

#endif
