/* One look at Chess960, shared by the files of this module. */
#ifndef CHEQUER_CHESS960_RUN_H
#define CHEQUER_CHESS960_RUN_H

#include <stdbool.h>

#include "base/text.h"
#include "chess/game/castling.h"
#include "chess/chess960/chess960.h"
#include "chess/chess960/funnel.h"
#include "chess/chess960/pattern.h"
#include "chess/chess960/product.h"
#include "puzzle/puzzle.h"

/* The controls, in the order of the table in chess960.c. */
enum c960_control {
    C960_NUMBER,
    C960_ORDER,
    C960_ARRAY,
    C960_CASTLE,
    C960_WHY,
    C960_FIND,
    C960_MIRROR,
    C960_BEFORE,
    C960_AFTER
};

enum c960_order { ORDER_SP, ORDER_S0 };

/* What is shown; the settings castle and why choose it. */
enum c960_mode {
    MODE_BROWSE,
    MODE_CASTLE_KING,
    MODE_CASTLE_QUEEN,
    MODE_PRODUCT,
    MODE_FUNNEL
};

struct puzzle {
    enum c960_mode mode;
    struct array array; /* as set up: perhaps none of the 960 */
    int number;         /* of the array, or -1 */
    int selected;       /* browsing: the file taken up, or -1 */
    int down;           /* the same while the button is down */
    bool fresh;         /* it was not selected before that */

    struct castling castling;                  /* MODE_CASTLE_* */
    enum colour colour;                        /* whose it is */
    struct product_step steps[PRODUCT_STAGES]; /* MODE_PRODUCT */
    int stage, option;                         /* shown next */
    struct funnel funnel;                      /* MODE_FUNNEL */
    bool told;                                 /* nothing more to show */
};

/* --- chess960.c: what the settings mean ---------------------------------- */

enum c960_mode c960_mode_of(const struct params *params);
enum colour c960_colour_of(const struct params *params);

/* The array, by number or as typed; false, with the reason, if it is no
 * array at all. It need not be one of the 960. */
bool c960_array_of(const struct params *params, struct array *out,
                   struct error *err);
bool c960_pattern_of(const struct params *params, struct pattern *out,
                     struct error *err);

/* Sets the array, by its number if it has one. */
void c960_set_array(struct params *params, const struct array *array);

/* A number 0 to 959 as the order asked for counts it, and back. */
int c960_count(const struct params *params, int number);
int c960_uncount(const struct params *params, int count);

/* --- chess960_ways.c: what there is to watch ----------------------------- */

/*
 * A moment's note. Castling: which of its three moments. Product: the stage
 * and which of its options is tried, 0 before the first, OPTION_TAKEN when
 * the choice is made. Funnel: the tests that failed.
 */
enum { CASTLE_START, CASTLE_CLEARED, CASTLE_DONE };
enum { OPTION_TAKEN = 15 };

void ways_begin(struct puzzle *pz, struct trace *tr);
enum progress ways_step(struct puzzle *pz, struct trace *tr, long *budget);

int ways_stage(const struct view *view);
int ways_option(const struct view *view);

/* The rank on which a stage of the product is built, from 0. */
int ways_rank(int stage);

/* The funnel as it was at the moment looked at. */
struct funnel ways_funnel(const struct view *view);

/* The game shown while browsing or castling. */
void ways_game(const struct puzzle *pz, struct game *out);

/* --- chess960_ask.c ------------------------------------------------------ */

extern const struct question c960_questions[];
extern const struct series c960_series[];

/* The number after (direction 1) or before (-1) this one, in the order asked
 * for, whose array matches; -1 if none does. -1 may be given, too: from the
 * beginning. */
int c960_match(const struct params *params, const struct pattern *pattern,
               int number, int direction);

/* --- chess960_hand.c ----------------------------------------------------- */

enum reaction c960_input(struct puzzle *pz, struct trace *tr,
                         const struct input *in, struct params *params,
                         struct error *err);

/* --- chess960_draw.c, chess960_words.c ----------------------------------- */

void c960_draw(const struct puzzle *pz, const struct view *view,
               struct scene *sc);
void c960_heading(const struct params *params, struct text *out);
void c960_status(const struct puzzle *pz, const struct view *view,
                 struct text *out);
void c960_explain(const struct puzzle *pz, const struct view *view,
                  struct text *out);
void c960_notation(const struct puzzle *pz, const struct view *view,
                   struct text *out);
void c960_facts(const struct puzzle *pz, const struct view *view,
                struct facts *out);

#endif
