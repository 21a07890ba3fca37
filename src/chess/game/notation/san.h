/* Moves as people write them: Nf3, exd5, O-O, e8=Q+, Raxd1#. */
#ifndef CHEQUER_SAN_H
#define CHEQUER_SAN_H

#include <stdbool.h>

#include "chess/game/move.h"

struct error;

enum { SAN_MAX = 16 };

/* `m` must be legal in `g`, which is the game before it. */
void san_format(const struct game *g, struct move m, char out[SAN_MAX]);

/*
 * The legal move that is meant, written as above or a little otherwise: 0-0,
 * e8Q, Ngf3 though Nf3 would do, without x and +, with ! and ?. On failure
 * *err says why it cannot be.
 */
bool san_parse(const struct game *g, const char *word, struct move *out,
               struct error *err);

#endif
