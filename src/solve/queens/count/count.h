/*
 * How many ways there are to place n queens, counted in the background by
 * worker threads. Both methods count one solution of each eight that turn
 * into each other; they know nothing of each other, so that their agreement
 * means something.
 */
#ifndef CHEQUER_QUEENS_COUNT_H
#define CHEQUER_QUEENS_COUNT_H

#include <stdbool.h>
#include <stdint.h>

enum queens_method {
    QUEENS_BACKTRACKING, /* file by file, by bit masks */
    QUEENS_HALVES        /* two halves of the board, matched */
};

enum {
    QUEENS_COUNT_MAX = 27, /* the last n anybody knows the number of */
    QUEENS_HALVES_MIN = 4,
    QUEENS_HALVES_MAX = 22
};

/* The one that is faster. */
enum queens_method queens_count_method(int n);

/* The job's result is the number of all solutions. */
struct job *queens_count_start(int n, enum queens_method method, int threads);

/* The same, for comparison, without the machine's wide registers. */
struct job *queens_count_plain(int n, int threads);

/* How many solutions stay as they are when the board is turned `turns` times
 * into itself on the way round: 2 for half turns, 4 for quarter turns. */
uint64_t queens_symmetric(int n, int turns);

/* How many there are up to symmetry, given how many there are. */
uint64_t queens_fundamental(int n, uint64_t all);

#endif
