/*
 * A piece's graph of a small board, taken apart: which squares hang
 * together by moves, and for each such part the longest path there is in it.
 * All paths are looked at, by sets of squares, so what is said is proved.
 */
#ifndef CHEQUER_TOUR_PARTS_H
#define CHEQUER_TOUR_PARTS_H

#include <stdbool.h>

struct board;
struct mover;

enum { TOUR_PARTS_MAX = 16 }; /* squares of such a board, holes not counted */

/*
 * Its squares: first, `line` of them, those of a longest path, each a move
 * from the one before; then the others. If the path can come round to where
 * it began with all squares of the part, it is one that does.
 */
struct tour_part {
    int square[TOUR_PARTS_MAX];
    int n, line;
    bool closed; /* the last is a move from the first; three or more */
    int moves;   /* lines of the graph */
};

/* The largest parts first. */
struct tour_parts {
    struct tour_part at[TOUR_PARTS_MAX];
    int n;
};

/* False if the board has too many squares. */
bool tour_parts_find(struct tour_parts *out, const struct board *b,
                     const struct mover *m);

#endif
