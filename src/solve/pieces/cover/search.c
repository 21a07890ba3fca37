/*
 * Take the bare square that can be covered from the fewest places, and try
 * those one after the other; a place that has been tried is forbidden in what
 * follows, so that no arrangement is found twice. A branch is given up when the
 * pieces left cannot be enough.
 *
 * Where the part has symmetries the first piece is tried on one place only of
 * those that they make of each other, an orbit; the orbits before it are
 * forbidden as a whole. A way with m pieces on an orbit of n squares has n
 * images, with repetitions, that stand on that place m times: so it counts
 * n / m. What was found is turned in the end, and put into the order in which
 * the search without symmetries comes to it.
 */
#include "solve/pieces/cover/search.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "solve/pieces/cover/choose.h"
#include "solve/pieces/cover/turns.h"

enum { PLACES_MAX = COVER_SIDE_MAX * COVER_SIDE_MAX };

/* With more ways than this to be turned, it goes without symmetries: they are
 * put in order at one go. */
enum { TURNED_MAX = 4096 };

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
    struct cover_choice choice;
    struct level *levels; /* owned; one more than squares */
    int top, target;
    bool entering; /* this level has not been looked at */

    struct cover_turns turns;
    bool turned;                 /* they are made use of */
    bool too_many;               /* ways to be turned */
    struct arrangement_list one; /* of those that are turned into each other */
    uint64_t orbit[COVER_WORDS]; /* of the first piece */
    int norbit;
    uint64_t tally[SYMMETRIES + 1]; /* ways by pieces on it */

    bool counting; /* from a start on, and nothing is told */
    int bottom;    /* its level */
    int first;     /* where its first piece stands */
    int on_orbit;  /* of its pieces */
};

static void restart(struct cover_search *cs, int target)
{
    memcpy(cs->levels[0].bare, cs->part, sizeof cs->part);
    memcpy(cs->levels[0].free, cs->part, sizeof cs->part);
    cs->top = 0;
    cs->target = target;
    cs->entering = true;
    cs->turned = target > 1 && cs->turns.n > 1 && !cs->too_many;
    cs->one.count = 0;
    memset(cs->tally, 0, sizeof cs->tally);
}

struct cover_search *cover_search_create(const struct board *b,
                                         const struct cover_reach *reach,
                                         const uint64_t *part)
{
    struct cover_search *cs = xcalloc(1, sizeof *cs);

    cs->reach = reach;
    memcpy(cs->part, part, (size_t)reach->words * sizeof *part);
    cover_choice_init(&cs->choice, reach, part);
    cs->levels = xcalloc((size_t)cs->choice.nsquares + 1, sizeof *cs->levels);
    cover_turns_init(&cs->turns, b, reach, part);
    arrangement_list_init(&cs->one, reach->squares);
    restart(cs, 1);
    return cs;
}

void cover_search_destroy(struct cover_search *cs)
{
    if (!cs)
        return;
    cover_choice_free(&cs->choice);
    free(cs->levels);
    cover_turns_free(&cs->turns);
    arrangement_list_free(&cs->one);
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

            while (at > 0 && cs->choice.gain[l->places[at - 1]] <
                                 cs->choice.gain[place]) {
                l->places[at] = l->places[at - 1];
                at--;
            }
            l->places[at] = (int16_t)place;
        }
}

/* Of the places for the first piece the first of each orbit. */
static void drop_images(struct cover_search *cs, struct level *l)
{
    uint64_t seen[COVER_WORDS] = { 0 }, orbit[COVER_WORDS];
    int kept = 0;

    for (int i = 0; i < l->nplaces; i++) {
        if (cover_has(seen, l->places[i]))
            continue;
        cover_turns_orbit(&cs->turns, l->places[i], orbit);
        for (int word = 0; word < cs->reach->words; word++)
            seen[word] |= orbit[word];
        l->places[kept++] = l->places[i];
    }
    l->nplaces = kept;
}

/* What was found with the first piece where it stands, with its images. */
static void add_tally(struct cover_search *cs, struct part *part)
{
    uint64_t way = cs->counting ? COVER_WAY : 1;

    for (unsigned m = 1; m <= SYMMETRIES; m++) {
        uint64_t ways = way * cs->tally[m] * (uint64_t)cs->norbit / m;

        part->count = wide_plus(part->count, wide_of(ways));
        cs->tally[m] = 0;
    }
}

/* On to the next orbit: the one before is done with. */
static void change_orbit(struct cover_search *cs, struct level *l)
{
    for (int i = 0; i < cs->reach->words && l->tried > 0; i++)
        l->free[i] &= ~cs->orbit[i];
    if (l->tried < l->nplaces)
        cs->norbit = cover_turns_orbit(&cs->turns, l->places[l->tried],
                                       cs->orbit);
}

/* Puts a piece on the next place of this level; false if none is left. */
static bool place_next(struct cover_search *cs, struct part *part)
{
    struct level *from = &cs->levels[cs->top], *to = from + 1;
    const uint64_t *reach;

    if (cs->turned && cs->top == 0) {
        add_tally(cs, part);
        change_orbit(cs, from);
    }
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

/* One way of each orbit, told in the end. */
static void finish_turned(struct cover_search *cs, const struct level *l)
{
    int words = cs->reach->words, m = cs->on_orbit;

    for (int i = cs->bottom; i < cs->top; i++)
        m += cover_has(cs->orbit, cs->levels[i].placed);
    for (int word = 0; word < words; word++)
        for (uint64_t set = l->free[word]; set; set &= set - 1) {
            int last = word * 64 + __builtin_ctzll(set);

            cs->tally[m + cover_has(cs->orbit, last)]++;
            if (cs->counting)
                continue;
            if (cs->one.count < TURNED_MAX)
                add_found(cs, last, &cs->one);
            else
                cs->too_many = true;
        }
}

/* With one piece left: the places from which all bare squares are covered. */
static void finish(struct cover_search *cs, struct level *l, struct part *part)
{
    int words = cs->reach->words;

    for (int word = 0; word < words; word++)
        for (uint64_t set = l->bare[word]; set; set &= set - 1) {
            const uint64_t *reach = cover_reach_of(
                cs->reach, word * 64 + __builtin_ctzll(set));

            for (int i = 0; i < words; i++)
                l->free[i] &= reach[i];
        }
    if (cs->turned) {
        finish_turned(cs, l);
        return;
    }
    if (cs->counting) {
        int ways = cover_both(l->free, l->free, words);

        part->count = wide_plus(part->count,
                                wide_product((unsigned)ways, COVER_WAY));
        return;
    }
    for (int word = 0; word < words; word++) {
        part->count = wide_plus(
            part->count,
            wide_of((unsigned)__builtin_popcountll(l->free[word])));
        for (uint64_t set = l->free[word];
             set && arrangement_list_bytes(&part->list) < PRODUCT_KEPT;
             set &= set - 1)
            add_found(cs, word * 64 + __builtin_ctzll(set), &part->list);
    }
    part->told = wide_of(part->list.count);
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
    square = cover_choose(&cs->choice, l->bare, l->free, cs->target - cs->top);
    if (square < 0)
        return false;
    list_places(cs, l, square);
    if (cs->turned && cs->top == 0)
        drop_images(cs, l);
    return true;
}

/* --- turned and put in order ---------------------------------------------- */

/* Brings the sets that have the square to the front: how many. */
static size_t part_by(uint64_t *sets, size_t n, int words, int square)
{
    size_t front = 0;

    for (size_t i = 0; i < n; i++) {
        uint64_t *set = sets + i * (size_t)words;
        uint64_t *to = sets + front * (size_t)words;

        if (!cover_has(set, square))
            continue;
        for (int word = 0; word < words; word++) {
            uint64_t was = to[word];

            to[word] = set[word];
            set[word] = was;
        }
        front++;
    }
    return front;
}

/* The last pieces of sets that differ in nothing else. */
static void tell_last(const struct cover_search *cs, const uint64_t *sets,
                      size_t n, struct part *part)
{
    const struct level *l = &cs->levels[cs->top];
    int words = cs->reach->words;

    for (int word = 0; word < words; word++) {
        uint64_t last = 0;

        for (size_t i = 0; i < n; i++)
            last |= sets[i * (size_t)words + (size_t)word] & l->free[word];
        for (; last && arrangement_list_bytes(&part->list) < PRODUCT_KEPT;
             last &= last - 1)
            add_found(cs, word * 64 + __builtin_ctzll(last), &part->list);
    }
}

/* Goes where the search without symmetries would find these sets, and tells
 * them as it comes to them; each once. */
static void tell_in_order(struct cover_search *cs, uint64_t *sets, size_t n,
                          struct part *part)
{
    int depth = cs->top;
    bool on;

    if (depth == cs->target - 1) {
        tell_last(cs, sets, n, part);
        return;
    }
    on = enter(cs, part);
    assert(on);
    while (n > 0 && place_next(cs, part)) {
        int placed = cs->levels[depth].placed;
        size_t front = part_by(sets, n, cs->reach->words, placed);

        if (front > 0)
            tell_in_order(cs, sets, front, part);
        sets += front * (size_t)cs->reach->words;
        n -= front;
        cs->top = depth;
    }
}

static void tell_turned(struct cover_search *cs, struct part *part)
{
    size_t words = (size_t)cs->reach->words, n = 0;
    size_t found = cs->one.count;
    uint64_t *sets = xcalloc(found * (size_t)cs->turns.n * words, sizeof *sets);
    uint64_t image[COVER_WORDS];

    for (size_t k = 0; k < found; k++)
        for (int i = 0; i < cs->turns.n; i++) {
            cover_turns_image(&cs->turns, i, cs->one.bits + k * words, image);
            memcpy(sets + n++ * words, image, words * sizeof *image);
        }
    restart(cs, cs->target);
    cs->turned = false;
    tell_in_order(cs, sets, n, part);
    part->told = wide_of(part->list.count);
    free(sets);
}

bool cover_search_step(struct cover_search *cs, long *budget, struct part *part)
{
    while (*budget > 0) {
        bool on = true;

        if (cs->entering) {
            --*budget;
            on = enter(cs, part);
        }
        if (cs->too_many && cs->turned) {
            part->count = wide_of(0);
            restart(cs, cs->target);
            continue;
        }
        if (on && place_next(cs, part))
            continue;
        if (--cs->top >= 0)
            continue;
        if (cs->turned && wide_is_more(part->count, 0))
            tell_turned(cs, part);
        if (wide_is_more(part->count, 0)) {
            part->exact = true;
            return true;
        }
        restart(cs, cs->target + 1);
    }
    return false;
}

/* --- divided -------------------------------------------------------------- */

void cover_search_start(const struct cover_search *cs, struct cover_start *out)
{
    *out = (struct cover_start){ .pieces = 0 };
    memcpy(out->bare, cs->part, sizeof out->bare);
    memcpy(out->free, cs->part, sizeof out->free);
}

void cover_search_go_from(struct cover_search *cs, int target,
                          const struct cover_start *start)
{
    struct level *l = &cs->levels[start->pieces];

    assert(start->pieces < target);
    restart(cs, target);
    memcpy(l->bare, start->bare, sizeof l->bare);
    memcpy(l->free, start->free, sizeof l->free);
    cs->counting = true;
    cs->top = cs->bottom = start->pieces;
    cs->first = start->first;
    cs->on_orbit = start->on_orbit;
    if (start->pieces > 0)
        cs->norbit = cover_turns_orbit(&cs->turns, start->first, cs->orbit);
}

bool cover_search_spread(struct cover_search *cs, struct cover_start *out)
{
    struct part nothing = { 0 };
    int depth = cs->bottom, placed;

    assert(depth < cs->target - 1);
    if ((cs->entering && !enter(cs, &nothing)) || !place_next(cs, &nothing))
        return false;
    placed = cs->levels[depth].placed;
    *out = (struct cover_start){ .pieces = (int16_t)(depth + 1) };
    memcpy(out->bare, cs->levels[depth + 1].bare, sizeof out->bare);
    memcpy(out->free, cs->levels[depth + 1].free, sizeof out->free);
    out->first = (int16_t)(depth == 0 ? placed : cs->first);
    out->on_orbit = (int16_t)(cs->on_orbit + cover_has(cs->orbit, placed));
    cs->top = depth;
    cs->entering = false;
    return true;
}

bool cover_search_count(struct cover_search *cs, long *budget,
                        struct part *part)
{
    while (*budget > 0) {
        bool on = true;

        if (cs->entering) {
            --*budget;
            on = enter(cs, part);
        }
        if ((on && place_next(cs, part)) || --cs->top >= cs->bottom)
            continue;
        if (cs->turned)
            add_tally(cs, part);
        return true;
    }
    return false;
}
