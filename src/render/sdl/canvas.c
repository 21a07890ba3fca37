/* From units to pixels, and the plainest ways of drawing on them. */
#include "render/sdl/canvas.h"

#include <math.h>
#include <stdlib.h>

#include "base/alloc.h"
#include "render/sdl/coverage.h"
#include "render/rules.h"

enum { FAR = 1 << 20 }; /* beyond any picture, and safe to add up */

struct vec canvas_point(const struct canvas *c, struct vec at)
{
    return (struct vec){ c->origin.x + at.x * c->unit,
                         c->origin.y + at.y * c->unit };
}

struct vec canvas_quarter(const struct canvas *c, struct vec at)
{
    struct vec p = canvas_point(c, at);
    return (struct vec){ floorf(p.x * 4 + 0.5f) / 4,
                         floorf(p.y * 4 + 0.5f) / 4 };
}

static int whole(float pixels)
{
    float v = rule_snap(pixels);
    return v < -FAR ? -FAR : v > FAR ? FAR : (int)v;
}

SDL_Rect canvas_box(const struct canvas *c, struct vec at, struct vec size)
{
    struct vec a = canvas_point(c, at);
    struct vec b = canvas_point(c,
                                (struct vec){ at.x + size.x, at.y + size.y });
    int x = whole(a.x), y = whole(a.y);
    return (SDL_Rect){ x, y, whole(b.x) - x, whole(b.y) - y };
}

bool canvas_sees(const struct canvas *c, SDL_Rect r)
{
    return r.w > 0 && r.h > 0 && SDL_HasIntersection(&r, &c->visible);
}

void canvas_fills(struct canvas *c, const SDL_Rect *rects, int n,
                  struct rgba colour)
{
    SDL_SetRenderDrawBlendMode(c->to, colour.a == 255 ? SDL_BLENDMODE_NONE
                                                      : SDL_BLENDMODE_BLEND);
    SDL_SetRenderDrawColor(c->to, colour.r, colour.g, colour.b, colour.a);
    if (n > 0 && SDL_RenderFillRects(c->to, rects, n) != 0)
        c->failed = true;
}

void canvas_fill(struct canvas *c, SDL_Rect r, struct rgba colour)
{
    if (canvas_sees(c, r) && colour.a != 0)
        canvas_fills(c, &r, 1, colour);
}

void canvas_clear(struct canvas *c, SDL_Rect r)
{
    SDL_SetRenderDrawBlendMode(c->to, SDL_BLENDMODE_NONE);
    SDL_SetRenderDrawColor(c->to, 0, 0, 0, 0);
    if (canvas_sees(c, r) && SDL_RenderFillRect(c->to, &r) != 0)
        c->failed = true;
}

void canvas_image(struct canvas *c, struct image im, int x, int y,
                  struct rgba colour)
{
    SDL_Rect at = { x, y, im.w, im.h };
    if (im.texture == NULL) {
        c->failed = true;
        return;
    }
    SDL_SetTextureColorMod(im.texture, colour.r, colour.g, colour.b);
    SDL_SetTextureAlphaMod(im.texture, colour.a);
    if (SDL_RenderCopy(c->to, im.texture, NULL, &at) != 0)
        c->failed = true;
}

struct image canvas_mask(struct canvas *c, uint64_t key, const struct mask *m)
{
    size_t n = (size_t)m->w * (size_t)m->h;
    uint32_t *argb = xmalloc(n * sizeof *argb);
    for (size_t i = 0; i < n; i++)
        argb[i] = (uint32_t)m->at[i] << 24 | 0xFFFFFF;
    struct image im = cache_add(c->cache, key, m->w, m->h, argb);
    free(argb);
    return im;
}

uint32_t canvas_argb(struct rgba c)
{
    return (uint32_t)c.a << 24 | (uint32_t)c.r << 16 | (uint32_t)c.g << 8 | c.b;
}
