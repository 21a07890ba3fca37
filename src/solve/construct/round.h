/*
 * Ways round a tile. Going round from where it is entered gives each of its
 * squares a step, from 0; at certain steps the way leaves for a neighbour and
 * comes back. Few different rounds make up the largest board.
 */
#ifndef CHEQUER_CONSTRUCT_ROUND_H
#define CHEQUER_CONSTRUCT_ROUND_H

#include <stdint.h>

#include "solve/construct/grid.h"

/* Leaves after this step, from the first or the second end of the move given
 * away. */
struct leave {
    int step, end;
};

/* What makes a round: the tile's size, the side where it is entered and the
 * end of the move given away there. The root's own begins inside: SIDES. */
struct round_key {
    int files, ranks;
    enum side side;
    int end;
};

struct round {
    struct round_key key;
    struct leave leave[SIDES];        /* right where there is a neighbour */
    uint32_t step[BLOCK_SQUARES_MAX]; /* by rank and file of the board, on
                                         which the tile may lie mirrored */
};

/* Five heights of tiles, entered at two ends: in the trunk from two sides, off
 * it from one, in three widths; and the root. */
enum { ROUNDS_MAX = 5 * 2 * 2 + 5 * 2 * 3 + 1 };

struct rounds {
    const struct grid *g;
    struct round made[ROUNDS_MAX];
    int n;
};

void rounds_init(struct rounds *rs, const struct grid *g);

/* Made when it is first asked for. */
const struct round *rounds_get(struct rounds *rs, struct round_key key);

#endif
