/*
 * All tours of a board of up to 64 squares from one start, one after another,
 * in the order of the search by Warnsdorff's rule. Nobody watches it, so it
 * needs not say what it does: it is many times quicker than that search, and
 * leaves out the ways to tours that are not asked for.
 */
#ifndef CHEQUER_TOUR_SMALL_H
#define CHEQUER_TOUR_SMALL_H

#include <stdbool.h>

struct tour_count_question;
struct tour_question;
struct tour_small;

enum tour_small_state {
    TOUR_SMALL_MORE,  /* the budget is spent */
    TOUR_SMALL_FOUND, /* here is one */
    TOUR_SMALL_DONE   /* those were all */
};

/* Is it made for this? Not for moves tried at random: what comes then depends
 * on all that was tried before. */
bool tour_small_suits(const struct tour_question *q);

/*
 * Tours that answer `q`, and of those at least the ones that `all` asks for,
 * which has the same start. Both are looked at only now.
 */
struct tour_small *tour_small_create(const struct tour_question *q,
                                     const struct tour_count_question *all);
void tour_small_destroy(struct tour_small *ts);

/* Before it begins: only those that begin with these squares, the start and as
 * many as there are squares at most. */
void tour_small_keep_to(struct tour_small *ts, const int *squares, int n);

/* On to the next, but enters no more than about *budget squares and takes off
 * what it did. */
enum tour_small_state tour_small_next(struct tour_small *ts, long *budget);

/* After FOUND: its squares in order. */
const int *tour_small_path(const struct tour_small *ts);

#endif
