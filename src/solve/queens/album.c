/*
 * Where a wish leaves everything open, a solution of each class is searched
 * for, and the rest are its images. Turning the board upside down turns the
 * order round, so the second half is the first one read backwards, mirrored.
 */
#include "solve/queens/album.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/error.h"

static bool wants_nothing(const struct queens_wish *w)
{
    for (int file = 0; file < w->n; file++)
        if (__builtin_popcount(w->allowed[file]) != w->n)
            return false;
    return true;
}

/* How many placements there are without any wish, at least. */
static uint64_t at_least(int n, enum piece_kind piece)
{
    static const uint32_t queens[] = { 0,       1,       0,     0,     2,
                                       10,      4,       40,    92,    352,
                                       724,     2680,    14200, 73712, 365596,
                                       2279184, 14772512 };
    uint64_t product = 1;

    if (piece == PIECE_QUEEN)
        return queens[n < 16 ? n : 16];
    for (int i = 2; i <= n && product < UINT64_MAX / 32; i++)
        product *= (uint64_t)i;
    return product;
}

bool queens_album_init(struct queens_album *qa, const struct queens_wish *w,
                       size_t bytes, struct error *err)
{
    bool nothing = wants_nothing(w);

    *qa = (struct queens_album){ .n = w->n,
                                 .most = bytes / (size_t)w->n,
                                 .wish = *w,
                                 .by_images = nothing &&
                                              w->piece == PIECE_QUEEN &&
                                              w->n >= QUEENS_IMAGES_MIN &&
                                              w->n <= QUEENS_IMAGES_MAX };
    if (nothing && at_least(w->n, w->piece) > qa->most)
        return error_set(err,
                         "the solutions for n = %d do not fit in %zu "
                         "megabytes; choose a smaller n or ask for a queen "
                         "on some squares",
                         w->n, bytes >> 20);
    if (qa->by_images)
        queens_images_init(&qa->images, w->n);
    else
        queens_walk_init(&qa->walk, w);
    return true;
}

void queens_album_free(struct queens_album *qa)
{
    queens_images_free(&qa->images);
    free(qa->ranks);
    *qa = (struct queens_album){ 0 };
}

/* Both halves from the keys of the first. */
static void take_images(struct queens_album *qa)
{
    const struct queens_images *qi = &qa->images;
    size_t n = (size_t)qa->n;
    uint8_t *to;

    qa->count = qa->cap = 2 * qi->count;
    qa->ranks = xmalloc((qa->count + 1) * n);
    for (size_t i = 0; i < qi->count; i++)
        queens_images_unpack(qa->n, qi->keys[i], qa->ranks + i * n);
    to = qa->ranks + qi->count * n;
    for (const uint8_t *from = to; from > qa->ranks; to += n) {
        from -= n;
        for (size_t i = 0; i < n; i++)
            to[i] = (uint8_t)(n - 1 - from[i]);
    }
    queens_images_free(&qa->images);
}

static void add(struct queens_album *qa)
{
    size_t n = (size_t)qa->n;

    if (qa->count == qa->most) {
        qa->state = QUEENS_ALBUM_FULL;
        return;
    }
    qa->ranks = grow(qa->ranks, qa->count, &qa->cap, n);
    memcpy(qa->ranks + qa->count * n, qa->walk.rank, n);
    qa->count++;
}

static void walk(struct queens_album *qa, long budget)
{
    while (qa->state == QUEENS_ALBUM_MORE && budget > 0)
        switch (queens_walk_next(&qa->walk, &budget)) {
        case QUEENS_WALK_FOUND: add(qa); break;
        case QUEENS_WALK_DONE: qa->state = QUEENS_ALBUM_DONE; break;
        case QUEENS_WALK_MORE: break;
        }
}

enum queens_album_state queens_album_step(struct queens_album *qa, long budget)
{
    if (qa->state != QUEENS_ALBUM_MORE)
        return qa->state;
    if (!qa->by_images) {
        walk(qa, budget);
    } else if (queens_images_step(&qa->images, budget)) {
        take_images(qa);
        qa->state = QUEENS_ALBUM_DONE;
    }
    return qa->state;
}

const uint8_t *queens_album_at(const struct queens_album *qa, size_t k)
{
    assert(qa->state == QUEENS_ALBUM_DONE && k >= 1 && k <= qa->count);
    return qa->ranks + (k - 1) * (size_t)qa->n;
}

size_t queens_album_find(const struct queens_album *qa, const uint8_t *ranks)
{
    size_t low = 1, high = qa->count;

    while (low <= high) {
        size_t middle = low + (high - low) / 2;
        int order = memcmp(ranks, queens_album_at(qa, middle), (size_t)qa->n);

        if (order == 0)
            return middle;
        if (order > 0)
            high = middle - 1; /* higher ranks come first */
        else
            low = middle + 1;
    }
    return 0;
}
