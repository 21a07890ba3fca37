/*
 * How many tours a board has, exactly and in the background. The knight's on a
 * flat board by the method of frontier.h: any board whose shorter side is at
 * most eight squares, with or without holes, as far as memory goes. All others
 * by going through them, as far as patience goes.
 */
#ifndef CHEQUER_TOUR_COUNT_H
#define CHEQUER_TOUR_COUNT_H

#include <stdbool.h>
#include <stdint.h>

#include "base/error.h"
#include "solve/tour/count_question.h"
#include "solve/wide.h"

struct job;
struct text;
struct tour_count;

/* False, with the reason, if that cannot be counted. */
bool tour_count_possible(const struct tour_count_question *q,
                         struct error *err);

/* What must be possible. `threads` is at least 1. */
struct tour_count *tour_count_start(const struct tour_count_question *q,
                                    int threads);

/* The same as a job that can be divided, and has not begun. Not for OPEN, whose
 * number is a difference. NULL, with the reason, if it can be counted nowhere;
 * whether there is memory for it here is found out when it begins. */
struct job *tour_count_job(const struct tour_count_question *q,
                           struct error *err);

enum tour_count_state {
    TOUR_COUNT_RUNNING,
    TOUR_COUNT_DONE,
    TOUR_COUNT_FAILED /* it took more than expected: see `reason` */
};

struct tour_count_status {
    enum tour_count_state state;
    double fraction;     /* done, roughly: 0 to 1 */
    wide count;          /* if DONE */
    struct error reason; /* if FAILED */
};

/* What is to be expected of it, roughly; nothing if that cannot be known. */
struct tour_count_outlay {
    double seconds;
    uint64_t bytes;
};

struct tour_count_outlay tour_count_outlay(const struct tour_count *tc);

/* At once, at any time. */
void tour_count_poll(const struct tour_count *tc,
                     struct tour_count_status *out);

/* Cancels what is not done, waits until that is noticed, frees everything. */
void tour_count_destroy(struct tour_count *tc);

#endif
