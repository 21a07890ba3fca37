/* Weighted pairs of pairings that make a ring; see ring_sum.h. */
#include "solve/frontier/ring_sum.h"

#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"

enum { ENDS_MAX = 2 * PAIRING_PAIRS_MAX };

/* --- tables --------------------------------------------------------------- */

/*
 * If the first end is joined to end j below, a pairing above makes a ring if,
 * with these two ends joined as well, it makes one with the rest below: those
 * are the partners of what it becomes, with one pair less.
 */
static void list_partners(struct ring_tables *rt, struct pairings *ps,
                          int pairs)
{
    uint32_t n = pairing_count(pairs), rest = pairing_count(pairs - 1);
    int fewer = rt->partners[pairs - 1], all = (2 * pairs - 2) * fewer;
    uint16_t *partner = xcalloc((size_t)n * (size_t)all, sizeof *partner);
    uint16_t **end = xcalloc(n, sizeof *end); /* of the list of each below */

    for (uint32_t b = 0; b < n; b++)
        end[b] = partner + (size_t)b * (size_t)all;
    for (uint32_t j = 1; j < 2 * (uint32_t)pairs; j++) {
        uint16_t **below = end + (j - 1) * rest;
        const uint16_t *joined =
            pairing_map(ps, PAIRING_JOIN, pairs, 0, (int)j).table;

        for (uint32_t a = 0; a < n; a++)
            for (int k = 0; joined[a] < rest && k < fewer; k++) {
                size_t of = (size_t)joined[a] * (size_t)fewer + (size_t)k;

                *below[rt->partner[pairs - 1][of]]++ = (uint16_t)a;
            }
    }
    free(end);
    rt->partner[pairs] = partner;
    rt->partners[pairs] = all;
}

void ring_tables_init(struct ring_tables *rt, struct pairings *ps, int pairs)
{
    *rt = (struct ring_tables){ .partner = { NULL } };
    rt->partner[1] = xcalloc(1, sizeof **rt->partner);
    rt->partners[1] = 1;
    for (int k = 2; k <= pairs && k <= RING_TABLED; k++)
        list_partners(rt, ps, k);
}

void ring_tables_free(struct ring_tables *rt)
{
    for (int pairs = 1; pairs <= RING_TABLED; pairs++)
        free(rt->partner[pairs]);
}

/* --- sums ----------------------------------------------------------------- */

void ring_sum_init(struct ring_sum *rs, struct pairings *ps,
                   const struct ring_tables *rt)
{
    *rs = (struct ring_sum){ .pairings = ps, .tables = rt };
    rs->dense = xcalloc(pairing_count(RING_TABLED), sizeof *rs->dense);
    for (int i = 0; i <= PAIRING_PAIRS_MAX; i++)
        adder_init(&rs->level[i].adder);
}

void ring_sum_free(struct ring_sum *rs)
{
    free(rs->dense);
    for (int i = 0; i <= PAIRING_PAIRS_MAX; i++) {
        adder_free(&rs->level[i].adder);
        free(rs->level[i].pairing);
        free(rs->level[i].weight);
        free(rs->level[i].mapped);
    }
}

/* Few pairs: the partners of each lower pairing are listed. */
static wide sum_listed(struct ring_sum *rs, int pairs, struct weighted upper,
                       struct weighted lower)
{
    const int partners = rs->tables->partners[pairs];
    wide sum = wide_of(0);

    for (size_t i = 0; i < upper.n; i++)
        rs->dense[upper.pairing[i]] += upper.weight[i];
    for (size_t i = 0; i < lower.n; i++) {
        const uint16_t *partner = rs->tables->partner[pairs] +
                                  (size_t)lower.pairing[i] * (size_t)partners;
        uint64_t above = 0;

        for (int k = 0; k < partners; k++)
            above += rs->dense[partner[k]];
        sum = wide_plus(sum, wide_product(above, lower.weight[i]));
    }
    for (size_t i = 0; i < upper.n; i++)
        rs->dense[upper.pairing[i]] = 0;
    return sum;
}

static void make_room(struct ring_level *l, size_t upper, size_t lower)
{
    if (lower > l->lower_cap) {
        l->lower_cap = 2 * lower;
        l->pairing = xrealloc(l->pairing, l->lower_cap, sizeof *l->pairing);
        l->weight = xrealloc(l->weight, l->lower_cap, sizeof *l->weight);
    }
    if (upper > l->upper_cap) {
        l->upper_cap = 2 * upper;
        l->mapped = xrealloc(l->mapped, l->upper_cap, sizeof *l->mapped);
    }
}

/* Sorts the lower list by the partner of its first end, and leaves the pair
 * out; the list for partner j begins at first[j - 1]. */
static void sort_lower(struct ring_level *l, int pairs, struct weighted lower,
                       size_t first[ENDS_MAX])
{
    uint32_t rest = pairing_count(pairs - 1);
    size_t at[ENDS_MAX];

    memset(first, 0, ENDS_MAX * sizeof *first);
    for (size_t i = 0; i < lower.n; i++)
        first[lower.pairing[i] / rest + 1]++;
    for (int j = 1; j < 2 * pairs; j++)
        first[j] += first[j - 1];
    memcpy(at, first, sizeof at);
    for (size_t i = 0; i < lower.n; i++) {
        size_t to = at[lower.pairing[i] / rest]++;

        l->pairing[to] = lower.pairing[i] % rest;
        l->weight[to] = lower.weight[i];
    }
}

/* The upper list with its first end joined to end j. */
static struct weighted join_upper(struct ring_sum *rs, int pairs, int j,
                                  struct weighted upper)
{
    struct ring_level *l = &rs->level[pairs];
    struct pairing_map map = pairing_map(rs->pairings, PAIRING_JOIN, pairs, 0,
                                         j);
    struct weighted out = { .n = 0 };

    if (map.table)
        for (size_t i = 0; i < upper.n; i++)
            l->mapped[i] = map.table[upper.pairing[i]];
    else
        for (size_t i = 0; i < upper.n; i++)
            l->mapped[i] = pairing_apply(rs->pairings, &map, upper.pairing[i]);
    adder_begin(&l->adder, pairs - 1, upper.n);
    adder_add_wide(&l->adder, l->mapped, upper.weight, (int)upper.n);
    out.n = adder_end(&l->adder);
    out.pairing = l->adder.seen;
    out.weight = l->adder.ways;
    return out;
}

/* Listing costs a little for each partner, joining for each pairing above. */
static bool lists_well(const struct ring_sum *rs, int pairs, size_t upper,
                       size_t lower)
{
    const int *partners = rs->tables->partners;

    if (pairs > RING_TABLED)
        return false;
    return pairs < 4 ||
           lower * (size_t)(partners[pairs] - partners[pairs - 1]) <
               (size_t)(2 * pairs - 1) * upper * 3;
}

wide ring_sum(struct ring_sum *rs, int pairs, struct weighted upper,
              struct weighted lower)
{
    struct ring_level *l = &rs->level[pairs];
    size_t first[ENDS_MAX];
    wide sum = wide_of(0);

    if (pairs == 0 || upper.n == 0)
        return sum;
    if (lists_well(rs, pairs, upper.n, lower.n))
        return sum_listed(rs, pairs, upper, lower);
    make_room(l, upper.n, lower.n);
    sort_lower(l, pairs, lower, first);
    for (int j = 1; j < 2 * pairs; j++) {
        struct weighted some = { l->pairing + first[j - 1],
                                 l->weight + first[j - 1],
                                 first[j] - first[j - 1] };

        if (some.n > 0)
            sum = wide_plus(
                sum,
                ring_sum(rs, pairs - 1, join_upper(rs, pairs, j, upper), some));
    }
    return sum;
}
