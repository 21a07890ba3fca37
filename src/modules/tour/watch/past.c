/* See the header. Both lists grow at the end and are cut at the front. */
#include "modules/tour/watch/past.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "solve/tour/glimpse.h"

void tour_past_init(struct tour_past *p, int squares)
{
    *p = (struct tour_past){ .squares = squares };
}

static void drop_thoughts(struct tour_past *p, size_t n)
{
    for (size_t i = 0; i < n; i++) {
        struct tour_thought *t = &p->thoughts[i];

        p->bytes -= t->bytes;
        free(t->heat);
        free(t->trails);
        free(t->links);
        free(t->lengths);
    }
    p->nthoughts -= n;
    if (n)
        memmove(p->thoughts, p->thoughts + n,
                p->nthoughts * sizeof *p->thoughts);
}

void tour_past_free(struct tour_past *p)
{
    drop_thoughts(p, p->nthoughts);
    free(p->thoughts);
    free(p->records);
}

/* --- writing ------------------------------------------------------------- */

struct tour_record *tour_past_write(struct tour_past *p, size_t moment)
{
    struct tour_record fresh = { .moment = moment };

    if (p->nrecords) {
        struct tour_record *newest = &p->records[p->nrecords - 1];

        assert(newest->moment <= moment);
        if (newest->moment == moment)
            return newest;
        fresh = *newest;
        fresh.moment = moment;
    }
    p->records = grow(p->records, p->nrecords, &p->records_cap,
                      sizeof *p->records);
    p->records[p->nrecords] = fresh;
    return &p->records[p->nrecords++];
}

static uint8_t *shades(const float *from, int n)
{
    uint8_t *to = NULL;

    if (from) {
        to = xmalloc((size_t)n);
        for (int i = 0; i < n; i++)
            to[i] = (uint8_t)(from[i] * 255 + 0.5f);
    }
    return to;
}

static void *duplicate(const void *from, size_t bytes)
{
    return bytes ? memcpy(xmalloc(bytes), from, bytes) : NULL;
}

static void add_thought(struct tour_past *p, const struct tour_glimpse *g)
{
    size_t nlinks = (size_t)g->nlinks, nlengths = (size_t)g->nlengths;
    struct tour_thought t = {
        .version = g->version,
        .nlinks = g->nlinks,
        .ngroups = g->ngroups,
        .nlengths = g->nlengths,
        .walking = g->walking,
        .heat = shades(g->heat, p->squares),
        .trails = shades(g->trails, 8 * p->squares),
        .links = duplicate(g->links, nlinks * sizeof *g->links),
        .lengths = duplicate(g->lengths, nlengths * sizeof *g->lengths),
        .bytes = sizeof t + nlinks * sizeof *g->links +
                 nlengths * sizeof *g->lengths +
                 (g->heat ? (size_t)p->squares : 0) +
                 (g->trails ? 8 * (size_t)p->squares : 0)
    };

    p->thoughts = grow(p->thoughts, p->nthoughts, &p->thoughts_cap,
                       sizeof *p->thoughts);
    p->thoughts[p->nthoughts++] = t;
    p->bytes += t.bytes;
    if (p->bytes > TOUR_PAST_BYTES)
        drop_thoughts(p, p->nthoughts / 2);
}

void tour_past_think(struct tour_past *p, struct tour_record *r,
                     const struct tour_glimpse *g)
{
    r->rounds = g->rounds;
    r->turn = g->turn;
    r->version = g->version;
    if (p->nthoughts == 0 ||
        p->thoughts[p->nthoughts - 1].version != g->version)
        add_thought(p, g);
}

void tour_past_forget(struct tour_past *p, size_t first)
{
    size_t records = 0, thoughts = 0;

    while (records + 1 < p->nrecords && p->records[records + 1].moment <= first)
        records++;
    if (records == 0)
        return;
    p->nrecords -= records;
    memmove(p->records, p->records + records, p->nrecords * sizeof *p->records);
    while (thoughts < p->nthoughts &&
           p->thoughts[thoughts].version < p->records[0].version)
        thoughts++;
    drop_thoughts(p, thoughts);
}

/* --- reading ------------------------------------------------------------- */

const struct tour_record *tour_past_at(const struct tour_past *p, size_t moment)
{
    size_t low = 0, high = p->nrecords;

    while (high - low > 1) {
        size_t middle = (low + high) / 2;

        if (p->records[middle].moment <= moment)
            low = middle;
        else
            high = middle;
    }
    return &p->records[low];
}

const struct tour_thought *tour_past_thought(const struct tour_past *p,
                                             const struct tour_record *r)
{
    size_t low = 0, high = p->nthoughts;

    while (low < high) {
        size_t middle = (low + high) / 2;

        if (p->thoughts[middle].version < r->version)
            low = middle + 1;
        else
            high = middle;
    }
    return low < p->nthoughts && p->thoughts[low].version == r->version
               ? &p->thoughts[low]
               : NULL;
}
