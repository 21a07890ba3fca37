/*
 * Take the bare square that can be covered from the fewest places, and try
 * those one after the other; a place that has been tried is forbidden in what
 * follows, so that no arrangement is found twice.
 *
 * A branch is given up when the pieces left cannot be enough. Let g be the
 * most bare squares that one piece could cover together with a given bare
 * square, and count that square as 1/g of a piece. However a further piece is
 * placed, the squares it covers count no more than one piece together. So the
 * sum over all bare squares is a number of pieces that is needed at least.
 */
#include "solve/pieces/cover_search.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "chess/attack.h"

enum { PLACES_MAX = COVER_SIDE_MAX * COVER_SIDE_MAX, PIECE = 1 << 20 };

/* Before a piece is placed. */
struct level {
    uint64_t bare[COVER_WORDS]; /* squares not covered yet */
    uint64_t free[COVER_WORDS]; /* places not forbidden */
    int16_t places[PLACES_MAX]; /* for the square chosen */
    int nplaces, tried;
    int placed; /* where the piece stands now */
};

struct cover_search {
    const struct cover_reach *reach;
    uint64_t part[COVER_WORDS];
    int *squares; /* owned; of the part */
    int nsquares;
    uint16_t *gain;       /* owned; bare squares covered from each */
    struct level *levels; /* owned; nsquares + 1 */
    int top, target;
    bool entering; /* this level has not been looked at */
};

void cover_reach_init(struct cover_reach *r, const struct board *b,
                      const struct mover *m)
{
    int *to = xcalloc((size_t)attack_max(b), sizeof *to);

    r->squares = board_squares(b);
    r->words = (r->squares + 63) / 64;
    r->bits = xcalloc((size_t)(r->squares * r->words), sizeof *r->bits);
    for (int i = 0; i < r->squares; i++) {
        uint64_t *bits = r->bits + i * r->words;
        int n;

        if (b->hole[i])
            continue;
        n = attack_squares(b, NULL, m, i, to);
        for (int j = 0; j < n; j++)
            bits[to[j] / 64] |= UINT64_C(1) << to[j] % 64;
        bits[i / 64] |= UINT64_C(1) << i % 64;
    }
    free(to);
}

void cover_reach_free(struct cover_reach *r)
{
    free(r->bits);
    *r = (struct cover_reach){ 0 };
}

bool cover_reach_is_flat(const struct board *b, const struct mover *m)
{
    struct board flat = *b; /* lends its holes */
    struct cover_reach here, there;
    bool same;

    if (b->surface == SURFACE_FLAT)
        return true;
    flat.surface = SURFACE_FLAT;
    cover_reach_init(&here, b, m);
    cover_reach_init(&there, &flat, m);
    same = memcmp(here.bits, there.bits,
                  (size_t)(here.squares * here.words) * sizeof *here.bits) == 0;
    cover_reach_free(&here);
    cover_reach_free(&there);
    return same;
}

void cover_reach_flood(const struct cover_reach *r, int square, uint64_t *part)
{
    bool grown = true;

    memset(part, 0, (size_t)r->words * sizeof *part);
    part[square / 64] |= UINT64_C(1) << square % 64;
    while (grown) {
        grown = false;
        for (int i = 0; i < r->squares; i++) {
            const uint64_t *reach = cover_reach_of(r, i);

            if (!(part[i / 64] >> i % 64 & 1))
                continue;
            for (int word = 0; word < r->words; word++) {
                grown = grown || reach[word] & ~part[word];
                part[word] |= reach[word];
            }
        }
    }
}

static bool has(const uint64_t *set, int square)
{
    return set[square / 64] >> square % 64 & 1;
}

static int common(const uint64_t *a, const uint64_t *b, int words)
{
    int count = 0;

    for (int i = 0; i < words; i++)
        count += __builtin_popcountll(a[i] & b[i]);
    return count;
}

static void restart(struct cover_search *cs, int target)
{
    memcpy(cs->levels[0].bare, cs->part, sizeof cs->part);
    memcpy(cs->levels[0].free, cs->part, sizeof cs->part);
    cs->top = 0;
    cs->target = target;
    cs->entering = true;
}

struct cover_search *cover_search_create(const struct cover_reach *reach,
                                         const uint64_t *part)
{
    struct cover_search *cs = xcalloc(1, sizeof *cs);
    size_t squares = (size_t)reach->squares;

    cs->reach = reach;
    memcpy(cs->part, part, (size_t)reach->words * sizeof *part);
    cs->squares = xcalloc(squares, sizeof *cs->squares);
    cs->gain = xcalloc(squares, sizeof *cs->gain);
    for (int i = 0; i < reach->squares; i++)
        if (has(part, i))
            cs->squares[cs->nsquares++] = i;
    cs->levels = xcalloc((size_t)cs->nsquares + 1, sizeof *cs->levels);
    restart(cs, 1);
    return cs;
}

void cover_search_destroy(struct cover_search *cs)
{
    if (!cs)
        return;
    free(cs->squares);
    free(cs->gain);
    free(cs->levels);
    free(cs);
}

int cover_search_target(const struct cover_search *cs)
{
    return cs->target;
}

/* Each place of a level counts the same. */
double cover_search_share(const struct cover_search *cs)
{
    double share = 0, width = 1;

    if (cs->top < 0)
        return 1;
    for (int i = 0; i < cs->top; i++) {
        width /= cs->levels[i].nplaces;
        share += width * (cs->levels[i].tried - 1);
    }
    return share;
}

static void find_gains(struct cover_search *cs, const struct level *l)
{
    for (int i = 0; i < cs->nsquares; i++) {
        int square = cs->squares[i];

        cs->gain[square] = 0;
        if (has(l->free, square))
            cs->gain[square] = (uint16_t)common(
                cover_reach_of(cs->reach, square), l->bare, cs->reach->words);
    }
}

/* The places from which a bare square can be covered: their number, and the
 * greatest gain among them. */
static int look_around(const struct cover_search *cs, const struct level *l,
                       int square, int *most)
{
    const uint64_t *reach = cover_reach_of(cs->reach, square);
    int count = 0;

    *most = 0;
    for (int word = 0; word < cs->reach->words; word++)
        for (uint64_t set = reach[word] & l->free[word]; set; set &= set - 1) {
            int gain = cs->gain[word * 64 + __builtin_ctzll(set)];

            *most = gain > *most ? gain : *most;
            count++;
        }
    return count;
}

/* The bare square with the fewest places, or -1 if `pieces` cannot do. */
static int choose_square(struct cover_search *cs, const struct level *l,
                         int pieces)
{
    int64_t need = 0;
    int best = -1, fewest = PLACES_MAX + 1;

    find_gains(cs, l);
    for (int i = 0; i < cs->nsquares; i++) {
        int square = cs->squares[i], most, places;

        if (!has(l->bare, square))
            continue;
        places = look_around(cs, l, square, &most);
        if (places == 0)
            return -1;
        need += PIECE / most; /* rounded down: never too much */
        if (places < fewest) {
            fewest = places;
            best = square;
        }
    }
    return need > (int64_t)pieces * PIECE ? -1 : best;
}

/* The places for a square, those that gain most first: once they have been
 * tried and are forbidden, the rest is soon given up. */
static void list_places(const struct cover_search *cs, struct level *l,
                        int square)
{
    const uint64_t *reach = cover_reach_of(cs->reach, square);

    l->nplaces = l->tried = 0;
    for (int word = 0; word < cs->reach->words; word++)
        for (uint64_t set = reach[word] & l->free[word]; set; set &= set - 1) {
            int place = word * 64 + __builtin_ctzll(set);
            int at = l->nplaces++;

            while (at > 0 && cs->gain[l->places[at - 1]] < cs->gain[place]) {
                l->places[at] = l->places[at - 1];
                at--;
            }
            l->places[at] = (int16_t)place;
        }
}

/* Puts a piece on the next place of this level; false if none is left. */
static bool place_next(struct cover_search *cs)
{
    struct level *from = &cs->levels[cs->top], *to = from + 1;
    const uint64_t *reach;

    if (from->tried == from->nplaces)
        return false;
    from->placed = from->places[from->tried++];
    from->free[from->placed / 64] &= ~(UINT64_C(1) << from->placed % 64);
    reach = cover_reach_of(cs->reach, from->placed);
    for (int i = 0; i < cs->reach->words; i++) {
        to->bare[i] = from->bare[i] & ~reach[i];
        to->free[i] = from->free[i];
    }
    cs->top++;
    cs->entering = true;
    return true;
}

static void add_found(const struct cover_search *cs, int last,
                      struct arrangement_list *list)
{
    uint64_t bits[COVER_WORDS] = { 0 };

    for (int i = 0; i < cs->top; i++)
        bits[cs->levels[i].placed / 64] |= UINT64_C(1)
                                           << cs->levels[i].placed % 64;
    bits[last / 64] |= UINT64_C(1) << last % 64;
    arrangement_list_add(list, bits);
}

/* With one piece left: the places from which all bare squares are covered. */
static void finish(const struct cover_search *cs, struct level *l,
                   struct part *part)
{
    int words = cs->reach->words;

    for (int word = 0; word < words; word++)
        for (uint64_t set = l->bare[word]; set; set &= set - 1) {
            const uint64_t *reach = cover_reach_of(
                cs->reach, word * 64 + __builtin_ctzll(set));

            for (int i = 0; i < words; i++)
                l->free[i] &= reach[i];
        }
    for (int word = 0; word < words; word++) {
        part->count += (unsigned)__builtin_popcountll(l->free[word]);
        for (uint64_t set = l->free[word];
             set && arrangement_list_bytes(&part->list) < PRODUCT_KEPT;
             set &= set - 1)
            add_found(cs, word * 64 + __builtin_ctzll(set), &part->list);
    }
    part->told = part->list.count;
}

/* Looks at a new level; false if nothing can be placed on it. */
static bool enter(struct cover_search *cs, struct part *part)
{
    struct level *l = &cs->levels[cs->top];
    int square;

    cs->entering = false;
    if (cs->top == cs->target - 1) {
        finish(cs, l, part);
        return false;
    }
    square = choose_square(cs, l, cs->target - cs->top);
    if (square < 0)
        return false;
    list_places(cs, l, square);
    return true;
}

bool cover_search_step(struct cover_search *cs, long *budget, struct part *part)
{
    while (*budget > 0) {
        bool on = true;

        if (cs->entering) {
            --*budget;
            on = enter(cs, part);
        }
        if (on && place_next(cs))
            continue;
        if (--cs->top >= 0)
            continue;
        if (part->count > 0) {
            part->exact = true;
            return true;
        }
        restart(cs, cs->target + 1);
    }
    return false;
}
