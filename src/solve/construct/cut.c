/* See the header. */
#include "solve/construct/cut.h"

#include <assert.h>

static void add(struct cuts *c, int size)
{
    assert(c->n < CUTS_MAX);
    c->at[c->n] = c->n == 0 ? 0 : c->at[c->n - 1] + c->size[c->n - 1];
    c->size[c->n++] = size;
}

/* A length of 5 or more, or of none. */
static void add_length(struct cuts *c, int length, int unit)
{
    int rest = length % unit;

    if (length == 0)
        return;
    if (rest < TILE_REST_MIN)
        rest += unit;
    length -= rest;
    if (rest > TILE_REST_MAX) {
        add(c, rest - TILE_FILES);
        rest = TILE_FILES;
    }
    add(c, rest);
    for (; length > 0; length -= unit)
        add(c, unit);
}

void cuts_plain(struct cuts *c, int total, int unit)
{
    assert(total >= TILE_REST_MIN);
    *c = (struct cuts){ .total = total };
    add_length(c, total, unit);
}

/*
 * What is before the root and after it must be even, and nothing or at least
 * 6. Turned so that the start is in the first half, there is always room for
 * that: the root is at the beginning, or the start is on its third or fourth
 * line.
 */
void cuts_around(struct cuts *c, int total, int unit, int start)
{
    int before = 0, size;

    assert(total % 2 == 1 && total >= TILE_REST_MIN);
    *c = (struct cuts){ .total = total, .mirrored = start > total / 2 };
    start = cuts_place(c, start);
    if (total < TILE_REST_MAX)
        size = total;
    else if (start < 9)
        size = start < 7 ? 7 : 9;
    else {
        size = 7;
        before = (start - 2) / 2 * 2;
    }
    add_length(c, before, unit);
    c->root = c->n;
    add(c, size);
    add_length(c, total - before - size, unit);
}
