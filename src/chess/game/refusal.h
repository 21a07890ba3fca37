/*
 * Why a move is not allowed: the first rule that it breaks, in the order in
 * which one would tell a learner, and the squares that show it.
 */
#ifndef CHEQUER_REFUSAL_H
#define CHEQUER_REFUSAL_H

#include "chess/game/game.h"

struct text;

enum refusal_reason {
    REFUSAL_NONE,          /* the move is legal */
    REFUSAL_EMPTY,         /* no piece on the first square */
    REFUSAL_SAME,          /* put back on its own square */
    REFUSAL_TURN,          /* the other side is to move */
    REFUSAL_OWN,           /* a piece of the same colour is there */
    REFUSAL_SHAPE,         /* this piece does not move that way */
    REFUSAL_BLOCKED,       /* something stands in the way */
    REFUSAL_PAWN_BACK,     /* backwards or sideways */
    REFUSAL_PAWN_AHEAD,    /* an enemy straight ahead is not captured */
    REFUSAL_PAWN_DIAGONAL, /* nothing to capture there */
    REFUSAL_PAWN_TWO,      /* two squares, but not from its first rank */
    REFUSAL_PASSANT_LATE,  /* en passant, but not at once */
    REFUSAL_KING_TAKEN,
    REFUSAL_STAYS_IN_CHECK,
    REFUSAL_OPENS_CHECK, /* the piece is pinned */
    REFUSAL_INTO_CHECK,  /* the king's new square is attacked */
    REFUSAL_CASTLING_RIGHT,
    REFUSAL_CASTLING_BLOCKED,
    REFUSAL_CASTLING_FROM_CHECK,
    REFUSAL_CASTLING_THROUGH_CHECK,
    REFUSAL_CASTLING_INTO_CHECK,
    REFUSAL_CASTLING_UNMASKED,
    REFUSAL_REASONS
};

struct refusal {
    enum refusal_reason reason;
    int from, to;
    int culprit;    /* the piece that blocks or attacks, or SQUARE_NONE */
    int where;      /* the square attacked, or SQUARE_NONE */
    enum wing wing; /* if it is about castling */
};

/* Squares as for moves_meant() of chess/game/moves.h. */
struct refusal refusal_of(const struct game *g, int from, int to);

/* In words, as one sentence without full stop; `g` as it was asked about. */
void refusal_say(const struct game *g, const struct refusal *r,
                 struct text *out);

#endif
