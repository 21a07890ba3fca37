/*
 * As many white pieces and as many black ones as possible, as many of one as
 * of the other, so that none attacks one of the other colour: how many, in how
 * many ways, and each of the ways.
 *
 * First two armies are mustered, which takes little time and proves nothing;
 * then it is tried whether one more of each fits, until it does not; last, all
 * ways are found. Each may be too much for the limit.
 */
#ifndef CHEQUER_ARMIES_H
#define CHEQUER_ARMIES_H

#include <stdbool.h>
#include <stdint.h>

#include "chess/board.h"
#include "solve/armies/muster.h"
#include "solve/armies/roll.h"

enum { ARMIES_SIDE_MAX = 30 };

enum armies_stage {
    ARMIES_MUSTER, /* two large armies are gathered */
    ARMIES_PROVE,  /* do more fit? */
    ARMIES_LIST,   /* in how many ways? */
    ARMIES_OVER
};

struct mover;
struct siege;

struct armies {
    enum armies_stage stage;
    struct field field;
    struct muster muster;
    struct siege *siege; /* owned; NULL: nothing is tried just now */
    uint64_t limit;      /* nodes that may be tried */
    uint64_t nodes;
    uint8_t *best;    /* owned, by number: enum army */
    int number;       /* of each, on it */
    bool proved;      /* more cannot stand */
    bool known;       /* all ways are found */
    struct roll roll; /* the ways, once the stage is over */
};

/* The board may have ARMIES_SIDE_MAX files and ranks. */
struct armies *armies_create(const struct board *b, const struct mover *m,
                             uint64_t limit);
void armies_destroy(struct armies *a);

/* Goes on until *budget is spent or there is news: larger armies may have been
 * found, or another stage begins. True when it is over. So what is seen then
 * does not depend on budgets. */
bool armies_step(struct armies *a, long *budget);

/* How much of the stage is done, 0 to 1. */
double armies_share(const struct armies *a);

/* Are there more squares than can be tried one by one? Then nothing is proved,
 * unless half of them are taken. */
bool armies_too_large(const struct armies *a);

/* Two armies as large as any found so far, and once the stage is over those of
 * number k, from 0: a byte a square of the board, an enum army. */
void armies_best(const struct armies *a, uint8_t *at);
void armies_at(const struct armies *a, uint64_t k, uint8_t *at);

#endif
