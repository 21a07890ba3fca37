/*
 * An album is in order, so an image is found in it by halving, and a class
 * needs no table: a solution is fundamental if none of its images comes
 * before it, of those that the wish allows. A turn by 90 degrees makes files of
 * ranks, and of a solution with two in a rank no solution.
 */
#include "solve/queens/classes.h"

#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "solve/queens/album.h"

/* The image of n ranks by a symmetry; false if two would be in one file. */
static bool image_of(enum symmetry s, int n, const uint8_t *ranks, uint8_t *out)
{
    uint32_t files = 0;

    for (int i = 0; i < n; i++) {
        int file = i, rank = ranks[i];

        symmetry_apply(s, n, n, &file, &rank);
        out[file] = (uint8_t)rank;
        files |= UINT32_C(1) << file;
    }
    return files == UINT32_MAX >> (QUEENS_MASK_MAX - n);
}

/* Does it come before `ranks` in the order of an album, where the higher rank
 * does, and does the wish allow it? */
static bool is_before(const struct queens_wish *w, const uint8_t *image,
                      const uint8_t *ranks)
{
    if (memcmp(image, ranks, (size_t)w->n) <= 0)
        return false;
    for (int file = 0; file < w->n; file++)
        if (!queens_wish_allows(w, file, image[file]))
            return false;
    return true;
}

bool queens_is_first(const struct queens_wish *w, const uint8_t *ranks)
{
    uint8_t image[QUEENS_MASK_MAX];

    for (int s = 1; s < SYMMETRIES; s++)
        if (w->rule.symmetries & 1u << s &&
            image_of((enum symmetry)s, w->n, ranks, image) &&
            is_before(w, image, ranks))
            return false;
    return true;
}

/* Is it one of the first n of these? */
static bool is_among(uint8_t (*images)[QUEENS_MASK_MAX], int n,
                     const uint8_t *image, int len)
{
    while (n-- > 0)
        if (memcmp(images[n], image, (size_t)len) == 0)
            return true;
    return false;
}

void queens_orbit_find(struct queens_orbit *out, const struct queens_album *qa,
                       size_t k)
{
    const uint8_t *ranks = queens_album_at(qa, k);
    uint8_t images[SYMMETRIES][QUEENS_MASK_MAX];

    *out = (struct queens_orbit){ .first = k };
    for (int s = 0; s < SYMMETRIES; s++) {
        uint8_t *image = images[out->size];
        size_t at;

        if (!(qa->wish.rule.symmetries & 1u << s) ||
            !image_of((enum symmetry)s, qa->n, ranks, image))
            continue;
        at = queens_album_find(qa, image);
        out->image[s] = at;
        if (at == k)
            out->fixed |= 1u << s;
        if (at && at < out->first)
            out->first = at;
        out->size += !is_among(images, out->size, image, qa->n);
    }
}

int queens_orbit_numbers(const struct queens_orbit *orbit,
                         size_t out[SYMMETRIES])
{
    size_t last = 0;
    int n = 0;

    for (;;) {
        size_t next = SIZE_MAX;

        for (int s = 0; s < SYMMETRIES; s++)
            if (orbit->image[s] > last && orbit->image[s] < next)
                next = orbit->image[s];
        if (next == SIZE_MAX)
            return n;
        out[n++] = last = next;
    }
}

void queens_classes_update(struct queens_classes *qc,
                           const struct queens_album *qa)
{
    while (qc->seen < qa->count) {
        size_t k = ++qc->seen;

        if (!queens_is_first(&qa->wish, queens_album_at(qa, k)))
            continue;
        qc->first = grow(qc->first, qc->count, &qc->cap, sizeof *qc->first);
        qc->first[qc->count++] = k;
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
