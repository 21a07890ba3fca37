/* A move, and what playing it does to a game. */
#ifndef CHEQUER_MOVE_H
#define CHEQUER_MOVE_H

#include <stdbool.h>
#include <stdint.h>

#include "chess/game/game.h"

enum move_kind { MOVE_PLAIN, MOVE_DOUBLE, MOVE_PASSANT, MOVE_CASTLE };

/*
 * Castling is the king's move, from where it stands to where it ends, which
 * in Chess960 may be the same square.
 */
struct move {
    int8_t from, to;
    uint8_t kind;      /* enum move_kind */
    uint8_t promotion; /* enum piece_kind, PIECE_NONE without */
    uint8_t wing;      /* enum wing, if castling; else 0 */
};

bool move_equal(struct move a, struct move b);

/* The square of the piece that the move takes, or SQUARE_NONE. */
int move_capture(const struct game *g, struct move m);

/* `m` must be a legal move of `g`, or at least one of chess/game/pseudo.h. */
void move_play(struct game *g, struct move m);

#endif
