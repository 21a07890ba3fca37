/* The squares that castling needs, and whether it is allowed now. */
#include "chess/game/castling.h"

#include "base/text.h"
#include "chess/game/check.h"
#include "chess/game/game.h"

static const struct castling_verdict ALLOWED = { CASTLING_ALLOWED, SQUARE_NONE,
                                                 SQUARE_NONE };

int castling_king_file(enum wing wing)
{
    return wing == WING_KING ? 6 : 2;
}

int castling_rook_file(enum wing wing)
{
    return wing == WING_KING ? 5 : 3;
}

/* All squares from `a` to `b` on one rank, both included, in either order. */
static uint64_t span(int a, int b)
{
    uint64_t squares = 0;

    for (int at = a < b ? a : b; at <= (a < b ? b : a); at++)
        squares |= square_bit(at);
    return squares;
}

void castling_geometry(struct castling *c, enum colour colour, enum wing wing,
                       int king_file, int rook_file)
{
    int rank = colour_home(colour);

    c->king_from = square_at(king_file, rank);
    c->rook_from = square_at(rook_file, rank);
    c->king_to = square_at(castling_king_file(wing), rank);
    c->rook_to = square_at(castling_rook_file(wing), rank);
    c->safe = span(c->king_from, c->king_to);
    c->empty = (c->safe | span(c->rook_from, c->rook_to)) &
               ~square_bit(c->king_from) & ~square_bit(c->rook_from);
}

static void say_way(const char *name, int from, int to, struct text *out)
{
    if (from == to)
        text_addf(out, "the %s stays on %s", name,
                  say_square(from, GAME_SIDE).at);
    else
        text_addf(out, "the %s goes from %s to %s", name,
                  say_square(from, GAME_SIDE).at, say_square(to, GAME_SIDE).at);
}

void castling_say(const struct castling *c, struct text *out)
{
    say_way("king", c->king_from, c->king_to, out);
    text_add(out, " and ");
    say_way("rook", c->rook_from, c->rook_to, out);
}

bool castling_of(const struct game *g, enum colour colour, enum wing wing,
                 struct castling *out)
{
    int rook_file = g->rook_file[colour][wing], home = colour_home(colour);
    int king = game_king(g, colour);

    if (rook_file == FILE_NONE || king == SQUARE_NONE ||
        square_rank(king) != home ||
        g->at[square_at(rook_file, home)] != piece_of(colour, PIECE_ROOK) ||
        (rook_file > square_file(king)) != (wing == WING_KING))
        return false;
    castling_geometry(out, colour, wing, square_file(king), rook_file);
    return true;
}

/* The first occupied square of those, or SQUARE_NONE. */
static int occupied(const struct game *g, uint64_t squares)
{
    for (int at = 0; squares >> at; at++) {
        if ((squares & square_bit(at)) && g->at[at])
            return at;
    }
    return SQUARE_NONE;
}

/* The first attacked square on the king's way, and by whom. */
static struct castling_verdict judge_way(const struct game *g,
                                         const struct castling *c)
{
    enum colour enemy = colour_other((enum colour)g->turn);
    int step = c->king_to < c->king_from ? -1 : 1;

    for (int at = c->king_from; at != c->king_to + step; at += step) {
        int attacker = check_attacker(g, at, enemy);

        if (attacker != SQUARE_NONE)
            return (struct castling_verdict){ at == c->king_from
                                                  ? CASTLING_FROM_CHECK
                                              : at == c->king_to
                                                  ? CASTLING_INTO_CHECK
                                                  : CASTLING_THROUGH_CHECK,
                                              at, attacker };
    }
    return ALLOWED;
}

/*
 * In Chess960 the rook may have stood between the king's last square and an
 * attacker on the same rank, so we look once more without it.
 */
static struct castling_verdict judge_unmasking(const struct game *g,
                                               const struct castling *c)
{
    struct game after = *g;
    int attacker;

    after.at[c->rook_from] = PIECE_NONE;
    attacker = check_attacker(&after, c->king_to,
                              colour_other((enum colour)g->turn));
    if (attacker == SQUARE_NONE)
        return ALLOWED;
    return (struct castling_verdict){ CASTLING_UNMASKED, c->king_to, attacker };
}

struct castling_verdict castling_judge(const struct game *g, enum wing wing)
{
    struct castling_verdict v = { CASTLING_NO_RIGHT, SQUARE_NONE, SQUARE_NONE };
    struct castling c;

    if (!castling_of(g, (enum colour)g->turn, wing, &c))
        return v;
    v.square = occupied(g, c.empty);
    if (v.square != SQUARE_NONE) {
        v.answer = CASTLING_BLOCKED;
        return v;
    }
    v = judge_way(g, &c);
    return v.answer == CASTLING_ALLOWED ? judge_unmasking(g, &c) : v;
}
