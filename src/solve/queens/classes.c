/*
 * An album is in order, so an image is found in it by halving, and a class
 * needs no table: a solution is fundamental if none of its images comes
 * before it.
 */
#include "solve/queens/classes.h"

#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "solve/queens/album.h"

void queens_image(enum symmetry s, int n, const uint8_t *ranks, uint8_t *out)
{
    for (int i = 0; i < n; i++) {
        int file = i, rank = ranks[i];

        symmetry_apply(s, n, n, &file, &rank);
        out[file] = (uint8_t)rank;
    }
}

void queens_orbit_find(struct queens_orbit *out, const struct queens_album *qa,
                       size_t k)
{
    const uint8_t *ranks = queens_album_at(qa, k);
    uint8_t image[QUEENS_MASK_MAX];

    *out = (struct queens_orbit){ .first = k };
    for (int s = 0; s < SYMMETRIES; s++) {
        size_t at;

        queens_image((enum symmetry)s, qa->n, ranks, image);
        at = queens_album_find(qa, image);
        out->image[s] = at;
        if (at == k)
            out->fixed |= 1u << s;
        if (at && at < out->first)
            out->first = at;
    }
    out->size = SYMMETRIES / __builtin_popcount(out->fixed);
}

/* True if no image stands before it in the order of an album. */
static bool is_first(int n, const uint8_t *ranks)
{
    uint8_t image[QUEENS_MASK_MAX];

    for (int s = 1; s < SYMMETRIES; s++) {
        queens_image((enum symmetry)s, n, ranks, image);
        if (memcmp(image, ranks, (size_t)n) > 0)
            return false;
    }
    return true;
}

void queens_classes_init(struct queens_classes *qc,
                         const struct queens_album *qa)
{
    /* Then the album holds all images of what it holds. */
    bool closed = queens_wish_is_open(&qa->wish);
    size_t cap = 0;

    *qc = (struct queens_classes){ 0 };
    for (size_t k = 1; k <= qa->count; k++) {
        struct queens_orbit orbit;

        if (closed && !is_first(qa->n, queens_album_at(qa, k)))
            continue;
        queens_orbit_find(&orbit, qa, k);
        if (orbit.first != k)
            continue;
        qc->first = grow(qc->first, qc->count, &cap, sizeof *qc->first);
        qc->first[qc->count++] = k;
        qc->of_size[orbit.size]++;
    }
}

void queens_classes_free(struct queens_classes *qc)
{
    free(qc->first);
    *qc = (struct queens_classes){ 0 };
}

size_t queens_class_of(const struct queens_classes *qc,
                       const struct queens_orbit *orbit)
{
    size_t low = 0, high = qc->count;

    while (low < high) {
        size_t middle = low + (high - low) / 2;

        if (qc->first[middle] < orbit->first)
            low = middle + 1;
        else
            high = middle;
    }
    return low + 1;
}
