/*
 * Can a tour be completed from where the knight has been led? A complete
 * search looks, with a bounded effort.
 */
#ifndef CHEQUER_TOUR_PROOF_H
#define CHEQUER_TOUR_PROOF_H

#include <stdbool.h>
#include <stdint.h>

#include "chess/board.h"

struct aim;

enum verdict_kind {
    VERDICT_OPEN,    /* still being looked at */
    VERDICT_CAN,     /* proved: a full tour goes on from here */
    VERDICT_LOST,    /* proved: none does */
    VERDICT_UNPROVED /* not within the effort allowed */
};

struct verdict {
    enum verdict_kind kind;
    int hint; /* CAN: the next square of a full tour, or -1 */
};

enum { PROOF_WORK = 3000000 };

struct proof {
    struct tour_search *search; /* owned; NULL: there is no proof under way */
    struct board board;         /* what is left of it */
    int first;                  /* the first square it entered, or -1 */
    int depth;                  /* squares it has entered */
    long left;                  /* work it may still do */
};

/* Of a path of `n` squares, on a board of which aim->reason does not say that
 * it has no tour. OPEN if there is something to be done. */
struct verdict proof_begin(struct proof *p, const struct aim *aim,
                           const uint32_t *path, uint32_t n);

/* Adds what it looked at to *toil. */
struct verdict proof_step(struct proof *p, long *budget, uint64_t *toil);
void proof_stop(struct proof *p);

#endif
