/* The settings of a tour, as its activities and questions read them. */
#ifndef CHEQUER_TOUR_SETTINGS_H
#define CHEQUER_TOUR_SETTINGS_H

#include <stdbool.h>
#include <stdint.h>

#include "puzzle/ask/question.h"
#include "puzzle/puzzle.h"
#include "puzzle/series/series.h"

struct board;
struct mover;
struct tour_count_question;
struct tour_method;
struct tour_question;

/* The controls, in the order of the table in tour.c. */
enum tour_control {
    TOUR_SIZE,
    TOUR_START,
    TOUR_END,
    TOUR_MODE,
    TOUR_SOLUTION,
    TOUR_FIRST,
    TOUR_LAST,
    TOUR_MEASURE,
    TOUR_ALGORITHM,
    TOUR_ORDER,
    TOUR_HOLES,
    TOUR_PIECE,
    TOUR_SURFACE,
    TOUR_MOVES,
    TOUR_IMAGE,
    TOUR_GRAPH,
    TOUR_TREE,
    TOUR_BEST,
    TOUR_CODE,
    TOUR_CLOSED,
    TOUR_COUNTS,
    TOUR_WARN,
    TOUR_ANY,
    TOUR_SYMMETRIC,
    TOUR_UNDIRECTED, /* of these two at most one is shown */
    TOUR_FUNDAMENTAL,
    TOUR_DIRECTED,
    TOUR_CROSSINGS,
    TOUR_SUMS,
    TOUR_MORE,
    TOUR_HINT
};

/* What can be done, as TOUR_MODE has it. */
enum tour_activity { TOUR_WATCH, TOUR_HAND, TOUR_ALL, TOUR_MAP };

/* The number of the last of all tours, 0 if to know it would take long. */
int tour_last(const struct params *params);

extern const struct activity tour_watch_activity, tour_hand_activity,
    tour_all_activity, tour_map_activity;

/* By enum tour_activity; ends NULL. */
extern const struct activity *const tour_activities[];

/* See adapt of struct puzzle_class. */
void tour_adapt(struct params *params, int changed);

/* What a map shows. */
enum tour_measure { MEASURE_NODES, MEASURE_TOURS };

extern const struct question tour_questions[];
extern const struct series tour_series[];
extern const struct rivals_kind tour_rivals;

bool tour_board(struct board *b, const struct params *params,
                struct error *err);
void tour_keep_holes(struct params *params); /* on a board of another size */

/* The piece that goes, which must be one that leaps. */
bool tour_mover(struct mover *m, const struct params *params,
                struct error *err);

/* What was said of a knight, all of it, said of this piece. */
void tour_reword(struct text *out, const struct mover *m);
int tour_square(const struct params *params, int control); /* or -1 */

/* Where nobody chose a start: the square nearest to a1 that is there. */
void tour_place_start(struct params *params);

/* Is it a square of the board, or none? */
bool tour_check_square(const struct board *b, const struct params *params,
                       int control, struct error *err);

/* What all activities plan: the size of the board, how it is edited. False if
 * the end, or the start where there is one that matters, is not a square of it.
 */
bool tour_plan(const struct params *params, bool started, struct plan *out,
               struct error *err);

/* The control has no effect. */
static inline void tour_hide(struct plan *out, int control)
{
    out->idle |= UINT32_C(1) << control;
}

/* What is asked of a search, and of a count or a list: the tours from the
 * start and to the end, as far as these were chosen. */
struct tour_question tour_question_of(const struct params *params,
                                      const struct board *b,
                                      const struct mover *m);
struct tour_count_question tour_count_of(const struct params *params,
                                         const struct board *b,
                                         const struct mover *m);

/* False, with *err filled in, if `crossings` is none of any, fewest and a
 * number. */
bool tour_check_crossings(const struct params *params, struct error *err);

/* False, with *err filled in, if the settings contradict each other about
 * which tours are meant. */
bool tour_is_clear(const struct params *params, struct error *err);
bool tour_sums_are_clear(const struct params *params, struct error *err);

/* Would it be another count if the reverse of a tour were one more, or one
 * less? Who has chosen a start or an end has chosen the direction, too. */
bool tour_has_direction(const struct params *params);

/* The method asked for, NULL if the choice is left to us; and the one taken,
 * with why we chose it: NULL if we did not, "" if it is the usual one. */
const struct tour_method *tour_method_asked(const struct params *params);
const struct tour_method *tour_method_for(const struct params *params,
                                          const struct tour_question *q,
                                          const char **why);

/* A press on a square: a new start, or what its tool does: a new end, a hole
 * cut out or mended, but never where the tour starts or ends. `start`: -1 if
 * there is none that matters. */
enum reaction tour_press(const struct board *b, int start,
                         const struct input *in, struct params *params,
                         struct error *err);

/* What is being done: "Knight's tour 8×8 with 2 holes from a1 to c1, closed",
 * the start only if it matters. */
void tour_name(const struct params *params, const char *what, bool started,
               struct text *out);

/* Which tours are counted or listed: "Knight's tours 6×6, closed, in both
 * directions". */
void tour_name_all(const struct params *params, struct text *out);

#endif
