/*
 * The starts are found once, for every number of pieces that may have to be
 * tried, below the orbits of the first piece: so a part has the symmetry of the
 * whole, and nothing is gone through twice. With more pieces than somebody is
 * known to manage with, nobody need try: that number is found by chance before,
 * and by whoever finds a better one. Units are sorted by it, so that what is
 * done in order tries no number before those below it are out of the question.
 */
#include "solve/pieces/cover/divided.h"

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

/* Starts are given one more piece each until there are so many; a unit has
 * every UNITS-th of those for a number of pieces. */
enum { UNITS = 256, ENOUGH = 400, SLICE = 20000 };

struct starts {
    struct cover_start *at; /* owned */
    size_t n, cap;
};

struct covering {
    struct board board;
    struct mover mover;
    struct starts *starts; /* owned; by number of pieces, up to `most` */
    int least, most;       /* fewer than `least` are out of the question */
    atomic_int best;       /* number of pieces that somebody has */
};

static void *begin(const void *context)
{
    const struct covering *c = context;
    struct error unasked;

    return cover_create(&c->board, &c->mover, &unasked);
}

static void end(void *scratch)
{
    cover_destroy(scratch);
}

/* --- starts --------------------------------------------------------------- */

static struct cover_start *add(struct starts *s)
{
    s->at = grow(s->at, s->n, &s->cap, sizeof *s->at);
    return &s->at[s->n++];
}

/* With a piece more each. */
static void spread(struct cover_search *search, int pieces, struct starts *s)
{
    struct starts next = { 0 };
    struct cover_start one;

    for (size_t i = 0; i < s->n; i++) {
        cover_search_go_from(search, pieces, &s->at[i]);
        while (cover_search_spread(search, &one))
            *add(&next) = one;
    }
    free(s->at);
    *s = next;
}

static void find_starts(struct cover_search *search, int pieces,
                        const struct job *job, struct starts *s)
{
    cover_search_start(search, add(s));
    for (int depth = 0; depth < pieces - 1 && s->n < ENOUGH; depth++)
        if (!job_cancelled(job))
            spread(search, pieces, s);
}

static size_t prepare(void *context, const struct job *job)
{
    struct covering *c = context;
    struct cover *cover = begin(c);

    c->most = greedy_number(&c->board, &c->mover, false);
    atomic_store(&c->best, c->most);
    c->starts = xcalloc((size_t)c->most + 1, sizeof *c->starts);
    c->least = 1;
    for (int pieces = 1; pieces <= c->most; pieces++) {
        struct starts *s = &c->starts[pieces];

        find_starts(cover_one_search(cover), pieces, job, s);
        if (s->n == 0 && pieces < c->most)
            c->least = pieces + 1;
    }
    end(cover);
    return (size_t)(c->most - c->least + 1) * UNITS;
}

/* --- units ---------------------------------------------------------------- */

static void count(struct cover_search *search, const struct job *job,
                  struct part *found)
{
    bool done = false;

    while (!done && !job_cancelled(job)) {
        long budget = SLICE;

        done = cover_search_count(search, &budget, found);
    }
}

static void note(struct covering *c, int pieces)
{
    int best = atomic_load(&c->best);

    while (pieces < best &&
           !atomic_compare_exchange_weak(&c->best, &best, pieces))
        ;
}

static struct job_sum run(const void *context, void *scratch, size_t unit,
                          const struct job *job)
{
    struct covering *c = (void *)context; /* `best` is for all */
    struct cover_search *search = cover_one_search(scratch);
    int pieces = c->least + (int)(unit / UNITS);
    const struct starts *s = &c->starts[pieces];
    struct part found = { 0 };

    for (size_t i = unit % UNITS; i < s->n; i += UNITS) {
        if (pieces > atomic_load(&c->best))
            break;
        cover_search_go_from(search, pieces, &s->at[i]);
        count(search, job, &found);
    }
    if (wide_is(found.count, 0))
        return (struct job_sum){ JOB_NOTHING, wide_of(0) };
    note(c, pieces);
    return (struct job_sum){ -pieces, found.count };
}

static wide result(const void *context, wide sum)
{
    (void)context;
    wide_divide(&sum, COVER_WAY);
    return sum;
}

static void release(void *context)
{
    struct covering *c = context;

    for (int pieces = 1; c->starts && pieces <= c->most; pieces++)
        free(c->starts[pieces].at);
    free(c->starts);
    board_free(&c->board);
    free(c);
}

static const struct job_work work = { .division = "first-pieces-2",
                                      .prepare = prepare,
                                      .begin = begin,
                                      .end = end,
                                      .run = run,
                                      .result = result,
                                      .release = release };

struct job *cover_job(const struct board *b, const struct mover *m)
{
    struct covering *c = xcalloc(1, sizeof *c);
    struct cover *cover;
    bool one;

    board_copy(&c->board, b);
    c->mover = *m;
    cover = begin(c);
    one = cover_one_search(cover);
    end(cover);
    if (one)
        return job_create(&work, c);
    release(c);
    return NULL;
}
