/*
 * The tree of a search, written down while it runs: whatever is entered
 * becomes a branch of what was entered before it. Where the branches lie side
 * by side is known once the search is over.
 */
#ifndef CHEQUER_BASE_BRANCHES_H
#define CHEQUER_BASE_BRANCHES_H

#include <stdbool.h>

struct branch {
    int value;         /* what was entered, as the search calls it */
    int parent, depth; /* those of the root are -1 and 0 */
    int first, last;   /* the first and last child, or -1 */
    float place;       /* from left to right, in widths of a leaf */
    bool good;         /* a solution */
};

/* In the order in which they were entered: children after their parents. */
struct branches {
    struct branch *at; /* owned */
    int n, cap, most;
    int now;   /* the branch that the search is at */
    bool over; /* there were more than `most`; none is kept */
    int leaves, depth;
};

void branches_init(struct branches *b, int root, int most);
void branches_free(struct branches *b);

void branches_enter(struct branches *b, int value);
void branches_leave(struct branches *b);
void branches_praise(struct branches *b); /* where it is, it is a solution */

/* The search is over: lay them side by side. */
void branches_end(struct branches *b);

/* The child of `of` with that value, or -1. */
int branches_child(const struct branches *b, int of, int value);

#endif
