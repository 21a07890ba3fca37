/*
 * Rectangles. Their edges are on whole pixels, so only rounded corners and
 * soft shadows need textures; the rest is plain filling.
 */
#include <math.h>
#include <stdlib.h>

#include "base/hash.h"
#include "render/sdl/canvas.h"
#include "render/sdl/coverage.h"
#include "render/rules.h"

enum { KEY_CORNER = 0xc0e4, KEY_SHADOW, BATCH = 256, RADIUS_MAX = 512 };

void paint_rects(struct canvas *c, const struct draw *d, size_t n)
{
    struct rgba colour = rule_colour(c->theme, d);
    SDL_Rect batch[BATCH];
    int held = 0;
    for (size_t i = 0; i < n && colour.a != 0; i++) {
        batch[held] = canvas_box(c, d[i].at, d[i].size);
        if (canvas_sees(c, batch[held]))
            held++;
        if (held == BATCH) {
            canvas_fills(c, batch, held, colour);
            held = 0;
        }
    }
    canvas_fills(c, batch, held, colour);
}

/*
 * The four corners of a box, from one texture of a whole circle: a disc, or a
 * ring if `stroke` is not 0.
 */
static void paint_corners(struct canvas *c, SDL_Rect box, int radius,
                          int stroke, struct rgba colour)
{
    int32_t look[3] = { KEY_CORNER, radius, stroke };
    uint64_t key = hash_bytes(0, look, sizeof look);
    struct image im = cache_find(c->cache, key);
    if (im.texture == NULL) {
        float r = (float)radius, w = (float)stroke;
        struct vec centre = { r, r };
        struct mask m;
        mask_init(&m, 0, 0, 2 * radius, 2 * radius);
        if (stroke > 0)
            cover_ring(&m, centre, r - w / 2, w);
        else
            cover_segment(&m, centre, centre, r);
        im = canvas_mask(c, key, &m);
    }
    if (im.texture == NULL) {
        c->failed = true;
        return;
    }
    SDL_SetTextureColorMod(im.texture, colour.r, colour.g, colour.b);
    SDL_SetTextureAlphaMod(im.texture, colour.a);
    for (int i = 0; i < 4; i++) {
        int right = i & 1, low = i >> 1;
        SDL_Rect part = { right * radius, low * radius, radius, radius };
        SDL_Rect at = { box.x + right * (box.w - radius),
                        box.y + low * (box.h - radius), radius, radius };
        if (SDL_RenderCopy(c->to, im.texture, &part, &at) != 0)
            c->failed = true;
    }
}

static int corner_radius(const struct canvas *c, const struct draw *d,
                         SDL_Rect box)
{
    int least = box.w < box.h ? box.w : box.h;
    int r = (int)rule_snap(fminf(fmaxf(d->extra * c->unit, 0), RADIUS_MAX));
    return r < least / 2 ? r : least / 2;
}

void paint_round_rect(struct canvas *c, const struct draw *d)
{
    SDL_Rect b = canvas_box(c, d->at, d->size);
    struct rgba colour = rule_colour(c->theme, d);
    if (!canvas_sees(c, b) || colour.a == 0)
        return;
    int r = corner_radius(c, d, b);
    if (r > 0)
        paint_corners(c, b, r, 0, colour);
    canvas_fill(c, (SDL_Rect){ b.x + r, b.y, b.w - 2 * r, r }, colour);
    canvas_fill(c, (SDL_Rect){ b.x, b.y + r, b.w, b.h - 2 * r }, colour);
    canvas_fill(c, (SDL_Rect){ b.x + r, b.y + b.h - r, b.w - 2 * r, r },
                colour);
}

void paint_outline(struct canvas *c, const struct draw *d)
{
    SDL_Rect b = canvas_box(c, d->at, d->size);
    struct rgba colour = rule_colour(c->theme, d);
    int w = (int)rule_snap(fminf(rule_stroke(d, c->unit), RADIUS_MAX));
    if (!canvas_sees(c, b) || colour.a == 0)
        return;
    w = w < 1 ? 1 : w;
    if (2 * w >= b.w || 2 * w >= b.h) { /* nothing left to surround */
        paint_round_rect(c, d);
        return;
    }
    int r = corner_radius(c, d, b);
    if (r > 0 && r < w)
        r = w;
    if (r > 0)
        paint_corners(c, b, r, w, colour);
    int e = r > 0 ? r : w; /* where the upright sides begin */
    canvas_fill(c, (SDL_Rect){ b.x + r, b.y, b.w - 2 * r, w }, colour);
    canvas_fill(c, (SDL_Rect){ b.x + r, b.y + b.h - w, b.w - 2 * r, w },
                colour);
    canvas_fill(c, (SDL_Rect){ b.x, b.y + e, w, b.h - 2 * e }, colour);
    canvas_fill(c, (SDL_Rect){ b.x + b.w - w, b.y + e, w, b.h - 2 * e },
                colour);
}

/* A quarter of a round blot, the darkest in its first pixel. */
static struct image blot(struct canvas *c, int radius, int quarter)
{
    int32_t look[3] = { KEY_SHADOW, radius, quarter };
    uint64_t key = hash_bytes(0, look, sizeof look);
    struct image im = cache_find(c->cache, key);
    if (im.texture != NULL)
        return im;
    struct mask m;
    mask_init(&m, 0, 0, radius, radius);
    for (int y = 0; y < radius; y++)
        for (int x = 0; x < radius; x++) {
            float d = hypotf((float)x + 0.5f, (float)y + 0.5f);
            int at_x = quarter & 1 ? x : radius - 1 - x;
            int at_y = quarter & 2 ? y : radius - 1 - y;
            m.at[at_y * radius + at_x] =
                (uint8_t)(255 * rule_shadow(d / (float)radius));
        }
    return canvas_mask(c, key, &m);
}

/* The sides are lines, each fainter than the last. */
static void paint_shadow_sides(struct canvas *c, SDL_Rect b, int r,
                               struct rgba colour)
{
    for (int i = 0; i < r; i++) {
        struct rgba faint = colour;
        float d = ((float)i + 0.5f) / (float)r;
        faint.a = (uint8_t)(colour.a * rule_shadow(d));
        canvas_fill(c, (SDL_Rect){ b.x, b.y - 1 - i, b.w, 1 }, faint);
        canvas_fill(c, (SDL_Rect){ b.x, b.y + b.h + i, b.w, 1 }, faint);
        canvas_fill(c, (SDL_Rect){ b.x - 1 - i, b.y, 1, b.h }, faint);
        canvas_fill(c, (SDL_Rect){ b.x + b.w + i, b.y, 1, b.h }, faint);
    }
}

void paint_shadow(struct canvas *c, const struct draw *d)
{
    SDL_Rect b = canvas_box(c, d->at, d->size);
    struct rgba colour = rule_colour(c->theme, d);
    int r = (int)fminf(d->extra * c->unit, RADIUS_MAX);
    if (r < 1 || b.w < 1 || b.h < 1)
        return;
    canvas_fill(c, b, colour);
    paint_shadow_sides(c, b, r, colour);
    for (int i = 0; i < 4; i++) {
        SDL_Rect at = { i & 1 ? b.x + b.w : b.x - r,
                        i & 2 ? b.y + b.h : b.y - r, r, r };
        if (canvas_sees(c, at))
            canvas_image(c, blot(c, r, i), at.x, at.y, colour);
    }
}
