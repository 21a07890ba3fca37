/*
 * A board as a net for the sweep: its squares in the order in which they are
 * gone over, row by row along its shorter side, and its moves as threads from
 * an earlier square to a later one. While a thread hangs over the line between
 * what has been gone over and what has not, it has a place among 64 of its
 * own: so the threads in use are the bits of one number.
 *
 * Two threads that cross hang over the line together at some time: whoever
 * looks at those that hang when a thread is begun misses nothing.
 */
#ifndef CHEQUER_NET_H
#define CHEQUER_NET_H

#include <stdbool.h>
#include <stdint.h>

struct board;
struct mover;

enum { NET_PLACES = 64, NET_OUT_MAX = 24 };

struct thread {
    int from, to;     /* in the order of the sweep, from < to */
    int place;        /* while it hangs */
    uint64_t crosses; /* the places of threads begun before it, or on the same
                         square, that it crosses */
    uint64_t name;    /* a random number that belongs to this move of the
                         board, in whichever order that is gone over */
    int twin;         /* what it is when every row is turned round */
};

struct net {
    int squares, width;     /* all, and those of a row */
    int *square;            /* owned: of the board, by the order of the sweep */
    struct thread *threads; /* owned; by where they begin */
    int nthreads;
    int *first;     /* owned: of the threads that begin on a square; one more
                       than squares */
    uint64_t *into; /* owned: places of the threads that end on a square */
    bool mirrored;  /* every row turned round, it is the same board */
};

/* Do never more threads hang at a time than there are places? */
bool net_fits(const struct board *b, const struct mover *m);

/* The squares of what fits in order, or from the last to the first if
 * `turned`. */
void net_init(struct net *net, const struct board *b, const struct mover *m,
              bool turned);
void net_free(struct net *net);

static inline int net_rows(const struct net *net)
{
    return net->squares / net->width;
}

/* Which thread hangs at each place before square `at` is gone over; -1 where
 * there is none. */
void net_hanging(const struct net *net, int at, int out[NET_PLACES]);

#endif
