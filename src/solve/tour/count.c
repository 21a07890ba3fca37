/* Counting tours: one or two counts by frontier.h, or one by going through
 * them. */
#include "solve/tour/count.h"

#include <assert.h>
#include <stdlib.h>

#include "base/alloc.h"
#include "solve/frontier/frontier.h"
#include "solve/frontier/pass.h"
#include "solve/job.h"
#include "solve/tour/all/tally.h"
#include "solve/tour/reckoning.h"

struct tour_count {
    bool listed; /* the job goes through them: what follows is not used */
    struct reckoning reckoning;
    int threads;
    struct crew crew;
    int work; /* in all */
    wide count;
    enum frontier_outcome outcome;
    struct job *job; /* owned */
};

bool tour_count_possible(const struct tour_count_question *q, struct error *err)
{
    struct reckoning r;
    bool ok;

    if (!reckoning_suits(q))
        return true;
    reckoning_init(&r, q);
    ok = (!r.paths && !r.rings) ||
         (reckoning_is_narrow(&r, err) &&
          reckoning_fits(&r, reckoning_bytes(&r), err));
    reckoning_free(&r);
    return ok;
}

struct tour_count_outlay tour_count_outlay(const struct tour_count *tc)
{
    if (tc->listed) /* nobody knows before */
        return (struct tour_count_outlay){ 0 };
    return (struct tour_count_outlay){ reckoning_seconds(&tc->reckoning) /
                                           tc->threads,
                                       reckoning_bytes(&tc->reckoning) };
}

/* --- counting ------------------------------------------------------------- */

static void count_part(struct tour_count *tc, bool open, wide *count)
{
    struct frontier_board b = reckoning_board(&tc->reckoning, open);

    if (tc->outcome == FRONTIER_COUNTED)
        tc->outcome = frontier_count(&tc->crew, &b, count);
}

/* All of it is preparation for no units: the passes have jobs of their own,
 * and threads. */
static size_t count_all(void *context, const struct job *job)
{
    struct tour_count *tc = context;
    wide paths = wide_of(0), rings = wide_of(0);

    tc->crew.job = job;
    if (tc->reckoning.paths)
        count_part(tc, true, &paths);
    if (tc->reckoning.rings)
        count_part(tc, false, &rings);
    tc->count = reckoning_result(&tc->reckoning, paths, rings);
    return 0;
}

static const struct job_work count_work = { .prepare = count_all };

static int work_of(const struct reckoning *r, bool open)
{
    struct frontier_board b = reckoning_board(r, open);

    return frontier_work(&b);
}

struct tour_count *tour_count_start(const struct tour_count_question *q,
                                    int threads)
{
    struct tour_count *tc = xcalloc(1, sizeof *tc);

    assert(threads >= 1);
    tc->threads = threads;
    if (!reckoning_suits(q)) {
        tc->listed = true;
        tc->job = tour_tally_job(q);
        job_begin(tc->job, threads);
        return tc;
    }
    reckoning_init(&tc->reckoning, q);
    if (tc->reckoning.paths)
        tc->work += work_of(&tc->reckoning, true);
    if (tc->reckoning.rings)
        tc->work += work_of(&tc->reckoning, false);
    crew_init(&tc->crew, threads, (size_t)tc->reckoning.memory);
    tc->job = job_start(&count_work, tc, 1);
    return tc;
}

static void poll_listed(const struct tour_count *tc,
                        struct tour_count_status *out)
{
    struct job_status status;

    job_poll(tc->job, &status);
    *out = (struct tour_count_status){ .state = TOUR_COUNT_RUNNING,
                                       .fraction = status.fraction };
    if (status.state != JOB_DONE)
        return;
    out->state = TOUR_COUNT_DONE;
    out->count = status.result;
}

void tour_count_poll(const struct tour_count *tc, struct tour_count_status *out)
{
    struct job_status status;

    if (tc->listed) {
        poll_listed(tc, out);
        return;
    }
    job_poll(tc->job, &status);
    *out = (struct tour_count_status){
        .state = TOUR_COUNT_RUNNING,
        .fraction = tc->work ? crew_done(&tc->crew) / tc->work : 0
    };
    if (status.state != JOB_DONE)
        return;
    if (tc->outcome == FRONTIER_COUNTED) {
        out->state = TOUR_COUNT_DONE;
        out->fraction = 1;
        out->count = tc->count;
    } else {
        out->state = TOUR_COUNT_FAILED;
        frontier_explain(tc->outcome, tc->reckoning.memory, &out->reason);
    }
}

void tour_count_destroy(struct tour_count *tc)
{
    if (!tc)
        return;
    job_destroy(tc->job);
    if (!tc->listed) {
        crew_free(&tc->crew);
        reckoning_free(&tc->reckoning);
    }
    free(tc);
}
