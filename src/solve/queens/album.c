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

/* Boards whose solutions fit a key, and those that have several. */
enum { IMAGES_MIN = 4, IMAGES_MAX = 16, DIGIT = 8, DIGITS = 1 << DIGIT };

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

static void begin_walk(struct queens_album *qa)
{
    struct queens_wish w;

    queens_wish_edges(&w, qa->n, qa->images.k);
    queens_walk_init(&qa->walk, &w);
}

bool queens_album_init(struct queens_album *qa, const struct queens_wish *w,
                       size_t bytes, struct error *err)
{
    bool nothing = queens_wish_is_open(w);

    *qa = (struct queens_album){ .n = w->n,
                                 .most = bytes / (size_t)w->n,
                                 .wish = *w,
                                 .by_images = nothing &&
                                              w->piece == PIECE_QUEEN &&
                                              w->n >= IMAGES_MIN &&
                                              w->n <= IMAGES_MAX };
    if (nothing && at_least(w->n, w->piece) > qa->most)
        return error_set(err,
                         "the solutions for n = %d do not fit in %zu "
                         "megabytes; choose a smaller n or ask for a queen "
                         "on some squares",
                         w->n, bytes >> 20);
    if (qa->by_images)
        begin_walk(qa);
    else
        queens_walk_init(&qa->walk, w);
    return true;
}

static void free_images(struct queens_images *qi)
{
    free(qi->keys);
    free(qi->spare);
    *qi = (struct queens_images){ 0 };
}

void queens_album_free(struct queens_album *qa)
{
    free_images(&qa->images);
    free(qa->ranks);
    *qa = (struct queens_album){ 0 };
}

/* --- by images ------------------------------------------------------------ */

/* A key and its image upside down make the lowest ranks on every file, so
 * the one of them that is in the first half is the smaller one. */
static uint64_t first_half(int n, uint64_t key)
{
    uint64_t all = UINT64_MAX / 15 * (uint64_t)(n - 1);
    uint64_t turned = (all >> (64 - 4 * n)) - key;

    return key < turned ? key : turned;
}

/* Four images: as it is, left and right swapped, and both with files and
 * ranks changing places. Upside down there are four more. */
static void add_images(struct queens_album *qa)
{
    struct queens_images *qi = &qa->images;
    const int n = qa->n;
    uint64_t image[4] = { 0 };

    for (int file = 0; file < n; file++) {
        int down = n - 1 - qa->walk.rank[file];

        image[0] |= (uint64_t)down << 4 * (n - 1 - file);
        image[1] |= (uint64_t)down << 4 * file;
        image[2] |= (uint64_t)file << 4 * (n - 1 - down);
        image[3] |= (uint64_t)file << 4 * down;
    }
    for (int i = 0; i < 4; i++) {
        qi->keys = grow(qi->keys, qi->count, &qi->cap, sizeof *qi->keys);
        qi->keys[qi->count++] = first_half(n, image[i]);
    }
}

/* One pass of sorting, by the next two files from the last. */
static void sort_digit(struct queens_images *qi)
{
    size_t place[DIGITS + 1] = { 0 };
    int shift = DIGIT * qi->sorted++;
    uint64_t *was = qi->keys;

    for (size_t i = 0; i < qi->count; i++)
        place[(qi->keys[i] >> shift) % DIGITS + 1]++;
    for (int i = 0; i < DIGITS; i++)
        place[i + 1] += place[i];
    for (size_t i = 0; i < qi->count; i++)
        qi->spare[place[(qi->keys[i] >> shift) % DIGITS]++] = qi->keys[i];
    qi->keys = qi->spare;
    qi->spare = was;
}

/* A class may have been found more than once, and images may be equal. */
static void drop_equal(struct queens_images *qi)
{
    size_t kept = 0;

    for (size_t i = 0; i < qi->count; i++)
        if (kept == 0 || qi->keys[i] != qi->keys[kept - 1])
            qi->keys[kept++] = qi->keys[i];
    qi->count = kept;
}

static void search(struct queens_album *qa, long budget)
{
    struct queens_images *qi = &qa->images;
    int files = (qa->n + 1) / 2;

    while (qi->k < files && budget > 0)
        switch (queens_walk_next(&qa->walk, &budget)) {
        case QUEENS_WALK_FOUND: add_images(qa); break;
        case QUEENS_WALK_DONE:
            if (++qi->k < files)
                begin_walk(qa);
            break;
        case QUEENS_WALK_MORE: break;
        }
    if (qi->k == files)
        qi->spare = xmalloc((qi->count + 1) * sizeof *qi->spare);
}

/* Goes on by about `budget` queens, or by one pass of sorting; true when
 * `keys` is the first half of the album, in order. */
static bool find_images(struct queens_album *qa, long budget)
{
    struct queens_images *qi = &qa->images;
    int passes = (qa->n + 1) / 2;

    if (qi->k < passes)
        search(qa, budget);
    else if (qi->sorted < passes)
        sort_digit(qi);
    if (qi->sorted < passes)
        return false;
    drop_equal(qi);
    return true;
}

/* The ranks of a key. */
static void unpack(int n, uint64_t key, uint8_t *rank)
{
    for (int file = n - 1; file >= 0; file--, key >>= 4)
        rank[file] = (uint8_t)(n - 1 - (int)(key & 15));
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
        unpack(qa->n, qi->keys[i], qa->ranks + i * n);
    to = qa->ranks + qi->count * n;
    for (const uint8_t *from = to; from > qa->ranks; to += n) {
        from -= n;
        for (size_t i = 0; i < n; i++)
            to[i] = (uint8_t)(n - 1 - from[i]);
    }
    free_images(&qa->images);
}

/* --- one by one ----------------------------------------------------------- */

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
    } else if (find_images(qa, budget)) {
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
