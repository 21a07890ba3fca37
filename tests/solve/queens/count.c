/* Totals by both methods against the published numbers, on few and many
 * threads; matching against brute force; symmetric solutions. */
#include <greatest.h>

#include <stdlib.h>

#include "base/rng.h"
#include "solve/job.h"
#include "solve/queens/count/count.h"
#include "solve/queens/count/match.h"
#include "solve/queens/count/strain.h"
#include "solve/queens/count/quadrant.h"
#include "solve/queens/count/work.h"

static const uint64_t all[] = { 0,     1,     0,      0,       2,       10,
                                4,     40,    92,     352,     724,     2680,
                                14200, 73712, 365596, 2279184, 14772512 };
static const uint64_t fundamental[] = { 0,    1,    0,     0,      1,      2,
                                        1,    6,    12,    46,     92,     341,
                                        1787, 9233, 45752, 285053, 1846955 };

static struct job *start(int n, enum queens_method method, int threads)
{
    struct job *job = queens_count_job(n, method, false);

    job_begin(job, threads);
    return job;
}

/* By backtracking with so many units to each way to begin, as on boards that
 * take years; n is at least 7. */
static struct job *start_by_shares(int n, size_t shares)
{
    return job_start(&queens_backtracking_work,
                     queens_backtracking_context(n, shares, false), 2);
}

/* By halves with these registers; `strained`: however few pairs there are. */
static struct job *start_by_width(int n, int width, bool strained, int threads)
{
    return job_start(
        &queens_halves_work,
        queens_halves_context(n, (enum match_width)width, false, strained),
        threads);
}

static uint64_t finish(struct job *job)
{
    struct job_status status;

    job_wait(job, &status);
    job_destroy(job);
    return status.state == JOB_DONE ? status.result.low : UINT64_MAX;
}

TEST backtracking_gives_the_published_totals(void)
{
    for (int n = 1; n <= 13; n++)
        ASSERT_EQ_FMT((unsigned)all[n],
                      (unsigned)finish(start(n, QUEENS_BACKTRACKING, 2)), "%u");
    PASS();
}

/* Also more shares than there are ways to go on. */
TEST units_of_any_size_give_the_published_totals(void)
{
    static const size_t shares[] = { 1, 2, 7, 128 };

    for (int n = 7; n <= 11; n++)
        for (size_t i = 0; i < sizeof shares / sizeof *shares; i++)
            ASSERT_EQ_FMT((unsigned)all[n],
                          (unsigned)finish(start_by_shares(n, shares[i])),
                          "%u");
    PASS();
}

TEST halves_give_the_published_totals(void)
{
    for (int n = QUEENS_HALVES_MIN; n <= 15; n++)
        ASSERT_EQ_FMT((unsigned)all[n],
                      (unsigned)finish(start(n, QUEENS_HALVES, 2)), "%u");
    PASS();
}

TEST halves_give_them_by_registers_of_any_width(void)
{
    for (int width = 0; width < MATCH_WIDTHS; width++)
        for (int n = QUEENS_HALVES_MIN; n <= 14; n++)
            if (match_has((enum match_width)width))
                ASSERT_EQ_FMT((unsigned)all[n],
                              (unsigned)finish(
                                  start_by_width(n, width, false, 1 + n % 2)),
                              "%u");
    PASS();
}

TEST halves_give_them_with_all_pairs_strained(void)
{
    for (int width = 0; width < MATCH_WIDTHS; width++)
        for (int n = QUEENS_HALVES_MIN; n <= 14; n++)
            if (match_has((enum match_width)width))
                ASSERT_EQ_FMT(
                    (unsigned)all[n],
                    (unsigned)finish(start_by_width(n, width, true, 1)), "%u");
    PASS();
}

TEST the_number_of_threads_does_not_matter(void)
{
    for (int threads = 1; threads <= 4; threads++) {
        ASSERT_EQ_FMT((unsigned)all[11],
                      (unsigned)finish(start(11, QUEENS_BACKTRACKING, threads)),
                      "%u");
        ASSERT_EQ_FMT((unsigned)all[12],
                      (unsigned)finish(start(12, QUEENS_HALVES, threads)),
                      "%u");
    }
    PASS();
}

TEST the_method_for_n_can_do_n(void)
{
    for (int n = 1; n <= QUEENS_COUNT_MAX; n++)
        if (queens_count_method(n) == QUEENS_HALVES)
            ASSERT(n >= QUEENS_HALVES_MIN && n <= QUEENS_HALVES_MAX);
    PASS();
}

TEST a_count_of_days_can_be_cancelled(void)
{
    struct job_status status;
    struct job *job = start(23, QUEENS_BACKTRACKING, 2);

    job_cancel(job);
    job_wait(job, &status);
    ASSERT_EQ(JOB_CANCELLED, status.state);
    job_destroy(job);
    PASS();
}

/* What is known without counting is what counting gives. */
TEST the_numbers_known_are_those_counted(void)
{
    uint64_t known;

    for (int n = 1; n <= 15; n++) {
        struct job *job = start(n, queens_count_method(n), 2);
        struct job_status status;

        job_wait(job, &status);
        job_destroy(job);
        ASSERT(queens_known(n, &known));
        ASSERT(wide_is(status.result, known));
    }
    ASSERT(queens_known(QUEENS_COUNT_MAX, &known));
    ASSERT_EQ(UINT64_C(234907967154122528), known);
    ASSERT_FALSE(queens_known(0, &known));
    ASSERT_FALSE(queens_known(QUEENS_COUNT_MAX + 1, &known));
    PASS();
}

/* OEIS A000142 and A000903. */
TEST rooks_are_as_many_as_published(void)
{
    static const unsigned classes[] = { 1,   1,   2,    7,     23,
                                        115, 694, 5282, 46066, 456454 };

    for (int n = 1; n <= 10; n++)
        ASSERT_EQ_FMT(classes[n - 1], (unsigned)rooks_fundamental(n), "%u");
    ASSERT_EQ(40320u, rooks_all(8));
    ASSERT_EQ(UINT64_C(2432902008176640000), rooks_all(ROOKS_COUNT_MAX));
    PASS();
}

TEST a_larger_count_takes_longer_and_more_threads_less(void)
{
    for (int n = 18; n < QUEENS_COUNT_MAX; n++) {
        ASSERT(queens_count_seconds(n, 1) < queens_count_seconds(n + 1, 1));
        ASSERT(queens_count_seconds(n, 2) < queens_count_seconds(n, 1));
    }
    PASS();
}

TEST fundamental_counts_are_the_published_ones(void)
{
    for (int n = 1; n <= 16; n++)
        ASSERT_EQ_FMT((unsigned)fundamental[n],
                      (unsigned)queens_fundamental(n, all[n]), "%u");
    PASS();
}

TEST symmetric_solutions_are_as_many_as_published(void)
{
    static const unsigned half[] = { 0,  1,  0,  0,  2,   2,   4,    8,   4,
                                     16, 12, 48, 80, 136, 420, 1240, 3000 };
    static const unsigned quarter[] = { 0, 1, 0, 0, 2, 2, 0, 0, 0,
                                        0, 0, 0, 8, 8, 0, 0, 64 };

    for (int n = 1; n <= 16; n++) {
        ASSERT_EQ_FMT(half[n], (unsigned)queens_symmetric(n, 2), "%u");
        ASSERT_EQ_FMT(quarter[n], (unsigned)queens_symmetric(n, 4), "%u");
    }
    PASS();
}

static void random_list(struct match_list *list, struct rng *r, size_t count,
                        int bits)
{
    *list = (struct match_list){ 0 };
    match_list_reserve(list, count);
    for (; list->count < count; list->count++)
        list->sets[list->count] = rng_next(r) & rng_next(r) & rng_next(r) &
                                  ((UINT64_C(1) << bits) - 1);
}

TEST matching_equals_trying_all_pairs(void)
{
    static const size_t sizes[] = { 0, 1, 39, 40, 255, 257, 512, 513, 1100 };
    struct strainer strainer = { 0 };
    struct rng r;

    rng_seed(&r, 1);
    for (int bits = 6; bits <= MATCH_BITS_MAX; bits += 9)
        for (size_t i = 0; i < 9 * 9; i++) {
            struct match_list a, b;
            uint64_t pairs = 0;

            random_list(&a, &r, sizes[i / 9], bits);
            random_list(&b, &r, sizes[i % 9], bits);
            for (size_t j = 0; j < a.count; j++)
                for (size_t k = 0; k < b.count; k++)
                    pairs += !(a.sets[j] & b.sets[k]);
            for (int width = 0; width < MATCH_WIDTHS; width++)
                if (match_has((enum match_width)width))
                    ASSERT_EQ_FMT((unsigned)pairs,
                                  (unsigned)match_count(
                                      &a, &b, bits, (enum match_width)width),
                                  "%u");
            ASSERT_EQ_FMT(
                (unsigned)pairs,
                (unsigned)strain_count(&strainer, &a, &b, bits, match_widest()),
                "%u");
            match_list_free(&a);
            match_list_free(&b);
        }
    strain_free(&strainer);
    PASS();
}

/* Peaceful sets of queens on the squares from `square` on. */
static unsigned peaceful_sets(int side, int square, const int *taken, int n)
{
    int more[26];
    unsigned sum;

    if (square == side * side)
        return 1;
    sum = peaceful_sets(side, square + 1, taken, n);
    for (int i = 0; i < n; i++) {
        int rows = abs(square / side - taken[i] / side);
        int columns = abs(square % side - taken[i] % side);

        if (rows == 0 || columns == 0 || rows == columns)
            return sum;
        more[i] = taken[i];
    }
    more[n] = square;
    return sum + peaceful_sets(side, square + 1, more, n + 1);
}

TEST quadrants_hold_every_placement_once(void)
{
    for (int side = 1; side <= 5; side++) {
        struct quadrant q;
        size_t sum = 0, count;

        quadrant_init(&q, side);
        for (uint32_t rows = 0; rows < 1u << side; rows++)
            for (uint32_t columns = 0; columns < 1u << side; columns++) {
                quadrant_at(&q, rows, columns, &count);
                sum += count;
                if (__builtin_popcount(rows) != __builtin_popcount(columns))
                    ASSERT_EQ_FMT((size_t)0, count, "%zu");
            }
        ASSERT_EQ_FMT(peaceful_sets(side, 0, NULL, 0), (unsigned)sum, "%u");
        quadrant_at(&q, (1u << side) - 1, (1u << side) - 1, &count);
        ASSERT_EQ_FMT((size_t)all[side], count, "%zu");
        quadrant_free(&q);
    }
    PASS();
}

SUITE(totals)
{
    RUN_TEST(backtracking_gives_the_published_totals);
    RUN_TEST(units_of_any_size_give_the_published_totals);
    RUN_TEST(halves_give_the_published_totals);
    RUN_TEST(halves_give_them_by_registers_of_any_width);
    RUN_TEST(halves_give_them_with_all_pairs_strained);
    RUN_TEST(the_number_of_threads_does_not_matter);
    RUN_TEST(the_method_for_n_can_do_n);
    RUN_TEST(a_count_of_days_can_be_cancelled);
    RUN_TEST(the_numbers_known_are_those_counted);
    RUN_TEST(rooks_are_as_many_as_published);
    RUN_TEST(a_larger_count_takes_longer_and_more_threads_less);
    RUN_TEST(fundamental_counts_are_the_published_ones);
    RUN_TEST(symmetric_solutions_are_as_many_as_published);
}

SUITE(parts)
{
    RUN_TEST(matching_equals_trying_all_pairs);
    RUN_TEST(quadrants_hold_every_placement_once);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(totals);
    RUN_SUITE(parts);
    GREATEST_MAIN_END();
}
