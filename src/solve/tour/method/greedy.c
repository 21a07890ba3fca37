/*
 * Warnsdorff's rule as a plain loop: always to the square with the fewest
 * exits, the first of them in the move order, and never back. It takes one
 * pass over the board, and most often, but not always, it is a tour.
 */
#include <stddef.h>
#include <stdlib.h>

#include "base/alloc.h"
#include "base/rng.h"
#include "solve/tour/padded.h"
#include "solve/tour/listing.h"
#include "solve/tour/tour.h"

struct tour_search {
    struct padded padded;
    struct rng rng;
    int at; /* the knight; next to `square` gcc would change
               both at once, which makes the next step wait */
    bool random;
    int square; /* where it stands */
    bool over;  /* found or stuck: there is no way on */
};

static struct tour_search *create(const struct tour_question *q)
{
    struct tour_search *ts = xmalloc(sizeof *ts);

    *ts = (struct tour_search){ .square = q->start, .random = q->order.random };
    padded_init(&ts->padded, q);
    padded_count_exits(&ts->padded);
    rng_seed(&ts->rng, q->seed);
    ts->at = padded_at(&ts->padded, q->start);
    padded_take(&ts->padded, ts->at);
    return ts;
}

static void destroy(struct tour_search *ts)
{
    padded_free(&ts->padded);
    free(ts);
}

static void finish(struct tour_search *ts, struct tour_step *out)
{
    bool found = ts->padded.free == 0 && !ts->over;

    ts->over = true;
    *out = (struct tour_step){ .event = found ? TOUR_FOUND : TOUR_STUCK,
                               .square = ts->square,
                               .stranded = -1 };
}

static void step(struct tour_search *ts, struct tour_step *out)
{
    struct padded *f = &ts->padded;
    struct choice c = padded_choose(f, ts->at, 0, ts->random ? &ts->rng : NULL);

    if (c.options == 0) {
        finish(ts, out);
        return;
    }
    padded_go(f, &ts->at, &ts->square, c.move);
    padded_take(f, ts->at);
    *out = (struct tour_step){ .event = TOUR_ENTER,
                               .square = ts->square,
                               .options = c.options,
                               .tied = c.tied,
                               .stranded = -1 };
}

const struct tour_method tour_greedy = {
    .name = "greedy",
    .title = "Greedy rule, never back",
    .brief = "Greedy rule",
    .about = "H. C. von Warnsdorff's rule of 1823 as a plain loop: always to "
             "the square with the fewest ways on, and never back.",
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
        TOUR_LINE("  equal: the order decides", TIE, BEST),
        TOUR_LINE("the board is full: a tour", TOUR, NONE),
    },
};
