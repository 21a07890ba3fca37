/*
 * The 960 starting arrays of Chess960, by their usual numbers 0 to 959 (R.
 * Scharnagl's): 518 is the array of usual chess.
 */
#ifndef CHEQUER_CHESS960_H
#define CHEQUER_CHESS960_H

#include <stdbool.h>
#include <stdint.h>

#include "chess/game/game.h"

struct castling;
struct error;

enum {
    CHESS960_COUNT = 960,
    CHESS960_USUAL = 518,
    ARRAY_TEXT_MAX = GAME_SIDE + 1
};

/* A back rank from a to h; may be any, until it is asked whether it is one
 * of the 960 (chess/chess960/rules.h). */
struct array {
    uint8_t at[GAME_SIDE];
}; /* enum piece_kind, 0 for none */

bool array_equal(const struct array *a, const struct array *b);
void array_mirror(const struct array *a, struct array *out);
void array_format(const struct array *a, char out[ARRAY_TEXT_MAX]);

/* Eight letters of KQRBN, in capitals or not; whether valid is not asked. */
bool array_parse(struct array *a, const char *text, struct error *err);

void chess960_array(int number, struct array *out);

/* -1 if it is none of the 960. */
int chess960_number(const struct array *a);

/* The number of the mirror image, which is always another of them. */
int chess960_mirror(int number);

/* The game at its start. */
void chess960_start(int number, struct game *out);

/* King and rook of a valid array: where they castle from and to. */
void chess960_castling(const struct array *a, enum colour colour,
                       enum wing wing, struct castling *out);

#endif
