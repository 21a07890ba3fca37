/* An album, filled by a walk. */
#include "solve/queens/album.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"

size_t queens_album_most(int n, size_t bytes)
{
    return bytes / (size_t)n;
}

void queens_album_init(struct queens_album *qa, const struct queens_wish *w,
                       size_t bytes)
{
    *qa = (struct queens_album){ .n = w->n,
                                 .most = queens_album_most(w->n, bytes),
                                 .wish = *w };
    queens_walk_init(&qa->walk, w);
}

void queens_album_free(struct queens_album *qa)
{
    free(qa->ranks);
    *qa = (struct queens_album){ 0 };
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

enum queens_album_state queens_album_step(struct queens_album *qa, long *budget)
{
    while (qa->state == QUEENS_ALBUM_MORE && *budget > 0)
        switch (queens_walk_next(&qa->walk, budget)) {
        case QUEENS_WALK_FOUND: add(qa); break;
        case QUEENS_WALK_DONE: qa->state = QUEENS_ALBUM_DONE; break;
        case QUEENS_WALK_MORE: break;
        }
    return qa->state;
}

const uint8_t *queens_album_at(const struct queens_album *qa, size_t k)
{
    assert(k >= 1 && k <= qa->count);
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
