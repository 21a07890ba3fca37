/*
 * Solutions that turn into each other by the symmetries of the board, for a
 * whole album. A class is known by its first member in the album.
 */
#ifndef CHEQUER_QUEENS_CLASSES_H
#define CHEQUER_QUEENS_CLASSES_H

#include <stddef.h>
#include <stdint.h>

#include "chess/symmetry.h"

struct queens_album;

/* The image of n ranks by a symmetry. */
void queens_image(enum symmetry s, int n, const uint8_t *ranks, uint8_t *out);

/* One solution and its images, by number in the album. */
struct queens_orbit {
    size_t image[SYMMETRIES]; /* 0 if the album does not have it */
    unsigned fixed;           /* symmetries that leave it as it is */
    int size;                 /* number of different images */
    size_t first;             /* the least of the numbers */
};

void queens_orbit_find(struct queens_orbit *out, const struct queens_album *qa,
                       size_t k);

/* The fundamental solutions: the first of each class, ascending. */
struct queens_classes {
    size_t *first; /* owned */
    size_t count;
    size_t of_size[SYMMETRIES + 1]; /* how many classes have k members */
};

/* The album is DONE; that of a wish without symmetry has classes too, of the
 * solutions it has. */
void queens_classes_init(struct queens_classes *qc,
                         const struct queens_album *qa);
void queens_classes_free(struct queens_classes *qc);

/* The 1-based place of a solution's class in `first`. */
size_t queens_class_of(const struct queens_classes *qc,
                       const struct queens_orbit *orbit);

#endif
