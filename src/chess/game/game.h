/*
 * A game of chess on the usual board: where the pieces stand, and all that
 * the squares do not show. Castling rights are kept as the files of the rooks
 * that still may castle, so Chess960 needs nothing of its own. Squares are
 * numbered as everywhere, a1 is 0 and h8 is 63.
 *
 * A king may be missing: lessons show single pieces on an empty board. A side
 * without a king is never in check, and none of its moves is refused for it.
 */
#ifndef CHEQUER_GAME_H
#define CHEQUER_GAME_H

#include <stdint.h>

#include "chess/piece.h"
#include "chess/square.h"

enum { GAME_SIDE = 8, GAME_SQUARES = 64, SQUARE_NONE = -1, FILE_NONE = -1 };

enum colour { COLOUR_WHITE, COLOUR_BLACK };

/* The side of the board on which one castles: towards the h or the a file. */
enum wing { WING_KING, WING_QUEEN };

/* Plain data: to be able to take a move back, keep a copy. */
struct game {
    uint8_t at[GAME_SQUARES]; /* piece codes */
    int8_t rook_file[2][2];   /* by colour and wing; FILE_NONE: no right */
    int8_t turn;              /* enum colour */
    int8_t passant;           /* square passed by a pawn that an enemy pawn
                                 stands ready to take, or SQUARE_NONE */
    int halfmoves;            /* since the last capture or pawn's move */
    int fullmove;             /* counts from 1, up after Black's move */
};

static inline int square_at(int file, int rank)
{
    return rank * GAME_SIDE + file;
}

static inline int square_file(int square)
{
    return square % GAME_SIDE;
}

static inline int square_rank(int square)
{
    return square / GAME_SIDE;
}

/* The square so many files and ranks on, or SQUARE_NONE off the board. */
static inline int square_step(int square, int files, int ranks)
{
    int file = square_file(square) + files;
    int rank = square_rank(square) + ranks;

    if (file < 0 || file >= GAME_SIDE || rank < 0 || rank >= GAME_SIDE)
        return SQUARE_NONE;
    return square_at(file, rank);
}

static inline uint64_t square_bit(int square)
{
    return UINT64_C(1) << square;
}

static inline enum colour piece_colour(int piece)
{
    return piece & PIECE_BLACK ? COLOUR_BLACK : COLOUR_WHITE;
}

static inline int piece_of(enum colour colour, enum piece_kind kind)
{
    return (colour == COLOUR_BLACK ? PIECE_BLACK : 0) + (int)kind;
}

static inline enum colour colour_other(enum colour colour)
{
    return colour == COLOUR_WHITE ? COLOUR_BLACK : COLOUR_WHITE;
}

/* The rank on which a colour's king and rooks start: 0 or 7. */
static inline int colour_home(enum colour colour)
{
    return colour == COLOUR_WHITE ? 0 : GAME_SIDE - 1;
}

/* Which way its pawns go: up or down the ranks. */
static inline int colour_ahead(enum colour colour)
{
    return colour == COLOUR_WHITE ? 1 : -1;
}

const char *colour_name(enum colour colour);               /* "White" */
const char *wing_name(enum wing wing);                     /* "kingside" */
struct phrase say_piece(const struct game *g, int square); /* "rook on e8" */

/* An empty board, White to move, no rights, move 1. */
void game_clear(struct game *g);

/* The start with the back rank `kinds` for both sides, rooks may castle. */
void game_start(struct game *g, const enum piece_kind kinds[GAME_SIDE]);

/* The usual start. */
void game_start_usual(struct game *g);

/* Where the king stands, the first from a1 on, or SQUARE_NONE. */
int game_king(const struct game *g, enum colour colour);

#endif
