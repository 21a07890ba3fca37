/*
 * Board, frame, holes and washes as SVG. Where the painter has grain and soft
 * light, plain colours and a few translucent steps stand in: the file stays
 * small, and prints well.
 */
#include <math.h>

#include "base/platform/interrupt.h"
#include "base/text.h"
#include "render/rules.h"
#include "render/svg/part.h"

static struct box cell_box(const struct svg *s, const struct draw *d, int x,
                           int y)
{
    struct vec a = { d->at.x + d->stroke * (float)x,
                     d->at.y + d->stroke * (float)y };
    return svg_box(s, a, (struct vec){ d->stroke, d->stroke });
}

void svg_board(struct svg *s, const struct draw *d)
{
    struct box all = svg_box(s, d->at, d->size);
    if (d->stroke * s->unit < RULE_LEAST_SQUARE) {
        svg_rect(s, all, 0, rule_between(s->theme->light, s->theme->dark));
        return;
    }
    float side = d->stroke * s->unit;
    svg_rect(s, all, 0, rule_square(s->theme, true, side));
    text_add(s->out, "<path shape-rendering=\"crispEdges\"");
    svg_fill(s, rule_square(s->theme, false, side));
    text_add(s->out, " d=\"");
    for (int y = 0; y < scene_rows(d) && !interrupt_signal(); y++)
        for (int x = 0; x < scene_columns(d); x++)
            if (!rule_is_light(d, x, y))
                svg_cell(s, cell_box(s, d, x, y));
    text_add(s->out, "\"/>\n");
}

/* --- shadows and frame --------------------------------------------------- */

static struct box around(struct box b, float out)
{
    return (struct box){ b.x - out, b.y - out, b.w + 2 * out, b.h + 2 * out };
}

/*
 * Boxes on top of each other, each a little smaller. Where `k` of them lie the
 * shadow shall be a(k) dark, so each adds what is missing: two layers of
 * darkness a and b are 1 - (1 - a)(1 - b) together.
 */
void svg_shadow(struct svg *s, const struct draw *d)
{
    enum { STEPS = 10 };
    struct box b = svg_box(s, d->at, d->size);
    float width = d->extra * s->unit, before = 0;
    struct rgba c = rule_colour(s->theme, d);
    float full = (float)c.a / 255;
    if (!(width >= 1))
        return;
    for (int i = 0; i < STEPS; i++) {
        float out = width * (float)(STEPS - 1 - i) / (float)STEPS;
        float dark = full * rule_shadow((out + width / (2 * STEPS)) / width);
        float added = (dark - before) / (1 - before);
        before = dark;
        c.a = (uint8_t)lroundf(255 * added);
        svg_rect(s, around(b, out), out, c);
    }
}

/* The corners of the box, clockwise from the top left, `out` further out. */
static struct vec corner(struct box b, float out, int i)
{
    b = around(b, out);
    return (struct vec){ i == 1 || i == 2 ? b.x + b.w : b.x,
                         i >= 2 ? b.y + b.h : b.y };
}

/* The four planks, as wide as from `in` to `out` pixels around the board. */
static void add_planks(struct svg *s, struct box b, float in, float out,
                       const struct rgba side[4])
{
    for (int i = 0; i < 4; i++) {
        int j = (i + 1) % 4;
        const struct vec pts[4] = { corner(b, out, i), corner(b, out, j),
                                    corner(b, in, j), corner(b, in, i) };
        svg_polygon(s, pts, 4, side[i]);
    }
}

static void add_wooden_frame(struct svg *s, struct box b, float band)
{
    /* percent of the side's own colour: outer slope, flat, inner slope */
    static const int slope[3][4] = { { 112, 89, 89, 112 },
                                     { 102, 102, 102, 102 },
                                     { 88, 112, 112, 88 } };
    const float from[3] = { 0.86f, 0.16f, 0 }, to[3] = { 1, 0.86f, 0.16f };
    svg_rect(s, around(b, band), 0, rule_shade(s->theme->frame, 62));
    for (int part = 0; part < 3; part++) {
        struct rgba side[4];
        for (int i = 0; i < 4; i++)
            side[i] = rule_shade(rule_frame_side(s->theme, i), slope[part][i]);
        float out = to[part] < 1 ? to[part] * band : band - 1;
        add_planks(s, b, from[part] * band, out, side);
    }
    svg_rect(s, around(b, rule_frame_groove(band)), 0,
             rule_shade(s->theme->frame, 42));
}

static void add_plain_frame(struct svg *s, struct box b, float band)
{
    struct rgba line = rule_shade(s->theme->frame, RULE_FRAME_LINE);
    float w = rule_frame_line(band), out[3] = { band, band - w, w };
    for (int i = 0; i < 3; i++)
        svg_rect(s, around(b, out[i]), 0, i == 1 ? s->theme->frame : line);
}

void svg_frame(struct svg *s, const struct draw *d)
{
    struct box b = svg_box(s, d->at, d->size);
    struct vec at = { d->at.x - d->extra, d->at.y - d->extra };
    struct vec size = { d->size.x + 2 * d->extra, d->size.y + 2 * d->extra };
    float band = rule_frame_band(s->theme, b, svg_box(s, at, size));
    struct draw shadow = rule_frame_shadow(d);
    if (!s->theme->print)
        svg_shadow(s, &shadow);
    if (band < 1)
        return;
    if (s->theme->grain)
        add_wooden_frame(s, b, band);
    else
        add_plain_frame(s, b, band);
}

/* --- holes --------------------------------------------------------------- */

/* Shade from one edge: `along` is the strip at full reach. */
static void add_shade(struct svg *s, struct box b, bool from_top, float reach,
                      float depth)
{
    enum { STEPS = 6 };
    float before = 0;
    for (int i = 0; i < STEPS; i++) {
        float part = (float)(STEPS - i) / STEPS;
        float left = 1 - part + 0.5f / STEPS, dark = depth * left * left;
        struct rgba c = {
            0, 0, 0, (uint8_t)lroundf(255 * (dark - before) / (1 - before))
        };
        before = dark;
        svg_rect(s,
                 (struct box){ b.x, b.y,
                               from_top ? b.w : fminf(reach * part, b.w),
                               from_top ? fminf(reach * part, b.h) : b.h },
                 0, c);
    }
}

void svg_holes(struct svg *s, const struct draw *d, size_t n)
{
    struct hole_map map;
    hole_map_init(&map, d, n);
    for (size_t i = 0; i < n; i++) {
        struct box b = svg_box(s, d[i].at, d[i].size);
        float wall = fmaxf(b.w * RULE_WALL, 2);
        svg_rect(s, b, 0, s->theme->ink[INK_HOLE]);
        if (b.w < RULE_LEAST_WALLS)
            continue;
        if (!hole_map_has(&map, &d[i], -1, 0))
            add_shade(s, b, false, b.w * 0.3f, 0.65f);
        if (hole_map_has(&map, &d[i], 0, -1))
            continue;
        add_shade(s, (struct box){ b.x, b.y + wall, b.w, b.h - wall }, true,
                  b.w * 0.4f, 0.7f);
        svg_rect(s, (struct box){ b.x, b.y, b.w, wall }, 0,
                 rule_shade(s->theme->dark, 47));
    }
    hole_map_free(&map);
}

/* --- washes -------------------------------------------------------------- */

/* Equal squares of a row become one rectangle. */
void svg_field(struct svg *s, const struct scene *sc, const struct draw *d)
{
    const uint8_t *level = scene_levels(sc, d);
    int columns = scene_columns(d), rows = scene_rows(d);
    svg_group(s, " shape-rendering=\"crispEdges\"", d);
    for (int y = 0; y < rows && !interrupt_signal(); y++, level += columns)
        for (int x = 0, end; x < columns; x = end) {
            for (end = x + 1; end < columns && level[end] == level[x];)
                end++;
            struct box b = cell_box(s, d, x, y);
            struct box last = cell_box(s, d, end - 1, y);
            b.w = last.x + last.w - b.x;
            if (level[x] != 0)
                svg_rect(s, b, 0, theme_ramp(s->theme, level[x]));
        }
    text_add(s->out, "</g>\n");
}
