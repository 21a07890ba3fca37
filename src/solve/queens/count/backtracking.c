/*
 * Counting queens file by file, one solution of each eight: the number of
 * queens_work.h is how far the first file's queen stands from the corners, and
 * the places it goes through are the four edges, see solve/queens/walk.h.
 *
 * A unit of work is a placement of the first three files.
 */
#include <assert.h>
#include <stdlib.h>

#include "base/alloc.h"
#include "solve/job.h"
#include "solve/queens/walk.h"
#include "solve/queens/count/work.h"

enum { PREFIX = 3, SLICE = 1 << 20 };

struct prefix {
    uint8_t rank[PREFIX];
};

struct backtracking {
    int n;
    struct prefix *prefixes; /* owned */
    size_t count, cap;
};

void *queens_backtracking_context(int n)
{
    struct backtracking *bt = xcalloc(1, sizeof *bt);

    assert(n >= 1 && n <= QUEENS_MASK_MAX);
    bt->n = n;
    return bt;
}

static void release(void *context)
{
    struct backtracking *bt = context;

    free(bt->prefixes);
    free(bt);
}

static bool attack(const struct prefix *p, int i, int j)
{
    int apart = abs(p->rank[i] - p->rank[j]);

    return apart == 0 || apart == j - i;
}

static size_t prepare(void *context, const struct job *job)
{
    struct backtracking *bt = context;

    (void)job;
    if (bt->n <= PREFIX)
        return 1;
    for (int i = 0; i < (bt->n + 1) / 2 * bt->n * bt->n; i++) {
        struct prefix p = { { (uint8_t)(i / bt->n / bt->n),
                              (uint8_t)(i / bt->n % bt->n),
                              (uint8_t)(i % bt->n) } };

        if (attack(&p, 0, 1) || attack(&p, 0, 2) || attack(&p, 1, 2))
            continue;
        bt->prefixes = grow(bt->prefixes, bt->count, &bt->cap, sizeof p);
        bt->prefixes[bt->count++] = p;
    }
    return bt->count;
}

static uint64_t run(const void *context, void *scratch, size_t unit,
                    const struct job *job)
{
    const struct backtracking *bt = context;
    const struct prefix *p = &bt->prefixes[unit];
    enum queens_walk_event event;
    struct queens_wish w;
    struct queens_walk qw;
    uint64_t sum = 0;
    long budget = SLICE;

    (void)scratch;
    if (bt->n <= PREFIX) /* 1, 0, 0 */
        return bt->n == 1 ? 3 : 0;
    queens_wish_edges(&w, bt->n, p->rank[0]);
    queens_wish_put(&w, 1, p->rank[1]);
    queens_wish_put(&w, 2, p->rank[2]);
    queens_walk_init(&qw, &w);
    while ((event = queens_walk_next(&qw, &budget)) != QUEENS_WALK_DONE) {
        if (event == QUEENS_WALK_FOUND)
            sum += queens_weight(queens_edges_tied(qw.rank, bt->n));
        else if (job_cancelled(job))
            return 0;
        else
            budget = SLICE;
    }
    return sum;
}

const struct job_work queens_backtracking_work = {
    .prepare = prepare,
    .run = run,
    .result = queens_unweighted,
    .release = release,
};
