/*
 * Warnsdorff's rule, as a loop and as the order of a complete search: the
 * documents' worked examples, the starts from which the loop fails, and that
 * the rule is kept at every step.
 */
#include <greatest.h>

#include <string.h>

#include "support/tour/walk.h"

/* Squares by name on boards of 8 files. */
static int sq(const char *name)
{
    return (name[1] - '1') * 8 + name[0] - 'a';
}

/* S0, start f6: numbers from 0, the top rank first. */
static const int s0_f6[64] = { 55, 16, 57, 30, 53, 18, 1,  32, 46, 29, 54,
                               17, 58, 31, 52, 19, 15, 56, 47, 62, 49, 0,
                               33, 2,  28, 45, 40, 59, 38, 61, 20, 51, 41,
                               14, 63, 48, 21, 50, 3,  34, 24, 27, 44, 39,
                               60, 37, 6,  9,  13, 42, 25, 22, 11, 8,  35,
                               4,  26, 23, 12, 43, 36, 5,  10, 7 };

/* S4, start b6: numbers from 1, the top rank first. */
static const int s4_b6[64] = { 2,  5,  36, 21, 64, 7,  60, 23, 35, 20, 3,
                               6,  37, 22, 63, 8,  4,  1,  38, 57, 40, 61,
                               24, 59, 19, 34, 45, 42, 51, 58, 9,  62, 44,
                               15, 50, 39, 56, 41, 52, 25, 33, 18, 43, 46,
                               49, 28, 55, 10, 14, 47, 16, 31, 12, 53, 26,
                               29, 17, 32, 13, 48, 27, 30, 11, 54 };

static enum greatest_test_res check_board(const struct tour_method *method,
                                          const char *order, const char *start,
                                          const int numbers[64], int first)
{
    struct board b;
    struct tour_question q = ask(&b, 8, 8, sq(start), order);
    struct tour_walk w;

    tour_walk_begin(&w, method, &q);
    ASSERT_EQ(TOUR_FOUND, tour_walk_run(&w, UINT64_MAX));
    ASSERT_STR_EQ("", w.wrong ? w.wrong : "");
    ASSERT_EQ(0u, w.retreats);
    for (int i = 0; i < 64; i++) {
        int file = w.path[i] % 8, rank = w.path[i] / 8;

        ASSERT_EQ_FMT(numbers[(7 - rank) * 8 + file], i + first, "%d");
    }
    tour_walk_end(&w);
    board_free(&b);
    PASS();
}

TEST the_tour_of_s0_from_f6_comes_out_to_the_last_number(void)
{
    CHECK_CALL(check_board(&tour_greedy, "s0", "f6", s0_f6, 0));
    CHECK_CALL(check_board(&tour_warnsdorff, "s0", "f6", s0_f6, 0));
    PASS();
}

TEST the_tour_of_s4_from_b6_comes_out_to_the_last_number(void)
{
    CHECK_CALL(check_board(&tour_greedy, "s4", "b6", s4_b6, 1));
    CHECK_CALL(check_board(&tour_warnsdorff, "s4", "b6", s4_b6, 1));
    PASS();
}

/* The squares visited until the loop ends, from one start. */
static int loop_length(int size, int start, const char *order,
                       enum tour_event *end)
{
    struct board b;
    struct tour_question q = ask(&b, size, size, start, order);
    struct tour_walk w;
    int n;

    tour_walk_begin(&w, &tour_greedy, &q);
    *end = tour_walk_run(&w, UINT64_MAX);
    n = w.wrong ? -1 : w.n;
    tour_walk_end(&w);
    board_free(&b);
    return n;
}

TEST the_loop_fails_from_these_starts_and_no_others(void)
{
    static const struct {
        const char *order, *start;
        int squares;
    } fails[] = { { "s0", "e3", 60 },
                  { "s1", "a5", 60 },
                  { "s1", "b2", 56 },
                  { "s1", "d5", 62 },
                  { "s4", "c4", 60 } };
    static const char *const orders[] = { "s0", "s1", "s4" };

    for (int o = 0; o < 3; o++)
        for (int start = 0; start < 64; start++) {
            enum tour_event end;
            int squares = 64, n = loop_length(8, start, orders[o], &end);

            for (size_t i = 0; i < sizeof fails / sizeof *fails; i++)
                if (strcmp(fails[i].order, orders[o]) == 0 &&
                    sq(fails[i].start) == start)
                    squares = fails[i].squares;
            ASSERT_EQ_FMT(squares, n, "%d");
            ASSERT_EQ(squares == 64 ? TOUR_FOUND : TOUR_STUCK, end);
        }
    PASS();
}

TEST the_loop_of_s1_on_other_boards(void)
{
    int found5 = 0, found12 = 0;
    enum tour_event end;

    for (int start = 0; start < 25; start++) {
        ASSERT(loop_length(5, start, "s1", &end) > 0);
        found5 += end == TOUR_FOUND;
    }
    for (int start = 0; start < 144; start++) {
        ASSERT(loop_length(12, start, "s1", &end) > 0);
        found12 += end == TOUR_FOUND;
    }
    ASSERT_EQ(10, found5);
    ASSERT_EQ(138, found12);
    PASS();
}

TEST the_search_succeeds_where_the_loop_fails(void)
{
    static const char *const orders[] = { "s0", "s1", "s4" };

    for (int o = 0; o < 3; o++)
        for (int start = 0; start < 64; start++) {
            struct board b;
            struct tour_question q = ask(&b, 8, 8, start, orders[o]);
            struct tour_walk w;

            tour_walk_begin(&w, &tour_warnsdorff, &q);
            ASSERT_EQ(TOUR_FOUND, tour_walk_run(&w, 10000));
            ASSERT_STR_EQ("", w.wrong ? w.wrong : "");
            tour_walk_end(&w);
            board_free(&b);
        }
    PASS();
}

/* Where the loop makes a tour, the search makes the same one. */
TEST the_search_keeps_to_the_rule_as_long_as_it_leads_on(void)
{
    static const int sizes[][2] = {
        { 8, 8 }, { 7, 9 }, { 9, 6 }, { 5, 5 }, { 13, 10 }
    };
    int same = 0;

    for (size_t k = 0; k < sizeof sizes / sizeof *sizes; k++)
        for (int start = 0; start < sizes[k][0] * sizes[k][1]; start++) {
            struct board b;
            struct tour_question q = ask(&b, sizes[k][0], sizes[k][1], start,
                                         start % 2 ? "s1" : "51832674");
            struct tour_walk loop, search;

            tour_walk_begin(&loop, &tour_greedy, &q);
            tour_walk_begin(&search, &tour_warnsdorff, &q);
            if (tour_walk_run(&loop, UINT64_MAX) == TOUR_FOUND) {
                ASSERT_EQ(TOUR_FOUND, tour_walk_run(&search, UINT64_MAX));
                ASSERT_EQ(0u, search.retreats);
                ASSERT_MEM_EQ(loop.path, search.path,
                              sizeof *loop.path * (size_t)loop.n);
                same++;
            }
            tour_walk_end(&loop);
            tour_walk_end(&search);
            board_free(&b);
        }
    ASSERT(same > 200);
    PASS();
}

/* How many free neighbours of the knight have as few exits as the step's. */
static int as_good(const struct tour_walk *w, int square, bool *fewest)
{
    const struct board *b = w->question.board;
    int near[8], tied = 0;
    int n = verifier_exits(b->files, b->ranks, w->free_square,
                           w->path[w->n - 1], near);
    int mine = verifier_exits(b->files, b->ranks, w->free_square, square, NULL);

    *fewest = true;
    for (int i = 0; i < n; i++) {
        int exits = verifier_exits(b->files, b->ranks, w->free_square, near[i],
                                   NULL);

        *fewest = *fewest && exits >= mine;
        tied += exits == mine;
    }
    return tied;
}

static enum greatest_test_res check_rule(const struct tour_question *q)
{
    struct tour_walk w, ahead;

    tour_walk_begin(&w, &tour_greedy, q);
    tour_walk_begin(&ahead, &tour_greedy, q);
    while (tour_walk_on(&ahead)) {
        bool fewest;
        int tied = as_good(&w, ahead.step.square, &fewest);

        ASSERT(fewest);
        ASSERT_EQ_FMT(tied, ahead.step.tied, "%d");
        ASSERT_EQ(0, ahead.step.tried);
        tour_walk_on(&w);
        ASSERT_EQ(ahead.step.square, w.step.square);
    }
    ASSERT_STR_EQ("", ahead.wrong ? ahead.wrong : "");
    tour_walk_end(&w);
    tour_walk_end(&ahead);
    PASS();
}

TEST no_step_of_the_loop_deviates_from_the_rule(void)
{
    static const char *const orders[] = { "s0", "s1", "random", "64827153" };

    for (int files = 1; files <= 11; files += 2)
        for (int ranks = 2; ranks <= 12; ranks += 3)
            for (int o = 0; o < 4; o++) {
                int squares = files * ranks;
                struct board b;
                struct tour_question q = ask(&b, files, ranks, squares / 3,
                                             orders[o]);

                q.seed = (uint64_t)squares;
                if (o % 2 && squares > 10)
                    board_set_hole(&b, squares / 2, true);
                CHECK_CALL(check_rule(&q));
                board_free(&b);
            }
    PASS();
}

TEST after_its_end_the_loop_is_stuck_for_good(void)
{
    static const char *const starts[] = { "f6", "e3" };

    for (int i = 0; i < 2; i++) {
        struct board b;
        struct tour_question q = ask(&b, 8, 8, sq(starts[i]), "s0");
        struct tour_walk w;

        tour_walk_begin(&w, &tour_greedy, &q);
        tour_walk_run(&w, UINT64_MAX);
        for (int again = 0; again < 3; again++) {
            tour_walk_on(&w);
            ASSERT_EQ(TOUR_STUCK, w.step.event);
        }
        tour_walk_end(&w);
        board_free(&b);
    }
    PASS();
}

static bool same_walk(const struct tour_method *method, uint64_t one,
                      uint64_t other)
{
    struct board b;
    struct tour_question q = ask(&b, 8, 8, 0, "random");
    struct tour_walk v, w;
    bool same = true;

    q.seed = one;
    tour_walk_begin(&v, method, &q);
    q.seed = other;
    tour_walk_begin(&w, method, &q);
    for (int i = 0; i < 63 && same; i++) {
        tour_walk_on(&v);
        tour_walk_on(&w);
        same = v.step.event == w.step.event && v.step.square == w.step.square;
    }
    tour_walk_end(&v);
    tour_walk_end(&w);
    board_free(&b);
    return same;
}

TEST a_random_order_is_the_same_for_the_same_seed(void)
{
    for (int m = 0; tour_walkers[m]; m++) {
        int different = 0;

        for (uint64_t seed = 1; seed <= 20; seed++) {
            ASSERT(same_walk(tour_walkers[m], seed, seed));
            different += !same_walk(tour_walkers[m], seed, seed + 1);
        }
        ASSERT(different >= 8); /* few ties are left to Roth's rule */
    }
    PASS();
}

SUITE(tour_rule)
{
    RUN_TEST(the_tour_of_s0_from_f6_comes_out_to_the_last_number);
    RUN_TEST(the_tour_of_s4_from_b6_comes_out_to_the_last_number);
    RUN_TEST(the_loop_fails_from_these_starts_and_no_others);
    RUN_TEST(the_loop_of_s1_on_other_boards);
    RUN_TEST(the_search_succeeds_where_the_loop_fails);
    RUN_TEST(the_search_keeps_to_the_rule_as_long_as_it_leads_on);
    RUN_TEST(no_step_of_the_loop_deviates_from_the_rule);
    RUN_TEST(after_its_end_the_loop_is_stuck_for_good);
    RUN_TEST(a_random_order_is_the_same_for_the_same_seed);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(tour_rule);
    GREATEST_MAIN_END();
}
