/* Short phrases of which sentences about a game are made. */
#ifndef CHEQUER_WORDS_H
#define CHEQUER_WORDS_H

#include "chess/game/game.h"

/* Handed out whole, so that it can be used in the middle of a call. */
struct phrase {
    char at[40];
};

struct phrase say_square(int square);                      /* "e8" */
struct phrase say_piece(const struct game *g, int square); /* "rook on e8" */

#endif
