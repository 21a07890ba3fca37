/*
 * The most pieces of any kind on any board, by trying, in a part of the board
 * that has nothing to do with the rest.
 *
 * The squares that are free are divided into groups in each of which every
 * square attacks every other: a group has room for one piece. With fewer groups
 * than pieces to be placed the search turns back. Else one of them must stand
 * in a group beyond those that have room for all but one: these squares are
 * tried one after the other, and one that has been tried is not free in what
 * follows, so that no arrangement is found twice. The search aims at ever fewer
 * pieces until there is an arrangement; the groups of the empty board, if there
 * are no more than that, show why no more fit.
 */
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "solve/pieces/cover/reach.h"
#include "solve/pieces/peaceful/parts.h"

/* What a level costs on a board of so many squares and words is one. */
enum { COST_UNIT = 4096 };

/* Before a piece is placed. */
struct level {
    uint64_t *free;  /* squares that are not attacked and not tried */
    int16_t *places; /* to be tried, the last one first */
    int nplaces, left;
    int placed; /* where the piece stands now */
};

/* Squares are numbered within the part. */
struct peaceful_search {
    int *square; /* owned; their numbers on the board */
    int squares, words;
    uint64_t *attacks;    /* owned; `words` for each */
    struct level *levels; /* owned, with what they have; bound + 1 */
    int bound;            /* groups of the empty board */
    int top, target;
    bool entering; /* the top level has not been looked at */
    long credit;   /* work paid for and not done yet; below 0: the reverse */

    struct beginning share;
    int least; /* pieces to be tried with a share */
};

static bool has(const uint64_t *set, int i)
{
    return set[i / 64] >> i % 64 & 1;
}

static void put(uint64_t *set, int i)
{
    set[i / 64] |= UINT64_C(1) << i % 64;
}

static const uint64_t *attacks_of(const struct peaceful_search *ps, int i)
{
    return ps->attacks + (size_t)i * (size_t)ps->words;
}

static int count_in(const struct peaceful_search *ps, const uint64_t *set)
{
    int count = 0;

    for (int w = 0; w < ps->words; w++)
        count += __builtin_popcountll(set[w]);
    return count;
}

/* How many of a set a piece attacks. */
static int count_hits(const struct peaceful_search *ps, int i,
                      const uint64_t *set)
{
    const uint64_t *attacks = attacks_of(ps, i);
    int count = 0;

    for (int w = 0; w < ps->words; w++)
        count += __builtin_popcountll(attacks[w] & set[w]);
    return count;
}

/* --- groups --------------------------------------------------------------- */

/* A square of which the fewest others would have to be in the same group. */
static int loneliest(const struct peaceful_search *ps, const uint64_t *rest)
{
    int best = -1, fewest = 0;

    for (int w = 0; w < ps->words; w++)
        for (uint64_t set = rest[w]; set; set &= set - 1) {
            int i = w * 64 + __builtin_ctzll(set);
            int hits = count_hits(ps, i, rest);

            if (best < 0 || hits < fewest) {
                best = i;
                fewest = hits;
            }
        }
    return best;
}

/* The one of those that may join a group that leaves the most others, and of
 * such the one that the rest needs least; -1 if none may. */
static int best_to_join(const struct peaceful_search *ps, const uint64_t *may,
                        const uint64_t *rest)
{
    int best = -1, most = 0;

    for (int w = 0; w < ps->words; w++)
        for (uint64_t set = may[w]; set; set &= set - 1) {
            int i = w * 64 + __builtin_ctzll(set);
            int worth = count_hits(ps, i, may) * 2 * ps->squares -
                        count_hits(ps, i, rest);

            if (best < 0 || worth > most) {
                best = i;
                most = worth;
            }
        }
    return best;
}

/* Moves a group of squares that all attack each other out of the rest into
 * `out`; false if nothing is left. */
static bool take_group(const struct peaceful_search *ps, uint64_t *rest,
                       uint64_t *out)
{
    uint64_t may[PEACEFUL_WORDS];
    int next = loneliest(ps, rest);

    if (next < 0)
        return false;
    memcpy(may, rest, (size_t)ps->words * sizeof *may);
    memset(out, 0, (size_t)ps->words * sizeof *out);
    while (next >= 0) {
        const uint64_t *attacks = attacks_of(ps, next);

        put(out, next);
        for (int w = 0; w < ps->words; w++)
            may[w] &= attacks[w];
        next = best_to_join(ps, may, rest);
    }
    for (int w = 0; w < ps->words; w++)
        rest[w] &= ~out[w];
    return true;
}

int peaceful_search_groups(const struct peaceful_search *ps, int first,
                           int *group)
{
    uint64_t rest[PEACEFUL_WORDS] = { 0 }, one[PEACEFUL_WORDS];
    int count = 0;

    for (int i = 0; i < ps->squares; i++)
        put(rest, i);
    for (; take_group(ps, rest, one); count++)
        for (int i = 0; i < ps->squares && group; i++)
            if (has(one, i))
                group[ps->square[i]] = first + count;
    return count;
}

/* --- beginning ------------------------------------------------------------ */

static void restart(struct peaceful_search *ps, int target)
{
    for (int i = 0; i < ps->squares; i++)
        put(ps->levels[0].free, i);
    ps->target = target;
    ps->top = 0;
    ps->entering = true;
    ps->share.seen = 0;
}

void peaceful_search_keep_to(struct peaceful_search *ps, struct beginning share,
                             int least)
{
    ps->share = share;
    ps->least = least;
    restart(ps, ps->bound);
}

size_t peaceful_search_seen(const struct peaceful_search *ps)
{
    return ps->share.seen;
}

static void number_squares(struct peaceful_search *ps,
                           const struct cover_reach *reach,
                           const uint64_t *part)
{
    ps->square = xcalloc((size_t)reach->squares, sizeof *ps->square);
    for (int sq = 0; sq < reach->squares; sq++)
        if (has(part, sq))
            ps->square[ps->squares++] = sq;
    ps->words = (ps->squares + 63) / 64;
    ps->attacks = xcalloc((size_t)(ps->squares * ps->words),
                          sizeof *ps->attacks);
    for (int i = 0; i < ps->squares; i++)
        for (int j = 0; j < ps->squares; j++)
            if (i != j &&
                has(cover_reach_of(reach, ps->square[i]), ps->square[j]))
                put(ps->attacks + i * ps->words, j);
}

struct peaceful_search *peaceful_search_create(const struct cover_reach *reach,
                                               const uint64_t *part)
{
    struct peaceful_search *ps = xcalloc(1, sizeof *ps);

    number_squares(ps, reach, part);
    ps->bound = peaceful_search_groups(ps, 0, NULL);
    ps->levels = xcalloc((size_t)ps->bound + 1, sizeof *ps->levels);
    for (int i = 0; i <= ps->bound; i++) {
        struct level *l = &ps->levels[i];

        l->free = xcalloc((size_t)ps->words, sizeof *l->free);
        l->places = xcalloc((size_t)ps->squares, sizeof *l->places);
    }
    restart(ps, ps->bound);
    return ps;
}

void peaceful_search_destroy(struct peaceful_search *ps)
{
    if (!ps)
        return;
    for (int i = 0; i <= ps->bound; i++) {
        free(ps->levels[i].free);
        free(ps->levels[i].places);
    }
    free(ps->levels);
    free(ps->attacks);
    free(ps->square);
    free(ps);
}

/* --- the search ----------------------------------------------------------- */

/* Lists the squares of all groups but those with room for all but one of the
 * `pieces` to come. */
static void list_places(const struct peaceful_search *ps, struct level *l,
                        int pieces)
{
    uint64_t rest[PEACEFUL_WORDS], group[PEACEFUL_WORDS];

    l->nplaces = 0;
    memcpy(rest, l->free, (size_t)ps->words * sizeof *rest);
    for (int n = 1; take_group(ps, rest, group); n++)
        for (int w = 0; w < ps->words && n >= pieces; w++)
            for (uint64_t set = group[w]; set; set &= set - 1)
                l->places[l->nplaces++] = (int16_t)(w * 64 +
                                                    __builtin_ctzll(set));
    l->left = l->nplaces;
}

static void add_found(const struct peaceful_search *ps, int last,
                      struct arrangement_list *list)
{
    uint64_t bits[PEACEFUL_WORDS] = { 0 };

    for (int i = 0; i < ps->top; i++)
        put(bits, ps->square[ps->levels[i].placed]);
    put(bits, ps->square[last]);
    arrangement_list_add(list, bits);
}

/* With one piece left it can stand on any free square. */
static void finish(const struct peaceful_search *ps, const struct level *l,
                   struct part *part)
{
    part->count = wide_plus(part->count,
                            wide_of((unsigned)count_in(ps, l->free)));
    for (int w = 0; w < ps->words; w++)
        for (uint64_t set = l->free[w];
             set && !ps->share.of &&
             arrangement_list_bytes(&part->list) < PRODUCT_KEPT;
             set &= set - 1)
            add_found(ps, w * 64 + __builtin_ctzll(set), &part->list);
    part->told = wide_of(part->list.count);
}

/* Looks at a new level; false if there is nothing to try on it. */
static bool enter(struct peaceful_search *ps, struct part *part)
{
    struct level *l = &ps->levels[ps->top];
    long free = count_in(ps, l->free);

    ps->entering = false;
    ps->credit -= 1 + free * free * ps->words / COST_UNIT;
    l->nplaces = l->left = 0;
    if (!beginning_is_mine(&ps->share, ps->top, ps->top == ps->target - 1))
        return false;
    if (ps->top == ps->target - 1)
        finish(ps, l, part);
    else if (free >= ps->target - ps->top)
        list_places(ps, l, ps->target - ps->top);
    return l->left > 0;
}

/* Puts a piece on the next place of this level; false if none is left. */
static bool place_next(struct peaceful_search *ps)
{
    struct level *from = &ps->levels[ps->top], *to = from + 1;
    const uint64_t *attacks;

    if (from->left == 0)
        return false;
    from->placed = from->places[--from->left];
    from->free[from->placed / 64] &= ~(UINT64_C(1) << from->placed % 64);
    attacks = attacks_of(ps, from->placed);
    for (int w = 0; w < ps->words; w++)
        to->free[w] = from->free[w] & ~attacks[w];
    ps->top++;
    ps->entering = true;
    return true;
}

/* One more piece, or back by one; false when there is no way back. */
static bool step(struct peaceful_search *ps, struct part *part)
{
    if ((!ps->entering || enter(ps, part)) && place_next(ps))
        return true;
    return --ps->top >= 0;
}

bool peaceful_search_step(struct peaceful_search *ps, long *budget, bool one,
                          struct part *part)
{
    bool all = ps->top < 0;

    ps->credit += *budget;
    while (ps->credit > 0 && !all && !(one && wide_is_more(part->told, 0)))
        if (!step(ps, part)) {
            all = wide_is_more(part->count, 0) ||
                  (ps->share.of && ps->target <= ps->least);
            if (!all)
                restart(ps, ps->target - 1);
        }
    part->exact = all;
    part->pieces = ps->target;
    *budget = ps->credit > 0 ? ps->credit : 0;
    ps->credit -= *budget;
    return all;
}

int peaceful_search_target(const struct peaceful_search *ps)
{
    return ps->target;
}

/* Each place of a level counts the same. */
double peaceful_search_share(const struct peaceful_search *ps)
{
    double share = 0, width = 1;

    if (ps->top < 0)
        return 1;
    for (int i = 0; i < ps->top; i++) {
        const struct level *l = &ps->levels[i];

        width /= l->nplaces;
        share += width * (l->nplaces - l->left - 1);
    }
    return share;
}
