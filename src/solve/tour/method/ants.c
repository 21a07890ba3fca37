/*
 * Ants that look for tours and remember them: each walks as far as it can,
 * choosing its way by smell, and leaves pheromone on the moves it has made,
 * more on early ones and more the further it came. After as many ants as there
 * are squares a quarter of the pheromone evaporates, and what the ants have
 * left is added. So good beginnings are walked again and varied at their ends.
 *
 * In time all ants walk the same few ways. When a number of cycles has brought
 * neither a new tour nor longer walks than ever, the pheromone is wiped off
 * and the colony starts afresh; the tours it knows are kept.
 */
#include <stdlib.h>

#include "base/alloc.h"
#include "base/say.h"
#include "base/rng.h"
#include "base/text.h"
#include "chess/board.h"
#include "solve/tour/method/pheromone.h"
#include "solve/tour/method/walker.h"
#include "solve/tour/listing.h"
#include "solve/tour/tour.h"
#include "solve/tour/glimpse.h"

enum {
    SQUARES_MAX = 144,   /* beyond, no ant has been seen to come round */
    DULL_CYCLES = 20,    /* until the pheromone is wiped off */
    MOVES_MAX = 50000000 /* without a new tour, until they give up */
};

struct tour_search {
    struct walker ant;
    uint8_t *moves; /* owned: those of this ant */
    struct rng rng;
    struct pheromone pheromone;
    uint64_t ants;    /* that have set out */
    uint64_t version; /* cycles, and times the pheromone was wiped off */
    int left;         /* ants still to walk in this cycle */
    long length;      /* moves made in this cycle */
    long longest;     /* most in any cycle since the last wiping */
    int dull;         /* cycles since anything new */
    long vain;        /* moves since the last new tour */
};

static bool refuses(const struct tour_question *q, struct text *reason)
{
    int squares = board_squares(q->board) - q->board->nholes;

    if (squares <= SQUARES_MAX)
        return false;
    text_addf(reason,
              "This program lets ants out on boards of up to %d squares "
              "only; this one has %s.",
              SQUARES_MAX, say_number((uint64_t)squares).at);
    return true;
}

static struct tour_search *create(const struct tour_question *q)
{
    struct tour_search *ts = xcalloc(1, sizeof *ts);
    struct tour_question any = *q;

    for (int i = 0; i < 8; i++) /* no order: all is left to chance */
        any.order.move[i] = (uint8_t)i;
    walker_init(&ts->ant, &any);
    rng_seed(&ts->rng, q->seed);
    pheromone_init(&ts->pheromone, board_squares(q->board),
                   ts->ant.padded.moves);
    ts->left = ts->ant.squares;
    ts->moves = xcalloc((size_t)ts->ant.squares, sizeof *ts->moves);
    ts->ants = 1;
    return ts;
}

static void destroy(struct tour_search *ts)
{
    walker_free(&ts->ant);
    pheromone_free(&ts->pheromone);
    free(ts->moves);
    free(ts);
}

static void walk(struct tour_search *ts, unsigned open, struct tour_step *out)
{
    int i = pheromone_choose(&ts->pheromone, ts->ant.square, open, &ts->rng);

    ts->moves[ts->ant.n] = (uint8_t)i;
    walker_go(&ts->ant, i, open, out);
}

static void leave_trail(struct tour_search *ts)
{
    const struct walker *ant = &ts->ant;
    int square = ant->question.start, at = padded_at(&ant->padded, square);

    for (int k = 0; k < ant->n; k++) {
        pheromone_lay(&ts->pheromone, square, ts->moves[k],
                      (float)(ant->n - k) / (float)(ant->squares - 1 - k));
        padded_go(&ts->ant.padded, &at, &square, ts->moves[k]);
    }
}

static enum tour_turn end_cycle(struct tour_search *ts)
{
    bool wiped = false;

    pheromone_settle(&ts->pheromone);
    if (ts->length > ts->longest) {
        ts->longest = ts->length;
        ts->dull = 0;
    }
    if (++ts->dull > DULL_CYCLES) {
        pheromone_reset(&ts->pheromone);
        wiped = true;
        ts->longest = 0;
        ts->dull = 0;
    }
    ts->length = 0;
    ts->left = ts->ant.squares;
    ts->version++;
    return wiped ? TOUR_TURN_AFRESH : TOUR_TURN_NEXT;
}

static enum tour_turn end_ant(struct tour_search *ts)
{
    enum tour_turn turn = TOUR_TURN_NONE;

    leave_trail(ts);
    ts->length += ts->ant.n;
    ts->vain += ts->ant.n + 1;
    if (--ts->left == 0)
        turn = end_cycle(ts);
    walker_home(&ts->ant, ts->moves);
    ts->ants++;
    return turn;
}

static void step(struct tour_search *ts, struct tour_step *out)
{
    unsigned open = padded_open(&ts->ant.padded, ts->ant.at);

    if (open) {
        walk(ts, open, out);
        return;
    }
    *out = (struct tour_step){ .square = ts->ant.square, .stranded = -1 };
    if (walker_found(&ts->ant, ts->moves)) {
        ts->dull = 0;
        ts->vain = 0;
        out->event = TOUR_FOUND;
    } else if (ts->vain >= MOVES_MAX || ts->ant.squares == 1) {
        out->event = TOUR_STUCK;
    } else {
        out->turn = end_ant(ts);
        out->event = TOUR_AGAIN;
        out->square = ts->ant.square;
    }
}

static void glimpse(const struct tour_search *ts, struct tour_glimpse *out)
{
    *out = (struct tour_glimpse){ .round_name = "Ants",
                                  .rounds = ts->ants,
                                  .found = ts->ant.tours.n,
                                  .version = ts->version,
                                  .heat = ts->pheromone.heat,
                                  .trails = ts->pheromone.shown,
                                  .walking = -1 };
}

const struct tour_method tour_ants = {
    .name = "ants",
    .title = "Ants",
    .brief = "Ants",
    .about = "P. Hingston and G. Kendall, 2004: ants walk by chance, but "
             "rather where others came far, and find tour after tour.",
    .say.choice = "By chance, but rather where much pheromone lies, it "
                  "takes ",
    .say.round = "Ant",
    .say.ending = "The ant lays its trail along its way.",
    .say.turn = "As many have walked as there are squares: a quarter of all "
                "pheromone has faded, and their trails are added.",
    .say.afresh = "They have long found nothing new: all pheromone is wiped "
                  "off, and they begin afresh.",
    .say.again = "That ant could go no further. It has left its trail, and the "
                 "next one sets out.",
    .say.stuck = "The ants have made fifty million moves without a new tour, "
                 "and give up.",
    .goes_on = true,
    .chance = true,
    .refuses = refuses,
    .create = create,
    .destroy = destroy,
    .step = step,
    .glimpse = glimpse,
    .listing.at = {
        TOUR_LINE("lay a trace of pheromone everywhere", AFRESH, NONE),
        TOUR_LINE("repeat:", NONE, ROUND),
        TOUR_LINE("  an ant sets out from the start", START, NONE),
        TOUR_LINE("  while it finds free squares:", NONE, VISITED),
        TOUR_LINE("    go to one by chance, rather", GO, CHOSEN),
        TOUR_LINE("    where more pheromone lies", NONE, NONE),
        TOUR_LINE("  no way on: it lays a trail", END, NONE),
        TOUR_LINE("  the board is full: a tour", TOUR, NONE),
        TOUR_LINE("  after as many ants as squares:", NONE, NONE),
        TOUR_LINE("    a quarter of all pheromone fades,", TURN, NONE),
        TOUR_LINE("    the new trails are added", NONE, NONE),
        TOUR_LINE("  long nothing new: begin at the top", NONE, NONE),
    },
};
