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

#include "solve/construct/block.h"
#include "solve/construct/cut.h"

struct patchwork;

struct tile {
    int files, ranks;
    uint8_t order[BLOCK_SQUARES_MAX]; /* the squares along the tour */
};

/* The closed tiles found so far, which can be joined on all sides. The
 * beginning and end of one are not one of the moves given away. */
struct tile_stock {
    struct tile *closed[TILE_REST_MAX + 1][TILE_RANKS + 1]; /* owned */
};

void tile_stock_free(struct tile_stock *s);

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
