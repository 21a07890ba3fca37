/*
 * Which pixels a draw may touch. Being generous costs a little time, being
 * mean would leave bits of an old picture behind.
 */
#include <math.h>

#include "render/sdl/changes.h"
#include "render/rules.h"

enum { FAR = 1 << 20 };

static int whole(float v)
{
    return v < -FAR ? -FAR : v > FAR ? FAR : (int)floorf(v);
}

/* From `low` to `high`, `more` pixels wider on every side. */
static SDL_Rect around(struct vec low, struct vec high, float more)
{
    int x = whole(low.x - more) - 1, y = whole(low.y - more) - 1;
    return (SDL_Rect){ x, y, whole(high.x + more) + 2 - x,
                       whole(high.y + more) + 2 - y };
}

static SDL_Rect box_bounds(const struct canvas *c, const struct draw *d,
                           float more)
{
    struct vec high = { d->at.x + d->size.x, d->at.y + d->size.y };
    return around(canvas_point(c, d->at), canvas_point(c, high), more);
}

static SDL_Rect round_bounds(const struct canvas *c, const struct draw *d,
                             float radius)
{
    struct vec at = canvas_point(c, d->at);
    return around(at, at, radius);
}

static SDL_Rect point_bounds(const struct canvas *c, const struct scene *sc,
                             const struct draw *d)
{
    const struct vec *pts = scene_points(sc, d);
    float stroke = fmaxf(rule_stroke(d, c->unit), 1);
    struct vec low = { INFINITY, INFINITY }, high = { -INFINITY, -INFINITY };
    for (uint32_t i = 0; i < d->count; i++) {
        low = (struct vec){ fminf(low.x, pts[i].x), fminf(low.y, pts[i].y) };
        high = (struct vec){ fmaxf(high.x, pts[i].x), fmaxf(high.y, pts[i].y) };
    }
    if (d->count == 0)
        return (SDL_Rect){ 0, 0, 0, 0 };
    return around(canvas_point(c, low), canvas_point(c, high),
                  3 * stroke + rule_casing(d, c->unit));
}

/* Glyphs may stick out a little, and the widths are only near the truth. */
static SDL_Rect text_bounds(const struct canvas *c, const struct scene *sc,
                            const struct draw *d)
{
    const char *utf8 = scene_string(sc, d);
    float px = (float)rule_text_size(d, utf8, c->unit);
    float w = px *
              (1 + 1.25f * rule_text_width((enum face)d->code, utf8, d->count));
    struct vec at = canvas_point(c, d->at);
    return around(at, at, fmaxf(px, w));
}

SDL_Rect draw_bounds(const struct canvas *c, const struct scene *sc,
                     const struct draw *d)
{
    float more = d->extra * c->unit;
    switch ((enum draw_kind)d->kind) {
    case DRAW_BOARD:
    case DRAW_RECT:
    case DRAW_OUTLINE:
    case DRAW_HATCH:
    case DRAW_FIELD: return box_bounds(c, d, 0);
    case DRAW_HOLE: return box_bounds(c, d, d->size.x * c->unit);
    case DRAW_FRAME: return box_bounds(c, d, 2 * more + 2);
    case DRAW_SHADOW: return box_bounds(c, d, more);
    case DRAW_PIECE:
        return round_bounds(
            c, d, fmaxf(d->size.x * c->unit, RULE_LEAST_PIECE) / 2 + 1);
    case DRAW_DISC:
    case DRAW_RING:
        return round_bounds(c, d,
                            d->size.x * c->unit + 1 + rule_stroke(d, c->unit));
    case DRAW_POLYLINE:
    case DRAW_ARROW:
    case DRAW_POLYGON: return point_bounds(c, sc, d);
    case DRAW_TEXT: return text_bounds(c, sc, d);
    case DRAW_CLIP: break;
    }
    return (SDL_Rect){ -FAR, -FAR, 2 * FAR, 2 * FAR };
}
