/*
 * All placements a wish allows, kept in order for browsing: n bytes each.
 * Numbers in an album count from 1, as in the document that began this.
 */
#ifndef CHEQUER_QUEENS_ALBUM_H
#define CHEQUER_QUEENS_ALBUM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "solve/queens/images.h"
#include "solve/queens/walk.h"

struct error;

enum queens_album_state {
    QUEENS_ALBUM_MORE, /* not all of them have been found yet */
    QUEENS_ALBUM_DONE,
    QUEENS_ALBUM_FULL /* they do not fit in the memory allowed */
};

struct queens_album {
    int n;
    uint8_t *ranks; /* owned; of the queen of each file, n a piece */
    size_t count, cap;
    size_t most; /* how many are allowed */
    struct queens_wish wish;
    bool by_images;              /* as much as can be is done by symmetry */
    struct queens_walk walk;     /* if not */
    struct queens_images images; /* if so */
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
