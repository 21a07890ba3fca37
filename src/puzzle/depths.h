/*
 * How deep a search was at every moment of a run, kept small: the least and
 * the greatest depth of equal stretches. When there are too many stretches,
 * pairs of them become one, so that a hundred million moments take no more
 * room than a thousand, and nothing of the shape is lost but its detail.
 */
#ifndef CHEQUER_DEPTHS_H
#define CHEQUER_DEPTHS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { DEPTHS_CELLS = 1024 };

struct depth_range {
    uint32_t least, most;
};

struct depths {
    struct depth_range cell[DEPTHS_CELLS];
    struct depth_range open; /* the stretch that is being added to ... */
    size_t left;             /* ... and the moments it still wants */
    int cells;               /* stretches that are complete */
    int scale;               /* a cell is a stretch of 2^scale moments */
    uint32_t deepest;        /* the greatest depth of all ... */
    size_t deepest_at;       /* ... and the first moment that reached it */
};

/* Forget everything. */
void depths_clear(struct depths *d);

/* How many moments there are. */
static inline size_t depths_moments(const struct depths *d)
{
    return ((size_t)(d->cells + 1) << d->scale) - d->left;
}

/* For depths_add: a new greatest depth; a stretch that is complete. */
void depths_deepen(struct depths *d, uint32_t depth);
void depths_close(struct depths *d);

/* The depth of the next moment. Searches add millions. */
static inline void depths_add(struct depths *d, uint32_t depth)
{
    if (depth > d->deepest)
        depths_deepen(d, depth);
    if (depth < d->open.least)
        d->open.least = depth;
    if (depth > d->open.most)
        d->open.most = depth;
    if (--d->left == 0)
        depths_close(d);
}

/* Forget the moments from `moments` on. What they shared a stretch with keeps
 * their depths. */
void depths_truncate(struct depths *d, size_t moments);

/* The depths of moments `from` to `to` - 1, or a little around them where
 * detail was given up; false if there are none. */
bool depths_between(const struct depths *d, size_t from, size_t to,
                    struct depth_range *out);

#endif
