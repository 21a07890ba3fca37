/* Steps run over tiers by several threads; see frontier_pass.h. */
#include "solve/frontier/pass.h"

#include <stdlib.h>

#include "base/alloc.h"
#include "solve/job.h"

/* A part should fit a processor's own cache, with what it becomes; and as soon
 * as there is something to share there should be so many that all threads end
 * at about the same time. */
enum {
    PART_STATES = 10000,
    WORTH_SHARING = 4000, /* states */
    PARTS_SHARED = 16,
    PARTS_MAX = 1024
};

/* --- the crew ------------------------------------------------------------- */

void crew_init(struct crew *c, int threads, size_t limit)
{
    c->pairings = pairings_create();
    pool_init(&c->pool, limit);
    c->workers = xcalloc((size_t)threads, sizeof *c->workers);
    c->threads = threads;
    c->job = NULL;
    atomic_init(&c->progress, 0);
    for (int i = 0; i < threads; i++) {
        c->workers[i].crew = c;
        writer_init(&c->workers[i].writer, &c->pool);
        adder_init(&c->workers[i].adder);
        targets_init(&c->workers[i].targets);
    }
}

void crew_free(struct crew *c)
{
    for (int i = 0; i < c->threads; i++) {
        writer_free(&c->workers[i].writer);
        adder_free(&c->workers[i].adder);
        targets_free(&c->workers[i].targets);
    }
    free(c->workers);
    pool_free(&c->pool);
    pairings_destroy(c->pairings);
}

bool crew_stopped(const struct crew *c)
{
    return atomic_load_explicit(&c->pool.full, memory_order_relaxed) ||
           (c->job && job_cancelled(c->job));
}

struct worker *crew_next(struct crew *c)
{
    return &c->workers[atomic_fetch_add(&c->arrived, 1)];
}

/*
 * What was done in earlier passes, the weight of this one, its parts and those
 * done share a word, so that they fit each other whenever they are looked at.
 */
enum {
    PARTS_SHIFT = 12,
    WEIGHT_SHIFT = 24,
    BEFORE_SHIFT = 37,
    PARTS_MASK = (1 << 12) - 1,
    WEIGHT_MASK = (1 << 13) - 1
};
_Static_assert((int)PARTS_MAX <= (int)PARTS_MASK &&
                   (int)CREW_WEIGHT_MAX <= (int)WEIGHT_MASK,
               "progress fits its word");

void crew_begin_pass(struct crew *c, int weight, int parts)
{
    uint64_t at = atomic_load(&c->progress);
    uint64_t before = (at >> BEFORE_SHIFT) + (at >> WEIGHT_SHIFT & WEIGHT_MASK);

    atomic_store(&c->arrived, 0);
    atomic_store(&c->progress, before << BEFORE_SHIFT |
                                   (uint64_t)weight << WEIGHT_SHIFT |
                                   (uint64_t)parts << PARTS_SHIFT);
}

void crew_end_part(struct crew *c)
{
    atomic_fetch_add(&c->progress, 1);
}

double crew_done(const struct crew *c)
{
    uint64_t at = atomic_load(&c->progress);
    uint64_t parts = at >> PARTS_SHIFT & PARTS_MASK;
    double weight = (double)(at >> WEIGHT_SHIFT & WEIGHT_MASK);

    if (parts == 0)
        return 0;
    return (double)(at >> BEFORE_SHIFT) +
           weight * (double)(at & PARTS_MASK) / (double)parts;
}

/* --- a part --------------------------------------------------------------- */

static void send_bunch(const struct frontier_pass *p, struct worker *w,
                       const struct bunch *b)
{
    struct frontier_send send[FRONTIER_SENDS_MAX];
    int n = frontier_sends(p->step, b->outline, send);
    int pairs = outline_ends(b->outline) / 2;

    for (int i = 0; i < n; i++) {
        struct pairing_map map;

        if (p->wanted && !prospects_has(p->wanted, send[i].to))
            continue;
        map = pairing_map(p->crew->pairings, send[i].change, pairs, send[i].i,
                          send[i].j);
        targets_add(&w->targets, send[i].to, b, &map);
    }
}

/* The pairings of a bunch as they are to be. */
static const uint32_t *mapped(struct pairings *ps, const struct delivery *d,
                              uint32_t out[BUNCH_MAX])
{
    const uint32_t *in = d->bunch.pairing;
    const uint16_t *table = d->map.table;
    int n = d->bunch.n;

    if (d->map.change == PAIRING_SAME)
        return in;
    if (table)
        for (int i = 0; i < n; i++)
            out[i] = table[in[i]];
    else
        for (int i = 0; i < n; i++)
            out[i] = pairing_apply(ps, &d->map, in[i]);
    return out;
}

/* A single bunch that keeps its pairings apart has nothing to add up. */
static bool alone(const struct targets *ts, const struct target *t)
{
    const struct delivery *d = &ts->delivery[t->first];

    return d->next < 0 && d->map.change != PAIRING_JOIN;
}

static void add_up(struct worker *w, const struct target *t)
{
    struct pairings *ps = w->crew->pairings;
    const struct targets *ts = &w->targets;
    uint32_t pairing[BUNCH_MAX];
    size_t n;

    adder_begin(&w->adder, outline_ends(t->outline) / 2, t->states);
    for (int i = t->first; i >= 0; i = ts->delivery[i].next) {
        const struct delivery *d = &ts->delivery[i];
        const uint32_t *in = mapped(ps, d, pairing);

        if (d->bunch.wide)
            adder_add_wide(&w->adder, in, d->bunch.ways, d->bunch.n);
        else
            adder_add_narrow(&w->adder, in, d->bunch.ways, d->bunch.n);
    }
    n = adder_end(&w->adder);
    writer_put(&w->writer, t->outline, w->adder.seen, w->adder.ways, n);
}

static void pass_on(struct worker *w, const struct target *t)
{
    const struct delivery *d = &w->targets.delivery[t->first];
    uint32_t pairing[BUNCH_MAX];

    writer_put_bunch(&w->writer, t->outline,
                     mapped(w->crew->pairings, d, pairing), &d->bunch);
}

static void run_part(const struct frontier_pass *p, struct worker *w, int part)
{
    struct reader r = reader_at(p->from, part);
    struct bunch b;

    targets_clear(&w->targets);
    while (reader_next(&r, &b))
        send_bunch(p, w, &b);
    for (size_t i = 0; i < w->targets.n; i++) {
        const struct target *t = &w->targets.at[i];

        if (alone(&w->targets, t))
            pass_on(w, t);
        else
            add_up(w, t);
        if (p->seen)
            prospects_add(p->seen, t->outline);
    }
    if (!p->keep)
        tier_drop(p->from, part, &w->writer);
}

/* --- as a job ------------------------------------------------------------- */

static size_t pass_prepare(void *context, const struct job *job)
{
    const struct frontier_pass *p = context;

    (void)job;
    return (size_t)p->from->parts;
}

static void *pass_begin(const void *context)
{
    return crew_next(((const struct frontier_pass *)context)->crew);
}

static struct job_sum pass_unit(const void *context, void *scratch, size_t unit,
                                const struct job *job)
{
    const struct frontier_pass *p = context;

    (void)job;
    if (!crew_stopped(p->crew)) {
        run_part(p, scratch, (int)unit);
        crew_end_part(p->crew);
    }
    return job_just(0);
}

static const struct job_work pass_work = { .prepare = pass_prepare,
                                           .begin = pass_begin,
                                           .run = pass_unit };

static int parts_for(uint64_t states)
{
    uint64_t parts = states / PART_STATES + 1;

    if (parts < PARTS_SHARED && states >= WORTH_SHARING)
        return PARTS_SHARED;
    return parts < PARTS_MAX ? (int)parts : PARTS_MAX;
}

void frontier_pass_run(struct frontier_pass *p, struct tier *to)
{
    struct crew *c = p->crew;
    struct writer **writers = xcalloc((size_t)c->threads, sizeof *writers);
    int parts = p->parts ? p->parts : parts_for(2 * p->from->states);
    uint64_t keep = ~(p->next ? frontier_touched(p->next) : 0);
    struct job_status status;
    struct job *job;

    for (int i = 0; i < c->threads; i++) {
        writers[i] = &c->workers[i].writer;
        writer_begin(writers[i], parts, keep);
    }
    crew_begin_pass(c, p->step->weight, p->from->parts);
    job = job_start(&pass_work, p, p->from->parts > 1 ? c->threads : 0);
    job_wait(job, &status);
    job_destroy(job);
    tier_gather(to, writers, c->threads);
    if (!p->keep)
        tier_free(p->from, writers[0]);
    free(writers);
}
