/*
 * Warnsdorff's rule with Roth's tie-break: between squares with equally few
 * exits, the one farthest from the centre of the board. It seldom gets stuck,
 * however large the board; then it begins again with another order of moves:
 * the eight rotated by one each time, and after that at random.
 */
#include <stdlib.h>

#include "base/alloc.h"
#include "solve/tour/listing.h"
#include "solve/tour/method/pass.h"

/* Every start of every square board that has a tour takes fewer than ten;
 * where there is none, something must say so. */
enum { TRIES_MAX = 200 };

struct tour_search {
    struct tour_question question; /* the order is that of this try */
    struct pass pass;
    int tries; /* passes begun */
    bool over; /* found or given up */
};

/*
 * Where edges are joined there is no middle between them: on a cylinder the
 * centre is a ring, and on a torus no square is farther from it than another.
 * In half squares, so that the centre is a whole number on every board.
 */
static int nearness_by_table(const struct pass *p, int move)
{
    const struct padded *f = &p->padded;
    struct step to = pass_place(p, move);
    int across = 2 * to.file + 1 - f->files;
    int along = 2 * to.rank + 1 - f->ranks;

    return -(surface_joins_files(f->surface) ? 0 : across * across) -
           (surface_joins_ranks(f->surface) ? 0 : along * along);
}

/* The same where all moves are at hand: the farther the more nearly straight
 * away from the centre a move leads, and the longer it is. */
static int nearness(const struct pass *p, int move)
{
    const struct padded *f = &p->padded;
    int across = 2 * p->place.file + 1 - f->files;
    int along = 2 * p->place.rank + 1 - f->ranks;
    struct step by;

    if (f->table)
        return nearness_by_table(p, move);
    by = f->step[move];
    return -by.file * (across + by.file) - by.rank * (along + by.rank);
}

static struct tour_search *create(const struct tour_question *q)
{
    struct tour_search *ts = xmalloc(sizeof *ts);

    *ts = (struct tour_search){ .question = *q,
                                .tries = 1,
                                .pass.random = q->order.random };
    rng_seed(&ts->pass.rng, q->seed);
    pass_begin(&ts->pass, q);
    return ts;
}

static void destroy(struct tour_search *ts)
{
    padded_free(&ts->pass.padded);
    free(ts);
}

static void rotate(struct move_order *order)
{
    uint8_t first = order->move[0];

    for (int i = 0; i < 7; i++)
        order->move[i] = order->move[i + 1];
    order->move[7] = first;
}

static void begin_again(struct tour_search *ts)
{
    rotate(&ts->question.order);
    ts->pass.random = ts->question.order.random || ts->tries >= 8;
    ts->tries++;
    padded_free(&ts->pass.padded);
    pass_begin(&ts->pass, &ts->question);
}

static void step(struct tour_search *ts, struct tour_step *out)
{
    enum tour_event event = TOUR_STUCK;

    if (pass_move(&ts->pass, nearness, out))
        return;
    if (!ts->over && ts->pass.padded.free == 0)
        event = TOUR_FOUND;
    else if (!ts->over && ts->tries < TRIES_MAX)
        event = TOUR_AGAIN;
    if (event == TOUR_AGAIN)
        begin_again(ts);
    else
        ts->over = true;
    *out = (struct tour_step){ .event = event,
                               .square = ts->pass.square,
                               .stranded = -1 };
}

const struct tour_method tour_roth = {
    .name = "roth",
    .title = "Roth's tie-break, again",
    .brief = "Roth",
    .about = "Arnd Roth's tie-break for Warnsdorff's rule, in a notebook "
             "of 1999: of squares with equally few ways on, the one farthest "
             "from the centre; when stuck it begins again with the moves in "
             "another order.",
    .say.round = "Try",
    .say.ending = "All moves are taken back.",
    .say.again = "There was no way on, and this method never takes back a "
                 "single move: it takes back all and begins again, with the "
                 "moves in another order.",
    .say.stuck = "Two hundred tries have failed, and it gives up.",
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
        TOUR_LINE("  go to the one with fewest", GO, BEST),
        TOUR_LINE("  if several have the fewest:", NONE, EQUAL),
        TOUR_LINE("    go farthest from the middle", BROKEN, CHOSEN),
        TOUR_LINE("    equal again: the order decides", TIE, CHOSEN),
        TOUR_LINE("  if none: take all moves back,", AGAIN, ROUND),
        TOUR_LINE("    change the order and begin again", NONE, NONE),
        TOUR_LINE("    (after 200 times: give up)", END, NONE),
        TOUR_LINE("the board is full: a tour", TOUR, NONE),
    },
};
