/* Whole albums for tests. */
#ifndef CHEQUER_TEST_ALBUM_H
#define CHEQUER_TEST_ALBUM_H

#include <stdbool.h>
#include <stddef.h>

#include "base/error.h"
#include "solve/queens/album.h"

enum { PLENTY = 64 << 20 };

static inline bool album_make(struct queens_album *qa,
                              const struct queens_wish *w)
{
    struct error err;

    if (!queens_album_init(qa, w, PLENTY, &err))
        return false;
    while (queens_album_step(qa, 1000) == QUEENS_ALBUM_MORE)
        ;
    return qa->state == QUEENS_ALBUM_DONE;
}

static inline bool album_make_all(struct queens_album *qa, int n,
                                  enum piece_kind piece)
{
    struct queens_wish w;

    queens_wish_init(&w, n, piece);
    return album_make(qa, &w);
}

#endif
