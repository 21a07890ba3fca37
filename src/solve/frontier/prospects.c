/* Which outlines are worth keeping; see prospects.h. */
#include "solve/frontier/prospects.h"

#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "solve/frontier/step.h"
#include "solve/job.h"

enum { UNITS = 27 };

static uint32_t power(int n)
{
    uint32_t p = 1;

    while (n-- > 0)
        p *= 3;
    return p;
}

void prospects_init(struct prospects *p, int places, int nlinks)
{
    p->nlinks = nlinks;
    p->words = power(places - PROSPECTS_LOW);
    p->set = xcalloc((size_t)nlinks + 1, sizeof *p->set);
    p->set[nlinks] = xcalloc(p->words, sizeof **p->set);
}

void prospects_drop(struct prospects *p, int set)
{
    free(p->set[set]);
    p->set[set] = NULL;
}

void prospects_free(struct prospects *p)
{
    for (int i = 0; i <= p->nlinks; i++)
        free(p->set[i]);
    free(p->set);
}

/* --- before a link -------------------------------------------------------- */

/* One link, as words see it. */
struct link {
    const prospect_word *after;
    prospect_word *before;
    int low[2], nlow; /* its places within a word */
    size_t high[2];   /* words from one type to the next at its others */
    int nhigh;
    size_t unit; /* words */
};

static void add_place(struct link *l, int place)
{
    if (place < PROSPECTS_LOW)
        l->low[l->nlow++] = place;
    else
        l->high[l->nhigh++] = power(place - PROSPECTS_LOW);
}

/* A free place becomes an end by the link, an end becomes full. */
static uint32_t within_word(uint32_t after, int place)
{
    static const struct {
        int by;
        uint32_t full, end;
    } bits[PROSPECTS_LOW] = { { 1, 0x2492492, 0x4924924 },
                              { 3, 0x0e07038, 0x70381c0 },
                              { 9, 0x003fe00, 0x7fc0000 } };
    int by = bits[place].by;

    return (after & bits[place].end) >> 2 * by | (after & bits[place].full)
                                                     << by;
}

/* Where so many words from here are going to by their high places. */
static void join_run(const struct link *l, size_t from, size_t n,
                     const prospect_word *to)
{
    for (size_t i = 0; i < n; i++) {
        uint32_t bits = atomic_load_explicit(&to[i], memory_order_relaxed);

        if (!bits)
            continue;
        for (int k = 0; k < l->nlow; k++)
            bits = within_word(bits, l->low[k]);
        bits |= atomic_load_explicit(&l->before[from + i],
                                     memory_order_relaxed);
        atomic_store_explicit(&l->before[from + i], bits, memory_order_relaxed);
    }
}

/* Goes down by one high place after the other, the higher one first. `n` is a
 * power of three, and `from` a multiple of it. */
static void join_words(const struct link *l, int level, size_t from, size_t n,
                       const prospect_word *to)
{
    const size_t by = level < l->nhigh ? l->high[level] : 0;
    const size_t free = by * PLACE_FREE, full = by * PLACE_FULL,
                 end = by * PLACE_END;

    if (level == l->nhigh) {
        join_run(l, from, n, to);
    } else if (n > by) {
        for (size_t at = 0; at < n; at += by * PLACE_TYPES) {
            join_words(l, level + 1, from + at + free, by, to + at + end);
            join_words(l, level + 1, from + at + end, by, to + at + full);
        }
    } else if (from / by % PLACE_TYPES == PLACE_FREE) {
        join_words(l, level + 1, from, n, to + end - free);
    } else if (from / by % PLACE_TYPES == PLACE_END) {
        join_words(l, level + 1, from, n, to + full - end);
    }
}

static struct job_sum link_unit(const void *context, void *scratch, size_t unit,
                                const struct job *job)
{
    const struct link *l = context;
    size_t from = unit * l->unit;

    (void)scratch, (void)job;
    memcpy(l->before + from, l->after + from, l->unit * sizeof *l->before);
    join_words(l, 0, from, l->unit, l->after + from);
    return job_just(0);
}

static size_t link_units(void *context, const struct job *job)
{
    (void)context, (void)job;
    return UNITS;
}

static size_t one_unit(void *context, const struct job *job)
{
    (void)context, (void)job;
    return 1;
}

/* Few words are not worth a thread. */
static void look_back(struct link *l, size_t words, int threads)
{
    enum { MANY = 50000 };
    static const struct job_work shared = { .prepare = link_units,
                                            .run = link_unit };
    static const struct job_work single = { .prepare = one_unit,
                                            .run = link_unit };
    bool many = words >= MANY;
    struct job_status status;
    struct job *job;

    l->unit = many ? words / UNITS : words;
    job = job_start(many ? &shared : &single, l, many ? threads : 0);
    job_wait(job, &status);
    job_destroy(job);
}

void prospects_look_back(struct prospects *p, const struct frontier_step *links,
                         int threads)
{
    for (int i = p->nlinks; i-- > 0;) {
        struct link l = { .after = p->set[i + 1] };

        p->set[i] = l.before = xmalloc(p->words * sizeof **p->set);
        add_place(&l, links[i].w);
        add_place(&l, links[i].u);
        look_back(&l, p->words, threads);
    }
}
