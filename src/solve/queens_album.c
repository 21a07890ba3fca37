/*
 * Turning the board upside down turns the order round: the first solution
 * becomes the last. So where a wish is the same upside down, half the search
 * is enough and the rest is written down by mirroring. The first half is what
 * has the first file's queen above the middle, or in the middle and then the
 * second file's above it: part 0 and part 1 of the search.
 */
#include "solve/queens_album.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/error.h"

static uint32_t upside_down(uint32_t ranks, int n)
{
    uint32_t turned = 0;

    for (int i = 0; i < n; i++)
        turned |= (ranks >> i & 1) << (n - 1 - i);
    return turned;
}

static bool same_upside_down(const struct queens_wish *w)
{
    for (int file = 0; file < w->n; file++)
        if (upside_down(w->allowed[file], w->n) != w->allowed[file])
            return false;
    return w->n > 1;
}

/* The first file, or the first two, held in the upper half. */
static void begin_part(struct queens_album *qa)
{
    struct queens_wish half = qa->wish;
    uint32_t middle = UINT32_C(1) << qa->n / 2;

    if (qa->mirrored && qa->part == 0)
        half.allowed[0] &= middle - 1;
    if (qa->mirrored && qa->part == 1) {
        half.allowed[0] &= middle;
        half.allowed[1] &= middle - 1;
    }
    queens_walk_init(&qa->walk, &half);
}

/* A lower bound of the number of placements where nothing is asked for. */
static uint64_t at_least(const struct queens_wish *w)
{
    uint64_t product = 1;

    for (int file = 0; file < w->n; file++)
        if (w->allowed[file] != w->allowed[0] ||
            __builtin_popcount(w->allowed[0]) != w->n)
            return 0;
    if (w->piece == PIECE_ROOK)
        for (int i = 2; i <= w->n && product < UINT64_MAX / 32; i++)
            product *= (uint64_t)i;
    else if (w->n > 16)
        product = 14772512;     /* queens on 16x16; more on larger boards */
    return product;
}

bool queens_album_init(struct queens_album *qa, const struct queens_wish *w,
                       size_t bytes, struct error *err)
{
    *qa = (struct queens_album){
        .n = w->n, .most = bytes / (size_t)w->n, .wish = *w,
        .mirrored = same_upside_down(w)};
    if (at_least(w) > qa->most)
        return error_set(err, "the solutions for n = %d do not fit in %zu "
                         "megabytes; choose a smaller n or ask for a queen "
                         "on some squares", w->n, bytes >> 20);
    begin_part(qa);
    return true;
}

void queens_album_free(struct queens_album *qa)
{
    free(qa->ranks);
    *qa = (struct queens_album){0};
}

static void add(struct queens_album *qa)
{
    size_t n = (size_t)qa->n;

    qa->ranks = grow(qa->ranks, qa->count, &qa->cap, n);
    memcpy(qa->ranks + qa->count * n, qa->walk.rank, n);
    qa->count++;
}

/* The second half, from the last of the first half back to its first. */
static void add_mirrored(struct queens_album *qa)
{
    size_t n = (size_t)qa->n, half = qa->count * n;
    uint8_t *to;

    if (half == 0)
        return;
    qa->ranks = xrealloc(qa->ranks, 2 * qa->count, n);
    qa->cap = 2 * qa->count;
    to = qa->ranks + half;
    for (const uint8_t *from = to; from > qa->ranks; to += n) {
        from -= n;
        for (size_t i = 0; i < n; i++)
            to[i] = (uint8_t)(n - 1 - from[i]);
    }
    qa->count *= 2;
}

static enum queens_album_state end_part(struct queens_album *qa)
{
    if (!qa->mirrored)
        return QUEENS_ALBUM_DONE;
    if (qa->part == 0 && qa->n % 2 == 1) {
        qa->part = 1;
        begin_part(qa);
        return QUEENS_ALBUM_MORE;
    }
    add_mirrored(qa);
    return QUEENS_ALBUM_DONE;
}

enum queens_album_state queens_album_step(struct queens_album *qa,
                                          long budget)
{
    size_t most = qa->mirrored ? qa->most / 2 : qa->most;

    while (qa->state == QUEENS_ALBUM_MORE && budget > 0)
        switch (queens_walk_next(&qa->walk, &budget)) {
        case QUEENS_WALK_FOUND:
            if (qa->count == most)
                qa->state = QUEENS_ALBUM_FULL;
            else
                add(qa);
            break;
        case QUEENS_WALK_DONE:
            qa->state = end_part(qa);
            break;
        case QUEENS_WALK_MORE:
            break;
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
            high = middle - 1;      /* higher ranks come first */
        else
            low = middle + 1;
    }
    return 0;
}
