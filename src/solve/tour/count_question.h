/* Which tours of a board are counted, or listed one by one. */
#ifndef CHEQUER_TOUR_COUNT_QUESTION_H
#define CHEQUER_TOUR_COUNT_QUESTION_H

#include <stdbool.h>
#include <stdint.h>

struct board;
struct mover;

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

    struct tour_sieve sieve; /* which of them */
};

#endif
