/*
 * What can be said of a finished tour, whoever made it: closed or open, its
 * symmetries, how often its moves cross, what its numbers add up to, and where
 * it departs from Warnsdorff's rule. Takes time in proportion to the squares.
 */
#ifndef CHEQUER_TOUR_ANALYSIS_H
#define CHEQUER_TOUR_ANALYSIS_H

#include <stdbool.h>
#include <stdint.h>

#include "chess/symmetry.h"

struct board;
struct mover;

struct tour_analysis {
    int squares;

    /* The last square is a move from the first; then the move back
     * belongs to the tour, except for its numbers and for the rule. */
    bool closed;

    /* Those of the board's symmetries, bit by bit, that lead every move to a
     * move of the tour, in whichever direction it is made. */
    unsigned symmetries;

    /* How often the lines of moves cross between their ends, across seams as
     * anywhere; each goes where the first of the piece's steps does. */
    uint64_t crossings;

    /* Sums of the numbers, from 1, along files and ranks, by file and rank;
     * both owned. And along the two long diagonals, the one through a1 first,
     * if the board is square, else 0. */
    uint64_t *file_sum, *rank_sum;
    uint64_t diagonal_sum[2];

    /* All files have one sum and all ranks have one; on a square board it is
     * the same. Magic: square, and the diagonals have it too. */
    bool semi_magic, magic;

    /* Moves to a square with more onward moves than another had, and the
     * number of the first such move, from 1; 0 if there is none. */
    int deviations, first_deviation;
};

/* What can be left out where it is not asked for. */
enum {
    TOUR_OF_SYMMETRIES = 1,
    TOUR_OF_CROSSINGS = 2,
    TOUR_OF_SUMS = 4,
    TOUR_OF_RULE = 8
};

/* A tour of that piece, which leaps. `number` by square: from 1 in the order of
 * the tour, 0 for holes. */
void tour_analysis_init(struct tour_analysis *ta, const struct board *b,
                        const struct mover *m, const uint32_t *number);

/* Of all that only some, bit by bit; the rest is 0. */
void tour_analysis_part(struct tour_analysis *ta, const struct board *b,
                        const struct mover *m, const uint32_t *number,
                        unsigned what);

/* The name of what its numbers make: "magic", "semimagic", on a board that is
 * not square "magic rectangle"; NULL if they make nothing. */
const char *tour_analysis_sums(const struct tour_analysis *ta,
                               const struct board *b);
void tour_analysis_free(struct tour_analysis *ta);

#endif
