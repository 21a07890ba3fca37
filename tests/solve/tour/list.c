/* Lists of tours: complete, without repetition, in order, and limited. */
#include <greatest.h>

#include <stdlib.h>
#include <string.h>

#include "base/error.h"
#include "base/rng.h"
#include "chess/move_order.h"
#include "chess/mover.h"
#include "solve/tour/all/list.h"
#include "solve/tour/all/stream.h"
#include "support/tour/count.h"
#include "support/tour/verifier.h"

static struct tour_list *list(const struct tour_count_question *q)
{
    struct move_order order;
    struct error err;

    if (!move_order_parse(&order, "s0", &err))
        abort();
    return tour_list_create(q, &order, 1);
}

static struct tour_list *whole_list(const struct tour_count_question *q)
{
    struct tour_list *tl = list(q);

    while (tour_list_step(tl, 10000) == TOUR_LIST_MORE)
        ;
    return tl;
}

static int compare(const void *a, const void *b)
{
    return memcmp(a, b, 40 * sizeof(int));
}

static enum greatest_test_res check_tour(const struct tour_count_question *q,
                                         const int *path, int n)
{
    const struct board *b = q->board;
    bool closed = verifier_adjacent(b->files, path[0], path[n - 1]);

    ASSERT_EQ(NULL, verifier_tour(b->files, b->ranks, b->hole, path, n));
    ASSERT(q->start < 0 || path[0] == q->start);
    ASSERT(q->end < 0 || path[n - 1] == q->end);
    ASSERT(q->kind == TOUR_COUNT_ALL || n < 3 ||
           closed == (q->kind == TOUR_COUNT_CLOSED));
    PASS();
}

/* The list has as many as the count says, all of them good and different. */
static enum greatest_test_res check_list(const struct tour_count_question *q)
{
    struct tour_list *tl = whole_list(q);
    size_t count = tour_list_count(tl);
    int n = board_squares(q->board) - q->board->nholes;
    int(*paths)[40] = calloc(count + 1, sizeof *paths);

    ASSERT_EQ(TOUR_LIST_DONE, tour_list_state(tl));
    ASSERT_COUNT(number(q), count);
    for (size_t k = 1; k <= count; k++) {
        tour_list_at(tl, k, paths[k - 1]);
        CHECK_CALL(check_tour(q, paths[k - 1], n));
    }
    qsort(paths, count, sizeof *paths, compare);
    for (size_t k = 1; k < count; k++)
        ASSERT(compare(paths[k - 1], paths[k]) != 0);
    free(paths);
    tour_list_destroy(tl);
    PASS();
}

static enum greatest_test_res check_questions(const struct board *b, int start,
                                              int end)
{
    for (int i = 0; i < 24; i++) {
        struct tour_count_question q = { .board = b,
                                         .mover = &mover_knight,
                                         .kind = (enum tour_count_kind)(i % 3),
                                         .directed = i / 3 % 2,
                                         .start = i / 6 % 2 ? start : -1,
                                         .end = i >= 12 ? end : -1 };

        CHECK_CALL(check_list(&q));
    }
    PASS();
}

TEST lists_are_as_long_as_counts_say(void)
{
    static const int sizes[][4] = { { 5, 5, 12, 0 }, { 3, 4, 0, 2 },
                                    { 4, 3, 0, 8 },  { 4, 5, 1, 4 },
                                    { 3, 7, 0, 20 }, { 2, 3, 0, 5 },
                                    { 3, 8, 0, 1 },  { 4, 4, 0, 1 } };

    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        struct board b;

        board_init(&b, sizes[i][0], sizes[i][1]);
        CHECK_CALL(check_questions(&b, sizes[i][2], sizes[i][3]));
        board_free(&b);
    }
    PASS();
}

TEST boards_with_holes_are_listed_too(void)
{
    struct rng rng;

    rng_seed(&rng, 1);
    for (int i = 0; i < 12; i++) {
        struct board b;

        board_init(&b, 5, 4);
        while (b.nholes < 1 + i % 8)
            board_set_hole(&b, 1 + (int)rng_below(&rng, 18), true);
        CHECK_CALL(check_questions(&b, 0, 19));
        board_free(&b);
    }
    PASS();
}

TEST the_rings_of_six_by_six_are_listed_once(void)
{
    struct board b;
    struct tour_count_question q = ask(&b, 6, 6, TOUR_COUNT_CLOSED);
    struct tour_list *tl = whole_list(&q);

    ASSERT_COUNT(9862, tour_list_count(tl));
    tour_list_destroy(tl);
    board_free(&b);
    PASS();
}

TEST slices_make_the_same_list(void)
{
    struct board b;
    struct tour_count_question q = ask(&b, 5, 5, TOUR_COUNT_ALL);
    struct tour_list *whole = whole_list(&q), *sliced = list(&q);
    int one[25], other[25];

    while (tour_list_step(sliced, 7) == TOUR_LIST_MORE)
        if (tour_list_count(sliced) > 0) {
            tour_list_at(whole, tour_list_count(sliced), one);
            tour_list_at(sliced, tour_list_count(sliced), other);
            ASSERT_MEM_EQ(one, other, sizeof one);
        }
    ASSERT_COUNT(tour_list_count(whole), tour_list_count(sliced));
    ASSERT_EQ(TOUR_LIST_DONE, tour_list_step(sliced, 7));
    tour_list_destroy(whole);
    tour_list_destroy(sliced);
    board_free(&b);
    PASS();
}

TEST a_list_ends_where_memory_does(void)
{
    struct board b;
    struct tour_count_question q = ask(&b, 8, 8, TOUR_COUNT_ALL);
    struct tour_list *tl;
    int path[64];

    q.memory = 28 * 100; /* 4 bytes and 64 times 3 bits each */
    q.start = 63;
    tl = whole_list(&q);
    ASSERT_EQ(TOUR_LIST_FULL, tour_list_state(tl));
    ASSERT_COUNT(100, tour_list_count(tl));
    tour_list_at(tl, 100, path);
    CHECK_CALL(check_tour(&q, path, 64));
    tour_list_destroy(tl);
    tour_list_destroy(NULL);
    board_free(&b);
    PASS();
}

TEST a_single_square_has_one_tour(void)
{
    for (int kind = 0; kind < 3; kind++) {
        struct board b;
        struct tour_count_question q = ask(&b, 1, 1,
                                           (enum tour_count_kind)kind);

        CHECK_CALL(check_list(&q));
        board_set_hole(&b, 0, true);
        CHECK_CALL(check_list(&q));
        board_free(&b);
    }
    PASS();
}

/* On a large board a node may need a look at all of it: a slice that counted
 * nodes alone would go on for minutes. */
TEST looks_at_the_board_are_work(void)
{
    enum { LITTLE = 100, SLICES = 1000 };
    struct move_order order;
    struct board b;
    struct tour_count_question q = ask(&b, 101, 101, TOUR_COUNT_ALL);
    struct tour_stream *ts;
    long least = LITTLE;
    struct error err;

    ASSERT(move_order_parse(&order, "s0", &err));
    ts = tour_stream_create(&q, &order, 1);
    for (int i = 0; i < SLICES; i++) {
        long budget = LITTLE;

        tour_stream_step(ts, &budget);
        least = budget < least ? budget : least;
    }
    ASSERT(least < -LITTLE);
    tour_stream_destroy(ts);
    board_free(&b);
    PASS();
}

SUITE(lists)
{
    RUN_TEST(lists_are_as_long_as_counts_say);
    RUN_TEST(boards_with_holes_are_listed_too);
    RUN_TEST(the_rings_of_six_by_six_are_listed_once);
    RUN_TEST(slices_make_the_same_list);
    RUN_TEST(a_list_ends_where_memory_does);
    RUN_TEST(a_single_square_has_one_tour);
    RUN_TEST(looks_at_the_board_are_work);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(lists);
    GREATEST_MAIN_END();
}
