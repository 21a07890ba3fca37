/*
 * What a search had in mind: its glimpses, each kept when it changes, so that
 * looking back shows the pheromone, the neurons, the population of then. A
 * moment knows its glimpse by the version.
 *
 * Memory is bounded: glimpses go with the moments that are folded away, and
 * when they grow too large the older half of them is given up.
 */
#ifndef CHEQUER_TOUR_PAST_H
#define CHEQUER_TOUR_PAST_H

#include <stddef.h>
#include <stdint.h>

struct tour_glimpse;
struct tour_link;

/* A copy of what a glimpse points to; see there. */
struct past_glimpse {
    uint64_t version;
    size_t bytes;
    uint8_t *heat, *trails;  /* owned, or NULL; 0 to 255 */
    struct tour_link *links; /* owned, or NULL */
    int nlinks, ngroups;
    int *lengths; /* owned, or NULL */
    int nlengths, walking;
};

struct past {
    int squares;             /* of the board */
    int ways;                /* moves of the piece */
    struct past_glimpse *at; /* owned, by version */
    size_t n, cap;
    size_t bytes; /* of all */
};

void past_init(struct past *p, int squares, int ways);
void past_free(struct past *p);

/* Keep a glimpse, the newest there is. */
void past_keep(struct past *p, const struct tour_glimpse *g);

/* No glimpse before this version will be looked at again. */
void past_forget(struct past *p, uint64_t version);

/* NULL if there was none, or if it is no longer kept. */
const struct past_glimpse *past_find(const struct past *p, uint64_t version);

/* The one before it, or NULL. */
const struct past_glimpse *past_before(const struct past *p,
                                       const struct past_glimpse *g);

/* For tests: how many bytes are kept at most. */
enum { PAST_BYTES = 32 << 20 };

#endif
