/*
 * A plank is cut through growth rings that are nearly flat and a little wavy.
 * So brightness is a function of the distance across the fibres, bent by slow
 * noise along them, plus fine fibres, plus short dark pores in dark wood.
 */
#include "render/wood.h"

#include <math.h>
#include <stdlib.h>

#include "base/alloc.h"

struct recipe {
    uint32_t seed;
    float rings, ring_depth;        /* how many rings, how dark their lines */
    float bend;                     /* how far rings stray, in pixels */
    float fibre, cloud;             /* depth of fine fibres, of broad shades */
    float pores;                    /* depth of the pores */
};

static const struct recipe recipes[] = {
    [WOOD_LIGHT] = { 11, 13, 0.055f, 26, 0.030f, 0.035f, 0.04f },
    [WOOD_DARK] = { 23, 17, 0.085f, 34, 0.050f, 0.050f, 0.12f },
    [WOOD_FRAME] = { 37, 15, 0.110f, 30, 0.070f, 0.060f, 0.14f },
};

static uint32_t scramble(uint32_t x)
{
    x ^= x >> 16;
    x *= 0x7feb352du;
    x ^= x >> 15;
    x *= 0x846ca68bu;
    return x ^ x >> 16;
}

/* -1 to 1, the same for the same place. */
static float lattice(uint32_t seed, int x, int y)
{
    uint32_t h = scramble((uint32_t)x * 0x9e3779b9u ^
                          scramble((uint32_t)y + seed * 0x85ebca6bu));
    return (float)(h >> 8) / 8388608.0f - 1;
}

/* A row of smooth noise: `step` pixels between lattice points along the row,
 * which lies at `v` between rows of the lattice. Added to `row`. */
static void add_noise_row(float *row, uint32_t seed, int step, float v,
                          float depth)
{
    int iy = (int)floorf(v);
    float ty = v - (float)iy;
    ty = ty * ty * (3 - 2 * ty);
    for (int x = 0; x < WOOD_SIDE; x += step) {
        int ix = x / step;
        float a = lattice(seed, ix, iy), b = lattice(seed, ix + 1, iy);
        a += (lattice(seed, ix, iy + 1) - a) * ty;
        b += (lattice(seed, ix + 1, iy + 1) - b) * ty;
        for (int i = 0; i < step && x + i < WOOD_SIDE; i++) {
            float t = (float)i / (float)step;
            t = t * t * (3 - 2 * t);
            row[x + i] += depth * (a + (b - a) * t);
        }
    }
}

/* One ring: a slow rise of brightness, then a quick fall into the dark line
 * of late wood. `t` counts rings. */
static float ring(float t)
{
    float f = t - floorf(t);
    return f < 0.8f ? f / 0.8f : (1 - f) / 0.2f;
}

static void add_pores_row(float *row, uint32_t seed, int y, float depth)
{
    enum { LENGTH = 24 };
    for (int x = 0; x < WOOD_SIDE; x += LENGTH) {
        float h = lattice(seed, x / LENGTH, y);
        if (h < 0.62f)
            continue;
        int from = x + (int)((h - 0.62f) * 20), to = from + 4 + (int)(h * 14);
        for (int i = from; i < to && i < WOOD_SIDE; i++)
            row[i] -= depth * (h - 0.5f);
    }
}

static void make_row(float *row, const struct recipe *r, int y)
{
    float bend[WOOD_SIDE] = { 0 };
    float v = (float)y, every = (float)WOOD_SIDE / r->rings;
    add_noise_row(bend, r->seed, 128, v / 150, r->bend);
    add_noise_row(bend, r->seed + 1, 64, v / 40, r->bend / 8);
    for (int x = 0; x < WOOD_SIDE; x++)
        row[x] = r->ring_depth * (2 * ring((v + bend[x]) / every) - 1);
    add_noise_row(row, r->seed + 2, 256, v / 90, r->cloud);
    add_noise_row(row, r->seed + 3, 64, v / 2.1f, r->fibre * 0.6f);
    add_noise_row(row, r->seed + 4, 32, v / 1.1f, r->fibre * 0.4f);
    add_pores_row(row, r->seed + 5, y, r->pores);
}

static uint32_t channel(float value)
{
    return value <= 0 ? 0 : value >= 255 ? 255 : (uint32_t)(value + 0.5f);
}

uint32_t *wood_make(enum wood_kind kind, struct rgba colour)
{
    size_t n = (size_t)WOOD_SIDE * WOOD_SIDE;
    float *tone = xmalloc(n * sizeof *tone), sum = 0;
    uint32_t *argb = xmalloc(n * sizeof *argb);
    for (int y = 0; y < WOOD_SIDE; y++)
        make_row(tone + (size_t)y * WOOD_SIDE, &recipes[kind], y);
    for (size_t i = 0; i < n; i++)
        sum += tone[i];
    float mean = sum / (float)n;
    for (size_t i = 0; i < n; i++) {
        float t = tone[i] - mean;       /* dark wood is redder, too */
        uint32_t r = channel(colour.r * (1 + 0.85f * t));
        uint32_t g = channel(colour.g * (1 + t));
        uint32_t b = channel(colour.b * (1 + 1.2f * t));
        argb[i] = 0xFF000000u | r << 16 | g << 8 | b;
    }
    free(tone);
    return argb;
}

void wood_halve(uint32_t *argb, int side)
{
    int half = side / 2;
    for (int y = 0; y < half; y++)
        for (int x = 0; x < half; x++) {
            const uint32_t *p = argb + 2 * y * side + 2 * x;
            const uint32_t four[4] = { p[0], p[1], p[side], p[side + 1] };
            uint32_t out = 0;
            for (int shift = 0; shift < 32; shift += 8) {
                uint32_t sum = 2;
                for (int i = 0; i < 4; i++)
                    sum += four[i] >> shift & 255;
                out |= sum / 4 << shift;
            }
            argb[y * half + x] = out;
        }
}
