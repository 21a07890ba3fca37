/*
 * A back rank from a to h; may be any, until it is asked whether it is one of
 * the 960 (chess/chess960/rules.h).
 */
#ifndef CHEQUER_CHESS960_ARRAY_H
#define CHEQUER_CHESS960_ARRAY_H

#include <stdbool.h>
#include <stdint.h>

#include "chess/game/game.h"

struct error;

enum { CHESS960_COUNT = 960, ARRAY_TEXT_MAX = GAME_SIDE + 1 };

struct array {
    uint8_t at[GAME_SIDE]; /* enum piece_kind, 0 for none */
};

void array_mirror(const struct array *a, struct array *out);
void array_format(const struct array *a, char out[ARRAY_TEXT_MAX]);

/* Eight letters of KQRBN, in capitals or not; whether valid is not asked. */
bool array_parse(struct array *a, const char *text, struct error *err);

#endif
