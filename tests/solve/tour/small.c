/*
 * The search for small boards: the same tours in the same order as the search
 * by Warnsdorff's rule, which looks at every square, and those alone that are
 * asked for.
 */
#include <greatest.h>

#include <stdlib.h>
#include <string.h>

#include "base/rng.h"
#include "chess/attack.h"
#include "chess/board.h"
#include "chess/move_order.h"
#include "solve/tour/all/stream.h"
#include "solve/tour/count_question.h"
#include "support/tour/asked.h"

enum { SQUARES = 36, TOURS_MAX = 40320 };

struct tours {
    int at[TOURS_MAX][SQUARES];
    int n;
};

static bool is_ring(const struct tour_count_question *q, const int *path, int n)
{
    bool ring = false;

    for (int i = 0; i < q->mover->n; i++)
        ring = ring ||
               attack_step(q->board, path[n - 1], q->mover->step[i]) == path[0];
    return ring;
}

/* Is it one of those asked for, where only a start may be given? */
static bool is_meant(const struct tour_count_question *q, const int *path,
                     int n)
{
    bool ring = is_ring(q, path, n);

    if (q->kind == TOUR_COUNT_CLOSED)
        return ring && (q->directed || path[1] < path[n - 1]);
    if (q->kind == TOUR_COUNT_OPEN && ring)
        return false;
    return q->directed || q->start >= 0 || path[0] < path[n - 1];
}

/* Those that begin on a square, by the search that can be watched. */
static void add_watched(const struct tour_count_question *q, int start,
                        const struct move_order *order, struct tours *out)
{
    int n = board_squares(q->board) - q->board->nholes;
    int path[SQUARES] = { start }, depth = 1;
    struct tour_question one = { .board = q->board,
                                 .mover = q->mover,
                                 .start = start,
                                 .end = q->end,
                                 .closed = q->kind == TOUR_COUNT_CLOSED,
                                 .order = *order };
    struct tour_search *ts;
    struct tour_step step;

    if (impossible(&one))
        return;
    ts = tour_warnsdorff.create(&one);
    do {
        tour_warnsdorff.step(ts, &step);
        if (step.event == TOUR_ENTER)
            path[depth++] = step.square;
        else if (step.event == TOUR_RETREAT)
            depth--;
        else if (step.event == TOUR_FOUND && is_meant(q, path, n) &&
                 out->n < TOURS_MAX)
            memcpy(out->at[out->n++], path, sizeof path);
    } while (step.event != TOUR_NONE);
    tour_warnsdorff.destroy(ts);
}

static void watch(const struct tour_count_question *q,
                  const struct move_order *order, struct tours *out)
{
    bool one = q->kind == TOUR_COUNT_CLOSED || q->start >= 0;

    out->n = 0;
    for (int i = q->start >= 0 ? q->start : 0; i < board_squares(q->board); i++)
        if (!q->board->hole[i]) {
            add_watched(q, i, order, out);
            if (one)
                return;
        }
}

static enum greatest_test_res agrees(const struct tour_count_question *q,
                                     const char *by)
{
    static struct tours tours;
    int n = board_squares(q->board) - q->board->nholes, k = 0, path[SQUARES];
    struct tour_stream *stream;
    enum tour_stream_state state;
    struct move_order order;
    struct error err;

    if (!move_order_parse(&order, by, &err))
        abort();
    watch(q, &order, &tours);
    stream = tour_stream_create(q, &order, 1);
    do {
        long budget = 1 + k % 50;

        state = tour_stream_step(stream, &budget);
        if (state == TOUR_STREAM_FOUND) {
            tour_stream_tour(stream, path);
            ASSERT(k < tours.n);
            ASSERT_MEM_EQ(tours.at[k++], path, (size_t)n * sizeof *path);
        }
    } while (state != TOUR_STREAM_DONE);
    ASSERT_EQ_FMT(tours.n, k, "%d");
    tour_stream_destroy(stream);
    PASS();
}

static enum greatest_test_res all_agree(const struct board *b,
                                        const struct mover *m, int start,
                                        const char *by)
{
    for (int i = 0; i < 12; i++) {
        struct tour_count_question q = { .board = b,
                                         .mover = m,
                                         .kind = (enum tour_count_kind)(i % 3),
                                         .directed = i / 3 % 2,
                                         .start = i >= 6 ? start : -1,
                                         .end = -1 };

        CHECK_CALL(agrees(&q, by));
    }
    PASS();
}

TEST knights_are_listed_in_the_order_of_the_rule(void)
{
    static const int sizes[][3] = { { 5, 5, 12 }, { 3, 7, 0 }, { 4, 5, 3 },
                                    { 6, 3, 2 },  { 4, 4, 0 }, { 3, 10, 0 },
                                    { 5, 4, 19 }, { 1, 2, 0 }, { 2, 3, 1 } };
    static const char *const orders[] = { "s0", "s1", "34567812" };

    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        struct board b;

        board_init(&b, sizes[i][0], sizes[i][1]);
        CHECK_CALL(all_agree(&b, &mover_knight, sizes[i][2], orders[i % 3]));
        board_free(&b);
    }
    PASS();
}

TEST tours_to_a_given_end_keep_their_order(void)
{
    struct board b;

    board_init(&b, 5, 5);
    for (int end = 0; end < 25; end++)
        for (int kind = 0; kind < 3; kind++) {
            struct tour_count_question q = { .board = &b,
                                             .mover = &mover_knight,
                                             .kind = (enum tour_count_kind)kind,
                                             .start = 0,
                                             .end = end };

            if (end != 0)
                CHECK_CALL(agrees(&q, "s0"));
        }
    board_free(&b);
    PASS();
}

TEST rings_of_six_by_six_keep_their_order(void)
{
    struct tour_count_question q = { .mover = &mover_knight,
                                     .kind = TOUR_COUNT_CLOSED,
                                     .start = -1,
                                     .end = -1 };
    struct board b;

    board_init(&b, 6, 6);
    q.board = &b;
    CHECK_CALL(agrees(&q, "s0"));
    board_free(&b);
    PASS();
}

TEST holes_pieces_and_surfaces_keep_their_order(void)
{
    static const char *const pieces[] = { "knight", "king", "1,3+0,1",
                                          "0,1+1,2", "1,1+0,2+0,1" };
    struct rng rng;

    rng_seed(&rng, 5);
    for (int i = 0; i < 60; i++) {
        struct mover m;
        struct board b;
        struct error err;

        if (!mover_parse(&m, pieces[i % 5], &err))
            abort();
        board_init(&b, 3 + i % 3, 4 - i % 2);
        b.surface = (enum surface)(i / 5 % SURFACES);
        while (board_squares(&b) - b.nholes > 8)
            board_set_hole(
                &b, (int)rng_below(&rng, (unsigned)board_squares(&b)), true);
        CHECK_CALL(all_agree(&b, &m, board_nearest(&b, 1, 1), "s0"));
        board_free(&b);
    }
    PASS();
}

/* By squares entered, not by time: a mistake is found out before all that
 * follows it has been tried. */
TEST first_tours_of_a_chess_board_come_soon(void)
{
    struct move_order order;
    struct error err;
    struct board b;

    if (!move_order_parse(&order, "s0", &err))
        abort();
    board_init(&b, 8, 8);
    for (int start = 0; start < 64; start++)
        for (int kind = 0; kind < 3; kind++) {
            struct tour_count_question q = { .board = &b,
                                             .mover = &mover_knight,
                                             .kind = (enum tour_count_kind)kind,
                                             .start = start,
                                             .end = -1,
                                             .directed = true };
            struct tour_stream *ts = tour_stream_create(&q, &order, 1);
            long budget = 100000;
            int found = 0;

            while (found < 10 &&
                   tour_stream_step(ts, &budget) == TOUR_STREAM_FOUND)
                found++;
            ASSERT_EQ_FMT(10, found, "%d");
            tour_stream_destroy(ts);
        }
    board_free(&b);
    PASS();
}

SUITE(small)
{
    RUN_TEST(knights_are_listed_in_the_order_of_the_rule);
    RUN_TEST(tours_to_a_given_end_keep_their_order);
    RUN_TEST(rings_of_six_by_six_keep_their_order);
    RUN_TEST(holes_pieces_and_surfaces_keep_their_order);
    RUN_TEST(first_tours_of_a_chess_board_come_soon);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(small);
    GREATEST_MAIN_END();
}
