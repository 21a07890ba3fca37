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
#include "base/hash.h"
#include "base/rng.h"
#include "base/text.h"
#include "chess/board.h"
#include "solve/tour/field.h"
#include "solve/tour/method/pheromone.h"
#include "solve/tour/pick.h"
#include "solve/tour/method/seen.h"
#include "solve/tour/tour.h"
#include "solve/tour/glimpse.h"

enum {
    SQUARES_MAX = 144,   /* beyond, no ant has been seen to come round */
    DULL_CYCLES = 20,    /* until the pheromone is wiped off */
    MOVES_MAX = 50000000 /* without a new tour, until they give up */
};

struct tour_search {
    struct tour_question question;
    struct field field;
    struct rng rng;
    struct pheromone pheromone;
    struct seen tours;
    uint8_t *moves;    /* owned: those of this ant */
    int at, square, n; /* where it is, after so many moves */
    int squares;       /* of the board */
    bool told;         /* its tour has been reported */

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
    if (board_squares(q->board) - q->board->nholes <= SQUARES_MAX)
        return false;
    text_addf(reason,
              "Ants find their way only on small boards: this one "
              "has more than %d squares.",
              SQUARES_MAX);
    return true;
}

static struct tour_search *create(const struct tour_question *q)
{
    struct tour_search *ts = xcalloc(1, sizeof *ts);

    ts->question = *q;
    for (int i = 0; i < 8; i++) /* no order: all is left to chance */
        ts->question.order.move[i] = (uint8_t)i;
    field_init(&ts->field, &ts->question);
    rng_seed(&ts->rng, q->seed);
    pheromone_init(&ts->pheromone, board_squares(q->board));
    seen_init(&ts->tours);
    ts->squares = ts->left = ts->field.free;
    ts->moves = xcalloc((size_t)ts->squares, sizeof *ts->moves);
    ts->square = q->start;
    ts->at = field_at(&ts->field, ts->square);
    ts->field.cell[ts->at] = FIELD_TAKEN;
    ts->ants = 1;
    return ts;
}

static void destroy(struct tour_search *ts)
{
    field_free(&ts->field);
    pheromone_free(&ts->pheromone);
    seen_free(&ts->tours);
    free(ts->moves);
    free(ts);
}

static void walk(struct tour_search *ts, unsigned open, struct tour_step *out)
{
    int i = pheromone_choose(&ts->pheromone, ts->square, open, &ts->rng);

    ts->moves[ts->n++] = (uint8_t)i;
    ts->at += ts->field.to[i];
    ts->square += ts->field.by[i];
    ts->field.cell[ts->at] = FIELD_TAKEN;
    *out = (struct tour_step){ .event = TOUR_ENTER,
                               .square = ts->square,
                               .options = pick_count(open),
                               .tied = 1,
                               .stranded = -1 };
}

/* The ant has come round as asked, in a way not seen before. */
static bool is_new_tour(struct tour_search *ts)
{
    return ts->n == ts->squares - 1 &&
           tour_may_end(&ts->question, ts->square) &&
           seen_add(&ts->tours, hash_bytes(0, ts->moves, (size_t)ts->n));
}

static void leave_trail(struct tour_search *ts)
{
    int square = ts->question.start;

    for (int k = 0; k < ts->n; k++) {
        pheromone_lay(&ts->pheromone, square, ts->moves[k],
                      (float)(ts->n - k) / (float)(ts->squares - 1 - k));
        square += ts->field.by[ts->moves[k]];
    }
}

static void end_cycle(struct tour_search *ts)
{
    pheromone_settle(&ts->pheromone);
    if (ts->length > ts->longest) {
        ts->longest = ts->length;
        ts->dull = 0;
    }
    if (++ts->dull > DULL_CYCLES) {
        pheromone_reset(&ts->pheromone);
        ts->longest = 0;
        ts->dull = 0;
    }
    ts->length = 0;
    ts->left = ts->squares;
    ts->version++;
}

static void end_ant(struct tour_search *ts)
{
    leave_trail(ts);
    ts->length += ts->n;
    ts->vain += ts->n + 1;
    if (--ts->left == 0)
        end_cycle(ts);
    for (; ts->n > 0; ts->n--) {
        ts->field.cell[ts->at] = 0;
        ts->at -= ts->field.to[ts->moves[ts->n - 1]];
    }
    ts->square = ts->question.start;
    ts->told = false;
    ts->ants++;
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
        ts->dull = 0;
        ts->vain = 0;
        out->event = TOUR_FOUND;
    } else if (ts->vain >= MOVES_MAX || ts->squares == 1) {
        out->event = TOUR_STUCK;
    } else {
        end_ant(ts);
        out->event = TOUR_AGAIN;
        out->square = ts->square;
    }
}

static void glimpse(const struct tour_search *ts, struct tour_glimpse *out)
{
    *out = (struct tour_glimpse){ .round_name = "Ants",
                                  .rounds = ts->ants,
                                  .found = ts->tours.n,
                                  .version = ts->version,
                                  .heat = ts->pheromone.heat,
                                  .trails = ts->pheromone.shown,
                                  .walking = -1 };
}

const struct tour_method tour_ants = {
    .name = "ants",
    .title = "Ant colony",
    .brief = "Ants",
    .about = "P. Hingston and G. Kendall, 2004: ants walk by chance, but "
             "rather where others came far, and find tour after tour.",
    .choice = "By chance, but rather where much pheromone lies, the ant "
              "went to ",
    .round = "Ant",
    .again = "That ant could go no further. It has left its trail, and the "
             "next one sets out.",
    .stuck = "The ants have made fifty million moves without a new tour, "
             "and give up.",
    .complete = false,
    .goes_on = true,
    .ordered = false,
    .counts_exits = false,
    .refuses = refuses,
    .create = create,
    .destroy = destroy,
    .step = step,
    .glimpse = glimpse,
};
