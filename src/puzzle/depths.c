/* Depths of a run in stretches that double in length. */
#include "puzzle/depths.h"

static const struct depth_range NOTHING = { UINT32_MAX, 0 };

static void open_next(struct depths *d)
{
    d->open = NOTHING;
    d->left = (size_t)1 << d->scale;
}

void depths_clear(struct depths *d)
{
    d->cells = d->scale = 0;
    d->deepest = 0;
    d->deepest_at = 0;
    open_next(d);
}

void depths_deepen(struct depths *d, uint32_t depth)
{
    d->deepest = depth;
    d->deepest_at = depths_moments(d);
}

static struct depth_range join(struct depth_range a, struct depth_range b)
{
    return (struct depth_range){ a.least < b.least ? a.least : b.least,
                                 a.most > b.most ? a.most : b.most };
}

/* All cells are full: half as many, each twice as long. */
static void coarsen(struct depths *d)
{
    d->cells = DEPTHS_CELLS / 2;
    d->scale++;
    for (int i = 0; i < d->cells; i++)
        d->cell[i] = join(d->cell[2 * i], d->cell[2 * i + 1]);
}

void depths_close(struct depths *d)
{
    d->cell[d->cells++] = d->open;
    if (d->cells == DEPTHS_CELLS)
        coarsen(d);
    open_next(d);
}

/* The stretch of a number, complete or not. */
static struct depth_range stretch(const struct depths *d, size_t i)
{
    return i < (size_t)d->cells ? d->cell[i] : d->open;
}

void depths_truncate(struct depths *d, size_t moments)
{
    size_t last = moments >> d->scale;

    if (moments >= depths_moments(d))
        return;
    d->open = stretch(d, last);
    d->cells = (int)last;
    d->left = ((last + 1) << d->scale) - moments;
    if (last << d->scale == moments)
        open_next(d);
}

bool depths_between(const struct depths *d, size_t from, size_t to,
                    struct depth_range *out)
{
    if (to > depths_moments(d))
        to = depths_moments(d);
    *out = NOTHING;
    if (from >= to)
        return false;
    for (size_t i = from >> d->scale; i <= (to - 1) >> d->scale; i++)
        *out = join(*out, stretch(d, i));
    return true;
}
