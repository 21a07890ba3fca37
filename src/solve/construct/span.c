/* See the header. */
#include "solve/construct/span.h"

#include <assert.h>

enum { NEVER = BLOCK_SQUARES_MAX };

void span_cut(struct span *s, int step, uint32_t more)
{
    assert(s->ncuts < SPAN_CUTS_MAX);
    s->cut[s->ncuts] = step;
    s->more[s->ncuts++] = more;
}

/* Eight files of a tile that has so many, which compilers turn into a few
 * instructions for a number of cuts that they know. */
static inline __attribute__((always_inline)) void write_eights(
    const struct span *s, int files, int first, int ncuts, int stride,
    uint32_t *restrict out)
{
    const uint32_t *restrict step = s->round->step + first;
    const int ranks = s->round->key.ranks;
    const uint32_t base = s->base;
    uint32_t more[SPAN_CUTS_MAX];
    int32_t cut[SPAN_CUTS_MAX];

#pragma GCC unroll 8
    for (int i = 0; i < ncuts; i++) {
        more[i] = i < s->ncuts ? s->more[i] : 0;
        cut[i] = i < s->ncuts ? s->cut[i] : NEVER;
    }
    out += first;
#pragma GCC unroll 4
    for (int rank = 0; rank < ranks; rank++) {
        for (int i = 0; i < TILE_FILES; i++) {
            uint32_t number = step[i] + base;

#pragma GCC unroll 8
            for (int k = 0; k < ncuts; k++)
                number += more[k] & -(uint32_t)((int32_t)step[i] > cut[k]);
            out[i] = number;
        }
        out += stride;
        step += files;
    }
}

/* Tiles of 8 to 12 files take one or two eights, which may overlap. */
static inline __attribute__((always_inline)) void write_cut(
    const struct span *s, int stride, uint32_t *out)
{
    int files = s->round->key.files, last = files - TILE_FILES;

    write_eights(s, files, 0, SPAN_CUTS_MAX, stride, out);
    if (last > 0)
        write_eights(s, files, last, SPAN_CUTS_MAX, stride, out);
}

static void write_once_cut_plain(const struct span *s, int stride,
                                 uint32_t *out)
{
    write_eights(s, TILE_FILES, 0, 1, stride, out);
}

static void write_cut_plain(const struct span *s, int stride, uint32_t *out)
{
    write_cut(s, stride, out);
}

#if defined(__x86_64__)

__attribute__((target("avx2"))) static void write_once_cut_wide(
    const struct span *s, int stride, uint32_t *out)
{
    write_eights(s, TILE_FILES, 0, 1, stride, out);
}

__attribute__((target("avx2"))) static void write_cut_wide(const struct span *s,
                                                           int stride,
                                                           uint32_t *out)
{
    write_cut(s, stride, out);
}

bool span_can_be_wide(void)
{
    return __builtin_cpu_supports("avx2");
}

#else

#define write_once_cut_wide write_once_cut_plain
#define write_cut_wide write_cut_plain

bool span_can_be_wide(void)
{
    return false;
}

#endif

static void write_narrow(const struct span *s, int stride, uint32_t *out)
{
    const uint32_t *step = s->round->step;

    for (int rank = 0; rank < s->round->key.ranks; rank++)
        for (int file = 0; file < s->round->key.files; file++)
            out[rank * stride + file] = span_number(s, (int)*step++);
}

void span_write(const struct span *s, bool wide, int stride, uint32_t *out)
{
    int files = s->round->key.files;

    if (files < TILE_FILES)
        write_narrow(s, stride, out);
    else if (files > TILE_FILES || s->ncuts > 1)
        (wide ? write_cut_wide : write_cut_plain)(s, stride, out);
    else
        (wide ? write_once_cut_wide : write_once_cut_plain)(s, stride, out);
}
