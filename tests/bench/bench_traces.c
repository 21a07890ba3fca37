/* What it costs to remember a run: memory and time for every moment. */
#include <stddef.h>

#include "base/error.h"
#include "bench.h"
#include "modules/list.h"
#include "puzzle/control.h"
#include "puzzle/puzzle.h"
#include "puzzle/trace.h"
#include "session/run.h"

struct cost {
    double bytes, record, replay;
};

/* A run of `steps`, without a session; then across it and back. */
static struct cost one_try(const struct run *run, long steps)
{
    const struct plan *plan = &run->plan;
    struct trace tr;
    struct puzzle *pz;
    struct position pos;
    struct cost c;
    double began, moments;
    size_t last;

    trace_init(&tr, plan->files, plan->ranks);
    pz = plan->activity->create(&run->params, &tr);
    position_init(&pos, plan->files, plan->ranks);
    position_copy(&pos, &tr.tip);
    began = bench_seconds();
    plan->activity->step(pz, &tr, &steps);
    c.record = bench_seconds() - began;

    last = trace_end(&tr) - 1;
    moments = (double)last;
    began = bench_seconds();
    trace_replay(&tr, &pos, 0, last);
    trace_replay(&tr, &pos, last, 0);
    c.replay = (bench_seconds() - began) / 2 / moments;
    c.record /= moments;
    c.bytes = (double)(tr.nchanges * sizeof *tr.changes +
                       tr.nmoments * sizeof *tr.moments) /
              moments;
    plan->activity->destroy(pz);
    position_free(&pos);
    trace_free(&tr);
    return c;
}

static void one_run(struct bench *b, const char *name, const char *text,
                    long steps)
{
    double began = bench_seconds();
    struct cost best = { 0 };
    struct error err;
    struct run run;

    if (!bench_wants(b, name) || !run_parse(&run, puzzle_classes, text, &err))
        return;
    for (int i = 0; bench_again(i, began); i++) {
        struct cost c = one_try(&run, steps);

        best.bytes = c.bytes;
        best.record = bench_best(best.record, c.record);
        best.replay = bench_best(best.replay, c.replay);
    }
    bench_row(b, name,
              (double[]){ best.bytes, best.record * 1e9, best.replay * 1e9 });
    run_free(&run);
}

void bench_traces(struct bench *b)
{
    static const char *const columns[] = { "bytes", "ns recorded",
                                           "ns replayed", NULL };

    bench_table(b, "trace, for one moment", columns);
    one_run(b, "trace of backtracking 8x8",
            "tour start=a8 algorithm=backtracking", 1000000);
    one_run(b, "trace of warnsdorff 500x500",
            "tour size=500x500 algorithm=warnsdorff", 200000);
}
