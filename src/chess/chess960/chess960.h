/*
 * The 960 starting arrays of Chess960, by their usual numbers 0 to 959 (R.
 * Scharnagl's): 518 is the array of usual chess.
 */
#ifndef CHEQUER_CHESS960_H
#define CHEQUER_CHESS960_H

#include "chess/chess960/array.h"

struct castling;

enum { CHESS960_USUAL = 518 };

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
