/* See the header. */
#include "solve/tour/all/tally.h"

#include <stdatomic.h>
#include <stdlib.h>

#include "base/alloc.h"
#include "chess/board.h"
#include "chess/mover.h"
#include "chess/move_order.h"
#include "solve/job.h"
#include "solve/tour/all/sieve.h"
#include "solve/tour/all/stream.h"
#include "solve/tour/count_question.h"

enum { SLICE = 20000, WHOLE = 1000000 };

struct tour_tally {
    struct board board;
    struct mover mover;
    struct tour_count_question question; /* about these two */
    int squares;
    bool alike;      /* all starts have as many, so that one stands for all */
    atomic_int done; /* of WHOLE */
    uint64_t count;  /* when the job is done */
    struct job *job;
};

/* Of one start: from it, both directions are two tours; of all, as the question
 * has it. */
static uint64_t of_all_starts(const struct tour_tally *tt, uint64_t n)
{
    if (!tt->alike)
        return n;
    n *= (uint64_t)tt->squares;
    return tt->question.directed || tt->squares == 1 ? n : n / 2;
}

/* All of it is preparation for no units: there is one way through them. */
static size_t go_through(void *context, const struct job *job)
{
    static const struct move_order order = { { 0, 1, 2, 3, 4, 5, 6, 7 },
                                             false };
    struct tour_tally *tt = context;
    struct tour_stream *ts = tour_stream_create(&tt->question, &order, 0);
    enum tour_stream_state state;
    long budget = SLICE;
    uint64_t n = 0;

    do {
        state = tour_stream_step(ts, &budget);
        n += state == TOUR_STREAM_FOUND;
        if (budget <= 0) {
            budget = SLICE;
            atomic_store(&tt->done, (int)(tour_stream_share(ts) * WHOLE));
        }
    } while (state != TOUR_STREAM_DONE && !job_cancelled(job));
    tour_stream_destroy(ts);
    tt->count = of_all_starts(tt, n);
    return 0;
}

static const struct job_work work = { .prepare = go_through };

struct tour_tally *tour_tally_start(const struct tour_count_question *q)
{
    struct tour_tally *tt = xcalloc(1, sizeof *tt);

    board_copy(&tt->board, q->board);
    tt->mover = *q->mover;
    tt->question = *q;
    tt->question.board = &tt->board;
    tt->question.mover = &tt->mover;
    tt->squares = board_squares(q->board) - q->board->nholes;
    tt->alike = q->board->surface == SURFACE_TORUS && q->board->nholes == 0 &&
                q->start < 0 && q->end < 0 && q->kind != TOUR_COUNT_CLOSED &&
                tour_sieve_is_open(&q->sieve);
    if (tt->alike)
        tt->question.start = 0;
    tt->job = job_start(&work, tt, 1);
    return tt;
}

bool tour_tally_poll(const struct tour_tally *tt, double *fraction,
                     uint64_t *count)
{
    struct job_status status;

    job_poll(tt->job, &status);
    *fraction = (double)atomic_load(&tt->done) / WHOLE;
    if (status.state != JOB_DONE)
        return false;
    *fraction = 1;
    *count = tt->count;
    return true;
}

void tour_tally_destroy(struct tour_tally *tt)
{
    if (!tt)
        return;
    job_destroy(tt->job);
    board_free(&tt->board);
    free(tt);
}
