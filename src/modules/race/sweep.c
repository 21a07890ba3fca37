/* The results of many races. */
#include <stdlib.h>

#include "base/alloc.h"
#include "modules/race/run.h"

const struct tally *sweep_result(const struct sweep *s, size_t run, int lane)
{
    return &s->results[run * (size_t)s->n + (size_t)lane];
}

size_t sweep_unfinished(const struct sweep *s, int lane)
{
    size_t n = 0;

    for (size_t run = 0; run < s->over; run++)
        n += sweep_result(s, run, lane)->state != LANE_FINISHED;
    return n;
}

static int by_size(const void *a, const void *b)
{
    uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;

    return (x > y) - (x < y);
}

bool sweep_median(const struct sweep *s, int lane, uint64_t *nodes)
{
    size_t half = (s->over + 1) / 2, n = 0;
    uint64_t *finished = xmalloc((s->over + 1) * sizeof *finished);
    bool known;

    for (size_t run = 0; run < s->over; run++)
        if (sweep_result(s, run, lane)->state == LANE_FINISHED)
            finished[n++] = sweep_result(s, run, lane)->nodes;
    qsort(finished, n, sizeof *finished, by_size);
    known = half > 0 && n >= half;
    if (known)
        *nodes = finished[half - 1];
    free(finished);
    return known;
}
