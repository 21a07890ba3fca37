/*
 * Counting queens file by file, one solution of each eight: the number of
 * queens_work.h is how far the first file's queen stands from the corners, and
 * the places it goes through are the four edges, see solve/queens/walk.h.
 *
 * A unit of work is a placement of the first three files, or, on a board that
 * takes days, of the first five: so none takes more than a minute.
 */
#include <assert.h>
#include <stdlib.h>

#include "base/alloc.h"
#include "solve/job.h"
#include "solve/queens/walk.h"
#include "solve/queens/count/work.h"

enum { PREFIX = 5, LARGE = 18, SLICE = 1 << 20 };

struct prefix {
    uint8_t rank[PREFIX];
};

struct backtracking {
    int n;
    bool fundamental;
    struct prefix *prefixes; /* owned */
    size_t count, cap;
};

void *queens_backtracking_context(int n, bool fundamental)
{
    struct backtracking *bt = xcalloc(1, sizeof *bt);

    assert(n >= 1 && n <= QUEENS_MASK_MAX);
    bt->n = n;
    bt->fundamental = fundamental;
    return bt;
}

static void release(void *context)
{
    struct backtracking *bt = context;

    free(bt->prefixes);
    free(bt);
}

static int prefix_of(int n)
{
    return n < LARGE ? 3 : PREFIX;
}

static bool is_safe(const struct prefix *p, int files)
{
    for (int i = 0; i < files; i++)
        for (int j = i + 1; j < files; j++) {
            int apart = abs(p->rank[i] - p->rank[j]);

            if (apart == 0 || apart == j - i)
                return false;
        }
    return true;
}

/* Number k of the ways to put a piece on each of these files, the first of
 * which counts most. */
static struct prefix prefix_at(int n, int files, int k)
{
    struct prefix p = { { 0 } };

    for (int file = files; file-- > 0; k /= n)
        p.rank[file] = (uint8_t)(k % n);
    return p;
}

static size_t prepare(void *context, const struct job *job)
{
    struct backtracking *bt = context;
    int files = prefix_of(bt->n), all = (bt->n + 1) / 2;

    (void)job;
    if (bt->n <= 3)
        return 1;
    for (int file = 1; file < files; file++)
        all *= bt->n;
    for (int i = 0; i < all; i++) {
        struct prefix p = prefix_at(bt->n, files, i);

        if (!is_safe(&p, files))
            continue;
        bt->prefixes = grow(bt->prefixes, bt->count, &bt->cap, sizeof p);
        bt->prefixes[bt->count++] = p;
    }
    return bt->count;
}

static struct job_sum run(const void *context, void *scratch, size_t unit,
                          const struct job *job)
{
    const struct backtracking *bt = context;
    const struct prefix *p;
    enum queens_walk_event event;
    struct queens_wish w;
    struct queens_walk qw;
    uint64_t sum = 0;
    long budget = SLICE;

    (void)scratch;
    if (bt->n <= 3) /* 1, 0, 0 */
        return job_just(bt->n == 1 ? 3 : 0);
    p = &bt->prefixes[unit];
    queens_wish_edges(&w, bt->n, p->rank[0]);
    for (int file = 1; file < prefix_of(bt->n); file++)
        queens_wish_put(&w, file, p->rank[file]);
    queens_walk_init(&qw, &w);
    while ((event = queens_walk_next(&qw, &budget)) != QUEENS_WALK_DONE) {
        if (event == QUEENS_WALK_FOUND)
            sum += queens_weight(queens_edges_tied(qw.rank, bt->n));
        else if (job_cancelled(job))
            return job_just(0);
        else
            budget = SLICE;
    }
    return job_just(sum);
}

static wide result(const void *context, wide sum)
{
    const struct backtracking *bt = context;

    return queens_unweighted(bt->n, bt->fundamental, sum);
}

const struct job_work queens_backtracking_work = {
    .division = "files-1",
    .prepare = prepare,
    .run = run,
    .result = result,
    .release = release,
};
