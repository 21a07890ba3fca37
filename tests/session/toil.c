/*
 * Slices of a solver whose units may be dear, as large as they are ever lent:
 * what one costs is what was lent, and one unit more. The solver is one that
 * only says what it has looked at.
 */
#include <greatest.h>

#include "base/alloc.h"
#include "base/error.h"
#include "puzzle/control.h"
#include "puzzle/puzzle.h"
#include "puzzle/trace.h"
#include "session/session.h"

enum { SLICE = 1 << 24, RUN_SLICE = 65536, DEAR = 60000 };

struct puzzle {
    uint64_t units, dear; /* each so many is dear; 0: none */
};

static bool plan(const struct params *params, struct plan *out,
                 struct error *err)
{
    (void)params, (void)out, (void)err;
    return true;
}

static struct puzzle *create(const struct params *params, struct trace *tr)
{
    struct puzzle *pz = xcalloc(1, sizeof *pz);

    pz->dear = params->seed;
    trace_moment(tr, 0, 0, 0);
    return pz;
}

static enum progress step(struct puzzle *pz, struct trace *tr, long *budget)
{
    uint64_t tired = tr->toil + (uint64_t)*budget;

    for (; *budget > 0 && tr->toil < tired; --*budget)
        if (pz->dear && ++pz->units % pz->dear == 0)
            tr->toil += DEAR;
    return PROGRESS_MORE;
}

static const struct control controls[] = { { .key = NULL } };
static const struct activity activity = { .plan = plan,
                                          .create = create,
                                          .step = step };
static const struct activity *const activities[] = { &activity, NULL };
static const struct puzzle_class dear_class = { .name = "dear",
                                                .title = "Dear",
                                                .controls = controls,
                                                .activities = activities };

static struct session *open_dear(uint64_t dear)
{
    struct session *ss;
    struct params params;
    struct error err;

    params_init(&params, controls);
    params.seed = dear;
    ss = session_open(&dear_class, &params, &err);
    params_free(&params);
    return ss;
}

TEST a_slice_costs_one_unit_more_at_most(uint64_t dear)
{
    struct session *ss = open_dear(dear);

    for (int i = 0; i < 3; i++) {
        uint64_t before = session_cost(ss);

        session_advance(ss, SLICE, 0);
        ASSERT(session_cost(ss) - before >= SLICE);
        ASSERT(session_cost(ss) - before <= SLICE + 1 + DEAR);
        before = session_cost(ss);
        session_run_on(ss);
        ASSERT(session_cost(ss) - before >= RUN_SLICE);
        ASSERT(session_cost(ss) - before <= 2 * RUN_SLICE + DEAR);
    }
    session_close(ss);
    PASS();
}

TEST the_cost_is_that_of_all_it_looked_at(void)
{
    struct session *ss = open_dear(1);

    session_advance(ss, SLICE, 0);
    ASSERT_EQ(session_work(ss), session_cost(ss) / (1 + DEAR));
    ASSERT(session_work(ss) <= SLICE / DEAR + 1);
    session_close(ss);
    PASS();
}

TEST cheap_units_cost_what_they_are(void)
{
    struct session *ss = open_dear(0);

    session_advance(ss, 1000, 0);
    ASSERT_EQ(1000, session_work(ss));
    ASSERT_EQ(1000, session_cost(ss));
    session_close(ss);
    PASS();
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_TESTp(a_slice_costs_one_unit_more_at_most, 0);
    RUN_TESTp(a_slice_costs_one_unit_more_at_most, 1);
    RUN_TESTp(a_slice_costs_one_unit_more_at_most, 100);
    RUN_TESTp(a_slice_costs_one_unit_more_at_most, 5000);
    RUN_TEST(the_cost_is_that_of_all_it_looked_at);
    RUN_TEST(cheap_units_cost_what_they_are);
    GREATEST_MAIN_END();
}
