/*
 * Counting queens file by file, one solution of each eight: the number of
 * queens_work.h is how far the first file's queen stands from the corners, and
 * the places it goes through are the four edges, see solve/queens/walk.h.
 *
 * A unit of work is a placement of the first three files, or, on a board that
 * takes days, of the first five; on one that takes years some of the ways to go
 * on from there through two more files, so that what is lost by an interruption
 * is seconds.
 */
#include <assert.h>
#include <stdlib.h>

#include "base/alloc.h"
#include "solve/job.h"
#include "solve/queens/count/count.h"
#include "solve/queens/count/work.h"
#include "solve/queens/walk.h"

enum {
    PREFIX = 5,
    MORE = 7, /* files where units are shares of what follows a prefix */
    LARGE = 18,
    SLICE = 1 << 20
};

struct prefix {
    uint8_t rank[MORE];
};

struct backtracking {
    int n, files;  /* of a prefix */
    size_t shares; /* units of each */
    bool fundamental;
    struct prefix *prefixes; /* owned */
    size_t count, cap;
};

/* So many that a unit takes seconds. */
static size_t shares_of(int n)
{
    static const uint8_t shares[] = { [23] = 4, [24] = 16, [25] = 64 };

    return n < 23 ? 1 : n > 25 ? 128 : shares[n];
}

void *queens_backtracking_context(int n, size_t shares, bool fundamental)
{
    struct backtracking *bt = xcalloc(1, sizeof *bt);

    assert(n >= 1 && n <= QUEENS_MASK_MAX);
    bt->n = n;
    bt->shares = shares ? shares : shares_of(n);
    bt->files = n < LARGE && !shares ? 3 : PREFIX;
    assert(bt->shares == 1 || n >= MORE);
    bt->fundamental = fundamental;
    return bt;
}

static void release(void *context)
{
    struct backtracking *bt = context;

    free(bt->prefixes);
    free(bt);
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
    int files = bt->files, all = (bt->n + 1) / 2;

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
    return bt->count * bt->shares;
}

/* All that follow from these files. */
static uint64_t count_from(int n, const struct prefix *p, int files,
                           const struct job *job)
{
    enum queens_walk_event event;
    struct queens_wish w;
    struct queens_walk qw;
    uint64_t sum = 0;
    long budget = SLICE;

    queens_wish_edges(&w, n, p->rank[0]);
    for (int file = 1; file < files; file++)
        queens_wish_put(&w, file, p->rank[file]);
    queens_walk_init(&qw, &w);
    while ((event = queens_walk_next(&qw, &budget)) != QUEENS_WALK_DONE) {
        if (event == QUEENS_WALK_FOUND)
            sum += queens_weight(queens_edges_tied(qw.rank, n));
        else if (job_cancelled(job))
            return 0;
        else
            budget = SLICE;
    }
    return sum;
}

/* Of the ways to go on from a prefix, each so many-th. */
static uint64_t count_share(const struct backtracking *bt, size_t unit,
                            const struct job *job)
{
    struct prefix p = bt->prefixes[unit / bt->shares];
    int n = bt->n;
    uint64_t sum = 0;
    size_t seen = 0;

    for (int i = 0; i < n * n && !job_cancelled(job); i++) {
        p.rank[PREFIX] = (uint8_t)(i / n);
        p.rank[PREFIX + 1] = (uint8_t)(i % n);
        if (is_safe(&p, MORE) && seen++ % bt->shares == unit % bt->shares)
            sum += count_from(n, &p, MORE, job);
    }
    return sum;
}

static struct job_sum run(const void *context, void *scratch, size_t unit,
                          const struct job *job)
{
    const struct backtracking *bt = context;

    (void)scratch;
    if (bt->n <= 3) /* 1, 0, 0 */
        return job_just(bt->n == 1 ? 3 : 0);
    return job_just(bt->shares > 1 ? count_share(bt, unit, job)
                                   : count_from(bt->n, &bt->prefixes[unit],
                                                bt->files, job));
}

static struct job_outlay outlay(const void *context)
{
    const struct backtracking *bt = context;

    if (bt->n <= QUEENS_HALVES_MAX)
        return (struct job_outlay){ 0 };
    return (struct job_outlay){ .units = queens_count_seconds(bt->n, 1) };
}

static wide result(const void *context, wide sum)
{
    const struct backtracking *bt = context;

    return queens_unweighted(bt->n, bt->fundamental, sum);
}

const struct job_work queens_backtracking_work = {
    .division = "files-2",
    .prepare = prepare,
    .run = run,
    .result = result,
    .outlay = outlay,
    .release = release,
};
