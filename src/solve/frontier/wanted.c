/* Outlines worth keeping, from the last link back; see frontier_wanted.h. */
#include "solve/frontier/wanted.h"

#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "solve/frontier/outline.h"
#include "solve/frontier/step.h"
#include "solve/frontier/store.h"

static uint32_t power(int n)
{
    uint32_t p = 1;

    while (n-- > 0)
        p *= 3;
    return p;
}

static size_t words(int places)
{
    return power(places) / 64 + 1;
}

static void add_tier(uint64_t *set, const struct tier *l)
{
    for (int part = 0; part < l->parts; part++) {
        struct reader r = reader_at(l, part);
        struct bunch b;

        while (reader_next(&r, &b)) {
            uint32_t i = outline_index(b.outline);

            set[i / 64] |= (uint64_t)1 << i % 64;
        }
    }
}

/* By how much an index differs before a link, for a place of the type that it
 * has after: an end was free, a full place was an end. */
static int32_t back(uint32_t type, uint32_t power)
{
    return (type == PLACE_END ? PLACE_FREE - PLACE_END
                              : PLACE_END - PLACE_FULL) *
           (int32_t)power;
}

/* Adds the outlines that become one of `after` by the link. */
static void add_before(uint64_t *before, const uint64_t *after, size_t n,
                       const struct frontier_step *link)
{
    uint32_t u = power(link->u), w = power(link->w);

    for (size_t word = 0; word < n; word++)
        for (uint64_t bits = after[word]; bits; bits &= bits - 1) {
            uint32_t i = (uint32_t)(64 * word) +
                         (uint32_t)__builtin_ctzll(bits);
            uint32_t at_u = i / u % 3, at_w = i / w % 3;

            if (at_u == PLACE_FREE || at_w == PLACE_FREE)
                continue;
            i += (uint32_t)(back(at_u, u) + back(at_w, w));
            before[i / 64] |= (uint64_t)1 << i % 64;
        }
}

void wanted_init(struct wanted *w, const struct tier *lower, int places,
                 const struct frontier_step *links, int nlinks)
{
    size_t n = words(places);

    w->nlinks = nlinks;
    w->set = xcalloc((size_t)nlinks + 1, sizeof *w->set);
    w->set[nlinks] = xcalloc(n, sizeof **w->set);
    add_tier(w->set[nlinks], lower);
    for (int i = nlinks; i-- > 0;) {
        w->set[i] = xcalloc(n, sizeof **w->set);
        memcpy(w->set[i], w->set[i + 1], n * sizeof **w->set);
        add_before(w->set[i], w->set[i + 1], n, &links[i]);
    }
}

void wanted_free(struct wanted *w)
{
    for (int i = 0; i <= w->nlinks; i++)
        free(w->set[i]);
    free(w->set);
}
