/* See the header. */
#include "solve/construct/tile.h"

#include <assert.h>
#include <stdlib.h>

#include "base/alloc.h"

struct tile_edge tile_edge(int files, int ranks, enum side side)
{
    int inner = files + 1; /* (1, 1) */

    switch (side) {
    case SIDE_LEFT: return (struct tile_edge){ { inner, 3 * files } };
    case SIDE_RIGHT: return (struct tile_edge){ { files - 1, 3 * files - 2 } };
    case SIDE_DOWN: return (struct tile_edge){ { inner, 3 } };
    case SIDE_UP:
    case SIDES: break;
    }
    return (
        struct tile_edge){ { (ranks - 1) * files, (ranks - 2) * files + 2 } };
}

static void require_side(struct block_task *task, enum side side)
{
    struct tile_edge e = tile_edge(task->files, task->ranks, side);

    block_require(task, e.square[0], e.square[1]);
}

static void set_order(struct tile *t, const uint8_t *order, int first)
{
    int squares = t->files * t->ranks;

    for (int i = 0; i < squares; i++)
        t->order[i] = order[(first + i) % squares];
}

/*
 * The search goes from (1, 1) to the left edge and all round until it comes
 * from the lower edge. The tour begins one move later, out of reach of all
 * that is given away.
 */
static void tile_closed(struct tile *t, int files, int ranks)
{
    struct block_task task = {
        .files = files, .ranks = ranks, .start = files + 1, .end = 3
    };
    uint8_t order[BLOCK_SQUARES_MAX];
    bool found;

    require_side(&task, SIDE_LEFT);
    require_side(&task, SIDE_RIGHT);
    require_side(&task, SIDE_UP);
    found = block_search(&task, order);
    assert(found);
    *t = (struct tile){ .files = files, .ranks = ranks };
    set_order(t, order, 2);
}

void tile_open(struct tile *t, int files, int ranks, int start, unsigned sides)
{
    struct block_task task = {
        .files = files, .ranks = ranks, .start = start, .end = -1
    };
    uint8_t order[BLOCK_SQUARES_MAX];
    bool found;

    for (enum side side = 0; side < SIDES; side++)
        if (sides >> side & 1)
            require_side(&task, side);
    found = block_search(&task, order);
    assert(found);
    *t = (struct tile){ .files = files, .ranks = ranks };
    set_order(t, order, 0);
}

void tile_stock_init(struct tile_stock *s)
{
    *s = (struct tile_stock){ 0 };
}

void tile_stock_free(struct tile_stock *s)
{
    for (int files = 0; files <= TILE_REST_MAX; files++)
        for (int ranks = 0; ranks <= TILE_RANKS; ranks++)
            free(s->closed[files][ranks]);
}

const struct tile *tile_stock_closed(struct tile_stock *s, int files, int ranks)
{
    struct tile **t = &s->closed[files][ranks];

    if (!*t) {
        *t = xmalloc(sizeof **t);
        tile_closed(*t, files, ranks);
    }
    return *t;
}
