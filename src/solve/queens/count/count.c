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

bool queens_known(int n, uint64_t *all)
{
    static const uint64_t numbers[QUEENS_COUNT_MAX + 1] = {
        0,
        1,
        0,
        0,
        2,
        10,
        4,
        40,
        92,
        352,
        724,
        2680,
        14200,
        73712,
        365596,
        2279184,
        14772512,
        95815104,
        666090624,
        4968057848,
        39029188884,
        314666222712,
        2691008701644,
        24233937684440,
        227514171973736,
        2207893435808352,
        22317699616364044,
        234907967154122528,
    };

    if (n < 1 || n > QUEENS_COUNT_MAX)
        return false;
    *all = numbers[n];
    return true;
}

/* By one thread, as measured up to 20; beyond, each queen more is taken to need
 * nine times as long. From 23 on it is backtracking, which was measured up to
 * 16 and is taken to need twelve times as long as halves would. A guess of the
 * order, no more: machines differ. */
double queens_count_seconds(int n, int threads)
{
    static const double measured[] = { [18] = 3.4, [19] = 24, [20] = 380 };
    enum { LAST = 20 };
    double seconds = n < 18 ? 1 : measured[n < LAST ? n : LAST];

    if (n > QUEENS_HALVES_MAX)
        seconds *= 12;
    for (int i = LAST; i < n; i++)
        seconds *= 9;
    return seconds / threads;
}

/* What halves keep of all quadrants, however many threads there are: measured
 * as 75 megabytes for 20 and 21, and 550 for 22. */
int queens_count_megabytes(int n)
{
    return n == QUEENS_HALVES_MAX ? 550 : 0;
}

struct job *queens_count_job(int n, enum queens_method method, bool fundamental)
{
    assert(n >= 1 && n <= QUEENS_COUNT_MAX);
    if (method == QUEENS_BACKTRACKING)
        return job_create(&queens_backtracking_work,
                          queens_backtracking_context(n, 0, fundamental));
    assert(n >= QUEENS_HALVES_MIN && n <= QUEENS_HALVES_MAX);
    return job_create(
        &queens_halves_work,
        queens_halves_context(n, match_widest(), fundamental, false));
}

wide queens_unweighted(int n, bool fundamental, wide sum)
{
    wide_divide(&sum, 3);
    return fundamental ? wide_of(queens_fundamental(n, sum.low)) : sum;
}

/* Burnside: a reflection leaves no solution as it is, turns may. */
uint64_t queens_fundamental(int n, uint64_t all)
{
    if (n == 1)
        return 1;
    return (all + queens_symmetric(n, 2) + 2 * queens_symmetric(n, 4)) / 8;
}
