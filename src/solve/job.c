/* Worker threads around a shared counter of units; see job.h. */
#include "solve/job.h"

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <unistd.h>

#include "base/alloc.h"

#define UNKNOWN SIZE_MAX

struct job {
    const struct job_work *work;
    void *context;        /* owned, if the work can release it */
    pthread_mutex_t gate; /* held while the context is prepared */
    atomic_size_t units;  /* UNKNOWN before that */
    atomic_size_t next;   /* the unit to take */
    atomic_size_t done;   /* units finished */
    atomic_uint_fast64_t sum;
    atomic_bool cancelled;
    atomic_int busy;    /* workers that have not ended */
    pthread_t *threads; /* owned */
    int nthreads;
};

/* The first worker to come prepares; the others wait until it has. */
static void prepare(struct job *job)
{
    pthread_mutex_lock(&job->gate);
    if (atomic_load(&job->units) == UNKNOWN && !job_cancelled(job)) {
        size_t units = job->work->prepare(job->context, job);

        if (!job_cancelled(job))
            atomic_store(&job->units, units);
    }
    pthread_mutex_unlock(&job->gate);
}

static void run_units(struct job *job, void *scratch)
{
    size_t unit, units = atomic_load(&job->units);

    while (!job_cancelled(job) &&
           (unit = atomic_fetch_add(&job->next, 1)) < units) {
        uint64_t found = job->work->run(job->context, scratch, unit, job);

        if (job_cancelled(job))
            break;
        atomic_fetch_add(&job->sum, found);
        atomic_fetch_add(&job->done, 1);
    }
}

static void *worker(void *arg)
{
    struct job *job = arg;
    void *scratch = NULL;

    prepare(job);
    if (job->work->begin && !job_cancelled(job))
        scratch = job->work->begin(job->context);
    run_units(job, scratch);
    if (scratch && job->work->end)
        job->work->end(scratch);
    atomic_fetch_sub(&job->busy, 1);
    return NULL;
}

struct job *job_start(const struct job_work *work, void *context, int threads)
{
    struct job *job = xcalloc(1, sizeof *job);

    assert(threads >= 1);
    job->work = work;
    job->context = context;
    atomic_store(&job->units, UNKNOWN);
    pthread_mutex_init(&job->gate, NULL);
    job->threads = xcalloc((size_t)threads, sizeof *job->threads);
    for (int i = 0; i < threads; i++) {
        atomic_fetch_add(&job->busy, 1);
        if (pthread_create(&job->threads[job->nthreads], NULL, worker, job))
            atomic_fetch_sub(&job->busy, 1);
        else
            job->nthreads++;
    }
    /* A machine that gives us no thread at all still gets its answer. */
    if (job->nthreads == 0) {
        atomic_fetch_add(&job->busy, 1);
        worker(job);
    }
    return job;
}

void job_poll(const struct job *job, struct job_status *out)
{
    bool busy = atomic_load(&job->busy) > 0;
    size_t done = atomic_load(&job->done);
    size_t units = atomic_load(&job->units);

    out->result = atomic_load(&job->sum);
    if (job->work->result)
        out->result = job->work->result(out->result);
    out->fraction = units ? (double)done / (double)units : 1;
    if (done == units)
        out->state = JOB_DONE;
    else
        out->state = busy ? JOB_RUNNING : JOB_CANCELLED;
}

void job_cancel(struct job *job)
{
    atomic_store(&job->cancelled, true);
}

bool job_cancelled(const struct job *job)
{
    return atomic_load_explicit(&job->cancelled, memory_order_relaxed);
}

void job_wait(struct job *job, struct job_status *out)
{
    for (int i = 0; i < job->nthreads; i++)
        pthread_join(job->threads[i], NULL);
    job->nthreads = 0;
    job_poll(job, out);
}

void job_destroy(struct job *job)
{
    struct job_status status;

    if (!job)
        return;
    job_cancel(job);
    job_wait(job, &status);
    if (job->work->release)
        job->work->release(job->context);
    pthread_mutex_destroy(&job->gate);
    free(job->threads);
    free(job);
}

int job_cores(void)
{
    long cores = sysconf(_SC_NPROCESSORS_ONLN);

    return cores < 1 ? 1 : cores > 256 ? 256 : (int)cores;
}
