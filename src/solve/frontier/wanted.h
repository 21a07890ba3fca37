/*
 * Which outlines are worth keeping: before the links of the middle are added
 * to the upper half, those that can still come to match the lower half. A bit
 * for each outline, a set for the time before each link and one for the end.
 */
#ifndef CHEQUER_FRONTIER_WANTED_H
#define CHEQUER_FRONTIER_WANTED_H

#include <stddef.h>
#include <stdint.h>

struct frontier_step;
struct tier;

struct wanted {
    uint64_t **set; /* owned; nlinks + 1 of them */
    int nlinks;
};

/* `lower` as it is to be matched, with so many places. */
void wanted_init(struct wanted *w, const struct tier *lower, int places,
                 const struct frontier_step *links, int nlinks);
void wanted_free(struct wanted *w);

#endif
