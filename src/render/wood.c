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

enum { RING_FINE = 8, TONES = 512 };

static const float TONE_MAX = 0.4f;

static const struct recipe recipes[] = {
    [WOOD_LIGHT] = { 11, 19, 0.030f, 30, 0.036f, 0.030f, 0.05f },
    [WOOD_DARK] = { 23, 22, 0.055f, 36, 0.060f, 0.050f, 0.15f },
    [WOOD_FRAME] = { 37, 18, 0.080f, 30, 0.080f, 0.060f, 0.16f },
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

static float smooth(float t)
{
    return t * t * (3 - 2 * t);
}

/* A row of smooth noise, added to `row`: `1 << log` pixels between lattice
 * points along the row, which lies at `v` between rows of the lattice. */
static void add_noise_row(float *row, uint32_t seed, int log, float v,
                          float depth)
{
    int iy = (int)floorf(v), step = 1 << log;
    float ty = smooth(v - (float)iy), rise[WOOD_SIDE];
    for (int i = 0; i < step; i++)
        rise[i] = smooth((float)i / (float)step);
    for (int ix = 0; ix < WOOD_SIDE >> log; ix++, row += step) {
        float a = lattice(seed, ix, iy), b = lattice(seed, ix + 1, iy);
        a += (lattice(seed, ix, iy + 1) - a) * ty;
        b += (lattice(seed, ix + 1, iy + 1) - b) * ty;
        a *= depth;
        b = b * depth - a;
        for (int i = 0; i < step; i++)
            row[i] += a + b * rise[i];
    }
}

/* One ring, from early to late wood: it darkens slowly, then faster up to a
 * fine line, behind which the next begins. `t` counts rings. */
static float ring(float t)
{
    float f = t - floorf(t);
    return f < 0.9f ? 1 - f * f * (1.2f + 0.8f * f) : 10 * f - 9;
}

/* All rings, straight: looked up RING_FINE times a pixel across the fibres,
 * from `reach` pixels above the plank to as many below. */
static float *make_rings(const struct recipe *r, int reach)
{
    int n = (WOOD_SIDE + 2 * reach) * RING_FINE;
    float *tone = xmalloc((size_t)n * sizeof *tone);
    for (int i = 0; i < n; i++) {
        float v = (float)i / RING_FINE - (float)reach;
        float t = v * r->rings / WOOD_SIDE;
        t += 0.35f * sinf(1.7f * t);            /* fat and lean years */
        tone[i] = r->ring_depth * (2 * ring(t) - 1);
    }
    return tone;
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

static void make_row(float *row, const struct recipe *r, const float *rings,
                     int reach, int y)
{
    float v = (float)y, at[WOOD_SIDE];
    for (int x = 0; x < WOOD_SIDE; x++)
        at[x] = v + (float)reach;
    add_noise_row(at, r->seed, 7, v / 150, r->bend);
    add_noise_row(at, r->seed + 1, 6, v / 40, r->bend / 8);
    for (int x = 0; x < WOOD_SIDE; x++)
        row[x] = rings[(int)(at[x] * RING_FINE)];
    add_noise_row(row, r->seed + 2, 8, v / 90, r->cloud);
    add_noise_row(row, r->seed + 3, 6, v / 2.1f, r->fibre * 0.6f);
    add_noise_row(row, r->seed + 4, 5, v / 1.1f, r->fibre * 0.4f);
    add_pores_row(row, r->seed + 5, y, r->pores);
}

static uint32_t channel(float value)
{
    return value <= 0 ? 0 : value >= 255 ? 255 : (uint32_t)(value + 0.5f);
}

/* The colour at every tone from -TONE_MAX to TONE_MAX; dark wood is redder. */
static void make_palette(uint32_t palette[TONES], struct rgba colour)
{
    for (int i = 0; i < TONES; i++) {
        float t = TONE_MAX * (2 * (float)i / (TONES - 1) - 1);
        uint32_t r = channel(colour.r * (1 + 0.85f * t));
        uint32_t g = channel(colour.g * (1 + t));
        uint32_t b = channel(colour.b * (1 + 1.2f * t));
        palette[i] = 0xFF000000u | r << 16 | g << 8 | b;
    }
}

static void colour_rows(const float *tone, float mean, struct rgba colour,
                        uint32_t *argb)
{
    uint32_t palette[TONES];
    make_palette(palette, colour);
    for (int i = 0; i < WOOD_SIDE * WOOD_SIDE; i++) {
        float t = (tone[i] - mean) / TONE_MAX;
        t = t < -1 ? -1 : t > 1 ? 1 : t;
        argb[i] = palette[(int)((t + 1) * (TONES - 1) / 2 + 0.5f)];
    }
}

uint32_t *wood_make(enum wood_kind kind, struct rgba colour)
{
    const struct recipe *r = &recipes[kind];
    size_t n = (size_t)WOOD_SIDE * WOOD_SIDE;
    int reach = (int)(1.2f * r->bend) + 1;
    float *tone = xmalloc(n * sizeof *tone), sum = 0;
    float *rings = make_rings(r, reach);
    for (int y = 0; y < WOOD_SIDE; y++)
        make_row(tone + (size_t)y * WOOD_SIDE, r, rings, reach, y);
    for (size_t i = 0; i < n; i++)
        sum += tone[i];
    uint32_t *argb = xmalloc(n * sizeof *argb);
    colour_rows(tone, sum / (float)n, colour, argb);
    free(rings);
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
