/* See the header. */
#include "solve/armies/divided.h"

#include <stdatomic.h>
#include <stdlib.h>

#include "base/alloc.h"
#include "base/error.h"
#include "base/say.h"
#include "chess/board.h"
#include "chess/mover.h"
#include "solve/armies/armies.h"
#include "solve/armies/siege.h"
#include "solve/job.h"

enum { UNITS = 128, FIRST = 8, SLICE = 20000, MILLION = 1000000 };

struct levy {
    struct board board;
    struct mover mover;
    struct armies *armies; /* owned: the field, and what was mustered */
    uint64_t limit;
    atomic_uint_fast64_t nodes;
    atomic_bool too_long, countless;
    atomic_int best; /* size of armies that somebody has */
};

static size_t prepare(void *context, const struct job *job)
{
    struct levy *l = context;

    while (l->armies->stage == ARMIES_MUSTER && !job_cancelled(job)) {
        long budget = SLICE;

        armies_step(l->armies, &budget);
    }
    atomic_store(&l->best, l->armies->number);
    return UNITS;
}

/* --- a unit --------------------------------------------------------------- */

static void pay(struct levy *l, long nodes)
{
    if (atomic_fetch_add(&l->nodes, (uint64_t)nodes) + (uint64_t)nodes >
        l->limit)
        atomic_store(&l->too_long, true);
}

/* All armies of a size in this unit, in the roll's parts of a way. */
static wide besiege(struct levy *l, int size, size_t unit,
                    const struct job *job)
{
    struct siege *s = xmalloc(sizeof *s);
    enum siege_state state = SIEGE_MORE;
    struct set white, black;
    struct roll roll;
    wide ways;

    siege_init(s, &l->armies->field, size, false);
    siege_keep_to(
        s, (struct beginning){ .unit = unit, .of = UNITS, .depth = FIRST });
    roll_init(&roll, &l->armies->field, size);
    while (state != SIEGE_DONE && !job_cancelled(job) &&
           !atomic_load(&l->too_long)) {
        long budget = SLICE;

        state = siege_step(s, &budget, &white, &black);
        pay(l, SLICE - budget);
        if (state == SIEGE_FOUND)
            roll_enter(&roll, white, black, s->orbit);
    }
    if (roll.countless)
        atomic_store(&l->countless, true);
    ways = roll.shares;
    roll_free(&roll);
    free(s);
    return ways;
}

static void note(struct levy *l, int size)
{
    int best = atomic_load(&l->best);

    while (size > best && !atomic_compare_exchange_weak(&l->best, &best, size))
        ;
}

/* The largest of this unit that nobody has larger ones than. Of no pieces
 * there is one way to place them, which is the first unit's. */
static struct job_sum run(const void *context, void *scratch, size_t unit,
                          const struct job *job)
{
    struct levy *l = (void *)context; /* what is atomic is for all */
    int most = l->armies->field.n / 2, best = atomic_load(&l->best);
    struct job_sum sum = { JOB_NOTHING, wide_of(0) };

    (void)scratch;
    if (best == 0 && unit == 0)
        sum = (struct job_sum){ 0, wide_of(ROLL_WAY) };
    for (int size = best + 1; size <= most; size++) {
        wide ways = besiege(l, size, unit, job);

        if (wide_is(ways, 0))
            break;
        sum = (struct job_sum){ size, ways };
    }
    if (sum.level == JOB_NOTHING && best > 0) {
        wide ways = besiege(l, best, unit, job);

        if (!wide_is(ways, 0))
            sum = (struct job_sum){ best, ways };
    }
    note(l, sum.level);
    return sum;
}

/* --- as a job ------------------------------------------------------------- */

static bool failed(const void *context, struct error *why)
{
    const struct levy *l = context;

    if (!atomic_load(&l->too_long) && !atomic_load(&l->countless))
        return false;
    if (why && atomic_load(&l->countless))
        error_set(why, "this board has more arrangements than can be counted: "
                       "want a smaller one");
    else if (why)
        error_set(
            why, "the search gave up after %s: want more --patience",
            say_count(l->limit / MILLION, "million steps|million steps").at);
    return true;
}

static wide result(const void *context, wide sum)
{
    (void)context;
    wide_divide(&sum, ROLL_WAY);
    return sum;
}

static void release(void *context)
{
    struct levy *l = context;

    armies_destroy(l->armies);
    board_free(&l->board);
    free(l);
}

static const struct job_work work = { .division = "decisions-1",
                                      .prepare = prepare,
                                      .run = run,
                                      .failed = failed,
                                      .result = result,
                                      .release = release };

struct job *armies_job(const struct board *b, const struct mover *m,
                       uint64_t limit, struct error *err)
{
    struct levy *l = xcalloc(1, sizeof *l);

    board_copy(&l->board, b);
    l->mover = *m;
    l->limit = limit;
    l->armies = armies_create(&l->board, &l->mover, limit);
    if (!armies_too_large(l->armies))
        return job_create(&work, l);
    error_set(err,
              "size: on more than %d squares not all arrangements can be found",
              SET_MOST);
    release(l);
    return NULL;
}
