/*
 * Every placement of n queens, or of other riders, that a wish allows, one
 * after the other, by bit masks. The order is that of the watched search:
 * files from the first, in each file from the top rank down.
 */
#ifndef CHEQUER_QUEENS_WALK_H
#define CHEQUER_QUEENS_WALK_H

#include <stdbool.h>
#include <stdint.h>

#include "solve/queens/rule.h"

/* Which ranks each file's queen may stand on. Bit 0 is the top rank. */
struct queens_wish {
    int n;
    struct queens_rule rule;
    uint32_t allowed[QUEENS_MASK_MAX + 1]; /* the one after the last: 0 */
};

/* Anything goes: for queens or rooks on a flat board, or by a rule; 1 <= n <=
 * QUEENS_MASK_MAX. */
void queens_wish_init(struct queens_wish *w, int n, enum piece_kind piece);
void queens_wish_by(struct queens_wish *w, const struct queens_rule *rule);

/* One must stand here; none may stand here. */
void queens_wish_put(struct queens_wish *w, int file, int rank);
void queens_wish_bar(struct queens_wish *w, int file, int rank);

bool queens_wish_allows(const struct queens_wish *w, int file, int rank);

/*
 * One solution of each eight: no queen on an edge of the board is farther
 * from the corners than that of the first file. (Asking that none be nearer
 * would do as well, but leaves half as many positions more to be searched.)
 *
 * The first file's queen on rank k, 0 <= k < (n + 1) / 2, and no edge's queen
 * farther from the corners than that. Taken together, all k give every
 * solution or an image of it; n is at least 4.
 */
void queens_wish_edges(struct queens_wish *w, int n, int k);

/* On how many of the four edges is the queen as far from the corners as on
 * the first file? So many of a solution's eight images, equal ones counted as
 * often as they come, fulfil the wish. */
int queens_edges_tied(const uint8_t *rank, int n);

enum queens_walk_event {
    QUEENS_WALK_MORE,  /* the budget is spent */
    QUEENS_WALK_FOUND, /* `rank` holds a placement */
    QUEENS_WALK_DONE   /* there are no more */
};

/* One file: the squares to be tried, and what the files before it attack
 * along ranks and diagonals, where those are all that matters. */
struct queens_walk_file {
    uint32_t left, ranks, down, up;
    int file;
};

struct queens_walk {
    struct queens_wish wish;
    uint32_t slant;             /* all ones: diagonals count */
    struct queens_walk_file at; /* the file being filled */
    struct queens_walk_file back[QUEENS_MASK_MAX]; /* to go back to */
    int nback;
    uint32_t queen[QUEENS_MASK_MAX]; /* of each file, as a bit */
    uint8_t rank[QUEENS_MASK_MAX];   /* of each file, when FOUND */
};

void queens_walk_init(struct queens_walk *qw, const struct queens_wish *w);

/* Takes the queens placed off *budget, which is at least 1. */
enum queens_walk_event queens_walk_next(struct queens_walk *qw, long *budget);

/* The number of a placement, from 1, among all that the rule allows, or 0 if
 * to find it takes more than `budget`. */
uint64_t queens_number_of(const uint8_t *rank, const struct queens_rule *rule,
                          long budget);

/*
 * How many placements `w` allows, or false if that takes more than *budget.
 * For a given n the work grows with the answer; 1,000,000 are enough for 12
 * queens anywhere.
 */
bool queens_completions(const struct queens_wish *w, long budget,
                        uint64_t *count);

#endif
