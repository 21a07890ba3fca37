/*
 * How many ways remain if those count as one that turn into each other by the
 * symmetries of the board, by exchanging the colours, or by both.
 */
#ifndef CHEQUER_ARMIES_CLASSES_H
#define CHEQUER_ARMIES_CLASSES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct roll;

struct armies_classes {
    const struct roll *roll;
    uint64_t next;   /* the way to be looked at */
    uint64_t *first; /* owned: numbers, the first of each class */
    size_t count, cap;
};

/* The roll is closed and holds all ways. */
void armies_classes_init(struct armies_classes *c, const struct roll *roll);
void armies_classes_free(struct armies_classes *c);

/* Looks at `budget` ways more; true when all have been. */
bool armies_classes_step(struct armies_classes *c, long budget);

#endif
