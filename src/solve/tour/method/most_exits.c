/*
 * The opposite of Warnsdorff's rule, for contrast: always to the square with
 * the most exits, and never back. It is what seems wise at first, as it keeps
 * as many ways open as it can; but the squares with few exits, left for later,
 * have none when the knight would need them.
 */
#include <stdlib.h>

#include "base/alloc.h"
#include "solve/tour/listing.h"
#include "solve/tour/method/pass.h"

struct tour_search {
    struct pass pass;
    bool over; /* found or stuck: there is no way on */
};

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

/* The free neighbours with the most exits; `open` is not empty. */
static unsigned best_of(const struct pass *p, unsigned open)
{
    unsigned best = 0;
    int most = -1;

    for (unsigned left = open; left; left &= left - 1) {
        int exits =
            p->padded.cell[padded_next(&p->padded, p->at, pick_first(left))];

        if (exits < most)
            continue;
        best = (exits == most ? best : 0) | (left & -left);
        most = exits;
    }
    return best;
}

static struct choice choose(struct pass *p, unsigned open)
{
    unsigned best = best_of(p, open);

    return (struct choice){ .move = pick(best, p->random, &p->rng),
                            .options = pick_count(open),
                            .tied = pick_count(best) };
}

static void step(struct tour_search *ts, struct tour_step *out)
{
    struct pass *p = &ts->pass;
    unsigned open = padded_open(&p->padded, p->at);
    bool found = p->padded.free == 0 && !ts->over;

    if (open) {
        pass_go(p, choose(p, open), out);
        return;
    }
    ts->over = true;
    *out = (struct tour_step){ .event = found ? TOUR_FOUND : TOUR_STUCK,
                               .square = p->square,
                               .stranded = -1 };
}

const struct tour_method tour_most_exits = {
    .name = "most-exits",
    .title = "Most ways on, never back",
    .brief = "Most ways on",
    .about = "The opposite of Warnsdorff's rule: always to the square with "
             "the most ways on, and never back. It seems wise to keep many "
             "ways open, but the edges and corners left for later are cut "
             "off.",
    .say.stuck = "This method never goes back, so it is stuck here.",
    .ordered = true,
    .counts_exits = true,
    .wants_most = true,
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
        TOUR_LINE("  go to the one with most", GO, BEST),
        TOUR_LINE("  equal: the order decides", TIE, BEST),
        TOUR_LINE("the board is full: a tour", TOUR, NONE),
    },
};
