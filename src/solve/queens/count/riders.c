/*
 * Counting by any rule, file by file. Mirrored top to bottom a solution stays
 * one on every surface, and on a torus moved up by a rank: so of the first file
 * half the squares are tried, or one alone, and each stands for others.
 *
 * A unit of work is a placement of the first files.
 */
#include <stdlib.h>

#include "base/alloc.h"
#include "solve/job.h"
#include "solve/queens/classes.h"
#include "solve/queens/count/count.h"
#include "solve/queens/walk.h"

enum { PREFIX = 4, SLICE = 1 << 18 };

struct unit {
    uint8_t rank[PREFIX];
};

struct riders {
    struct queens_wish wish;
    bool open; /* anything goes */
    bool fundamental;
    struct unit *units; /* owned */
    size_t count, cap;
};

/* How many ranks of the first file this one stands for. Classes are known by
 * their first member, wherever that is. */
static int weight(const struct riders *r, int rank)
{
    int n = r->wish.n;

    if (r->fundamental || !r->open)
        return 1;
    if (r->wish.rule.surface == SURFACE_TORUS)
        return rank == 0 ? n : 0;
    return 2 * rank < n - 1 ? 2 : 2 * rank == n - 1;
}

static bool is_wished(const struct queens_wish *w, const struct unit *u,
                      int files)
{
    for (int file = 0; file < files; file++)
        if (!queens_wish_allows(w, file, u->rank[file]))
            return false;
    return true;
}

static bool is_safe(const struct queens_rule *rule, const struct unit *u,
                    int files)
{
    for (int i = 0; i < files; i++)
        for (int j = i + 1; j < files; j++)
            if (queens_rule_hits(rule, i, u->rank[i], j, u->rank[j]))
                return false;
    return true;
}

/* The larger the board, the smaller units should be. */
static int prefix_of(int n)
{
    int most = n <= 12 ? PREFIX - 1 : PREFIX;

    return n < most ? n : most;
}

static size_t prepare(void *context, const struct job *job)
{
    struct riders *r = context;
    int n = r->wish.n, files = prefix_of(n), all = 1;

    (void)job;
    for (int i = 0; i < files; i++)
        all *= n;
    for (int k = 0; k < all; k++) {
        struct unit u;

        for (int i = 0, left = k; i < PREFIX; i++, left /= n)
            u.rank[i] = (uint8_t)(left % n);
        if (!weight(r, u.rank[0]) || !is_wished(&r->wish, &u, files) ||
            !is_safe(&r->wish.rule, &u, files))
            continue;
        r->units = grow(r->units, r->count, &r->cap, sizeof u);
        r->units[r->count++] = u;
    }
    return r->count;
}

static struct job_sum run(const void *context, void *scratch, size_t unit,
                          const struct job *job)
{
    const struct riders *r = context;
    const struct unit *u = &r->units[unit];
    struct queens_wish w = r->wish;
    enum queens_walk_event event;
    struct queens_walk walk;
    long budget = SLICE;
    uint64_t sum = 0;

    (void)scratch;
    for (int file = 0; file < prefix_of(w.n); file++)
        queens_wish_put(&w, file, u->rank[file]);
    queens_walk_init(&walk, &w);
    while ((event = queens_walk_next(&walk, &budget)) != QUEENS_WALK_DONE) {
        if (event == QUEENS_WALK_FOUND)
            sum += !r->fundamental || queens_is_first(&r->wish, walk.rank);
        else if (job_cancelled(job))
            return job_just(0);
        else
            budget = SLICE;
    }
    return job_just(sum * (uint64_t)weight(r, u->rank[0]));
}

static void release(void *context)
{
    struct riders *r = context;

    free(r->units);
    free(r);
}

static const struct job_work work = {
    .division = "riders-1",
    .prepare = prepare,
    .run = run,
    .release = release,
};

struct job *queens_wish_job(const struct queens_wish *wish, bool open,
                            bool fundamental)
{
    struct riders *r = xcalloc(1, sizeof *r);

    r->wish = *wish;
    r->open = open;
    r->fundamental = fundamental;
    return job_create(&work, r);
}
