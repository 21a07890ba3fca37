/*
 * The pixels within reach of a straight segment, row by row, and how far each
 * is away from it. A slanted line visits a span of each row it crosses, not
 * its whole box.
 */
#ifndef CHEQUER_SEGMENT_H
#define CHEQUER_SEGMENT_H

#include <math.h>
#include <stdbool.h>

#include "scene/scene.h"

struct segment {
    struct vec a, b, u; /* ends, and the direction from one to the other */
    float length, reach;
};

static inline struct segment segment_between(struct vec a, struct vec b,
                                             float reach)
{
    float length = hypotf(b.x - a.x, b.y - a.y);
    struct segment s = { a, b, { 1, 0 }, length, reach };

    if (length > 0)
        s.u = (struct vec){ (b.x - a.x) / length, (b.y - a.y) / length };
    return s;
}

/* Whole pixels from `from` to `to`, kept within 0 to `end`. */
static inline void segment_clamp(float from, float to, int end, int *first,
                                 int *last)
{
    float e = (float)end;

    *first = from <= 0 ? 0 : from >= e ? end : (int)from;
    *last = to <= 0 ? 0 : to >= e ? end : (int)ceilf(to);
}

/* Which of `h` rows it reaches, if it reaches any of `w` columns. */
static inline bool segment_rows(const struct segment *s, int w, int h, int *y0,
                                int *y1)
{
    if (fmaxf(s->a.x, s->b.x) + s->reach < 0 ||
        fminf(s->a.x, s->b.x) - s->reach > (float)w)
        return false;
    segment_clamp(fminf(s->a.y, s->b.y) - s->reach,
                  fmaxf(s->a.y, s->b.y) + s->reach, h, y0, y1);
    return *y0 < *y1;
}

/* Which pixels of row `y`, of `w`. */
static inline void segment_row(const struct segment *s, int y, int w, int *x0,
                               int *x1)
{
    float from = fminf(s->a.x, s->b.x) - s->reach;
    float to = fmaxf(s->a.x, s->b.x) + s->reach;

    if (fabsf(s->u.y) >= 1e-4f) {
        float middle = s->a.x + ((float)y + 0.5f - s->a.y) * s->u.x / s->u.y;
        float half = s->reach / fabsf(s->u.y);

        from = fmaxf(from, middle - half);
        to = fminf(to, middle + half);
    }
    segment_clamp(from - 0.5f, to + 0.5f, w, x0, x1);
}

/* From the middle of a pixel; *along tells where beside the segment it is. */
static inline float segment_distance(const struct segment *s, int x, int y,
                                     float *along)
{
    float px = (float)x + 0.5f - s->a.x, py = (float)y + 0.5f - s->a.y;
    float d = fabsf(py * s->u.x - px * s->u.y);

    *along = px * s->u.x + py * s->u.y;
    if (*along < 0)
        return hypotf(px, py);
    return *along > s->length ? hypotf(*along - s->length, d) : d;
}

#endif
