/*
 * The thorough look at what is left of a board: never wrong when it condemns,
 * and not blind to what it is there to see.
 */
#include <greatest.h>

#include "base/rng.h"
#include "solve/tour/padded.h"
#include "solve/tour/outlook.h"
#include "support/tour/walk.h"

/* The look from the start of a question; *witness as a square. */
static bool look(const struct tour_question *q, int *witness)
{
    struct outlook *o;
    struct padded f;
    int at, cell = -1;
    bool good;

    padded_init(&f, q);
    padded_count_exits(&f);
    at = padded_at(&f, q->start);
    padded_take(&f, at);
    o = outlook_create(&f);
    good = outlook_good(o, &f, at, 0, &cell);
    *witness = good ? -1 : padded_square(&f, cell);
    outlook_destroy(o);
    padded_free(&f);
    return good;
}

static bool is_free(const struct tour_question *q, int square)
{
    return square >= 0 && square < board_squares(q->board) &&
           !q->board->hole[square] && square != q->start;
}

TEST whole_boards_look_good_from_starts_that_have_tours(void)
{
    static const int sizes[][2] = {
        { 5, 5 }, { 8, 8 }, { 7, 11 }, { 3, 12 }, { 40, 30 }
    };

    for (size_t k = 0; k < sizeof sizes / sizeof *sizes; k++) {
        struct board b;
        struct tour_question q = ask(&b, sizes[k][0], sizes[k][1], 0, "s0");
        int witness;

        ASSERT(look(&q, &witness));
        board_free(&b);
    }
    PASS();
}

/* On four ranks the knight can change between the inner and the outer ranks
 * as often as needed only if it begins outside. */
TEST inner_starts_on_four_ranks_are_seen_through(void)
{
    for (int files = 5; files <= 30; files += 5) {
        struct board b;
        struct tour_question q = ask(&b, files, 4, 0, "s1");

        for (; q.start < 4 * files; q.start++) {
            int rank = q.start / files, witness;

            ASSERT_EQ(rank == 0 || rank == 3, look(&q, &witness));
            ASSERT(rank == 0 || rank == 3 || is_free(&q, witness));
        }
        board_free(&b);
    }
    PASS();
}

TEST starts_of_the_wrong_colour_are_seen_through(void)
{
    struct board b;
    struct tour_question q = ask(&b, 7, 5, 0, "s4");
    int witness;

    for (; q.start < 35; q.start++)
        ASSERT_EQ((q.start / 7 + q.start % 7) % 2 == 0, look(&q, &witness));
    board_free(&b);
    PASS();
}

TEST a_part_out_of_reach_is_named(void)
{
    struct board b;
    struct tour_question q = ask(&b, 11, 4, 0, "s0");
    int witness;

    for (int rank = 0; rank < 4; rank++)
        for (int file = 3; file < 8; file++)
            board_set_hole(&b, rank * 11 + file, true);
    ASSERT_FALSE(look(&q, &witness));
    ASSERT(is_free(&q, witness));
    ASSERT(witness % 11 >= 8);
    board_free(&b);
    PASS();
}

TEST a_condemned_board_has_no_tour(void)
{
    struct rng rng;
    int condemned = 0, alive = 0;

    rng_seed(&rng, 11);
    for (int k = 0; k < 3000; k++) {
        int files = 3 + (int)rng_below(&rng, 4), witness;
        struct board b;
        struct tour_question q = ask(&b, files, 4, 0, "s0");
        const char *wrong;

        while (board_squares(&b) - b.nholes > 14)
            board_set_hole(&b, (int)rng_below(&rng, (uint32_t)files * 4), true);
        while (b.hole[q.start])
            q.start++;
        if (look(&q, &witness)) {
            alive += tour_walk_count(&tour_backtracking, &q, &wrong) > 0;
        } else {
            ASSERT_EQ(0u, tour_walk_count(&tour_backtracking, &q, &wrong));
            ASSERT(is_free(&q, witness));
            condemned++;
        }
        board_free(&b);
    }
    ASSERT(condemned > 100 && alive > 100);
    PASS();
}

SUITE(outlook)
{
    RUN_TEST(whole_boards_look_good_from_starts_that_have_tours);
    RUN_TEST(inner_starts_on_four_ranks_are_seen_through);
    RUN_TEST(starts_of_the_wrong_colour_are_seen_through);
    RUN_TEST(a_part_out_of_reach_is_named);
    RUN_TEST(a_condemned_board_has_no_tour);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(outlook);
    GREATEST_MAIN_END();
}
