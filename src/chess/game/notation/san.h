/* Moves as people write them: Nf3, exd5, O-O, e8=Q+, Raxd1#. */
#ifndef CHEQUER_SAN_H
#define CHEQUER_SAN_H

#include "chess/game/move.h"

enum { SAN_MAX = 16 };

/* `m` must be legal in `g`, which is the game before it. */
void san_format(const struct game *g, struct move m, char out[SAN_MAX]);

#endif
