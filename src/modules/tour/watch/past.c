/* See the header. The list grows at the end and is cut at the front. */
#include "modules/tour/watch/past.h"

#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "solve/tour/glimpse.h"

void past_init(struct past *p, int squares, int ways)
{
    *p = (struct past){ .squares = squares, .ways = ways };
}

static void drop(struct past *p, size_t n)
{
    for (size_t i = 0; i < n; i++) {
        struct past_glimpse *g = &p->at[i];

        p->bytes -= g->bytes;
        free(g->heat);
        free(g->trails);
        free(g->links);
        free(g->lengths);
    }
    p->n -= n;
    if (n)
        memmove(p->at, p->at + n, p->n * sizeof *p->at);
}

void past_free(struct past *p)
{
    drop(p, p->n);
    free(p->at);
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

void past_keep(struct past *p, const struct tour_glimpse *g)
{
    size_t nlinks = (size_t)g->nlinks, nlengths = (size_t)g->nlengths;
    struct past_glimpse *fresh;

    if (p->n && p->at[p->n - 1].version == g->version)
        return;
    p->at = grow(p->at, p->n, &p->cap, sizeof *p->at);
    fresh = &p->at[p->n++];
    *fresh = (struct past_glimpse){
        .version = g->version,
        .nlinks = g->nlinks,
        .ngroups = g->ngroups,
        .nlengths = g->nlengths,
        .walking = g->walking,
        .heat = shades(g->heat, p->squares),
        .trails = shades(g->trails, p->ways * p->squares),
        .links = duplicate(g->links, nlinks * sizeof *g->links),
        .lengths = duplicate(g->lengths, nlengths * sizeof *g->lengths),
        .bytes = sizeof *fresh + nlinks * sizeof *g->links +
                 nlengths * sizeof *g->lengths +
                 (g->heat ? (size_t)p->squares : 0) +
                 (g->trails ? (size_t)(p->ways * p->squares) : 0)
    };
    p->bytes += fresh->bytes;
    if (p->bytes > PAST_BYTES)
        drop(p, p->n / 2);
}

/* The place of the first one that is not before this version. */
static size_t place_of(const struct past *p, uint64_t version)
{
    size_t low = 0, high = p->n;

    while (low < high) {
        size_t middle = (low + high) / 2;

        if (p->at[middle].version < version)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

void past_forget(struct past *p, uint64_t version)
{
    drop(p, place_of(p, version));
}

const struct past_glimpse *past_find(const struct past *p, uint64_t version)
{
    size_t i = place_of(p, version);

    return i < p->n && p->at[i].version == version ? &p->at[i] : NULL;
}

const struct past_glimpse *past_before(const struct past *p,
                                       const struct past_glimpse *g)
{
    return g > p->at ? g - 1 : NULL;
}
