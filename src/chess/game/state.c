/* How a game stands, and how to say so. */
#include "chess/game/state.h"

#include <stdbool.h>
#include <string.h>

#include "base/text.h"
#include "chess/board.h"
#include "chess/game/check.h"
#include "chess/game/moves.h"
#include "chess/game/game.h"

/*
 * Kings alone, or with one knight, or with bishops that all stand on squares
 * of one colour: no moves whatever lead to checkmate.
 */
static bool is_dead(const struct game *g)
{
    int knights = 0, bishops[2] = { 0, 0 };

    if (game_king(g, COLOUR_WHITE) == SQUARE_NONE ||
        game_king(g, COLOUR_BLACK) == SQUARE_NONE)
        return false;
    for (int at = 0; at < GAME_SQUARES; at++) {
        enum piece_kind kind = piece_kind(g->at[at]);

        if (kind == PIECE_QUEEN || kind == PIECE_ROOK || kind == PIECE_PAWN)
            return false;
        knights += kind == PIECE_KNIGHT;
        bishops[square_colour(square_file(at), square_rank(at))] +=
            kind == PIECE_BISHOP;
    }
    if (knights)
        return knights == 1 && bishops[0] + bishops[1] == 0;
    return bishops[0] == 0 || bishops[1] == 0;
}

/* --- repetition ---------------------------------------------------------- */

/* The square of a capture en passant that is legal, or SQUARE_NONE: a pawn
 * that stands ready may be pinned. */
static int passant_of(const struct game *g)
{
    struct move moves[MOVES_MAX];
    int n = g->passant == SQUARE_NONE ? 0 : moves_legal(g, moves);

    for (int i = 0; i < n; i++)
        if (moves[i].kind == MOVE_PASSANT)
            return g->passant;
    return SQUARE_NONE;
}

static bool is_same(const struct game *a, const struct game *b)
{
    return a->turn == b->turn && memcmp(a->at, b->at, sizeof a->at) == 0 &&
           memcmp(a->rook_file, b->rook_file, sizeof a->rook_file) == 0 &&
           passant_of(a) == passant_of(b);
}

int state_times(const struct game *games, size_t n)
{
    int times = 0;

    for (size_t i = 0; i < n; i++)
        times += is_same(&games[i], &games[n - 1]);
    return times;
}

/* --- the state ----------------------------------------------------------- */

/* A draw that is there without a claim comes first, as it ends the game. */
static enum game_state draw_of(const struct game *g, int times)
{
    if (is_dead(g))
        return STATE_DEAD;
    if (times >= 5)
        return STATE_FIVEFOLD;
    if (g->halfmoves >= 150)
        return STATE_SEVENTY_FIVE;
    if (times >= 3)
        return STATE_THREEFOLD;
    return g->halfmoves >= 100 ? STATE_FIFTY_MOVES : STATE_ON;
}

static enum game_state state_with(const struct game *g, int times)
{
    enum colour mover = (enum colour)g->turn;
    bool checked = check_given_to(g, mover);
    enum game_state draw = draw_of(g, times);
    struct move moves[MOVES_MAX];

    if (game_king(g, mover) != SQUARE_NONE && moves_legal(g, moves) == 0)
        return checked ? STATE_CHECKMATE : STATE_STALEMATE;
    if (draw != STATE_ON)
        return draw;
    return checked ? STATE_CHECK : STATE_ON;
}

enum game_state state_of(const struct game *g)
{
    return state_with(g, 1);
}

enum game_state state_of_last(const struct game *games, size_t n)
{
    return state_with(&games[n - 1], state_times(games, n));
}

/* "from the rook on e8 and the knight on f3" */
static void say_checkers(const struct game *g, struct text *out)
{
    enum colour mover = (enum colour)g->turn;
    int by[ATTACKERS_MAX];
    int n = check_attackers(g, game_king(g, mover), colour_other(mover), by);

    for (int i = 0; i < n; i++)
        text_addf(out, "%s the %s", i ? " and" : "from",
                  say_piece(g, by[i]).at);
}

void state_say(const struct game *g, enum game_state state, struct text *out)
{
    const char *mover = colour_name((enum colour)g->turn);
    const char *other = colour_name(colour_other((enum colour)g->turn));

    switch (state) {
    case STATE_ON: text_addf(out, "%s to move", mover); break;
    case STATE_CHECK:
        text_addf(out, "%s is in check ", mover);
        say_checkers(g, out);
        break;
    case STATE_CHECKMATE:
        text_addf(out, "checkmate: %s wins, as %s is in check ", other, mover);
        say_checkers(g, out);
        text_add(out, " and no move helps");
        break;
    case STATE_STALEMATE:
        text_addf(out,
                  "stalemate: a draw, as %s is not in check but has no "
                  "move",
                  mover);
        break;
    case STATE_DEAD:
        text_add(out, "a draw: neither side has enough pieces left to give "
                      "checkmate");
        break;
    case STATE_THREEFOLD:
        text_addf(out,
                  "%s to move, and a draw may be claimed: this position is "
                  "there for the third time",
                  mover);
        break;
    case STATE_FIVEFOLD:
        text_add(out, "a draw: this position is there for the fifth time");
        break;
    case STATE_FIFTY_MOVES:
        text_addf(out,
                  "%s to move, who may claim a draw: 50 moves without a "
                  "capture or a pawn's move",
                  mover);
        break;
    case STATE_SEVENTY_FIVE:
        text_add(out, "a draw: 75 moves without a capture or a pawn's move");
        break;
    }
}
