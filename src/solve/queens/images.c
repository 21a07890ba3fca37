/* Searching, sorting by digits, dropping what came twice; see the header. */
#include "solve/queens/images.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "solve/queens/edges.h"

enum { DIGIT = 8, DIGITS = 1 << DIGIT };

static void begin_walk(struct queens_images *qi)
{
    struct queens_wish w;

    queens_edges_wish(&w, qi->n, qi->k);
    queens_walk_init(&qi->walk, &w);
}

void queens_images_init(struct queens_images *qi, int n)
{
    assert(n >= QUEENS_IMAGES_MIN && n <= QUEENS_IMAGES_MAX);
    *qi = (struct queens_images){ .n = n };
    begin_walk(qi);
}

void queens_images_free(struct queens_images *qi)
{
    free(qi->keys);
    free(qi->spare);
    *qi = (struct queens_images){ 0 };
}

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
static void add_images(struct queens_images *qi)
{
    const int n = qi->n;
    uint64_t image[4] = { 0 };

    for (int file = 0; file < n; file++) {
        int down = n - 1 - qi->walk.rank[file];

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

static void search(struct queens_images *qi, long budget)
{
    while (qi->k < (qi->n + 1) / 2 && budget > 0)
        switch (queens_walk_next(&qi->walk, &budget)) {
        case QUEENS_WALK_FOUND: add_images(qi); break;
        case QUEENS_WALK_DONE:
            if (++qi->k < (qi->n + 1) / 2)
                begin_walk(qi);
            break;
        case QUEENS_WALK_MORE: break;
        }
    if (qi->k == (qi->n + 1) / 2)
        qi->spare = xmalloc((qi->count + 1) * sizeof *qi->spare);
}

bool queens_images_step(struct queens_images *qi, long budget)
{
    int passes = (qi->n + 1) / 2;

    if (qi->k < (qi->n + 1) / 2)
        search(qi, budget);
    else if (qi->sorted < passes)
        sort_digit(qi);
    if (qi->sorted < passes)
        return false;
    drop_equal(qi);
    return true;
}

void queens_images_unpack(int n, uint64_t key, uint8_t *rank)
{
    for (int file = n - 1; file >= 0; file--, key >>= 4)
        rank[file] = (uint8_t)(n - 1 - (int)(key & 15));
}
