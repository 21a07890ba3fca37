/*
 * Counting tours: published numbers, any number of threads, progress,
 * cancelling, and what is refused.
 */
#include <greatest.h>

#include <string.h>
#include <time.h>

#include "base/text.h"
#include "chess/board.h"
#include "chess/mover.h"
#include "solve/tour/count.h"
#include "support/threads.h"
#include "support/tour/count.h"

static uint64_t count(int files, int ranks, enum tour_count_kind kind,
                      bool directed)
{
    struct board b;
    struct tour_count_question q = ask(&b, files, ranks, kind);
    uint64_t n;

    q.directed = directed;
    n = number(&q);
    board_free(&b);
    return n;
}

/* --- published numbers ---------------------------------------------------- */

TEST square_boards_have_the_published_numbers_of_tours(void)
{
    static const uint64_t a165134[] = { 1, 0, 0, 0, 1728, 6637920 };

    for (int n = 1; n <= 6; n++)
        ASSERT_COUNT(a165134[n - 1], count(n, n, TOUR_COUNT_ALL, true));
    ASSERT_COUNT(5927856, count(6, 6, TOUR_COUNT_OPEN, true));
    ASSERT_COUNT(9862, count(6, 6, TOUR_COUNT_CLOSED, false));
    ASSERT_COUNT(2 * 9862, count(6, 6, TOUR_COUNT_CLOSED, true));
    PASS();
}

TEST narrow_boards_have_the_published_numbers_of_tours(void)
{
    static const uint64_t a169696[] = { 0, 0, 0, 8, 0, 0, 52, 396, 560 };
    static const uint64_t a079137[] = { 0, 0, 8, 0, 82, 744, 6378 };
    static const uint64_t a083386[] = { 0, 0, 0, 82, 864, 18784 };
    static const uint64_t a306281[] = { 0, 0, 0, 744, 18784, 3318960 };

    for (int n = 1; n <= 9; n++)
        ASSERT_COUNT(a169696[n - 1], count(3, n, TOUR_COUNT_ALL, false));
    for (int n = 1; n <= 7; n++)
        ASSERT_COUNT(a079137[n - 1], count(n, 4, TOUR_COUNT_ALL, false));
    for (int n = 1; n <= 6; n++) {
        ASSERT_COUNT(a083386[n - 1], count(5, n, TOUR_COUNT_ALL, false));
        ASSERT_COUNT(a306281[n - 1], count(n, 6, TOUR_COUNT_ALL, false));
    }
    PASS();
}

TEST narrow_boards_have_the_published_numbers_of_closed_tours(void)
{
    static const uint64_t a070030[] = { 0, 0, 0, 0, 16, 176, 1536, 15424 };

    for (int n = 1; n <= 8; n++)
        ASSERT_COUNT(a070030[n - 1], count(2 * n, 3, TOUR_COUNT_CLOSED, false));
    ASSERT_COUNT(8, count(5, 6, TOUR_COUNT_CLOSED, false));
    ASSERT_COUNT(44202, count(8, 5, TOUR_COUNT_CLOSED, false));
    ASSERT_COUNT(1067638, count(7, 6, TOUR_COUNT_CLOSED, false));
    ASSERT_COUNT(0, count(12, 4, TOUR_COUNT_CLOSED, false));
    ASSERT_COUNT(0, count(7, 7, TOUR_COUNT_CLOSED, false));
    PASS();
}

TEST tours_by_start_are_as_published(void)
{
    static const uint64_t five[3][3] = { { 304, 0, 56 },
                                         { 0, 56, 0 },
                                         { 56, 0, 64 } };
    static const uint64_t six[3][3] = { { 524486, 289050, 115837 },
                                        { 289050, 173402, 49578 },
                                        { 115837, 49578, 52662 } };
    struct board b;
    struct tour_count_question q = ask(&b, 5, 5, TOUR_COUNT_ALL);

    for (int i = 0; i < 25; i++) {
        int file = i % 5, rank = i / 5;

        q.start = i;
        ASSERT_COUNT(
            five[rank < 3 ? rank : 4 - rank][file < 3 ? file : 4 - file],
            number(&q));
    }
    board_free(&b);
    q = ask(&b, 6, 6, TOUR_COUNT_ALL);
    for (int i = 0; i < 3; i++)
        for (int j = i; j < 3; j++) {
            q.start = (5 - i) * 6 + j;
            ASSERT_COUNT(six[i][j], number(&q));
        }
    board_free(&b);
    PASS();
}

TEST numbers_beyond_64_bits_are_exact(void)
{
    struct board b;
    struct tour_count_question q = ask(&b, 20, 5, TOUR_COUNT_CLOSED);
    struct tour_count_status status = answer(&q, 2);
    struct text text;

    text_init(&text);
    wide_format(status.count, false, &text);
    ASSERT_STR_EQ("53034853662012222798", text.at);
    text_free(&text);
    board_free(&b);
    PASS();
}

TEST the_smallest_boards_are_counted_too(void)
{
    struct board b;
    struct tour_count_question q = ask(&b, 1, 1, TOUR_COUNT_ALL);

    ASSERT_COUNT(1, number(&q));
    q.start = q.end = 0;
    ASSERT_COUNT(1, number(&q));
    q.kind = TOUR_COUNT_CLOSED;
    ASSERT_COUNT(1, number(&q));
    q.kind = TOUR_COUNT_OPEN;
    ASSERT_COUNT(0, number(&q));
    board_set_hole(&b, 0, true);
    q = (struct tour_count_question){
        .board = &b, .mover = &mover_knight, .start = -1, .end = -1
    };
    ASSERT_COUNT(0, number(&q));
    board_free(&b);

    q = ask(&b, 3, 2, TOUR_COUNT_ALL); /* only a1 and c2 */
    for (int i = 1; i < 5; i++)
        board_set_hole(&b, i, true);
    ASSERT_COUNT(1, number(&q));
    q.kind = TOUR_COUNT_OPEN;
    q.directed = true;
    ASSERT_COUNT(2, number(&q));
    q.start = 5;
    q.end = 0;
    ASSERT_COUNT(1, number(&q));
    q.end = -1;
    q.kind = TOUR_COUNT_CLOSED;
    ASSERT_COUNT(0, number(&q));
    board_free(&b);
    PASS();
}

/* --- threads, progress, cancelling ---------------------------------------- */

TEST the_number_does_not_depend_on_the_threads(void)
{
    for (int threads = 1; threads <= 5; threads++) {
        struct board b;
        struct tour_count_question q = ask(&b, 6, 6, TOUR_COUNT_OPEN);

        ASSERT_COUNT(5927856 / 2, answer(&q, threads).count.low);
        board_free(&b);
    }
    PASS();
}

static void wait_a_little(void)
{
    nanosleep(&(struct timespec){ .tv_nsec = 1000000 }, NULL);
}

TEST progress_grows_to_its_end(void)
{
    struct board b;
    struct tour_count_question q = ask(&b, 6, 7, TOUR_COUNT_OPEN);
    struct tour_count *tc = tour_count_start(&q, 2);
    struct tour_count_status status;
    double last = 0;

    do {
        wait_a_little();
        tour_count_poll(tc, &status);
        ASSERT(status.fraction >= last);
        ASSERT(status.fraction <= 1);
        last = status.fraction;
    } while (status.state == TOUR_COUNT_RUNNING);
    ASSERT_EQ(TOUR_COUNT_DONE, status.state);
    ASSERT(status.fraction == 1);
    tour_count_destroy(tc);
    board_free(&b);
    PASS();
}

TEST a_long_count_can_be_cancelled(void)
{
    struct board b;
    struct tour_count_question q = ask(&b, 8, 8, TOUR_COUNT_CLOSED);
    struct tour_count *tc = tour_count_start(&q, 2);
    struct tour_count_status status;

    do {
        wait_a_little();
        tour_count_poll(tc, &status);
    } while (status.state == TOUR_COUNT_RUNNING && status.fraction < 0.01);
    ASSERT_EQ(TOUR_COUNT_RUNNING, status.state);
    tour_count_destroy(tc);

    tour_count_destroy(tour_count_start(&q, 3));
    tour_count_destroy(NULL);
    board_free(&b);
    PASS();
}

/* --- refusals ------------------------------------------------------------- */

static bool refused(int files, int ranks, enum tour_count_kind kind,
                    uint64_t memory, const char *words)
{
    struct board b;
    struct tour_count_question q = ask(&b, files, ranks, kind);
    struct error err = { "" };
    bool possible;

    q.memory = memory;
    possible = tour_count_possible(&q, &err);
    board_free(&b);
    return !possible && strstr(err.message, words);
}

TEST what_cannot_be_counted_is_refused_with_the_reason(void)
{
    ASSERT(refused(9, 10, TOUR_COUNT_CLOSED, 0, "at most 8"));
    ASSERT(refused(10, 9, TOUR_COUNT_ALL, 0, "it is 9"));
    ASSERT(refused(8, 8, TOUR_COUNT_OPEN, 2000000000, "2.0 GB can be had"));
    ASSERT(refused(8, 8, TOUR_COUNT_CLOSED, 100000000, "0.5 GB of memory"));
    PASS();
}

TEST what_colours_decide_is_never_refused(void)
{
    struct board b;
    struct tour_count_question q = ask(&b, 9, 9, TOUR_COUNT_CLOSED);
    struct error err;

    ASSERT(tour_count_possible(&q, &err));
    ASSERT_COUNT(0, number(&q));
    q.kind = TOUR_COUNT_ALL;
    ASSERT_FALSE(tour_count_possible(&q, &err));
    board_set_hole(&b, 0, true);
    board_set_hole(&b, 80, true);
    board_set_hole(&b, 8, true);
    ASSERT(tour_count_possible(&q, &err));
    ASSERT_COUNT(0, number(&q));
    board_free(&b);
    PASS();
}

TEST a_count_that_takes_too_much_memory_fails(void)
{
    struct board b;
    struct tour_count_question q = ask(&b, 7, 7, TOUR_COUNT_ALL);
    struct tour_count_status status;

    q.memory = 4000000;
    status = answer(&q, 2);
    ASSERT_EQ(TOUR_COUNT_FAILED, status.state);
    ASSERT(strstr(status.reason.message, "memory"));
    ASSERT(status.fraction < 1);
    board_free(&b);
    PASS();
}

TEST a_count_that_passes_its_numbers_fails(void)
{
    struct board b;
    struct tour_count_question q = ask(&b, 3, 200, TOUR_COUNT_CLOSED);
    struct tour_count_status status = answer(&q, 2);

    ASSERT_EQ(TOUR_COUNT_FAILED, status.state);
    ASSERT(strstr(status.reason.message, "64 bits"));
    board_free(&b);
    PASS();
}

SUITE(published)
{
    RUN_TEST(square_boards_have_the_published_numbers_of_tours);
    RUN_TEST(narrow_boards_have_the_published_numbers_of_tours);
    RUN_TEST(narrow_boards_have_the_published_numbers_of_closed_tours);
    RUN_TEST(tours_by_start_are_as_published);
    RUN_TEST(numbers_beyond_64_bits_are_exact);
    RUN_TEST(the_smallest_boards_are_counted_too);
}

SUITE(running)
{
    RUN_TEST(the_number_does_not_depend_on_the_threads);
    RUN_TEST(progress_grows_to_its_end);
    if (threads_are_there())
        RUN_TEST(a_long_count_can_be_cancelled);
    RUN_TEST(what_cannot_be_counted_is_refused_with_the_reason);
    RUN_TEST(what_colours_decide_is_never_refused);
    RUN_TEST(a_count_that_takes_too_much_memory_fails);
    RUN_TEST(a_count_that_passes_its_numbers_fails);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(published);
    RUN_SUITE(running);
    GREATEST_MAIN_END();
}
