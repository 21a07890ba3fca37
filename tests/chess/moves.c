/*
 * Legal moves, case by case: what perft counts but does not name. And boards
 * without kings, which no published number knows.
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

/* The squares a piece may go to, as a list of names by number of square. */
static bool goes_to(const struct game *g, const char *from,
                    const char *expected)
{
    struct move moves[MOVES_MAX];
    int n = moves_from(g, sq(from), moves);
    struct text list;
    bool same;

    text_init(&list);
    for (int to = 0; to < GAME_SQUARES; to++) {
        for (int i = 0; i < n; i++) {
            if (moves[i].to != to)
                continue;
            text_addf(&list, "%s%s%s", list.len ? " " : "",
                      moves[i].kind == MOVE_CASTLE ? "castle:" : "",
                      say_square(to, GAME_SIDE).at);
        }
    }
    same = strcmp(list.at, expected) == 0;
    if (!same)
        fprintf(stderr, "from %s: '%s'\n    not '%s'\n", from, list.at,
                expected);
    text_free(&list);
    return same;
}

/* Play the only move meant by these two squares. */
static bool play(struct game *g, const char *from, const char *to)
{
    struct move meant[MOVES_MEANT_MAX];

    if (moves_meant(g, sq(from), sq(to), meant) != 1)
        return false;
    move_play(g, meant[0]);
    return true;
}

TEST moves_are_the_same_if_all_of_them_is(void)
{
    struct move m = { .from = 52, .to = 60, .promotion = PIECE_QUEEN };
    struct move others[] = { m, m, m, m, m };

    others[0].from++;
    others[1].to++;
    others[2].kind = MOVE_CASTLE;
    others[3].promotion = PIECE_ROOK;
    others[4].wing = WING_QUEEN;
    ASSERT(move_equal(m, m));
    for (size_t i = 0; i < sizeof others / sizeof *others; i++) {
        ASSERT_FALSE(move_equal(m, others[i]));
        ASSERT_FALSE(move_equal(others[i], m));
    }
    PASS();
}

TEST a_lone_piece_moves_on_an_empty_board(void)
{
    struct game g = lesson_from("8/8/8/3N4/8/8/8/8 w - - 0 1");

    ASSERT(goes_to(&g, "d5", "c3 e3 b4 f4 b6 f6 c7 e7"));
    g = lesson_from("8/8/8/8/8/8/8/4K3 w - - 0 1");
    ASSERT(goes_to(&g, "e1", "d1 f1 d2 e2 f2"));
    g = lesson_from("8/8/8/8/8/8/3P4/8 w - - 0 1");
    ASSERT(goes_to(&g, "d2", "d3 d4"));
    g = lesson_from("8/8/8/8/8/3P4/8/8 w - - 0 1");
    ASSERT(goes_to(&g, "d3", "d4"));
    PASS();
}

/* Boards 8, 9 and 10 of the first seed. */
TEST the_lessons_captures_and_blocks(void)
{
    struct game g = lesson_from("8/8/8/3N4/1r1R4/2rR4/8/8 w - - 0 1");

    ASSERT(goes_to(&g, "d4", "b4 c4 e4 f4 g4 h4"));
    ASSERT(goes_to(&g, "d5", "c3 e3 b4 f4 b6 f6 c7 e7"));
    g = lesson_from("8/8/5r2/8/8/2B5/8/8 w - - 0 1");
    ASSERT(goes_to(&g, "c3", "a1 e1 b2 d2 b4 d4 a5 e5 f6"));
    g = lesson_from("8/8/8/2rr4/3P4/8/8/8 w - - 0 1");
    ASSERT(goes_to(&g, "d4", "c5"));
    PASS();
}

TEST a_side_without_a_king_may_leave_anything_attacked(void)
{
    struct game g = lesson_from("3rk3/8/8/8/8/3R4/8/8 w - - 0 1");

    ASSERT(goes_to(&g, "d3", "d1 d2 a3 b3 c3 e3 f3 g3 h3 d4 d5 d6 d7 d8"));
    ASSERT_FALSE(check_given_to(&g, COLOUR_WHITE));
    g = lesson_from("3rk3/8/8/8/8/3R4/8/3K4 w - - 0 1");
    ASSERT(goes_to(&g, "d3", "d2 d4 d5 d6 d7 d8"));
    PASS();
}

TEST a_king_is_never_taken(void)
{
    struct game g = lesson_from("8/8/8/8/8/8/8/R7 w - - 0 1");

    g.at[sq("a4")] = PIECE_BLACK + PIECE_KING;
    ASSERT(goes_to(&g, "a1", "b1 c1 d1 e1 f1 g1 h1 a2 a3"));
    PASS();
}

TEST only_the_side_to_move_moves(void)
{
    struct game g;

    game_start_usual(&g);
    ASSERT(goes_to(&g, "e7", ""));
    ASSERT(goes_to(&g, "e4", ""));
    ASSERT(goes_to(&g, "e2", "e3 e4"));
    PASS();
}

TEST a_pinned_piece_stays_in_its_line(void)
{
    struct game g = game_from("4r1k1/8/8/b7/8/2N5/4R3/4K3 w - - 0 1");

    ASSERT(goes_to(&g, "e2", "e3 e4 e5 e6 e7 e8"));
    ASSERT(goes_to(&g, "c3", ""));
    PASS();
}

TEST a_double_check_is_answered_by_the_king_only(void)
{
    struct game g = game_from("4r1k1/8/8/8/8/5n2/1R6/4K3 w - - 0 1");
    int by[ATTACKERS_MAX];

    ASSERT_EQ(2, check_attackers(&g, sq("e1"), COLOUR_BLACK, by));
    ASSERT(goes_to(&g, "b2", ""));
    ASSERT(goes_to(&g, "e1", "d1 f1 f2"));
    PASS();
}

TEST en_passant_takes_the_pawn_beside(void)
{
    struct game g = game_from("4k3/3p4/8/4P3/8/8/8/4K3 b - - 4 1");

    ASSERT(play(&g, "d7", "d5"));
    ASSERT_EQ(sq("d6"), g.passant);
    ASSERT(goes_to(&g, "e5", "d6 e6"));
    ASSERT(play(&g, "e5", "d6"));
    ASSERT(fen_is(&g, FEN_X, "4k3/8/3P4/8/8/8/8/4K3 b - - 0 2"));
    PASS();
}

TEST en_passant_must_be_played_at_once(void)
{
    struct game g = game_from("4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1");

    ASSERT(play(&g, "d7", "d5"));
    ASSERT(play(&g, "e1", "d1"));
    ASSERT(play(&g, "e8", "d8"));
    ASSERT(goes_to(&g, "e5", "e6"));
    PASS();
}

/* Both pawns leave the rank at once, and the rook sees the king. */
TEST en_passant_may_not_uncover_the_king_on_its_rank(void)
{
    struct game g = game_from("8/8/8/8/k2Pp2Q/8/8/3K4 b - d3 0 1");

    ASSERT(goes_to(&g, "e4", "e3"));
    g = game_from("8/8/8/8/k2Pp3/8/8/3K4 b - d3 0 1");
    ASSERT(goes_to(&g, "e4", "d3 e3"));
    PASS();
}

/* The taken pawn alone stood in the way; its taker is in line with nothing. */
TEST en_passant_may_not_uncover_the_king_on_a_diagonal(void)
{
    struct game g = game_from("b6k/8/8/3pP3/8/8/8/7K w - d6 0 1");

    ASSERT(goes_to(&g, "e5", "e6"));
    g = game_from("n6k/8/8/3pP3/8/8/8/7K w - d6 0 1");
    ASSERT(goes_to(&g, "e5", "d6 e6"));
    PASS();
}

TEST a_pawn_promotes_to_four_pieces(void)
{
    struct game g = game_from("3r2k1/4P3/8/8/8/8/8/4K3 w - - 7 1");
    struct move meant[MOVES_MEANT_MAX];

    ASSERT(goes_to(&g, "e7", "d8 d8 d8 d8 e8 e8 e8 e8"));
    ASSERT_EQ(4, moves_meant(&g, sq("e7"), sq("d8"), meant));
    ASSERT_EQ(sq("d8"), move_capture(&g, meant[3]));
    ASSERT_EQ(PIECE_KNIGHT, meant[3].promotion);
    move_play(&g, meant[3]);
    ASSERT(fen_is(&g, FEN_X, "3N2k1/8/8/8/8/8/8/4K3 b - - 0 1"));
    PASS();
}

TEST castling_moves_both(void)
{
    struct game start = game_from("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 3 9");
    struct game g = start;

    ASSERT(goes_to(&g, "e1", "castle:c1 d1 f1 castle:g1 d2 e2 f2"));
    ASSERT(play(&g, "e1", "g1"));
    ASSERT(fen_is(&g, FEN_X, "r3k2r/8/8/8/8/8/8/R4RK1 b kq - 4 9"));
    g = start;
    ASSERT(play(&g, "e1", "a1"));
    ASSERT(fen_is(&g, FEN_X, "r3k2r/8/8/8/8/8/8/2KR3R b kq - 4 9"));
    PASS();
}

/* With the king on f1, f1g1 is a step: castling is f1h1. */
TEST a_step_is_not_mistaken_for_castling(void)
{
    struct game start = game_from("4k3/8/8/8/8/8/8/5K1R w H - 0 1");
    struct game g = start;

    ASSERT(play(&g, "f1", "g1"));
    ASSERT(fen_is(&g, FEN_X, "4k3/8/8/8/8/8/8/6KR b - - 1 1"));
    g = start;
    ASSERT(play(&g, "f1", "h1"));
    ASSERT(fen_is(&g, FEN_X, "4k3/8/8/8/8/8/8/5RK1 b - - 1 1"));
    PASS();
}

TEST castling_on_the_spot_is_not_meant_by_putting_back(void)
{
    struct game g = game_from("4k3/8/8/8/8/8/8/6KR w H - 0 1");
    struct move meant[MOVES_MEANT_MAX];

    ASSERT_EQ(0, moves_meant(&g, sq("g1"), sq("g1"), meant));
    ASSERT(play(&g, "g1", "h1"));
    ASSERT(fen_is(&g, FEN_X, "4k3/8/8/8/8/8/8/5RK1 b - - 1 1"));
    PASS();
}

TEST rights_go_with_the_king_and_with_each_rook(void)
{
    struct game start = game_from("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    struct game g = start;

    ASSERT(play(&g, "a1", "a8"));
    ASSERT(fen_is(&g, FEN_X, "R3k2r/8/8/8/8/8/8/4K2R b Kk - 0 1"));
    g = start;
    ASSERT(play(&g, "e1", "e2"));
    ASSERT(fen_is(&g, FEN_X, "r3k2r/8/8/8/8/8/4K3/R6R b kq - 1 1"));
    PASS();
}

/* Every move of many games keeps the rules that a game must obey. */
TEST games_stay_valid(void)
{
    struct rng rng;

    rng_seed(&rng, 5);
    for (int game = 0; game < 200; game++) {
        struct move moves[MOVES_MAX];
        struct game g;
        int n;

        game_start_usual(&g);
        for (int i = 0; i < 150; i++) {
            struct error err;

            n = moves_legal(&g, moves);
            if (n == 0)
                break;
            move_play(&g, moves[rng_below(&rng, (uint32_t)n)]);
            ASSERT(game_is_valid(&g, RULES_GAME, &err));
        }
    }
    PASS();
}

TEST setting_up_by_hand_drops_what_no_longer_holds(void)
{
    struct game start = game_from("r3k2r/8/8/3pP3/8/8/8/R3K2R w KQkq d6 0 1");
    struct game g = start;

    setup_put(&g, sq("d4"), PIECE_QUEEN);
    ASSERT(fen_is(&g, FEN_X, "r3k2r/8/8/3pP3/3Q4/8/8/R3K2R w KQkq d6 0 1"));
    setup_put(&g, sq("h1"), PIECE_NONE);
    setup_put(&g, sq("d7"), PIECE_QUEEN);
    setup_put(&g, sq("e8"), PIECE_NONE);
    ASSERT(fen_is(&g, FEN_X, "r6r/3Q4/8/3pP3/3Q4/8/8/R3K3 w Q - 0 1"));
    PASS();
}

/* Boards changed without setup_put(): stale rights move nothing. */
TEST stale_rights_do_no_harm(void)
{
    struct game g = game_from("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1");

    g.at[sq("h1")] = PIECE_NONE;
    ASSERT(goes_to(&g, "e1", "castle:c1 d1 f1 d2 e2 f2"));
    ASSERT(fen_is(&g, FEN_X, "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1"));
    g.at[sq("e1")] = PIECE_NONE;
    ASSERT(fen_is(&g, FEN_X, "4k3/8/8/8/8/8/8/R7 w - - 0 1"));
    g.at[sq("e2")] = PIECE_KING;
    ASSERT(goes_to(&g, "e2", "d1 e1 f1 d2 f2 d3 e3 f3"));
    PASS();
}

/* A lesson may let White go on: its own double step is not for it to take. */
TEST nobody_takes_his_own_pawn_en_passant(void)
{
    struct game g = lesson_from("8/8/8/8/5p2/8/3PP3/8 w - - 0 1");

    ASSERT(play(&g, "e2", "e4"));
    ASSERT_EQ(sq("e3"), g.passant);
    g.turn = COLOUR_WHITE;
    ASSERT(goes_to(&g, "d2", "d3 d4"));
    ASSERT_EQ(REFUSAL_PAWN_DIAGONAL, refusal_of(&g, sq("d2"), sq("e3")).reason);
    PASS();
}

/* More than any game could have: the most that fits. */
TEST many_queens_do_not_overflow(void)
{
    struct move moves[MOVES_MAX];
    struct rng rng;

    rng_seed(&rng, 1);
    for (int i = 0; i < 2000; i++) {
        struct game g;

        game_clear(&g);
        for (int at = 0; at < GAME_SQUARES; at++) {
            if (rng_below(&rng, 3) == 0)
                g.at[at] = rng_below(&rng, 2) ? PIECE_QUEEN : PIECE_KNIGHT;
        }
        ASSERT(moves_legal(&g, moves) < MOVES_MAX);
    }
    PASS();
}

SUITE(moves_suite)
{
    RUN_TEST(moves_are_the_same_if_all_of_them_is);
    RUN_TEST(a_lone_piece_moves_on_an_empty_board);
    RUN_TEST(the_lessons_captures_and_blocks);
    RUN_TEST(a_side_without_a_king_may_leave_anything_attacked);
    RUN_TEST(a_king_is_never_taken);
    RUN_TEST(only_the_side_to_move_moves);
    RUN_TEST(a_pinned_piece_stays_in_its_line);
    RUN_TEST(a_double_check_is_answered_by_the_king_only);
    RUN_TEST(en_passant_takes_the_pawn_beside);
    RUN_TEST(en_passant_must_be_played_at_once);
    RUN_TEST(en_passant_may_not_uncover_the_king_on_its_rank);
    RUN_TEST(en_passant_may_not_uncover_the_king_on_a_diagonal);
    RUN_TEST(a_pawn_promotes_to_four_pieces);
    RUN_TEST(castling_moves_both);
    RUN_TEST(a_step_is_not_mistaken_for_castling);
    RUN_TEST(castling_on_the_spot_is_not_meant_by_putting_back);
    RUN_TEST(rights_go_with_the_king_and_with_each_rook);
    RUN_TEST(games_stay_valid);
    RUN_TEST(setting_up_by_hand_drops_what_no_longer_holds);
    RUN_TEST(stale_rights_do_no_harm);
    RUN_TEST(nobody_takes_his_own_pawn_en_passant);
    RUN_TEST(many_queens_do_not_overflow);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(moves_suite);
    GREATEST_MAIN_END();
}
