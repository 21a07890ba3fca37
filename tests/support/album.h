/* Whole albums for tests. */
#ifndef CHEQUER_TEST_ALBUM_H
#define CHEQUER_TEST_ALBUM_H

#include <stdbool.h>
#include <stddef.h>

#include "solve/queens/album.h"

enum { PLENTY = 64 << 20 };

/* In slices, until there is no more to do. */
static inline enum queens_album_state album_fill(struct queens_album *qa,
                                                 long slice)
{
    long budget;

    do
        budget = slice;
    while (queens_album_step(qa, &budget) == QUEENS_ALBUM_MORE);
    return qa->state;
}

static inline bool album_make(struct queens_album *qa,
                              const struct queens_wish *w)
{
    queens_album_init(qa, w, PLENTY);
    return album_fill(qa, 1000) == QUEENS_ALBUM_DONE;
}

static inline bool album_make_all(struct queens_album *qa, int n,
                                  enum piece_kind piece)
{
    struct queens_wish w;

    queens_wish_init(&w, n, piece);
    return album_make(qa, &w);
}

#endif
