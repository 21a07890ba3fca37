/* Why a move is not allowed, in words. */
#include <assert.h>
#include <string.h>

#include "base/text.h"
#include "chess/game/refusal.h"

static const char *const shapes[PIECE_CHESS_KINDS] = {
    [PIECE_KING] = "a king moves one square in any direction",
    [PIECE_QUEEN] = "a queen moves along files, ranks and diagonals",
    [PIECE_ROOK] = "a rook moves along files and ranks",
    [PIECE_BISHOP] = "a bishop moves along diagonals",
    [PIECE_KNIGHT] = "a knight moves two squares along a file or rank "
                     "and one to the side",
    [PIECE_PAWN] = "a pawn moves straight ahead, one square, or two with its "
                   "first move"
};

/*
 * What stands for a word that depends on the move: $p is the piece with its
 * square, $f where it comes from, $t where it should go, $c the culprit, $w
 * the square attacked; $m the side to move, $o the piece's own, $k the kind of
 * piece on the last square, $s how the piece moves, $i the wing of castling,
 * $v and $a what a king does there and what others do.
 */
static const char *const words[REFUSAL_REASONS] = {
    [REFUSAL_NONE] = "the move is allowed",
    [REFUSAL_EMPTY] = "there is no piece on $f",
    [REFUSAL_SAME] = "the $p must go to another square",
    [REFUSAL_TURN] = "it is $m's move, and the $p is $o's",
    [REFUSAL_OWN] = "the $p cannot go to $t, where $o's own $k stands",
    [REFUSAL_SHAPE] = "$s, so not from $f to $t",
    [REFUSAL_BLOCKED] = "the $p is blocked by the $c",
    [REFUSAL_PAWN_BACK] = "a pawn moves only forwards, never back or sideways",
    [REFUSAL_PAWN_AHEAD] = "a pawn captures only diagonally, so the $c blocks "
                           "the $p",
    [REFUSAL_PAWN_DIAGONAL] = "a pawn moves diagonally only to capture, and "
                              "there is nothing to capture on $t",
    [REFUSAL_PAWN_TWO] = "a pawn moves two squares only as its first move, "
                         "and the $p has moved already",
    [REFUSAL_PASSANT_LATE] = "the $c can be captured en passant only at once "
                             "after moving two squares",
    [REFUSAL_KING_TAKEN] = "a king is never captured: checkmate ends the game",
    [REFUSAL_STAYS_IN_CHECK] = "the king on $w is in check, and after this "
                               "move it would still be in check from the $c",
    [REFUSAL_OPENS_CHECK] = "this would leave the king on $w in check from "
                            "the $c",
    [REFUSAL_INTO_CHECK] = "the king cannot $v $w, which is $a by the $c",
    [REFUSAL_CASTLING_RIGHT] = "castling: $m may not castle $i, because the "
                               "king or that rook has moved",
    [REFUSAL_CASTLING_BLOCKED] = "castling: the $c is in the way",
    [REFUSAL_CASTLING_FROM_CHECK] = "castling: a king in check may not castle, "
                                    "and the king on $w is in check from the "
                                    "$c",
    [REFUSAL_CASTLING_THROUGH_CHECK] = "castling: the king would pass $w, "
                                       "which is attacked by the $c",
    [REFUSAL_CASTLING_INTO_CHECK] = "castling: the king would end on $w, "
                                    "which is attacked by the $c",
    [REFUSAL_CASTLING_UNMASKED] = "castling: the rook would no longer shield "
                                  "the king, which would be in check on $w "
                                  "from the $c"
};

static void say_word(const struct game *g, const struct refusal *r, char word,
                     struct text *out)
{
    int taken = g->at[r->to];

    switch (word) {
    case 'p': text_add(out, say_piece(g, r->from).at); break;
    case 'f': text_add(out, say_square(r->from, GAME_SIDE).at); break;
    case 't': text_add(out, say_square(r->to, GAME_SIDE).at); break;
    case 'c': text_add(out, say_piece(g, r->culprit).at); break;
    case 'w': text_add(out, say_square(r->where, GAME_SIDE).at); break;
    case 'm': text_add(out, colour_name((enum colour)g->turn)); break;
    case 'o': text_add(out, colour_name(piece_colour(g->at[r->from]))); break;
    case 'k': text_add(out, piece_kind_name(piece_kind(taken))); break;
    case 's': text_add(out, shapes[piece_kind(g->at[r->from])]); break;
    case 'i': text_add(out, wing_name(r->wing)); break;
    case 'v': text_add(out, taken ? "capture on" : "go to"); break;
    case 'a': text_add(out, taken ? "protected" : "attacked"); break;
    default: assert(false && "no such word");
    }
}

void refusal_say(const struct game *g, const struct refusal *r,
                 struct text *out)
{
    const char *at = words[r->reason], *word;

    assert(at);
    for (; (word = strchr(at, '$')); at = word + 2) {
        text_addf(out, "%.*s", (int)(word - at), at);
        say_word(g, r, word[1], out);
    }
    text_add(out, at);
}
