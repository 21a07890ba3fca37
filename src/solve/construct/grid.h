/*
 * Tours of boards with both sides 5 or more, made of tiles. The tile called
 * the root has the beginning of the tour. The tiles above and below it are
 * joined to it in a row, the trunk, and so are, from each of those, the tiles
 * to the left and to the right. All but the root are closed: whoever comes to
 * the place where the next tile is joined goes there, round it and all that
 * lies behind it, and comes back to go on.
 */
#ifndef CHEQUER_CONSTRUCT_GRID_H
#define CHEQUER_CONSTRUCT_GRID_H

#include <stdint.h>

#include "solve/construct/tile.h"

struct patchwork;

struct grid {
    struct cuts across, along; /* the files and the ranks */
    int start;                 /* the square with the number 1 */
    struct tile root;
    struct tile_stock *stock;
};

/*
 * An open tour from `start` if both sides are odd, where it must be of the
 * colour of the corners; else a closed one. The stock must outlive the grid.
 */
void grid_init(struct grid *g, int files, int ranks, int start,
               struct tile_stock *stock);

/* Each square's number, from 1. */
void grid_number(const struct grid *g, uint32_t *number);

void grid_patchwork(const struct grid *g, struct patchwork *out);

#endif
