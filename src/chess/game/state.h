/* How a game stands: on, in check, or over. */
#ifndef CHEQUER_STATE_H
#define CHEQUER_STATE_H

#include <stdbool.h>

struct game;
struct text;

enum game_state {
    STATE_ON,
    STATE_CHECK,
    STATE_CHECKMATE,
    STATE_STALEMATE,
    STATE_DEAD,        /* neither side can ever give checkmate */
    STATE_FIFTY_MOVES, /* a draw, if the side to move claims it */
    STATE_SEVENTY_FIVE /* moves: a draw without a claim */
};

/*
 * Without a king the side to move is neither in check nor stalemated, and a
 * board that lacks a king is not dead.
 */
enum game_state state_of(const struct game *g);

/* As one sentence without full stop, or "White to move". */
void state_say(const struct game *g, struct text *out);

#endif
