/*
 * The generator of moves, against the numbers published for the usual
 * positions (the Chess Programming Wiki's page of perft results, and the
 * collection of tricky positions that python-chess is tested with).
 */
#include <greatest.h>

#include "support/perft.h"

static const struct perft_row usual[] = {
    { "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
      { 20, 400, 8902, 197281, 4865609 } },
    { KIWIPETE, { 48, 2039, 97862, 4085603 } },
    { "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", { 14, 191, 2812, 43238 } },
    { "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
      { 6, 264, 9467, 422333 } },
    { "r2q1rk1/pP1p2pp/Q4n2/bbp1p3/Np6/1B3NBn/pPPP1PPP/R3K2R b KQ - 0 1",
      { 6, 264, 9467 } },
    { "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
      { 44, 1486, 62379, 2103487 } },
    { "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - "
      "0 10",
      { 46, 2079, 89890, 3894594 } }
};

static const struct perft_row tricky[] = {
    /* promotions everywhere, and many queens */
    { "8/ppp3p1/8/8/3p4/5Q2/1ppp2K1/brk4n w - - 0 1",
      { 27, 390, 9354, 134167 } },
    { "8/6kR/8/8/8/bq6/1rqqqqqq/K1nqnbrq b - - 0 1", { 7, 52, 4593, 50268 } },
    /* checkers and pinners in line */
    { "3R4/8/q4k2/2B5/1NK5/3b4/8/8 w - - 0 1", { 4, 125, 2854 } },
    { "2Nq4/2K5/1b6/8/7R/3k4/7P/8 w - - 0 1", { 3, 81, 1217 } },
    { "5R2/2P5/8/4k3/8/3rK2r/8/8 w - - 0 1", { 2, 56, 1030 } },
    /* en passant: pinned, unmasking, not the checker */
    { "8/8/8/1k6/3Pp3/8/8/4KQ2 b - d3 0 1", { 6, 121, 711 } },
    { "1b1k4/8/8/1rPpK3/8/8/8/8 w - d6 0 1", { 5, 100, 555 } },
    { "rnbqk1nr/bb3p1p/1q2r3/2pPp3/3P4/7P/1PP1NpPP/R1BQKBNR w KQkq c6 0 1",
      { 2, 92, 2528 } },
    /* castling rights lost by a capture in the corner */
    { "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", { 26, 568, 13744, 314346 } },
    { "r3k2r/8/8/8/8/8/8/1R2K2R b Kkq - 0 1", { 26, 583, 14252, 334705 } },
    { "4k2r/6K1/8/8/8/8/8/8 b k - 0 1", { 12, 38, 564, 2219, 37735, 185867 } }
};

TEST the_usual_positions_have_the_published_numbers(void)
{
    for (size_t i = 0; i < sizeof usual / sizeof *usual; i++)
        ASSERT(perft_row_agrees(&usual[i]));
    PASS();
}

TEST tricky_positions_have_the_published_numbers(void)
{
    for (size_t i = 0; i < sizeof tricky / sizeof *tricky; i++)
        ASSERT(perft_row_agrees(&tricky[i]));
    PASS();
}

/* Published for depth 5 only: the rook taken on a1 takes the right along. */
TEST a_rook_taken_in_its_corner_does_not_castle(void)
{
    struct game white = game_from("1k6/8/8/8/R7/1n6/8/R3K3 b Q - 0 1");
    struct game black = game_from("r3k3/8/1N6/r7/8/8/8/1K6 w q - 0 1");

    ASSERT_EQ_FMT((uint64_t)346695, perft(&white, 5), "%" PRIu64);
    ASSERT_EQ_FMT((uint64_t)346695, perft(&black, 5), "%" PRIu64);
    PASS();
}

TEST no_half_move_is_one_game(void)
{
    struct game g;

    game_start_usual(&g);
    ASSERT_EQ_FMT((uint64_t)1, perft(&g, 0), "%" PRIu64);
    PASS();
}

SUITE(perft_suite)
{
    RUN_TEST(no_half_move_is_one_game);
    RUN_TEST(tricky_positions_have_the_published_numbers);
    RUN_TEST(a_rook_taken_in_its_corner_does_not_castle);
    RUN_TEST(the_usual_positions_have_the_published_numbers);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(perft_suite);
    GREATEST_MAIN_END();
}
