/* All ways, by number; see roll.h. */
#include "solve/armies/roll.h"

#include <stdlib.h>

#include "base/alloc.h"

/* Armies that are kept before their images follow. */
enum { KEPT = 250000 };

/* More ways than this nobody leafs through. */
#define TOLD_MOST ((uint64_t)1 << 40)

void roll_init(struct roll *r, const struct field *f, int size)
{
    *r = (struct roll){ .field = f, .size = size };
}

void roll_free(struct roll *r)
{
    free(r->white);
    free(r->before);
    *r = (struct roll){ 0 };
}

/* --- numbers -------------------------------------------------------------- */

/* How many sets of k there are among n; false: too many. */
static bool choose(int n, int k, wide *out)
{
    wide ways = wide_of(1);

    if (k > n - k)
        k = n - k;
    for (int i = 1; i <= k; i++) {
        if (!wide_multiply(&ways, wide_of((uint64_t)(n - k + i))))
            return false;
        wide_divide(&ways, (uint32_t)i);
    }
    *out = k < 0 ? wide_of(0) : ways;
    return true;
}

/* How much an army counts. Those that hold the first square of an orbit of
 * eight are an eighth of all pairs of an army and a square of the orbit that
 * it holds; who holds three of them is in three pairs. */
static unsigned weight(struct set white, struct set orbit)
{
    return set_is_empty(white) ? ROLL_WAY
                               : (unsigned)(ROLL_WAY * set_size(orbit) /
                                            set_size(set_both(white, orbit)));
}

void roll_enter(struct roll *r, struct set white, struct set black,
                struct set orbit)
{
    wide ways;

    if (!choose(set_size(black), r->size, &ways) ||
        !wide_multiply(&ways, wide_of(weight(white, orbit))) ||
        !wide_add(&r->shares, ways))
        r->countless = true;
    if (r->count == KEPT) {
        r->full = true;
        return;
    }
    r->white = grow(r->white, r->count, &r->cap, sizeof *r->white);
    r->white[r->count++] = white;
}

bool roll_count(const struct roll *r, wide *count)
{
    *count = r->shares;
    wide_divide(count, ROLL_WAY);
    return !r->countless;
}

/* --- the images ----------------------------------------------------------- */

static void add_images(struct roll *r)
{
    size_t entered = r->count, images = (size_t)r->field->nimages;

    r->white = xrealloc(r->white, entered * images + 1, sizeof *r->white);
    for (size_t i = 0; i < entered; i++)
        for (int s = 1; s < r->field->nimages; s++)
            r->white[r->count++] = field_image(r->field, s, r->white[i]);
}

static int compare(const void *one, const void *other)
{
    struct set a = *(const struct set *)one, b = *(const struct set *)other;

    return set_before(a, b) ? -1 : set_before(b, a);
}

static void drop_doubles(struct roll *r)
{
    size_t kept = 0;

    for (size_t i = 0; i < r->count; i++)
        if (i == 0 || !set_same(r->white[i], r->white[kept - 1]))
            r->white[kept++] = r->white[i];
    r->count = kept;
}

static void number(struct roll *r)
{
    uint64_t all = 0;

    r->before = xcalloc(r->count + 1, sizeof *r->before);
    for (size_t i = 0; i < r->count; i++) {
        int left = set_size(field_safe(r->field, r->white[i]));
        wide ways;

        r->before[i] = all;
        if (!choose(left, r->size, &ways) ||
            wide_is_more(ways, TOLD_MOST - all))
            ways = wide_of(TOLD_MOST - all);
        all += ways.low;
    }
    r->before[r->count] = all;
}

void roll_close(struct roll *r)
{
    add_images(r);
    qsort(r->white, r->count, sizeof *r->white, compare);
    drop_doubles(r);
    number(r);
}

/* --- by number ------------------------------------------------------------ */

uint64_t roll_told(const struct roll *r)
{
    return r->before ? r->before[r->count] : 0;
}

/* Set number k of `size` squares among those left, in the order of armies. */
static struct set choose_at(struct set left, int size, uint64_t k)
{
    struct set chosen = { 0, 0 };

    for (; size > 0; left = set_rest(left)) {
        wide with;

        if (choose(set_size(left) - 1, size - 1, &with) &&
            !wide_is_more(with, k)) {
            k -= with.low;
            continue;
        }
        chosen = set_either(chosen, set_of(set_least(left)));
        size--;
    }
    return chosen;
}

void roll_at(const struct roll *r, uint64_t k, struct set *white,
             struct set *black)
{
    size_t from = 0, to = r->count;

    while (to - from > 1) {
        size_t middle = from + (to - from) / 2;

        if (r->before[middle] <= k)
            from = middle;
        else
            to = middle;
    }
    *white = r->white[from];
    *black = choose_at(field_safe(r->field, *white), r->size,
                       k - r->before[from]);
}

wide roll_complete(const struct roll *r, struct set *white, struct set *black)
{
    struct set with = *white, against = *black;
    wide all = wide_of(0);

    for (size_t i = 0; i < r->count; i++) {
        struct set safe = field_safe(r->field, r->white[i]);
        struct set free = set_without(safe, against);
        int missing = r->size - set_size(against);
        wide ways;

        if (!set_is_empty(set_without(with, r->white[i])) ||
            !set_is_empty(set_without(against, safe)) || missing < 0 ||
            !choose(set_size(free), missing, &ways))
            continue;
        if (wide_is(all, 0)) {
            *white = r->white[i];
            *black = set_either(against, choose_at(free, missing, 0));
        }
        all = wide_plus(all, ways);
    }
    return all;
}
