/*
 * Moves by the rule of each piece alone: onto which squares it may go, seeing
 * what stands in the way, but not whether its own king is left in check. Nor
 * castling, which is a rule of its own (chess/game/castling.h).
 */
#ifndef CHEQUER_PSEUDO_H
#define CHEQUER_PSEUDO_H

#include "chess/game/move.h"

/* A queen in the open has 27; a pawn at most 3 squares with 4 promotions. */
enum { PSEUDO_MAX = 32 };

/*
 * Moves of the piece on `from`, whichever side is to move; returns how many.
 * A king is never taken.
 */
int pseudo_moves(const struct game *g, int from, struct move out[PSEUDO_MAX]);

/* May this pawn capture en passant there? */
bool pseudo_passant(const struct game *g, int from, int to);

#endif
