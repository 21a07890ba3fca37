/* See the header. */
#include "solve/construct/round.h"

#include <assert.h>

void rounds_init(struct rounds *rs, const struct grid *g)
{
    rs->g = g;
    rs->n = 0;
}

/* The steps by the tile's own squares. */
static void walk_round(const struct tile *t, struct round_key key,
                       uint32_t *step)
{
    struct tile_edge e;
    int n = t->files * t->ranks, first, way;

    if (key.side == SIDES) {
        for (int i = 0; i < n; i++)
            step[t->order[i]] = (uint32_t)i;
        return;
    }
    e = tile_edge(t->files, t->ranks, key.side);
    first = t->place[e.square[key.end]];
    /* Away from the other end, which is to be the last. */
    way = (t->place[e.square[!key.end]] + 1) % n == first ? 1 : n - 1;
    for (int i = 0, at = first; i < n; i++) {
        step[t->order[at]] = (uint32_t)i;
        at += way;
        at -= at >= n ? n : 0;
    }
}

/* The root of an odd board may lack moves on sides where nothing is joined;
 * nobody asks for those. */
static struct leave leave_at(const struct tile *t, const uint32_t *step,
                             enum side side)
{
    struct tile_edge e = tile_edge(t->files, t->ranks, side);
    int first = (int)step[e.square[0]], second = (int)step[e.square[1]];

    return first < second ? (struct leave){ first, 0 }
                          : (struct leave){ second, 1 };
}

static void turn_to_board(const struct grid *g, const struct tile *t,
                          const uint32_t *from, uint32_t *to)
{
    int right = g->across.mirrored ? -1 : 1, first;

    for (int rank = 0; rank < t->ranks; rank++) {
        first = (g->along.mirrored ? t->ranks - 1 - rank : rank) * t->files;
        first += g->across.mirrored ? t->files - 1 : 0;
        for (int file = 0; file < t->files; file++)
            to[first + right * file] = *from++;
    }
}

static void round_init(struct round *r, const struct grid *g,
                       struct round_key key)
{
    const struct tile *t = key.side == SIDES
                               ? &g->root
                               : tile_stock_closed(g->stock, key.files,
                                                   key.ranks);
    uint32_t step[BLOCK_SQUARES_MAX];

    r->key = key;
    walk_round(t, key, step);
    for (enum side side = 0; side < SIDES; side++)
        r->leave[side] = leave_at(t, step, side);
    turn_to_board(g, t, step, r->step);
}

static bool same(struct round_key a, struct round_key b)
{
    return a.files == b.files && a.ranks == b.ranks && a.side == b.side &&
           a.end == b.end;
}

const struct round *rounds_get(struct rounds *rs, struct round_key key)
{
    struct round *r = rs->made;

    for (; r < rs->made + rs->n; r++)
        if (same(r->key, key))
            return r;
    assert(rs->n < ROUNDS_MAX);
    rs->n++;
    round_init(r, rs->g, key);
    return r;
}
