/*
 * Small shapes with smooth edges: each becomes a white texture, kept under
 * its size and its place within a pixel, and is tinted when drawn. Boards
 * repeat the same few shapes on every square.
 */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/hash.h"
#include "render/sdl/canvas.h"
#include "render/sdl/coverage.h"
#include "render/rules.h"

enum {
    KEY_ROUND = 0xd15c,
    KEY_POLYGON,
    KEY_ARROW,
    KEY_HATCH,
    FAR = 1 << 20,
    WHOLE_MAX = 1024 /* larger shapes are cut to what can be seen */
};

/* A shape near pixel (x,y); `area` is relative to that. */
struct stamp {
    int x, y;
    SDL_Rect area;
    uint64_t key;
};

/* Prepares a stamp for what lies within `low` to `high`. False if none of it
 * can be seen. */
static bool stamp_place(const struct canvas *c, struct stamp *s, struct vec low,
                        struct vec high)
{
    if (!(low.x > -FAR && low.y > -FAR && high.x < FAR && high.y < FAR))
        return false;
    s->x = (int)floorf(low.x) - 1;
    s->y = (int)floorf(low.y) - 1;
    SDL_Rect r = { s->x, s->y, (int)ceilf(high.x) + 1 - s->x,
                   (int)ceilf(high.y) + 1 - s->y };
    if (!canvas_sees(c, r))
        return false;
    if (r.w > WHOLE_MAX || r.h > WHOLE_MAX)
        SDL_IntersectRect(&r, &c->visible, &r);
    s->area = (SDL_Rect){ r.x - s->x, r.y - s->y, r.w, r.h };
    return true;
}

static void stamp_key(struct stamp *s, int kind, const void *look, size_t len)
{
    int32_t place[5] = { kind, s->area.x, s->area.y, s->area.w, s->area.h };
    s->key = hash_bytes(hash_bytes(0, place, sizeof place), look, len);
}

static void stamp_mask(const struct stamp *s, struct mask *m)
{
    mask_init(m, s->area.x, s->area.y, s->area.w, s->area.h);
}

static void stamp_in(struct canvas *c, const struct stamp *s, struct image im,
                     struct rgba colour)
{
    canvas_image(c, im, s->x + s->area.x, s->y + s->area.y, colour);
}

static void stamp_draw(struct canvas *c, const struct stamp *s, struct image im,
                       const struct draw *d)
{
    stamp_in(c, s, im, rule_colour(c->theme, d));
}

/* --- round things -------------------------------------------------------- */

/* A disc, or a ring if `stroke` is not 0, `r` pixels in radius. */
static void paint_round(struct canvas *c, struct vec at, float r, float stroke,
                        struct rgba colour)
{
    struct vec p = canvas_quarter(c, at);
    float out = r + stroke / 2;
    struct stamp s;
    if (!(r > 0) || !stamp_place(c, &s, (struct vec){ p.x - out, p.y - out },
                                 (struct vec){ p.x + out, p.y + out }))
        return;
    float look[4] = { p.x - (float)s.x, p.y - (float)s.y, r, stroke };
    stamp_key(&s, KEY_ROUND, look, sizeof look);
    struct image im = cache_find(c->cache, s.key);
    if (im.texture == NULL) {
        struct vec centre = { look[0], look[1] };
        struct mask m;
        stamp_mask(&s, &m);
        if (stroke > 0)
            cover_ring(&m, centre, r, stroke);
        else
            cover_segment(&m, centre, centre, r);
        im = canvas_mask(c, s.key, &m);
    }
    stamp_in(c, &s, im, colour);
}

void paint_edged(struct canvas *c, struct vec at, float r, struct rgba fill,
                 float width, struct rgba edge)
{
    paint_round(c, at, r - width / 2, 0, fill); /* none shows outside */
    if (width > 0)
        paint_round(c, at, r - width / 2, width, edge);
}

void paint_disc(struct canvas *c, const struct draw *d)
{
    struct rgba edge = { 0, 0, 0, 0 };
    float width = 0;
    if (d->code != 0)
        edge = rule_bead_edge(c->theme, d, c->unit, &width);
    paint_edged(c, d->at, d->size.x * c->unit, rule_disc_colour(c->theme, d),
                width, edge);
}

void paint_ring(struct canvas *c, const struct draw *d)
{
    paint_round(c, d->at, d->size.x * c->unit,
                fmaxf(rule_stroke(d, c->unit), 1), rule_colour(c->theme, d));
}

/* --- things with corners ------------------------------------------------- */

static void cover_arrow(struct mask *m, struct vec *pts, size_t n, float stroke)
{
    struct vec head[3], end;
    rule_arrow_head(pts, n, stroke, head, &end);
    pts[n - 1] = end;
    cover_line(m, pts, n, stroke / 2);
    cover_polygon(m, head, 3);
}

/* A polygon, or an arrow if `stroke` is not 0. */
static void paint_corners(struct canvas *c, const struct scene *sc,
                          const struct draw *d, float stroke)
{
    struct vec box[2];
    struct vec *pts = canvas_points(c, sc, d, 2.5f * stroke, box);
    struct stamp s;
    if (stamp_place(c, &s, box[0], box[1])) {
        for (uint32_t i = 0; i < d->count; i++) {
            pts[i].x -= (float)s.x;
            pts[i].y -= (float)s.y;
        }
        stamp_key(&s, stroke > 0 ? KEY_ARROW : KEY_POLYGON, pts,
                  d->count * sizeof *pts);
        s.key = hash_bytes(s.key, &stroke, sizeof stroke);
        struct image im = cache_find(c->cache, s.key);
        if (im.texture == NULL) {
            struct mask m;
            stamp_mask(&s, &m);
            if (stroke > 0)
                cover_arrow(&m, pts, d->count, stroke);
            else
                cover_polygon(&m, pts, d->count);
            im = canvas_mask(c, s.key, &m);
        }
        stamp_draw(c, &s, im, d);
    }
    free(pts);
}

void paint_polygon(struct canvas *c, const struct scene *sc,
                   const struct draw *d)
{
    if (d->count >= 3)
        paint_corners(c, sc, d, 0);
}

void paint_arrow(struct canvas *c, const struct scene *sc, const struct draw *d)
{
    if (d->count >= 2)
        paint_corners(c, sc, d, fmaxf(rule_stroke(d, c->unit), 1));
}

/* Of a very large box only what can be seen is made. */
void paint_hatch(struct canvas *c, const struct draw *d)
{
    SDL_Rect r = canvas_box(c, d->at, d->size), seen = r;
    if (!canvas_sees(c, r))
        return;
    if (r.w > 2 * WHOLE_MAX || r.h > 2 * WHOLE_MAX)
        SDL_IntersectRect(&r, &c->visible, &seen);
    struct stamp s = {
        r.x, r.y, { seen.x - r.x, seen.y - r.y, seen.w, seen.h }, 0
    };
    int32_t look[2] = { r.w, r.h };
    stamp_key(&s, KEY_HATCH, look, sizeof look);
    struct image im = cache_find(c->cache, s.key);
    if (im.texture == NULL) {
        struct mask m;
        stamp_mask(&s, &m);
        float every, w = (float)r.w, h = (float)r.h;
        float stroke = rule_hatch(w, &every);
        for (float x = every / 2; x < w + h; x += every)
            cover_segment(&m, (struct vec){ x, -stroke },
                          (struct vec){ x - h - stroke, h }, stroke / 2);
        im = canvas_mask(c, s.key, &m);
    }
    stamp_draw(c, &s, im, d);
}
