/* The watch beside a task. */
#include "cli/watch.h"

#include <stdio.h>

#include "base/task.h"
#include "base/text.h"
#include "cli/delivery.h"
#include "cli/end.h"
#include "base/platform/clock.h"
#include "base/platform/interrupt.h"
#include "base/platform/machine.h"

/* Quick tasks show nothing, and no one reads more than ten lines a second. */
static const double PATIENCE = 0.5, PAUSE = 0.1;

void watch_begin(struct watch *w, double limit, bool quiet)
{
    interrupt_watch();
    *w = (struct watch){ .began = clock_now(),
                         .limit = limit,
                         .quiet = quiet,
                         .progress = !quiet && machine_shows_errors() };
}

/* Covers the line before, which may have been longer. Left out where it would
 * have to wait, since the work would wait as well and no signal could stop
 * it. */
static void show(struct watch *w, const struct task *t, double seconds)
{
    struct text line;

    w->shown = seconds;
    if (!machine_takes_errors())
        return;
    text_init(&line);
    text_add(&line, "\r");
    task_tell(t, &line);
    text_addf(&line, ", %.0f s (Ctrl-C stops)", seconds);
    while (line.len <= w->width)
        text_add(&line, " ");
    fputs(line.at, stderr);
    w->width = line.len - 1;
    text_free(&line);
}

/* A line of its own, also where nobody watches: it is for those who read later
 * why it took so long. */
static void say_forecast(const struct watch *w, const struct task *t)
{
    struct text line;

    text_init(&line);
    if (!w->quiet)
        task_forecast(t, &line);
    if (line.len)
        fprintf(stderr, "chequer: %s\n", line.at);
    text_free(&line);
}

/* Shows how far it is, if it is time to; false if it is time to stop. */
static bool look(struct watch *w, const struct task *t)
{
    double seconds = clock_now() - w->began;

    if (w->progress && seconds > PATIENCE && seconds - w->shown > PAUSE)
        show(w, t, seconds);
    return !(w->limit > 0 && seconds >= w->limit) && interrupt_signal() == 0;
}

int watch_task(struct watch *w, struct task *t, struct delivery *to,
               struct error *err)
{
    enum task_state state = TASK_MORE;
    bool on = true;

    say_forecast(w, t);
    while (on && state < TASK_DONE) {
        state = task_step(t, &to->bytes, err);
        if (state <= TASK_DONE && !delivery_take(to, state, err))
            state = TASK_FAILED;
        if (state == TASK_WAIT)
            clock_nap(10);
        on = look(w, t);
    }
    if (interrupt_signal())
        return CLI_SIGNAL + interrupt_signal();
    return state == TASK_DONE      ? CLI_DONE
           : state == TASK_REFUSED ? CLI_REFUSED
           : state == TASK_FAILED  ? CLI_NOT_WRITTEN
                                   : CLI_LIMIT;
}

double watch_end(struct watch *w)
{
    if (w->width && machine_takes_errors())
        fprintf(stderr, "\r%*s\r", (int)w->width, "");
    w->width = 0;
    return clock_now() - w->began;
}

int watch_alone(struct task *t, struct delivery *to, double limit, bool quiet,
                struct error *err)
{
    struct watch w;
    int code;

    watch_begin(&w, limit, quiet);
    code = watch_task(&w, t, to, err);
    watch_end(&w);
    return code;
}

int watch_all(struct task *t, struct delivery *to, double limit, bool quiet,
              struct error *err)
{
    int code = watch_alone(t, to, limit, quiet, err);

    return code == CLI_DONE ? end_publish(to, err) : code;
}
