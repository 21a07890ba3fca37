/*
 * Warnsdorff's rule ordering a complete search: to the untried square with
 * the fewest exits, and back when the board can no longer be completed.
 *
 * Two numbers tell at every step when it cannot. A free square with no free
 * neighbour can only be the last one. A free square with a single free
 * neighbour must be the end of the tour, unless the knight goes there next;
 * so there may be one such square, and one more beside the knight. As long as
 * neither is broken the knight's path is exactly the rule's.
 *
 * If the end is given, it stays free until it is the last, and then no other
 * square may wait with a single exit but one that the knight goes to next. A
 * closed tour is the same with the start as its end: the knight must be able
 * to go back there, so it counts as free, and as an exit of its neighbours.
 *
 * When a way has failed, the square it led from gets a thorough look before
 * the next is tried (see outlook.h): a mistake made long ago is then found out
 * at once, instead of by exhausting all that comes after it.
 */
#include <limits.h>
#include <stddef.h>
#include <stdlib.h>

#include "base/alloc.h"
#include "base/rng.h"
#include "solve/tour/padded.h"
#include "solve/tour/outlook.h"
#include "solve/tour/pick.h"
#include "solve/tour/listing.h"
#include "solve/tour/tour.h"

/* A square on the way to the knight. Where it lies follows from the moves. */
struct stop {
    uint32_t left;   /* squares around it that are free and not tried yet */
    uint8_t move;    /* by which it was entered */
    uint8_t options; /* how many squares around it were free */
    bool looked;     /* the outlook from here is known to be good */
};

struct tour_search {
    struct padded padded;
    struct rng rng;
    struct outlook *outlook; /* owned; NULL until it is needed */
    struct stop *stops;      /* owned; one for each square of the board */
    struct stop *top;        /* where the knight stands */
    int at, square;
    int end;       /* the cell that must be left to the last, or 0 */
    int unentered; /* squares free in a tour: 1, the start, if it is
                      the end, else 0 */
    int single;    /* free squares with one free neighbour */
    int cut_off;   /* free squares with none */
    int stranded;  /* one that rules out a tour, as a square, or -1 */
    int looked;    /* squares that this step has looked at */
    struct {
        int witness; /* the square that the last bad outlook named */
        int lost;    /* from this depth on there is no tour */
        int reach;   /* how far back to look next */
    } back;
    bool random;
    bool told; /* this tour has been reported */
};

/* How the two numbers change when `at` is taken (sign 1) or given (-1), from
 * the state in which it is taken. */
static void recount(struct tour_search *ts, int at, int sign)
{
    const struct padded *f = &ts->padded;
    int own = f->cell[at] & (PADDED_TAKEN - 1);
    int none = padded_count(f, at, 0), one = padded_count(f, at, 1);

    ts->cut_off += sign * (none - (own == 0));
    ts->single += sign * (one - none - (own == 1));
}

/* A free neighbour of `at` with that many exits, as a square, or -1; the end
 * may have few. */
static int neighbour_with(const struct tour_search *ts, int at, int exits)
{
    const struct padded *f = &ts->padded;

    for (int i = 0; i < f->moves; i++) {
        int next = padded_next(f, at, i);

        if (f->cell[next] == exits && next != ts->end)
            return padded_square(f, next);
    }
    return -1;
}

/* A square with one exit that shows that the last move was wrong: it lies
 * beside the knight, or beside where it came from, as it may wait there only
 * as long as the knight can go to it. */
static int waiting(const struct tour_search *ts, int from)
{
    int square = neighbour_with(ts, from, 1);

    return square >= 0 ? square : neighbour_with(ts, ts->at, 1);
}

/* Can the board still be completed, as far as the two numbers tell? If not,
 * sets `stranded`. */
static bool hopeful(struct tour_search *ts, int from)
{
    const struct padded *f = &ts->padded;

    if (f->free <= 1)
        return true;
    if (ts->cut_off > 0) {
        ts->stranded = neighbour_with(ts, ts->at, 0);
        return false;
    }
    if (ts->single <= 1)
        return true;
    if (ts->single <= 2 && ts->single - padded_count(f, ts->at, 1) <= 1)
        return true;
    ts->stranded = waiting(ts, from);
    return false;
}

/* The same if the end is given. */
static bool hopeful_to_end(struct tour_search *ts, int from)
{
    const struct padded *f = &ts->padded;
    int end_exits = f->cell[ts->end], beside = 0;
    int single = ts->single - (end_exits == 1);

    if (f->free <= 1)
        return true;
    if (ts->cut_off > 0) {
        ts->stranded = end_exits == 0 ? padded_square(f, ts->end)
                                      : neighbour_with(ts, ts->at, 0);
        return false;
    }
    for (unsigned set = single <= 1 ? padded_with(f, ts->at, 1) : 0; set;
         set &= set - 1)
        beside += padded_next(f, ts->at, pick_first(set)) != ts->end;
    if (single <= 1 && single == beside)
        return true;
    ts->stranded = waiting(ts, from);
    return false;
}

/* The squares the knight may go to. */
static unsigned ways(const struct tour_search *ts)
{
    const struct padded *f = &ts->padded;
    unsigned open = padded_open(f, ts->at);

    if (!ts->end || (f->free == 1 && ts->unentered == 0))
        return open;
    for (unsigned set = open; set; set &= set - 1)
        if (padded_next(f, ts->at, pick_first(set)) == ts->end)
            return open & ~(set & -set);
    return open;
}

static void arrive(struct tour_search *ts, int move, int from)
{
    unsigned open = ways(ts);
    bool go = open && (ts->end ? hopeful_to_end(ts, from) : hopeful(ts, from));

    *ts->top = (struct stop){ .move = (uint8_t)move,
                              .options = (uint8_t)pick_count(open),
                              .left = go ? open : 0 };
    ts->told = false;
}

static void take(struct tour_search *ts)
{
    padded_take(&ts->padded, ts->at);
    recount(ts, ts->at, 1);
}

static void count_lonely(struct tour_search *ts)
{
    const struct padded *f = &ts->padded;

    for (int square = 0; square < f->files * f->ranks; square++) {
        int exits = f->cell[padded_at(f, square)];

        ts->cut_off += exits == 0;
        ts->single += exits == 1;
    }
}

static void set_end(struct tour_search *ts, const struct tour_question *q)
{
    ts->unentered = q->closed && q->end < 0;
    if (q->end >= 0)
        ts->end = padded_at(&ts->padded, q->end);
    else if (q->closed)
        ts->end = ts->at;
}

static struct tour_search *create(const struct tour_question *q)
{
    struct tour_search *ts = xmalloc(sizeof *ts);
    int squares;

    *ts = (struct tour_search){ .square = q->start,
                                .random = q->order.random,
                                .stranded = -1,
                                .back.lost = INT_MAX,
                                .back.reach = 1 };
    padded_init(&ts->padded, q);
    padded_count_exits(&ts->padded);
    count_lonely(ts);
    rng_seed(&ts->rng, q->seed);
    ts->at = padded_at(&ts->padded, q->start);
    squares = ts->padded.free;
    ts->stops = xcalloc((size_t)squares, sizeof *ts->stops);
    ts->top = ts->stops;
    set_end(ts, q);
    if (ts->unentered == 0)
        take(ts);
    arrive(ts, 0, ts->at);
    if (q->end >= 0 ? !tour_may_end(q, q->end) : ts->unentered && squares == 2)
        ts->top->left = 0; /* there and back is no ring */
    return ts;
}

static void destroy(struct tour_search *ts)
{
    outlook_destroy(ts->outlook);
    padded_free(&ts->padded);
    free(ts->stops);
    free(ts);
}

static void enter(struct tour_search *ts, struct tour_step *out)
{
    struct padded *f = &ts->padded;
    struct stop *here = ts->top++;
    struct choice c = padded_choose(f, ts->at, ~here->left,
                                    ts->random ? &ts->rng : NULL);
    int from = ts->at;

    *out = (struct tour_step){ .event = TOUR_ENTER,
                               .options = here->options,
                               .tried = here->options - c.options,
                               .tied = c.tied,
                               .stranded = -1 };
    here->left &= ~(1u << c.move);
    padded_go(f, &ts->at, &ts->square, c.move);
    out->square = ts->square;
    ts->back.lost = INT_MAX;
    take(ts);
    arrive(ts, c.move, from);
}

/* Is the outlook good from where the knight stood `back` moves ago? Takes it
 * there and back again without a trace. */
static bool good(struct tour_search *ts, int back)
{
    struct padded *f = &ts->padded;
    int at = ts->at, witness = at;
    bool yes;

    for (int k = 0; k < back; k++) {
        padded_give(f, at);
        at = padded_before(f, at, ts->top[-k].move);
    }
    if (!ts->outlook)
        ts->outlook = outlook_create(f);
    ts->looked += f->free;
    /* On the start of a closed tour there is nothing to see: it is free. */
    yes = at == ts->end || outlook_good(ts->outlook, f, at, ts->end, &witness);
    for (int k = back; k-- > 0;) {
        at = padded_next(f, at, ts->top[-k].move);
        padded_take(f, at);
    }
    if (!yes && back == 0)
        ts->back.witness = padded_square(f, witness);
    return yes;
}

/*
 * Back on a square from which one way has failed: are others worth it? If
 * not, the mistake may lie much further back, and from there on all squares
 * are lost as well; so a second look is taken at longer and longer distances.
 */
static void look(struct tour_search *ts)
{
    struct stop *here = ts->top;
    int depth = (int)(ts->top - ts->stops);

    if (here->looked || here->left == 0 || ts->padded.free > OUTLOOK_FREE_MAX)
        return;
    here->looked = true;
    if (depth < ts->back.lost && good(ts, 0)) {
        ts->back.reach = 1;
        return;
    }
    here->left = 0;
    ts->stranded = ts->back.witness;
    if (depth >= ts->back.lost || depth < ts->back.reach ||
        ts->padded.free + ts->back.reach > OUTLOOK_FREE_MAX)
        return;
    if (good(ts, ts->back.reach)) {
        ts->back.reach = 1;
    } else {
        ts->back.lost = depth - ts->back.reach;
        ts->back.reach *= 2;
    }
}

static void retreat(struct tour_search *ts, struct tour_step *out)
{
    int i = ts->top->move;

    *out = (struct tour_step){ .event = TOUR_RETREAT,
                               .square = ts->square,
                               .stranded = ts->stranded };
    ts->stranded = -1;
    recount(ts, ts->at, -1);
    padded_give(&ts->padded, ts->at);
    padded_back(&ts->padded, &ts->at, &ts->square, i);
    ts->top--;
    ts->looked = 0;
    look(ts);
    out->looked = ts->looked;
}

static void step(struct tour_search *ts, struct tour_step *out)
{
    if (ts->top->left) {
        enter(ts, out);
    } else if (ts->padded.free == ts->unentered && !ts->told) {
        ts->told = true;
        *out = (struct tour_step){ .event = TOUR_FOUND,
                                   .square = ts->square,
                                   .stranded = -1 };
    } else if (ts->top > ts->stops) {
        retreat(ts, out);
    } else {
        *out = (struct tour_step){ .event = TOUR_NONE,
                                   .square = ts->square,
                                   .stranded = ts->stranded };
    }
}

const struct tour_method tour_warnsdorff = {
    .name = "warnsdorff",
    .title = "Warnsdorff, may go back",
    .brief = "Warnsdorff",
    .about = "Warnsdorff's rule of 1823: first where the fewest ways on are "
             "left, and back when it must. It finds a tour wherever there is "
             "one.",
    .complete = true,
    .goes_on = true,
    .ordered = true,
    .counts_exits = true,
    .create = create,
    .destroy = destroy,
    .step = step,
    .listing.at = {
        TOUR_LINE("put the knight on the start", NONE, START),
        TOUR_LINE("until the board is full:", NONE, VISITED),
        TOUR_LINE("  for each free square it can go to:", NONE, NONE),
        TOUR_LINE("    count its ways on", NONE, COUNTS),
        TOUR_LINE("  go to the one with fewest", GO, BEST),
        TOUR_LINE("  equal: the order decides", TIE, BEST),
        TOUR_LINE("  others failed: next best", OTHER, BEST),
        TOUR_LINE("  if a square has no place left:", NONE, STRANDED),
        TOUR_LINE("    take the move back at once", STRANDED, NONE),
        TOUR_LINE("  if all ways on were tried:", NONE, NONE),
        TOUR_LINE("    take the last move back", BACK, NONE),
        TOUR_LINE("    none to take back: all was tried", OVER, NONE),
        TOUR_LINE("the board is full: a tour", TOUR, NONE),
    },
};
