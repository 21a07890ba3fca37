/*
 * The pieces, as small numbers that fit anywhere: 0 is no piece. The six of
 * chess come first, then those of other chess that have a name and a drawing,
 * and last the piece that somebody made up.
 */
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
    PIECE_CHESS_KINDS, /* real chess knows those before it */
    PIECE_CAMEL = PIECE_CHESS_KINDS,
    PIECE_ZEBRA,
    PIECE_GIRAFFE,
    PIECE_WAZIR,
    PIECE_FERZ,
    PIECE_AMAZON,
    PIECE_CHANCELLOR,
    PIECE_ARCHBISHOP,
    PIECE_NIGHTRIDER,
    PIECE_CUSTOM,
    PIECE_KINDS
};

enum { PIECE_BLACK = 32, PIECE_CODES = 64 }; /* black rook: 32 + 3 */

static inline enum piece_kind piece_kind(int piece)
{
    return (enum piece_kind)(piece & (PIECE_BLACK - 1));
}

/* "knight"; many of them as say_plural says: "knights", "ferzes". */
const char *piece_kind_name(enum piece_kind kind);

/* As in FEN: 'N', 'n'; '.' for none. The pieces FEN does not know have letters
 * that are not in it. */
char piece_letter(int piece);

#endif
