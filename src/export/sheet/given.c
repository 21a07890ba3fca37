/* What is given of a solution, and what else has it. */
#include "export/sheet/given.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/error.h"
#include "base/hash.h"
#include "base/rng.h"
#include "puzzle/control.h"
#include "puzzle/hand/clicks.h"
#include "puzzle/puzzle.h"
#include "puzzle/series/rivals.h"
#include "puzzle/series/series.h"
#include "puzzle/trace.h"

/* Work: to count the solutions of a board; to prove that there is one; and of
 * that, to see whether one more number can be left out. */
static const long COUNTING = 1500000, PROVING = 20000000, LEAVING = 150000;

static const long SLICE = 200000; /* of work */

enum { PIECES_MOST = 63 }; /* for sets of them as bits */

/* One solution, and the search for others. */
struct search {
    const struct rivals_kind *kind;
    struct rivals *rivals; /* owned; NULL: nothing can be told */
    long budget;
    bool way;
    int *solved, n; /* owned: its squares, as rivals_kind has them */
    int *other;     /* owned: those of one that was found */
    int *known;     /* owned: what is given, as rivals_kind has it */
    int nknown;
};

/* What solutions found so far have in common with this one. */
struct masks {
    uint64_t *at; /* owned */
    size_t n, cap;
};

/* How far it has come. */
struct giving {
    struct given_wish wish;
    struct search search;
    struct rng rng;
    int fixed;               /* pieces of the task, or the start of a way */
    int *order;              /* owned: in which a way's numbers are tried ... */
    int tried;               /* ... so far */
    uint64_t set;            /* of pieces, the one that is tried */
    struct masks known;      /* owned */
    enum rivals_state found; /* another solution that has it? */
};

static void search_open(struct search *s, const struct given_wish *w)
{
    const struct position *pos = w->solved;
    size_t squares = (size_t)position_squares(pos);

    *s = (struct search){ .kind = w->series->rivals, .way = pos->npath > 0 };
    s->solved = xcalloc(squares, sizeof *s->solved);
    s->other = xcalloc(squares, sizeof *s->other);
    s->known = xcalloc(squares, sizeof *s->known);
    for (uint32_t i = 0; i < pos->npath; i++)
        s->solved[s->n++] = (int)pos->path[i];
    for (int sq = 0; sq < (int)squares && !s->way; sq++)
        if (pos->cell[LAYER_PIECE][sq])
            s->solved[s->n++] = sq;
    s->rivals = s->kind ? s->kind->open(w->params) : NULL;
}

static void search_close(struct search *s)
{
    if (s->rivals)
        s->kind->close(s->rivals);
    free(s->solved);
    free(s->other);
    free(s->known);
}

/* --- how many ------------------------------------------------------------ */

static uint64_t count(struct search *s, bool *more)
{
    enum rivals_state state = RIVALS_MORE;
    uint64_t n = 0;

    if (!s->rivals)
        return 0;
    s->budget = COUNTING;
    s->kind->begin(s->rivals, s->known, s->nknown);
    while (s->budget > 0 && (state = s->kind->next(s->rivals, &s->budget,
                                                   s->other)) == RIVALS_FOUND)
        n++;
    *more = state != RIVALS_DONE;
    return n;
}

/* --- so many ------------------------------------------------------------- */

static bool is_fixed(const struct given_wish *w, int square)
{
    return clicks_has(w->fixed, w->solved->files, square);
}

/* Another one in another solution, but the same each time. */
static uint64_t seed_of(const struct given_wish *w)
{
    const struct position *pos = w->solved;
    size_t squares = (size_t)position_squares(pos);

    if (pos->npath > 0)
        return hash_bytes(w->params->seed, pos->path,
                          pos->npath * sizeof *pos->path);
    return hash_bytes(w->params->seed, pos->cell[LAYER_PIECE],
                      squares * sizeof **pos->cell);
}

/* The pieces in the order in which they are given: those of the task, then the
 * others by chance. Returns how many are of the task. */
static int line_up(const struct given_wish *w, struct search *s,
                   struct rng *rng)
{
    int fixed = 0;

    for (int i = 0; i < s->n; i++) {
        int square = s->solved[i];

        if (!is_fixed(w, square))
            continue;
        s->solved[i] = s->solved[fixed];
        s->solved[fixed++] = square;
    }
    for (int i = fixed; i < s->n; i++) {
        int from = i + (int)rng_below(rng, (uint32_t)(s->n - i));
        int square = s->solved[from];

        s->solved[from] = s->solved[i];
        s->solved[i] = square;
    }
    return fixed;
}

static void give_first(struct search *s, int n)
{
    s->nknown = s->way ? s->n : n < s->n ? n : s->n;
    for (int i = 0; i < s->nknown; i++)
        s->known[i] = i < n ? s->solved[i] : -1;
}

/* --- as few as leave one solution ---------------------------------------- */

static enum task_state refuse(const struct giving *g, struct error *err)
{
    const struct search *s = &g->search;

    if (g->found == RIVALS_UNKNOWN)
        error_set(err, "unique: there are too many solutions to prove that one "
                       "is the only one; want a smaller board");
    else if (s->rivals && s->budget > 0)
        error_set(err, "unique: only all of the solution would leave no other; "
                       "want another board");
    else
        error_set(err, "unique: to prove that there is one solution takes too "
                       "long here; want a smaller board");
    return TASK_REFUSED;
}

/* Which of the solution's pieces the other one has, a bit each. */
static uint64_t shared(const struct search *s)
{
    uint64_t mask = 0;

    for (int i = 0; i < s->n; i++)
        for (int j = 0; j < s->n; j++)
            if (s->solved[i] == s->other[j])
                mask |= UINT64_C(1) << i;
    return mask;
}

static uint64_t bits(int n)
{
    return n < 64 ? (UINT64_C(1) << n) - 1 : UINT64_MAX;
}

static bool is_same(const struct search *s)
{
    return s->way ? memcmp(s->solved, s->other,
                           (size_t)s->n * sizeof *s->other) == 0
                  : shared(s) == bits(s->n);
}

/* Goes on looking for another solution with what is given: FOUND, or DONE where
 * it is proved that there is none. */
static enum rivals_state look(struct search *s, long *budget)
{
    enum rivals_state state;

    do
        state = s->kind->next(s->rivals, budget, s->other);
    while ((state == RIVALS_MORE && *budget > 0) ||
           (state == RIVALS_FOUND && is_same(s)));
    return state;
}

static void begin_look(struct search *s)
{
    s->kind->begin(s->rivals, s->known, s->nknown);
}

/* Of a way the numbers are left out, one after the other by the seed, but for
 * those without which there may be another. */
static void leave_number(struct giving *g)
{
    struct search *s = &g->search;
    int i = ++g->tried;
    int from = i + (int)rng_below(&g->rng, (uint32_t)(s->n - i));
    int number = g->order[from];
    long budget = LEAVING;

    g->order[from] = g->order[i];
    s->known[number] = -1;
    begin_look(s);
    if (look(s, &budget) != RIVALS_DONE)
        s->known[number] = s->solved[number];
    s->budget -= LEAVING - budget;
}

/* False: these were all. */
static bool leave_numbers(struct giving *g)
{
    struct search *s = &g->search;
    long until = s->budget - SLICE;

    while (g->tried + 1 < s->n && s->budget > 0 && s->budget > until)
        leave_number(g);
    return g->tried + 1 < s->n && s->budget > 0;
}

static bool is_refuted(const struct masks *m, uint64_t set)
{
    for (size_t i = 0; i < m->n; i++)
        if ((set & ~m->at[i]) == 0)
            return true;
    return false;
}

/* The next set with as many bits, or the first with one more. */
static uint64_t next_set(uint64_t set, int n)
{
    uint64_t low = set & -set, sum = set + low;

    if (set == 0)
        return 1;
    if (sum != 0 && sum <= bits(n))
        return sum | ((set ^ sum) / low >> 2);
    return bits(__builtin_popcountll(set) + 1);
}

static void give_set(struct search *s, uint64_t set)
{
    s->nknown = 0;
    for (int i = 0; i < s->n; i++)
        if (set >> i & 1)
            s->known[s->nknown++] = s->solved[i];
}

/* Goes on to the next one if it is known to be in another solution; else looks
 * for one, and on if there was no end to that. */
static void try_set(struct giving *g, long *budget)
{
    struct search *s = &g->search;
    uint64_t whole = g->set << g->fixed | bits(g->fixed);

    if (g->found != RIVALS_MORE) {
        *budget -= 1 + (long)g->known.n / 8;
        if (is_refuted(&g->known, whole)) {
            g->set = next_set(g->set, s->n - g->fixed);
            return;
        }
        give_set(s, whole);
        begin_look(s);
    }
    g->found = look(s, budget);
    if (g->found == RIVALS_MORE)
        return;
    g->known.at = grow(g->known.at, g->known.n, &g->known.cap,
                       sizeof *g->known.at);
    g->known.at[g->known.n++] = shared(s);
}

static bool is_open(const struct giving *g)
{
    return g->set != bits(g->search.n - g->fixed) &&
           (g->found == RIVALS_FOUND || g->found == RIVALS_MORE);
}

/*
 * Of pieces the smallest set that only this solution has. Sets are tried by
 * size; one that another solution has, as far as they are known, need not be
 * looked at, and each that is looked at proves to be unique or brings another
 * solution. False: one was found, or none can be.
 */
static bool try_sets(struct giving *g)
{
    struct search *s = &g->search;
    long slice = s->budget < SLICE ? s->budget : SLICE, left = slice;

    while (left > 0 && is_open(g))
        try_set(g, &left);
    s->budget -= slice - left;
    return s->budget > 0 && is_open(g);
}

/* --- all of it ----------------------------------------------------------- */

/* What is given, as a list of squares. */
static void list(const struct search *s, struct given *out)
{
    out->at = xcalloc((size_t)s->nknown + 1, sizeof *out->at);
    for (int i = 0; i < s->nknown; i++)
        if (s->known[i] >= 0)
            out->at[out->n++] = s->known[i];
}

static void begin_unique(struct giving *g)
{
    struct search *s = &g->search;

    s->budget = PROVING;
    if (!s->rivals || s->n > (s->way ? INT_MAX : PIECES_MOST)) {
        s->budget = 0;
    } else if (s->way) {
        g->order = xcalloc((size_t)s->n, sizeof *g->order);
        for (int i = 0; i < s->n; i++)
            g->order[i] = i;
        give_first(s, s->n);
    }
}

struct giving *giving_open(const struct given_wish *wish)
{
    struct giving *g = xcalloc(1, sizeof *g);

    g->wish = *wish;
    g->found = RIVALS_FOUND; /* the solution itself */
    search_open(&g->search, wish);
    rng_seed(&g->rng, seed_of(wish));
    g->fixed = g->search.way ? 1 : line_up(wish, &g->search, &g->rng);
    if (wish->unique)
        begin_unique(g);
    return g;
}

void giving_close(struct giving *g)
{
    if (!g)
        return;
    search_close(&g->search);
    free(g->order);
    free(g->known.at);
    free(g);
}

/* So many as were wished for. */
static void give_some(struct giving *g, struct given *out)
{
    struct search *s = &g->search;
    int reveal = g->wish.reveal;

    give_first(s, s->way && reveal > 0 ? reveal : g->fixed + reveal);
    out->solutions = count(s, &out->more);
}

static bool is_unique(const struct giving *g)
{
    const struct search *s = &g->search;

    return s->way || !s->rivals ? s->nknown > 0 : g->found == RIVALS_DONE;
}

enum task_state giving_step(struct giving *g, struct given *out,
                            struct error *err)
{
    struct search *s = &g->search;
    struct given given = { .at = NULL };

    if (!g->wish.unique)
        give_some(g, &given);
    else if (s->budget > 0 && (s->way ? leave_numbers(g) : try_sets(g)))
        return TASK_MORE;
    else if (!is_unique(g))
        return refuse(g, err);
    else
        given.solutions = 1;
    list(s, &given);
    if (!g->wish.unique || given.n < s->n) {
        *out = given;
        return TASK_DONE;
    }
    given_free(&given);
    return refuse(g, err);
}

void given_free(struct given *g)
{
    free(g->at);
    g->at = NULL;
}
