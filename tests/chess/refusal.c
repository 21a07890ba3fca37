/*
 * Why a move is refused: each reason once, with its words; and for every pair
 * of squares in many games, that a reason is found just when no move is.
 */
#include <greatest.h>

#include "base/rng.h"
#include "chess/game/check.h"
#include "chess/game/moves.h"
#include "chess/game/refusal.h"
#include "chess/game/validity.h"
#include "support/game.h"

static int sq(const char *name)
{
    return square_at(name[0] - 'a', name[1] - '1');
}

/* Are this move's reason and words as expected? */
static bool is_told(const char *fen, const char *from, const char *to,
                    enum refusal_reason reason, const char *words)
{
    struct game g = lesson_from(fen);
    struct refusal r = refusal_of(&g, sq(from), sq(to));
    struct text said;
    bool same;

    text_init(&said);
    refusal_say(&g, &r, &said);
    same = r.reason == reason && strcmp(said.at, words) == 0;
    if (!same)
        fprintf(stderr, "%s %s%s: %d '%s'\n    not %d '%s'\n", fen, from, to,
                (int)r.reason, said.at, (int)reason, words);
    text_free(&said);
    return same;
}

TEST a_legal_move_is_not_refused(void)
{
    ASSERT(is_told("8/8/8/3R4/8/8/8/8 w - - 0 1", "d5", "d8", REFUSAL_NONE,
                   "the move is allowed"));
    ASSERT(is_told("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "e1", "g1", REFUSAL_NONE,
                   "the move is allowed"));
    ASSERT(is_told("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "e1", "h1", REFUSAL_NONE,
                   "the move is allowed"));
    PASS();
}

TEST whose_piece_is_it(void)
{
    const char *fen = "8/8/8/3r4/8/3R4/8/8 w - - 0 1";

    ASSERT(is_told(fen, "a1", "a2", REFUSAL_EMPTY, "there is no piece on a1"));
    ASSERT(is_told(fen, "d3", "d3", REFUSAL_SAME,
                   "the rook on d3 must go to another square"));
    ASSERT(is_told(fen, "d5", "d4", REFUSAL_TURN,
                   "it is White's move, and the rook on d5 is Black's"));
    PASS();
}

TEST each_piece_has_its_way(void)
{
    ASSERT(is_told("8/8/8/3R4/8/8/8/8 w - - 0 1", "d5", "e6", REFUSAL_SHAPE,
                   "a rook moves along files and ranks, so not from d5 to "
                   "e6"));
    ASSERT(is_told("8/8/8/3B4/8/8/8/8 w - - 0 1", "d5", "d6", REFUSAL_SHAPE,
                   "a bishop moves along diagonals, so not from d5 to d6"));
    ASSERT(is_told("8/8/8/3Q4/8/8/8/8 w - - 0 1", "d5", "e7", REFUSAL_SHAPE,
                   "a queen moves along files, ranks and diagonals, so not "
                   "from d5 to e7"));
    ASSERT(is_told("8/8/8/3K4/8/8/8/8 w - - 0 1", "d5", "d7", REFUSAL_SHAPE,
                   "a king moves one square in any direction, so not from d5 "
                   "to d7"));
    ASSERT(is_told("8/8/8/3N4/8/8/8/8 w - - 0 1", "d5", "d6", REFUSAL_SHAPE,
                   "a knight moves two squares along a file or rank and one "
                   "to the side, so not from d5 to d6"));
    ASSERT(is_told("8/8/8/3P4/8/8/8/8 w - - 0 1", "d5", "d8", REFUSAL_SHAPE,
                   "a pawn moves straight ahead, one square, or two with its "
                   "first move, so "
                   "not from d5 to d8"));
    PASS();
}

TEST pieces_do_not_jump_nor_take_their_own(void)
{
    ASSERT(is_told("8/8/8/4p3/3P4/2B5/8/8 w - - 0 1", "c3", "e5",
                   REFUSAL_BLOCKED,
                   "the bishop on c3 is blocked by the pawn on d4"));
    ASSERT(is_told("8/8/8/4p3/3p4/2B5/8/8 w - - 0 1", "c3", "f6",
                   REFUSAL_BLOCKED,
                   "the bishop on c3 is blocked by the pawn on d4"));
    ASSERT(is_told("8/8/8/4p3/3P4/2B5/8/8 w - - 0 1", "c3", "d4", REFUSAL_OWN,
                   "the bishop on c3 cannot go to d4, where "
                   "White's own pawn stands"));
    ASSERT(is_told("8/8/8/3N4/8/2R5/8/8 w - - 0 1", "d5", "c3", REFUSAL_OWN,
                   "the knight on d5 cannot go to c3, where White's own rook "
                   "stands"));
    PASS();
}

TEST pawns_have_reasons_of_their_own(void)
{
    ASSERT(is_told("8/8/8/2rr4/3P4/8/8/8 w - - 0 1", "d4", "d5",
                   REFUSAL_PAWN_AHEAD,
                   "a pawn captures only diagonally, so "
                   "the rook on d5 blocks the pawn on d4"));
    ASSERT(is_told("8/8/8/2rr4/3P4/8/8/8 w - - 0 1", "d4", "e5",
                   REFUSAL_PAWN_DIAGONAL,
                   "a pawn moves diagonally only to "
                   "capture, and there is nothing to capture on e5"));
    ASSERT(is_told("8/8/8/2R5/3P4/8/8/8 w - - 0 1", "d4", "c5", REFUSAL_OWN,
                   "the pawn on d4 cannot go to c5, where White's own rook "
                   "stands"));
    ASSERT(is_told("8/8/8/8/3P4/8/8/8 w - - 0 1", "d4", "d6", REFUSAL_PAWN_TWO,
                   "a pawn moves two squares only as its "
                   "first move, and the pawn on d4 has moved already"));
    ASSERT(is_told("8/8/8/8/3P4/8/8/8 w - - 0 1", "d4", "d3", REFUSAL_PAWN_BACK,
                   "a pawn moves only forwards, never "
                   "back or sideways"));
    ASSERT(is_told("8/8/8/3p4/8/8/8/8 b - - 0 1", "d5", "c5", REFUSAL_PAWN_BACK,
                   "a pawn moves only forwards, never "
                   "back or sideways"));
    ASSERT(is_told("8/8/8/8/8/3N4/3P4/8 w - - 0 1", "d2", "d4", REFUSAL_BLOCKED,
                   "the pawn on d2 is blocked by the knight on d3"));
    ASSERT(is_told("8/8/8/8/8/3n4/3P4/8 w - - 0 1", "d2", "d4", REFUSAL_BLOCKED,
                   "the pawn on d2 is blocked by the knight on d3"));
    ASSERT(is_told("8/8/8/8/8/3N4/3P4/8 w - - 0 1", "d2", "d3", REFUSAL_BLOCKED,
                   "the pawn on d2 is blocked by the knight on d3"));
    ASSERT(is_told("8/3p4/8/3n4/8/8/8/8 b - - 0 1", "d7", "d5", REFUSAL_BLOCKED,
                   "the pawn on d7 is blocked by the knight on d5"));
    PASS();
}

TEST en_passant_is_for_the_moment_only(void)
{
    ASSERT(is_told("8/8/8/3pP3/8/8/8/8 w - d6 0 1", "e5", "d6", REFUSAL_NONE,
                   "the move is allowed"));
    ASSERT(is_told("8/8/8/3pP3/8/8/8/8 w - - 0 1", "e5", "d6",
                   REFUSAL_PASSANT_LATE,
                   "the pawn on d5 can be captured en "
                   "passant only at once after moving two squares"));
    ASSERT(is_told("8/8/8/8/3pP3/8/8/8 w - - 0 1", "e4", "d5",
                   REFUSAL_PAWN_DIAGONAL,
                   "a pawn moves diagonally only to "
                   "capture, and there is nothing to capture on d5"));
    PASS();
}

TEST the_king_must_be_safe(void)
{
    ASSERT(is_told("4r1k1/8/8/8/8/8/4R3/4K3 w - - 0 1", "e2", "d2",
                   REFUSAL_OPENS_CHECK,
                   "this would leave the king on e1 in "
                   "check from the rook on e8"));
    ASSERT(is_told("4r1k1/8/8/8/8/8/R7/4K3 w - - 0 1", "a2", "a3",
                   REFUSAL_STAYS_IN_CHECK,
                   "the king on e1 is in check, and "
                   "after this move it would still be in check from the rook "
                   "on e8"));
    ASSERT(is_told("6k1/8/8/8/2b5/8/8/4K3 w - - 0 1", "e1", "f1",
                   REFUSAL_INTO_CHECK,
                   "the king cannot go to f1, which is "
                   "attacked by the bishop on c4"));
    ASSERT(is_told("6k1/8/8/1b6/8/3n4/8/3K4 w - - 0 1", "d1", "d2",
                   REFUSAL_NONE, "the move is allowed"));
    ASSERT(is_told("6k1/8/8/1b6/8/3n4/3K4/8 w - - 0 1", "d2", "d3",
                   REFUSAL_INTO_CHECK,
                   "the king cannot capture on d3, which "
                   "is protected by the bishop on b5"));
    ASSERT(is_told("8/8/8/8/k2Pp2Q/8/8/3K4 b - d3 0 1", "e4", "d3",
                   REFUSAL_OPENS_CHECK,
                   "this would leave the king on a4 in "
                   "check from the queen on h4"));
    PASS();
}

TEST a_king_cannot_be_taken(void)
{
    struct game g = lesson_from("8/8/8/8/8/8/8/R7 w - - 0 1");
    struct refusal r;

    g.at[sq("a4")] = PIECE_BLACK + PIECE_KING;
    r = refusal_of(&g, sq("a1"), sq("a4"));
    ASSERT_EQ(REFUSAL_KING_TAKEN, r.reason);
    PASS();
}

TEST castling_is_refused_for_each_of_its_rules(void)
{
    ASSERT(is_told("4k3/8/8/8/8/8/8/R3K2R w Q - 0 1", "e1", "g1",
                   REFUSAL_CASTLING_RIGHT,
                   "castling: White may not castle "
                   "kingside, because the king or that rook has moved"));
    ASSERT(is_told("4k3/8/8/8/8/8/8/R3K2R w K - 0 1", "e1", "a1",
                   REFUSAL_CASTLING_RIGHT,
                   "castling: White may not castle "
                   "queenside, because the king or that rook has moved"));
    ASSERT(is_told("4k3/8/8/8/8/8/8/RN2K2R w KQ - 0 1", "e1", "c1",
                   REFUSAL_CASTLING_BLOCKED,
                   "castling: the knight on b1 is in the way"));
    ASSERT(is_told("4k3/8/8/8/8/4r3/8/R3K2R w KQ - 0 1", "e1", "g1",
                   REFUSAL_CASTLING_FROM_CHECK,
                   "castling: a king in check "
                   "may not castle, and the king on e1 is in check from the "
                   "rook on e3"));
    ASSERT(is_told("4k3/8/8/8/2b5/8/8/R3K2R w KQ - 0 1", "e1", "g1",
                   REFUSAL_CASTLING_THROUGH_CHECK,
                   "castling: the king would "
                   "pass f1, which is attacked by the bishop on c4"));
    ASSERT(is_told("4k3/8/8/8/3b4/8/8/R3K2R w KQ - 0 1", "e1", "h1",
                   REFUSAL_CASTLING_INTO_CHECK,
                   "castling: the king would "
                   "end on g1, which is attacked by the bishop on d4"));
    ASSERT(is_told("4k3/8/8/8/8/8/8/qRK5 w B - 0 1", "c1", "b1",
                   REFUSAL_CASTLING_UNMASKED,
                   "castling: the rook would no "
                   "longer shield the king, which would be in check on c1 "
                   "from the queen on a1"));
    PASS();
}

/* Two squares aside with no rook there, or next to a rook without right. */
TEST not_every_step_aside_is_castling(void)
{
    ASSERT(is_told("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "e1", "g1", REFUSAL_SHAPE,
                   "a king moves one square in any direction, "
                   "so not from e1 to g1"));
    ASSERT(is_told("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "e1", "c1", REFUSAL_SHAPE,
                   "a king moves one square in any direction, "
                   "so not from e1 to c1"));
    ASSERT(is_told("4k3/8/8/8/8/8/8/5RK1 w - - 0 1", "g1", "f1", REFUSAL_OWN,
                   "the king on g1 cannot go to f1, where White's own rook "
                   "stands"));
    PASS();
}

/* What the reason claims, looked at again on the board. */
static bool claim_holds(const struct game *g, const struct refusal *r)
{
    if (r->culprit != SQUARE_NONE && !g->at[r->culprit])
        return false;
    if (r->reason == REFUSAL_STAYS_IN_CHECK ||
        r->reason == REFUSAL_CASTLING_FROM_CHECK)
        return check_given_to(g, (enum colour)g->turn);
    if (r->reason == REFUSAL_OPENS_CHECK)
        return !check_given_to(g, (enum colour)g->turn);
    return true;
}

static bool all_pairs_agree(const struct game *g)
{
    for (int from = 0; from < GAME_SQUARES; from++) {
        for (int to = 0; to < GAME_SQUARES; to++) {
            struct move meant[MOVES_MEANT_MAX];
            struct refusal r = refusal_of(g, from, to);
            bool legal = moves_meant(g, from, to, meant) > 0;

            if (legal != (r.reason == REFUSAL_NONE) || !claim_holds(g, &r))
                return false;
        }
    }
    return true;
}

/* With and without kings, so that all ways through the reasons are taken. */
TEST every_move_has_a_reason_or_is_legal(void)
{
    static const char *const starts[] = {
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", KIWIPETE,
        "r1k2r1q/p1ppp1pp/8/8/8/8/P1PPP1PP/R1K2R1Q w KQkq - 0 1",
        "rbqnbnr1/pppppppp/8/8/8/8/PPPPPPPP/RBQNBNR1 w - - 0 1"
    };
    struct rng rng;

    rng_seed(&rng, 7);
    for (int game = 0; game < 24; game++) {
        struct game g = lesson_from(starts[game % 4]);

        for (int i = 0; i < 60; i++) {
            struct move moves[MOVES_MAX];
            int n = moves_legal(&g, moves);

            ASSERT(all_pairs_agree(&g));
            if (n == 0)
                break;
            move_play(&g, moves[rng_below(&rng, (uint32_t)n)]);
        }
    }
    PASS();
}

/* Whatever is set up by hand, several kings and odd rights included. */
TEST any_board_can_be_asked_about(void)
{
    struct rng rng;

    rng_seed(&rng, 11);
    for (int i = 0; i < 300; i++) {
        struct game g;

        game_clear(&g);
        g.turn = (int8_t)rng_below(&rng, 2);
        for (int k = 0; k < 4; k++)
            g.rook_file[k & 1][k >> 1] = (int8_t)rng_below(&rng, 8);
        for (int at = 0; at < GAME_SQUARES; at++) {
            int kind = (int)rng_below(&rng, PIECE_CHESS_KINDS);

            if (rng_below(&rng, 1 + (uint32_t)i % 5) == 0)
                g.at[at] = (uint8_t)(kind ? kind + PIECE_BLACK *
                                                       (int)rng_below(&rng, 2)
                                          : 0);
        }
        g.passant = (int8_t)rng_below(&rng, GAME_SQUARES);
        setup_put(&g, (int)rng_below(&rng, GAME_SQUARES), PIECE_NONE);
        ASSERT(all_pairs_agree(&g));
    }
    PASS();
}

SUITE(refusal_suite)
{
    RUN_TEST(a_legal_move_is_not_refused);
    RUN_TEST(whose_piece_is_it);
    RUN_TEST(each_piece_has_its_way);
    RUN_TEST(pieces_do_not_jump_nor_take_their_own);
    RUN_TEST(pawns_have_reasons_of_their_own);
    RUN_TEST(en_passant_is_for_the_moment_only);
    RUN_TEST(the_king_must_be_safe);
    RUN_TEST(a_king_cannot_be_taken);
    RUN_TEST(castling_is_refused_for_each_of_its_rules);
    RUN_TEST(not_every_step_aside_is_castling);
    RUN_TEST(any_board_can_be_asked_about);
    RUN_TEST(every_move_has_a_reason_or_is_legal);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(refusal_suite);
    GREATEST_MAIN_END();
}
