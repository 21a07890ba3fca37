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

struct queens_wish;

enum queens_method {
    QUEENS_BACKTRACKING, /* file by file, by bit masks */
    QUEENS_HALVES        /* two halves of the board, matched */
};

enum {
    QUEENS_COUNT_MAX = 27, /* the last n anybody knows the number of */
    QUEENS_HALVES_MIN = 4,
    QUEENS_HALVES_MAX = 22,
    ROOKS_COUNT_MAX = 20 /* the last n whose number fits in 64 bits */
};

/* The one that is faster. */
enum queens_method queens_count_method(int n);

/* The published number of solutions (OEIS A000170), without any counting; false
 * if nobody knows it. */
bool queens_known(int n, uint64_t *all);

/* About how long the faster method takes. */
double queens_count_seconds(int n, int threads);

/* The megabytes it needs, or 0 where that is less than a hundred. */
int queens_count_megabytes(int n);

/* Not begun: its result is the number of all solutions, or of their classes. */
struct job *queens_count_job(int n, enum queens_method method,
                             bool fundamental);

/* Those that a wish allows, or of them those that are the first of their
 * class. Not begun. `open`: it is known to allow everything. */
struct job *queens_wish_job(const struct queens_wish *wish, bool open,
                            bool fundamental);

/* How many solutions stay as they are when the board is turned `turns` times
 * into itself on the way round: 2 for half turns, 4 for quarter turns. */
uint64_t queens_symmetric(int n, int turns);

/* How many there are up to symmetry, given how many there are. */
uint64_t queens_fundamental(int n, uint64_t all);

/* The same for rooks, at once. */
uint64_t rooks_all(int n);
uint64_t rooks_fundamental(int n);

#endif
