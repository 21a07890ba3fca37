/*
 * Rooks that cover a board without holes: unless every rank has one, every
 * file must have one. So as many as the shorter side are enough, and which
 * arrangements there are can be said without a search. For cover.c only.
 */
#ifndef CHEQUER_COVER_ROOKS_H
#define CHEQUER_COVER_ROOKS_H

#include <stdint.h>

#include "solve/wide.h"

struct board;

wide cover_rooks_count(const struct board *b);
void cover_rooks_at(const struct board *b, wide k, uint8_t *occupied);

#endif
