/*
 * The search to be watched: move by move, and back where nothing is left to
 * try or where no longer path can come. Plain, so that it can be followed; the
 * proofs for larger boards are made by uncrossed.h.
 */
#ifndef CHEQUER_UNCROSSED_SEARCH_H
#define CHEQUER_UNCROSSED_SEARCH_H

#include <stdbool.h>
#include <stdint.h>

#include "chess/board.h"
#include "chess/mover.h"

enum search_event {
    SEARCH_BEGIN,   /* the piece is put on `square` */
    SEARCH_MOVE,    /* it moves there */
    SEARCH_CROSSED, /* a move there would cross the one from `place` on */
    SEARCH_CLOSED,  /* closed: from the last square to the first it can */
    SEARCH_BACK,    /* from `square`, where nothing more can be tried */
    SEARCH_CUT,     /* the same, since it cannot come to more than the best */
    SEARCH_OVER     /* every way has been tried, or cannot be better */
};

struct search_step {
    enum search_event event;
    int square, place;
    bool longest; /* longer than any before */
};

struct uncrossed_search {
    struct board board; /* a copy, owned */
    struct mover mover;
    bool closed, once;
    int *path, n;        /* owned: the squares so far */
    uint8_t *been;       /* owned: by square */
    int *tried;          /* owned: moves tried from each square of the path */
    int start;           /* where it begins, or began last */
    int best;            /* moves of the longest so far */
    int reach;           /* squares that could still be entered */
    bool fresh;          /* the path has just grown */
    unsigned symmetries; /* of the board */
    uint64_t nodes;      /* squares entered */
    uint64_t looked;     /* moves of the path that others were held against, in
                            the last step */
};

/* From one square, or from all (-1) of which none is the image of another. */
void uncrossed_search_init(struct uncrossed_search *s, const struct board *b,
                           const struct mover *m, bool closed, int start);
void uncrossed_search_free(struct uncrossed_search *s);

void uncrossed_search_step(struct uncrossed_search *s, struct search_step *out);

/* --- of any path -----------------------------------------------------------
 */

/* The squares that a path of `n` squares can go to next; returns how many. */
int uncrossed_ways(const struct board *b, const struct mover *m,
                   const int *path, int n, int out[MOVER_STEPS_MAX]);

/* Can it be closed by one move more? It needs three moves at least. */
bool uncrossed_closes(const struct board *b, const struct mover *m,
                      const int *path, int n);

/*
 * The longest way on from a path, for at most `budget` nodes. Fills `longest`
 * with the whole path and returns how many squares that has; *sure if there is
 * none longer. Closed: 0 if it was found that it cannot be closed.
 */
int uncrossed_complete(const struct uncrossed_search *like, const int *path,
                       int n, long budget, int *longest, bool *sure);

#endif
