/* Which rule a move breaks. */
#include "chess/game/refusal.h"

#include <assert.h>
#include <stdlib.h>

#include "chess/attack.h"
#include "chess/game/castling.h"
#include "chess/game/check.h"
#include "chess/game/moves.h"
#include "chess/game/pseudo.h"

static void because(struct refusal *r, enum refusal_reason reason, int culprit,
                    int where)
{
    r->reason = reason;
    r->culprit = culprit;
    r->where = where;
}

/* The step of that piece which leads there, once or often; false if none. */
static bool step_towards(const struct game *g, int from, int to,
                         struct step *out)
{
    struct reach reach = attack_reach(g->at[from]);

    for (int i = 0; i < reach.nsteps; i++) {
        int at = from;

        *out = reach.steps[i];
        do {
            at = square_step(at, out->file, out->rank);
        } while (at != SQUARE_NONE && at != to && reach.slides);
        if (at == to)
            return true;
    }
    return false;
}

static bool is_own(const struct game *g, int from, int square)
{
    return g->at[square] &&
           piece_colour(g->at[square]) == piece_colour(g->at[from]);
}

/* By the rule of any piece but the pawn. */
static void judge_piece(const struct game *g, struct refusal *r)
{
    struct step step;
    int at;

    if (!step_towards(g, r->from, r->to, &step)) {
        because(r, REFUSAL_SHAPE, SQUARE_NONE, SQUARE_NONE);
        return;
    }
    at = square_step(r->from, step.file, step.rank);
    while (at != r->to && !g->at[at])
        at = square_step(at, step.file, step.rank);
    if (at != r->to)
        because(r, REFUSAL_BLOCKED, at, SQUARE_NONE);
    else if (is_own(g, r->from, r->to))
        because(r, REFUSAL_OWN, r->to, SQUARE_NONE);
}

/* One file on and one rank ahead, where nothing may be captured. */
static void judge_pawn_diagonal(const struct game *g, struct refusal *r)
{
    int beside = square_at(square_file(r->to), square_rank(r->from));
    enum colour colour = piece_colour(g->at[r->from]);
    int enemy = piece_of(colour_other(colour), PIECE_PAWN);

    if (is_own(g, r->from, r->to))
        because(r, REFUSAL_OWN, r->to, SQUARE_NONE);
    else if (g->at[r->to] || pseudo_passant(g, r->from, r->to))
        return;
    else if (g->at[beside] == enemy &&
             square_rank(r->from) ==
                 colour_home(colour) + 4 * colour_ahead(colour))
        because(r, REFUSAL_PASSANT_LATE, beside, SQUARE_NONE);
    else
        because(r, REFUSAL_PAWN_DIAGONAL, SQUARE_NONE, SQUARE_NONE);
}

/* One or two squares straight ahead. */
static void judge_pawn_step(const struct game *g, struct refusal *r, int ranks)
{
    int one = (r->from + r->to) / 2, in_the_way = r->to;
    enum colour colour = piece_colour(g->at[r->from]);

    if (ranks == 2 &&
        square_rank(r->from) != colour_home(colour) + colour_ahead(colour))
        because(r, REFUSAL_PAWN_TWO, SQUARE_NONE, SQUARE_NONE);
    else {
        if (ranks == 2 && g->at[one])
            in_the_way = one;
        if (!g->at[in_the_way])
            return;
        because(r,
                in_the_way == r->to && !is_own(g, r->from, r->to)
                    ? REFUSAL_PAWN_AHEAD
                    : REFUSAL_BLOCKED,
                in_the_way, SQUARE_NONE);
    }
}

static void judge_pawn(const struct game *g, struct refusal *r)
{
    int ahead = colour_ahead(piece_colour(g->at[r->from]));
    int ranks = (square_rank(r->to) - square_rank(r->from)) * ahead;
    int files = abs(square_file(r->to) - square_file(r->from));

    if (ranks <= 0)
        because(r, REFUSAL_PAWN_BACK, SQUARE_NONE, SQUARE_NONE);
    else if (files == 1 && ranks == 1)
        judge_pawn_diagonal(g, r);
    else if (files == 0 && ranks <= 2)
        judge_pawn_step(g, r, ranks);
    else
        because(r, REFUSAL_SHAPE, SQUARE_NONE, SQUARE_NONE);
}

/* The move is right for the piece, so it must be for the king's sake. */
static void judge_check(const struct game *g, struct refusal *r)
{
    enum colour colour = (enum colour)g->turn;
    int king = game_king(g, colour);
    struct move m = { .from = (int8_t)r->from,
                      .to = (int8_t)r->to,
                      .kind = piece_kind(g->at[r->from]) == PIECE_PAWN &&
                                      pseudo_passant(g, r->from, r->to)
                                  ? MOVE_PASSANT
                                  : MOVE_PLAIN };
    int attacker = moves_exposed_to(g, m);

    assert(attacker != SQUARE_NONE);
    if (r->from == king)
        because(r, REFUSAL_INTO_CHECK, attacker, r->to);
    else if (check_given_to(g, colour))
        because(r, REFUSAL_STAYS_IN_CHECK, attacker, king);
    else
        because(r, REFUSAL_OPENS_CHECK, attacker, king);
}

/* A rook of the king's own beyond `to`, or on it, with which to castle? */
static bool has_rook_beyond(const struct game *g, int from, int to)
{
    int step = to > from ? 1 : -1;

    for (int at = to; at != SQUARE_NONE; at = square_step(at, step, 0)) {
        if (is_own(g, from, at) && piece_kind(g->at[at]) == PIECE_ROOK)
            return true;
    }
    return false;
}

/*
 * Does one who puts the king there want to castle? Onto the rook that has the
 * right; or some squares aside, onto another rook or where castling ends.
 */
static bool wants_castling(const struct game *g, const struct refusal *r)
{
    int rank = colour_home((enum colour)g->turn);
    int file = square_file(r->to), right = g->rook_file[g->turn][r->wing];

    if (piece_kind(g->at[r->from]) != PIECE_KING ||
        square_rank(r->from) != rank || square_rank(r->to) != rank)
        return false;
    if (right == file)
        return true;
    if (abs(r->to - r->from) < 2)
        return false;
    if (is_own(g, r->from, r->to) && piece_kind(g->at[r->to]) == PIECE_ROOK)
        return true;
    return file == castling_king_file(r->wing) &&
           (right != FILE_NONE || has_rook_beyond(g, r->from, r->to));
}

static void judge_castling(const struct game *g, struct refusal *r)
{
    static const enum refusal_reason reasons[] = {
        [CASTLING_NO_RIGHT] = REFUSAL_CASTLING_RIGHT,
        [CASTLING_BLOCKED] = REFUSAL_CASTLING_BLOCKED,
        [CASTLING_FROM_CHECK] = REFUSAL_CASTLING_FROM_CHECK,
        [CASTLING_THROUGH_CHECK] = REFUSAL_CASTLING_THROUGH_CHECK,
        [CASTLING_INTO_CHECK] = REFUSAL_CASTLING_INTO_CHECK,
        [CASTLING_UNMASKED] = REFUSAL_CASTLING_UNMASKED
    };
    struct castling_verdict v = castling_judge(g, r->wing);

    /* Allowed, but with another rook than the one pointed at. */
    if (v.answer == CASTLING_ALLOWED)
        v.answer = CASTLING_NO_RIGHT;
    if (v.answer == CASTLING_BLOCKED)
        because(r, reasons[v.answer], v.square, SQUARE_NONE);
    else
        because(r, reasons[v.answer], v.attacker, v.square);
}

/* By the rules of the pieces, then by those of check. */
static void judge_move(const struct game *g, struct refusal *r)
{
    if (piece_kind(g->at[r->from]) == PIECE_PAWN)
        judge_pawn(g, r);
    else
        judge_piece(g, r);
    if (r->reason != REFUSAL_NONE)
        return;
    if (piece_kind(g->at[r->to]) == PIECE_KING)
        because(r, REFUSAL_KING_TAKEN, SQUARE_NONE, r->to);
    else
        judge_check(g, r);
}

struct refusal refusal_of(const struct game *g, int from, int to)
{
    struct refusal r = { REFUSAL_NONE, from,
                         to,           SQUARE_NONE,
                         SQUARE_NONE,  to > from ? WING_KING : WING_QUEEN };
    struct move meant[MOVES_MEANT_MAX];

    if (moves_meant(g, from, to, meant))
        return r;
    if (!g->at[from])
        because(&r, REFUSAL_EMPTY, SQUARE_NONE, SQUARE_NONE);
    else if (from == to)
        because(&r, REFUSAL_SAME, SQUARE_NONE, SQUARE_NONE);
    else if ((int)piece_colour(g->at[from]) != g->turn)
        because(&r, REFUSAL_TURN, SQUARE_NONE, SQUARE_NONE);
    else if (wants_castling(g, &r))
        judge_castling(g, &r);
    else
        judge_move(g, &r);
    assert(r.reason != REFUSAL_NONE);
    return r;
}
