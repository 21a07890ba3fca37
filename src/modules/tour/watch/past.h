/*
 * What a search had done and had in mind by each moment of a run. It is
 * written down as the run goes on and only when something changes, so that
 * looking back shows the pheromone, the neurons, the population of then.
 *
 * Memory is bounded: records go with the moments that are folded away, and
 * when the thoughts grow too large the older half of them is given up.
 */
#ifndef CHEQUER_TOUR_PAST_H
#define CHEQUER_TOUR_PAST_H

#include <stddef.h>
#include <stdint.h>

struct tour_glimpse;
struct tour_link;

/* A copy of what a glimpse points to; see there. */
struct tour_thought {
    uint64_t version;
    size_t bytes;
    uint8_t *heat, *trails;  /* owned, or NULL; 0 to 255 */
    struct tour_link *links; /* owned, or NULL */
    int nlinks, ngroups;
    int *lengths; /* owned, or NULL */
    int nlengths, walking;
};

struct tour_record {
    size_t moment;     /* from this one on, until the next record */
    uint64_t restarts; /* how often the knight began again */
    uint64_t works;    /* moments in which nothing moved */
    uint64_t found;    /* tours */
    uint64_t rounds;   /* these and the rest as in a glimpse */
    int turn;
    int longest;      /* squares of the longest walk */
    uint64_t version; /* of the thought */
};

struct tour_past {
    int squares;                 /* of the board */
    struct tour_record *records; /* owned, by moment */
    size_t nrecords, records_cap;
    struct tour_thought *thoughts; /* owned, by version */
    size_t nthoughts, thoughts_cap;
    size_t bytes; /* of the thoughts */
};

void tour_past_init(struct tour_past *p, int squares);
void tour_past_free(struct tour_past *p);

/* The record of a moment, the newest there is: fit to be changed, and equal
 * to the one before until then. */
struct tour_record *tour_past_write(struct tour_past *p, size_t moment);

/* Put a glimpse into a record. */
void tour_past_think(struct tour_past *p, struct tour_record *r,
                     const struct tour_glimpse *g);

/* No moment before `first` will be looked at again. */
void tour_past_forget(struct tour_past *p, size_t first);

/* What was so at a moment. */
const struct tour_record *tour_past_at(const struct tour_past *p,
                                       size_t moment);

/* NULL if there was none, or if it is no longer kept. */
const struct tour_thought *tour_past_thought(const struct tour_past *p,
                                             const struct tour_record *r);

/* For tests: how many bytes of thoughts are kept at most. */
enum { TOUR_PAST_BYTES = 32 << 20 };

#endif
