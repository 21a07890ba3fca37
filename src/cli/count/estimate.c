/* How long a count would take: what a sample of its units comes to, in words.
 */
#include <math.h>
#include <string.h>

#include "base/error.h"
#include "base/platform/interrupt.h"
#include "base/say.h"
#include "base/text.h"
#include "cli/count/count.h"
#include "cli/count/sample.h"
#include "cli/delivery.h"
#include "cli/end.h"
#include "cli/request.h"

static void add_row(struct text *out, const char *what)
{
    text_addf(out, "%-26s", what);
}

static void add_time(struct text *out, const char *what, double seconds,
                     bool more)
{
    struct phrase time = say_time(seconds);
    bool said = strncmp(time.at, "more", 4) == 0; /* than 1,000 years */

    add_row(out, what);
    text_add(out, more && !said ? "more than " : "");
    if (seconds < 60)
        text_add_duration(out, seconds);
    else
        text_addf(out, "%s%s", more || said ? "" : "about ", time.at);
    text_add(out, "\n");
}

static void add_units(struct text *out, const struct sample *s)
{
    add_row(out, "units");
    if (s->told)
        text_add(out, "none tried: these are figures from another machine\n");
    else if (s->unready)
        text_add(out, "not known yet: getting ready takes longer\n");
    else if (s->tried == s->units)
        text_addf(out, "%s, all tried\n", say_number(s->units).at);
    else
        text_addf(out, "%s, %s tried%s\n", say_number(s->units).at,
                  s->tried ? say_number(s->tried).at : "none",
                  s->lost > 0 ? " to the end" : "");
}

/* Each machine gets ready by itself, by one of its processors unless all can,
 * and has one unit at least. */
static double with_machines(const struct sample *s, int machines, int threads)
{
    int each = s->joint ? threads : 1;
    double share = sample_seconds(s) / machines / threads;
    double one = s->told ? 0 : sample_unit(s) / each;

    return s->ready / each + fmax(share, one);
}

static void add_machines(struct text *out, const struct sample *s, int threads)
{
    struct text what;

    text_init(&what);
    for (int machines = 1; machines <= 1000; machines *= 10) {
        text_clear(&what);
        text_addf(&what, "%s like this",
                  say_count((uint64_t)machines, "machine").at);
        add_time(out, what.at, with_machines(s, machines, threads),
                 sample_is_bound(s));
    }
    text_free(&what);
}

static void tell(const struct sample *s, int threads, struct text *out)
{
    bool bound = sample_is_bound(s);

    add_units(out, s);
    add_time(out, "getting ready", s->ready, s->unready);
    if (!s->unready)
        add_time(out, "units, one processor", sample_seconds(s), bound);
    if (bound && s->elsewhere > 0)
        add_time(out, "on another machine", s->elsewhere, false);
    if (!bound && !s->told && s->tried < s->units) {
        add_row(out, "which may be wrong by");
        text_addf(out, "%.0f %%\n", 100 * sample_doubt(s));
    }
    add_row(out, "processors");
    text_addf(out, "%d\n", threads);
    add_machines(out, s, threads);
    add_row(out, "memory");
    if (s->bytes > 0)
        text_addf(out, "%.0f MB%s\n", (double)s->bytes / 1e6,
                  s->joint ? "" : " on one processor");
    else
        text_add(out, "not known yet\n");
}

int count_estimate(const struct request *r, struct job *job)
{
    struct delivery to;
    struct sample s;
    struct error err;
    int code = CLI_DONE;
    bool failed;

    if (r->count.part.of > 0)
        job_deal(job, r->count.part);
    sample_take(&s, job, r->limit.seconds);
    failed = job_failed(job, &err);
    job_destroy(job);
    if (failed)
        return end_error(&err, CLI_REFUSED);
    delivery_init(&to, r->output);
    tell(&s, r->count.threads, &to.bytes);
    if (interrupt_signal())
        code = CLI_SIGNAL + interrupt_signal();
    else
        code = end_publish(&to, &err);
    delivery_free(&to);
    return end_task(code, &err);
}
