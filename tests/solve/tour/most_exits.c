/*
 * The square with the most ways on, against a loop written here from the words
 * alone: the same path step by step, on every start; and how often it makes a
 * tour, which is the reason why the method is there.
 */
#define GREATEST_USE_LONGJMP 0
#include <greatest.h>

#include "chess/attack.h"
#include "support/tour/walk.h"

enum { SQUARES_MAX = 120 };

struct loop {
    int path[SQUARES_MAX];
    int n;
    int tied[SQUARES_MAX]; /* at each square of the path, of how many */
};

static int ways(const struct tour_question *q, const bool *is_free, int from,
                int out[8])
{
    const struct board *b = q->board;
    int n = 0;

    for (int i = 0; i < 8; i++) {
        int file = from % b->files + knight_steps[q->order.move[i]].file;
        int rank = from / b->files + knight_steps[q->order.move[i]].rank;

        if (file >= 0 && file < b->files && rank >= 0 && rank < b->ranks &&
            is_free[rank * b->files + file])
            out[n++] = rank * b->files + file;
    }
    return n;
}

static void loop_run(struct loop *l, const struct tour_question *q)
{
    bool is_free[SQUARES_MAX];
    int at = q->start;

    for (int sq = 0; sq < board_squares(q->board); sq++)
        is_free[sq] = !q->board->hole[sq];
    l->n = 0;
    while (at >= 0) {
        int near[8], ignored[8], best = -1, most = -1, n;

        is_free[at] = false;
        l->path[l->n++] = at;
        n = ways(q, is_free, at, near);
        for (int i = 0; i < n; i++) {
            int count = ways(q, is_free, near[i], ignored);

            if (count > most) {
                most = count;
                best = near[i];
                l->tied[l->n] = 0;
            }
            l->tied[l->n] += count == most;
        }
        at = best;
    }
}

/* How many squares it visits; checked against the loop. */
static enum greatest_test_res check_start(const struct tour_question *q,
                                          int *visited)
{
    struct tour_walk w;
    struct loop l;

    loop_run(&l, q);
    tour_walk_begin(&w, &tour_most_exits, q);
    while (tour_walk_on(&w))
        ASSERT_EQ(l.tied[w.n - 1], w.step.tied);
    ASSERT_STR_EQ("", w.wrong ? w.wrong : "");
    ASSERT_EQ(l.n, w.n);
    for (int i = 0; i < l.n; i++)
        ASSERT_EQ(l.path[i], w.path[i]);
    ASSERT_EQ(l.n == board_squares(q->board) - q->board->nholes ? TOUR_FOUND
                                                                : TOUR_STUCK,
              w.step.event);
    tour_walk_on(&w);
    ASSERT_EQ(TOUR_STUCK, w.step.event);
    *visited = w.n;
    tour_walk_end(&w);
    PASS();
}

/* From all 64 starts of the chessboard, by three orders: never a tour,
 * and 37 squares on the way. One of the orders is another turned by a quarter,
 * so that the whole board comes to the same. */
TEST it_never_tours_the_chessboard(void)
{
    static const struct {
        const char *order;
        int visited; /* squares, of all starts together */
    } known[] = { { "s0", 2386 }, { "s1", 2339 }, { "s4", 2386 } };

    for (int o = 0; o < 3; o++) {
        int sum = 0, tours = 0;

        for (int start = 0; start < 64; start++) {
            struct board b;
            struct tour_question q = ask(&b, 8, 8, start, known[o].order);
            int n = 0;

            CHECK_CALL(check_start(&q, &n));
            sum += n;
            tours += n == 64;
            board_free(&b);
        }
        ASSERT_EQ(0, tours);
        ASSERT_EQ_FMT(known[o].visited, sum, "%d");
    }
    PASS();
}

TEST other_boards_and_holes(void)
{
    static const int sizes[][2] = { { 3, 4 }, { 9, 6 }, { 5, 7 }, { 10, 12 } };

    for (size_t k = 0; k < sizeof sizes / sizeof *sizes; k++)
        for (int start = 1; start < sizes[k][0] * sizes[k][1]; start += 3) {
            struct board b;
            struct tour_question q = ask(&b, sizes[k][0], sizes[k][1], start,
                                         "64827153");
            int n = 0;

            board_set_hole(&b, start - 1, true);
            CHECK_CALL(check_start(&q, &n));
            board_free(&b);
        }
    PASS();
}

/* Round a ring there is one way to go, so that even this rule gets round. */
TEST a_ring_is_a_tour(void)
{
    struct board b;
    struct tour_question q = ask(&b, 3, 3, 0, "s0");
    int n = 0;

    board_set_hole(&b, 4, true);
    CHECK_CALL(check_start(&q, &n));
    ASSERT_EQ(8, n);
    board_free(&b);
    PASS();
}

/* At random it keeps to the rule, and goes by the seed. */
TEST random_ties_go_by_the_seed(void)
{
    struct board b;
    struct tour_question q = ask(&b, 8, 8, 27, "random");
    int other = 0;

    for (int seed = 1; seed <= 10; seed++) {
        struct tour_walk a, again, first;

        q.seed = 1;
        tour_walk_begin(&first, &tour_most_exits, &q);
        q.seed = (uint64_t)seed;
        tour_walk_begin(&a, &tour_most_exits, &q);
        tour_walk_begin(&again, &tour_most_exits, &q);
        tour_walk_run(&first, UINT64_MAX);
        tour_walk_run(&a, UINT64_MAX);
        tour_walk_run(&again, UINT64_MAX);
        ASSERT_EQ(NULL, a.wrong);
        ASSERT_EQ(a.n, again.n);
        ASSERT_MEM_EQ(a.path, again.path, sizeof *a.path * (size_t)a.n);
        other += a.n != first.n ||
                 memcmp(a.path, first.path, sizeof *a.path * (size_t)a.n) != 0;
        tour_walk_end(&first);
        tour_walk_end(&a);
        tour_walk_end(&again);
    }
    ASSERT(other >= 8);
    board_free(&b);
    PASS();
}

SUITE(most_exits)
{
    RUN_TEST(it_never_tours_the_chessboard);
    RUN_TEST(other_boards_and_holes);
    RUN_TEST(a_ring_is_a_tour);
    RUN_TEST(random_ties_go_by_the_seed);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(most_exits);
    GREATEST_MAIN_END();
}
