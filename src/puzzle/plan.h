/* What a puzzle will do with these settings, asked for at once. */
#ifndef CHEQUER_PLAN_H
#define CHEQUER_PLAN_H

#include <stdbool.h>

#include "puzzle/puzzle.h"

/* False, with *err filled in, if the settings are refused: by the puzzle's
 * rules, or because what they choose to do cannot be done with them. *out is
 * filled in all the same. */
bool puzzle_plan(const struct puzzle_class *cls, const struct params *params,
                 struct plan *out, struct error *err);

/* Is there anything to be chosen at random? Not where settings are refused:
 * squares may not be on the board, and nobody can choose there. The same for
 * every seed. */
bool puzzle_shuffles(const struct puzzle_class *cls,
                     const struct params *params);

/* Another one at random, by params->seed, if there is. */
void puzzle_shuffle(const struct puzzle_class *cls, struct params *params);

/* Does the control have an effect? */
static inline bool plan_offers(const struct plan *plan, int control)
{
    return !(plan->idle >> control & 1);
}

/* Can these marks be drawn on its board? False, with *err filled in, if one is
 * not on it, or there is no board. */
bool plan_takes_marks(const struct plan *plan, const char *marks,
                      struct error *err);

/* Does draw() draw all of the picture? */
static inline bool plan_is_bare(const struct plan *plan)
{
    return plan->extent.x > 0;
}

/* Is there one board, of squares that have names? */
static inline bool plan_has_board(const struct plan *plan)
{
    return !plan_is_bare(plan) && !plan->nameless;
}

#endif
