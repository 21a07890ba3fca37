/* The shapes of coverage.h. */
#include "render/sdl/coverage.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "render/sdl/segment.h"

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

static inline void put(uint8_t *at, uint8_t value)
{
    if (value > *at)
        *at = value;
}

void cover_segment(struct mask *m, struct vec a, struct vec b, float radius)
{
    a.x -= (float)m->x, a.y -= (float)m->y;
    b.x -= (float)m->x, b.y -= (float)m->y;
    struct segment s = segment_between(a, b, radius + 1);
    int x0, x1, y0, y1;
    float along;
    if (!segment_rows(&s, m->w, m->h, &y0, &y1))
        return;
    for (int y = y0; y < y1; y++) {
        uint8_t *row = m->at + (size_t)y * (size_t)m->w;
        segment_row(&s, y, m->w, &x0, &x1);
        for (int x = x0; x < x1; x++)
            put(row + x, coverage(segment_distance(&s, x, y, &along) - radius));
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
