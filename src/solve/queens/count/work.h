/* The two ways of counting queens as work for jobs: inside solve/ only. */
#ifndef CHEQUER_QUEENS_WORK_H
#define CHEQUER_QUEENS_WORK_H

#include <stdbool.h>
#include <stdint.h>

#include "solve/queens/count/match.h"
#include "solve/wide.h"

struct job_work;

/*
 * Both methods look at a number that the symmetries send through several
 * places of a solution, and count only those solutions in which the number in
 * the first place is the least (or the greatest) of them all. If there is a
 * tie of m, m of the eight images are counted, so each stands for 8 / m
 * solutions. To stay with whole numbers, sums are kept threefold; m is never
 * above 4.
 */
static inline uint64_t queens_weight(int tied)
{
    return (uint64_t)(24 / tied);
}

/* What such a sum over the whole board stands for: the number of solutions, or
 * that of their classes. */
wide queens_unweighted(int n, bool fundamental, wide sum);

extern const struct job_work queens_backtracking_work;

/* `shares`: so many units follow from one way to fill the first files; 0: as
 * suits the board. */
void *queens_backtracking_context(int n, size_t shares, bool fundamental);

extern const struct job_work queens_halves_work;

/* `strained`: also where that does not pay. */
void *queens_halves_context(int n, enum match_width width, bool fundamental,
                            bool strained);

#endif
