/*
 * All solutions for n queens from one of each class and its images: an eighth
 * of the search, and then sorting. For queens_album.c.
 *
 * A solution is a number here: four bits a file from the first, 0 for the top
 * rank. So the order of numbers is that of an album, and turning the board
 * upside down is a subtraction.
 */
#ifndef CHEQUER_QUEENS_IMAGES_H
#define CHEQUER_QUEENS_IMAGES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "solve/queens/walk.h"

enum { QUEENS_IMAGES_MIN = 4, QUEENS_IMAGES_MAX = 16 };

struct queens_images {
    int n, k; /* the first file's queen in this search */
    struct queens_walk walk;
    uint64_t *keys;  /* owned; of the first half of an album */
    uint64_t *spare; /* owned; as many, to sort them */
    size_t count, cap;
    int sorted; /* digits that have been sorted by */
};

void queens_images_init(struct queens_images *qi, int n);
void queens_images_free(struct queens_images *qi);

/* Goes on by about `budget` queens, or by one pass of sorting; true when
 * `keys` is the first half of the album, in order. */
bool queens_images_step(struct queens_images *qi, long budget);

/* The ranks of a key. */
void queens_images_unpack(int n, uint64_t key, uint8_t *rank);

#endif
