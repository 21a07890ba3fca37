/*
 * Counting in the background: a job is a number of independent units of work,
 * each of which adds to one sum. Workers take the next unit until none is
 * left, so the result is the same however many there are and whichever is
 * faster.
 *
 * So a count can also be divided: a part of the units is done here, the others
 * elsewhere, and the sums are added; or some now, and the others another day.
 */
#ifndef CHEQUER_JOB_H
#define CHEQUER_JOB_H

#include <limits.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "solve/wide.h"

struct error;
struct job;

/*
 * What units add up to. Where only the best are counted their level says how
 * good they are: of two sums the one of the higher level counts alone.
 */
struct job_sum {
    int level; /* all alike: 0 */
    wide count;
};

/* The level of nothing. */
enum { JOB_NOTHING = INT_MIN };

/* Of equal levels; false if the sum is too large for a number. */
bool job_sum_add(struct job_sum *to, struct job_sum more);

static inline struct job_sum job_just(uint64_t count)
{
    return (struct job_sum){ 0, wide_of(count) };
}

/* Of a whole count: seconds by one processor until it is ready, and for all
 * units; and bytes. */
struct job_outlay {
    double ready, units;
    uint64_t bytes;
};

struct job_work {
    /* How the work falls into units, with a number that changes whenever they
     * do; NULL: it is not to be divided. */
    const char *division;

    /* Done by one worker before any other begins: gets the context ready to
     * be read by all at once, and says how many units there are. */
    size_t (*prepare)(void *context, const struct job *job);

    /* Where a unit is work for all threads together: how many there are, told
     * before anything begins; one unit is then done after the other. NULL: each
     * thread does units of its own. */
    void (*enlist)(void *context, int threads);

    /* A worker's own memory; NULL if it needs none. */
    void *(*begin)(const void *context);
    void (*end)(void *scratch);

    /* What this unit adds to the sum. Looks at job_cancelled now and then,
     * and may return anything once that is true. */
    struct job_sum (*run)(const void *context, void *scratch, size_t unit,
                          const struct job *job);

    /* Has it turned out that it cannot be done? Then *why is the reason, unless
     * that is NULL, and no more units are run. NULL: it never does. */
    bool (*failed)(const void *context, struct error *why);

    /* The result that the sum of all stands for; NULL if it is the sum. */
    wide (*result)(const void *context, wide count);

    /* What is known of it before anything is done. NULL: nothing. */
    struct job_outlay (*outlay)(const void *context);

    /* Frees the context when the job is destroyed; NULL if nobody has to. */
    void (*release)(void *context);
};

/* One of several shares of the units, numbered from 1; of 1: all of them. The
 * units are dealt out in an order by chance that is always the same. */
struct job_part {
    int number, of;
};

enum job_state {
    JOB_RUNNING,
    JOB_DONE,
    JOB_CANCELLED,
    JOB_MISFIT, /* what was to be recalled has other units */
    JOB_FAILED  /* it cannot be done: see job_failed() */
};

struct job_status {
    enum job_state state;
    double fraction;    /* of the units done, 0 to 1 */
    wide result;        /* of the units done: of all when DONE */
    struct job_sum sum; /* that it was made of */
};

/* Takes over `context`. Nothing is done before it begins. */
struct job *job_create(const struct job_work *work, void *context);

/* job_cores() is a good number. With 0, or if the system gives none, the work
 * is done by who polls, a few units at a time, and by who waits. */
void job_begin(struct job *job, int threads);

/* Both in one. */
struct job *job_start(const struct job_work *work, void *context, int threads);

/* At any time, at once: without threads after a unit or a few. */
void job_poll(struct job *job, struct job_status *out);
/* Is it known that it cannot be done, and why? `why` may be NULL. */
bool job_failed(const struct job *job, struct error *why);

void job_cancel(struct job *job);
bool job_cancelled(const struct job *job);

/* Not before the work is done or the cancelled workers have noticed. */
void job_wait(struct job *job, struct job_status *out);

/* Cancels, waits, and frees everything. */
void job_destroy(struct job *job);

int job_cores(void);

/* --- divided ------------------------------------------------------------- */

/* NULL: it cannot be. */
const char *job_division(const struct job *job);

/* Before it begins: only this part is to be done. */
void job_deal(struct job *job, struct job_part part);

/* What has been done so far. */
struct job_record {
    size_t units;       /* of the whole count */
    size_t mine, done;  /* of the part; done of these */
    uint8_t *is_done;   /* owned; a bit for each of all */
    struct job_sum sum; /* of those done */
};

void job_record_free(struct job_record *record);

/* False if it is not known yet how many units there are. */
bool job_note(struct job *job, struct job_record *out);

/* Before it begins: what has been done already. Copied. */
void job_recall(struct job *job, const struct job_record *record);

/* The result that the sum of all units stands for. */
wide job_result(const struct job *job, wide count);

/* --- tried out ----------------------------------------------------------- */

/* All 0 if nothing is known before. */
struct job_outlay job_outlay(const struct job *job);

/* Do all threads get it ready together, and each unit? */
bool job_is_joint(const struct job *job);

/* Before anything else: cancelled as soon as `stop` says so, which any thread
 * may ask at any time. Once it has said so it has to stay with that. */
void job_stop_when(struct job *job, bool (*stop)(const void *context),
                   const void *context);

/* In place of beginning: gets everything ready in this thread and tells how
 * many units there are in the part; 0 if it was cancelled. */
size_t job_prepare(struct job *job);

/* Does one of these: in an order by chance, so that the first ones are a fair
 * sample. False if it was cancelled before the end. */
bool job_try(struct job *job, size_t i);

#endif
