/*
 * A question besides watching a run: how many are there, list them all. The
 * command line offers each as an option of its own, the window as a button.
 * The answer is a task, so that it can be long, slow, watched and stopped.
 */
#ifndef CHEQUER_QUESTION_H
#define CHEQUER_QUESTION_H

#include <stdbool.h>
#include <stdint.h>

#include "base/task.h"

struct answer_shape;
struct error;
struct job;
struct params;

/* A puzzle has a table of them, which ends with a NULL key. */
struct question {
    const char *key;   /* the option: "count". If a control has the
                          same key, the option takes its value */
    const char *help;  /* one sentence */
    const char *label; /* on its button in the window: "Count", or
                          NULL: for the command line alone */
    uint32_t idle;     /* a bit for each control that has no effect on it */
    bool shared;       /* as many processors work on it as it is given */

    /* NULL, with *err filled in, if the params are refused. */
    struct work *(*ask)(const struct params *params, int threads,
                        struct error *err);
    struct task_kind task;

    /* How its lines are read; NULL: they are for people alone. */
    const struct answer_shape *answer;

    /* The same as a job that has not begun, whose units can be divided; NULL,
     * with a reason for that in *err, if it is not counted so. No function:
     * never. */
    struct job *(*job)(const struct params *params, struct error *err);
};

#endif
