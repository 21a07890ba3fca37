/*
 * A genetic algorithm: strings of moves that the knight walks one after the
 * other. Where a string would lead it off the board or onto its own path, the
 * string is repaired: the next move in the order that is possible takes its
 * place. When no move is possible the walk is over, and its length is what the
 * string is worth when the next generation is bred.
 */
#include <stdlib.h>

#include "base/alloc.h"
#include "base/hash.h"
#include "base/rng.h"
#include "base/text.h"
#include "chess/board.h"
#include "solve/tour/field.h"
#include "solve/tour/pick.h"
#include "solve/tour/method/population.h"
#include "solve/tour/method/seen.h"
#include "solve/tour/tour.h"
#include "solve/tour/glimpse.h"

enum {
    SQUARES_MAX = 144, /* beyond, no tour has been seen to evolve */
    MEMBERS = 50,
    GENERATIONS = 100, /* then all begins anew: they are too much alike */
    VAIN_MAX = 2000000 /* walks without a new tour, until it gives up */
};

struct tour_search {
    struct tour_question question;
    struct field field;
    struct rng rng;
    struct population population;
    struct seen tours;
    int at, square, n;    /* the knight, after so many moves */
    int squares;          /* of the board */
    int member;           /* the one that is walked */
    int generation;       /* since the last sowing */
    bool told;            /* its tour has been reported */
    uint64_t generations; /* in all */
    uint64_t walks;       /* ended */
    uint64_t vain;        /* of these since the last new tour */
};

static bool refuses(const struct tour_question *q, struct text *reason)
{
    if (tour_refuses_aim(q, reason))
        return true;
    if (board_squares(q->board) - q->board->nholes <= SQUARES_MAX)
        return false;
    text_addf(reason,
              "Tours evolve only on small boards: this one has more "
              "than %d squares.",
              SQUARES_MAX);
    return true;
}

static struct tour_search *create(const struct tour_question *q)
{
    struct tour_search *ts = xcalloc(1, sizeof *ts);

    ts->question = *q;
    field_init(&ts->field, q);
    rng_seed(&ts->rng, q->seed);
    seen_init(&ts->tours);
    ts->squares = ts->field.free;
    population_init(&ts->population, MEMBERS, ts->squares - 1);
    population_sow(&ts->population, &ts->rng);
    ts->generations = 1;
    ts->square = q->start;
    ts->at = field_at(&ts->field, q->start);
    ts->field.cell[ts->at] = FIELD_TAKEN;
    return ts;
}

static void destroy(struct tour_search *ts)
{
    field_free(&ts->field);
    population_free(&ts->population);
    seen_free(&ts->tours);
    free(ts);
}

/* The string's next move, repaired if need be. */
static void walk(struct tour_search *ts, unsigned open, struct tour_step *out)
{
    uint8_t *gene = population_string(&ts->population, ts->member) + ts->n++;

    while (!(open >> *gene & 1))
        *gene = (uint8_t)((*gene + 1) % 8);
    ts->at += ts->field.to[*gene];
    ts->square += ts->field.by[*gene];
    ts->field.cell[ts->at] = FIELD_TAKEN;
    *out = (struct tour_step){ .event = TOUR_ENTER,
                               .square = ts->square,
                               .options = pick_count(open),
                               .tied = 1,
                               .stranded = -1 };
}

static bool is_new_tour(struct tour_search *ts)
{
    const uint8_t *string = population_string(&ts->population, ts->member);

    return ts->n == ts->squares - 1 &&
           seen_add(&ts->tours, hash_bytes(0, string, (size_t)ts->n));
}

static void next_generation(struct tour_search *ts)
{
    ts->generations++;
    if (++ts->generation < GENERATIONS) {
        population_breed(&ts->population, &ts->rng);
        ts->member = 1; /* the first has been walked before */
        return;
    }
    population_sow(&ts->population, &ts->rng);
    ts->generation = 0;
    ts->member = 0;
}

static void end_walk(struct tour_search *ts)
{
    const uint8_t *string = population_string(&ts->population, ts->member);

    ts->population.length[ts->member] = ts->n + 1;
    ts->walks++;
    ts->vain++;
    for (; ts->n > 0; ts->n--) {
        ts->field.cell[ts->at] = 0;
        ts->at -= ts->field.to[string[ts->n - 1]];
    }
    ts->square = ts->question.start;
    ts->told = false;
    if (++ts->member == MEMBERS)
        next_generation(ts);
}

static void step(struct tour_search *ts, struct tour_step *out)
{
    unsigned open = field_open(&ts->field, ts->at);

    if (open) {
        walk(ts, open, out);
        return;
    }
    *out = (struct tour_step){ .square = ts->square, .stranded = -1 };
    if (!ts->told && is_new_tour(ts)) {
        ts->told = true;
        ts->vain = 0;
        out->event = TOUR_FOUND;
    } else if (ts->vain >= VAIN_MAX || ts->squares == 1) {
        out->event = TOUR_STUCK;
    } else {
        end_walk(ts);
        out->event = TOUR_AGAIN;
        out->square = ts->square;
    }
}

static void glimpse(const struct tour_search *ts, struct tour_glimpse *out)
{
    *out = (struct tour_glimpse){ .round_name = "Generations",
                                  .rounds = ts->generations,
                                  .found = ts->tours.n,
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
    .choice = "Its string of moves, repaired where need be, says ",
    .round = "Walk",
    .again = "That string of moves leads no further. The next one is walked.",
    .stuck = "Two million walks have brought no new tour, and it gives up.",
    .complete = false,
    .goes_on = true,
    .ordered = true,
    .counts_exits = false,
    .refuses = refuses,
    .create = create,
    .destroy = destroy,
    .step = step,
    .glimpse = glimpse,
};
