/* The legal moves of a game. */
#ifndef CHEQUER_MOVES_H
#define CHEQUER_MOVES_H

#include "chess/game/move.h"

/*
 * 218 is the most in a real game, but anything may be set up on a board. A
 * square can be reached along eight lines and by eight knights, and the
 * choice of promotions adds less than one a square.
 */
enum { MOVES_MAX = 17 * GAME_SQUARES };

/* All moves of the side to move; returns how many. */
int moves_legal(const struct game *g, struct move out[MOVES_MAX]);

/* Those of the piece on one square: none if it is not to move. */
int moves_from(const struct game *g, int from, struct move out[MOVES_MAX]);

/*
 * Those that someone may mean who puts a piece from one square on another:
 * four if a pawn promotes. Castling is meant by putting the king on its rook,
 * or where it ends, unless it may go there by an ordinary move.
 */
enum { MOVES_MEANT_MAX = 4 };
int moves_meant(const struct game *g, int from, int to,
                struct move out[MOVES_MEANT_MAX]);

/*
 * The square of a piece that would give check to the mover's king after this
 * move of chess/game/pseudo.h, or SQUARE_NONE: then the move is legal.
 */
int moves_exposed_to(const struct game *g, struct move m);

#endif
