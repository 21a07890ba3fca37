/* Counting tours: from a question to one or two counts by frontier.h, or to one
 * by going through them. */
#include "solve/tour/count.h"

#include <assert.h>
#include <stdlib.h>

#include "base/alloc.h"
#include "base/platform/machine.h"
#include "chess/attack.h"
#include "chess/board.h"
#include "solve/frontier/frontier.h"
#include "solve/frontier/pass.h"
#include "solve/frontier/plan.h"
#include "solve/job.h"
#include "solve/tour/all/sieve.h"
#include "solve/tour/all/tally.h"
#include "solve/tour/tour.h"

struct tour_count {
    struct tour_tally *tally; /* owned: it counts, and the rest is not used; or
                                 NULL */
    struct frontier_board board; /* its holes are owned */
    enum tour_count_kind kind;
    bool directed, from_start;
    int squares;
    bool paths, rings; /* what has to be counted */
    uint64_t memory;   /* that it may take */
    int threads;
    struct crew crew;
    int work; /* in all */
    wide count;
    enum frontier_outcome outcome;
    struct job *job;
};

/* --- the question --------------------------------------------------------- */

/* Where a square is when the board lies on its longer side. */
static int placed(const struct board *b, int square)
{
    if (square < 0 || b->files <= b->ranks)
        return square;
    return square % b->files * b->ranks + square / b->files;
}

static void place_board(struct frontier_board *out, const struct board *b)
{
    uint8_t *hole = xcalloc((size_t)board_squares(b), sizeof *hole);

    for (int square = 0; square < board_squares(b); square++)
        hole[placed(b, square)] = b->hole[square];
    out->width = b->files <= b->ranks ? b->files : b->ranks;
    out->height = b->files <= b->ranks ? b->ranks : b->files;
    out->hole = hole;
}

/* By how many squares the one colour is ahead of the other. */
static int imbalance(const struct board *b)
{
    int ahead = 0;

    for (int square = 0; square < board_squares(b); square++)
        if (!b->hole[square])
            ahead += square_colour(square % b->files, square / b->files) ? 1
                                                                         : -1;
    return abs(ahead);
}

/* With both ends given, a tour is closed or not whatever it does between. */
static bool ends_suit(const struct tour_count_question *q, int squares)
{
    bool closed = squares > 2 &&
                  knight_apart(q->start, q->end, q->board->files);

    return q->kind == TOUR_COUNT_ALL ||
           closed == (q->kind == TOUR_COUNT_CLOSED);
}

/* What is not known is not limited. */
static uint64_t allowed(const struct tour_count_question *q)
{
    uint64_t bytes = q->memory ? q->memory : machine_memory();

    return bytes ? bytes : SIZE_MAX;
}

/* As many tours end on a square as begin there: the same ones, reversed. */
static struct tour_count_question turned(const struct tour_count_question *q)
{
    struct tour_count_question from = *q;

    if (q->start < 0) {
        from.start = q->end;
        from.end = -1;
    }
    return from;
}

static void understand(struct tour_count *tc,
                       const struct tour_count_question *asked)
{
    const struct tour_count_question from = turned(asked), *q = &from;
    int ahead = imbalance(q->board);

    assert(q->start < 0 || !q->board->hole[q->start]);
    assert(q->end < 0 || !q->board->hole[q->end]);
    *tc = (struct tour_count){ .kind = q->kind,
                               .directed = q->directed,
                               .from_start = q->start >= 0,
                               .squares = board_squares(q->board) -
                                          q->board->nholes,
                               .memory = allowed(q) };
    if (tc->squares > 1 && q->end >= 0) {
        tc->paths = ahead <= 1 && ends_suit(q, tc->squares);
    } else if (tc->squares > 1) {
        tc->paths = ahead <= 1 && q->kind != TOUR_COUNT_CLOSED;
        tc->rings = ahead == 0 && q->kind != TOUR_COUNT_ALL;
    }
    place_board(&tc->board, q->board);
    tc->board.end[0] = placed(q->board, q->start);
    tc->board.end[1] = placed(q->board, q->end);
}

static void forget(struct tour_count *tc)
{
    free((void *)tc->board.hole);
}

static struct frontier_board part(const struct tour_count *tc, bool open)
{
    struct frontier_board b = tc->board;

    b.open = open;
    b.cuts = frontier_cuts_for(&b, tc->memory);
    return b;
}

/* --- what it takes -------------------------------------------------------- */

static void add_part(const struct tour_count *tc, bool open,
                     struct tour_count_outlay *out)
{
    struct frontier_board b = part(tc, open);
    uint64_t bytes = frontier_memory(&b);

    out->seconds += frontier_seconds(&b);
    out->bytes = bytes > out->bytes ? bytes : out->bytes;
}

/* By one processor. */
static struct tour_count_outlay outlay(const struct tour_count *tc)
{
    struct tour_count_outlay out = { 0 };

    if (tc->paths)
        add_part(tc, true, &out);
    if (tc->rings)
        add_part(tc, false, &out);
    return out;
}

struct tour_count_outlay tour_count_outlay(const struct tour_count *tc)
{
    struct tour_count_outlay out = { 0 };

    if (tc->tally)
        return out; /* nobody knows before */
    out = outlay(tc);
    out.seconds /= tc->threads;
    return out;
}

static bool fits(const struct tour_count *tc, struct error *err)
{
    uint64_t need = outlay(tc).bytes;

    if (need <= tc->memory)
        return true;
    return error_set(err,
                     "counting the tours of this board takes %.1f GB "
                     "of memory at least, and %.1f GB can be had",
                     (double)need / 1e9, (double)tc->memory / 1e9);
}

/* The frontier knows only the knight on a flat board, and all of its tours. */
static bool is_summed_up(const struct tour_count_question *q)
{
    return tour_is_plain(q->board, q->mover) && tour_sieve_is_open(&q->sieve);
}

bool tour_count_possible(const struct tour_count_question *q, struct error *err)
{
    struct tour_count tc;
    bool ok = true;

    if (!is_summed_up(q))
        return true;
    understand(&tc, q);
    if ((tc.paths || tc.rings) && tc.board.width > FRONTIER_WIDTH_MAX)
        ok = error_set(err,
                       "tours can be counted on boards whose shorter "
                       "side is at most %d squares, and here it is %d",
                       FRONTIER_WIDTH_MAX, tc.board.width);
    else if (tc.paths || tc.rings)
        ok = fits(&tc, err);
    forget(&tc);
    return ok;
}

/* --- counting ------------------------------------------------------------- */

static void count_part(struct tour_count *tc, bool open, wide *count)
{
    struct frontier_board b = part(tc, open);

    if (tc->outcome == FRONTIER_COUNTED)
        tc->outcome = frontier_count(&tc->crew, &b, count);
}

static wide combine(const struct tour_count *tc, wide paths, wide rings)
{
    uint64_t ways = tc->directed ? 2 : 1;
    bool one_way = tc->from_start;
    wide walks;

    if (tc->squares <= 1)
        return wide_of(tc->squares == 1 && tc->kind != TOUR_COUNT_OPEN);
    if (tc->board.end[1] >= 0)
        return paths;
    if (tc->kind == TOUR_COUNT_CLOSED)
        return wide_times(rings, ways);
    /* From a given square, a ring can be walked in two directions. */
    walks = wide_times(rings, one_way ? 2 : (uint64_t)tc->squares);
    return wide_times(wide_minus(paths, walks), one_way ? 1 : ways);
}

/* All of it is preparation for no units: the passes have jobs of their own,
 * and threads. */
static size_t count_all(void *context, const struct job *job)
{
    struct tour_count *tc = context;
    wide paths = wide_of(0), rings = wide_of(0);

    tc->crew.job = job;
    if (tc->paths)
        count_part(tc, true, &paths);
    if (tc->rings)
        count_part(tc, false, &rings);
    tc->count = combine(tc, paths, rings);
    return 0;
}

static const struct job_work count_work = { .prepare = count_all };

struct tour_count *tour_count_start(const struct tour_count_question *q,
                                    int threads)
{
    struct tour_count *tc = xmalloc(sizeof *tc);
    struct frontier_board b;

    assert(threads >= 1);
    if (!is_summed_up(q)) {
        *tc = (struct tour_count){ .tally = tour_tally_start(q) };
        return tc;
    }
    understand(tc, q);
    tc->threads = threads;
    if (tc->paths) {
        b = part(tc, true);
        tc->work += frontier_work(&b);
    }
    if (tc->rings) {
        b = part(tc, false);
        tc->work += frontier_work(&b);
    }
    crew_init(&tc->crew, threads, (size_t)tc->memory);
    tc->job = job_start(&count_work, tc, 1);
    return tc;
}

static void explain(const struct tour_count *tc, struct error *out)
{
    if (tc->outcome == FRONTIER_NO_MEMORY)
        error_set(out,
                  "counting took more memory than the %.1f GB that it "
                  "may have",
                  (double)tc->crew.pool.limit / 1e9);
    else
        error_set(out, "there are more ways across half of this board than "
                       "can be counted with 64 bits");
}

static void poll_tally(const struct tour_tally *tally,
                       struct tour_count_status *out)
{
    uint64_t count = 0;

    *out = (struct tour_count_status){ .state = TOUR_COUNT_RUNNING };
    if (!tour_tally_poll(tally, &out->fraction, &count))
        return;
    out->state = TOUR_COUNT_DONE;
    out->count = wide_of(count);
}

void tour_count_poll(const struct tour_count *tc, struct tour_count_status *out)
{
    struct job_status status;

    if (tc->tally) {
        poll_tally(tc->tally, out);
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
        explain(tc, &out->reason);
    }
}

void tour_count_destroy(struct tour_count *tc)
{
    if (!tc)
        return;
    tour_tally_destroy(tc->tally);
    if (!tc->tally) {
        job_destroy(tc->job);
        crew_free(&tc->crew);
        forget(tc);
    }
    free(tc);
}
