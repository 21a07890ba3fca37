/*
 * A neural network that settles into a closed tour, or into several rings, or
 * not at all; then it is thrown anew. One step is one look of every neuron
 * around it. A tour that has been found is walked square by square.
 */
#include <stdlib.h>

#include "base/alloc.h"
#include "base/hash.h"
#include "base/rng.h"
#include "base/text.h"
#include "chess/board.h"
#include "solve/tour/method/neurons.h"
#include "solve/tour/method/seen.h"
#include "solve/tour/listing.h"
#include "solve/tour/tour.h"
#include "solve/tour/replay.h"

enum {
    SQUARES_MAX = 400, /* there one try in 250 succeeds; beyond, fewer */
    SWEEPS_MAX = 400,  /* what has not settled by then hardly will */
    TRIES_MAX = 5000   /* without a new tour, until it gives up */
};

struct tour_search {
    struct tour_question question;
    struct neurons neurons;
    struct rng rng;
    struct seen tours;
    struct tour_replay replay; /* of a tour that was found */
    bool replaying;
    bool failed;     /* this try has come to nothing */
    uint64_t tries;  /* begun */
    uint64_t sweeps; /* in all tries together */
    int sweep;       /* in this one */
    int vain;        /* tries since the last new tour */
};

static bool refuses(const struct tour_question *q, struct text *reason)
{
    struct tour_question closed = *q;
    int squares = board_squares(q->board) - q->board->nholes;
    struct text why;
    bool none;

    if (squares > SQUARES_MAX || squares < 3) {
        text_addf(reason,
                  "This program has neurons for boards of 3 to %d "
                  "squares; this one has %d.",
                  SQUARES_MAX, squares);
        return true;
    }
    if (q->end >= 0) {
        text_add(reason, "Neurons form a ring as a whole: they cannot aim at "
                         "a chosen last square.");
        return true;
    }
    closed.closed = true;
    text_init(&why);
    none = tour_impossible(&closed, &why);
    if (none)
        text_addf(reason, "Neurons look for closed tours only. %s", why.at);
    text_free(&why);
    return none;
}

static void begin_try(struct tour_search *ts)
{
    neurons_throw(&ts->neurons, &ts->rng);
    neurons_group(&ts->neurons);
    ts->failed = false;
    ts->sweep = 0;
    ts->tries++;
}

static struct tour_search *create(const struct tour_question *q)
{
    struct tour_search *ts = xcalloc(1, sizeof *ts);

    ts->question = *q;
    rng_seed(&ts->rng, q->seed);
    seen_init(&ts->tours);
    neurons_init(&ts->neurons, q->board, q->mover);
    begin_try(ts);
    return ts;
}

static void end_replay(struct tour_search *ts)
{
    if (ts->replaying)
        tour_replay_free(&ts->replay);
    ts->replaying = false;
}

static void destroy(struct tour_search *ts)
{
    end_replay(ts);
    neurons_free(&ts->neurons);
    seen_free(&ts->tours);
    free(ts);
}

/* The network has settled into one ring: walk it, unless it is known. */
static void take_ring(struct tour_search *ts)
{
    uint32_t *path = neurons_ring(&ts->neurons, ts->question.start);
    size_t size = (size_t)ts->neurons.squares * sizeof *path;

    ts->failed = !seen_add(&ts->tours, hash_bytes(0, path, size));
    if (ts->failed) {
        free(path);
        return;
    }
    ts->vain = 0;
    ts->replaying = true;
    tour_replay_init(&ts->replay, ts->question.board, ts->question.mover, path);
}

static void work(struct tour_search *ts)
{
    neurons_sweep(&ts->neurons);
    neurons_group(&ts->neurons);
    ts->sweeps++;
    ts->sweep++;
    if (!neurons_settled(&ts->neurons))
        ts->failed = ts->sweep >= SWEEPS_MAX;
    else if (ts->neurons.nrings == 1)
        take_ring(ts);
    else
        ts->failed = true;
    ts->vain += ts->failed;
}

static void walk(struct tour_search *ts, struct tour_step *out)
{
    tour_replay_step(&ts->replay, out);
    if (out->event != TOUR_FOUND)
        return;
    end_replay(ts);
    ts->failed = true; /* as far as another tour is concerned */
}

static void step(struct tour_search *ts, struct tour_step *out)
{
    *out = (struct tour_step){ .event = TOUR_WORK,
                               .stranded = -1,
                               .square = ts->question.start };
    if (ts->replaying) {
        walk(ts, out);
    } else if (!ts->failed) {
        work(ts);
        out->work = ts->neurons.n;
    } else if (ts->vain >= TRIES_MAX) {
        out->event = TOUR_STUCK;
    } else {
        begin_try(ts);
        out->event = TOUR_AGAIN;
    }
}

static void glimpse(const struct tour_search *ts, struct tour_glimpse *out)
{
    *out = (struct tour_glimpse){ .round_name = "Tries",
                                  .rounds = ts->tries,
                                  .found = ts->tours.n,
                                  .turn = ts->sweep,
                                  .over = ts->failed || ts->replaying,
                                  .version = ts->sweeps + ts->tries,
                                  .links = ts->neurons.links,
                                  .nlinks = ts->neurons.nlinks,
                                  .ngroups = ts->neurons.nrings,
                                  .walking = -1 };
}

const struct tour_method tour_neural = {
    .name = "neural",
    .title = "Neural network",
    .brief = "Neural network",
    .about = "Y. Takefuji and K. C. Lee, 1992: a neuron on every move, until "
             "every square has two that are on, and all form one ring.",
    .say.choice = "The ring goes on to ",
    .say.round = "Try",
    .say.work = "one update of all neurons",
    .say.again =
        "The network is thrown anew: each neuron on or off, by chance.",
    .say.stuck = "Five thousand tries have brought no new tour, and it gives "
                 "up.",
    .goes_on = true,
    .chance = true,
    .replays = true,
    .refuses = refuses,
    .create = create,
    .destroy = destroy,
    .step = step,
    .glimpse = glimpse,
    .listing.at = {
        TOUR_LINE("put a neuron on every knight's move", NONE, NONE),
        TOUR_LINE("switch each on or off, by chance", START, ROUND),
        TOUR_LINE("repeat:", NONE, LOOK),
        TOUR_LINE("  each neuron looks at its two squares", WORK, NONE),
        TOUR_LINE("    too few on there: rather on", NONE, NONE),
        TOUR_LINE("    too many on there: rather off", NONE, NONE),
        TOUR_LINE("until each has two (or 400 times)", SETTLED, NONE),
        TOUR_LINE("if they form one ring: walk it", GO, CHOSEN),
        TOUR_LINE("if not: begin again", NONE, NONE),
        TOUR_LINE("the ring is a closed tour", TOUR, NONE),
    },
};
