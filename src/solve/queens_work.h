/* The two ways of counting queens as work for jobs: inside solve/ only. */
#ifndef CHEQUER_QUEENS_WORK_H
#define CHEQUER_QUEENS_WORK_H

#include <stdbool.h>
#include <stdint.h>

struct job_work;

/*
 * Of the eight images of a solution, both methods count only those in which a
 * certain number, chosen so that the symmetries send it through eight places
 * of the solution, is the least of the eight. If m of the eight are least, m
 * images are counted, so each stands for 8 / m solutions. To stay with whole
 * numbers, sums are kept threefold; m is never above 4.
 */
static inline uint64_t queens_weight(int least)
{
    return (uint64_t)(24 / least);
}

static inline uint64_t queens_unweighted(uint64_t sum)
{
    return sum / 3;
}

extern const struct job_work queens_backtracking_work;
void *queens_backtracking_context(int n);

extern const struct job_work queens_halves_work;
void *queens_halves_context(int n, bool wide);

#endif
