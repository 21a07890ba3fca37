/*
 * Counting the games of so many half-moves: the usual test of a generator of
 * moves, as the numbers of many positions have been published.
 */
#ifndef CHEQUER_PERFT_H
#define CHEQUER_PERFT_H

#include <stdint.h>

struct game;

enum { PERFT_DEPTH_MAX = 16 };

uint64_t perft(const struct game *g, int depth);

#endif
