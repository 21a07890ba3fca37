/*
 * Whether a game as set up could be played on: one king a side, pawns where
 * pawns can be, nobody in check who has just moved.
 */
#ifndef CHEQUER_VALIDITY_H
#define CHEQUER_VALIDITY_H

#include <stdbool.h>

struct error;
struct game;

enum game_rules {
    RULES_GAME,
    RULES_LESSON /* kings may be missing, pieces as many as you like */
};

/* False, with the reason, at the first rule broken. */
bool game_is_valid(const struct game *g, enum game_rules rules,
                   struct error *err);

/* Is there a double step of a pawn, just played, that passed this square? */
bool game_passant_is_valid(const struct game *g, int square);

/*
 * Put a piece on a square, or PIECE_NONE. Rights to castle and an en passant
 * square that needed what stood there are lost.
 */
void setup_put(struct game *g, int square, int piece);

#endif
