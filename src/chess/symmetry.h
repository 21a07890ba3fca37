/*
 * The eight symmetries of a square and what they do to squares, boards and
 * sets of squares. A symmetry is three bits: swap file and rank (only where
 * the board is square), then turn the files round, then the ranks.
 */
#ifndef CHEQUER_SYMMETRY_H
#define CHEQUER_SYMMETRY_H

#include <stdbool.h>
#include <stdint.h>

struct board;

enum symmetry {
    SYMMETRY_SAME,
    SYMMETRY_FILES, /* left and right change places */
    SYMMETRY_RANKS, /* top and bottom do */
    SYMMETRY_HALF_TURN,
    SYMMETRY_DIAGONAL,  /* reflection in the diagonal through a1 */
    SYMMETRY_LEFT_TURN, /* a quarter turn against the clock */
    SYMMETRY_RIGHT_TURN,
    SYMMETRY_ANTIDIAGONAL, /* reflection in the one through the top left */
    SYMMETRIES
};

/* What was done: "turned by 180°". */
const char *symmetry_name(enum symmetry s);

/* Where the symmetry takes (file, rank), 0-based, on a board of that size. */
static inline void symmetry_apply(enum symmetry s, int files, int ranks,
                                  int *file, int *rank)
{
    if (s & SYMMETRY_DIAGONAL) {
        int was = *file;

        *file = *rank;
        *rank = was;
    }
    if (s & SYMMETRY_FILES)
        *file = files - 1 - *file;
    if (s & SYMMETRY_RANKS)
        *rank = ranks - 1 - *rank;
}

int symmetry_square(enum symmetry s, const struct board *b, int square);

/* The symmetries that leave the board, its holes and its seams as they are, bit
 * by bit: at least 1 << SYMMETRY_SAME. Going round a surface is none of them.
 */
unsigned symmetry_of_board(const struct board *b);

#endif
