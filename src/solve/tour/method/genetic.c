/*
 * A genetic algorithm: strings of moves that the knight walks one after the
 * other. Where a string would lead it off the board or onto its own path, the
 * string is repaired: the next move in the order that is possible takes its
 * place. When no move is possible the walk is over, and its length is what the
 * string is worth when the next generation is bred.
 */
#include <stdlib.h>

#include "base/alloc.h"
#include "base/say.h"
#include "base/rng.h"
#include "base/text.h"
#include "chess/board.h"
#include "solve/tour/method/population.h"
#include "solve/tour/method/walker.h"
#include "solve/tour/listing.h"
#include "solve/tour/tour.h"
#include "solve/tour/glimpse.h"

enum {
    SQUARES_MAX = 144, /* beyond, no tour has been seen to evolve */
    MEMBERS = 50,
    GENERATIONS = 100, /* then all begins anew: they are too much alike */
    VAIN_MAX = 2000000 /* walks without a new tour, until it gives up */
};

struct tour_search {
    struct walker knight;
    struct rng rng;
    struct population population;
    int member;           /* the one that is walked */
    int generation;       /* since the last sowing */
    uint64_t generations; /* in all */
    uint64_t walks;       /* ended */
    uint64_t vain;        /* of these since the last new tour */
};

static bool refuses(const struct tour_question *q, struct text *reason)
{
    int squares = board_squares(q->board) - q->board->nholes;

    if (tour_refuses_aim(q, reason))
        return true;
    if (squares <= SQUARES_MAX)
        return false;
    text_addf(reason,
              "This program breeds tours of up to %d squares only; this "
              "board has %s.",
              SQUARES_MAX, say_number((uint64_t)squares).at);
    return true;
}

static struct tour_search *create(const struct tour_question *q)
{
    struct tour_search *ts = xcalloc(1, sizeof *ts);

    walker_init(&ts->knight, q);
    rng_seed(&ts->rng, q->seed);
    population_init(&ts->population, MEMBERS, ts->knight.squares - 1,
                    ts->knight.padded.moves);
    population_sow(&ts->population, &ts->rng);
    ts->generations = 1;
    return ts;
}

static void destroy(struct tour_search *ts)
{
    walker_free(&ts->knight);
    population_free(&ts->population);
    free(ts);
}

/* The string that is being walked. */
static uint8_t *string_of(struct tour_search *ts)
{
    return population_string(&ts->population, ts->member);
}

/* The string's next move, repaired if need be. */
static void walk(struct tour_search *ts, unsigned open, struct tour_step *out)
{
    uint8_t *gene = string_of(ts) + ts->knight.n;
    unsigned later = open >> *gene << *gene;

    *gene = (uint8_t)pick_first(later ? later : open);
    walker_go(&ts->knight, *gene, open, out);
}

static enum tour_turn next_generation(struct tour_search *ts)
{
    ts->generations++;
    if (++ts->generation < GENERATIONS) {
        population_breed(&ts->population, &ts->rng);
        ts->member = 1; /* the first has been walked before */
        return TOUR_TURN_NEXT;
    }
    population_sow(&ts->population, &ts->rng);
    ts->generation = 0;
    ts->member = 0;
    return TOUR_TURN_AFRESH;
}

static enum tour_turn end_walk(struct tour_search *ts)
{
    ts->population.length[ts->member] = ts->knight.n + 1;
    ts->walks++;
    ts->vain++;
    walker_home(&ts->knight, string_of(ts));
    return ++ts->member == MEMBERS ? next_generation(ts) : TOUR_TURN_NONE;
}

static void step(struct tour_search *ts, struct tour_step *out)
{
    unsigned open = padded_open(&ts->knight.padded, ts->knight.at);

    if (open) {
        walk(ts, open, out);
        return;
    }
    *out = (struct tour_step){ .square = ts->knight.square, .stranded = -1 };
    if (walker_found(&ts->knight, string_of(ts))) {
        ts->vain = 0;
        out->event = TOUR_FOUND;
    } else if (ts->vain >= VAIN_MAX || ts->knight.squares == 1) {
        out->event = TOUR_STUCK;
    } else {
        out->turn = end_walk(ts);
        out->event = TOUR_AGAIN;
        out->square = ts->knight.square;
    }
}

static void glimpse(const struct tour_search *ts, struct tour_glimpse *out)
{
    *out = (struct tour_glimpse){ .round_name = "Generations",
                                  .rounds = ts->generations,
                                  .found = ts->knight.tours.n,
                                  .version = ts->walks,
                                  .lengths = ts->population.length,
                                  .nlengths = MEMBERS,
                                  .walking = ts->member };
}

const struct tour_method tour_genetic = {
    .name = "genetic",
    .title = "Genetic algorithm",
    .brief = "Genetic",
    .about = "V. S. Gordon and T. J. Slocum, 2004: strings of moves are "
             "walked, repaired where need be, and bred from the longest.",
    .say.choice = "Its string of moves, repaired where need be, says ",
    .say.round = "Walk",
    .say.ending = "That is how far this string leads, and what it is worth.",
    .say.turn = "All fifty have been walked: new ones were bred from the "
                "longest.",
    .say.afresh = "After a hundred generations fifty new ones were made, by "
                  "chance.",
    .say.again =
        "That string of moves leads no further. The next one is walked.",
    .say.stuck = "Two million walks have brought no new tour, and it gives up.",
    .goes_on = true,
    .chance = true,
    .ordered = true,
    .refuses = refuses,
    .create = create,
    .destroy = destroy,
    .step = step,
    .glimpse = glimpse,
    .listing.at = {
        TOUR_LINE("make 50 strings of moves by chance", AFRESH, NONE),
        TOUR_LINE("repeat:", NONE, TURN),
        TOUR_LINE("  take the next string of moves", START, NONE),
        TOUR_LINE("  for each of its moves:", NONE, VISITED),
        TOUR_LINE("    if it is impossible: change it", NONE, NONE),
        TOUR_LINE("    make the move", GO, CHOSEN),
        TOUR_LINE("  no way on: its length is its worth", END, NONE),
        TOUR_LINE("  the board is full: a tour", TOUR, NONE),
        TOUR_LINE("  after all strings:", NONE, NONE),
        TOUR_LINE("    breed new ones from the longest", TURN, NONE),
        TOUR_LINE("  after 100 times: begin at the top", NONE, NONE),
    },
};
