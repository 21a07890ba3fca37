/* Why a move is not allowed, in words. */
#include <assert.h>
#include <stdbool.h>

#include "base/text.h"
#include "chess/game/refusal.h"
#include "chess/game/game.h"

static const char *shape_of(int piece)
{
    static const char *const shapes[PIECE_KINDS] = {
        [PIECE_KING] = "a king moves one square in any direction",
        [PIECE_QUEEN] = "a queen moves along files, ranks and diagonals",
        [PIECE_ROOK] = "a rook moves along files and ranks",
        [PIECE_BISHOP] = "a bishop moves along diagonals",
        [PIECE_KNIGHT] = "a knight moves two squares along a file or rank "
                         "and one to the side",
        [PIECE_PAWN] = "a pawn moves straight ahead, one square at a time"
    };

    return shapes[piece_kind(piece)];
}

static struct phrase piece_if(const struct game *g, int square)
{
    return square == SQUARE_NONE ? (struct phrase){ "" } : say_piece(g, square);
}

static struct phrase square_if(int square)
{
    return square == SQUARE_NONE ? (struct phrase){ "" }
                                 : say_square(square, GAME_SIDE);
}

/* One flat switch, so that the compiler asks for the words of each reason. */
void refusal_say(const struct game *g, const struct refusal *r,
                 struct text *out)
{
    struct phrase piece = say_piece(g, r->from),
                  from = say_square(r->from, GAME_SIDE);
    struct phrase to = say_square(r->to, GAME_SIDE),
                  where = square_if(r->where);
    struct phrase culprit = piece_if(g, r->culprit);
    const char *turn = colour_name((enum colour)g->turn);
    const char *owner = colour_name(piece_colour(g->at[r->from]));
    const char *taken = piece_kind_name(piece_kind(g->at[r->to]));

    switch (r->reason) {
    case REFUSAL_NONE: text_add(out, "the move is allowed"); return;
    case REFUSAL_EMPTY:
        text_addf(out, "there is no piece on %s", from.at);
        return;
    case REFUSAL_SAME:
        text_addf(out, "the %s must go to another square", piece.at);
        return;
    case REFUSAL_TURN:
        text_addf(out, "it is %s's move, and the %s is %s's", turn, piece.at,
                  owner);
        return;
    case REFUSAL_OWN:
        text_addf(out, "the %s cannot go to %s, where %s's own %s stands",
                  piece.at, to.at, owner, taken);
        return;
    case REFUSAL_SHAPE:
        text_addf(out, "%s, so not from %s to %s", shape_of(g->at[r->from]),
                  from.at, to.at);
        return;
    case REFUSAL_BLOCKED:
        text_addf(out, "the %s is blocked by the %s", piece.at, culprit.at);
        return;
    case REFUSAL_PAWN_BACK:
        text_add(out, "a pawn moves only forwards, never back or sideways");
        return;
    case REFUSAL_PAWN_AHEAD:
        text_addf(out,
                  "a pawn captures only diagonally, so the %s blocks "
                  "the %s",
                  culprit.at, piece.at);
        return;
    case REFUSAL_PAWN_DIAGONAL:
        text_addf(out,
                  "a pawn moves diagonally only to capture, and there "
                  "is nothing to capture on %s",
                  to.at);
        return;
    case REFUSAL_PAWN_TWO:
        text_addf(out,
                  "a pawn moves two squares only as its first move, and "
                  "the %s has moved already",
                  piece.at);
        return;
    case REFUSAL_PASSANT_LATE:
        text_addf(out,
                  "the %s can be captured en passant only at once after "
                  "moving two squares",
                  culprit.at);
        return;
    case REFUSAL_KING_TAKEN:
        text_add(out, "a king is never captured: checkmate ends the game");
        return;
    case REFUSAL_STAYS_IN_CHECK:
        text_addf(out,
                  "the king on %s is in check, and after this move it "
                  "would still be in check from the %s",
                  where.at, culprit.at);
        return;
    case REFUSAL_OPENS_CHECK:
        text_addf(out, "this would leave the king on %s in check from the %s",
                  where.at, culprit.at);
        return;
    case REFUSAL_INTO_CHECK:
        text_addf(out, "the king cannot %s %s, which is %s by the %s",
                  g->at[r->to] ? "capture on" : "go to", where.at,
                  g->at[r->to] ? "protected" : "attacked", culprit.at);
        return;
    case REFUSAL_CASTLING_RIGHT:
        text_addf(out,
                  "castling: %s may not castle %s, because the king or "
                  "that rook has moved",
                  turn, wing_name(r->wing));
        return;
    case REFUSAL_CASTLING_BLOCKED:
        text_addf(out, "castling: the %s is in the way", culprit.at);
        return;
    case REFUSAL_CASTLING_FROM_CHECK:
        text_addf(out,
                  "castling: a king in check may not castle, and the "
                  "king on %s is in check from the %s",
                  where.at, culprit.at);
        return;
    case REFUSAL_CASTLING_THROUGH_CHECK:
        text_addf(out,
                  "castling: the king would pass %s, which is attacked "
                  "by the %s",
                  where.at, culprit.at);
        return;
    case REFUSAL_CASTLING_INTO_CHECK:
        text_addf(out,
                  "castling: the king would end on %s, which is "
                  "attacked by the %s",
                  where.at, culprit.at);
        return;
    case REFUSAL_CASTLING_UNMASKED:
        text_addf(out,
                  "castling: the rook would no longer shield the king, "
                  "which would be in check on %s from the %s",
                  where.at, culprit.at);
        return;
    case REFUSAL_REASONS: break;
    }
    assert(false && "no such reason");
}
