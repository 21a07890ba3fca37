/* Choosing how to count queens, and what follows from the number. */
#include "solve/queens/count/count.h"

#include <assert.h>

#include "solve/job.h"
#include "solve/queens/count/match.h"
#include "solve/queens/count/work.h"

enum queens_method queens_count_method(int n)
{
    return n >= 13 && n <= QUEENS_HALVES_MAX ? QUEENS_HALVES
                                             : QUEENS_BACKTRACKING;
}

static struct job *start_halves(int n, bool wide, int threads)
{
    assert(n >= QUEENS_HALVES_MIN && n <= QUEENS_HALVES_MAX);
    return job_start(&queens_halves_work, queens_halves_context(n, wide),
                     threads);
}

struct job *queens_count_start(int n, enum queens_method method, int threads)
{
    assert(n >= 1 && n <= QUEENS_COUNT_MAX);
    if (method == QUEENS_BACKTRACKING)
        return job_start(&queens_backtracking_work,
                         queens_backtracking_context(n), threads);
    return start_halves(n, match_can_be_wide(), threads);
}

struct job *queens_count_plain(int n, int threads)
{
    return start_halves(n, false, threads);
}

/* Burnside: a reflection leaves no solution as it is, turns may. */
uint64_t queens_fundamental(int n, uint64_t all)
{
    if (n == 1)
        return 1;
    return (all + queens_symmetric(n, 2) + 2 * queens_symmetric(n, 4)) / 8;
}
