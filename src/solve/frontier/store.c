/* Chunks, bunches and tiers; see frontier_store.h. */
#include "solve/frontier/store.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"

/*
 * A bunch begins with a word for outline, width and number of its states.
 * Pairings follow, then ways, both padded to whole words.
 */
enum {
    CHUNK_WORDS = CHUNK_BYTES / 8 - 2,
    WIDE_SHIFT = 40,
    NUMBER_SHIFT = 48,
    SLAB_CHUNKS = 256,
    SPARE_MAX = 4 * SLAB_CHUNKS /* that a writer keeps to itself */
};

struct chunk {
    struct chunk *next;
    _Alignas(8) size_t used; /* words */
    _Alignas(8) uint64_t word[CHUNK_WORDS];
};

struct slab {
    struct slab *next;
    struct chunk chunk[SLAB_CHUNKS];
};

_Static_assert(sizeof(struct chunk) == CHUNK_BYTES, "a chunk fits its size");
_Static_assert(1 + (BUNCH_MAX + 1) / 2 * 2 <= CHUNK_WORDS,
               "narrow bunches fit a chunk");

/* --- the pool ------------------------------------------------------------- */

void pool_init(struct pool *p, size_t limit)
{
    lock_init(&p->lock);
    p->spare = NULL;
    p->slabs = NULL;
    p->bytes = 0;
    p->limit = limit;
    atomic_init(&p->full, false);
}

void pool_free(struct pool *p)
{
    while (p->slabs) {
        struct slab *next = p->slabs->next;

        free(p->slabs);
        p->slabs = next;
    }
    lock_free(&p->lock);
}

static void pool_grow(struct pool *p)
{
    struct slab *slab = xmalloc(sizeof *slab);

    slab->next = p->slabs;
    p->slabs = slab;
    p->bytes += sizeof *slab;
    for (int i = 0; i < SLAB_CHUNKS; i++) {
        slab->chunk[i].next = p->spare;
        p->spare = &slab->chunk[i];
    }
    if (p->bytes > p->limit)
        atomic_store(&p->full, true);
}

/* --- writing -------------------------------------------------------------- */

void writer_init(struct writer *w, struct pool *pool)
{
    *w = (struct writer){ .pool = pool };
}

static void give_back(struct writer *w)
{
    lock_take(&w->pool->lock);
    while (w->spare) {
        struct chunk *c = w->spare;

        w->spare = c->next;
        c->next = w->pool->spare;
        w->pool->spare = c;
    }
    lock_give(&w->pool->lock);
    w->nspare = 0;
}

void writer_free(struct writer *w)
{
    give_back(w);
    free(w->part);
    w->part = NULL;
}

void writer_begin(struct writer *w, int parts, uint64_t keep)
{
    w->part = xcalloc((size_t)parts, sizeof *w->part);
    w->parts = parts;
    w->keep = keep;
    w->states = w->ways = 0;
}

static void fetch(struct writer *w)
{
    lock_take(&w->pool->lock);
    if (!w->pool->spare)
        pool_grow(w->pool);
    while (w->pool->spare && w->nspare < SLAB_CHUNKS) {
        struct chunk *c = w->pool->spare;

        w->pool->spare = c->next;
        c->next = w->spare;
        w->spare = c;
        w->nspare++;
    }
    lock_give(&w->pool->lock);
}

static struct chunk *chunk_new(struct writer *w, struct chunk *next)
{
    struct chunk *c;

    if (!w->spare)
        fetch(w);
    c = w->spare;
    w->spare = c->next;
    w->nspare--;
    c->next = next;
    return c;
}

static void chunk_drop(struct writer *w, struct chunk *c)
{
    c->next = w->spare;
    w->spare = c;
    if (++w->nspare > SPARE_MAX)
        give_back(w);
}

static int part_of(const struct writer *w, uint64_t outline)
{
    uint64_t h = (outline & w->keep) * 0x9e3779b97f4a7c15;

    h ^= h >> 29;
    h *= 0xbf58476d1ce4e5b9;
    return (int)((h >> 32) * (uint64_t)w->parts >> 32);
}

static size_t words(size_t n, bool wide)
{
    return 1 + (n + 1) / 2 + (wide ? n : (n + 1) / 2);
}

static void close_chunk(const struct open_chunk *p)
{
    if (p->chunk)
        p->chunk->used = CHUNK_WORDS - p->left;
}

/* Room for a bunch of up to n states, the rest of a chunk or a new one;
 * returns how many fit. */
static size_t make_room(struct writer *w, int part, size_t n, bool wide)
{
    enum { FEW = 16 }; /* not worth a bunch of their own */
    struct open_chunk *p = &w->part[part];
    size_t fit;

    if (words(n < FEW ? n : FEW, wide) > p->left) {
        close_chunk(p);
        p->chunk = chunk_new(w, p->chunk);
        p->left = CHUNK_WORDS;
    }
    if (words(n, wide) <= p->left)
        return n;
    fit = wide ? (p->left - 2) * 2 / 3 : p->left - 3;
    assert(words(fit, wide) <= p->left);
    return fit;
}

static uint64_t *put_head(struct writer *w, int part, uint64_t outline,
                          size_t n, bool wide)
{
    struct open_chunk *p = &w->part[part];
    uint64_t *at = p->chunk->word + CHUNK_WORDS - p->left;

    *at = outline | (uint64_t)wide << WIDE_SHIFT | (uint64_t)n << NUMBER_SHIFT;
    p->left -= words(n, wide);
    w->states += n;
    return at + 1;
}

static void put_ways(struct writer *w, uint64_t *to, const uint64_t *ways,
                     size_t n, bool wide)
{
    uint32_t *narrow = (uint32_t *)to;

    for (size_t i = 0; i < n; i++)
        w->ways += ways[i];
    if (wide)
        memcpy(to, ways, n * sizeof *ways);
    else
        for (size_t i = 0; i < n; i++)
            narrow[i] = (uint32_t)ways[i];
}

void writer_put(struct writer *w, uint64_t outline, const uint32_t *pairing,
                const uint64_t *ways, size_t n)
{
    int part = part_of(w, outline);

    while (n > 0) {
        size_t some = n < BUNCH_MAX ? n : BUNCH_MAX;
        uint64_t all = 0;
        uint64_t *at;

        for (size_t i = 0; i < some; i++)
            all |= ways[i];
        some = make_room(w, part, some, all >> 32);
        at = put_head(w, part, outline, some, all >> 32);
        memcpy(at, pairing, some * sizeof *pairing);
        put_ways(w, at + (some + 1) / 2, ways, some, all >> 32);
        pairing += some;
        ways += some;
        n -= some;
    }
}

void writer_put_bunch(struct writer *w, uint64_t outline,
                      const uint32_t *pairing, const struct bunch *from)
{
    const char *ways = from->ways;
    int part = part_of(w, outline);
    size_t size = from->wide ? sizeof(uint64_t) : sizeof(uint32_t);

    for (int i = 0; i < from->n; i++)
        w->ways += bunch_ways(from, i);
    for (size_t left = (size_t)from->n, some; left > 0; left -= some) {
        uint64_t *at;

        some = make_room(w, part, left, from->wide);
        at = put_head(w, part, outline, some, from->wide);
        memcpy(at, pairing, some * sizeof *pairing);
        memcpy(at + (some + 1) / 2, ways, some * size);
        pairing += some;
        ways += some * size;
    }
}

/* --- tiers --------------------------------------------------------------- */

void tier_init(struct tier *l)
{
    *l = (struct tier){ .part = NULL };
}

void tier_free(struct tier *l, struct writer *w)
{
    for (int part = 0; l->part && part < l->parts; part++)
        tier_drop(l, part, w);
    free(l->part);
    tier_init(l);
}

void tier_gather(struct tier *l, struct writer *const *writers, int n)
{
    size_t parts = (size_t)writers[0]->parts;

    *l = (struct tier){ .parts = (int)parts, .writers = n };
    l->part = xcalloc((size_t)n * parts, sizeof(struct chunk *));
    for (int i = 0; i < n; i++) {
        for (size_t k = 0; k < parts; k++) {
            close_chunk(&writers[i]->part[k]);
            l->part[(size_t)i * parts + k] = writers[i]->part[k].chunk;
        }
        free(writers[i]->part);
        writers[i]->part = NULL;
        l->states += writers[i]->states;
        l->ways += writers[i]->ways;
    }
}

void tier_drop(struct tier *l, int part, struct writer *w)
{
    for (int i = 0; i < l->writers; i++) {
        struct chunk **at =
            &l->part[(size_t)i * (size_t)l->parts + (size_t)part];

        while (*at) {
            struct chunk *next = (*at)->next;

            chunk_drop(w, *at);
            *at = next;
        }
    }
}

struct reader reader_at(const struct tier *l, int part)
{
    return (struct reader){ .tier = l, .part = part, .writer = -1 };
}

bool reader_next(struct reader *r, struct bunch *out)
{
    const struct tier *l = r->tier;
    const uint64_t *at;
    size_t n;

    while (!r->chunk || r->at == r->chunk->used) {
        if (r->chunk)
            r->chunk = r->chunk->next;
        while (!r->chunk && ++r->writer < l->writers)
            r->chunk =
                l->part[(size_t)r->writer * (size_t)l->parts + (size_t)r->part];
        if (!r->chunk)
            return false;
        r->at = 0;
    }
    at = r->chunk->word + r->at;
    n = (size_t)(*at >> NUMBER_SHIFT);
    out->outline = *at & (((uint64_t)1 << WIDE_SHIFT) - 1);
    out->wide = *at >> WIDE_SHIFT & 1;
    out->n = (int)n;
    out->pairing = (const uint32_t *)(at + 1);
    out->ways = at + 1 + (n + 1) / 2;
    r->at += words(n, out->wide);
    return true;
}
