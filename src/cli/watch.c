/* The clock beside a run. */
#include "cli/watch.h"

#include <stdio.h>
#include <time.h>
#include <unistd.h>

#include "base/text.h"
#include "cli/interrupt.h"

/* Quick runs show nothing, and no one reads more than ten lines a second. */
static const double PATIENCE = 0.5, PAUSE = 0.1;

double watch_clock(void)
{
    struct timespec t;

    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

void watch_begin(struct watch *w, watch_say *say, const void *ctx, double limit,
                 bool quiet)
{
    *w = (struct watch){ .say = say,
                         .ctx = ctx,
                         .began = watch_clock(),
                         .limit = limit,
                         .progress = !quiet && isatty(STDERR_FILENO) };
}

static void show(struct watch *w, double seconds)
{
    struct text line;

    text_init(&line);
    text_add(&line, "\r");
    w->say(w->ctx, &line);
    text_addf(&line, ", %.0f s (Ctrl-C stops)", seconds);
    fputs(line.at, stderr);
    text_free(&line);
    w->line = true;
}

bool watch_stop(void *ctx)
{
    struct watch *w = ctx;
    double seconds = watch_clock() - w->began;

    if (w->progress && seconds > PATIENCE && seconds - w->shown > PAUSE) {
        show(w, seconds);
        w->shown = seconds;
    }
    if (w->limit > 0 && seconds >= w->limit)
        w->late = true;
    return w->late || interrupt_signal() != 0;
}

double watch_end(struct watch *w)
{
    if (w->line)
        fprintf(stderr, "\r%60s\r", "");
    w->line = false;
    return watch_clock() - w->began;
}
