/*
 * Coverings counted in units by several threads, whole and in parts, against
 * one search that goes through all: boards of all symmetries and of none, with
 * holes and seams, and pieces that are not as symmetric as the board.
 */
#include <greatest.h>

#include "base/error.h"
#include "base/rng.h"
#include "chess/board.h"
#include "solve/job.h"
#include "solve/pieces/cover.h"
#include "solve/pieces/cover/divided.h"
#include "solve/pieces/cover/search.h"
#include "support/attacks.h"

struct answer {
    int pieces;
    wide ways;
};

static struct answer searched(const struct board *b, const struct mover *m)
{
    struct answer all = { 0, wide_of(0) };
    struct error err;
    struct cover *c = cover_create(b, m, &err);

    while (!cover_step(c, 1000))
        ;
    all.pieces = cover_at_least(c);
    product_count(cover_product(c), &all.ways);
    cover_destroy(c);
    return all;
}

/* What the parts add up to, counted by so many threads. */
static struct answer added(const struct board *b, const struct mover *m, int of,
                           int threads)
{
    struct job_sum sum = { .level = JOB_NOTHING };
    struct answer all = { 0 };

    for (int part = 1; part <= of; part++) {
        struct job *job = cover_job(b, m);
        struct job_status status;

        job_deal(job, (struct job_part){ part, of });
        job_begin(job, threads);
        job_wait(job, &status);
        job_sum_add(&sum, status.sum);
        all.ways = job_result(job, sum.count);
        job_destroy(job);
    }
    all.pieces = -sum.level;
    return all;
}

static enum greatest_test_res agree(const struct board *b,
                                    const struct mover *m, int of)
{
    struct job *job = cover_job(b, m);
    struct answer want, got;

    if (!job) /* it falls apart, or is counted by a rule */
        PASS();
    job_destroy(job);
    want = searched(b, m);
    got = added(b, m, of, 1 + of % 3);
    ASSERT_EQ_FMT(want.pieces, got.pieces, "%d");
    ASSERT(wide_same(want.ways, got.ways));
    PASS();
}

TEST parts_add_up_on_boards_of_all_kinds(void)
{
    static const enum piece_kind kinds[] = { PIECE_QUEEN, PIECE_KNIGHT,
                                             PIECE_ROOK, PIECE_BISHOP };
    struct rng r;

    rng_seed(&r, 5);
    for (int i = 0; i < 240; i++) {
        struct mover m = piece_mover(kinds[i % 4]);
        struct board b;

        board_init(&b, 1 + (int)rng_below(&r, 6), 1 + (int)rng_below(&r, 6));
        b.surface = (enum surface)(i / 4 % 3 ? 0 : i / 12 % SURFACES);
        for (int j = 0; j < board_squares(&b) / 2 && i % 3; j++)
            if (rng_below(&r, 8) == 0) {
                board_set_hole(&b, j, true);
                board_set_hole(&b, board_squares(&b) - 1 - j, i % 2);
            }
        if (board_squares(&b) > b.nholes)
            CHECK_CALL(agree(&b, &m, 1 + i % 7));
        board_free(&b);
    }
    PASS();
}

TEST published_numbers_add_up(void)
{
    static const struct {
        enum piece_kind piece;
        int n, pieces;
        unsigned ways;
    } known[] = { { PIECE_QUEEN, 6, 3, 4 },    { PIECE_QUEEN, 7, 4, 86 },
                  { PIECE_QUEEN, 8, 5, 4860 }, { PIECE_KNIGHT, 5, 5, 47 },
                  { PIECE_KNIGHT, 6, 8, 127 }, { PIECE_KNIGHT, 7, 10, 10 },
                  { PIECE_KNIGHT, 8, 12, 2 } };

    for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
        struct mover m = piece_mover(known[i].piece);
        struct answer got;
        struct board b;

        board_init(&b, known[i].n, known[i].n);
        for (int of = 1; of <= 65; of += 32) {
            got = added(&b, &m, of, 2);
            ASSERT_EQ_FMT(known[i].pieces, got.pieces, "%d");
            ASSERT(wide_is(got.ways, known[i].ways));
        }
        board_free(&b);
    }
    PASS();
}

/* Starts of any number of pieces make up the whole. */
TEST starts_of_every_length_count_the_same(void)
{
    struct mover m = piece_mover(PIECE_QUEEN);
    struct cover_start start, next[4096];
    struct error err;
    struct cover *c;
    struct board b;

    board_init(&b, 6, 7);
    c = cover_create(&b, &m, &err);
    cover_search_start(cover_one_search(c), &start);
    for (int target = 3; target <= 5; target++) {
        wide whole = wide_of(0);

        for (int depth = 0; depth < 3 && depth < target; depth++) {
            struct part found = { 0 };
            size_t n = 1, from = 0;
            long budget = 1000000000;

            next[0] = start;
            for (; from < n && next[from].pieces < depth; from++) {
                cover_search_go_from(cover_one_search(c), target, &next[from]);
                while (n < 4095 &&
                       cover_search_spread(cover_one_search(c), &next[n]))
                    n++;
            }
            for (; from < n; from++) {
                cover_search_go_from(cover_one_search(c), target, &next[from]);
                ASSERT(
                    cover_search_count(cover_one_search(c), &budget, &found));
            }
            whole = depth ? whole : found.count;
            ASSERT(wide_same(whole, found.count));
        }
        ASSERT_EQ(target > 3, wide_is_more(whole, 0));
    }
    cover_destroy(c);
    board_free(&b);
    PASS();
}

SUITE(parts)
{
    RUN_TEST(parts_add_up_on_boards_of_all_kinds);
    RUN_TEST(published_numbers_add_up);
    RUN_TEST(starts_of_every_length_count_the_same);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(parts);
    GREATEST_MAIN_END();
}
