/*
 * Worker threads around a shared counter of units; see job.h. A system that
 * gives us none still gets its answer: then who asks how far it is does some of
 * the work.
 */
#include "solve/job.h"

#include <assert.h>
#include <math.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/platform/clock.h"
#include "base/platform/machine.h"
#include "base/platform/thread.h"
#include "base/rng.h"

#define UNKNOWN SIZE_MAX
#define SLICE 0.01 /* seconds of work for who asks */

enum { ORDER_MAX = 1 << 20 }; /* units whose order is kept */

struct job {
    const struct job_work *work;
    void *context;    /* owned, if the work can release it */
    struct lock gate; /* held while the context is prepared */
    struct job_part part;
    bool shuffled;       /* units are taken by chance */
    atomic_size_t units; /* UNKNOWN before that */
    size_t mine;         /* of the part */
    uint32_t *order;     /* owned: all units as they are dealt out; or NULL */
    size_t stride, all;  /* from one unit to the next, where there is no order
                            of them; or 0: one after the other */
    atomic_size_t next;  /* the unit to take, of these */
    struct lock sums;    /* held while what follows is looked at */
    size_t done;         /* units finished, of these */
    uint8_t *is_done;    /* owned; a bit for each of all */
    struct job_sum sum;  /* of those done */
    struct job_record before; /* what was recalled */
    atomic_bool cancelled, misfit;
    bool (*stop)(const void *context); /* who cancels it as well, or NULL */
    const void *stop_context;
    atomic_int busy;        /* workers that have not ended */
    struct thread *threads; /* owned */
    int nthreads;
    bool alone;    /* there are none: who asks does the work */
    void *scratch; /* owned: of who does, or tries units out */
};

bool job_sum_add(struct job_sum *to, struct job_sum more)
{
    if (more.level == to->level)
        return wide_add(&to->count, more.count);
    if (more.level > to->level)
        *to = more;
    return true;
}

/* --- the units ------------------------------------------------------------ */

/* Which of them are dear is seldom a matter of chance, so who gets them has to
 * be. */
static void shuffle(struct job *job, size_t units)
{
    struct rng rng;

    assert(units < UINT32_MAX);
    job->order = xmalloc((units + 1) * sizeof *job->order);
    for (size_t i = 0; i < units; i++)
        job->order[i] = (uint32_t)i;
    rng_seed(&rng, units);
    for (size_t i = units; i > 1; i--) {
        size_t other = rng_below(&rng, (uint32_t)i);
        uint32_t unit = job->order[other];

        job->order[other] = job->order[i - 1];
        job->order[i - 1] = unit;
    }
}

static size_t common_divisor(size_t a, size_t b)
{
    while (b) {
        size_t rest = a % b;

        a = b;
        b = rest;
    }
    return a;
}

/* Of so many units that their order would take much memory each is a golden
 * section of all away from the one before: by chance or not, whatever is near
 * each other is dealt to different parts. */
static void stride(struct job *job, size_t units)
{
    job->all = units;
    job->stride = (size_t)(0.6180339887 * (double)units);
    while (common_divisor(job->stride, units) != 1)
        job->stride++;
}

/* Unit i of the part. */
static size_t unit_at(const struct job *job, size_t i)
{
    size_t at = i * (size_t)job->part.of + (size_t)job->part.number - 1;

    if (job->stride)
        return (size_t)((uint64_t)at * job->stride % job->all);
    return job->order ? job->order[at] : at;
}

/* Was it done before this job began? */
static bool recalls(const struct job *job, size_t unit)
{
    return job->before.is_done &&
           (job->before.is_done[unit / 8] >> unit % 8 & 1);
}

/* False if what is recalled cannot be of these. */
static bool recall(struct job *job, size_t units)
{
    if (!job->before.is_done)
        return true;
    if (job->before.units != units)
        return false;
    memcpy(job->is_done, job->before.is_done, units / 8 + 1);
    for (size_t i = 0; i < job->mine; i++)
        job->done += recalls(job, unit_at(job, i));
    job->sum = job->before.sum;
    return true;
}

static void arrange(struct job *job, size_t units)
{
    size_t of = (size_t)job->part.of, before = (size_t)job->part.number - 1;

    if (job->part.of > 1 || job->shuffled)
        (units > ORDER_MAX ? stride : shuffle)(job, units);
    job->mine = units / of + (before < units % of);
    lock_take(&job->sums);
    job->is_done = xcalloc(units / 8 + 1, 1);
    if (recall(job, units)) {
        atomic_store(&job->units, units);
    } else {
        atomic_store(&job->misfit, true);
        job_cancel(job);
    }
    lock_give(&job->sums);
}

/* Where one unit fails the others are of no use. */
static void look_for_failure(struct job *job)
{
    if (job_failed(job, NULL))
        job_cancel(job);
}

/* The first worker to come prepares; the others wait until it has. */
static void prepare(struct job *job)
{
    lock_take(&job->gate);
    if (atomic_load(&job->units) == UNKNOWN && !job_cancelled(job)) {
        size_t units = job->work->prepare(job->context, job);

        look_for_failure(job);
        if (!job_cancelled(job))
            arrange(job, units);
    }
    lock_give(&job->gate);
}

static void enter(struct job *job, size_t unit, struct job_sum found)
{
    lock_take(&job->sums);
    job_sum_add(&job->sum, found);
    job->is_done[unit / 8] |= (uint8_t)(1 << unit % 8);
    job->done++;
    lock_give(&job->sums);
}

/* --- workers -------------------------------------------------------------- */

/* False if none is left, or wanted. */
static bool run_next(struct job *job, void *scratch)
{
    struct job_sum found;
    size_t i, unit;

    if (job_cancelled(job) ||
        (i = atomic_fetch_add(&job->next, 1)) >= job->mine)
        return false;
    unit = unit_at(job, i);
    if (recalls(job, unit))
        return true;
    found = job->work->run(job->context, scratch, unit, job);
    look_for_failure(job);
    if (!job_cancelled(job))
        enter(job, unit, found);
    return true;
}

static void *worker(void *arg)
{
    struct job *job = arg;
    void *scratch = NULL;

    prepare(job);
    if (job->work->begin && !job_cancelled(job))
        scratch = job->work->begin(job->context);
    while (run_next(job, scratch))
        ;
    if (scratch && job->work->end)
        job->work->end(scratch);
    atomic_fetch_sub(&job->busy, 1);
    return NULL;
}

/* Gets everything ready in the thread of who asks. */
static void prepare_alone(struct job *job)
{
    if (atomic_load(&job->units) != UNKNOWN || job_cancelled(job))
        return;
    prepare(job);
    if (job->work->begin && !job_cancelled(job))
        job->scratch = job->work->begin(job->context);
}

static void end_alone(struct job *job)
{
    if (job->scratch && job->work->end)
        job->work->end(job->scratch);
    job->scratch = NULL;
}

static void work_alone(struct job *job, double seconds)
{
    double began = clock_now();
    bool more;

    prepare_alone(job);
    do
        more = run_next(job, job->scratch);
    while (more && clock_now() - began < seconds);
    if (!more)
        end_alone(job);
}

static bool has_ended(const struct job *job)
{
    return job->alone ? job_cancelled(job) : atomic_load(&job->busy) == 0;
}

struct job *job_create(const struct job_work *work, void *context)
{
    struct job *job = xcalloc(1, sizeof *job);

    job->work = work;
    job->context = context;
    job->part = (struct job_part){ 1, 1 };
    job->sum.level = JOB_NOTHING;
    atomic_store(&job->units, UNKNOWN);
    lock_init(&job->gate);
    lock_init(&job->sums);
    return job;
}

void job_begin(struct job *job, int threads)
{
    assert(threads >= 0 && !job->threads);
    if (job->work->enlist && threads > 0) {
        job->work->enlist(job->context, threads);
        threads = 1;
    }
    job->threads = xcalloc((size_t)threads + 1, sizeof *job->threads);
    for (int i = 0; i < threads; i++) {
        atomic_fetch_add(&job->busy, 1);
        if (thread_start(&job->threads[job->nthreads], worker, job))
            job->nthreads++;
        else
            atomic_fetch_sub(&job->busy, 1);
    }
    job->alone = job->nthreads == 0;
}

struct job *job_start(const struct job_work *work, void *context, int threads)
{
    struct job *job = job_create(work, context);

    job_begin(job, threads);
    return job;
}

void job_poll(struct job *job, struct job_status *out)
{
    bool ended, known;

    if (job->alone)
        work_alone(job, SLICE);
    ended = has_ended(job);
    lock_take(&job->sums);
    known = atomic_load(&job->units) != UNKNOWN;
    *out = (struct job_status){ .sum = job->sum };
    if (known)
        out->fraction = job->mine ? (double)job->done / (double)job->mine : 1;
    if (atomic_load(&job->misfit))
        out->state = JOB_MISFIT;
    else if (known && job->done == job->mine)
        out->state = JOB_DONE;
    else if (ended && job_failed(job, NULL))
        out->state = JOB_FAILED;
    else
        out->state = ended ? JOB_CANCELLED : JOB_RUNNING;
    lock_give(&job->sums);
    out->result = job_result(job, out->sum.count);
}

bool job_failed(const struct job *job, struct error *why)
{
    return job->work->failed && job->work->failed(job->context, why);
}

void job_cancel(struct job *job)
{
    atomic_store(&job->cancelled, true);
}

bool job_cancelled(const struct job *job)
{
    return atomic_load_explicit(&job->cancelled, memory_order_relaxed) ||
           (job->stop && job->stop(job->stop_context));
}

void job_wait(struct job *job, struct job_status *out)
{
    for (int i = 0; i < job->nthreads; i++)
        thread_join(&job->threads[i]);
    job->nthreads = 0;
    if (job->alone)
        work_alone(job, HUGE_VAL);
    job_poll(job, out);
}

void job_destroy(struct job *job)
{
    struct job_status status;

    if (!job)
        return;
    job_cancel(job);
    job_wait(job, &status);
    end_alone(job);
    if (job->work->release)
        job->work->release(job->context);
    lock_free(&job->gate);
    lock_free(&job->sums);
    job_record_free(&job->before);
    free(job->order);
    free(job->is_done);
    free(job->threads);
    free(job);
}

int job_cores(void)
{
    return machine_cores();
}

/* --- divided -------------------------------------------------------------- */

const char *job_division(const struct job *job)
{
    return job->work->division;
}

void job_deal(struct job *job, struct job_part part)
{
    assert(part.number >= 1 && part.number <= part.of && !job->threads);
    job->part = part;
}

static void copy_record(struct job_record *to, const struct job_record *from)
{
    *to = *from;
    to->is_done = xmalloc(from->units / 8 + 1);
    memcpy(to->is_done, from->is_done, from->units / 8 + 1);
}

void job_record_free(struct job_record *record)
{
    free(record->is_done);
    *record = (struct job_record){ 0 };
}

bool job_note(struct job *job, struct job_record *out)
{
    bool known;

    lock_take(&job->sums);
    known = atomic_load(&job->units) != UNKNOWN;
    if (known)
        copy_record(out, &(struct job_record){ .units = job->units,
                                               .mine = job->mine,
                                               .done = job->done,
                                               .is_done = job->is_done,
                                               .sum = job->sum });
    lock_give(&job->sums);
    return known;
}

void job_recall(struct job *job, const struct job_record *record)
{
    assert(!job->threads);
    job_record_free(&job->before);
    copy_record(&job->before, record);
}

wide job_result(const struct job *job, wide count)
{
    return job->work->result ? job->work->result(job->context, count) : count;
}

/* --- tried out ------------------------------------------------------------ */

struct job_outlay job_outlay(const struct job *job)
{
    return job->work->outlay ? job->work->outlay(job->context)
                             : (struct job_outlay){ 0 };
}

bool job_is_joint(const struct job *job)
{
    return job->work->enlist != NULL;
}

void job_stop_when(struct job *job, bool (*stop)(const void *context),
                   const void *context)
{
    assert(!job->threads);
    job->stop = stop;
    job->stop_context = context;
}

size_t job_prepare(struct job *job)
{
    assert(!job->threads);
    job->shuffled = true;
    prepare_alone(job);
    return job->mine;
}

bool job_try(struct job *job, size_t i)
{
    size_t unit = unit_at(job, i);
    struct job_sum found = job->work->run(job->context, job->scratch, unit,
                                          job);

    if (job_cancelled(job))
        return false;
    enter(job, unit, found);
    return true;
}
