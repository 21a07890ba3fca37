/* Jobs: sums that do not depend on the threads, progress, cancelling. */
#include <greatest.h>

#include <stdatomic.h>
#include <stdlib.h>

#include "base/platform/clock.h"
#include "solve/job.h"
#include "support/threads.h"

/* Unit k adds k + 1; the counters see to it that all is paired. */
struct sum {
    size_t units;
    atomic_int prepared, scratches, released;
    atomic_bool hold_early; /* preparing waits while this is set */
    atomic_bool hold;       /* units wait while this is set */
};

static size_t sum_prepare(void *context, const struct job *job)
{
    struct sum *s = context;

    atomic_fetch_add(&s->prepared, 1);
    while (atomic_load(&s->hold_early) && !job_cancelled(job))
        ;
    return s->units;
}

static wide sum_result(const void *context, wide sum)
{
    (void)context;
    return wide_times(sum, 10);
}

static void *sum_begin(const void *context)
{
    atomic_fetch_add(&((struct sum *)context)->scratches, 1);
    return (void *)context;
}

static void sum_end(void *scratch)
{
    atomic_fetch_sub(&((struct sum *)scratch)->scratches, 1);
}

static struct job_sum sum_run(const void *context, void *scratch, size_t unit,
                              const struct job *job)
{
    const struct sum *s = context;

    if (scratch != context)
        abort();
    while (atomic_load(&s->hold) && !job_cancelled(job))
        ;
    return job_just(unit + 1);
}

static void sum_release(void *context)
{
    atomic_fetch_add(&((struct sum *)context)->released, 1);
}

static const struct job_work sum_work = { .prepare = sum_prepare,
                                          .begin = sum_begin,
                                          .end = sum_end,
                                          .run = sum_run,
                                          .result = sum_result,
                                          .release = sum_release };

TEST the_sum_does_not_depend_on_the_number_of_threads(void)
{
    for (int threads = 1; threads <= 5; threads++) {
        struct sum s = { .units = 1000 };
        struct job *job = job_start(&sum_work, &s, threads);
        struct job_status status;

        job_wait(job, &status);
        ASSERT_EQ(JOB_DONE, status.state);
        ASSERT_EQ_FMT(5005000u, (unsigned)status.result.low, "%u");
        ASSERT(status.fraction == 1);
        ASSERT_EQ_FMT(1, (int)s.prepared, "%d");
        ASSERT_EQ_FMT(0, (int)s.scratches, "%d");
        job_destroy(job);
        ASSERT_EQ_FMT(1, (int)s.released, "%d");
    }
    PASS();
}

TEST a_job_without_units_is_done(void)
{
    struct sum s = { .units = 0 };
    struct job *job = job_start(&sum_work, &s, 2);
    struct job_status status;

    job_wait(job, &status);
    ASSERT_EQ(JOB_DONE, status.state);
    ASSERT_EQ_FMT(0u, (unsigned)status.result.low, "%u");
    job_destroy(job);
    PASS();
}

TEST a_held_job_can_be_polled_and_cancelled(void)
{
    struct sum s = { .units = 100, .hold = true };
    struct job *job = job_start(&sum_work, &s, 2);
    struct job_status status;

    job_poll(job, &status);
    ASSERT_EQ(JOB_RUNNING, status.state);
    ASSERT(status.fraction == 0);
    job_cancel(job);
    job_wait(job, &status);
    ASSERT_EQ(JOB_CANCELLED, status.state);
    ASSERT_EQ_FMT(0u, (unsigned)status.result.low, "%u");
    ASSERT_EQ_FMT(0, (int)s.scratches, "%d");
    job_destroy(job);
    PASS();
}

TEST a_job_can_be_cancelled_while_it_prepares(void)
{
    struct sum s = { .units = 100, .hold_early = true };
    struct job *job = job_start(&sum_work, &s, 2);
    struct job_status status;

    while (atomic_load(&s.prepared) == 0)
        ;
    job_poll(job, &status);
    ASSERT_EQ(JOB_RUNNING, status.state);
    job_cancel(job);
    job_wait(job, &status);
    ASSERT_EQ(JOB_CANCELLED, status.state);
    ASSERT_EQ_FMT(1, (int)s.prepared, "%d");
    job_destroy(job);
    PASS();
}

TEST destroying_a_running_job_cancels_it(void)
{
    struct sum s = { .units = 100, .hold = true };

    job_destroy(job_start(&sum_work, &s, 3));
    ASSERT_EQ_FMT(0, (int)s.scratches, "%d");
    ASSERT_EQ_FMT(1, (int)s.released, "%d");
    job_destroy(NULL);
    PASS();
}

TEST polling_sees_the_job_come_to_its_end(void)
{
    struct sum s = { .units = 5000 };
    struct job *job = job_start(&sum_work, &s, 2);
    struct job_status status;
    double last = 0;

    do {
        job_poll(job, &status);
        ASSERT(status.fraction >= last);
        last = status.fraction;
    } while (status.state == JOB_RUNNING);
    ASSERT_EQ(JOB_DONE, status.state);
    ASSERT_EQ_FMT(125025000u, (unsigned)status.result.low, "%u");
    job_destroy(job);
    PASS();
}

/* --- without threads ------------------------------------------------------ */

TEST who_polls_does_the_work(void)
{
    struct sum s = { .units = 5000 };
    struct job *job = job_start(&sum_work, &s, 0);
    struct job_status status;

    ASSERT_EQ_FMT(0, (int)s.prepared, "%d");
    do
        job_poll(job, &status);
    while (status.state == JOB_RUNNING);
    ASSERT_EQ(JOB_DONE, status.state);
    ASSERT(status.fraction == 1);
    ASSERT_EQ_FMT(125025000u, (unsigned)status.result.low, "%u");
    ASSERT_EQ_FMT(1, (int)s.prepared, "%d");
    ASSERT_EQ_FMT(0, (int)s.scratches, "%d");
    job_destroy(job);
    ASSERT_EQ_FMT(1, (int)s.released, "%d");
    PASS();
}

/* Units of which one is longer than who polls has patience for. */
static struct job_sum slow_run(const void *context, void *scratch, size_t unit,
                               const struct job *job)
{
    double began = clock_now();

    while (clock_now() - began < 0.02)
        ;
    return sum_run(context, scratch, unit, job);
}

TEST who_polls_gets_away_after_a_unit(void)
{
    struct job_work slow = sum_work;
    struct sum s = { .units = 3 };
    struct job_status status;
    struct job *job;

    slow.run = slow_run;
    job = job_start(&slow, &s, 0);
    for (unsigned done = 1; done <= 3; done++) {
        job_poll(job, &status);
        ASSERT_EQ_FMT(10 * done * (done + 1) / 2, (unsigned)status.result.low,
                      "%u");
        ASSERT_EQ(done < 3 ? JOB_RUNNING : JOB_DONE, status.state);
    }
    job_destroy(job);
    ASSERT_EQ_FMT(0, (int)s.scratches, "%d");
    PASS();
}

TEST who_waits_does_all_of_it(void)
{
    struct sum s = { .units = 1000 };
    struct job *job = job_start(&sum_work, &s, 0);
    struct job_status status;

    job_wait(job, &status);
    ASSERT_EQ(JOB_DONE, status.state);
    ASSERT_EQ_FMT(5005000u, (unsigned)status.result.low, "%u");
    ASSERT_EQ_FMT(0, (int)s.scratches, "%d"); /* before it is destroyed */
    job_destroy(job);
    PASS();
}

TEST nobody_works_on_what_is_cancelled(void)
{
    struct sum s = { .units = 1000 };
    struct job *job = job_start(&sum_work, &s, 0);
    struct job_status status;

    job_cancel(job);
    job_poll(job, &status);
    ASSERT_EQ(JOB_CANCELLED, status.state);
    job_wait(job, &status);
    ASSERT_EQ(JOB_CANCELLED, status.state);
    ASSERT_EQ_FMT(0, (int)s.prepared, "%d");
    job_destroy(job);
    ASSERT_EQ_FMT(1, (int)s.released, "%d");
    PASS();
}

TEST there_is_at_least_one_core(void)
{
    ASSERT(job_cores() >= 1);
    PASS();
}

SUITE(jobs)
{
    RUN_TEST(the_sum_does_not_depend_on_the_number_of_threads);
    RUN_TEST(a_job_without_units_is_done);
    if (threads_are_there()) {
        RUN_TEST(a_held_job_can_be_polled_and_cancelled);
        RUN_TEST(a_job_can_be_cancelled_while_it_prepares);
    }
    RUN_TEST(destroying_a_running_job_cancels_it);
    RUN_TEST(polling_sees_the_job_come_to_its_end);
    RUN_TEST(who_polls_does_the_work);
    RUN_TEST(who_polls_gets_away_after_a_unit);
    RUN_TEST(who_waits_does_all_of_it);
    RUN_TEST(nobody_works_on_what_is_cancelled);
    RUN_TEST(there_is_at_least_one_core);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(jobs);
    GREATEST_MAIN_END();
}
