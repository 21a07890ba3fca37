/*
 * Plain backtracking: the first free square in the move order, and back when
 * there is none. Nothing is left out and nothing is foreseen, so the number of
 * squares entered is that of every program that searches this way.
 */
#include <stdlib.h>

#include "base/alloc.h"
#include "base/rng.h"
#include "solve/tour/padded.h"
#include "solve/tour/pick.h"
#include "solve/tour/listing.h"
#include "solve/tour/tour.h"

/* A square on the way to the knight. Where it lies follows from the moves. */
struct stop {
    uint32_t left;   /* squares around it that are free and not tried yet */
    uint8_t move;    /* by which it was entered */
    uint8_t options; /* how many squares around it were free */
    uint8_t tried;   /* how many of them have been tried */
};

struct tour_search {
    struct tour_question question;
    struct padded padded;
    struct rng rng;
    struct stop *stops; /* owned; one for each square of the board */
    struct stop *top;   /* where the knight stands */
    int at, square;
    bool random;
    bool told; /* this tour has been reported */
};

static void arrive(struct tour_search *ts, int move)
{
    unsigned open = padded_open(&ts->padded, ts->at);

    *ts->top = (struct stop){ .left = open,
                              .move = (uint8_t)move,
                              .options = (uint8_t)pick_count(open) };
    ts->padded.cell[ts->at] = PADDED_TAKEN;
    ts->padded.free--;
    ts->told = false;
}

static struct tour_search *create(const struct tour_question *q)
{
    struct tour_search *ts = xmalloc(sizeof *ts);

    *ts = (struct tour_search){ .question = *q,
                                .square = q->start,
                                .random = q->order.random };
    padded_init(&ts->padded, q);
    rng_seed(&ts->rng, q->seed);
    ts->at = padded_at(&ts->padded, q->start);
    ts->stops = xcalloc((size_t)ts->padded.free, sizeof *ts->stops);
    ts->top = ts->stops;
    arrive(ts, 0);
    return ts;
}

static void destroy(struct tour_search *ts)
{
    padded_free(&ts->padded);
    free(ts->stops);
    free(ts);
}

static void enter(struct tour_search *ts, struct tour_step *out)
{
    struct stop *from = ts->top++;
    int i = pick(from->left, ts->random, &ts->rng);

    *out = (struct tour_step){ .event = TOUR_ENTER,
                               .options = from->options,
                               .tried = from->tried++,
                               .tied = 1,
                               .stranded = -1 };
    from->left &= ~(1u << i);
    padded_go(&ts->padded, &ts->at, &ts->square, i);
    out->square = ts->square;
    arrive(ts, i);
}

static void retreat(struct tour_search *ts, struct tour_step *out)
{
    int i = ts->top->move;

    *out = (struct tour_step){ .event = TOUR_RETREAT,
                               .square = ts->square,
                               .stranded = -1 };
    ts->padded.cell[ts->at] = 0;
    ts->padded.free++;
    padded_back(&ts->padded, &ts->at, &ts->square, i);
    ts->top--;
}

static void step(struct tour_search *ts, struct tour_step *out)
{
    if (ts->top->left) {
        enter(ts, out);
    } else if (ts->padded.free == 0 && !ts->told &&
               tour_may_end(&ts->question, ts->square)) {
        ts->told = true;
        *out = (struct tour_step){ .event = TOUR_FOUND,
                                   .square = ts->square,
                                   .stranded = -1 };
    } else if (ts->top > ts->stops) {
        retreat(ts, out);
    } else {
        *out = (struct tour_step){ .event = TOUR_NONE,
                                   .square = ts->square,
                                   .stranded = -1 };
    }
}

const struct tour_method tour_backtracking = {
    .name = "backtracking",
    .title = "Backtracking",
    .brief = "Backtracking",
    .about = "Try the moves in a fixed order and take back the last one when "
             "there is none left: the oldest way of all, named by D. H. "
             "Lehmer about 1950.",
    .say.choice = "The first in the order is ",
    .complete = true,
    .goes_on = true,
    .ordered = true,
    .create = create,
    .destroy = destroy,
    .step = step,
    .listing.at = {
        TOUR_LINE("put the knight on the start", NONE, START),
        TOUR_LINE("until the board is full:", NONE, VISITED),
        TOUR_LINE("  take the moves in their order", NONE, NONE),
        TOUR_LINE("  go to the first free square", GO, CHOSEN),
        TOUR_LINE("  if that failed: to the next", OTHER, CHOSEN),
        TOUR_LINE("  if no free square is left to try:", NONE, NONE),
        TOUR_LINE("    take the last move back", BACK, NONE),
        TOUR_LINE("    none to take back: all was tried", OVER, NONE),
        TOUR_LINE("the board is full: a tour", TOUR, NONE),
    },
};
