/* See the header. */
#include "solve/tour/all/tally.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "chess/attack.h"
#include "chess/board.h"
#include "chess/mover.h"
#include "chess/move_order.h"
#include "solve/job.h"
#include "solve/tour/all/sieve.h"
#include "solve/tour/all/stream.h"
#include "solve/tour/count_question.h"

/*
 * Beginnings are made longer until there are so many, or each has so many
 * squares. If too much still follows some of them, as where seams lead on from
 * everywhere, until there are far more.
 */
enum {
    SLICE = 20000,
    ENOUGH = 2000,
    LONGEST = 8,
    MOST = 100000,
    LONGEST_OF_MOST = 16,
    LOOKED_AT = 5, /* of all, to see what follows */
    MUCH = 200000  /* squares entered */
};

/* Ways to begin, all of the same length. */
struct beginnings {
    int *squares; /* owned; `length` of each */
    size_t n, cap;
    int length;
};

struct tally {
    struct board board;
    struct mover mover;
    struct tour_count_question question; /* about these two */
    int squares;
    bool alike;  /* all starts have as many, so that one stands for all */
    bool fewest; /* of crossings: those count alone */
    struct beginnings units;
};

/* --- units ---------------------------------------------------------------- */

static const int *beginning(const struct beginnings *bs, size_t i)
{
    return bs->squares + i * (size_t)bs->length;
}

/* One that begins as `from` does, and goes on to `last`. */
static void add(struct beginnings *bs, const int *from, int last)
{
    size_t size = (size_t)bs->length * sizeof *from;
    int *to;

    bs->squares = grow(bs->squares, bs->n, &bs->cap, size);
    to = bs->squares + bs->n++ * (size_t)bs->length;
    memcpy(to, from, size - sizeof *from);
    to[bs->length - 1] = last;
}

/* Where tours are searched from: of those with just an end given, from there;
 * and a ring goes through every square. */
static void add_starts(struct tally *t)
{
    const struct tour_count_question *q = &t->question;
    int start = q->start >= 0 ? q->start : q->end;

    t->units = (struct beginnings){ .length = 1 };
    for (int square = 0; square < board_squares(&t->board); square++)
        if (!t->board.hole[square] && (start < 0 || square == start) &&
            (q->kind != TOUR_COUNT_CLOSED || t->units.n == 0))
            add(&t->units, &square, square);
}

static bool contains(const int *squares, int n, int square)
{
    for (int i = 0; i < n; i++)
        if (squares[i] == square)
            return true;
    return false;
}

/* By one square each, in all ways. */
static void lengthen(struct tally *t)
{
    int *to = xcalloc((size_t)attack_max(&t->board), sizeof *to);
    struct beginnings old = t->units;

    t->units = (struct beginnings){ .length = old.length + 1 };
    for (size_t i = 0; i < old.n; i++) {
        const int *from = beginning(&old, i);
        int ways = attack_squares(&t->board, NULL, &t->mover,
                                  from[old.length - 1], to);

        for (int k = 0; k < ways; k++)
            if (!contains(from, old.length, to[k]))
                add(&t->units, from, to[k]);
    }
    free(old.squares);
    free(to);
}

/* The tours that begin so. */
static struct tour_stream *open_unit(const struct tally *t, size_t unit)
{
    static const struct move_order order = { { 0, 1, 2, 3, 4, 5, 6, 7 },
                                             false };
    struct tour_stream *ts = tour_stream_create(&t->question, &order, 0);

    tour_stream_keep_to(ts, beginning(&t->units, unit), t->units.length);
    return ts;
}

static bool is_much(const struct tally *t, size_t unit)
{
    struct tour_stream *ts = open_unit(t, unit);
    enum tour_stream_state state;
    long budget = MUCH;

    do
        state = tour_stream_step(ts, &budget);
    while (state != TOUR_STREAM_DONE && budget > 0);
    tour_stream_destroy(ts);
    return state != TOUR_STREAM_DONE;
}

/* Told by some of them that lie apart, the same ones on any machine. */
static bool are_coarse(const struct tally *t, const struct job *job)
{
    const size_t n = t->units.n;
    int much = 0;

    for (size_t i = 0;
         2 * much < LOOKED_AT && i < LOOKED_AT && !job_cancelled(job); i++)
        much += is_much(t, (2 * i + 1) * n / (2 * LOOKED_AT));
    return 2 * much > LOOKED_AT;
}

static bool are_long_enough(const struct tally *t, const struct job *job)
{
    const struct beginnings *bs = &t->units;

    if (bs->n == 0 || bs->length >= t->squares || bs->n >= MOST ||
        bs->length >= LONGEST_OF_MOST)
        return true;
    return (bs->n >= ENOUGH || bs->length >= LONGEST) && !are_coarse(t, job);
}

static size_t prepare(void *context, const struct job *job)
{
    struct tally *t = context;
    bool may = tour_stream_keeps(&t->question);

    add_starts(t);
    while (may && !are_long_enough(t, job))
        lengthen(t);
    return t->units.n;
}

/* --- counting ------------------------------------------------------------- */

/* Those with fewer crossings are of a higher level. */
static struct job_sum found(const struct tally *t, const struct tour_stream *ts)
{
    uint64_t crossings = t->fewest ? tour_stream_crossings(ts) : 0;

    return (struct job_sum){ -(int)crossings, wide_of(1) };
}

static struct job_sum run(const void *context, void *scratch, size_t unit,
                          const struct job *job)
{
    const struct tally *t = context;
    struct tour_stream *ts = open_unit(t, unit);
    struct job_sum sum = { t->fewest ? JOB_NOTHING : 0, wide_of(0) };
    enum tour_stream_state state;
    long budget = SLICE;

    (void)scratch;
    do {
        state = tour_stream_step(ts, &budget);
        if (state == TOUR_STREAM_FOUND)
            job_sum_add(&sum, found(t, ts));
        if (budget <= 0)
            budget = SLICE;
    } while (state != TOUR_STREAM_DONE && !job_cancelled(job));
    tour_stream_destroy(ts);
    return sum;
}

/* Of one start: from it, both directions are two tours; of all, as the question
 * has it. */
static wide result(const void *context, wide count)
{
    const struct tally *t = context;

    if (!t->alike)
        return count;
    count = wide_times(count, (uint64_t)t->squares);
    if (!t->question.directed && t->squares > 1)
        wide_divide(&count, 2);
    return count;
}

static void release(void *context)
{
    struct tally *t = context;

    free(t->units.squares);
    board_free(&t->board);
    free(t);
}

static const struct job_work work = { .division = "beginnings-2",
                                      .prepare = prepare,
                                      .run = run,
                                      .result = result,
                                      .release = release };

/* Whatever crosses itself least is found by comparing all: none is left out
 * before. */
static void take_question(struct tally *t, const struct tour_count_question *q)
{
    t->question = *q;
    t->question.board = &t->board;
    t->question.mover = &t->mover;
    if (t->alike)
        t->question.start = 0;
    if (t->fewest) {
        t->question.sieve.crossings = TOUR_CROSSINGS_MOST;
        t->question.sieve.most = INT_MAX;
    }
}

struct job *tour_tally_job(const struct tour_count_question *q)
{
    struct tally *t = xcalloc(1, sizeof *t);

    board_copy(&t->board, q->board);
    t->mover = *q->mover;
    t->squares = board_squares(q->board) - q->board->nholes;
    t->alike = q->board->surface == SURFACE_TORUS && q->board->nholes == 0 &&
               q->start < 0 && q->end < 0 && q->kind != TOUR_COUNT_CLOSED &&
               tour_sieve_is_open(&q->sieve);
    t->fewest = q->sieve.crossings == TOUR_CROSSINGS_FEWEST;
    take_question(t, q);
    return job_create(&work, t);
}
