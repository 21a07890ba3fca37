/* The eight symmetries, on boards that are square and boards that are not. */
#include <greatest.h>

#include "chess/board.h"
#include "chess/symmetry.h"

static const int all_eight = 255, four = 15;

TEST every_symmetry_takes_a1_where_its_name_says(void)
{
    const int a1[SYMMETRIES] = { 0, 4, 20, 24, 0, 4, 20, 24 };
    const int b1[SYMMETRIES] = { 1, 3, 21, 23, 5, 9, 15, 19 };
    struct board b;

    board_init(&b, 5, 5);
    for (int s = 0; s < SYMMETRIES; s++) {
        ASSERT_EQ_FMT(a1[s], symmetry_square((enum symmetry)s, &b, 0), "%d");
        ASSERT_EQ_FMT(b1[s], symmetry_square((enum symmetry)s, &b, 1), "%d");
    }
    board_free(&b);
    PASS();
}

TEST every_symmetry_is_a_permutation_of_the_squares(void)
{
    struct board b;

    board_init(&b, 6, 6);
    for (int s = 0; s < SYMMETRIES; s++) {
        char hit[36] = { 0 };

        for (int i = 0; i < 36; i++)
            hit[symmetry_square((enum symmetry)s, &b, i)]++;
        for (int i = 0; i < 36; i++)
            ASSERT_EQ_FMT(1, hit[i], "%d");
    }
    board_free(&b);
    PASS();
}

TEST a_board_that_is_not_square_has_four_symmetries(void)
{
    struct board b;

    board_init(&b, 5, 3);
    ASSERT_EQ_FMT(four, (int)symmetry_of_board(&b), "%d");
    ASSERT_EQ_FMT(14, symmetry_square(SYMMETRY_HALF_TURN, &b, 0), "%d");
    board_free(&b);
    board_init(&b, 7, 7);
    ASSERT_EQ_FMT(all_eight, (int)symmetry_of_board(&b), "%d");
    board_free(&b);
    PASS();
}

TEST holes_take_symmetries_away(void)
{
    struct board b;

    board_init(&b, 4, 4);
    board_set_hole(&b, 0, true);
    ASSERT_EQ_FMT(1 << SYMMETRY_SAME | 1 << SYMMETRY_DIAGONAL,
                  (int)symmetry_of_board(&b), "%d");
    board_set_hole(&b, 15, true);
    ASSERT_EQ_FMT(1 << SYMMETRY_SAME | 1 << SYMMETRY_DIAGONAL |
                      1 << SYMMETRY_HALF_TURN | 1 << SYMMETRY_ANTIDIAGONAL,
                  (int)symmetry_of_board(&b), "%d");
    board_free(&b);
    PASS();
}

SUITE(symmetry)
{
    RUN_TEST(every_symmetry_takes_a1_where_its_name_says);
    RUN_TEST(every_symmetry_is_a_permutation_of_the_squares);
    RUN_TEST(a_board_that_is_not_square_has_four_symmetries);
    RUN_TEST(holes_take_symmetries_away);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(symmetry);
    GREATEST_MAIN_END();
}
