/*
 * A scene as SVG, in pixels of a picture as large as the PNG would be. Only
 * presentation attributes are used, and nothing refers to anything outside,
 * so that every program that reads any SVG reads this; pieces are symbols of
 * the document itself, drawn once and used wherever they stand. DRAW_CLIP is
 * left out: pictures of boards do not need it.
 */
#include "render/svg/svg.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/platform/interrupt.h"
#include "base/text.h"
#include "render/file/about.h"
#include "render/letters/bidi.h"
#include "render/rules.h"
#include "render/svg/part.h"
#include "scene/scene.h"
#include "scene/theme.h"

static void write_outline(struct svg *s, const struct draw *d)
{
    struct box b = svg_box(s, d->at, d->size);
    float w = fmaxf(rule_snap(rule_stroke(d, s->unit)), 1);
    svg_begin_rect(s,
                   (struct box){ b.x + w / 2, b.y + w / 2, fmaxf(b.w - w, 0),
                                 fmaxf(b.h - w, 0) },
                   d->extra * s->unit - w / 2);
    svg_stroke(s, rule_colour(s->theme, d), w);
    text_add(s->out, "/>\n");
}

/* The ends within the box of the diagonal x + y = `sum`: the upper right one
 * first. */
static struct vec diagonal_end(struct box b, float sum, bool upper)
{
    float x = upper ? fminf(sum, b.w) : sum - fminf(sum, b.h);
    return (struct vec){ b.x + x, b.y + sum - x };
}

static void write_diagonal(struct svg *s, struct box b, float from, float to)
{
    struct vec pts[6];
    size_t n = 0;
    pts[n++] = diagonal_end(b, from, true);
    if (from < b.w && to > b.w)
        pts[n++] = (struct vec){ b.x + b.w, b.y };
    pts[n++] = diagonal_end(b, to, true);
    pts[n++] = diagonal_end(b, to, false);
    if (from < b.h && to > b.h)
        pts[n++] = (struct vec){ b.x, b.y + b.h };
    pts[n++] = diagonal_end(b, from, false);
    for (size_t i = 0; i < n; i++) {
        svg_numbers(s, i == 0 ? "M" : "L", pts[i].x, " ");
        svg_number(s, pts[i].y);
    }
    text_add(s->out, "z");
}

/* Diagonals as areas, since lines would stick out of the box. */
static void write_hatch(struct svg *s, const struct draw *d)
{
    struct box b = svg_box(s, d->at, d->size);
    float every, half = rule_hatch(b.w, &every) * 0.7071f;
    if (!(b.w > 0 && b.h > 0))
        return;
    text_add(s->out, "<path");
    svg_fill(s, rule_colour(s->theme, d));
    text_add(s->out, " d=\"");
    for (float x = every / 2; x < b.w + b.h; x += every)
        write_diagonal(s, b, fmaxf(x - half, 0), fminf(x + half, b.w + b.h));
    text_add(s->out, "\"/>\n");
}

static void write_circle(struct svg *s, const struct draw *d)
{
    struct vec at = svg_at(s, d->at);
    if (!(d->size.x > 0))
        return;
    svg_begin_circle(s, at, d->size.x * s->unit);
    if (d->kind == DRAW_RING)
        svg_stroke(s, rule_colour(s->theme, d),
                   fmaxf(rule_stroke(d, s->unit), 1));
    else
        svg_fill(s, rule_disc_colour(s->theme, d));
    text_add(s->out, "/>\n");
}

/* With the line around it on its edge, inside. */
static void write_bead(struct svg *s, const struct draw *d)
{
    float width;
    struct rgba edge = rule_bead_edge(s->theme, d, s->unit, &width);
    svg_begin_circle(s, rule_quarter(svg_at(s, d->at)),
                     d->size.x * s->unit - width / 2);
    svg_edged(s, rule_disc_colour(s->theme, d), edge, width);
    text_add(s->out, "/>\n");
}

/* The caller frees them. */
static struct vec *pixel_points(const struct svg *s, const struct scene *sc,
                                const struct draw *d)
{
    const struct vec *from = scene_points(sc, d);
    struct vec *to = xmalloc(d->count * sizeof *to);
    for (uint32_t i = 0; i < d->count; i++)
        to[i] = svg_at(s, from[i]);
    return to;
}

static void write_line(struct svg *s, const struct vec *pts, size_t n,
                       struct rgba colour, float width)
{
    const struct vec dot[2] = { pts[0], pts[0] };
    text_add(s->out, "<polyline");
    svg_points(s, n == 1 ? dot : pts, n == 1 ? 2 : n);
    svg_stroke(s, colour, width);
    text_add(s->out, " stroke-linejoin=\"round\" stroke-linecap=\"round\"/>\n");
}

static void write_polyline(struct svg *s, const struct scene *sc,
                           const struct draw *d)
{
    float stroke = fmaxf(rule_stroke(d, s->unit), 1);
    float casing = rule_casing(d, s->unit);
    if (d->count == 0)
        return;
    struct vec *pts = pixel_points(s, sc, d);
    if (d->code & LINE_WOVEN) {
        svg_woven(s, pts, d);
    } else {
        svg_group(s, "", d);
        if (casing > 0)
            write_line(s, pts, d->count, s->theme->ink[INK_CASING],
                       stroke + 2 * casing);
        write_line(s, pts, d->count, s->theme->ink[d->ink], stroke);
        text_add(s->out, "</g>\n");
    }
    free(pts);
}

static void write_corners(struct svg *s, const struct scene *sc,
                          const struct draw *d)
{
    if (d->count < 3)
        return;
    struct vec *pts = pixel_points(s, sc, d);
    svg_polygon(s, pts, d->count, rule_colour(s->theme, d));
    free(pts);
}

static void write_arrow(struct svg *s, const struct scene *sc,
                        const struct draw *d)
{
    float stroke = fmaxf(rule_stroke(d, s->unit), 1);
    struct rgba colour = s->theme->ink[d->ink];
    struct vec head[3];
    if (d->count < 2)
        return;
    struct vec *pts = pixel_points(s, sc, d);
    rule_arrow_head(pts, d->count, stroke, head, &pts[d->count - 1]);
    svg_group(s, "", d);
    write_line(s, pts, d->count, colour, stroke);
    svg_polygon(s, head, 3, colour);
    text_add(s->out, "</g>\n");
    free(pts);
}

/* A line begins where it is read from. */
static const char *anchor_name(enum anchor anchor, bool leftwards)
{
    if (anchor == ANCHOR_CENTRE)
        return "middle";
    return (anchor == ANCHOR_LEFT) == leftwards ? "end" : "start";
}

void svg_text(struct svg *s, const struct scene *sc, const struct draw *d)
{
    const char *utf8 = scene_string(sc, d);
    bool leftwards = bidi_leftwards(utf8, d->count);
    int px = rule_text_size(d, utf8, s->unit);
    struct vec at = svg_at(s, d->at);
    if (px == 0)
        return;
    text_add(s->out, "<text");
    svg_attribute(s, "x", at.x);
    svg_attribute(s, "y", at.y + TEXT_DROP * (float)px);
    svg_attribute(s, "font-size", (float)px);
    text_addf(s->out, " text-anchor=\"%s\"",
              anchor_name((enum anchor)d->anchor, leftwards));
    if (leftwards)
        text_add(s->out, " direction=\"rtl\"");
    if (d->code == FACE_BOLD)
        text_add(s->out, " font-weight=\"bold\"");
    if (d->code == FACE_MONO)
        text_add(s->out, " font-family=\"DejaVu Sans Mono, monospace\"");
    svg_fill(s, rule_colour(s->theme, d));
    text_add(s->out, ">");
    svg_words(s, utf8, d->count);
    text_add(s->out, "</text>\n");
}

/* Writes `d`, or a run of draws that starts with it: how many. */
static size_t write_draw(struct svg *s, const struct scene *sc,
                         const struct draw *d, size_t n)
{
    size_t run = 1;
    switch ((enum draw_kind)d->kind) {
    case DRAW_BOARD: svg_board(s, d); break;
    case DRAW_FRAME: svg_frame(s, d); break;
    case DRAW_HOLE:
        run = hole_run(d, n);
        if (run > 0)
            svg_holes(s, d, run);
        break;
    case DRAW_RECT:
        svg_rect(s, svg_box(s, d->at, d->size), d->extra * s->unit,
                 rule_colour(s->theme, d));
        break;
    case DRAW_OUTLINE: write_outline(s, d); break;
    case DRAW_HATCH: write_hatch(s, d); break;
    case DRAW_SHADOW: svg_shadow(s, d); break;
    case DRAW_PIECE: svg_piece(s, sc, d); break;
    case DRAW_DISC:
        if (d->code == 0)
            write_circle(s, d);
        else if (rule_disc_shown(sc, d, n, s->unit))
            write_bead(s, d);
        break;
    case DRAW_RING: write_circle(s, d); break;
    case DRAW_POLYLINE: write_polyline(s, sc, d); break;
    case DRAW_ARROW: write_arrow(s, sc, d); break;
    case DRAW_POLYGON: write_corners(s, sc, d); break;
    case DRAW_FIELD: svg_field(s, sc, d); break;
    case DRAW_TEXT: svg_text(s, sc, d); break;
    case DRAW_CLIP: break;
    }
    return run > 0 ? run : 1;
}

static bool any(const char *words)
{
    return words != NULL && *words != '\0';
}

static void write_element(struct svg *s, const char *name, const char *id,
                          const char *words)
{
    if (!any(words))
        return;
    text_addf(s->out, "<%s id=\"%s\">", name, id);
    svg_words(s, words, strlen(words));
    text_addf(s->out, "</%s>\n", name);
}

/* The run is not for people: no reader of a screen tells it. */
static void write_about(struct svg *s, const struct about *about)
{
    write_element(s, "title", ABOUT_TITLE_ID, about->title);
    write_element(s, "desc", ABOUT_WORDS_ID, about->words);
    if (!any(about->run))
        return;
    text_add(s->out, "<metadata>" ABOUT_RUN);
    svg_words(s, about->run, strlen(about->run));
    text_add(s->out, "</metadata>\n");
}

/* To a reader of screens it is one picture, which these words tell. */
static void write_role(struct svg *s, const struct about *about)
{
    if (!any(about->title) && !any(about->words))
        return;
    text_addf(s->out, " role=\"img\" aria-labelledby=\"%s%s%s\"",
              any(about->title) ? ABOUT_TITLE_ID : "",
              any(about->title) && any(about->words) ? " " : "",
              any(about->words) ? ABOUT_WORDS_ID : "");
}

/* A side of the page: in pixels, or as long as it is on paper, in tenths of
 * a millimetre. */
static void write_side(struct svg *s, const char *name, float pixels,
                       const struct about *about)
{
    if (about == NULL || !(about->dpi > 0)) {
        svg_attribute(s, name, pixels);
        return;
    }
    text_addf(s->out, " %s=\"", name);
    svg_numbers(s, "", roundf(pixels / about->dpi * 254) / 10, "mm\"");
}

static void write_head(struct svg *s, struct box page,
                       const struct about *about)
{
    text_add(s->out, "<svg xmlns=\"http://www.w3.org/2000/svg\""
                     " xmlns:xlink=\"http://www.w3.org/1999/xlink\"");
    write_side(s, "width", page.w, about);
    write_side(s, "height", page.h, about);
    svg_numbers(s, " viewBox=\"0 0 ", page.w, " ");
    svg_numbers(s, "", page.h, "\" font-family=\"DejaVu Sans, sans-serif\"");
    if (about != NULL)
        write_role(s, about);
    text_add(s->out, ">\n");
    if (about != NULL)
        write_about(s, about);
}

/* --- the document -------------------------------------------------------- */

static void write_draws(struct svg *s, const struct scene *sc, size_t from,
                        size_t to)
{
    for (size_t i = from; i < to && !interrupt_signal();)
        i += write_draw(s, sc, &sc->draws[i], to - i);
}

/* Draws `from` up to `hole`, cut by the `n` holes that begin there: the clip
 * path is the page without them. */
static void write_cut(struct svg *s, const struct scene *sc, size_t from,
                      size_t hole, size_t n)
{
    struct box page = svg_box(s, (struct vec){ 0, 0 }, sc->extent);
    text_addf(s->out,
              "<clipPath id=\"cut%zu\"><path clip-rule=\"evenodd\""
              " d=\"",
              hole);
    svg_cell(s, page);
    for (size_t i = hole; i < hole + n; i++)
        svg_cell(s, svg_box(s, sc->draws[i].at, sc->draws[i].size));
    text_addf(s->out, "\"/></clipPath>\n<g clip-path=\"url(#cut%zu)\">\n",
              hole);
    write_draws(s, sc, from, hole);
    text_add(s->out, "</g>\n");
}

/* Holes of a transparent picture take away what was drawn before them. */
static void write_transparent(struct svg *s, const struct scene *sc)
{
    size_t from = 0;
    for (size_t i = 0; i < sc->ndraws; i++) {
        size_t n = sc->draws[i].kind == DRAW_HOLE
                       ? hole_run(&sc->draws[i], sc->ndraws - i)
                       : 0;
        if (n == 0)
            continue;
        write_cut(s, sc, from, i, n);
        from = i + n;
        i = from - 1;
    }
    write_draws(s, sc, from, sc->ndraws);
}

void svg_write(const struct scene *sc, const struct theme *theme, float unit,
               const struct about *about, struct text *out)
{
    struct svg s = { out, theme, unit };
    struct box page = svg_box(&s, (struct vec){ 0, 0 }, sc->extent);
    page.w = fmaxf(page.w, 1);
    page.h = fmaxf(page.h, 1);
    write_head(&s, page, about);
    svg_symbols(&s, sc);
    if (sc->transparent) {
        write_transparent(&s, sc);
    } else {
        svg_rect(&s, page, 0, theme->ink[INK_BACK]);
        write_draws(&s, sc, 0, sc->ndraws);
    }
    text_add(out, "</svg>\n");
}
