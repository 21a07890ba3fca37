/* How a game stands: on, in check, or over. */
#ifndef CHEQUER_STATE_H
#define CHEQUER_STATE_H

#include <stddef.h>

struct game;
struct text;

enum game_state {
    STATE_ON,
    STATE_CHECK,
    STATE_CHECKMATE,
    STATE_STALEMATE,
    STATE_DEAD,        /* neither side can ever give checkmate */
    STATE_THREEFOLD,   /* repetition: a draw, if it is claimed */
    STATE_FIVEFOLD,    /* a draw without a claim */
    STATE_FIFTY_MOVES, /* a draw, if the side to move claims it */
    STATE_SEVENTY_FIVE /* moves: a draw without a claim */
};

/*
 * Without a king the side to move is neither in check nor stalemated, and a
 * board that lacks a king is not dead.
 */
enum game_state state_of(const struct game *g);

/*
 * The same of the last of `n` games, each a move after the one before it: so
 * it is known how often a position has been there.
 */
enum game_state state_of_last(const struct game *games, size_t n);

/*
 * How many of them are the same position as the last, which is one: the same
 * pieces on the same squares, the same side to move, and the same moves to be
 * made, also by castling and en passant.
 */
int state_times(const struct game *games, size_t n);

/* A state of `g` as one sentence without full stop, or "White to move". */
void state_say(const struct game *g, enum game_state state, struct text *out);

#endif
