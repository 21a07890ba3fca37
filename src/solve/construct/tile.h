/*
 * Tiles: small tours with the moves in them that let them be joined to tiles
 * on all four sides. A tile and its neighbour each give up one move, and two
 * new ones lead from one to the other and back:
 *
 *     . . a | . . .      b-a and c-d go, b-d and a-c come.
 *     . . . | . c .      The tile on the left gives the move out of a corner,
 *     . b . | . . .      which every closed tour makes anyway; the one on the
 *     . . . | d . .      right gives the move to its side from (1, 1).
 *
 * The same holds for a tile and the one above it, with files and ranks
 * exchanged, so that (1, 1) gives away both its moves.
 */
#ifndef CHEQUER_CONSTRUCT_TILE_H
#define CHEQUER_CONSTRUCT_TILE_H

#include <stdint.h>

#include "solve/construct/block.h"
#include "solve/construct/cut.h"

enum side { SIDE_LEFT, SIDE_RIGHT, SIDE_DOWN, SIDE_UP, SIDES };

static inline enum side side_opposite(enum side side)
{
    return (enum side)(side ^ 1);
}

struct tile {
    int files, ranks;
    uint8_t order[BLOCK_SQUARES_MAX]; /* the squares along the tour */
};

/* The two ends of the move that is given away on a side. The first is joined
 * to the first of the neighbour's, the second to the second. */
struct tile_edge {
    int square[2];
};
struct tile_edge tile_edge(int files, int ranks, enum side side);

/* One of an odd tile, from `start`, that can be joined on the sides in the
 * set `sides`, bit by bit. Not from (1, 1) to both left and down. */
void tile_open(struct tile *t, int files, int ranks, int start, unsigned sides);

/* The closed tiles found so far, which can be joined on all sides. The
 * beginning and end of one are not one of the moves given away. */
struct tile_stock {
    struct tile *closed[TILE_REST_MAX + 1][TILE_RANKS + 1]; /* owned */
};

void tile_stock_init(struct tile_stock *s);
void tile_stock_free(struct tile_stock *s);
const struct tile *tile_stock_closed(struct tile_stock *s, int files,
                                     int ranks);

#endif
