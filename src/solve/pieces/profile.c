/*
 * Tier by tier: from each profile of one tier to the one or two it can
 * become. A small hash table finds the profiles of the new tier.
 */
#include "solve/pieces/profile.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "chess/board.h"

/* The profiles after one square. */
struct tier {
    uint32_t *states;
    int32_t *best; /* pieces; negative where few are wanted */
    wide *ways;
    uint32_t *one; /* a best link to it */
    size_t count, cap;
    size_t first; /* number of the first among all kept */
};

/* A link before it is known to be a best one. */
struct link {
    uint32_t from, to;
};

struct profile_pass {
    int at;               /* the square to be decided */
    struct tier tiers[2]; /* from one to the other */
    uint32_t *table;      /* 1 + index in the new tier, 0 for none */
    size_t size;          /* a power of two */
    struct link *links;   /* to the new tier, if all are kept */
    size_t nlinks, links_cap;
    bool all; /* keep all best links, not one of each */
};

static void tier_add(struct tier *l, uint32_t state)
{
    if (l->count == l->cap) {
        l->cap = l->cap ? 2 * l->cap : 128;
        l->states = xrealloc(l->states, l->cap, sizeof *l->states);
        l->best = xrealloc(l->best, l->cap, sizeof *l->best);
        l->ways = xrealloc(l->ways, l->cap, sizeof *l->ways);
        l->one = xrealloc(l->one, l->cap, sizeof *l->one);
    }
    l->states[l->count] = state;
    l->best[l->count] = INT32_MIN;
    l->ways[l->count] = wide_of(0);
    l->one[l->count++] = 0;
}

static void pass_free(struct profile_pass *ps)
{
    if (!ps)
        return;
    for (int i = 0; i < 2; i++) {
        free(ps->tiers[i].states);
        free(ps->tiers[i].best);
        free(ps->tiers[i].ways);
        free(ps->tiers[i].one);
    }
    free(ps->table);
    free(ps->links);
    free(ps);
}

static size_t slot_of(const struct profile_pass *ps, const struct tier *l,
                      uint32_t state)
{
    size_t slot = (size_t)(state * UINT32_C(2654435761) >> 7) & (ps->size - 1);

    while (ps->table[slot] && l->states[ps->table[slot] - 1] != state)
        slot = (slot + 1) & (ps->size - 1);
    return slot;
}

static void table_clear(struct profile_pass *ps, size_t size)
{
    if (size > ps->size) {
        ps->table = xrealloc(ps->table, size, sizeof *ps->table);
        ps->size = size;
    }
    memset(ps->table, 0, ps->size * sizeof *ps->table);
}

/* The index of a state in the tier, which gets it if it is new. */
static size_t tier_find(struct profile_pass *ps, struct tier *l, uint32_t state)
{
    size_t slot = slot_of(ps, l, state);

    if (ps->table[slot])
        return ps->table[slot] - 1;
    tier_add(l, state);
    ps->table[slot] = (uint32_t)l->count;
    if (2 * l->count > ps->size) {
        table_clear(ps, 2 * ps->size);
        for (size_t i = 0; i < l->count; i++)
            ps->table[slot_of(ps, l, l->states[i])] = (uint32_t)(i + 1);
    }
    return l->count - 1;
}

/* `state` of the tier `to` can be had in `ways` more ways. */
static inline void reach(struct profile_pass *ps, struct tier *to,
                         uint32_t state, int32_t best, wide ways, uint32_t from)
{
    size_t i = tier_find(ps, to, state);

    if (best > to->best[i]) {
        to->best[i] = best;
        to->ways[i] = ways;
        to->one[i] = from;
    } else if (best == to->best[i]) {
        to->ways[i] = wide_plus(to->ways[i], ways);
        assert(!wide_less(to->ways[i], ways));
    }
    if (ps->all) {
        ps->links = grow(ps->links, ps->nlinks, &ps->links_cap,
                         sizeof *ps->links);
        ps->links[ps->nlinks++] = (struct link){ from, (uint32_t)i };
    }
}

/* Decides one square; inlined for each rule so that it is known there. */
static inline __attribute__((always_inline)) void decide(
    enum profile_rule rule, const struct profile_cell *cell,
    struct profile_pass *ps, const struct tier *from, struct tier *to)
{
    const int32_t piece = rule == PROFILE_KINGS_COVER ? -1 : 1;

    for (size_t i = 0; i < from->count; i++)
        for (uint32_t placed = 0; placed < 2; placed++) {
            uint32_t next;

            if (profile_next(rule, cell, from->states[i], placed, &next))
                reach(ps, to, next, from->best[i] + (placed ? piece : 0),
                      from->ways[i], (uint32_t)(from->first + i) * 2 + placed);
        }
}

static void decide_cell(const struct profile *p, int at,
                        struct profile_pass *ps, const struct tier *from,
                        struct tier *to)
{
    int column = at % p->across;
    struct profile_cell cell = { .row = at / p->across,
                                 .column = column,
                                 .across = p->across,
                                 .open = p->open[at] == 1,
                                 .hole = p->open[at] == 0,
                                 .first = column == 0,
                                 .last = column == p->across - 1 };

    switch (p->rule) {
    case PROFILE_KINGS: decide(PROFILE_KINGS, &cell, ps, from, to); break;
    case PROFILE_ROOKS: decide(PROFILE_ROOKS, &cell, ps, from, to); break;
    case PROFILE_DARK_BISHOPS:
    case PROFILE_LIGHT_BISHOPS:
        decide(PROFILE_DARK_BISHOPS, &cell, ps, from, to);
        break;
    case PROFILE_KINGS_COVER:
        decide(PROFILE_KINGS_COVER, &cell, ps, from, to);
        break;
    }
}

/* Everything that may end becomes the one state 0. */
static void close_all(const struct profile *p, struct profile_pass *ps,
                      const struct tier *from, struct tier *to)
{
    for (size_t i = 0; i < from->count; i++)
        if (profile_ends(p->rule, p->across, from->states[i]))
            reach(ps, to, 0, from->best[i], from->ways[i],
                  (uint32_t)(from->first + i) * 2);
}

/* Room for the new tier's profiles, and one end more. */
static void kept_reserve(struct profile_kept *k, size_t profiles)
{
    if (k->profiles + profiles + 1 <= k->profiles_cap)
        return;
    k->profiles_cap = 2 * (k->profiles + profiles + 1);
    k->came = xrealloc(k->came, k->profiles_cap, sizeof *k->came);
    k->ways = xrealloc(k->ways, k->profiles_cap, sizeof *k->ways);
}

static void kept_add_link(struct profile_kept *k, uint32_t link)
{
    k->links = grow(k->links, k->nlinks, &k->links_cap, sizeof *k->links);
    k->links[k->nlinks++] = link;
}

/* One link for each profile of the new tier: its ways need not be known. */
static void keep_one(struct profile_kept *k, const struct tier *to)
{
    for (size_t i = 0; i < to->count; i++)
        kept_add_link(k, to->one[i]);
    k->profiles += to->count;
}

static bool is_best(const struct tier *from, const struct tier *to,
                    struct link l, int32_t piece)
{
    return from->best[l.from / 2 - from->first] + (l.from % 2 ? piece : 0) ==
           to->best[l.to];
}

/* All best links, sorted by where they lead. */
static void keep_all(struct profile_kept *k, struct profile_pass *ps,
                     const struct tier *from, const struct tier *to,
                     int32_t piece)
{
    uint32_t *place;

    kept_reserve(k, to->count);
    place = k->came + k->profiles;
    memset(place, 0, (to->count + 1) * sizeof *place);
    for (size_t i = 0; i < ps->nlinks; i++)
        place[ps->links[i].to + 1] += is_best(from, to, ps->links[i], piece);
    place[0] = (uint32_t)k->nlinks;
    for (size_t i = 0; i < to->count; i++) {
        place[i + 1] += place[i];
        k->ways[k->profiles + i] = to->ways[i];
    }
    while (k->nlinks < place[to->count])
        kept_add_link(k, 0);
    for (size_t i = ps->nlinks; i-- > 0;) {
        struct link l = ps->links[i];

        if (is_best(from, to, l, piece))
            k->links[--place[l.to + 1]] = l.from;
    }
    /* Filling moved each end down to its beginning. */
    memmove(place, place + 1, to->count * sizeof *place);
    place[to->count] = (uint32_t)k->nlinks;
    k->profiles += to->count;
    ps->nlinks = 0;
}

static size_t kept_bytes(const struct profile_kept *k)
{
    return k->profiles_cap * (sizeof *k->came + sizeof *k->ways) +
           k->links_cap * sizeof *k->links;
}

static void kept_free(struct profile_kept *k)
{
    free(k->ways);
    free(k->came);
    free(k->links);
    *k = (struct profile_kept){ 0 };
}

/* The empty board: one profile, had in one way from nowhere. */
static void begin(struct profile *p, bool all)
{
    struct profile_pass *ps = xcalloc(1, sizeof *ps);
    struct profile_kept *k = &p->kept;
    struct tier *l = &ps->tiers[0];

    p->pass = ps;
    ps->all = all;
    tier_add(l, profile_start(p->rule, p->across));
    l->best[0] = 0;
    l->ways[0] = wide_of(1);
    if (all) {
        kept_reserve(k, 1);
        k->came[0] = 0;
        k->ways[0] = wide_of(1);
    } else {
        kept_add_link(k, 0);
    }
    k->profiles = 1;
}

static int32_t worth(const struct profile *p)
{
    return p->rule == PROFILE_KINGS_COVER ? -1 : 1;
}

/* From one tier to the next, over one square or the end. */
static void pass_square(struct profile *p, struct profile_pass *ps)
{
    const struct tier *from = &ps->tiers[ps->at % 2];
    struct tier *to = &ps->tiers[(ps->at + 1) % 2];

    to->count = 0;
    to->first = p->kept.profiles;
    table_clear(ps, 128);
    if (ps->at < p->across * p->along)
        decide_cell(p, ps->at, ps, from, to);
    else
        close_all(p, ps, from, to);
    if (ps->all)
        keep_all(&p->kept, ps, from, to, worth(p));
    else
        keep_one(&p->kept, to);
    ps->at++;
}

static void end(struct profile *p)
{
    const struct tier *last = &p->pass->tiers[p->pass->at % 2];

    assert(last->count == 1);
    p->pieces = worth(p) * last->best[0];
    p->count = last->ways[0];
    p->told = p->pass->all ? p->count : wide_of(1);
    pass_free(p->pass);
    p->pass = NULL;
}

bool profile_step(struct profile *p, long *budget)
{
    while (p->pass && *budget > 0) {
        struct profile_pass *ps = p->pass;

        *budget -= (long)ps->tiers[ps->at % 2].count;
        pass_square(p, ps);
        if (ps->all && kept_bytes(&p->kept) > p->bytes) {
            /* Again from the start, to tell one arrangement only. */
            pass_free(ps);
            kept_free(&p->kept);
            begin(p, false);
        } else if (ps->at > p->across * p->along) {
            end(p);
        }
    }
    return !p->pass;
}

/* Squares in the order of deciding: 0 a hole, 1 can be taken, 2 of no concern
 * because of its colour. */
static void sort_squares(struct profile *p, const struct board *b)
{
    int colour = p->rule == PROFILE_LIGHT_BISHOPS;
    bool bishops = colour || p->rule == PROFILE_DARK_BISHOPS;

    p->open = xcalloc((size_t)(p->across * p->along), 1);
    for (int i = 0; i < p->across * p->along; i++) {
        int file = p->turned ? i / p->across : i % p->across;
        int rank = p->turned ? i % p->across : i / p->across;

        if (bishops && square_colour(file, rank) != colour)
            p->open[i] = 2;
        else
            p->open[i] = board_has(b, file, rank);
    }
}

void profile_init(struct profile *p, const struct board *b,
                  enum profile_rule rule, size_t bytes)
{
    bool turned = b->files > b->ranks;

    *p = (struct profile){ .rule = rule,
                           .turned = turned,
                           .bytes = bytes,
                           .across = turned ? b->ranks : b->files,
                           .along = turned ? b->files : b->ranks };
    assert(p->across <= (rule == PROFILE_KINGS_COVER ? PROFILE_COVER_MAX
                                                     : PROFILE_ACROSS_MAX));
    sort_squares(p, b);
    begin(p, bytes > 0);
}

void profile_free(struct profile *p)
{
    pass_free(p->pass);
    kept_free(&p->kept);
    free(p->open);
    *p = (struct profile){ 0 };
}

/* The link to a profile that arrangement *k comes by; *k becomes its number
 * among those of the profile before. */
static uint32_t link_of(const struct profile_kept *kept, size_t profile,
                        wide *k)
{
    const uint32_t *link;

    if (!kept->ways)
        return kept->links[profile];
    link = kept->links + kept->came[profile];
    while (!wide_less(*k, kept->ways[*link / 2]))
        *k = wide_minus(*k, kept->ways[*link++ / 2]);
    return *link;
}

void profile_at(const struct profile *p, wide k, uint8_t *occupied)
{
    int files = p->turned ? p->along : p->across;
    size_t profile = p->kept.profiles - 1;

    assert(!p->pass && wide_less(k, p->told));
    for (int at = p->across * p->along; at >= 0; at--) {
        uint32_t link = link_of(&p->kept, profile, &k);
        int file = p->turned ? at / p->across : at % p->across;
        int rank = p->turned ? at % p->across : at / p->across;

        profile = link / 2;
        if (link % 2)
            occupied[rank * files + file] = 1;
    }
}
