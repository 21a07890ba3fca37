/*
 * What a method has in mind besides the knight's path, to be drawn over the
 * board or beside it: pheromone, neurons, a population. A method fills in
 * what it has and leaves the rest zero. All pointers are the search's own and
 * good until its next step; who wants to look back copies them, and needs to
 * only when `version` has changed.
 */
#ifndef CHEQUER_TOUR_GLIMPSE_H
#define CHEQUER_TOUR_GLIMPSE_H

#include <stdbool.h>
#include <stdint.h>

struct patchwork;

/* Two squares a move apart that the method holds linked. */
struct tour_link {
    int from, to; /* squares; from < to */
    int group;    /* the ring, or part of a tour, that it belongs
                     to, from 0; -1 for none */
};

struct tour_glimpse {
    const char *round_name; /* what a round is, in the plural: "Ants"; NULL
                               if it has none */
    uint64_t rounds;        /* how many have begun */
    uint64_t found;         /* different tours found so far */
    int turn;               /* how often this round has been worked upon */
    bool over;              /* nothing more will come of this round */

    uint64_t version; /* equal numbers, equal contents from here on */

    const float *heat;   /* by square, 0 to 1; NULL if it has none */
    const float *trails; /* by square times the moves of the piece and move,
                            in the order of its steps, 0 to 1; NULL if it
                            has none */

    const struct tour_link *links;
    int nlinks;
    int ngroups; /* how many; 1 and all: a tour */

    const int *lengths; /* squares each member of a population visits; 0
                           if it has not been walked yet */
    int nlengths;
    int walking; /* the member under way, or -1 */

    /* What the tour is made of, or NULL; the first `turn` seams are sewn. It
     * is the same as long as the search lives. */
    const struct patchwork *patchwork;
};

#endif
