/* The pieces of svg_part.h. */
#include "render/svg/part.h"

#include <math.h>

#include "base/text.h"
#include "render/rules.h"

/* Hundredths are fine enough for any screen, and for print. */
void svg_number(struct svg *s, float v)
{
    long long h = llroundf(fminf(fmaxf(v, -1e7f), 1e7f) * 100);
    if (h < 0)
        text_add(s->out, "-");
    h = h < 0 ? -h : h;
    text_addf(s->out, "%lld", h / 100);
    if (h % 100 != 0)
        text_addf(s->out, h % 10 != 0 ? ".%02lld" : ".%lld",
                  h % 10 != 0 ? h % 100 : h % 100 / 10);
}

void svg_numbers(struct svg *s, const char *before, float v, const char *after)
{
    text_add(s->out, before);
    svg_number(s, v);
    text_add(s->out, after);
}

static const char *entity(char c)
{
    switch (c) {
    case '&': return "&amp;";
    case '<': return "&lt;";
    case '>': return "&gt;";
    case '"': return "&quot;";
    default: return NULL;
    }
}

void svg_words(struct svg *s, const char *utf8, size_t len)
{
    for (size_t i = 0; i < len; i++) {
        unsigned char c = (unsigned char)utf8[i];
        if (entity(utf8[i]) != NULL)
            text_add(s->out, entity(utf8[i]));
        else if (c >= 32 || c == '\n' || c == '\t')
            text_add_bytes(s->out, utf8 + i, 1);
        else
            text_add(s->out, " "); /* not allowed in XML at all */
    }
}

void svg_attribute(struct svg *s, const char *name, float v)
{
    text_addf(s->out, " %s=\"", name);
    svg_number(s, v);
    text_add(s->out, "\"");
}

static void colour(struct svg *s, const char *name, struct rgba c)
{
    text_addf(s->out, " %s=\"#%02x%02x%02x\"", name, c.r, c.g, c.b);
    if (c.a != 255)
        text_addf(s->out, " %s-opacity=\".%03d\"", name, c.a * 1000 / 255);
}

void svg_fill(struct svg *s, struct rgba c)
{
    colour(s, "fill", c);
}

void svg_edged(struct svg *s, struct rgba fill, struct rgba edge, float width)
{
    svg_fill(s, fill);
    colour(s, "stroke", edge);
    svg_attribute(s, "stroke-width", width);
}

void svg_stroke(struct svg *s, struct rgba c, float width)
{
    text_add(s->out, " fill=\"none\"");
    colour(s, "stroke", c);
    svg_attribute(s, "stroke-width", width);
}

void svg_begin_rect(struct svg *s, struct box b, float radius)
{
    text_add(s->out, "<rect");
    svg_attribute(s, "x", b.x);
    svg_attribute(s, "y", b.y);
    svg_attribute(s, "width", b.w);
    svg_attribute(s, "height", b.h);
    if (radius > 0)
        svg_attribute(s, "rx", radius);
}

void svg_rect(struct svg *s, struct box b, float radius, struct rgba c)
{
    if (!(b.w > 0 && b.h > 0) || c.a == 0)
        return;
    svg_begin_rect(s, b, fminf(radius, fminf(b.w, b.h) / 2));
    svg_fill(s, c);
    text_add(s->out, "/>\n");
}

void svg_begin_circle(struct svg *s, struct vec at, float radius)
{
    text_add(s->out, "<circle");
    svg_attribute(s, "cx", at.x);
    svg_attribute(s, "cy", at.y);
    svg_attribute(s, "r", radius);
}

void svg_polygon(struct svg *s, const struct vec *pts, size_t n, struct rgba c)
{
    text_add(s->out, "<polygon");
    svg_points(s, pts, n);
    svg_fill(s, c);
    text_add(s->out, "/>\n");
}

void svg_group(struct svg *s, const char *how, const struct draw *d)
{
    text_addf(s->out, "<g%s", how);
    if (rule_alpha(d) != 255)
        svg_attribute(s, "opacity", d->alpha);
    text_add(s->out, ">\n");
}

void svg_points(struct svg *s, const struct vec *pts, size_t n)
{
    text_add(s->out, " points=\"");
    for (size_t i = 0; i < n; i++) {
        svg_numbers(s, i > 0 ? " " : "", pts[i].x, ",");
        svg_number(s, pts[i].y);
    }
    text_add(s->out, "\"");
}

void svg_cell(struct svg *s, struct box b)
{
    svg_numbers(s, "M", b.x, " ");
    svg_numbers(s, "", b.y, "h");
    svg_numbers(s, "", b.w, "v");
    svg_numbers(s, "", b.h, "h");
    svg_numbers(s, "", -b.w, "z");
}

struct box svg_box(const struct svg *s, struct vec at, struct vec size)
{
    float x = rule_snap(at.x * s->unit), y = rule_snap(at.y * s->unit);
    return (struct box){ x, y, rule_snap((at.x + size.x) * s->unit) - x,
                         rule_snap((at.y + size.y) * s->unit) - y };
}

struct vec svg_at(const struct svg *s, struct vec at)
{
    return (struct vec){ at.x * s->unit, at.y * s->unit };
}
