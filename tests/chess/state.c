/* How games stand, and what is said about it. */
#include <greatest.h>

#include "chess/game/state.h"
#include "support/game.h"

static bool stands(const char *fen, enum game_state state, const char *words)
{
    struct game g = lesson_from(fen);
    struct text said;
    bool same;

    text_init(&said);
    state_say(&g, state_of(&g), &said);
    same = state_of(&g) == state && strcmp(said.at, words) == 0;
    if (!same)
        fprintf(stderr, "%s: %d '%s'\n", fen, (int)state_of(&g), said.at);
    text_free(&said);
    return same;
}

static bool is_dead(const char *fen)
{
    struct game g = lesson_from(fen);

    return state_of(&g) == STATE_DEAD;
}

TEST a_game_goes_on(void)
{
    ASSERT(stands("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
                  STATE_ON, "White to move"));
    ASSERT(stands("4k3/4r3/8/8/8/8/8/4K3 w - - 0 1", STATE_CHECK,
                  "White is in check from the rook on e7"));
    ASSERT(stands("4k3/4r3/8/8/7b/8/8/4K3 w - - 0 1", STATE_CHECK,
                  "White is in check from the rook on e7 and the bishop on "
                  "h4"));
    PASS();
}

TEST checkmates_end_it(void)
{
    ASSERT(stands("rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - "
                  "1 3",
                  STATE_CHECKMATE,
                  "checkmate: Black wins, as White "
                  "is in check from the queen on h4 and no move helps"));
    ASSERT(stands("R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1", STATE_CHECKMATE,
                  "checkmate: White wins, as Black is in check from the rook "
                  "on a8 and no move helps"));
    PASS();
}

TEST stalemate_is_a_draw(void)
{
    ASSERT(stands("7k/5Q2/8/8/8/8/8/4K3 b - - 0 1", STATE_STALEMATE,
                  "stalemate: a draw, as Black is not in check but has no "
                  "move"));
    PASS();
}

TEST some_material_never_mates(void)
{
    ASSERT(is_dead("4k3/8/8/8/8/8/8/4K3 w - - 0 1"));
    ASSERT(is_dead("4k3/8/8/8/8/8/8/4KN2 w - - 0 1"));
    ASSERT(is_dead("4kb2/8/8/8/8/8/8/4K3 w - - 0 1"));
    ASSERT(is_dead("4kb2/8/8/8/8/8/8/2B1K3 w - - 0 1"));
    ASSERT(is_dead("4k3/8/8/8/8/B1B5/1B6/B1B1K3 b - - 0 1"));
    PASS();
}

/* A helpful opponent is all that is asked for. */
TEST other_material_may_mate(void)
{
    ASSERT_FALSE(is_dead("4kb2/8/8/8/8/8/8/4KB2 w - - 0 1"));
    ASSERT_FALSE(is_dead("4k3/8/8/8/8/8/8/4KNN1 w - - 0 1"));
    ASSERT_FALSE(is_dead("4kn2/8/8/8/8/8/8/4KN2 w - - 0 1"));
    ASSERT_FALSE(is_dead("4k3/8/8/8/8/8/8/3BKN2 w - - 0 1"));
    ASSERT_FALSE(is_dead("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"));
    ASSERT_FALSE(is_dead("4k3/8/8/8/8/8/8/4K2R w - - 0 1"));
    PASS();
}

TEST moves_without_progress_are_counted(void)
{
    ASSERT(
        stands("4k3/8/8/8/8/8/8/4K2R w - - 99 80", STATE_ON, "White to move"));
    ASSERT(stands("4k3/8/8/8/8/8/8/4K2R w - - 100 80", STATE_FIFTY_MOVES,
                  "White to move, who may claim a draw: 50 moves without a "
                  "capture or a pawn's move"));
    ASSERT(stands("4k3/8/8/8/8/8/8/4K2R w - - 150 80", STATE_SEVENTY_FIVE,
                  "a draw: 75 moves without a capture or a pawn's move"));
    ASSERT(stands("R5k1/5ppp/8/8/8/8/8/4K3 b - - 150 99", STATE_CHECKMATE,
                  "checkmate: White wins, as Black is in check from the rook "
                  "on a8 and no move helps"));
    PASS();
}

TEST boards_without_kings_just_go_on(void)
{
    ASSERT(stands("8/8/8/8/8/8/8/8 b - - 0 1", STATE_ON, "Black to move"));
    ASSERT(stands("8/8/8/3K4/8/8/8/8 w - - 0 1", STATE_ON, "White to move"));
    ASSERT(stands("3r4/8/8/3K4/8/8/8/8 w - - 0 1", STATE_CHECK,
                  "White is in check from the rook on d8"));
    PASS();
}

SUITE(state_suite)
{
    RUN_TEST(a_game_goes_on);
    RUN_TEST(checkmates_end_it);
    RUN_TEST(stalemate_is_a_draw);
    RUN_TEST(some_material_never_mates);
    RUN_TEST(other_material_may_mate);
    RUN_TEST(moves_without_progress_are_counted);
    RUN_TEST(boards_without_kings_just_go_on);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(state_suite);
    GREATEST_MAIN_END();
}
