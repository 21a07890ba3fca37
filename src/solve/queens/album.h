/*
 * All placements a wish allows, kept in order for browsing: n bytes each.
 * Numbers in an album count from 1, as in the document that began this.
 */
#ifndef CHEQUER_QUEENS_ALBUM_H
#define CHEQUER_QUEENS_ALBUM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "solve/queens/walk.h"

struct error;

enum queens_album_state {
    QUEENS_ALBUM_MORE, /* not all of them have been found yet */
    QUEENS_ALBUM_DONE,
    QUEENS_ALBUM_FULL /* they do not fit in the memory allowed */
};

/*
 * All solutions for n queens from one of each class and its images: an eighth
 * of the search, and then sorting.
 *
 * A solution is a number here: four bits a file from the first, 0 for the top
 * rank. So the order of numbers is that of an album, and turning the board
 * upside down is a subtraction.
 */
struct queens_images {
    int k;           /* the first file's queen in this search */
    uint64_t *keys;  /* owned; of the first half of an album */
    uint64_t *spare; /* owned; as many, to sort them */
    size_t count, cap;
    int sorted; /* digits that have been sorted by */
};

struct queens_album {
    int n;
    uint8_t *ranks; /* owned; of the queen of each file, n a piece */
    size_t count, cap;
    size_t most; /* how many are allowed */
    struct queens_wish wish;
    bool by_images; /* as much as can be is done by symmetry */
    struct queens_walk walk;
    struct queens_images images;
    enum queens_album_state state;
};

/* Refuses what is known not to fit in `bytes` before any search. */
bool queens_album_init(struct queens_album *qa, const struct queens_wish *w,
                       size_t bytes, struct error *err);
void queens_album_free(struct queens_album *qa);

/* Places about `budget` queens more, or sorts a little. Nothing can be looked
 * at until DONE. */
enum queens_album_state queens_album_step(struct queens_album *qa, long budget);

/* The ranks, from 0, of number k, 1 <= k <= count. */
const uint8_t *queens_album_at(const struct queens_album *qa, size_t k);

/* The number of these ranks in the album, 0 if they are not there. */
size_t queens_album_find(const struct queens_album *qa, const uint8_t *ranks);

#endif
