/*
 * As few pieces of one kind as attack or occupy every square: how many, in how
 * many ways, and each of the ways.
 *
 * Pieces in each other's way make no difference: what one hides along a line
 * it attacks itself.
 */
#ifndef CHEQUER_COVER_H
#define CHEQUER_COVER_H

#include <stdbool.h>
#include <stdint.h>

#include "chess/piece.h"
#include "solve/pieces/arrangement.h"
#include "solve/wide.h"

struct board;
struct error;

struct cover;

/* A king, queen, rook, bishop or knight; the board is copied. NULL, with the
 * reason, if the board is too large. */
struct cover *cover_create(const struct board *b, enum piece_kind piece,
                           struct error *err);
void cover_destroy(struct cover *c);

/* Goes on with the search, by `budget` nodes; true when all is known. */
bool cover_step(struct cover *c, long budget);

/* It takes at least so many, as far as is known: the minimum, at the end. */
int cover_at_least(const struct cover *c);

/* What follows may be asked only when all is known. In how many ways: */
wide cover_count(const struct cover *c);

/* Arrangements by number, from 0: those that can be told, which are all or
 * the first of many. At least one. */
uint64_t cover_told(const struct cover *c);

/* A byte of `occupied` for every square: 1 where a piece stands, else 0. */
void cover_at(const struct cover *c, uint64_t k, uint8_t *occupied);

/* For arrangement_classes, where all can be told. */
void cover_source(const struct cover *c, struct arrangement_source *out);

#endif
