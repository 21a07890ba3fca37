/*
 * Where a piece attacks from a square, on any board. Holes block lines as
 * the edge of the board does, and so do occupied squares, which are attacked
 * themselves. A knight jumps over both.
 */
#ifndef CHEQUER_ATTACK_H
#define CHEQUER_ATTACK_H

#include <stdbool.h>
#include <stdint.h>

#include "chess/board.h"

struct step {
    int file, rank;
};

/*
 * The knight's eight moves, clockwise from the one up and to the right. This
 * is the numbering 1 to 8 in which move orders are written.
 */
extern const struct step knight_steps[8];

/* How a piece attacks: along these steps, once or until something is hit. */
struct reach {
    const struct step *steps;
    int nsteps;
    bool slides;
};

struct reach attack_reach(int piece);

/*
 * Puts the attacked squares into `out`, which must have room for
 * attack_max(b), and returns how many. `occupied` may be NULL: nothing is.
 * `piece` is a code of chess/piece.h; only a pawn's colour matters.
 */
int attack_squares(const struct board *b, const uint8_t *occupied, int piece,
                   int square, int *out);
int attack_max(const struct board *b);

/* Does `piece` on `from` attack `to`? */
bool attack_hits(const struct board *b, const uint8_t *occupied, int piece,
                 int from, int to);

#endif
