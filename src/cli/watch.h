/*
 * The clock beside a run: stops it after a time or on Ctrl-C, and tells a
 * waiting person on the terminal how far it is.
 */
#ifndef CHEQUER_WATCH_H
#define CHEQUER_WATCH_H

#include <stdbool.h>

struct text;

/* Says in a few words how far `ctx` has come. */
typedef void watch_say(const void *ctx, struct text *out);

struct watch {
    watch_say *say;
    const void *ctx; /* what is being waited for */
    double began;    /* seconds on the machine's steady clock */
    double limit;    /* seconds; 0: none */
    double shown;    /* when progress was last shown */
    bool progress;   /* show it at all */
    bool line;       /* there is a line of it on the terminal */
    bool late;       /* stopped by the limit */
};

/* Seconds on the machine's steady clock. */
double watch_clock(void);

void watch_begin(struct watch *w, watch_say *say, const void *ctx, double limit,
                 bool quiet);

/* For session_run: true when the run has to stop. `w` is a struct watch. */
bool watch_stop(void *w);

/* Takes the progress off the terminal; returns the seconds since the start. */
double watch_end(struct watch *w);

#endif
