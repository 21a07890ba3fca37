/*
 * Tasks (base/task.h) on the command line: a watch beside them stops them
 * after a time or on Ctrl-C, and tells a waiting person on the terminal how far
 * they are, in one line.
 */
#ifndef CHEQUER_WATCH_H
#define CHEQUER_WATCH_H

#include <stdbool.h>
#include <stddef.h>

struct delivery;
struct error;
struct task;

struct watch {
    double began;  /* as clock_now() tells it */
    double limit;  /* seconds; 0: none */
    double shown;  /* when progress was last to be shown */
    bool quiet;    /* say nothing of the work */
    bool progress; /* show it at all */
    size_t width;  /* of what it has covered of a line on the terminal */
};

/* From now on Ctrl-C is looked for, and time counts. */
void watch_begin(struct watch *w, double limit, bool quiet);

/*
 * Says what is to be expected of the task, then runs it until it ends or is
 * stopped. Returns the exit code that this
 * comes to: DONE, when all has been made but is not published yet; REFUSED or
 * NOT_WRITTEN, with *err filled in; LIMIT or SIGNAL.
 */
int watch_task(struct watch *w, struct task *t, struct delivery *to,
               struct error *err);

/* Takes the progress off the terminal; returns the seconds since the start. */
double watch_end(struct watch *w);

/* All in one. Of errors it says nothing. */
int watch_alone(struct task *t, struct delivery *to, double limit, bool quiet,
                struct error *err);

/* The same, and then it is published. */
int watch_all(struct task *t, struct delivery *to, double limit, bool quiet,
              struct error *err);

#endif
