/* Samples of a count: what its units come to, and what is said of a count whose
 * units take longer than anybody waits. */
#include <greatest.h>

#include "base/platform/clock.h"
#include "cli/count/sample.h"
#include "solve/job.h"

/* What a unit does: sleep, work, or go on until it is told to end. */
struct toil {
    int nap; /* milliseconds */
    double work;
    bool endless, slow_start;
};

static void go_on(const struct job *job)
{
    while (!job_cancelled(job))
        ;
}

static size_t prepare(void *context, const struct job *job)
{
    const struct toil *t = context;

    if (t->slow_start)
        go_on(job);
    return 10;
}

static struct job_sum run(const void *context, void *scratch, size_t unit,
                          const struct job *job)
{
    const struct toil *t = context;
    double began = clock_spent();

    (void)scratch, (void)unit;
    if (t->nap)
        clock_nap(t->nap);
    while (clock_spent() - began < t->work)
        ;
    if (t->endless)
        go_on(job);
    return job_just(1);
}

static struct job_outlay outlay(const void *context)
{
    (void)context;
    return (struct job_outlay){ 100, 1000, 1000000000 };
}

static const struct job_work work = { .prepare = prepare, .run = run };
static const struct job_work known_work = { .prepare = prepare,
                                            .run = run,
                                            .outlay = outlay };

static void take(struct sample *s, const struct job_work *kind,
                 struct toil *toil, double limit)
{
    struct job *job = job_create(kind, toil);

    sample_take(s, job, limit);
    job_destroy(job);
}

TEST only_the_time_of_processors_counts(void)
{
    struct toil asleep = { .nap = 30 }, awake = { .work = 0.01 };
    struct sample s;

    take(&s, &work, &asleep, 0);
    ASSERT_EQ_FMT((size_t)10, s.tried, "%zu");
    ASSERT(sample_seconds(&s) < 0.1);
    take(&s, &work, &awake, 0);
    ASSERT(sample_seconds(&s) >= 0.1 && sample_seconds(&s) < 0.3);
    ASSERT(sample_unit(&s) >= 0.01);
    ASSERT_FALSE(sample_is_bound(&s));
    PASS();
}

TEST a_unit_without_an_end_is_given_up_at_the_limit(void)
{
    struct toil toil = { .work = 0.01, .endless = true };
    double began = clock_now();
    struct sample s;

    take(&s, &work, &toil, 0.5);
    ASSERT(clock_now() - began < 5);
    ASSERT(sample_is_bound(&s));
    ASSERT_EQ_FMT((size_t)0, s.tried, "%zu");
    ASSERT(sample_seconds(&s) >= 0.1);
    PASS();
}

TEST without_a_limit_it_ends_after_some_seconds(void)
{
    struct toil toil = { .endless = true };
    double began = clock_spent();
    struct sample s;

    take(&s, &work, &toil, 0);
    ASSERT(clock_spent() - began < 10);
    ASSERT(sample_is_bound(&s));
    PASS();
}

TEST nothing_is_known_where_getting_ready_has_no_end(void)
{
    struct toil toil = { .slow_start = true };
    struct sample s;

    take(&s, &work, &toil, 0.2);
    ASSERT(s.unready && sample_is_bound(&s));
    ASSERT_EQ_FMT((size_t)0, s.units, "%zu");
    PASS();
}

TEST what_is_known_before_is_not_tried(void)
{
    struct toil toil = { .slow_start = true };
    double began = clock_spent();
    struct sample s;

    take(&s, &known_work, &toil, 0);
    ASSERT(clock_spent() - began < 1);
    ASSERT(s.told && !sample_is_bound(&s));
    ASSERT(s.ready > 99 && sample_seconds(&s) > 999);
    ASSERT(s.bytes == 1000000000);
    PASS();
}

SUITE(sample)
{
    RUN_TEST(only_the_time_of_processors_counts);
    RUN_TEST(a_unit_without_an_end_is_given_up_at_the_limit);
    RUN_TEST(without_a_limit_it_ends_after_some_seconds);
    RUN_TEST(nothing_is_known_where_getting_ready_has_no_end);
    RUN_TEST(what_is_known_before_is_not_tried);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(sample);
    GREATEST_MAIN_END();
}
