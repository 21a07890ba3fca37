/*
 * Tours one after another. Where only the end is given, those that begin
 * there are searched for and walked the other way. On small boards another
 * search gives the same tours in the same order in less time.
 */
#include "solve/tour/all/stream.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/text.h"
#include "chess/board.h"
#include "solve/tour/all/sieve.h"
#include "solve/tour/all/small.h"
#include "solve/tour/count_question.h"
#include "solve/tour/tour.h"

struct tour_stream {
    struct tour_count_question question; /* turned round if `reversed` */
    bool reversed;
    struct tour_question search_for; /* from the start under way */
    struct tour_search *search;      /* owned; NULL between two starts */
    struct tour_small *small;        /* owned; has its place if it can */
    int *path;                       /* owned; the knight's so far */
    int depth, squares;
    bool done;
    bool measured;       /* the fewest crossings are known; until then they are
                            looked for, in a pass of its own */
    uint64_t fewest;     /* crossings, of those seen */
    uint64_t crossings;  /* of the tour that was found, if that matters */
    int *kept_to, nkept; /* owned: squares to begin with, or NULL */
};

static const struct tour_method *const method = &tour_warnsdorff;

static int before_first(const struct tour_stream *ts)
{
    if (ts->kept_to)
        return ts->kept_to[0] - 1;
    return ts->question.start < 0 ? -1 : ts->question.start - 1;
}

struct tour_stream *tour_stream_create(const struct tour_count_question *q,
                                       const struct move_order *order,
                                       uint64_t seed)
{
    struct tour_stream *ts = xmalloc(sizeof *ts);
    int squares = board_squares(q->board) - q->board->nholes;

    *ts = (struct tour_stream){ .question = *q,
                                .fewest = UINT64_MAX,
                                .reversed = q->start < 0 && q->end >= 0,
                                .squares = squares };
    if (ts->reversed) {
        ts->question.start = q->end;
        ts->question.end = -1;
    }
    ts->measured = q->sieve.crossings != TOUR_CROSSINGS_FEWEST;
    ts->search_for = (struct tour_question){ .board = q->board,
                                             .mover = q->mover,
                                             .start = before_first(ts),
                                             .end = ts->question.end,
                                             .closed = q->kind ==
                                                       TOUR_COUNT_CLOSED,
                                             .order = *order,
                                             .seed = seed };
    ts->path = xcalloc((size_t)squares + 1, sizeof *ts->path);
    return ts;
}

void tour_stream_destroy(struct tour_stream *ts)
{
    if (!ts)
        return;
    if (ts->search)
        method->destroy(ts->search);
    tour_small_destroy(ts->small);
    free(ts->path);
    free(ts->kept_to);
    free(ts);
}

bool tour_stream_keeps(const struct tour_count_question *q)
{
    bool both = q->start >= 0 && q->end >= 0;
    struct tour_question search = { .board = q->board,
                                    .mover = q->mover,
                                    .start = q->start,
                                    .end = both ? q->end : -1,
                                    .closed = q->kind == TOUR_COUNT_CLOSED };

    return tour_small_suits(&search);
}

void tour_stream_keep_to(struct tour_stream *ts, const int *squares, int n)
{
    size_t size = (size_t)n * sizeof *ts->kept_to;

    ts->kept_to = xmalloc(size);
    memcpy(ts->kept_to, squares, size);
    ts->nkept = n;
    ts->search_for.start = squares[0] - 1;
}

int tour_stream_squares(const struct tour_stream *ts)
{
    return ts->squares;
}

void tour_stream_tour(const struct tour_stream *ts, int *squares)
{
    for (int i = 0; i < ts->squares; i++)
        squares[i] = ts->path[ts->reversed ? ts->squares - 1 - i : i];
}

uint64_t tour_stream_crossings(const struct tour_stream *ts)
{
    return ts->crossings;
}

/* Is the tour that was found one of those asked for? Of a tour and its
 * reverse, the one that begins with the lesser square is. */
static bool asked_for(const struct tour_stream *ts)
{
    const struct tour_count_question *q = &ts->question;
    struct tour_question ring = { .board = q->board,
                                  .mover = q->mover,
                                  .start = ts->path[0],
                                  .end = -1,
                                  .closed = true };
    int last = ts->path[ts->squares - 1];
    bool closed = tour_may_end(&ring, last);

    if (ts->squares == 1)
        return q->kind != TOUR_COUNT_OPEN;
    if (q->kind == TOUR_COUNT_CLOSED)
        return closed && (q->directed || q->end >= 0 || ts->path[1] < last);
    return !(closed && q->kind == TOUR_COUNT_OPEN) &&
           (q->directed || q->start >= 0 || ts->path[0] < last);
}

/* Is it wanted, of those asked for? While the fewest crossings are looked for,
 * none is. */
static bool is_wanted(struct tour_stream *ts)
{
    const struct tour_sieve *sieve = &ts->question.sieve;

    if (tour_sieve_is_open(sieve))
        return true;
    if (!tour_sieve_keeps(&ts->question, ts->path, ts->squares, ts->reversed,
                          &ts->crossings))
        return false;
    if (sieve->crossings != TOUR_CROSSINGS_FEWEST)
        return true;
    if (!ts->measured && ts->crossings < ts->fewest)
        ts->fewest = ts->crossings;
    return ts->measured && ts->crossings == ts->fewest;
}

/* A ring goes through every square, so one start is enough. */
static bool is_last_start(const struct tour_stream *ts)
{
    int start = ts->search_for.start;

    return start >= board_squares(ts->question.board) ||
           (ts->question.start >= 0 && start > ts->question.start) ||
           (ts->kept_to && start > ts->kept_to[0]) ||
           (ts->question.kind == TOUR_COUNT_CLOSED && ts->depth > 0);
}

static void begin_small(struct tour_stream *ts)
{
    ts->small = tour_small_create(&ts->search_for, &ts->question);
    if (ts->kept_to)
        tour_small_keep_to(ts->small, ts->kept_to, ts->nkept);
}

static void next_start(struct tour_stream *ts)
{
    const struct board *b = ts->question.board;
    struct tour_question *q = &ts->search_for;
    struct text reason;

    do
        q->start++;
    while (q->start < board_squares(b) && b->hole[q->start]);
    ts->done = is_last_start(ts);
    if (ts->done)
        return;
    ts->path[0] = q->start;
    ts->depth = 1;
    text_init(&reason);
    if (tour_impossible(q, &reason))
        ; /* on to the next */
    else if (tour_small_suits(q))
        begin_small(ts);
    else
        ts->search = method->create(q);
    text_free(&reason);
}

/* One node; true if it completed a tour that is asked for. Nodes to the next
 * one may be few, but to look at one takes as long as its squares are many. */
static bool search_on(struct tour_stream *ts, long *budget)
{
    struct tour_step step;

    method->step(ts->search, &step);
    *budget -= step.looked;
    if (step.event == TOUR_ENTER) {
        ts->path[ts->depth++] = step.square;
    } else if (step.event == TOUR_RETREAT) {
        ts->depth--;
    } else if (step.event == TOUR_NONE) {
        method->destroy(ts->search);
        ts->search = NULL;
    }
    if (step.event != TOUR_FOUND || !asked_for(ts))
        return false;
    *budget -= tour_sieve_is_open(&ts->question.sieve) ? 0 : ts->squares;
    return is_wanted(ts);
}

/* The same by the search for small boards, many nodes at once. */
static bool search_small(struct tour_stream *ts, long *budget)
{
    enum tour_small_state state = tour_small_next(ts->small, budget);

    if (state == TOUR_SMALL_DONE) {
        tour_small_destroy(ts->small);
        ts->small = NULL;
    }
    if (state != TOUR_SMALL_FOUND)
        return false;
    memcpy(ts->path, tour_small_path(ts->small),
           (size_t)ts->squares * sizeof *ts->path);
    return asked_for(ts) && is_wanted(ts);
}

/* The fewest crossings are known: now for those who have them. */
static void begin_again(struct tour_stream *ts)
{
    ts->measured = true;
    ts->done = ts->fewest == UINT64_MAX; /* nobody has any */
    ts->search_for.start = before_first(ts);
    ts->depth = 0;
}

enum tour_stream_state tour_stream_step(struct tour_stream *ts, long *budget)
{
    while (*budget > 0 && !(ts->done && ts->measured)) {
        if (ts->small) {
            if (search_small(ts, budget))
                return TOUR_STREAM_FOUND;
            continue;
        }
        --*budget;
        if (ts->done)
            begin_again(ts);
        else if (!ts->search)
            next_start(ts);
        else if (search_on(ts, budget))
            return TOUR_STREAM_FOUND;
    }
    return ts->done && ts->measured ? TOUR_STREAM_DONE : TOUR_STREAM_MORE;
}
