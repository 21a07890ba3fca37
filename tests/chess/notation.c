/* Moves as text, for programs and for people. */
#include <greatest.h>

#include "base/rng.h"
#include "chess/game/moves.h"
#include "chess/game/notation/san.h"
#include "chess/game/notation/uci.h"
#include "support/game.h"

static bool san_is(const char *fen, const char *uci, const char *expected)
{
    struct game g = game_from(fen);
    struct move m = { 0 };
    struct error err;
    char san[SAN_MAX];

    if (!uci_parse(&g, uci, &m, &err)) {
        fprintf(stderr, "%s\n", err.message);
        return false;
    }
    san_format(&g, m, san);
    if (strcmp(san, expected) != 0)
        fprintf(stderr, "%s is %s, not %s\n", uci, san, expected);
    return strcmp(san, expected) == 0;
}

static bool is_refused(const char *fen, const char *uci, const char *words)
{
    struct game g = game_from(fen);
    struct error err = { "" };
    struct move m;

    if (uci_parse(&g, uci, &m, &err))
        return false;
    if (!strstr(err.message, words))
        fprintf(stderr, "'%s' is not in '%s'\n", words, err.message);
    return strstr(err.message, words);
}

/* What castling there is written as, in both ways. */
static bool castling_is(const char *fen, const char *uci, const char *usual,
                        const char *chess960)
{
    struct game g = game_from(fen);
    char a[UCI_MAX], b[UCI_MAX];
    struct error err;
    struct move m;

    if (!uci_parse(&g, uci, &m, &err) || m.kind != MOVE_CASTLE)
        return false;
    uci_format(&g, m, false, a);
    uci_format(&g, m, true, b);
    return strcmp(a, usual) == 0 && strcmp(b, chess960) == 0;
}

#define START "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"

TEST people_write_pieces_and_squares(void)
{
    ASSERT(san_is(START, "g1f3", "Nf3"));
    ASSERT(san_is(START, "e2e4", "e4"));
    ASSERT(san_is("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "e4d5", "exd5"));
    ASSERT(san_is("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6", "exd6"));
    ASSERT(san_is("4k3/8/8/3p4/8/8/6B1/4K3 w - - 0 1", "g2d5", "Bxd5"));
    PASS();
}

TEST promotions_checks_and_mates_are_marked(void)
{
    ASSERT(san_is("6k1/4P3/8/8/8/8/8/4K3 w - - 0 1", "e7e8q", "e8=Q+"));
    ASSERT(san_is("6k1/4P3/8/8/8/8/8/4K3 w - - 0 1", "e7e8n", "e8=N"));
    ASSERT(san_is("3r2k1/4Pppp/8/8/8/8/8/4K3 w - - 0 1", "e7d8r", "exd8=R#"));
    ASSERT(san_is("6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1", "a1a8", "Ra8#"));
    ASSERT(san_is("6k1/8/8/8/8/8/8/R3K3 w Q - 0 1", "a1a8", "Ra8+"));
    PASS();
}

TEST castling_is_written_with_os(void)
{
    ASSERT(san_is("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "e1g1", "O-O"));
    ASSERT(san_is("r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1", "e8a8", "O-O-O"));
    ASSERT(san_is("5k2/8/8/8/8/8/8/4K2R w K - 0 1", "e1h1", "O-O+"));
    PASS();
}

TEST rivals_are_told_apart_by_as_little_as_possible(void)
{
    ASSERT(san_is("4k3/8/8/8/8/8/4K3/R6R w - - 0 1", "a1d1", "Rad1"));
    ASSERT(san_is("4k3/8/8/R7/8/8/8/R3K3 w - - 0 1", "a1a3", "R1a3"));
    ASSERT(san_is("8/k7/8/8/4Q2Q/8/8/K6Q w - - 0 1", "h4e1", "Qh4e1"));
    ASSERT(san_is("8/k7/8/8/4Q2Q/8/8/K6Q w - - 0 1", "e4e1", "Qee1"));
    ASSERT(san_is("8/k7/8/8/4Q2Q/8/8/K6Q w - - 0 1", "h1e1", "Q1e1"));
    PASS();
}

/* A pinned knight could not go there, so it is no rival. */
TEST only_legal_rivals_count(void)
{
    ASSERT(san_is("4r1k1/8/8/8/8/8/4N3/N3K3 w - - 0 1", "a1c2", "Nc2"));
    ASSERT(san_is("4r1k1/8/8/8/8/1N6/4N3/4K3 w - - 0 1", "b3d4", "Nd4"));
    ASSERT(san_is("6k1/8/8/8/8/1N6/4N3/4K3 w - - 0 1", "b3d4", "Nbd4"));
    PASS();
}

TEST programs_write_castling_in_two_ways(void)
{
    ASSERT(castling_is("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1g1", "e1g1",
                       "e1h1"));
    ASSERT(castling_is("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1a1", "e1c1",
                       "e1a1"));
    ASSERT(castling_is("1r4k1/8/8/8/8/8/8/1R4K1 w B - 0 1", "g1b1", "g1c1",
                       "g1b1"));
    ASSERT(
        castling_is("6k1/8/8/8/8/8/8/5K1R w H - 0 1", "f1h1", "f1h1", "f1h1"));
    PASS();
}

/* f1g1 could be either, so it is the king's step. */
TEST a_step_comes_before_castling(void)
{
    struct game g = game_from("4k3/8/8/8/8/8/8/5K1R w H - 0 1");
    struct error err;
    struct move m;

    ASSERT(uci_parse(&g, "f1g1", &m, &err));
    ASSERT_EQ(MOVE_PLAIN, m.kind);
    PASS();
}

TEST squares_may_be_written_in_capitals(void)
{
    ASSERT(san_is("6k1/8/8/8/8/1N6/4N3/4K3 w - - 0 1", "B3D4", "Nbd4"));
    PASS();
}

TEST what_is_no_move_is_refused(void)
{
    ASSERT(is_refused(START, "", "is not a move"));
    ASSERT(is_refused(START, "e2", "is not a move"));
    ASSERT(is_refused(START, "e2e9", "is not a move"));
    ASSERT(is_refused(START, "i2e4", "is not a move"));
    ASSERT(is_refused(START, "E2E9", "is not a move"));
    ASSERT(is_refused(START, "e2e4k", "is not a move"));
    ASSERT(is_refused(START, "e2e4qq", "is not a move"));
    ASSERT(is_refused(START, "e2e4q", "is not a promotion"));
    ASSERT(is_refused("6k1/4P3/8/8/8/8/8/4K3 w - - 0 1", "e7e8",
                      "e7e8 is a promotion"));
    PASS();
}

TEST an_illegal_move_is_refused_with_its_reason(void)
{
    ASSERT(is_refused(START, "a1a3",
                      "a1a3 is not legal: the rook on a1 is "
                      "blocked by the pawn on a2"));
    ASSERT(is_refused(START, "e1e1", "must go to another square"));
    ASSERT(is_refused("4k3/8/8/8/8/8/8/6KR w H - 0 1", "g1g1",
                      "must go to another square"));
    PASS();
}

/* Each legal move of many games, and no two of them written alike. */
TEST all_moves_are_read_as_written(void)
{
    struct rng rng;

    rng_seed(&rng, 3);
    for (int game = 0; game < 12; game++) {
        struct game g = game_from(
            game % 2
                ? START
                : "r1k2r1q/p1ppp1pp/8/8/8/8/P1PPP1PP/R1K2R1Q w KQkq - 0 1");

        for (int i = 0; i < 60; i++) {
            struct move moves[MOVES_MAX];
            int n = moves_legal(&g, moves);
            static char sans[MOVES_MAX][SAN_MAX];

            for (int k = 0; k < n; k++) {
                char uci[UCI_MAX];
                struct error err;
                struct move m;

                uci_format(&g, moves[k], i % 2, uci);
                ASSERT(uci_parse(&g, uci, &m, &err));
                ASSERT(move_equal(m, moves[k]));
                san_format(&g, moves[k], sans[k]);
                for (int j = 0; j < k; j++)
                    ASSERT(strcmp(sans[j], sans[k]) != 0);
            }
            if (n == 0)
                break;
            move_play(&g, moves[rng_below(&rng, (uint32_t)n)]);
        }
    }
    PASS();
}

SUITE(notation_suite)
{
    RUN_TEST(people_write_pieces_and_squares);
    RUN_TEST(promotions_checks_and_mates_are_marked);
    RUN_TEST(castling_is_written_with_os);
    RUN_TEST(rivals_are_told_apart_by_as_little_as_possible);
    RUN_TEST(only_legal_rivals_count);
    RUN_TEST(programs_write_castling_in_two_ways);
    RUN_TEST(a_step_comes_before_castling);
    RUN_TEST(squares_may_be_written_in_capitals);
    RUN_TEST(what_is_no_move_is_refused);
    RUN_TEST(an_illegal_move_is_refused_with_its_reason);
    RUN_TEST(all_moves_are_read_as_written);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(notation_suite);
    GREATEST_MAIN_END();
}
