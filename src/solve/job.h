/*
 * Counting in the background: a job is a number of independent units of work,
 * each of which adds to one sum. Workers take the next unit until none is
 * left, so the result is the same however many there are and whichever is
 * faster.
 */
#ifndef CHEQUER_JOB_H
#define CHEQUER_JOB_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct job;

struct job_work {
    /* Done by one worker before any other begins: gets the context ready to
     * be read by all at once, and says how many units there are. */
    size_t (*prepare)(void *context, const struct job *job);

    /* A worker's own memory; NULL if it needs none. */
    void *(*begin)(const void *context);
    void (*end)(void *scratch);

    /* What this unit adds to the sum. Looks at job_cancelled now and then,
     * and may return anything once that is true. */
    uint64_t (*run)(const void *context, void *scratch, size_t unit,
                    const struct job *job);

    /* The result that a sum stands for; NULL if it is the sum. */
    uint64_t (*result)(uint64_t sum);

    /* Frees the context when the job is destroyed; NULL if nobody has to. */
    void (*release)(void *context);
};

enum job_state { JOB_RUNNING, JOB_DONE, JOB_CANCELLED };

struct job_status {
    enum job_state state;
    double fraction; /* of the units done, 0 to 1 */
    uint64_t result; /* of the units done: of all when DONE */
};

/* Takes over `context`. `threads` is at least 1; job_cores() is a good one. */
struct job *job_start(const struct job_work *work, void *context, int threads);

/* At once, at any time. */
void job_poll(const struct job *job, struct job_status *out);
void job_cancel(struct job *job);
bool job_cancelled(const struct job *job);

/* Not before the work is done or the cancelled workers have noticed. */
void job_wait(struct job *job, struct job_status *out);

/* Cancels, waits, and frees everything. */
void job_destroy(struct job *job);

int job_cores(void);

#endif
