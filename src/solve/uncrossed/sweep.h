/* One search for uncrossed paths: what its files share. */
#ifndef CHEQUER_UNCROSSED_SWEEP_H
#define CHEQUER_UNCROSSED_SWEEP_H

#include "chess/board.h"
#include "solve/uncrossed/follow.h"
#include "solve/uncrossed/net.h"
#include "solve/uncrossed/states.h"
#include "solve/uncrossed/uncrossed.h"

/* The board gone over from one end. */
struct side {
    struct net net;

    /* The most moves that lie wholly within the first rows, by rows, how many
     * hang over their edge, and how many ends of the path lie behind it; -1 if
     * there is nothing of the kind. */
    int16_t (*most)[STATE_HANGING_MAX + 1][3]; /* owned */
};

enum phase {
    PHASE_HALF,  /* from the far end to the middle */
    PHASE_OTHER, /* from the near end, if the board is not the same turned */
    PHASE_GOAL,  /* on from the middle: is a path of `goal` moves possible? */
    PHASE_ALL,   /* once more over all, keeping all that leads to that goal */
    PHASE_BACK,  /* and back: how many ways lead on from each state */
    PHASE_OVER
};

/* What lies ahead of a state of PHASE_ALL: moves, -1 if no end, and ways. */
struct ahead {
    int16_t moves;
    uint64_t ways;
};

struct uncrossed {
    struct board board; /* a copy, owned */
    bool closed, same;  /* same: turned by 180 degrees it is the same board */
    struct side side[2];
    int rows, middle; /* rows from the far end to the middle */

    int round;
    enum phase phase;
    enum uncrossed_state state;
    bool dropped;    /* states in this round, for lack of room */
    bool unlisted;   /* too many to be told apart */
    int goal, found; /* found: complete within a half, or in this phase */

    /* The sweep: states by squares gone over, the one looked at, and how far.
     */
    struct states *after;
    int at, last;
    size_t next, held;    /* held: states kept in PHASE_ALL */
    struct states half;   /* the states at the middle, owned */
    struct states *kept;  /* owned: by rows from the far end: what hangs, by
                           name,  and the most moves behind it */
    struct ahead **ahead; /* owned; beside the states of PHASE_ALL */

    int best, *path, npath; /* the best so far; path owned */
    uint64_t count;
};

/* Goes over the squares of the phase; true when it has come to the last, or
 * cannot go on for lack of room. */
bool sweep_step(struct uncrossed *u, long *budget);

/* Ready for a sweep from square `from` to before `last`. */
void sweep_begin(struct uncrossed *u, int from, int last);

/* The most moves in all that a state can come to, seen from `side` after so
 * many rows; below 0: none. */
int sweep_bound(const struct uncrossed *u, int side, int row, struct state s,
                int moves);

bool sweep_is_last_round(const struct uncrossed *u);

/* PHASE_BACK: counts the ways; true when done. */
bool ways_step(struct uncrossed *u, long *budget);
void ways_free(struct uncrossed *u);

#endif
