/*
 * One segment after the other is laid over those before it, casing and all.
 * Where two join, the casing of the later one would cut the earlier one off;
 * so there it is laid with the earlier one's ink upon it.
 */
#include "render/sdl/woven.h"

#include <stdbool.h>

#include "base/alloc.h"
#include "render/rules.h"
#include "render/sdl/canvas.h"
#include "render/sdl/coverage.h"
#include "render/sdl/segment.h"

struct strand {
    struct segment at;
    uint32_t ink; /* ARGB */
    bool there;
};

/* `part` of 255 of `over`, the rest `under`: all four channels, two at a
 * time. */
static inline uint32_t lay(uint32_t under, uint32_t over, uint32_t part)
{
    const uint32_t two = 0x00FF00FFu, half = 0x00800080u;
    uint32_t left = 255 - part;
    uint32_t low = (under & two) * left + (over & two) * part + half;
    uint32_t high = (under >> 8 & two) * left + (over >> 8 & two) * part + half;

    low = (low + (low >> 8 & two)) >> 8 & two;
    high = (high + (high >> 8 & two)) & ~two;
    return low | high;
}

static size_t segments(const struct woven *w)
{
    size_t n = w->d->count;

    return n < 2 ? n : w->d->code & LINE_CLOSED ? n : n - 1;
}

static struct strand strand_of(const struct woven *w, size_t i, SDL_Rect area)
{
    struct vec a = w->pts[i], b = w->pts[(i + 1) % w->d->count];
    float x = (float)area.x, y = (float)area.y;

    return (struct strand){ segment_between((struct vec){ a.x - x, a.y - y },
                                            (struct vec){ b.x - x, b.y - y },
                                            w->radius + w->casing + 1),
                            canvas_argb(rule_segment_colour(w->theme, w->d, i)),
                            true };
}

/* The casing with what the joined segment has there of its ink. */
static uint32_t joined(uint32_t casing, const struct strand *with, int x, int y,
                       float radius)
{
    float along, d = segment_distance(&with->at, x, y, &along);

    return lay(casing, with->ink, coverage(d - radius));
}

static void lay_strand(const struct woven *w, const struct strand *s,
                       const struct strand join[2], SDL_Rect area,
                       uint32_t *argb)
{
    uint32_t casing = canvas_argb(w->theme->ink[INK_CASING]);
    /* two that join part for good at most so far from where they do */
    float near = 4 * (w->radius + w->casing) + 2;
    int x0, x1, y0, y1;
    if (!segment_rows(&s->at, area.w, area.h, &y0, &y1))
        return;
    for (int y = y0; y < y1; y++) {
        uint32_t *row = argb + (size_t)y * (size_t)area.w;
        segment_row(&s->at, y, area.w, &x0, &x1);
        for (int x = x0; x < x1; x++) {
            float along, d = segment_distance(&s->at, x, y, &along);
            uint32_t all = coverage(d - w->radius - w->casing), under = casing;
            if (all == 0)
                continue;
            if (join[0].there && along < near)
                under = joined(under, &join[0], x, y, w->radius);
            if (join[1].there && along > s->at.length - near)
                under = joined(under, &join[1], x, y, w->radius);
            if (w->casing > 0)
                row[x] = lay(row[x], under, all);
            row[x] = lay(row[x], s->ink, coverage(d - w->radius));
        }
    }
}

/* From colours that know of their alpha to those that do not. */
static void part_from_alpha(uint32_t *argb, size_t n)
{
    for (size_t i = 0; i < n; i++) {
        uint32_t v = argb[i], a = v >> 24;
        if (a == 0 || a == 255)
            continue;
        uint32_t r = (v >> 16 & 255) * 255 / a, g = (v >> 8 & 255) * 255 / a;
        uint32_t b = (v & 255) * 255 / a;
        argb[i] = a << 24 | (r > 255 ? 255 : r) << 16 |
                  (g > 255 ? 255 : g) << 8 | (b > 255 ? 255 : b);
    }
}

uint32_t *woven_pixels(const struct woven *w, SDL_Rect area)
{
    size_t n = segments(w), pixels = (size_t)area.w * (size_t)area.h;
    uint32_t *argb = xcalloc(pixels, sizeof *argb);
    for (size_t i = 0; i < n; i++) {
        struct strand s = strand_of(w, i, area), join[2] = { 0 };
        if (i > 0)
            join[0] = strand_of(w, i - 1, area);
        if (i > 1 && i + 1 == w->d->count) /* back where it began */
            join[1] = strand_of(w, 0, area);
        lay_strand(w, &s, join, area, argb);
    }
    part_from_alpha(argb, pixels);
    return argb;
}
