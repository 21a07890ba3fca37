/* FEN in and out: the three castling fields, and every refusal. */
#include <greatest.h>

#include "support/game.h"

#define START "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"

/* Is it refused, with these words in the message, and the game left alone? */
static bool is_refused(const char *fen, enum game_rules rules,
                       const char *words)
{
    struct game g, before;
    struct error err = { "" };

    game_start_usual(&g);
    before = g;
    if (fen_parse(&g, fen, rules, &err)) {
        fprintf(stderr, "accepted: %s\n", fen);
        return false;
    }
    if (!strstr(err.message, words))
        fprintf(stderr, "'%s' is not in '%s'\n", words, err.message);
    return strstr(err.message, words) && same_game(&g, &before);
}

TEST the_usual_start_is_what_everyone_writes(void)
{
    struct game set, read = game_from(START);

    game_start_usual(&set);
    ASSERT(fen_is(&set, FEN_X, START));
    ASSERT(fen_is(&read, FEN_X, START));
    ASSERT(fen_is(&read, FEN_SHREDDER,
                  "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/"
                  "RNBQKBNR w HAha - 0 1"));
    PASS();
}

TEST what_is_read_is_written_again(void)
{
    static const char *const fens[] = {
        KIWIPETE,
        "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
        "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
        "8/8/8/1k6/3Pp3/8/8/4KQ2 b - d3 0 1",
        "rnbqkbnr/ppp1pppp/8/8/3pP3/7P/PPPP1PP1/RNBQKBNR b Kq e3 0 3",
        "2kr4/8/8/8/8/8/8/R4K2 b Q - 99 9999"
    };

    for (size_t i = 0; i < sizeof fens / sizeof *fens; i++) {
        struct game g = game_from(fens[i]);

        ASSERT(fen_is(&g, FEN_X, fens[i]));
    }
    PASS();
}

TEST file_letters_are_read_as_the_usual_ones(void)
{
    struct game usual = game_from("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    struct game files = game_from("r3k2r/8/8/8/8/8/8/R3K2R w HAha - 0 1");
    struct game mixed = game_from("r3k2r/8/8/8/8/8/8/R3K2R w aQhK - 0 1");

    ASSERT(same_game(&usual, &files));
    ASSERT(same_game(&usual, &mixed));
    PASS();
}

TEST k_means_the_outermost_rook(void)
{
    struct game g = game_from("4k3/8/8/8/8/8/8/1RR1K1RR w KQ - 0 1");

    ASSERT_EQ(7, g.rook_file[COLOUR_WHITE][WING_KING]);
    ASSERT_EQ(1, g.rook_file[COLOUR_WHITE][WING_QUEEN]);
    ASSERT_EQ(FILE_NONE, g.rook_file[COLOUR_BLACK][WING_KING]);
    PASS();
}

TEST an_inner_rook_is_named_by_its_file(void)
{
    struct game g = game_from("1rr1k1rr/8/8/8/8/8/8/1RR1K1RR w GCkc - 0 1");

    ASSERT_EQ(6, g.rook_file[COLOUR_WHITE][WING_KING]);
    ASSERT_EQ(2, g.rook_file[COLOUR_WHITE][WING_QUEEN]);
    ASSERT_EQ(7, g.rook_file[COLOUR_BLACK][WING_KING]);
    ASSERT(fen_is(&g, FEN_X, "1rr1k1rr/8/8/8/8/8/8/1RR1K1RR w GCkc - 0 1"));
    ASSERT(
        fen_is(&g, FEN_SHREDDER, "1rr1k1rr/8/8/8/8/8/8/1RR1K1RR w GChc - 0 1"));
    PASS();
}

/* Beyond the king, and off the first rank, rooks do not make it ambiguous. */
TEST only_rooks_of_that_wing_count(void)
{
    struct game g = game_from("4k3/8/8/8/8/8/7R/RR1K1R2 w FB - 0 1");

    ASSERT(fen_is(&g, FEN_X, "4k3/8/8/8/8/8/7R/RR1K1R2 w KB - 0 1"));
    PASS();
}

TEST en_passant_is_kept_only_where_it_could_be_played(void)
{
    struct game idle = game_from(
        "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1");
    struct game ready = game_from(
        "rnbqkbnr/ppp1pppp/8/8/3pP3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 3");

    ASSERT_EQ(SQUARE_NONE, idle.passant);
    ASSERT_EQ(square_at(4, 2), ready.passant);
    ASSERT(fen_is(&idle, FEN_X,
                  "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/"
                  "RNBQKBNR b KQkq - 0 1"));
    PASS();
}

TEST space_around_the_fields_does_not_matter(void)
{
    struct game plain = game_from(START);
    struct game spaced = game_from("  rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/"
                                   "RNBQKBNR  w\tKQkq - 0 1\n");

    ASSERT(same_game(&plain, &spaced));
    PASS();
}

TEST the_number_of_fields_is_six(void)
{
    ASSERT(is_refused("", RULES_GAME, "not 0"));
    ASSERT(is_refused("8/8/8/8/8/8/8/8 w - -", RULES_LESSON, "not 4"));
    ASSERT(is_refused(START " 7", RULES_GAME, "not 7"));
    ASSERT(is_refused("8888888888888888888888888888888888888888888888888888888"
                      "8888888888888888888888888888 w - - 0 1",
                      RULES_LESSON, "field 1 of the FEN is too long"));
    PASS();
}

TEST ranks_must_fit_the_board(void)
{
    ASSERT(is_refused("8/8/8/8/8/8/8 w - - 0 1", RULES_LESSON, "7 ranks"));
    ASSERT(is_refused("8/8/8/8/8/8/8/8/8 w - - 0 1", RULES_LESSON, "9 ranks"));
    ASSERT(is_refused("8/8/8/8/8/7/8/8 w - - 0 1", RULES_LESSON,
                      "rank 3 has 7 squares"));
    ASSERT(is_refused("8/8/8/8/8/8/8/RRRRRRRRR w - - 0 1", RULES_LESSON,
                      "rank 1 has 9 squares"));
    ASSERT(is_refused("8/8R/8/8/8/8/8/8 w - - 0 1", RULES_LESSON,
                      "rank 7 has 9 squares"));
    ASSERT(is_refused("8/8/8/8/8/8//8 w - - 0 1", RULES_LESSON,
                      "rank 2 has 0 squares"));
    ASSERT(is_refused("8/8/8/44/8/8/8/8 w - - 0 1", RULES_LESSON,
                      "two numbers side by side"));
    ASSERT(is_refused("8/8/8/8/8/8/8/7x w - - 0 1", RULES_LESSON,
                      "'x' on rank 1"));
    ASSERT(is_refused("8/8/8/8/8/8/8/9 w - - 0 1", RULES_LESSON, "'9'"));
    ASSERT(is_refused("8/8/8/8/8/8/8/08 w - - 0 1", RULES_LESSON, "'0'"));
    PASS();
}

TEST kings_are_one_a_side_but_in_lessons(void)
{
    struct game g;

    ASSERT(is_refused("8/8/8/8/8/8/8/4K3 w - - 0 1", RULES_GAME,
                      "Black has no king"));
    ASSERT(is_refused("4k3/8/8/8/8/8/8/R7 w KQ - 0 1", RULES_GAME,
                      "White has no king"));
    ASSERT(is_refused("4k3/8/8/8/8/8/8/K3K3 w - - 0 1", RULES_GAME,
                      "White has 2 kings"));
    ASSERT(is_refused("8/8/8/8/8/8/8/K3K3 w - - 0 1", RULES_LESSON,
                      "White has 2 kings"));
    g = lesson_from("8/8/8/3R4/8/8/8/8 w - - 0 1");
    ASSERT_EQ(SQUARE_NONE, game_king(&g, COLOUR_WHITE));
    g = lesson_from("8/8/8/8/8/8/8/R3K2R w KQ - 0 1");
    ASSERT_EQ(0, g.rook_file[COLOUR_WHITE][WING_QUEEN]);
    PASS();
}

TEST pieces_must_be_possible(void)
{
    ASSERT(is_refused("4k3/8/8/8/8/8/8/P3K3 w - - 0 1", RULES_GAME,
                      "a pawn stands on a1"));
    ASSERT(is_refused("7p/8/8/8/8/8/8/8 w - - 0 1", RULES_LESSON,
                      "a pawn stands on h8"));
    ASSERT(is_refused("4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1", RULES_GAME,
                      "9 pawns"));
    ASSERT(is_refused("rrrrkrrr/rrrrrrrr/r7/8/8/8/8/4K3 b - - 0 1", RULES_GAME,
                      "Black has 17 pieces"));
    PASS();
}

TEST who_has_just_moved_is_not_in_check(void)
{
    ASSERT(is_refused("4k3/8/8/8/8/8/8/K3R3 w - - 0 1", RULES_GAME,
                      "Black is in check, but it is White's move"));
    game_from("4k3/8/8/8/8/8/8/K3R3 b - - 0 1");
    PASS();
}

TEST the_side_to_move_is_w_or_b(void)
{
    ASSERT(is_refused("8/8/8/8/8/8/8/8 W - - 0 1", RULES_LESSON, "'W'"));
    ASSERT(is_refused("8/8/8/8/8/8/8/8 wb - - 0 1", RULES_LESSON, "'wb'"));
    PASS();
}

TEST castling_needs_its_king_and_rook(void)
{
    ASSERT(is_refused("4k3/8/8/8/8/8/8/R3K2R w KX - 0 1", RULES_GAME, "'X'"));
    ASSERT(is_refused("4k3/8/8/8/8/8/8/R3K2R w K- - 0 1", RULES_GAME, "'-'"));
    ASSERT(is_refused("4k3/8/8/8/8/8/8/R3K3 w K - 0 1", RULES_GAME,
                      "White has no rook on the kingside of rank 1"));
    ASSERT(is_refused("4k3/8/8/8/8/8/8/R3K2R w G - 0 1", RULES_GAME,
                      "no rook on g1"));
    ASSERT(is_refused("4k3/8/8/8/8/8/8/R3K2R w E - 0 1", RULES_GAME,
                      "no rook on e1"));
    ASSERT(is_refused("4k3/8/8/8/8/8/4K3/R6R w K - 0 1", RULES_GAME,
                      "no king on rank 1"));
    ASSERT(is_refused("r3k2r/8/8/8/8/8/8/4K3 w KQ - 0 1", RULES_GAME,
                      "White has no rook"));
    ASSERT(is_refused("4k3/8/8/8/8/8/8/R3K2R w KH - 0 1", RULES_GAME,
                      "kingside right is given twice"));
    ASSERT(is_refused("4k3/8/8/8/8/8/8/R3K1RR w KG - 0 1", RULES_GAME,
                      "kingside right is given twice"));
    PASS();
}

TEST en_passant_needs_a_double_step(void)
{
    ASSERT(is_refused("4k3/8/8/8/8/8/8/4K3 w - e3 0 1", RULES_GAME,
                      "not a square of rank 6"));
    ASSERT(is_refused("4k3/8/8/8/8/8/8/4K3 b - i3 0 1", RULES_GAME,
                      "not a square of rank 3"));
    ASSERT(is_refused("4k3/8/8/8/8/8/8/4K3 w - e6 0 1", RULES_GAME,
                      "no pawn of Black"));
    ASSERT(is_refused("4k3/3p4/8/3pP3/8/8/8/4K3 w - d6 0 1", RULES_GAME,
                      "no pawn of Black"));
    ASSERT(is_refused("4k3/8/3n4/3pP3/8/8/8/4K3 w - d6 0 1", RULES_GAME,
                      "no pawn of Black"));
    ASSERT(is_refused("4k3/8/8/4P3/8/8/8/4K3 w - - x 1", RULES_GAME,
                      "halfmoves 'x'"));
    PASS();
}

TEST counters_are_numbers(void)
{
    ASSERT(is_refused("8/8/8/8/8/8/8/8 w - - -1 1", RULES_LESSON, "'-1'"));
    ASSERT(is_refused("8/8/8/8/8/8/8/8 w - - 0 0", RULES_LESSON,
                      "move number '0'"));
    ASSERT(
        is_refused("8/8/8/8/8/8/8/8 w - - 10000 1", RULES_LESSON, "0 to 9999"));
    PASS();
}

/* Rights and en passant that no FEN could have brought in. */
TEST a_board_set_up_by_hand_is_checked_too(void)
{
    struct game g = game_from("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1");
    struct error err;

    ASSERT(game_is_valid(&g, RULES_GAME, &err));
    g.rook_file[COLOUR_WHITE][WING_KING] = 0;
    ASSERT_FALSE(game_is_valid(&g, RULES_GAME, &err));
    ASSERT(strstr(err.message, "the king's other side"));
    g.rook_file[COLOUR_WHITE][WING_KING] = 6;
    ASSERT_FALSE(game_is_valid(&g, RULES_GAME, &err));
    ASSERT(strstr(err.message, "no rook on g1"));
    g.at[square_at(4, 0)] = PIECE_NONE;
    ASSERT_FALSE(game_is_valid(&g, RULES_LESSON, &err));
    ASSERT(strstr(err.message, "the king is not on rank 1"));
    g = game_from("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1");
    g.passant = (int8_t)square_at(3, 5);
    ASSERT_FALSE(game_is_valid(&g, RULES_GAME, &err));
    ASSERT(strstr(err.message, "passed d6"));
    PASS();
}

SUITE(fen_suite)
{
    RUN_TEST(the_usual_start_is_what_everyone_writes);
    RUN_TEST(what_is_read_is_written_again);
    RUN_TEST(file_letters_are_read_as_the_usual_ones);
    RUN_TEST(k_means_the_outermost_rook);
    RUN_TEST(an_inner_rook_is_named_by_its_file);
    RUN_TEST(only_rooks_of_that_wing_count);
    RUN_TEST(en_passant_is_kept_only_where_it_could_be_played);
    RUN_TEST(space_around_the_fields_does_not_matter);
    RUN_TEST(the_number_of_fields_is_six);
    RUN_TEST(ranks_must_fit_the_board);
    RUN_TEST(kings_are_one_a_side_but_in_lessons);
    RUN_TEST(pieces_must_be_possible);
    RUN_TEST(who_has_just_moved_is_not_in_check);
    RUN_TEST(the_side_to_move_is_w_or_b);
    RUN_TEST(castling_needs_its_king_and_rook);
    RUN_TEST(en_passant_needs_a_double_step);
    RUN_TEST(counters_are_numbers);
    RUN_TEST(a_board_set_up_by_hand_is_checked_too);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(fen_suite);
    GREATEST_MAIN_END();
}
