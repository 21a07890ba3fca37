/*
 * What it costs to remember a run: memory and time for every moment that a
 * session records, and time to go across all of them.
 */
#include <stddef.h>
#include <stdio.h>
#include <unistd.h>

#include "bench.h"
#include "session/session.h"

/* Memory that this process has at present. */
static double resident(void)
{
    FILE *f = fopen("/proc/self/statm", "r");
    long all, here = 0;

    if (f == NULL)
        return 0;
    if (fscanf(f, "%ld %ld", &all, &here) != 2)
        here = 0;
    fclose(f);
    return (double)here * (double)sysconf(_SC_PAGESIZE);
}

struct cost {
    double bytes, record, replay;
};

static struct cost one_try(const char *run, long steps)
{
    struct session *ss = bench_session(run);
    double before = resident(), began = bench_seconds(), held;
    struct cost c;

    session_limit(ss, (uint64_t)steps);
    session_chase(ss);
    while (session_advance(ss, 100000, 0))
        ;
    c.record = (bench_seconds() - began) / (double)session_count(ss);
    held = (double)(session_count(ss) - session_first(ss));
    c.bytes = (resident() - before) / held;

    began = bench_seconds();
    session_seek(ss, session_first(ss));
    session_seek(ss, session_count(ss) - 1);
    c.replay = (bench_seconds() - began) / 2 / held;
    session_close(ss);
    return c;
}

static void one_run(struct bench *b, const char *name, const char *run,
                    long steps)
{
    struct cost best = { 0 };

    if (!bench_begin(b, name))
        return;
    for (int i = 0; bench_again(b, i); i++) {
        struct cost c = one_try(run, steps);

        if (i == 0) /* later ones take memory that is there */
            best.bytes = c.bytes;
        best.record = bench_best(best.record, c.record);
        best.replay = bench_best(best.replay, c.replay);
    }
    bench_row(b, (double[]){ best.bytes, best.record, best.replay });
}

void bench_traces(struct bench *b)
{
    static const struct column columns[] = {
        { "memory", BYTES, "for one moment that is held" },
        { "recorded", SECONDS, "one moment, found and written down" },
        { "replayed", SECONDS, "one moment, gone across" },
        { NULL, NUMBER, NULL }
    };

    bench_table(b, "runs remembered", columns);
    one_run(b, "trace of backtracking 8x8",
            "tour start=a8 algorithm=backtracking", 1000000);
    one_run(b, "trace of warnsdorff 500x500",
            "tour size=500x500 algorithm=warnsdorff", 200000);
}
