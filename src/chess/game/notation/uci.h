/*
 * Moves as programs write them: e2e4, e7e8q. Castling is e1g1 in usual chess
 * and king takes rook, e1h1, in Chess960, and wherever e1g1 would be read as
 * something else.
 */
#ifndef CHEQUER_UCI_H
#define CHEQUER_UCI_H

#include <stdbool.h>

#include "chess/game/move.h"

struct error;

enum { UCI_MAX = 8 };

void uci_format(const struct game *g, struct move m, bool chess960,
                char out[UCI_MAX]);

/*
 * Only legal moves. King takes rook is always understood, and so is where the
 * king ends, if it cannot go there by an ordinary move.
 */
bool uci_parse(const struct game *g, const char *text, struct move *out,
               struct error *err);

#endif
