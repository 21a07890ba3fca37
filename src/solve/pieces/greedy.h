/*
 * A good arrangement at once, while better ones are looked for: always the
 * piece that does most at the moment.
 */
#ifndef CHEQUER_PIECES_GREEDY_H
#define CHEQUER_PIECES_GREEDY_H

#include <stdbool.h>
#include <stdint.h>

struct board;
struct mover;

/* Pieces that live in peace, or that cover the board: sets a byte of `occupied`
 * for each; returns how many. */
int greedy_place(const struct board *b, const struct mover *m, bool peaceful,
                 uint8_t *occupied);

/* How many a better one has, which takes a moment: of the last one some stay,
 * by chance, and the others are placed anew. Always the same number. */
int greedy_number(const struct board *b, const struct mover *m, bool peaceful);

#endif
