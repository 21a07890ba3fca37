/*
 * Solutions that turn into each other by the symmetries of the board: those a
 * wish allows, for a whole album or one at a time. A class is known by its
 * first member in the order of an album.
 */
#ifndef CHEQUER_QUEENS_CLASSES_H
#define CHEQUER_QUEENS_CLASSES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "chess/symmetry.h"

struct queens_album;
struct queens_wish;

/* Is a placement the first of its class? Of its images only those that the
 * wish allows count. */
bool queens_is_first(const struct queens_wish *w, const uint8_t *ranks);

/* One solution and its images, by number in the album. */
struct queens_orbit {
    size_t image[SYMMETRIES]; /* 0 if the album does not have it */
    unsigned fixed;           /* symmetries that leave it as it is */
    int size;                 /* number of different images, each with one
                                 piece in a file */
    size_t first;             /* the least of the numbers */
};

void queens_orbit_find(struct queens_orbit *out, const struct queens_album *qa,
                       size_t k);

/* The different numbers among its images, ascending; returns how many. */
int queens_orbit_numbers(const struct queens_orbit *orbit,
                         size_t out[SYMMETRIES]);

/* The fundamental solutions: the first of each class, ascending. */
struct queens_classes {
    size_t *first; /* owned */
    size_t count, cap;
    size_t seen; /* numbers of the album that have been looked at */
};

/* Looks at what the album got since the last time; `qc` is all 0 before. */
void queens_classes_update(struct queens_classes *qc,
                           const struct queens_album *qa);
void queens_classes_free(struct queens_classes *qc);

/* The 1-based place of a solution's class in `first`. */
size_t queens_class_of(const struct queens_classes *qc,
                       const struct queens_orbit *orbit);

#endif
