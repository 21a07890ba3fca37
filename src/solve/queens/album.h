/*
 * The placements a wish allows, kept in order for browsing: n bytes each.
 * Numbers in an album count from 1, as in the document that began this. It
 * fills from its first page on, so that a number is final as soon as it is
 * there; where not all fit in memory it keeps the first ones.
 */
#ifndef CHEQUER_QUEENS_ALBUM_H
#define CHEQUER_QUEENS_ALBUM_H

#include <stddef.h>
#include <stdint.h>

#include "solve/queens/walk.h"

enum queens_album_state {
    QUEENS_ALBUM_MORE, /* not all of them have been found yet */
    QUEENS_ALBUM_DONE, /* these are all */
    QUEENS_ALBUM_FULL  /* there are more than the memory allowed holds */
};

struct queens_album {
    int n;
    uint8_t *ranks; /* owned; of the queen of each file, n a piece */
    size_t count, cap;
    size_t most; /* how many are allowed */
    struct queens_wish wish;
    struct queens_walk walk;
    enum queens_album_state state;
};

/* How many pages `bytes` are enough for. */
size_t queens_album_most(int n, size_t bytes);

void queens_album_init(struct queens_album *qa, const struct queens_wish *w,
                       size_t bytes);
void queens_album_free(struct queens_album *qa);

/* Takes the queens placed off *budget, which is at least 1. What is in the
 * album can be looked at meanwhile. */
enum queens_album_state queens_album_step(struct queens_album *qa,
                                          long *budget);

/* The ranks, from 0, of number k, 1 <= k <= count. */
const uint8_t *queens_album_at(const struct queens_album *qa, size_t k);

/* The number of these ranks in the album, 0 if they are not there. */
size_t queens_album_find(const struct queens_album *qa, const uint8_t *ranks);

#endif
