/*
 * The shapes of coverage.h. Pixels are looked at only where the shape can be:
 * a slanted line visits a span of each row it crosses, not its whole box.
 */
#include "render/sdl/coverage.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"

void mask_init(struct mask *m, int x, int y, int w, int h)
{
    *m = (struct mask){ x, y, w, h, NULL };
    m->at = xcalloc((size_t)w * (size_t)h + 1, 1);
}

void mask_free(struct mask *m)
{
    free(m->at);
    m->at = NULL;
}

/* Whole pixels from `from` to `to`, kept within 0 to `end`. */
static void span(float from, float to, int end, int *first, int *last)
{
    float e = (float)end;
    *first = from <= 0 ? 0 : from >= e ? end : (int)from;
    *last = to <= 0 ? 0 : to >= e ? end : (int)ceilf(to);
}

static inline void put(uint8_t *at, uint8_t value)
{
    if (value > *at)
        *at = value;
}

/* The part of a row that is within `reach` of the line through `a` along
 * `u`, both relative to the row's first pixel. */
static void row_span(struct vec a, struct vec u, float reach, float y,
                     float *from, float *to)
{
    if (fabsf(u.y) < 1e-4f)
        return;
    float middle = a.x + (y - a.y) * u.x / u.y;
    float half = reach / fabsf(u.y);
    *from = fmaxf(*from, middle - half);
    *to = fminf(*to, middle + half);
}

void cover_segment(struct mask *m, struct vec a, struct vec b, float radius)
{
    a.x -= (float)m->x, a.y -= (float)m->y;
    b.x -= (float)m->x, b.y -= (float)m->y;
    float reach = radius + 1;
    if (fmaxf(a.x, b.x) + reach < 0 || fminf(a.x, b.x) - reach > (float)m->w)
        return;
    int y0, y1;
    span(fminf(a.y, b.y) - reach, fmaxf(a.y, b.y) + reach, m->h, &y0, &y1);
    if (y0 >= y1)
        return;
    float length = hypotf(b.x - a.x, b.y - a.y);
    struct vec u = { 1, 0 };
    if (length > 0)
        u = (struct vec){ (b.x - a.x) / length, (b.y - a.y) / length };
    for (int y = y0; y < y1; y++) {
        float from = fminf(a.x, b.x) - reach, to = fmaxf(a.x, b.x) + reach;
        float py = (float)y + 0.5f - a.y;
        int x0, x1;
        row_span(a, u, reach, (float)y + 0.5f, &from, &to);
        span(from - 0.5f, to + 0.5f, m->w, &x0, &x1);
        uint8_t *row = m->at + (size_t)y * (size_t)m->w;
        for (int x = x0; x < x1; x++) {
            float px = (float)x + 0.5f - a.x;
            float along = px * u.x + py * u.y;
            float d = fabsf(py * u.x - px * u.y);
            if (along < 0)
                d = hypotf(px, py);
            else if (along > length)
                d = hypotf(along - length, d);
            put(row + x, coverage(d - radius));
        }
    }
}

void cover_line(struct mask *m, const struct vec *pts, size_t n, float radius)
{
    if (n == 1)
        cover_segment(m, pts[0], pts[0], radius);
    for (size_t i = 1; i < n; i++)
        cover_segment(m, pts[i - 1], pts[i], radius);
}

void cover_ring(struct mask *m, struct vec centre, float radius, float stroke)
{
    for (int y = 0; y < m->h; y++)
        for (int x = 0; x < m->w; x++) {
            float d = hypotf((float)(m->x + x) + 0.5f - centre.x,
                             (float)(m->y + y) + 0.5f - centre.y);
            d = fabsf(d - radius) - stroke / 2;
            put(m->at + (size_t)y * (size_t)m->w + x, coverage(d));
        }
}

/* How far `p` is outside the edge from `a` to `b`, whose outside is to the
 * left for `turn` = 1. */
static float outside(struct vec a, struct vec b, struct vec p, float turn)
{
    float dx = b.x - a.x, dy = b.y - a.y, length = hypotf(dx, dy);
    if (length <= 0)
        return -INFINITY;
    return turn * (dy * (p.x - a.x) - dx * (p.y - a.y)) / length;
}

void cover_polygon(struct mask *m, const struct vec *pts, size_t n)
{
    float area = 0;
    for (size_t i = 0; i < n; i++) {
        struct vec a = pts[i], b = pts[(i + 1) % n];
        area += a.x * b.y - b.x * a.y;
    }
    float turn = area > 0 ? 1 : -1;
    for (int y = 0; y < m->h; y++)
        for (int x = 0; x < m->w; x++) {
            struct vec p = { (float)(m->x + x) + 0.5f,
                             (float)(m->y + y) + 0.5f };
            float d = -INFINITY;
            for (size_t i = 0; i < n; i++)
                d = fmaxf(d, outside(pts[i], pts[(i + 1) % n], p, turn));
            put(m->at + (size_t)y * (size_t)m->w + x, coverage(d));
        }
}
