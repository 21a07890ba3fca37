/* See the header. */
#include "solve/queens/count/strain.h"

#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"

enum {
    BUSY = 8, /* bits that are looked at */
    PATTERNS = 1 << BUSY,
    TOGETHER = 512, /* sets that are laid out in slices at a time */
    SAMPLE = 1024,  /* sets that tell how busy a bit is */
    LONG = 16 * TOGETHER
};

/* The busiest bits, the busiest first, and where each pattern of them begins
 * in a sorted list. */
struct order {
    int bit[BUSY];
};

struct buckets {
    size_t at[PATTERNS + 1];
};

void strain_free(struct strainer *s)
{
    match_list_free(&s->one);
    match_list_free(&s->other);
    match_list_free(&s->left);
    free(s->patterns);
}

bool strain_pays(const struct match_list *a, const struct match_list *b)
{
    return a->count >= LONG && b->count >= LONG;
}

/* --- the busiest bits ----------------------------------------------------- */

/* How many of a sample have each bit. */
static void count_bits(const struct match_list *list, int bits,
                       uint64_t out[MATCH_BITS_MAX])
{
    size_t step = list->count / SAMPLE + 1;

    memset(out, 0, MATCH_BITS_MAX * sizeof *out);
    for (size_t i = 0; i < list->count; i += step)
        for (int bit = 0; bit < bits; bit++)
            out[bit] += list->sets[i] >> bit & 1;
}

/* Those that rule out most pairs. */
static struct order find_order(const struct match_list *a,
                               const struct match_list *b, int bits)
{
    uint64_t in_a[MATCH_BITS_MAX], in_b[MATCH_BITS_MAX];
    struct order order = { { 0 } };
    int n = 0;

    count_bits(a, bits, in_a);
    count_bits(b, bits, in_b);
    for (int bit = 0; bit < bits; bit++) {
        uint64_t worth = in_a[bit] * in_b[bit];
        int at = n < BUSY ? n++ : BUSY;

        for (; at > 0 &&
               in_a[order.bit[at - 1]] * in_b[order.bit[at - 1]] < worth;
             at--)
            if (at < BUSY)
                order.bit[at] = order.bit[at - 1];
        if (at < BUSY)
            order.bit[at] = bit;
    }
    return order;
}

/* --- sorted by them ------------------------------------------------------- */

static unsigned pattern(const struct order *order, uint64_t set)
{
    unsigned found = 0;

    for (int i = 0; i < BUSY; i++)
        found = found << 1 | (unsigned)(set >> order->bit[i] & 1);
    return found;
}

/* `patterns` has room for one of each. */
static void sort(const struct order *order, const struct match_list *from,
                 struct match_list *to, struct buckets *buckets,
                 uint8_t *patterns)
{
    size_t next[PATTERNS];

    memset(buckets, 0, sizeof *buckets);
    for (size_t i = 0; i < from->count; i++) {
        patterns[i] = (uint8_t)pattern(order, from->sets[i]);
        buckets->at[patterns[i] + 1]++;
    }
    for (int i = 0; i < PATTERNS; i++)
        buckets->at[i + 1] += buckets->at[i];
    memcpy(next, buckets->at, sizeof next);
    to->count = 0;
    match_list_reserve(to, from->count);
    for (size_t i = 0; i < from->count; i++)
        to->sets[next[patterns[i]]++] = from->sets[i];
    to->count = from->count;
}

/* Those that have none of these bits. */
static void take_left(struct strainer *s, const struct buckets *buckets,
                      unsigned common)
{
    s->left.count = 0;
    match_list_reserve(&s->left, s->other.count);
    for (unsigned p = 0; p < PATTERNS; p++) {
        size_t from = buckets->at[p], n = buckets->at[p + 1] - from;

        if (n == 0 || p & common)
            continue;
        memcpy(s->left.sets + s->left.count, s->other.sets + from,
               n * sizeof *s->left.sets);
        s->left.count += n;
    }
}

/* The bits that all of the sets which stand together from here on have. */
static unsigned common_bits(const struct buckets *buckets, size_t from)
{
    unsigned common = PATTERNS - 1, p = 0;

    while (buckets->at[p + 1] <= from)
        p++;
    for (; p < PATTERNS && buckets->at[p] < from + TOGETHER; p++)
        if (buckets->at[p] < buckets->at[p + 1])
            common &= p;
    return common;
}

uint64_t strain_count(struct strainer *s, const struct match_list *a,
                      const struct match_list *b, int bits,
                      enum match_width width)
{
    bool swapped = a->count < b->count;
    const struct match_list *one = swapped ? b : a, *other = swapped ? a : b;
    struct order order = find_order(a, b, bits);
    struct buckets ones, others;
    uint64_t total = 0;
    size_t from = 0, to;

    s->patterns = xrealloc(s->patterns, one->count + 1, 1);
    sort(&order, one, &s->one, &ones, s->patterns);
    sort(&order, other, &s->other, &others, s->patterns);
    for (; from < s->one.count; from = to) {
        unsigned common = common_bits(&ones, from);
        struct match_list together = { .sets = s->one.sets + from };

        for (to = from + TOGETHER; to < s->one.count; to += TOGETHER)
            if (common_bits(&ones, to) != common)
                break;
        together.count = (to < s->one.count ? to : s->one.count) - from;
        take_left(s, &others, common);
        total += match_count(&together, &s->left, bits, width);
    }
    return total;
}
