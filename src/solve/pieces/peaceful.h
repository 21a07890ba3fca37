/*
 * As many pieces of one kind as can stand on a board without attacking each
 * other: how many, why not more, in how many ways, and each of the ways.
 */
#ifndef CHEQUER_PEACEFUL_H
#define CHEQUER_PEACEFUL_H

#include <stdbool.h>

#include "chess/piece.h"
#include "solve/pieces/peaceful_proof.h"
#include "solve/pieces/product.h"

struct error;

struct peaceful;

/* A king, queen, rook, bishop or knight; the board is copied. NULL, with the
 * reason, if the board is larger than the method for the piece can do. */
struct peaceful *peaceful_create(const struct board *b, enum piece_kind piece,
                                 struct error *err);
void peaceful_destroy(struct peaceful *p);

/* Goes on by `budget` steps of the method; true when all is known. For all
 * pieces but queens that is soon. */
bool peaceful_step(struct peaceful *p, long budget);

/* What follows may be asked only when all is known. */
int peaceful_maximum(const struct peaceful *p);

/* In how many ways, and which. */
const struct product *peaceful_product(const struct peaceful *p);

/* The group of each square into `group`, from 0, -1 for holes. Without groups
 * (BY_SEARCH) every entry is -1. */
enum peaceful_proof peaceful_why(const struct peaceful *p, int *group);

#endif
