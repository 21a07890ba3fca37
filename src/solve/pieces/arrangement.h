/* How many arrangements there are up to the symmetries of the board. */
#ifndef CHEQUER_ARRANGEMENT_H
#define CHEQUER_ARRANGEMENT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct product;

/*
 * Goes through a product all of which can be told, and which holds all images
 * of what it holds, and finds one of each class: the one whose set of squares,
 * read from a1, comes last.
 */
struct arrangement_classes {
    const struct product *product;
    uint64_t all; /* how many it holds */
    int squares, nimages;
    int *images;       /* owned; where each symmetry takes from */
    uint8_t *occupied; /* owned */
    uint64_t next;     /* not looked at yet */
    uint64_t *first;   /* owned; numbers, one of each class */
    size_t count, cap;
};

void arrangement_classes_init(struct arrangement_classes *ac,
                              const struct product *product);
void arrangement_classes_free(struct arrangement_classes *ac);

/* Looks at `budget` arrangements more; true when all have been. */
bool arrangement_classes_step(struct arrangement_classes *ac, long budget);

#endif
