/*
 * The last act of a count: upper and lower halves whose outlines fit are put
 * together, and those pairs count whose paths make a single ring.
 */
#ifndef CHEQUER_FRONTIER_JOIN_H
#define CHEQUER_FRONTIER_JOIN_H

#include "solve/wide.h"

struct crew;
struct ring_tables;
struct tier;

struct frontier_join {
    struct crew *crew;
    const struct tier *upper, *lower; /* sorted by whole outlines into the
                                          same number of parts, `lower` as
                                          what it misses */
    const struct ring_tables *tables; /* for as many pairs of ends as there
                                          may be */
    int weight;                       /* see crew_done() */
};

wide frontier_join_run(const struct frontier_join *join);

#endif
