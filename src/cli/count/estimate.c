/*
 * How long a count would take, from a sample of its units: they are tried in an
 * order by chance, so that the first ones stand for all.
 */
#include <math.h>

#include "base/error.h"
#include "base/platform/clock.h"
#include "base/platform/interrupt.h"
#include "base/platform/machine.h"
#include "base/say.h"
#include "base/text.h"
#include "cli/count/count.h"
#include "cli/delivery.h"
#include "cli/end.h"
#include "cli/request.h"

/* A sample takes so many seconds, or as many units as are enough. */
static const double SAMPLE = 3;

enum { ENOUGH = 100000 };

struct sample {
    size_t units, tried; /* of the part that is asked about */
    double ready;        /* seconds to get ready, once on each machine */
    double sum, squares; /* of the seconds that the units took */
};

/* While it gets ready a signal ends it at once: nothing is lost by that. */
static void try_units(struct sample *s, struct job *job)
{
    double began = clock_now(), before, now = began;

    s->units = job_prepare(job);
    s->ready = clock_now() - began;
    interrupt_watch();
    began = now = clock_now();
    while (s->tried < s->units && s->tried < ENOUGH && now - began < SAMPLE &&
           !interrupt_signal() && !job_failed(job, NULL)) {
        before = now;
        job_try(job, s->tried++);
        now = clock_now();
        s->sum += now - before;
        s->squares += (now - before) * (now - before);
    }
}

/* Of all units, by one processor. */
static double seconds_of(const struct sample *s)
{
    return s->tried ? s->sum / (double)s->tried * (double)s->units : 0;
}

/* By how much that may be wrong, as a share of it: twice the spread of the
 * mean. */
static double doubt_of(const struct sample *s)
{
    double n = (double)s->tried, mean = s->sum / n;
    double variance = s->squares / n - mean * mean;

    if (s->tried < 2 || mean <= 0 || variance <= 0)
        return s->tried == s->units ? 0 : 1;
    return 2 * sqrt(variance / n) / mean * sqrt(1 - n / ((double)s->units + 1));
}

static void add_time(struct text *out, const char *what, double seconds)
{
    text_addf(out, "%-26s", what);
    if (seconds < 60)
        text_add_duration(out, seconds);
    else
        text_addf(out, "about %s", say_time(seconds).at);
    text_add(out, "\n");
}

/* Each machine gets ready by itself, by one of its processors. */
static void add_machines(struct text *out, const struct sample *s, int threads)
{
    struct text what;

    text_init(&what);
    for (int machines = 1; machines <= 1000; machines *= 10) {
        text_clear(&what);
        text_addf(&what, "%s like this",
                  say_count((uint64_t)machines, "machine").at);
        add_time(out, what.at, s->ready + seconds_of(s) / machines / threads);
    }
    text_free(&what);
}

static void tell(const struct sample *s, int threads, struct text *out)
{
    text_addf(out, "%-26s%s, %s tried\n", "units", say_number(s->units).at,
              s->tried == s->units ? "all" : say_number(s->tried).at);
    add_time(out, "getting ready", s->ready);
    add_time(out, "units, one processor", seconds_of(s));
    if (s->tried < s->units)
        text_addf(out, "%-26s%.0f %%\n", "which may be wrong by",
                  100 * doubt_of(s));
    text_addf(out, "%-26s%d\n", "processors", threads);
    add_machines(out, s, threads);
    if (machine_memory_used() > 0)
        text_addf(out, "%-26s%.0f MB on one processor\n", "memory",
                  (double)machine_memory_used() / 1e6);
}

int count_estimate(const struct request *r, struct job *job)
{
    struct sample s = { 0 };
    struct delivery to;
    struct error err;
    int code = CLI_DONE;
    bool failed;

    if (r->count.part.of > 0)
        job_deal(job, r->count.part);
    try_units(&s, job);
    failed = job_failed(job, &err);
    job_destroy(job);
    if (failed)
        return end_error(&err, CLI_REFUSED);
    delivery_init(&to, r->output);
    tell(&s, r->threads, &to.bytes);
    if (interrupt_signal())
        code = CLI_SIGNAL + interrupt_signal();
    else
        code = end_publish(&to, &err);
    delivery_free(&to);
    return end_task(code, &err);
}
