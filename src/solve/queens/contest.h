/*
 * One search for all placements of n queens, four ways to tell whether a
 * square is attacked. All go file by file, in each file from the top rank
 * down, so that the first three see the same positions in the same order:
 * what differs is the work at each of them. The fourth leaves out mirror
 * images.
 */
#ifndef CHEQUER_QUEENS_CONTEST_H
#define CHEQUER_QUEENS_CONTEST_H

#include <stdint.h>

#include "solve/queens/search.h"

enum { QUEENS_CONTEST_MAX = 31 }; /* the greatest n */

struct queens_contest;

struct queens_test {
    char name[8];      /* in options: "masks" */
    char title[16];    /* beside a board: "Bit masks" */
    const char *about; /* one sentence; what it counts as a test */

    /* The highest rank of the file being filled, below `below`, on which a
     * queen is safe, or -1; adds to `tests`. */
    int (*safe)(struct queens_contest *qc, int below);
    bool halves; /* only one of each two mirror images */
};

/* Look, but do not touch. */
struct queens_contest {
    int n;
    const struct queens_test *test;
    int file;  /* the file being filled; n when all are */
    int below; /* its ranks from here up have been tried */
    int rank[QUEENS_CONTEST_MAX];
    bool told;      /* this solution has been reported */
    uint64_t nodes; /* positions seen, the empty board included */
    uint64_t tests;
    uint64_t retreats, found;

    struct { /* which lines are taken */
        uint8_t rank[QUEENS_CONTEST_MAX];
        uint8_t rising[2 * QUEENS_CONTEST_MAX];
        uint8_t falling[2 * QUEENS_CONTEST_MAX];
    } on;
    uint32_t ranks[QUEENS_CONTEST_MAX + 1], up[QUEENS_CONTEST_MAX + 1],
        down[QUEENS_CONTEST_MAX + 1]; /* attacked squares, by file */
};

/* In the order they are offered; each ends NULL. After their names stands that
 * of the repair, which is no test: it has no place in a race for all. */
enum { QUEENS_TESTS = 4, QUEENS_BY_REPAIR = QUEENS_TESTS };
extern const struct queens_test *const queens_tests[];
extern const char *const queens_test_names[], *const queens_test_titles[];

void queens_contest_init(struct queens_contest *qc, int n,
                         const struct queens_test *test);

/* PLACED, RETREAT, FOUND or NONE; never REFUSED: the search for a safe square
 * is part of the step. After NONE it says the same again. */
void queens_contest_step(struct queens_contest *qc, struct queens_step *out);

#endif
