/* Upper and lower halves put together; see frontier_join.h. */
#include "solve/frontier/join.h"

#include <stdlib.h>

#include "base/alloc.h"
#include "solve/frontier/pass.h"
#include "solve/job.h"
#include "solve/frontier/ring_sum.h"

/* States of one outline from all its bunches, in a row. */
struct states {
    uint32_t *pairing; /* owned */
    uint64_t *ways;    /* owned */
    size_t n, cap;
};

struct joiner {
    struct worker *worker;
    struct ring_sum sum;
    struct targets upper;
    struct states above, below;
    wide total;
};

struct context {
    const struct frontier_join *join;
    struct joiner *joiners; /* owned */
};

static void collect(struct states *s, const struct targets *ts,
                    const struct target *t)
{
    s->n = 0;
    if (t->states > s->cap) {
        s->cap = 2 * t->states;
        s->pairing = xrealloc(s->pairing, s->cap, sizeof *s->pairing);
        s->ways = xrealloc(s->ways, s->cap, sizeof *s->ways);
    }
    for (int i = t->first; i >= 0; i = ts->delivery[i].next) {
        const struct bunch *b = &ts->delivery[i].bunch;

        for (int k = 0; k < b->n; k++) {
            s->pairing[s->n] = b->pairing[k];
            s->ways[s->n++] = bunch_ways(b, k);
        }
    }
}

static void read_part(struct targets *ts, const struct tier *l, int part)
{
    const struct pairing_map same = { .change = PAIRING_SAME };
    struct reader r = reader_at(l, part);
    struct bunch b;

    targets_clear(ts);
    while (reader_next(&r, &b))
        targets_add(ts, b.outline, &b, &same);
}

static void join_part(const struct frontier_join *j, struct joiner *me,
                      int part)
{
    struct targets *lower = &me->worker->targets;

    read_part(&me->upper, j->upper, part);
    read_part(lower, j->lower, part);
    for (size_t i = 0; i < lower->n && !crew_stopped(j->crew); i++) {
        const struct target *below = &lower->at[i];
        const struct target *above = targets_find(&me->upper, below->outline);
        wide ways;

        if (!above)
            continue;
        collect(&me->above, &me->upper, above);
        collect(&me->below, lower, below);
        ways = ring_sum(
            &me->sum, outline_ends(below->outline) / 2,
            (struct weighted){ me->above.pairing, me->above.ways, me->above.n },
            (struct weighted){ me->below.pairing, me->below.ways,
                               me->below.n });
        me->total = wide_plus(me->total, ways);
    }
}

static size_t join_prepare(void *context, const struct job *job)
{
    const struct context *c = context;

    (void)job;
    return (size_t)c->join->lower->parts;
}

static void *join_begin(const void *context)
{
    const struct context *c = context;
    struct crew *crew = c->join->crew;
    struct worker *w = crew_next(crew);
    struct joiner *me = &c->joiners[w - crew->workers];

    me->worker = w;
    ring_sum_init(&me->sum, crew->pairings, c->join->tables);
    targets_init(&me->upper);
    return me;
}

static void join_end(void *scratch)
{
    struct joiner *me = scratch;

    ring_sum_free(&me->sum);
    targets_free(&me->upper);
    free(me->above.pairing);
    free(me->above.ways);
    free(me->below.pairing);
    free(me->below.ways);
}

static struct job_sum join_unit(const void *context, void *scratch, size_t unit,
                                const struct job *job)
{
    const struct context *c = context;

    (void)job;
    join_part(c->join, scratch, (int)unit);
    crew_end_part(c->join->crew);
    return job_just(0);
}

static const struct job_work join_work = { .prepare = join_prepare,
                                           .begin = join_begin,
                                           .end = join_end,
                                           .run = join_unit };

wide frontier_join_run(const struct frontier_join *join)
{
    struct context c = { .join = join };
    int parts = join->lower->parts, threads = join->crew->threads;
    struct job_status status;
    struct job *job;
    wide total = wide_of(0);

    c.joiners = xcalloc((size_t)threads, sizeof *c.joiners);
    crew_begin_pass(join->crew, join->weight, parts);
    job = job_start(&join_work, &c, parts > 1 ? threads : 0);
    job_wait(job, &status);
    job_destroy(job);
    for (int i = 0; i < threads; i++)
        total = wide_plus(total, c.joiners[i].total);
    free(c.joiners);
    return total;
}
