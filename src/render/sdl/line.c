/*
 * Lines with a casing: all of a plain line is one shape and all of its casing
 * another below it, so that joins and crossings show no seams. Small lines
 * are kept as textures, since boards repeat them; others are made afresh where
 * they are visible, tile by tile, so that even the largest picture needs no
 * mask of its size.
 */
#include <math.h>
#include <stdlib.h>

#include "base/alloc.h"
#include "base/hash.h"
#include "render/sdl/canvas.h"
#include "render/sdl/coverage.h"
#include "render/rules.h"
#include "render/sdl/woven.h"

enum {
    KEY_LINE = 0x117e,
    SMALL = 256, /* pixels a side */
    FEW = 16,    /* points */
    TILE = 1024,
    CELL = 64, /* of a tile */
    FAR = 1 << 20
};

/* A line in pixels, and all that decides how it looks. */
struct drawn_line {
    struct vec *pts; /* owned */
    size_t n;
    const struct draw *d;
    const struct theme *theme;
    float radius, casing;
};

static uint32_t mixed(struct rgba over, struct rgba under, unsigned a,
                      unsigned below)
{
    /* `a` of 255 is ink, and of the rest `below` of 255 is casing. */
    unsigned b = below * (255 - a) / 255, all = a + b;
    unsigned r = (over.r * a + under.r * b) / all;
    unsigned g = (over.g * a + under.g * b) / all;
    unsigned u = (over.b * a + under.b * b) / all;
    return (uint32_t)(all << 24 | r << 16 | g << 8 | u);
}

/* The pixels of `area`, SDL_PIXELFORMAT_ARGB8888; the caller frees them. */
static uint32_t *plain_pixels(const struct drawn_line *l, SDL_Rect area)
{
    size_t pixels = (size_t)area.w * (size_t)area.h;
    uint32_t *argb = xmalloc(pixels * sizeof *argb);
    struct rgba over = l->theme->ink[l->d->ink];
    struct rgba under = l->theme->ink[INK_CASING];
    struct mask ink, casing;
    mask_init(&ink, area.x, area.y, area.w, area.h);
    mask_init(&casing, area.x, area.y, area.w, area.h);
    cover_line(&ink, l->pts, l->n, l->radius);
    if (l->casing > 0)
        cover_line(&casing, l->pts, l->n, l->radius + l->casing);
    for (size_t i = 0; i < pixels; i++)
        argb[i] = (ink.at[i] | casing.at[i]) == 0
                      ? 0
                      : mixed(over, under, ink.at[i], casing.at[i]);
    mask_free(&ink);
    mask_free(&casing);
    return argb;
}

static uint32_t *line_pixels(const struct drawn_line *l, SDL_Rect area)
{
    struct woven woven = { l->pts, l->d, l->theme, l->radius, l->casing };
    return l->d->code & LINE_WOVEN ? woven_pixels(&woven, area)
                                   : plain_pixels(l, area);
}

/* The whole pixels within the box; empty if they are out of reach. */
static SDL_Rect whole_pixels(struct vec low, struct vec high)
{
    if (!(low.x > -FAR && low.y > -FAR && high.x < FAR && high.y < FAR))
        return (SDL_Rect){ 0, 0, 0, 0 };
    int x = (int)floorf(low.x), y = (int)floorf(low.y);
    return (SDL_Rect){ x, y, (int)ceilf(high.x) - x, (int)ceilf(high.y) - y };
}

static uint64_t line_key(const struct drawn_line *l)
{
    float look[4] = { l->radius, l->casing, l->d->size.x,
                      (float)theme_index(l->theme) };
    uint8_t kind[2] = { l->d->ink, l->d->code };
    uint64_t key = hash_bytes(KEY_LINE, look, sizeof look);
    key = hash_bytes(key, kind, sizeof kind);
    return hash_bytes(key, l->pts, l->n * sizeof *l->pts);
}

/* Moves the points so that the line begins near (0,0), then draws it from the
 * cache. */
static void draw_small(struct canvas *c, struct drawn_line *l, SDL_Rect r,
                       uint8_t alpha)
{
    if (!canvas_sees(c, r))
        return;
    for (size_t i = 0; i < l->n; i++) {
        l->pts[i].x -= (float)r.x;
        l->pts[i].y -= (float)r.y;
    }
    uint64_t key = line_key(l);
    struct image im = cache_find(c->cache, key);
    if (im.texture == NULL) {
        SDL_Rect area = { 0, 0, r.w, r.h };
        uint32_t *argb = line_pixels(l, area);
        im = cache_add(c->cache, key, area.w, area.h, argb);
        free(argb);
    }
    canvas_image(c, im, r.x, r.y, (struct rgba){ 255, 255, 255, alpha });
}

static bool is_blank(const uint32_t *argb, int pitch, SDL_Rect cell)
{
    for (int y = cell.y; y < cell.y + cell.h; y++)
        for (int x = cell.x; x < cell.x + cell.w; x++)
            if (argb[(ptrdiff_t)y * pitch + x] != 0)
                return false;
    return true;
}

/* Most of a tile is blank, and blending that would cost as much as the line:
 * only the cells that hold some of it are drawn. */
static void draw_cells(struct canvas *c, SDL_Texture *t, const uint32_t *argb,
                       SDL_Rect area)
{
    for (int y = 0; y < area.h; y += CELL)
        for (int x = 0; x < area.w; x += CELL) {
            SDL_Rect cell = { x, y, area.w - x < CELL ? area.w - x : CELL,
                              area.h - y < CELL ? area.h - y : CELL };
            SDL_Rect at = { area.x + x, area.y + y, cell.w, cell.h };
            if (!is_blank(argb, area.w, cell) &&
                SDL_RenderCopy(c->to, t, &cell, &at) != 0)
                c->failed = true;
        }
}

static void draw_tile(struct canvas *c, const struct drawn_line *l,
                      SDL_Rect area, uint8_t alpha)
{
    uint32_t *argb = line_pixels(l, area);
    SDL_Texture *t = SDL_CreateTexture(c->to, SDL_PIXELFORMAT_ARGB8888,
                                       SDL_TEXTUREACCESS_STATIC, area.w,
                                       area.h);
    if (t == NULL || SDL_UpdateTexture(t, NULL, argb, area.w * 4) != 0) {
        c->failed = true;
    } else {
        SDL_SetTextureBlendMode(t, SDL_BLENDMODE_BLEND);
        SDL_SetTextureAlphaMod(t, alpha);
        draw_cells(c, t, argb, area);
    }
    if (t != NULL)
        SDL_DestroyTexture(t);
    free(argb);
}

static void draw_tiles(struct canvas *c, const struct drawn_line *l, SDL_Rect r,
                       uint8_t alpha)
{
    if (!SDL_IntersectRect(&r, &c->visible, &r))
        return;
    for (int y = r.y; y < r.y + r.h; y += TILE)
        for (int x = r.x; x < r.x + r.w; x += TILE) {
            SDL_Rect tile = { x, y, TILE, TILE };
            SDL_IntersectRect(&tile, &r, &tile);
            draw_tile(c, l, tile, alpha);
        }
}

void paint_polyline(struct canvas *c, const struct scene *sc,
                    const struct draw *d)
{
    struct drawn_line l = { .n = d->count,
                            .d = d,
                            .theme = c->theme,
                            .radius = fmaxf(rule_stroke(d, c->unit), 1) / 2,
                            .casing = rule_casing(d, c->unit) };
    uint8_t alpha = rule_alpha(d);
    struct vec box[2];
    if (d->count == 0 || alpha == 0)
        return;
    l.pts = canvas_points(c, sc, d, l.radius + l.casing + 1, box);
    SDL_Rect r = whole_pixels(box[0], box[1]);
    if (r.w <= SMALL && r.h <= SMALL && d->count <= FEW)
        draw_small(c, &l, r, alpha);
    else
        draw_tiles(c, &l, r, alpha);
    free(l.pts);
}
