/* What the pieces are called. */
#include "chess/piece.h"

#include <assert.h>

const char *piece_kind_name(enum piece_kind kind)
{
    static const char *const names[PIECE_KINDS] = { "none", "king",   "queen",
                                                    "rook", "bishop", "knight",
                                                    "pawn" };

    assert(kind < PIECE_KINDS);
    return names[kind];
}

char piece_letter(int piece)
{
    assert(piece >= 0 && piece < PIECE_CODES);
    assert(piece_kind(piece) < PIECE_KINDS);
    return (piece & PIECE_BLACK ? ".kqrbnp" : ".KQRBNP")[piece_kind(piece)];
}
