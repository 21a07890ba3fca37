/* Each rule of an array, and its words. Arrays are spoken of as White's. */
#include "chess/chess960/rules.h"

#include <assert.h>

#include "base/text.h"
#include "chess/board.h"
#include "chess/chess960/array.h"
#include "chess/game/game.h"

/* Files of the first and the last of a kind, and how many there are. */
struct found {
    int n, first, last;
};

static struct found find(const struct array *a, enum piece_kind kind)
{
    struct found f = { 0, FILE_NONE, FILE_NONE };

    for (int file = 0; file < GAME_SIDE; file++) {
        if (a->at[file] != kind)
            continue;
        if (f.n++ == 0)
            f.first = file;
        f.last = file;
    }
    return f;
}

/* How many of a kind an array has: 1, 1, 2, 2, 2 and no pawns. */
static int wanted(enum piece_kind kind)
{
    if (kind == PIECE_KING || kind == PIECE_QUEEN)
        return 1;
    return kind == PIECE_PAWN ? 0 : 2;
}

static enum array_verdict judge_pieces(const struct array *a)
{
    enum array_verdict verdict = ARRAY_KEPT;

    for (int kind = PIECE_KING; kind < PIECE_CHESS_KINDS; kind++) {
        int n = find(a, (enum piece_kind)kind).n;

        if (n > wanted((enum piece_kind)kind))
            return ARRAY_BROKEN;
        if (n < wanted((enum piece_kind)kind))
            verdict = ARRAY_OPEN;
    }
    return verdict;
}

static enum array_verdict judge_bishops(const struct array *a)
{
    struct found bishops = find(a, PIECE_BISHOP);

    if (bishops.n != 2)
        return ARRAY_OPEN;
    return square_colour(bishops.first, 0) != square_colour(bishops.last, 0)
               ? ARRAY_KEPT
               : ARRAY_BROKEN;
}

static enum array_verdict judge_king(const struct array *a)
{
    struct found king = find(a, PIECE_KING), rooks = find(a, PIECE_ROOK);

    if (king.n != 1 || rooks.n != 2)
        return ARRAY_OPEN;
    return rooks.first < king.first && king.first < rooks.last ? ARRAY_KEPT
                                                               : ARRAY_BROKEN;
}

enum array_verdict array_judge(const struct array *a, enum array_rule rule)
{
    switch (rule) {
    case ARRAY_PIECES: return judge_pieces(a);
    case ARRAY_BISHOPS: return judge_bishops(a);
    case ARRAY_KING: return judge_king(a);
    case ARRAY_RULES: break;
    }
    assert(false && "no such rule");
    return ARRAY_OPEN;
}

bool array_is_valid(const struct array *a)
{
    return judge_pieces(a) == ARRAY_KEPT && judge_bishops(a) == ARRAY_KEPT &&
           judge_king(a) == ARRAY_KEPT;
}

/* "one queen", "two knights" */
static void say_kind(int n, enum piece_kind kind, struct text *out)
{
    static const char *const numbers[GAME_SIDE + 1] = {
        "no", "one", "two", "three", "four", "five", "six", "seven", "eight"
    };

    text_addf(out, "%s %s", numbers[n],
              say_plural((uint64_t)n, piece_kind_name(kind)).at);
}

/* Kinds of which there are too many, or else too few, in a list. */
static void say_wrong_kinds(const struct array *a, bool too_many,
                            struct text *out)
{
    const char *separator = "";

    for (int i = PIECE_KING; i < PIECE_CHESS_KINDS; i++) {
        enum piece_kind kind = (enum piece_kind)i;
        int n = find(a, kind).n;

        if (too_many ? n <= wanted(kind) : n >= wanted(kind))
            continue;
        text_add(out, separator);
        separator = ", ";
        say_kind(too_many ? n : wanted(kind) - n, kind, out);
    }
}

static void say_pieces(const struct array *a, enum array_verdict verdict,
                       struct text *out)
{
    if (verdict == ARRAY_KEPT) {
        text_add(out, "king, queen, two of each other piece");
    } else if (verdict == ARRAY_OPEN) {
        text_add(out, "still to be placed: ");
        say_wrong_kinds(a, false, out);
    } else {
        text_add(out, "there are too many of a kind: ");
        say_wrong_kinds(a, true, out);
        text_add(out, " (one king, one queen, two rooks, two bishops and two "
                      "knights are allowed)");
    }
}

static void say_bishops(const struct array *a, enum array_verdict verdict,
                        struct text *out)
{
    struct found bishops = find(a, PIECE_BISHOP);
    int first = square_colour(bishops.first, 0);

    if (verdict == ARRAY_OPEN)
        text_add(out, "the two bishops must stand on squares of opposite "
                      "colours");
    else if (verdict == ARRAY_KEPT)
        text_addf(out,
                  "the bishops stand on squares of opposite colours, %s "
                  "and %s",
                  say_square(bishops.first, GAME_SIDE).at,
                  say_square(bishops.last, GAME_SIDE).at);
    else
        text_addf(out,
                  "the bishops on %s and %s both stand on %s squares; "
                  "they must stand on squares of opposite colours",
                  say_square(bishops.first, GAME_SIDE).at,
                  say_square(bishops.last, GAME_SIDE).at,
                  first ? "light" : "dark");
}

static void say_king(const struct array *a, enum array_verdict verdict,
                     struct text *out)
{
    struct found king = find(a, PIECE_KING), rooks = find(a, PIECE_ROOK);

    if (verdict == ARRAY_OPEN)
        text_add(out, "the king must stand between the two rooks");
    else
        text_addf(out, "the king on %s %s between the rooks on %s and %s%s",
                  say_square(king.first, GAME_SIDE).at,
                  verdict == ARRAY_KEPT ? "stands" : "does not stand",
                  say_square(rooks.first, GAME_SIDE).at,
                  say_square(rooks.last, GAME_SIDE).at,
                  verdict == ARRAY_KEPT ? "" : ", as it must for castling");
}

void array_say(const struct array *a, enum array_rule rule, struct text *out)
{
    enum array_verdict verdict = array_judge(a, rule);

    if (rule == ARRAY_PIECES)
        say_pieces(a, verdict, out);
    else if (rule == ARRAY_BISHOPS)
        say_bishops(a, verdict, out);
    else
        say_king(a, verdict, out);
}
