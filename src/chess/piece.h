/* The pieces, as small numbers that fit anywhere: 0 is no piece. */
#ifndef CHEQUER_PIECE_H
#define CHEQUER_PIECE_H

enum piece_kind {
    PIECE_NONE,
    PIECE_KING,
    PIECE_QUEEN,
    PIECE_ROOK,
    PIECE_BISHOP,
    PIECE_KNIGHT,
    PIECE_PAWN,
    PIECE_KINDS
};

enum { PIECE_BLACK = 8, PIECE_CODES = 16 }; /* black rook: 8 + 3 */

static inline enum piece_kind piece_kind(int piece)
{
    return (enum piece_kind)(piece & 7);
}

const char *piece_kind_name(enum piece_kind kind); /* "knight" */
char piece_letter(int piece); /* as in FEN: 'N', 'n'; '.' for none */

#endif
