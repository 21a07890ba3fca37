/*
 * Where a piece attacks from a square, on any board. Holes block rides as
 * the edge of the board does, and so do occupied squares, which are attacked
 * themselves. A leap goes over both. No piece attacks itself, whichever way
 * round its moves lead.
 */
#ifndef CHEQUER_ATTACK_H
#define CHEQUER_ATTACK_H

#include <stdbool.h>
#include <stdint.h>

#include "chess/board.h"
#include "chess/step.h"

struct mover;

/*
 * The knight's eight moves, clockwise from the one up and to the right. This
 * is the numbering 1 to 8 in which move orders are written.
 */
extern const struct step knight_steps[8];

/* Are they a knight's move apart? */
bool knight_apart(int one, int other, int files);

/* How a piece of chess attacks: along these steps, once or until something is
 * hit. */
struct reach {
    const struct step *steps;
    int nsteps;
    bool slides;
};

struct reach attack_reach(int piece);

/* The square one step on from `square`, or -1 if there is none. */
int attack_step(const struct board *b, int square, struct step step);

/*
 * Puts the attacked squares into `out`, each once, which must have room for
 * attack_max(b), and returns how many. `occupied` may be NULL: nothing is.
 */
int attack_squares(const struct board *b, const uint8_t *occupied,
                   const struct mover *m, int square, int *out);
int attack_max(const struct board *b);

/* Does such a piece on `from` attack `to`? */
bool attack_hits(const struct board *b, const uint8_t *occupied,
                 const struct mover *m, int from, int to);

/* The first of its steps that leads from one square to the other at once, or
 * -1. */
int attack_move(const struct board *b, const struct mover *m, int from, int to);

#endif
