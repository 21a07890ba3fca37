/* Counts that are divided: parts that make up the whole, work that goes on
 * where it was left, units tried out, sums of the best alone. */
#include <greatest.h>

#include <stdlib.h>

#include "base/error.h"
#include "chess/board.h"
#include "chess/mover.h"
#include "solve/job.h"
#include "solve/queens/count/count.h"
#include "solve/queens/walk.h"
#include "solve/tour/count.h"

/* Unit k adds k + 1, or with `levels` that at level k / 10. */
struct plain {
    size_t units;
    bool levels;
    bool done[1000]; /* which units were run, by one thread */
};

static size_t plain_prepare(void *context, const struct job *job)
{
    (void)job;
    return ((struct plain *)context)->units;
}

static struct job_sum plain_run(const void *context, void *scratch, size_t unit,
                                const struct job *job)
{
    struct plain *p = (void *)context;

    (void)scratch, (void)job;
    p->done[unit] = true;
    return (struct job_sum){ p->levels ? (int)(unit / 10) : 0,
                             wide_of(unit + 1) };
}

static const struct job_work plain_work = { .division = "plain-1",
                                            .prepare = plain_prepare,
                                            .run = plain_run };

static struct job_status finish(struct job *job)
{
    struct job_status status;

    job_begin(job, 1);
    job_wait(job, &status);
    job_destroy(job);
    return status;
}

static struct job_sum part_of(struct job *job, int number, int of)
{
    job_deal(job, (struct job_part){ number, of });
    return finish(job).sum;
}

TEST parts_are_disjoint_and_make_up_the_whole(void)
{
    static const int sizes[] = { 1, 2, 7, 64, 999, 1000 };

    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        int times[1000] = { 0 };
        uint64_t total = 0;

        for (int part = 1; part <= sizes[i]; part++) {
            struct plain p = { .units = 1000 };

            total +=
                part_of(job_create(&plain_work, &p), part, sizes[i]).count.low;
            for (int unit = 0; unit < 1000; unit++)
                times[unit] += p.done[unit];
        }
        for (int unit = 0; unit < 1000; unit++)
            ASSERT_EQ_FMT(1, times[unit], "%d");
        ASSERT(total == 500500);
    }
    PASS();
}

TEST parts_are_as_large_as_each_other_and_no_block(void)
{
    for (int part = 1; part <= 64; part++) {
        struct plain p = { .units = 1000 };
        int count = 0, low = 0;

        part_of(job_create(&plain_work, &p), part, 64);
        for (int unit = 0; unit < 1000; unit++) {
            count += p.done[unit];
            low += unit < 500 && p.done[unit];
        }
        ASSERT(count == 15 || count == 16);
        ASSERT(low > 1 && low < count - 1);
    }
    PASS();
}

/* Counts units, and those of the first half of all. */
struct crowd {
    size_t units, low;
};

static size_t crowd_prepare(void *context, const struct job *job)
{
    (void)job;
    return ((struct crowd *)context)->units;
}

static struct job_sum crowd_run(const void *context, void *scratch, size_t unit,
                                const struct job *job)
{
    struct crowd *c = (void *)context;

    (void)scratch, (void)job;
    c->low += unit < c->units / 2;
    return job_just(unit + 1);
}

/* More than are put in order. */
TEST a_million_units_are_dealt_out_as_well(void)
{
    static const struct job_work work = { .prepare = crowd_prepare,
                                          .run = crowd_run };
    const uint64_t units = (1 << 20) + 12;
    uint64_t total = 0;

    for (int part = 1; part <= 64; part++) {
        struct crowd c = { .units = (size_t)units };

        total += part_of(job_create(&work, &c), part, 64).count.low;
        ASSERT(c.low > units / 64 * 48 / 100 && c.low < units / 64 * 52 / 100);
    }
    ASSERT(total == units * (units + 1) / 2);
    PASS();
}

TEST more_parts_than_units_leave_some_empty(void)
{
    uint64_t total = 0;

    for (int part = 1; part <= 10; part++) {
        struct plain p = { .units = 3 };

        total += part_of(job_create(&plain_work, &p), part, 10).count.low;
    }
    ASSERT(total == 6);
    PASS();
}

TEST the_best_level_counts_alone(void)
{
    struct plain p = { .units = 95, .levels = true };
    struct job_sum all = { .level = JOB_NOTHING };
    struct job_status whole = finish(job_create(&plain_work, &p));

    ASSERT_EQ(9, whole.sum.level);
    ASSERT(wide_is(whole.sum.count, 91 + 92 + 93 + 94 + 95));
    for (int part = 1; part <= 7; part++)
        ASSERT(
            job_sum_add(&all, part_of(job_create(&plain_work, &p), part, 7)));
    ASSERT_EQ(9, all.level);
    ASSERT(wide_same(all.count, whole.sum.count));
    PASS();
}

TEST sums_beyond_all_numbers_are_noticed(void)
{
    struct job_sum sum = { 0, { UINT64_MAX, UINT64_MAX } };

    ASSERT(job_sum_add(&sum, job_just(0)));
    ASSERT_FALSE(job_sum_add(&sum, job_just(1)));
    PASS();
}

/* Some units are tried, noted, and recalled by another job. */
TEST what_was_done_is_not_done_again(void)
{
    struct plain first = { .units = 1000 }, second = { .units = 1000 };
    struct job *job = job_create(&plain_work, &first);
    struct job_part part = { 2, 3 };
    struct job_record record;
    struct job_status status;

    job_deal(job, part);
    ASSERT_EQ_FMT((size_t)333, job_prepare(job), "%zu");
    for (size_t i = 0; i < 100; i++)
        job_try(job, i);
    ASSERT(job_note(job, &record));
    ASSERT_EQ_FMT((size_t)100, record.done, "%zu");
    job_destroy(job);

    job = job_create(&plain_work, &second);
    job_deal(job, part);
    job_recall(job, &record);
    job_record_free(&record);
    status = finish(job);
    ASSERT_EQ(JOB_DONE, status.state);
    for (int unit = 0; unit < 1000; unit++)
        ASSERT_FALSE(first.done[unit] && second.done[unit]);
    ASSERT(wide_same(status.sum.count,
                     part_of(job_create(&plain_work, &first), 2, 3).count));
    PASS();
}

TEST all_done_before_is_done_at_once(void)
{
    struct plain first = { .units = 40 }, second = { .units = 40 };
    struct job *job = job_create(&plain_work, &first);
    struct job_record record;
    struct job_status status;

    job_begin(job, 2);
    job_wait(job, &status);
    ASSERT(job_note(job, &record));
    job_destroy(job);
    job = job_create(&plain_work, &second);
    job_recall(job, &record);
    job_record_free(&record);
    status = finish(job);
    ASSERT_EQ(JOB_DONE, status.state);
    ASSERT(wide_is(status.result, 820));
    ASSERT_FALSE(second.done[0]);
    PASS();
}

TEST a_record_of_other_units_is_no_use(void)
{
    struct plain first = { .units = 40 }, second = { .units = 41 };
    struct job *job = job_create(&plain_work, &first);
    struct job_record record;

    job_prepare(job);
    job_try(job, 0);
    ASSERT(job_note(job, &record));
    job_destroy(job);
    job = job_create(&plain_work, &second);
    job_recall(job, &record);
    job_record_free(&record);
    ASSERT_EQ(JOB_MISFIT, finish(job).state);
    PASS();
}

TEST nothing_is_noted_before_the_units_are_known(void)
{
    struct plain p = { .units = 5 };
    struct job *job = job_create(&plain_work, &p);
    struct job_record record;

    ASSERT_FALSE(job_note(job, &record));
    job_destroy(job);
    PASS();
}

static bool after_some(const void *context)
{
    return ((const struct plain *)context)->done[6];
}

/* As is asked of whoever says that it is time. */
TEST what_is_tried_is_stopped_from_outside(void)
{
    struct plain p = { .units = 10 };
    struct job *job = job_create(&plain_work, &p);
    size_t tried = 0;

    job_stop_when(job, after_some, &p);
    ASSERT_EQ_FMT((size_t)10, job_prepare(job), "%zu");
    while (job_try(job, tried))
        tried++;
    ASSERT(p.done[6] && tried < 10);
    ASSERT(job_cancelled(job));
    job_destroy(job);
    job = job_create(&plain_work, &p);
    job_stop_when(job, after_some, &p);
    ASSERT_EQ_FMT((size_t)0, job_prepare(job), "%zu");
    job_destroy(job);
    PASS();
}

/* Fails at unit 3, and is told how many it works with. */
struct frail {
    int threads, run;
    bool failed;
};

static size_t frail_prepare(void *context, const struct job *job)
{
    (void)context, (void)job;
    return 10;
}

static void frail_enlist(void *context, int threads)
{
    ((struct frail *)context)->threads = threads;
}

static struct job_sum frail_run(const void *context, void *scratch, size_t unit,
                                const struct job *job)
{
    struct frail *f = (void *)context;

    (void)scratch, (void)job;
    f->run++;
    f->failed = unit == 3;
    return job_just(1);
}

static bool frail_failed(const void *context, struct error *why)
{
    const struct frail *f = context;

    if (f->failed && why)
        error_set(why, "unit %d broke", f->run - 1);
    return f->failed;
}

TEST a_unit_that_fails_ends_the_job_with_its_reason(void)
{
    static const struct job_work work = { .prepare = frail_prepare,
                                          .enlist = frail_enlist,
                                          .run = frail_run,
                                          .failed = frail_failed };
    struct frail f = { 0 };
    struct job *job = job_create(&work, &f);
    struct job_status status;
    struct error why;

    job_begin(job, 5);
    job_wait(job, &status);
    ASSERT_EQ(JOB_FAILED, status.state);
    ASSERT(job_failed(job, &why));
    ASSERT_STR_EQ("unit 3 broke", why.message);
    job_destroy(job);
    ASSERT_EQ(5, f.threads);
    ASSERT_EQ_FMT(4, f.run, "%d");
    PASS();
}

static uint64_t queens_in_parts(int n, enum queens_method method,
                                bool fundamental, int of)
{
    struct job_sum sum = { .level = JOB_NOTHING };
    struct job *job = queens_count_job(n, method, fundamental);
    uint64_t result;

    for (int part = 1; part <= of; part++)
        job_sum_add(
            &sum, part_of(queens_count_job(n, method, fundamental), part, of));
    result = job_result(job, sum.count).low;
    job_destroy(job);
    return result;
}

TEST queens_in_parts_are_all_queens(void)
{
    ASSERT(queens_in_parts(1, QUEENS_BACKTRACKING, false, 3) == 1);
    ASSERT(queens_in_parts(8, QUEENS_BACKTRACKING, false, 5) == 92);
    ASSERT(queens_in_parts(8, QUEENS_BACKTRACKING, true, 5) == 12);
    ASSERT(queens_in_parts(11, QUEENS_HALVES, false, 7) == 2680);
    ASSERT(queens_in_parts(12, QUEENS_HALVES, false, 64) == 14200);
    ASSERT(queens_in_parts(12, QUEENS_HALVES, true, 64) == 1787);
    PASS();
}

TEST wishes_are_counted_as_by_going_through_them(void)
{
    for (int file = 0; file < 10; file++)
        for (int rank = 0; rank < 10; rank++) {
            struct queens_wish w;
            uint64_t count = 0;

            queens_wish_init(&w, 10, PIECE_QUEEN);
            queens_wish_put(&w, file, rank);
            queens_wish_bar(&w, (file + 3) % 10, (rank + 5) % 10);
            ASSERT(queens_completions(&w, 10000000, &count));
            ASSERT(wide_is(finish(queens_wish_job(&w, false, false)).result,
                           count));
        }
    PASS();
}

static size_t units_of_tours(int files, int ranks, enum surface surface,
                             enum tour_count_kind kind)
{
    struct board board;
    struct error err;
    struct job *job;
    size_t units;

    board_init(&board, files, ranks);
    board.surface = surface;
    job = tour_count_job(&(struct tour_count_question){ .board = &board,
                                                        .mover = &mover_knight,
                                                        .kind = kind,
                                                        .start = -1,
                                                        .end = -1 },
                         &err);
    units = job_prepare(job);
    job_destroy(job);
    board_free(&board);
    return units;
}

TEST tours_fall_into_more_units_where_more_follows(void)
{
    size_t few = units_of_tours(4, 4, SURFACE_TORUS, TOUR_COUNT_CLOSED);
    size_t many = units_of_tours(5, 9, SURFACE_TORUS, TOUR_COUNT_ALL);

    ASSERT(few >= 1000 && few < 10000);
    ASSERT(many >= 100000 && many < 1000000);
    PASS();
}

SUITE(division)
{
    RUN_TEST(parts_are_disjoint_and_make_up_the_whole);
    RUN_TEST(parts_are_as_large_as_each_other_and_no_block);
    RUN_TEST(a_million_units_are_dealt_out_as_well);
    RUN_TEST(more_parts_than_units_leave_some_empty);
    RUN_TEST(the_best_level_counts_alone);
    RUN_TEST(sums_beyond_all_numbers_are_noticed);
    RUN_TEST(what_was_done_is_not_done_again);
    RUN_TEST(all_done_before_is_done_at_once);
    RUN_TEST(a_record_of_other_units_is_no_use);
    RUN_TEST(nothing_is_noted_before_the_units_are_known);
    RUN_TEST(what_is_tried_is_stopped_from_outside);
    RUN_TEST(a_unit_that_fails_ends_the_job_with_its_reason);
    RUN_TEST(queens_in_parts_are_all_queens);
    RUN_TEST(wishes_are_counted_as_by_going_through_them);
    RUN_TEST(tours_fall_into_more_units_where_more_follows);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(division);
    GREATEST_MAIN_END();
}
