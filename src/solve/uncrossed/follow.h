/* What can become of a state when the sweep goes over the next square. */
#ifndef CHEQUER_UNCROSSED_FOLLOW_H
#define CHEQUER_UNCROSSED_FOLLOW_H

#include <stdbool.h>

#include "solve/uncrossed/net.h"
#include "solve/uncrossed/states.h"

struct successor {
    struct state state;
    int threads[2]; /* begun on this square, -1 for none */
    int added;      /* how many those are */
    bool complete;  /* the path is, and nothing hangs any more */
};

struct successors {
    /* Nothing, one of the threads, or two of them. */
    struct successor at[1 + NET_OUT_MAX + NET_OUT_MAX * (NET_OUT_MAX - 1) / 2];
    int n;
    bool crowded; /* some are missing: more hangs than fits into a state */
};

/* Of paths that have two ends, or of closed ones. */
void state_follow(const struct net *net, int at, struct state s, bool closed,
                  struct successors *out);

/* What a state is when every row of the board is turned round; `hanging` as
 * net_hanging has it. */
struct state state_twin(const struct net *net, const int hanging[NET_PLACES],
                        struct state s);

/* The sum of the names of what hangs; the same whichever way the board is gone
 * over. */
uint64_t state_name(const struct net *net, const int hanging[NET_PLACES],
                    struct state s);

#endif
