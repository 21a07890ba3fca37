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
#include <stdint.h>

#include "solve/wide.h"

struct crew;
struct error;
struct frontier_board;

enum frontier_outcome {
    FRONTIER_COUNTED,
    FRONTIER_CANCELLED,
    FRONTIER_NO_MEMORY, /* the crew's pool is full */
    FRONTIER_TOO_MANY   /* numbers do not fit in 64 bits a half */
};

/* Why it was not counted, in a sentence: with so many bytes allowed. */
void frontier_explain(enum frontier_outcome outcome, uint64_t memory,
                      struct error *out);

/* Tours in either direction are one tour; with ends given, from one end. */
enum frontier_outcome frontier_count(struct crew *c,
                                     const struct frontier_board *b,
                                     wide *count);

/* How much work that is, in the units of crew_done(). */
int frontier_work(const struct frontier_board *b);

/*
 * The same in two acts, for whoever divides it: both halves of the board, and
 * slices of what they make together, one after the other. Crew and board must
 * outlive the sweep.
 */
struct frontier_sweep;

struct frontier_sweep *frontier_sweep_begin(struct crew *c,
                                            const struct frontier_board *b);
void frontier_sweep_end(struct frontier_sweep *s);

/* How many there are with the cuts that the board has. */
int frontier_slices(const struct frontier_board *b);

/* What this one adds to the sum, unless something went wrong. After the `last`
 * one the halves are not needed any more. */
wide frontier_slice(struct frontier_sweep *s, int number, bool last);
enum frontier_outcome frontier_sweep_outcome(const struct frontier_sweep *s);

/* The number of tours that the sum of all slices stands for. */
wide frontier_tours(const struct frontier_board *b, wide sum);

#endif
