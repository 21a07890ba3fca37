/* Open addressing, never more than half full. */
#include "solve/tour/method/seen.h"

#include <stdlib.h>

#include "base/alloc.h"

void seen_init(struct seen *s)
{
    *s = (struct seen){ 0 };
}

void seen_free(struct seen *s)
{
    free(s->slot);
    seen_init(s);
}

/* Where the number is, or where it belongs. */
static uint64_t *find(const struct seen *s, uint64_t number)
{
    size_t i = (size_t)(number ^ number >> 32) & (s->cap - 1);

    while (s->slot[i] && s->slot[i] != number)
        i = (i + 1) & (s->cap - 1);
    return &s->slot[i];
}

static void make_room(struct seen *s)
{
    struct seen more = { .n = s->n, .cap = s->cap ? 2 * s->cap : 64 };

    more.slot = xcalloc(more.cap, sizeof *more.slot);
    for (size_t i = 0; i < s->cap; i++)
        if (s->slot[i])
            *find(&more, s->slot[i]) = s->slot[i];
    free(s->slot);
    *s = more;
}

bool seen_add(struct seen *s, uint64_t number)
{
    uint64_t *slot;

    if (number == 0)
        number = 1;
    if (2 * s->n >= s->cap)
        make_room(s);
    slot = find(s, number);
    if (*slot)
        return false;
    *slot = number;
    s->n++;
    return true;
}
