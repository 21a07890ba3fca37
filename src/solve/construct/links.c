/* See the header. */
#include "solve/construct/links.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "solve/construct/patchwork.h"

void links_init(struct links *l, int squares)
{
    l->squares = squares;
    l->to = xmalloc((size_t)squares * sizeof *l->to);
    memset(l->to, 255, (size_t)squares * sizeof *l->to);
}

void links_free(struct links *l)
{
    free(l->to);
}

/* Changes one end of a move; `was` is LINKS_NONE to add one. */
static void change(struct links *l, int square, uint32_t was, uint32_t now)
{
    uint32_t *to = l->to[square];

    assert(to[0] == was || to[1] == was);
    to[to[0] != was] = now;
}

void links_join(struct links *l, int a, int b)
{
    change(l, a, LINKS_NONE, (uint32_t)b);
    change(l, b, LINKS_NONE, (uint32_t)a);
}

void links_cut(struct links *l, int a, int b)
{
    change(l, a, (uint32_t)b, LINKS_NONE);
    change(l, b, (uint32_t)a, LINKS_NONE);
}

void links_ring(struct links *l, int origin, const int *offset, int n)
{
    uint32_t before = (uint32_t)(origin + offset[n - 1]);
    uint32_t here = (uint32_t)(origin + offset[0]);

    for (int i = 0; i < n; i++) {
        uint32_t after = (uint32_t)(origin + offset[i + 1 < n ? i + 1 : 0]);

        l->to[here][0] = before;
        l->to[here][1] = after;
        before = here;
        here = after;
    }
}

void links_sew(struct links *l, const struct seam *seam)
{
    for (int i = 0; i < seam->nremoved; i++)
        links_cut(l, seam->removed[i][0], seam->removed[i][1]);
    for (int i = 0; i < seam->nadded; i++)
        links_join(l, seam->added[i][0], seam->added[i][1]);
}

int links_number(const struct links *l, int start, uint32_t *number)
{
    uint32_t last = LINKS_NONE, at = (uint32_t)start, n = 0;

    memset(number, 0, (size_t)l->squares * sizeof *number);
    while (at != LINKS_NONE && number[at] == 0) {
        const uint32_t *to = l->to[at];
        /* Only the start may have no square before it but one after. */
        uint32_t next = to[0] == last ? to[1] : to[0];

        number[at] = ++n;
        last = at;
        at = next;
    }
    return (int)n;
}
