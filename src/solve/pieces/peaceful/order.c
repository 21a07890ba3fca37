/*
 * n queens on n by n squares are found in no time by bit masks, but the search
 * comes to them in an order of its own, which is that of their numbers. So
 * they are found first and put into it: the line that the search would take is
 * looked up, they are sorted by where their queen on it stands, and so on with
 * those of each square, until one is left. What was told by the search before
 * is the beginning of that.
 */
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "solve/pieces/peaceful/parts.h"
#include "solve/queens/walk.h"

/* So many of the walk's steps take as long as one of the search; a step sorts
 * so many. */
enum { WALKED = 64, SORTED = 32 };

/* Those from `from` on up to and without `to`, before a queen is placed on the
 * line; of these, `next` is the first that has not been gone through. */
struct level {
    uint64_t free[PEACEFUL_WORDS];
    size_t from, to, next;
    int line;
};

struct peaceful_order {
    const struct peaceful_queens *search;
    int n;
    struct queens_walk walk;
    bool walked;
    uint8_t *found; /* owned; n ranks each, by file */
    uint8_t *spare; /* owned; as many */
    size_t count, cap, told;
    struct level levels[PEACEFUL_ORDER_MAX + 1];
    int top;
};

struct peaceful_order *peaceful_order_create(
    const struct peaceful_queens *search, int n)
{
    struct peaceful_order *o = xcalloc(1, sizeof *o);
    struct queens_wish all;

    assert(n <= PEACEFUL_ORDER_MAX);
    o->search = search;
    o->n = n;
    queens_wish_init(&all, n, PIECE_QUEEN);
    queens_walk_init(&o->walk, &all);
    return o;
}

void peaceful_order_destroy(struct peaceful_order *o)
{
    if (!o)
        return;
    free(o->found);
    free(o->spare);
    free(o);
}

static uint8_t *at(const struct peaceful_order *o, uint8_t *list, size_t i)
{
    return list + i * (size_t)o->n;
}

/* True when all are found. */
static bool walk(struct peaceful_order *o, long *budget)
{
    enum queens_walk_event event = QUEENS_WALK_FOUND;
    long steps = *budget * WALKED;

    while (event == QUEENS_WALK_FOUND && steps > 0) {
        event = queens_walk_next(&o->walk, &steps);
        if (event != QUEENS_WALK_FOUND)
            break;
        o->found = grow(o->found, o->count, &o->cap, (size_t)o->n);
        memcpy(at(o, o->found, o->count++), o->walk.rank, (size_t)o->n);
    }
    *budget = steps / WALKED;
    return event == QUEENS_WALK_DONE;
}

static void begin(struct peaceful_order *o)
{
    struct level *first = &o->levels[0];

    o->walked = true;
    o->spare = xmalloc(o->count * (size_t)o->n);
    for (int i = 0; i < o->n * o->n; i++)
        first->free[i / 64] |= UINT64_C(1) << i % 64;
    first->to = o->count;
    first->line = -1;
}

/* Where on the line the queen stands. */
static int place_on(const struct peaceful_order *o, int line,
                    const uint8_t *ranks)
{
    int file = 0;

    if (line >= o->n)
        return ranks[line - o->n];
    while (ranks[file] != line)
        file++;
    return file;
}

static void sort(struct peaceful_order *o, const struct level *l)
{
    size_t place[PEACEFUL_ORDER_MAX + 1] = { 0 }, size = (size_t)o->n;

    for (size_t i = l->from; i < l->to; i++)
        place[place_on(o, l->line, at(o, o->found, i)) + 1]++;
    for (int i = 0; i < o->n; i++)
        place[i + 1] += place[i];
    for (size_t i = l->from; i < l->to; i++) {
        const uint8_t *one = at(o, o->found, i);
        size_t to = l->from + place[place_on(o, l->line, one)]++;

        memcpy(at(o, o->spare, to), one, size);
    }
    memcpy(at(o, o->found, l->from), at(o, o->spare, l->from),
           (l->to - l->from) * size);
}

/* Those that the search has told are not told again. */
static void tell(struct peaceful_order *o, size_t i, struct part *part)
{
    uint64_t bits[PEACEFUL_WORDS] = { 0 };
    const uint8_t *ranks = at(o, o->found, i);

    if (o->told++ < part->list.count)
        return;
    for (int file = 0; file < o->n; file++) {
        int square = ranks[file] * o->n + file;

        bits[square / 64] |= UINT64_C(1) << square % 64;
    }
    arrangement_list_add(&part->list, bits);
    part->count = part->told = wide_of(part->list.count);
}

/* The next square of the line on which some have a queen, if there is one. */
static bool go_on(struct peaceful_order *o)
{
    struct level *l = &o->levels[o->top], *to = l + 1;
    int place, square;

    if (l->next == l->to)
        return false;
    place = place_on(o, l->line, at(o, o->found, l->next));
    square = l->line < o->n ? l->line * o->n + place
                            : place * o->n + l->line - o->n;
    to->from = l->next;
    while (l->next < l->to &&
           place_on(o, l->line, at(o, o->found, l->next)) == place)
        l->next++;
    to->to = l->next;
    to->line = -1;
    peaceful_queens_cover(o->search, square, l->free, to->free);
    o->top++;
    return true;
}

/* False when all are told. */
static bool step(struct peaceful_order *o, long *budget, struct part *part)
{
    struct level *l = &o->levels[o->top];

    --*budget;
    if (l->line < 0 && l->to - l->from > 1) {
        *budget -= (long)((l->to - l->from) / SORTED);
        l->line = peaceful_queens_line(o->search, l->free, o->top, o->n);
        l->next = l->from;
        sort(o, l);
    }
    if (l->line < 0)
        tell(o, l->from, part);
    else if (go_on(o))
        return true;
    return --o->top >= 0;
}

bool peaceful_order_step(struct peaceful_order *o, long *budget,
                         struct part *part)
{
    if (!o->walked) {
        if (!walk(o, budget))
            return false;
        begin(o);
    }
    while (*budget > 0)
        if (!step(o, budget, part)) {
            part->exact = true;
            return true;
        }
    return false;
}

/* The walk is half of it, and nobody knows how much of that is done. */
double peaceful_order_share(const struct peaceful_order *o)
{
    return o->walked ? 0.5 + 0.5 * (double)o->told / (double)o->count : 0;
}
