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
#include "solve/pieces/cover/divided.h"
#include "solve/pieces/greedy.h"
#include "solve/pieces/peaceful.h"

/* Beginnings are made longer until there are so many; a unit has every
 * UNITS-th of them, and goes through the shorter ones itself. */
enum { UNITS = 256, ENOUGH = 1500, LONGEST = 12 };

/* Of peaceful pieces; coverings have units of their own. */
struct placing {
    struct board board;
    struct mover mover;
    int depth;       /* of beginnings */
    atomic_int best; /* number of pieces that somebody has */
};

static void *begin(const void *context)
{
    const struct placing *p = context;
    struct error unasked;

    return peaceful_create(&p->board, &p->mover, &unasked);
}

static void end(void *scratch)
{
    peaceful_destroy(scratch);
}

static struct job_sum search(const struct placing *p, struct peaceful *s,
                             struct beginning share, const struct job *job,
                             size_t *seen)
{
    return peaceful_share_of(s, share, atomic_load(&p->best), job, seen);
}

/* Beginnings of so many pieces. */
static size_t count_beginnings(const struct placing *p, struct peaceful *s,
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
    struct peaceful *s = begin(p);

    atomic_store(&p->best, greedy_number(&p->board, &p->mover, true));
    for (p->depth = 1; p->depth < LONGEST; p->depth++)
        if (count_beginnings(p, s, p->depth, job) >= ENOUGH)
            break;
    end(s);
    return UNITS;
}

/* A level is a number of pieces. */
static void note(struct placing *p, int level)
{
    int best = atomic_load(&p->best);

    while (level > best &&
           !atomic_compare_exchange_weak(&p->best, &best, level))
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
                                      .release = release };

static bool is_one_search(const struct placing *p)
{
    struct peaceful *s = begin(p);
    bool one = peaceful_divides(s);

    end(s);
    return one;
}

static struct job *peaceful_job(const struct board *b, const struct mover *m)
{
    struct placing *p = xcalloc(1, sizeof *p);

    board_copy(&p->board, b);
    p->mover = *m;
    if (is_one_search(p))
        return job_create(&work, p);
    release(p);
    return NULL;
}

struct job *placing_job(const struct board *b, const struct mover *m,
                        bool peaceful, struct error *err)
{
    struct job *job = peaceful ? peaceful_job(b, m) : cover_job(b, m);

    if (!job)
        error_set(err, "these are counted by a rule, by one sweep over the "
                       "board, or as a product of its parts: that cannot be "
                       "divided");
    return job;
}
