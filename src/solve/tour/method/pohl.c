/*
 * Warnsdorff's rule with Pohl's tie-break: between squares with equally few
 * exits, the one whose own exits have the fewest in sum, which is the rule
 * applied once more. One pass, never back.
 */
#include <stdlib.h>

#include "base/alloc.h"
#include "solve/tour/listing.h"
#include "solve/tour/method/pass.h"

struct tour_search {
    struct pass pass;
    bool over; /* found or stuck: there is no way on */
};

/* The knight's move itself would take one off every number in the sum, as
 * many for each candidate: no need to make it. */
static int exits_of_exits(const struct pass *p, int move)
{
    return padded_sum(&p->padded, padded_next(&p->padded, p->at, move));
}

static struct tour_search *create(const struct tour_question *q)
{
    struct tour_search *ts = xmalloc(sizeof *ts);

    *ts = (struct tour_search){ .pass.random = q->order.random };
    rng_seed(&ts->pass.rng, q->seed);
    pass_begin(&ts->pass, q);
    return ts;
}

static void destroy(struct tour_search *ts)
{
    padded_free(&ts->pass.padded);
    free(ts);
}

static void step(struct tour_search *ts, struct tour_step *out)
{
    bool found = ts->pass.padded.free == 0 && !ts->over;

    if (pass_move(&ts->pass, exits_of_exits, out))
        return;
    ts->over = true;
    *out = (struct tour_step){ .event = found ? TOUR_FOUND : TOUR_STUCK,
                               .square = ts->pass.square,
                               .stranded = -1 };
}

const struct tour_method tour_pohl = {
    .name = "pohl",
    .title = "Pohl's tie-break",
    .brief = "Pohl",
    .about = "Ira Pohl's refinement of 1967: where Warnsdorff's rule leaves "
             "a tie, count the ways on from the ways on, and take the square "
             "with the fewest; never back.",
    .say.stuck = "This method never goes back, so it is stuck here.",
    .ordered = true,
    .counts_exits = true,
    .refuses = tour_refuses_aim,
    .create = create,
    .destroy = destroy,
    .step = step,
    .listing.at = {
        TOUR_LINE("put the knight on the start", NONE, START),
        TOUR_LINE("until the board is full:", NONE, VISITED),
        TOUR_LINE("  for each free square it can go to:", NONE, NONE),
        TOUR_LINE("    count its ways on", NONE, COUNTS),
        TOUR_LINE("  if there is none: stuck, give up", END, NONE),
        TOUR_LINE("  go to the one with fewest", GO, BEST),
        TOUR_LINE("  if several have the fewest:", NONE, EQUAL),
        TOUR_LINE("    count the ways on of their ways on", NONE, NONE),
        TOUR_LINE("    go where that is least", BROKEN, CHOSEN),
        TOUR_LINE("    equal again: the order decides", TIE, CHOSEN),
        TOUR_LINE("the board is full: a tour", TOUR, NONE),
    },
};
