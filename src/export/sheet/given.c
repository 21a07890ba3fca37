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
    bool untold; /* not all solutions can be gone through */
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

static bool refuse(const struct search *s, struct error *err)
{
    if (s->untold)
        return error_set(err, "unique: there are too many solutions to prove "
                              "that one is the only one; want a smaller board");
    if (s->rivals && s->budget > 0)
        return error_set(err, "unique: only all of the solution would leave no "
                              "other; want another board");
    return error_set(err, "unique: to prove that there is one solution takes "
                          "too long here; want a smaller board");
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

/* Looks for another solution with what is given: FOUND, or DONE where it is
 * proved that there is none. */
static enum rivals_state find_other(struct search *s, long *budget)
{
    enum rivals_state state;

    s->kind->begin(s->rivals, s->known, s->nknown);
    do
        state = s->kind->next(s->rivals, budget, s->other);
    while ((state == RIVALS_MORE && *budget > 0) ||
           (state == RIVALS_FOUND && is_same(s)));
    return state;
}

/* Of a way the numbers are left out, one after the other by the seed, but for
 * those without which there may be another. */
static void give_numbers(struct search *s, struct rng *rng)
{
    int *order = xcalloc((size_t)s->n, sizeof *order);

    for (int i = 0; i < s->n; i++)
        order[i] = i;
    give_first(s, s->n);
    for (int i = 1; i < s->n && s->budget > 0; i++) {
        int from = i + (int)rng_below(rng, (uint32_t)(s->n - i));
        int number = order[from];
        long budget = LEAVING;

        order[from] = order[i];
        s->known[number] = -1;
        if (find_other(s, &budget) != RIVALS_DONE)
            s->known[number] = s->solved[number];
        s->budget -= LEAVING - budget;
    }
    free(order);
}

/* What solutions found so far have in common with this one. */
struct masks {
    uint64_t *at; /* owned */
    size_t n, cap;
};

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

/*
 * Of pieces the smallest set that only this solution has. Sets are tried by
 * size; one that another solution has, as far as they are known, need not be
 * looked at, and each that is looked at proves to be unique or brings another
 * solution.
 */
static bool give_fewest(struct search *s, int fixed)
{
    struct masks known = { .at = NULL };
    int loose = s->n - fixed;
    uint64_t set = 0, all = bits(loose);
    enum rivals_state state = RIVALS_FOUND;

    while (state == RIVALS_FOUND && set != all && s->budget > 0) {
        uint64_t whole = set << fixed | bits(fixed);

        s->budget -= 1 + (long)known.n / 8;
        if (is_refuted(&known, whole)) {
            set = next_set(set, loose);
            continue;
        }
        give_set(s, whole);
        state = find_other(s, &s->budget);
        known.at = grow(known.at, known.n, &known.cap, sizeof *known.at);
        known.at[known.n++] = shared(s);
    }
    free(known.at);
    s->untold = state == RIVALS_UNKNOWN;
    return state == RIVALS_DONE;
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

static bool give_unique(struct search *s, int fixed, struct rng *rng)
{
    s->budget = PROVING;
    if (!s->rivals || s->n > (s->way ? INT_MAX : PIECES_MOST))
        s->budget = 0;
    else if (!s->way)
        return give_fewest(s, fixed);
    else
        give_numbers(s, rng);
    return s->nknown > 0;
}

static bool find(struct search *s, const struct given_wish *w,
                 struct given *out)
{
    struct rng rng;
    int fixed;

    rng_seed(&rng, seed_of(w));
    fixed = s->way ? 1 : line_up(w, s, &rng);
    if (!w->unique) {
        give_first(s, s->way && w->reveal > 0 ? w->reveal : fixed + w->reveal);
        out->solutions = count(s, &out->more);
    } else if (give_unique(s, fixed, &rng)) {
        out->solutions = 1;
    } else {
        return false;
    }
    list(s, out);
    return !w->unique || out->n < s->n;
}

bool given_find(struct given *out, const struct given_wish *w,
                struct error *err)
{
    struct given g = { .at = NULL };
    struct search s;
    bool ok;

    search_open(&s, w);
    ok = find(&s, w, &g) || refuse(&s, err);
    search_close(&s);
    if (ok)
        *out = g;
    else
        given_free(&g);
    return ok;
}

void given_free(struct given *g)
{
    free(g->at);
    g->at = NULL;
}
