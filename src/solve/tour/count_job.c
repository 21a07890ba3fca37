/*
 * A count of tours that is divided. By frontier.h a unit is a slice of the
 * last act; the halves of the board are gone through before, anew by each who
 * counts a part. However much memory there is, the slices are the same: with
 * twice as many cuts all of them together take three times as long as none.
 */
#include <stdlib.h>

#include "base/alloc.h"
#include "base/error.h"
#include "solve/frontier/frontier.h"
#include "solve/frontier/pass.h"
#include "solve/job.h"
#include "solve/tour/all/tally.h"
#include "solve/tour/count.h"
#include "solve/tour/reckoning.h"

enum { CUTS = 2 };

struct slices {
    struct reckoning reckoning;
    struct frontier_board board;
    int threads;
    bool begun; /* there is a crew */
    struct crew crew;
    struct frontier_sweep *sweep; /* owned, or NULL */
    struct error reason;
    bool failed; /* for that reason */
};

static void enlist(void *context, int threads)
{
    ((struct slices *)context)->threads = threads;
}

/* Stopping is no failure. */
static void look(struct slices *s)
{
    enum frontier_outcome outcome = frontier_sweep_outcome(s->sweep);

    if (outcome == FRONTIER_COUNTED || outcome == FRONTIER_CANCELLED)
        return;
    frontier_explain(outcome, s->reckoning.memory, &s->reason);
    s->failed = true;
}

/* It is known that there are none, or one of a single square. */
static bool is_none(const struct slices *s)
{
    return !s->reckoning.paths && !s->reckoning.rings;
}

static size_t prepare(void *context, const struct job *job)
{
    struct slices *s = context;

    if (is_none(s))
        return 0;
    s->failed = !reckoning_fits(&s->reckoning, frontier_memory(&s->board),
                                &s->reason);
    if (s->failed)
        return 0;
    crew_init(&s->crew, s->threads, (size_t)s->reckoning.memory);
    s->begun = true;
    s->crew.job = job;
    s->sweep = frontier_sweep_begin(&s->crew, &s->board);
    look(s);
    return (size_t)frontier_slices(&s->board);
}

static struct job_sum run(const void *context, void *scratch, size_t unit,
                          const struct job *job)
{
    struct slices *s = (void *)context; /* one unit is run at a time */
    wide count = frontier_slice(s->sweep, (int)unit, false);

    (void)scratch, (void)job;
    look(s);
    return (struct job_sum){ 0, count };
}

static bool failed(const void *context, struct error *why)
{
    const struct slices *s = context;

    if (s->failed && why)
        *why = s->reason;
    return s->failed;
}

static wide result(const void *context, wide sum)
{
    const struct slices *s = context;
    wide tours = frontier_tours(&s->board, sum), none = wide_of(0);

    return reckoning_result(&s->reckoning, s->board.open ? tours : none,
                            s->board.open ? none : tours);
}

/* Of the time that all takes the halves take about a third. */
static struct job_outlay outlay(const void *context)
{
    const struct slices *s = context;
    double seconds = is_none(s) ? 0 : frontier_seconds(&s->board);

    return (struct job_outlay){ seconds / 3, seconds * 2 / 3,
                                frontier_memory(&s->board) };
}

static void release(void *context)
{
    struct slices *s = context;

    frontier_sweep_end(s->sweep);
    if (s->begun)
        crew_free(&s->crew);
    reckoning_free(&s->reckoning);
    free(s);
}

static const struct job_work work = { .division = "slices-1",
                                      .enlist = enlist,
                                      .prepare = prepare,
                                      .run = run,
                                      .failed = failed,
                                      .result = result,
                                      .outlay = outlay,
                                      .release = release };

struct job *tour_count_job(const struct tour_count_question *q,
                           struct error *err)
{
    struct slices *s;

    if (!reckoning_suits(q))
        return tour_tally_job(q);
    s = xcalloc(1, sizeof *s);
    s->threads = 1;
    reckoning_init(&s->reckoning, q);
    s->board = s->reckoning.board;
    s->board.open = s->reckoning.paths;
    s->board.cuts = CUTS;
    if (is_none(s) || reckoning_is_narrow(&s->reckoning, err))
        return job_create(&work, s);
    release(s);
    return NULL;
}
