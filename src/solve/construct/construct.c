/* Which of the ways a board takes; the ways are in files of their own. */
#include "solve/construct/construct.h"

#include <stdlib.h>

#include "base/alloc.h"
#include "solve/construct/grid.h"
#include "solve/construct/strip.h"
#include "solve/construct/patchwork.h"

struct construct {
    struct tile_stock stock;
};

struct construct *construct_create(void)
{
    return xcalloc(1, sizeof(struct construct));
}

void construct_destroy(struct construct *c)
{
    tile_stock_free(&c->stock);
    free(c);
}

enum way { WAY_POINT, WAY_STRIP, WAY_GRID };

static enum way way_of(const struct construct_question *q)
{
    int narrow = q->files < q->ranks ? q->files : q->ranks;

    if (narrow >= 5)
        return WAY_GRID;
    return narrow >= 3 ? WAY_STRIP : WAY_POINT;
}

/* From a corner there is a tour wherever there is any. */
static int start_of(const struct construct_question *q)
{
    return q->start >= 0 ? q->start : 0;
}

bool construct_tour(struct construct *c, const struct construct_question *q,
                    uint32_t *number, struct text *reason)
{
    struct grid grid;
    struct strip strip;

    if (construct_impossible(q, reason))
        return false;
    switch (way_of(q)) {
    case WAY_GRID:
        grid_init(&grid, q->files, q->ranks, start_of(q), &c->stock);
        grid_number(&grid, number);
        break;
    case WAY_STRIP:
        strip_init(&strip, q->files, q->ranks, start_of(q));
        strip_number(&strip, number);
        break;
    case WAY_POINT: number[0] = 1; break;
    }
    return true;
}

void construct_patchwork(struct construct *c,
                         const struct construct_question *q,
                         struct patchwork *out)
{
    struct grid grid;
    struct strip strip;

    switch (way_of(q)) {
    case WAY_GRID:
        grid_init(&grid, q->files, q->ranks, start_of(q), &c->stock);
        grid_patchwork(&grid, out);
        break;
    case WAY_STRIP:
        strip_init(&strip, q->files, q->ranks, start_of(q));
        strip_patchwork(&strip, out);
        break;
    case WAY_POINT:
        patchwork_add(out,
                      (struct patch){ .files = 1, .ranks = 1, .level = 1 });
        break;
    }
}
