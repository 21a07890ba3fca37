/*
 * How many knight's tours a board has, exactly and in the background, by the
 * method of frontier.h. Any board whose shorter side is at most eight squares,
 * with or without holes, as far as memory goes.
 */
#ifndef CHEQUER_TOUR_COUNT_H
#define CHEQUER_TOUR_COUNT_H

#include <stdbool.h>
#include <stdint.h>

#include "base/error.h"
#include "solve/wide.h"

struct board;
struct mover;
struct text;
struct tour_count;

/*
 * A tour visits every square once. It is closed if it ends a move
 * from its start, so that it goes round, and has three squares at least; the
 * only tour of a single square is closed too.
 */
enum tour_count_kind {
    TOUR_COUNT_ALL,   /* whatever their ends, so that a closed one counts
                         anew for every square it may begin on */
    TOUR_COUNT_OPEN,  /* those of ALL that are not closed */
    TOUR_COUNT_CLOSED /* as rings, wherever they begin */
};

/*
 * Which of them are wanted: one of each class that the symmetries of the board
 * make, symmetric ones, those with few crossings, those whose numbers add up.
 * Nothing is asked for where all is 0.
 */
struct tour_sieve {
    /* Of tours that turn into each other by a symmetry of the board, the one
     * whose list of squares comes first. Only symmetries that leave the start
     * and the end where they are count, if these were chosen. */
    bool fundamental;

    bool symmetric; /* the same after being turned or mirrored */

    enum {
        TOUR_CROSSINGS_ANY,
        TOUR_CROSSINGS_FEWEST, /* as few as any of the others has */
        TOUR_CROSSINGS_MOST    /* at most `most` */
    } crossings;
    int most;

    enum { TOUR_SUMS_ANY, TOUR_SUMS_SEMIMAGIC, TOUR_SUMS_MAGIC } sums;
};

struct tour_count_question {
    const struct board *board; /* both are looked at only until the count */
    const struct mover *mover; /* has begun; the piece has no rides */
    enum tour_count_kind kind;
    int start;       /* square where they begin, -1 for any */
    int end;         /* and end, -1 for any */
    bool directed;   /* a tour and its reverse are two: a start or an
                        end has chosen between them, except round a ring */
    uint64_t memory; /* bytes it may take; 0: as much as is free */

    struct tour_sieve sieve; /* which of them; a count takes all, only those
                                who list them look at it */
};

/* False, with the reason, if that cannot be counted. */
bool tour_count_possible(const struct tour_count_question *q,
                         struct error *err);

/* What must be possible. `threads` is at least 1. */
struct tour_count *tour_count_start(const struct tour_count_question *q,
                                    int threads);

enum tour_count_state {
    TOUR_COUNT_RUNNING,
    TOUR_COUNT_DONE,
    TOUR_COUNT_FAILED /* it took more than expected: see `reason` */
};

struct tour_count_status {
    enum tour_count_state state;
    double fraction;     /* done, roughly: 0 to 1 */
    wide count;          /* if DONE */
    struct error reason; /* if FAILED */
};

/* What is to be expected of it, roughly. */
struct tour_count_outlay {
    double seconds;
    uint64_t bytes;
};

struct tour_count_outlay tour_count_outlay(const struct tour_count *tc);

/* At once, at any time. */
void tour_count_poll(const struct tour_count *tc,
                     struct tour_count_status *out);

/* Cancels what is not done, waits until that is noticed, frees everything. */
void tour_count_destroy(struct tour_count *tc);

#endif
