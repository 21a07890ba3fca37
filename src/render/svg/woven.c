/*
 * A woven line as strands: segments one after the other of which no two cross,
 * so that they can be written as one path. Each strand lies over those before
 * it: first its casing, then its ink, which begins a little before it and so
 * mends what the casing cut off there.
 */
#include <math.h>

#include "base/text.h"
#include "render/rules.h"
#include "render/svg/part.h"

struct line {
    const struct vec *pts; /* in pixels */
    size_t n, segments;
    const struct draw *d;
    float stroke, casing;
};

static struct vec point(const struct line *l, size_t i)
{
    return l->pts[i % l->n];
}

/* --- strands ------------------------------------------------------------- */

/* On which side of the line from `a` to `b` does `p` lie? */
static float side(struct vec a, struct vec b, struct vec p)
{
    return (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x);
}

static bool cross(const struct line *l, size_t i, size_t j)
{
    struct vec a = point(l, i), b = point(l, i + 1);
    struct vec c = point(l, j), d = point(l, j + 1);

    return side(a, b, c) * side(a, b, d) < 0 &&
           side(c, d, a) * side(c, d, b) < 0;
}

/* One past the last segment of the strand that begins with `from`. Where
 * colours tell the order each has its own. */
static size_t strand_end(const struct line *l, size_t from)
{
    enum { MOST = 64 };
    size_t end = from + 1;

    for (; end < l->segments && end - from < MOST; end++) {
        if (l->d->code & LINE_ORDERED)
            return end;
        for (size_t i = from; i + 1 < end; i++)
            if (cross(l, i, end))
                return end;
    }
    return end;
}

/* --- paths --------------------------------------------------------------- */

/* On the segment from `a` to `b`, so far from `b` that it has left the casing
 * of any segment that follows. */
static struct vec before(const struct line *l, struct vec a, struct vec b)
{
    float length = hypotf(b.x - a.x, b.y - a.y);
    float part = fminf(3 * (l->stroke / 2 + l->casing) / fmaxf(length, 1), 1);

    return (struct vec){ b.x + (a.x - b.x) * part, b.y + (a.y - b.y) * part };
}

static void add_point(struct svg *s, struct vec p, bool first)
{
    svg_numbers(s, first ? "M" : "L", p.x, " ");
    svg_number(s, p.y);
}

static void end_path(struct svg *s, struct rgba colour, float width)
{
    text_addf(s->out, "\" stroke=\"#%02x%02x%02x\"", colour.r, colour.g,
              colour.b);
    svg_attribute(s, "stroke-width", width);
    text_add(s->out, "/>\n");
}

static void write_segments(struct svg *s, const struct line *l, size_t from,
                           size_t end)
{
    for (size_t i = from; i <= end; i++)
        add_point(s, point(l, i), i == from);
}

/* What the casing of a strand took away at `p` of the segment that comes
 * there from `from`. */
static void write_stub(struct svg *s, const struct line *l, struct vec from,
                       struct vec p, size_t segment)
{
    text_add(s->out, "<path d=\"");
    add_point(s, before(l, from, p), true);
    add_point(s, p, false);
    end_path(s, rule_segment_colour(s->theme, l->d, segment), l->stroke);
}

static void write_strand(struct svg *s, const struct line *l, size_t from,
                         size_t end)
{
    if (l->casing > 0) {
        text_add(s->out, "<path d=\"");
        write_segments(s, l, from, end);
        end_path(s, s->theme->ink[INK_CASING], l->stroke + 2 * l->casing);
        if (from > 0)
            write_stub(s, l, point(l, from - 1), point(l, from), from - 1);
        if (end == l->n) /* back where it began */
            write_stub(s, l, point(l, 1), point(l, 0), 0);
    }
    text_add(s->out, "<path d=\"");
    write_segments(s, l, from, end);
    end_path(s, rule_segment_colour(s->theme, l->d, from), l->stroke);
}

void svg_woven(struct svg *s, const struct vec *pts, const struct draw *d)
{
    struct line l = { .pts = pts,
                      .n = d->count,
                      .d = d,
                      .stroke = fmaxf(rule_stroke(d, s->unit), 1),
                      .casing = rule_casing(d, s->unit) };

    l.segments = l.n < 2 || d->code & LINE_CLOSED ? l.n : l.n - 1;
    svg_group(s,
              " fill=\"none\" stroke-linejoin=\"round\""
              " stroke-linecap=\"round\"",
              d);
    for (size_t from = 0, end; from < l.segments; from = end) {
        end = strand_end(&l, from);
        write_strand(s, &l, from, end);
    }
    text_add(s->out, "</g>\n");
}
