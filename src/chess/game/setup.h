/* Setting up a board by hand, square by square. */
#ifndef CHEQUER_SETUP_H
#define CHEQUER_SETUP_H

struct game;

/*
 * Put a piece on a square, or PIECE_NONE. Rights to castle and an en passant
 * square that needed what stood there are lost.
 */
void setup_put(struct game *g, int square, int piece);

#endif
