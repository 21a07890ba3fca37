/*
 * Where the states of a count are kept. A state is an outline, a pairing of its
 * ends, and the number of ways that lead to it. States of one outline lie
 * together in bunches, bunches in chunks, and chunks in the parts of a tier.
 * A part is worked on by one thread and given back as soon as it is done, so
 * that hardly more than one tier is there at a time.
 */
#ifndef CHEQUER_FRONTIER_STORE_H
#define CHEQUER_FRONTIER_STORE_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/platform/thread.h"

enum {
    CHUNK_BYTES = 4096,
    BUNCH_MAX = 508 /* states in a bunch, at most: a chunk full */
};

struct chunk;

/* Memory for chunks. It may be asked for more than `limit` bytes, but says
 * then that it is full, and all work should end soon. */
struct pool {
    struct lock lock;
    struct chunk *spare;
    struct slab *slabs;  /* owned */
    size_t bytes, limit; /* taken from the system so far, and allowed */
    atomic_bool full;
};

void pool_init(struct pool *p, size_t limit);
void pool_free(struct pool *p);

/* Some states of one outline, as they lie in a chunk. */
struct bunch {
    uint64_t outline;
    int n;
    bool wide; /* ways are uint64_t, else uint32_t */
    const uint32_t *pairing;
    const void *ways;
};

static inline uint64_t bunch_ways(const struct bunch *b, int i)
{
    return b->wide ? ((const uint64_t *)b->ways)[i]
                   : ((const uint32_t *)b->ways)[i];
}

/* A thread's own end of the pool, and what it has written to a new tier. */
struct writer {
    struct pool *pool;
    struct chunk *spare;
    int nspare;
    struct open_chunk { /* where a part grows: kept together here, as
                           looking into thousands of chunks is slow */
        struct chunk *chunk;
        size_t left; /* words */
    } * part;        /* owned */
    int parts;
    uint64_t keep; /* outlines equal in here go to one part */
    uint64_t states, ways;
};

void writer_init(struct writer *w, struct pool *pool);
void writer_free(struct writer *w); /* spare chunks go back */
void writer_begin(struct writer *w, int parts, uint64_t keep);

/* Appends n states of an outline, from pairings and ways in parallel. */
void writer_put(struct writer *w, uint64_t outline, const uint32_t *pairing,
                const uint64_t *ways, size_t n);

/* Appends a bunch with other pairings under another outline. */
void writer_put_bunch(struct writer *w, uint64_t outline,
                      const uint32_t *pairing, const struct bunch *from);

/* States, sorted into parts. */
struct tier {
    struct chunk **part; /* owned; [writer][part] */
    int parts, writers;
    uint64_t states;
    uint64_t ways; /* of all states together */
};

void tier_init(struct tier *l);
void tier_free(struct tier *l, struct writer *w);

/* Takes over what the writers have written. */
void tier_gather(struct tier *l, struct writer *const *writers, int n);

/* Reading the bunches of one part. */
struct reader {
    const struct tier *tier;
    const struct chunk *chunk;
    int part, writer;
    size_t at;
};

struct reader reader_at(const struct tier *l, int part);
bool reader_next(struct reader *r, struct bunch *out);

/* Gives back the chunks of a part. */
void tier_drop(struct tier *l, int part, struct writer *w);

#endif
