/* What the pieces are called. */
#include "chess/piece.h"

#include <assert.h>
#include <ctype.h>

static const struct {
    const char *name;
    char letter;
} kinds[PIECE_KINDS] = {
    [PIECE_NONE] = { "none", '.' },
    [PIECE_KING] = { "king", 'K' },
    [PIECE_QUEEN] = { "queen", 'Q' },
    [PIECE_ROOK] = { "rook", 'R' },
    [PIECE_BISHOP] = { "bishop", 'B' },
    [PIECE_KNIGHT] = { "knight", 'N' },
    [PIECE_PAWN] = { "pawn", 'P' },
    [PIECE_CAMEL] = { "camel", 'C' },
    [PIECE_ZEBRA] = { "zebra", 'Z' },
    [PIECE_GIRAFFE] = { "giraffe", 'G' },
    [PIECE_WAZIR] = { "wazir", 'W' },
    [PIECE_FERZ] = { "ferz", 'F' },
    [PIECE_AMAZON] = { "amazon", 'A' },
    [PIECE_CHANCELLOR] = { "chancellor", 'H' },
    [PIECE_ARCHBISHOP] = { "archbishop", 'S' },
    [PIECE_NIGHTRIDER] = { "nightrider", 'I' },
    [PIECE_CUSTOM] = { "piece", 'X' },
};

const char *piece_kind_name(enum piece_kind kind)
{
    assert(kind < PIECE_KINDS);
    return kinds[kind].name;
}

char piece_letter(int piece)
{
    assert(piece >= 0 && piece < PIECE_CODES);
    assert(piece_kind(piece) < PIECE_KINDS);
    char letter = kinds[piece_kind(piece)].letter;
    return piece & PIECE_BLACK ? (char)tolower(letter) : letter;
}
