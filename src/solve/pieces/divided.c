/*
 * Each thread has a search of its own, and goes from one unit to the next with
 * it. With more pieces than somebody is known to manage with, nobody need try:
 * that number is found by chance before, and by whoever finds a better one.
 */
#include "solve/pieces/divided.h"

#include <stdatomic.h>
#include <stdlib.h>

#include "base/alloc.h"
#include "base/error.h"
#include "chess/board.h"
#include "chess/mover.h"
#include "solve/job.h"
#include "solve/pieces/cover.h"
#include "solve/pieces/cover/search.h"
#include "solve/pieces/greedy.h"
#include "solve/pieces/peaceful.h"

/* Beginnings are made longer until there are so many; a unit has every
 * UNITS-th of them, and goes through the shorter ones itself. */
enum { UNITS = 256, ENOUGH = 1500, LONGEST = 12 };

struct placing {
    struct board board;
    struct mover mover;
    bool peaceful;
    int depth;       /* of beginnings */
    atomic_int best; /* number of pieces that somebody has */
};

/* One of them. */
struct search {
    struct peaceful *peaceful; /* owned */
    struct cover *cover;       /* owned */
};

static void *begin(const void *context)
{
    const struct placing *p = context;
    struct search *s = xcalloc(1, sizeof *s);
    struct error unasked;

    if (p->peaceful)
        s->peaceful = peaceful_create(&p->board, &p->mover, &unasked);
    else
        s->cover = cover_create(&p->board, &p->mover, &unasked);
    return s;
}

static void end(void *scratch)
{
    struct search *s = scratch;

    peaceful_destroy(s->peaceful);
    cover_destroy(s->cover);
    free(s);
}

static struct job_sum search(const struct placing *p, struct search *s,
                             struct beginning share, const struct job *job,
                             size_t *seen)
{
    int best = atomic_load(&p->best);

    return p->peaceful ? peaceful_share_of(s->peaceful, share, best, job, seen)
                       : cover_share_of(s->cover, share, best, job, seen);
}

/* Beginnings of so many pieces. */
static size_t count_beginnings(const struct placing *p, struct search *s,
                               int depth, const struct job *job)
{
    struct beginning none = { .unit = BEGINNING_NONE, .of = 1, .depth = depth };
    size_t seen;

    search(p, s, none, job, &seen);
    return seen;
}

static size_t prepare(void *context, const struct job *job)
{
    struct placing *p = context;
    struct search *s = begin(p);

    atomic_store(&p->best, greedy_number(&p->board, &p->mover, p->peaceful));
    for (p->depth = 1; p->depth < LONGEST; p->depth++)
        if (count_beginnings(p, s, p->depth, job) >= ENOUGH)
            break;
    end(s);
    return UNITS;
}

/* A level is a number of pieces, or of pieces saved. */
static void note(struct placing *p, int level)
{
    int best = atomic_load(&p->best), number;

    if (level == JOB_NOTHING)
        return;
    number = p->peaceful ? level : -level;
    while ((p->peaceful ? number > best : number < best) &&
           !atomic_compare_exchange_weak(&p->best, &best, number))
        ;
}

static struct job_sum run(const void *context, void *scratch, size_t unit,
                          const struct job *job)
{
    struct placing *p = (void *)context; /* `best` is for all */
    struct beginning share = { .unit = unit, .of = UNITS, .depth = p->depth };
    size_t seen;
    struct job_sum sum = search(p, scratch, share, job, &seen);

    note(p, sum.level);
    return sum;
}

static wide result(const void *context, wide sum)
{
    const struct placing *p = context;

    if (!p->peaceful)
        wide_divide(&sum, COVER_WAY);
    return sum;
}

static void release(void *context)
{
    struct placing *p = context;

    board_free(&p->board);
    free(p);
}

static const struct job_work work = { .division = "first-pieces-1",
                                      .prepare = prepare,
                                      .begin = begin,
                                      .end = end,
                                      .run = run,
                                      .result = result,
                                      .release = release };

static bool is_one_search(const struct placing *p)
{
    struct search *s = begin(p);
    bool one = p->peaceful ? peaceful_divides(s->peaceful)
                           : cover_divides(s->cover);

    end(s);
    return one;
}

struct job *placing_job(const struct board *b, const struct mover *m,
                        bool peaceful, struct error *err)
{
    struct placing *p = xcalloc(1, sizeof *p);

    board_copy(&p->board, b);
    p->mover = *m;
    p->peaceful = peaceful;
    if (is_one_search(p))
        return job_create(&work, p);
    error_set(err, "these are counted by a rule, by one sweep over the board, "
                   "or as a product of its parts: that cannot be divided");
    release(p);
    return NULL;
}
