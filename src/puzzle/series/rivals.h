/*
 * The solutions that have what a worksheet gives of one of them: those that a
 * reader may find, too. Whoever asks counts them, or looks for one that is
 * another.
 */
#ifndef CHEQUER_RIVALS_H
#define CHEQUER_RIVALS_H

struct params;

enum rivals_state {
    RIVALS_MORE,   /* the budget is spent */
    RIVALS_FOUND,  /* here is one */
    RIVALS_DONE,   /* those were all */
    RIVALS_UNKNOWN /* there are others, but not all can be told */
};

/* Each puzzle that has them defines its own. */
struct rivals;

struct rivals_kind {
    /* For settings that are valid; NULL: nothing can be told. */
    struct rivals *(*open)(const struct params *params);

    /* From now on the solutions with a piece on each of `n` squares; of a way
     * over the board those that have given[i] as square number i, from 0, or
     * any where that is -1. Its first square is given, and n all there are. */
    void (*begin)(struct rivals *r, const int *given, int n);

    /* The next of them: all its squares, in order of their numbers or, of a
     * way, of its moves. Takes what it did off *budget. */
    enum rivals_state (*next)(struct rivals *r, long *budget, int *squares);

    void (*close)(struct rivals *r);
};

#endif
