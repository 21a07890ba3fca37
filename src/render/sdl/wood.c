/*
 * A plank is cut through growth rings that are nearly flat and a little wavy.
 * So brightness is a function of the distance across the fibres, bent by slow
 * noise along them, plus fine fibres, plus short dark pores in dark wood. All
 * of it repeats after WOOD_SIDE pixels, so that any piece can be cut out.
 */
#include "render/sdl/wood.h"

#include <math.h>
#include <stdlib.h>

#include "base/alloc.h"

struct recipe {
    uint32_t seed;
    float rings, ring_depth; /* how many rings, how dark their lines */
    float bend;              /* how far rings stray, in pixels */
    float fibre, cloud;      /* depth of fine fibres, of broad shades */
    float pores;             /* depth of the pores */
};

enum { RINGS = 8 * WOOD_SIDE, TONES = 512 };

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

/* Smooth noise on a lattice of `across` by `along` points, `depth` deep. */
struct noise {
    uint32_t seed;
    int across, along;
    float depth;
};

/* Adds row `y` of the noise to `row`. */
static void add_noise_row(float *row, struct noise n, int y)
{
    int step = WOOD_SIDE / n.along, iy = y * n.across / WOOD_SIDE;
    int below = (iy + 1) % n.across;
    float v = (float)(y * n.across) / WOOD_SIDE, ty = smooth(v - (float)iy);
    float rise[WOOD_SIDE];
    for (int i = 0; i < step; i++)
        rise[i] = smooth((float)i / (float)step);
    for (int ix = 0; ix < n.along; ix++, row += step) {
        int right = (ix + 1) % n.along;
        float a = lattice(n.seed, ix, iy), b = lattice(n.seed, right, iy);
        a += (lattice(n.seed, ix, below) - a) * ty;
        b += (lattice(n.seed, right, below) - b) * ty;
        a *= n.depth;
        b = b * n.depth - a;
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

/* All rings, straight: RINGS tones across the fibres. Years are fat and lean
 * by turns. */
static void make_rings(const struct recipe *r, float tone[RINGS])
{
    for (int i = 0; i < RINGS; i++) {
        float part = (float)i / RINGS;
        float t = part * r->rings + 0.35f * sinf(5 * 6.2831853f * part);
        tone[i] = r->ring_depth * (2 * ring(t) - 1);
    }
}

static void add_pores_row(float *row, uint32_t seed, int y, float depth)
{
    enum { LENGTH = 32 };
    for (int x = 0; x < WOOD_SIDE; x += LENGTH) {
        float h = lattice(seed, x / LENGTH, y);
        if (h < 0.62f)
            continue;
        int from = x + (int)((h - 0.62f) * 20), to = from + 4 + (int)(h * 14);
        for (int i = from; i < to && i < WOOD_SIDE; i++)
            row[i] -= depth * (h - 0.5f);
    }
}

static void make_row(float *row, const struct recipe *r,
                     const float rings[RINGS], int y)
{
    float at[WOOD_SIDE];
    for (int x = 0; x < WOOD_SIDE; x++)
        at[x] = (float)(y + WOOD_SIDE); /* never below 0 */
    add_noise_row(at, (struct noise){ r->seed, 4, 4, r->bend }, y);
    add_noise_row(at, (struct noise){ r->seed + 1, 13, 8, r->bend / 8 }, y);
    for (int x = 0; x < WOOD_SIDE; x++)
        row[x] = rings[(int)(at[x] * (RINGS / WOOD_SIDE)) % RINGS];
    add_noise_row(row, (struct noise){ r->seed + 2, 6, 2, r->cloud }, y);
    add_noise_row(row, (struct noise){ r->seed + 3, 244, 8, 0.6f * r->fibre },
                  y);
    add_noise_row(row, (struct noise){ r->seed + 4, 466, 16, 0.4f * r->fibre },
                  y);
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
        int at = (int)((t + 1) * (TONES - 1) / 2 + 0.5f);
        argb[i] = palette[at < 0 ? 0 : at >= TONES ? TONES - 1 : at];
    }
}

uint32_t *wood_make(enum wood_kind kind, struct rgba colour)
{
    const struct recipe *r = &recipes[kind];
    size_t n = (size_t)WOOD_SIDE * WOOD_SIDE;
    float *tone = xmalloc(n * sizeof *tone), sum = 0, rings[RINGS];
    make_rings(r, rings);
    for (int y = 0; y < WOOD_SIDE; y++)
        make_row(tone + (size_t)y * WOOD_SIDE, r, rings, y);
    for (size_t i = 0; i < n; i++)
        sum += tone[i];
    uint32_t *argb = xmalloc(n * sizeof *argb);
    colour_rows(tone, sum / (float)n, colour, argb);
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
