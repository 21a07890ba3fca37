/*
 * Exact numbers of knight's tours by dynamic programming along a frontier,
 * from both ends of the board to its middle. Thousands of tours share each
 * state, so boards far beyond enumeration can be counted; memory is the limit.
 *
 * Squares are taken row by row. Taking one decides its moves to squares that
 * come later; so all that matters of the past is which of the next squares
 * have how many moves, and which of them are ends of the same path: the
 * states of frontier_store.h. Open tours close by way of the apex, see
 * frontier_outline.h, so only rings have to be counted.
 */
#ifndef CHEQUER_FRONTIER_H
#define CHEQUER_FRONTIER_H

#include <stdbool.h>

#include "solve/wide.h"

struct crew;
struct frontier_board;

enum frontier_outcome {
    FRONTIER_COUNTED,
    FRONTIER_CANCELLED,
    FRONTIER_NO_MEMORY, /* the crew's pool is full */
    FRONTIER_TOO_MANY   /* numbers do not fit in 64 bits a half */
};

/* Tours in either direction are one tour; with ends given, from one end. */
enum frontier_outcome frontier_count(struct crew *c,
                                     const struct frontier_board *b,
                                     wide *count);

/* How much work that is, in the units of crew_done(). */
int frontier_work(const struct frontier_board *b);

#endif
