/* See the header. */
#include "cli/count/sample.h"

#include <math.h>

#include "base/platform/clock.h"
#include "base/platform/interrupt.h"
#include "base/platform/machine.h"
#include "solve/job.h"

/* A sample takes so many seconds of a processor, or as many units as are
 * enough. What is under way then may take a few more. What is known to take
 * longer than PATIENCE for getting ready alone is not tried. */
static const double SAMPLE = 3, LATEST = 6, PATIENCE = 10;

enum {
    ENOUGH = 100000,
    FEW = 20 /* beside more, one that was given up tells nothing new */
};

static bool is_time(const void *context)
{
    const struct sample *s = context;

    return interrupt_signal() != 0 || clock_spent() >= s->last ||
           (s->end > 0 && clock_now() >= s->end);
}

static void tell_known(struct sample *s, const struct job_outlay *outlay)
{
    s->told = true;
    s->unready = false;
    s->units = 1;
    s->ready = outlay->ready;
    s->sum = outlay->units;
    s->bytes = outlay->bytes;
}

static void get_ready(struct sample *s, struct job *job)
{
    double began = clock_spent();

    s->last = began + LATEST;
    s->units = job_prepare(job);
    s->ready = clock_spent() - began;
    s->unready = job_cancelled(job) && !job_failed(job, NULL);
}

static void try_unit(struct sample *s, struct job *job)
{
    double began = clock_spent(), seconds;
    bool done = job_try(job, s->tried);

    seconds = clock_spent() - began;
    if (done) {
        s->tried++;
        s->sum += seconds;
        s->squares += seconds * seconds;
    } else {
        s->lost = seconds;
    }
}

static void try_units(struct sample *s, struct job *job)
{
    double began = clock_spent();

    s->last = began + LATEST;
    while (s->tried < s->units && s->tried < ENOUGH && s->lost <= 0 &&
           clock_spent() - began < SAMPLE && !is_time(s) &&
           !job_failed(job, NULL))
        try_unit(s, job);
    s->bytes = machine_memory_used();
}

void sample_take(struct sample *s, struct job *job, double limit)
{
    struct job_outlay known = job_outlay(job);

    *s = (struct sample){ .end = limit > 0 ? clock_now() + limit : 0,
                          .joint = job_is_joint(job),
                          .elsewhere = known.units };
    interrupt_watch();
    job_stop_when(job, is_time, s);
    if (known.ready <= PATIENCE) {
        get_ready(s, job);
        if (!s->unready)
            try_units(s, job);
    }
    if (known.ready > PATIENCE || (s->unready && known.ready > 0))
        tell_known(s, &known);
}

bool sample_is_bound(const struct sample *s)
{
    return s->unready || (s->lost > 0 && s->tried < FEW) ||
           (!s->told && s->tried == 0 && s->units > 0);
}

/* One that was given up is one that takes no less. */
double sample_unit(const struct sample *s)
{
    double tried = (double)s->tried;

    if (s->told)
        return s->sum;
    if (sample_is_bound(s))
        return (s->sum + s->lost) / (tried + 1);
    return s->tried ? s->sum / tried : 0;
}

double sample_seconds(const struct sample *s)
{
    return sample_unit(s) * (double)s->units;
}

/* Twice the spread of the mean. */
double sample_doubt(const struct sample *s)
{
    double n = (double)s->tried, mean = s->sum / n;
    double variance = s->squares / n - mean * mean;

    if (s->tried < 2 || mean <= 0 || variance <= 0)
        return s->tried == s->units ? 0 : 1;
    return 2 * sqrt(variance / n) / mean * sqrt(1 - n / ((double)s->units + 1));
}
