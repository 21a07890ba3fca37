/* How a game stands, and how to say so. */
#include "chess/game/state.h"

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

enum game_state state_of(const struct game *g)
{
    enum colour mover = (enum colour)g->turn;
    bool checked = check_given_to(g, mover);
    struct move moves[MOVES_MAX];

    if (game_king(g, mover) != SQUARE_NONE && moves_legal(g, moves) == 0)
        return checked ? STATE_CHECKMATE : STATE_STALEMATE;
    if (is_dead(g))
        return STATE_DEAD;
    if (g->halfmoves >= 150)
        return STATE_SEVENTY_FIVE;
    if (g->halfmoves >= 100)
        return STATE_FIFTY_MOVES;
    return checked ? STATE_CHECK : STATE_ON;
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

void state_say(const struct game *g, struct text *out)
{
    const char *mover = colour_name((enum colour)g->turn);
    const char *other = colour_name(colour_other((enum colour)g->turn));

    switch (state_of(g)) {
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
