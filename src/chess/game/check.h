/* Who attacks what in a game, and so whether a king is in check. */
#ifndef CHEQUER_CHECK_H
#define CHEQUER_CHECK_H

#include <stdbool.h>

#include "chess/game/game.h"

/* A square has eight lines and eight knights: no more can attack it. */
enum { ATTACKERS_MAX = 16 };

/* The squares of `by`'s pieces that attack `square`; returns how many. */
int check_attackers(const struct game *g, int square, enum colour by,
                    int out[ATTACKERS_MAX]);

/* The first of them, or SQUARE_NONE. */
int check_attacker(const struct game *g, int square, enum colour by);

/* False for a side without a king. */
bool check_given_to(const struct game *g, enum colour colour);

#endif
