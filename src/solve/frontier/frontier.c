/* Both halves, the middle, and the join; see frontier.h. */
#include "solve/frontier/frontier.h"

#include <stdlib.h>

#include "base/alloc.h"
#include "base/error.h"
#include "solve/frontier/join.h"
#include "solve/frontier/pass.h"
#include "solve/frontier/plan.h"
#include "solve/frontier/ring_sum.h"

struct frontier_sweep {
    struct crew *crew;
    const struct frontier_board *board;
    struct tier upper, lower;
    struct ring_tables rings;
    bool same; /* the lower half is the upper one */
    enum frontier_outcome outcome;
    wide total;
};

/* Is there reason to stop? */
static bool look(struct frontier_sweep *c)
{
    if (crew_stopped(c->crew))
        c->outcome = c->crew->pool.full ? FRONTIER_NO_MEMORY
                                        : FRONTIER_CANCELLED;
    return c->outcome == FRONTIER_COUNTED;
}

static bool run(struct frontier_sweep *c, struct frontier_pass p,
                struct tier *to)
{
    bool taken = p.next && p.next->act == FRONTIER_TAKE;

    p.crew = c->crew;
    frontier_pass_run(&p, to);
    /* Each way may go on in so many, and their sum has to fit 64 bits. */
    if (to->ways > UINT64_MAX / (taken ? FRONTIER_SENDS_MAX : 2))
        c->outcome = FRONTIER_TOO_MANY;
    return look(c);
}

static void drop(struct frontier_sweep *c, struct tier *l)
{
    tier_free(l, &c->crew->workers[0].writer);
}

/* --- halves --------------------------------------------------------------- */

static void begin(struct crew *c, uint64_t outline, struct tier *to)
{
    struct writer *w = &c->workers[0].writer;
    const uint32_t pairing = 0;
    const uint64_t ways = 1;

    writer_begin(w, 1, 0);
    writer_put(w, outline, &pairing, &ways, 1);
    tier_gather(to, &w, 1);
}

static bool run_half(struct frontier_sweep *c, bool lower, struct tier *at)
{
    struct frontier_plan plan;
    bool ok = true;

    frontier_plan_half(&plan, c->board, lower);
    begin(c->crew, plan.first, at);
    for (size_t i = 0; ok && i < plan.n; i++) {
        struct tier from = *at;

        ok = run(c,
                 (struct frontier_pass){
                     .step = &plan.steps[i],
                     .from = &from,
                     .next = i + 1 < plan.n ? &plan.steps[i + 1] : NULL },
                 at);
    }
    frontier_plan_free(&plan);
    return ok;
}

/* --- the middle ----------------------------------------------------------- */

/* One way to share the ends of tours between the halves and the middle. */
struct share {
    enum place_type below;  /* the apex of the lower half */
    int times[PLACE_TYPES]; /* how often to count each of the upper one */
    bool ends;              /* in the middle rows as well */
};

/* A slice of a share: all that is in memory at a time. */
struct slice {
    struct share share;
    unsigned number;
    bool last; /* halves are not needed any more */
};

enum { SHARES_MAX = PLACE_TYPES };

/*
 * Open tours of a board that is the same upside down: those with one end in
 * each half, and those with none in the lower one, which count twice if there
 * are any in the upper, as each of them has an image the other way round.
 */
static int list_shares(const struct frontier_board *b, bool same,
                       struct share out[SHARES_MAX])
{
    int n = 0;

    if (!b->open) {
        out[n++] = (struct share){ PLACE_FREE, { [PLACE_FREE] = 1 }, false };
    } else if (same) {
        out[n++] = (struct share){ PLACE_END, { [PLACE_END] = 1 }, false };
        out[n++] = (struct share){
            PLACE_FREE,
            { [PLACE_FREE] = 1, [PLACE_FULL] = 2, [PLACE_END] = 2 },
            true
        };
    } else {
        for (int type = 0; type < PLACE_TYPES; type++)
            out[n++] = (struct share){ (enum place_type)type,
                                       { 1, 1, 1 },
                                       frontier_ends_anywhere(b) };
    }
    return n;
}

static struct frontier_step choose_step(const struct frontier_board *b,
                                        const struct share *s)
{
    struct frontier_step choose = { .act = FRONTIER_CHOOSE,
                                    .weight = 1 + frontier_rows(b, false) };

    for (int i = 0; i < PLACE_TYPES; i++)
        choose.times[i] = s->times[i];
    return choose;
}

static int join_weight(const struct frontier_board *b)
{
    return 8 * (1 + frontier_rows(b, false));
}

/* From the upper half to `at`, which fits the last of the prospects. */
static bool run_middle(struct frontier_sweep *c, const struct slice *s,
                       const struct frontier_plan *plan,
                       struct prospects *prospects, int parts, struct tier *at)
{
    struct frontier_step choose = choose_step(c->board, &s->share);
    bool ok;

    prospects_look_back(prospects, plan->steps, c->crew->threads);
    ok = run(c,
             (struct frontier_pass){ .step = &choose,
                                     .from = c->same ? &c->lower : &c->upper,
                                     .next = plan->n ? plan->steps : NULL,
                                     .wanted = prospects->set[0],
                                     .keep = !s->last,
                                     .parts = plan->n ? 0 : parts },
             at);
    for (size_t i = 0; ok && i < plan->n; i++) {
        bool more = i + 1 < plan->n;
        struct tier from = *at;

        prospects_drop(prospects, (int)i);
        ok = run(
            c,
            (struct frontier_pass){ .step = &plan->steps[i],
                                    .from = &from,
                                    .next = more ? &plan->steps[i + 1] : NULL,
                                    .wanted = prospects->set[i + 1],
                                    .parts = more ? 0 : parts },
            at);
    }
    return ok;
}

/* The lower half turned, and the upper one as it fits that. */
static bool run_both(struct frontier_sweep *c, const struct slice *s,
                     struct tier *below, struct tier *above)
{
    struct frontier_step turn = frontier_turn(c->board, s->share.below,
                                              s->number);
    struct frontier_plan plan;
    struct prospects prospects;
    bool ok;

    frontier_plan_middle(&plan, c->board, s->share.ends);
    prospects_init(&prospects, 1 + 2 * c->board->width, (int)plan.n);
    ok = run(c,
             (struct frontier_pass){ .step = &turn,
                                     .from = &c->lower,
                                     .keep = c->same || !s->last,
                                     .seen = prospects.set[plan.n] },
             below) &&
         run_middle(c, s, &plan, &prospects, below->parts, above);
    prospects_free(&prospects);
    frontier_plan_free(&plan);
    return ok;
}

static bool run_slice(struct frontier_sweep *c, const struct slice *s)
{
    struct tier below, above;
    bool ok;

    tier_init(&below);
    tier_init(&above);
    ok = run_both(c, s, &below, &above);
    if (ok)
        c->total = wide_plus(
            c->total,
            frontier_join_run(&(struct frontier_join){
                c->crew, &above, &below, &c->rings, join_weight(c->board) }));
    drop(c, &above);
    drop(c, &below);
    return ok && look(c);
}

void frontier_explain(enum frontier_outcome outcome, uint64_t memory,
                      struct error *out)
{
    if (outcome == FRONTIER_NO_MEMORY)
        error_set(out,
                  "counting took more memory than the %.1f GB that it "
                  "may have",
                  (double)memory / 1e9);
    else
        error_set(out, "there are more ways across half of this board than "
                       "can be counted with 64 bits");
}

/* --- all of it ------------------------------------------------------------ */

static bool halves_are_same(const struct frontier_board *b)
{
    return frontier_is_flipped(b) &&
           frontier_rows(b, false) == frontier_rows(b, true);
}

int frontier_slices(const struct frontier_board *b)
{
    struct share share[SHARES_MAX];

    return list_shares(b, halves_are_same(b), share) << b->cuts;
}

struct frontier_sweep *frontier_sweep_begin(struct crew *crew,
                                            const struct frontier_board *b)
{
    struct frontier_sweep *c = xmalloc(sizeof *c);

    *c = (struct frontier_sweep){ .crew = crew,
                                  .board = b,
                                  .outcome = FRONTIER_COUNTED,
                                  .same = halves_are_same(b) };
    tier_init(&c->upper);
    tier_init(&c->lower);
    if (run_half(c, true, &c->lower) && !c->same)
        run_half(c, false, &c->upper);
    ring_tables_init(&c->rings, crew->pairings, b->width);
    return c;
}

void frontier_sweep_end(struct frontier_sweep *c)
{
    if (!c)
        return;
    drop(c, &c->upper);
    drop(c, &c->lower);
    ring_tables_free(&c->rings);
    free(c);
}

wide frontier_slice(struct frontier_sweep *c, int number, bool last)
{
    struct share share[SHARES_MAX];
    int slices = 1 << c->board->cuts;

    list_shares(c->board, c->same, share);
    c->total = wide_of(0);
    if (c->outcome == FRONTIER_COUNTED)
        run_slice(c, &(struct slice){ share[number / slices],
                                      (unsigned)(number % slices), last });
    return c->total;
}

enum frontier_outcome frontier_sweep_outcome(const struct frontier_sweep *c)
{
    return c->outcome;
}

/* Folding counts each upper state for its image too, and turning unfolds the
 * lower ones: every tour twice. */
wide frontier_tours(const struct frontier_board *b, wide sum)
{
    if (frontier_is_mirrored(b))
        wide_divide(&sum, 2);
    return sum;
}

enum frontier_outcome frontier_count(struct crew *crew,
                                     const struct frontier_board *b,
                                     wide *count)
{
    struct frontier_sweep *c = frontier_sweep_begin(crew, b);
    enum frontier_outcome outcome;
    int n = frontier_slices(b);
    wide sum = wide_of(0);

    for (int i = 0; i < n && c->outcome == FRONTIER_COUNTED; i++)
        sum = wide_plus(sum, frontier_slice(c, i, i + 1 == n));
    outcome = c->outcome;
    frontier_sweep_end(c);
    *count = frontier_tours(b, sum);
    return outcome;
}

static int half_work(const struct frontier_board *b, bool lower)
{
    struct frontier_plan plan;

    frontier_plan_half(&plan, b, lower);
    frontier_plan_free(&plan);
    return plan.weight;
}

static int share_work(const struct frontier_board *b, const struct share *s)
{
    struct frontier_plan plan;

    frontier_plan_middle(&plan, b, s->ends);
    frontier_plan_free(&plan);
    return (frontier_turn(b, s->below, 0).weight + choose_step(b, s).weight +
            plan.weight + join_weight(b))
           << b->cuts;
}

int frontier_work(const struct frontier_board *b)
{
    bool same = halves_are_same(b);
    struct share share[SHARES_MAX];
    int shares = list_shares(b, same, share);
    int work = half_work(b, true) + (same ? 0 : half_work(b, false));

    for (int i = 0; i < shares; i++)
        work += share_work(b, &share[i]);
    return work;
}
