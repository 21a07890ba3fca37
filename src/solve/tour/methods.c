/*
 * The methods there are, in the order they are offered. What one is called
 * stands in its own file; here are only the lists of it.
 */
#include <stddef.h>

#include "solve/tour/tour.h"

/* clang-format off */
#define ALL(of) \
    of(warnsdorff) of(greedy) of(backtracking) of(pohl) of(roth) \
    of(squirrel_cull) of(parberry) of(construct) of(ants) of(neural) \
    of(genetic) of(best_first) of(most_exits)
/* clang-format on */

#define METHOD(m) &tour_##m,
#define NAME(m) tour_##m.name,
#define TITLE(m) tour_##m.title,
#define BRIEF(m) tour_##m.brief,

const struct tour_method *const tour_methods[] = { ALL(METHOD) NULL };
const char *const tour_method_names[] = { "auto", ALL(NAME) NULL };
const char *const tour_method_titles[] = { "What suits best", ALL(TITLE) NULL };
const char *const tour_method_briefs[] = { ALL(BRIEF) NULL };
