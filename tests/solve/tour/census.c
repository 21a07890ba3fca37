/*
 * Counting tours, against a plain search of small boards: whole ones, ones
 * with holes anywhere, and ones whose holes are symmetric.
 */
#include <greatest.h>

#include <string.h>

#include "base/rng.h"
#include "chess/mover.h"
#include "support/tour/count.h"
#include "support/tour/verifier.h"

enum { SQUARES_MAX = 40 };

/* All directed tours, by start and end, and how many of them are closed. */
struct census {
    int files, ranks, squares;
    bool free_square[SQUARES_MAX];
    uint64_t by_ends[SQUARES_MAX][SQUARES_MAX];
    uint64_t all, closed;
};

static void walk(struct census *c, int start, int at, int left)
{
    int near[8];
    int n = verifier_exits(c->files, c->ranks, c->free_square, at, near);

    if (left == 0) {
        c->by_ends[start][at]++;
        c->all++;
        c->closed += verifier_adjacent(c->files, start, at);
    }
    for (int i = 0; i < n; i++) {
        c->free_square[near[i]] = false;
        walk(c, start, near[i], left - 1);
        c->free_square[near[i]] = true;
    }
}

static void take_census(struct census *c, const struct board *b)
{
    memset(c, 0, sizeof *c);
    c->files = b->files;
    c->ranks = b->ranks;
    c->squares = board_squares(b) - b->nholes;
    for (int i = 0; i < board_squares(b); i++)
        c->free_square[i] = !b->hole[i];
    for (int i = 0; i < board_squares(b); i++)
        if (!b->hole[i]) {
            c->free_square[i] = false;
            walk(c, i, i, c->squares - 1);
            c->free_square[i] = true;
        }
}

static uint64_t from(const struct census *c, int start, int kind)
{
    uint64_t n = 0;

    for (int end = 0; end < c->files * c->ranks; end++)
        if (kind == TOUR_COUNT_ALL || verifier_adjacent(c->files, start, end) ==
                                          (kind == TOUR_COUNT_CLOSED))
            n += c->by_ends[start][end];
    return n;
}

/* Every kind of question about the board; three squares at least. */
static enum greatest_test_res check_board(const struct board *b, struct rng *r)
{
    struct tour_count_question q = {
        .board = b, .mover = &mover_knight, .start = -1, .end = -1
    };
    struct census c;
    int start, end;

    take_census(&c, b);
    q.kind = TOUR_COUNT_ALL;
    ASSERT_COUNT(c.all / 2, number(&q));
    q.kind = TOUR_COUNT_OPEN;
    q.directed = true;
    ASSERT_COUNT(c.all - c.closed, number(&q));
    q.kind = TOUR_COUNT_CLOSED;
    ASSERT_COUNT(c.closed / (uint64_t)c.squares, number(&q));

    do {
        start = (int)rng_below(r, (uint32_t)board_squares(b));
        end = (int)rng_below(r, (uint32_t)board_squares(b));
    } while (b->hole[start] || b->hole[end] || start == end);
    q.start = start;
    for (int kind = 0; kind < 3; kind++) {
        q.kind = (enum tour_count_kind)kind;
        q.end = -1;
        ASSERT_COUNT(from(&c, start, kind), number(&q));
        q.end = end;
        ASSERT_COUNT(kind == TOUR_COUNT_ALL ||
                             verifier_adjacent(c.files, start, end) ==
                                 (kind == TOUR_COUNT_CLOSED)
                         ? c.by_ends[start][end]
                         : 0,
                     number(&q));
    }
    PASS();
}

TEST whole_boards_agree_with_plain_search(void)
{
    static const int sizes[][2] = { { 3, 4 }, { 4, 3 }, { 3, 7 }, { 8, 3 },
                                    { 4, 4 }, { 4, 5 }, { 5, 4 }, { 2, 6 },
                                    { 1, 4 }, { 3, 9 } };
    struct rng rng;

    rng_seed(&rng, 1);
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        struct board b;

        board_init(&b, sizes[i][0], sizes[i][1]);
        CHECK_CALL(check_board(&b, &rng));
        board_free(&b);
    }
    PASS();
}

TEST boards_with_holes_agree_with_plain_search(void)
{
    struct rng rng;
    int some = 0;

    rng_seed(&rng, 2);
    for (int i = 0; i < 60; i++) {
        struct tour_count_question q;
        struct board b;
        int files = 3 + (int)rng_below(&rng, 4);
        int ranks = 3 + (int)rng_below(&rng, 4);
        int holes = files * ranks - 6 - (int)rng_below(&rng, 13);

        q = ask(&b, files, ranks, TOUR_COUNT_ALL);
        while (b.nholes < holes)
            board_set_hole(&b, (int)rng_below(&rng, (uint32_t)(files * ranks)),
                           true);
        CHECK_CALL(check_board(&b, &rng));
        some += number(&q) > 0;
        board_free(&b);
    }
    ASSERT(some >= 10);
    PASS();
}

/* Holes that leave the board like its mirror image, or upside down. */
TEST symmetric_holes_agree_with_plain_search(void)
{
    struct rng rng;

    rng_seed(&rng, 3);
    for (int i = 0; i < 40; i++) {
        struct board b;
        int files = 4 + (int)rng_below(&rng, 3), ranks = 3 + i % 4;
        bool mirror = i & 1, flip = i & 2;

        board_init(&b, files, ranks);
        while (board_squares(&b) - b.nholes > 18 || b.nholes < 2) {
            int file = (int)rng_below(&rng, (uint32_t)files);
            int rank = (int)rng_below(&rng, (uint32_t)ranks);
            int other = mirror ? files - 1 - file : file;
            int back = flip ? ranks - 1 - rank : rank;

            board_set_hole(&b, rank * files + file, true);
            board_set_hole(&b, rank * files + other, true);
            board_set_hole(&b, back * files + file, true);
            board_set_hole(&b, back * files + other, true);
        }
        if (board_squares(&b) - b.nholes > 2)
            CHECK_CALL(check_board(&b, &rng));
        board_free(&b);
    }
    PASS();
}

SUITE(searched)
{
    RUN_TEST(whole_boards_agree_with_plain_search);
    RUN_TEST(boards_with_holes_agree_with_plain_search);
    RUN_TEST(symmetric_holes_agree_with_plain_search);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(searched);
    GREATEST_MAIN_END();
}
