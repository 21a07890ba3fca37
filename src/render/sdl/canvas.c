/* From units to pixels, and the plainest ways of drawing on them. */
#include "render/sdl/canvas.h"

#include <math.h>
#include <stdlib.h>

#include "base/alloc.h"
#include "render/rules.h"
#include "render/sdl/coverage.h"

enum { FAR = 1 << 20 }; /* beyond any picture, and safe to add up */

struct vec canvas_point(const struct canvas *c, struct vec at)
{
    return (struct vec){ c->origin.x + at.x * c->unit,
                         c->origin.y + at.y * c->unit };
}

struct vec canvas_quarter(const struct canvas *c, struct vec at)
{
    return rule_quarter(canvas_point(c, at));
}

struct vec *canvas_points(const struct canvas *c, const struct scene *sc,
                          const struct draw *d, float more, struct vec box[2])
{
    const struct vec *from = scene_points(sc, d);
    struct vec *to = xmalloc(d->count * sizeof *to);
    box[0] = (struct vec){ INFINITY, INFINITY };
    box[1] = (struct vec){ -INFINITY, -INFINITY };
    for (uint32_t i = 0; i < d->count; i++) {
        to[i] = canvas_quarter(c, from[i]);
        box[0].x = fminf(box[0].x, to[i].x - more);
        box[0].y = fminf(box[0].y, to[i].y - more);
        box[1].x = fmaxf(box[1].x, to[i].x + more);
        box[1].y = fmaxf(box[1].y, to[i].y + more);
    }
    return to;
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

void canvas_once(struct canvas *c, SDL_Rect at, const uint32_t *argb)
{
    SDL_Texture *t = SDL_CreateTexture(c->to, SDL_PIXELFORMAT_ARGB8888,
                                       SDL_TEXTUREACCESS_STATIC, at.w, at.h);
    if (t == NULL)
        c->failed = true;
    else if (SDL_SetTextureBlendMode(t, SDL_BLENDMODE_NONE) != 0 ||
             SDL_UpdateTexture(t, NULL, argb, at.w * 4) != 0 ||
             SDL_RenderCopy(c->to, t, NULL, &at) != 0)
        c->failed = true;
    if (t != NULL)
        SDL_DestroyTexture(t);
}

struct image canvas_mask(struct canvas *c, uint64_t key, struct mask *m)
{
    size_t n = (size_t)m->w * (size_t)m->h;
    uint32_t *argb = xmalloc(n * sizeof *argb);
    for (size_t i = 0; i < n; i++)
        argb[i] = (uint32_t)m->at[i] << 24 | 0xFFFFFF;
    struct image im = cache_add(c->cache, key, m->w, m->h, argb);
    free(argb);
    mask_free(m);
    return im;
}

struct image canvas_surface(struct canvas *c, uint64_t key, SDL_Surface *s)
{
    struct image im = { NULL, 0, 0, 0 };
    SDL_Surface *argb = NULL;
    if (s != NULL)
        argb = SDL_ConvertSurfaceFormat(s, SDL_PIXELFORMAT_ARGB8888, 0);
    if (argb != NULL && argb->pitch == argb->w * 4)
        im = cache_add(c->cache, key, argb->w, argb->h, argb->pixels);
    SDL_FreeSurface(argb);
    SDL_FreeSurface(s);
    return im;
}

uint32_t canvas_argb(struct rgba c)
{
    return (uint32_t)c.a << 24 | (uint32_t)c.r << 16 | (uint32_t)c.g << 8 | c.b;
}

/* --- walking a scene, one draw after another ----------------------------- */

static void paint_clip(struct canvas *c, const struct draw *d)
{
    SDL_Rect r = canvas_box(c, d->at, d->size);
    if (r.w <= 0 || r.h <= 0)
        r = c->visible;
    else if (!SDL_IntersectRect(&r, &c->visible, &r))
        r = (SDL_Rect){ c->visible.x, c->visible.y, 0, 0 };
    SDL_RenderSetClipRect(c->to, &r);
}

/* The number of draws from `d` on, of `n`, that are plain rectangles in the
 * same colour as the first. */
static size_t rect_run(const struct draw *d, size_t n)
{
    size_t i = 0;
    while (i < n && d[i].kind == DRAW_RECT && d[i].extra <= 0 &&
           d[i].ink == d[0].ink && d[i].alpha == d[0].alpha)
        i++;
    return i;
}

/* Paints `d`, or a run of `n` draws that starts with it: how many. */
static size_t paint(struct canvas *c, const struct scene *sc,
                    const struct draw *d, size_t n)
{
    size_t run = 1;
    switch ((enum draw_kind)d->kind) {
    case DRAW_BOARD: paint_board(c, d); break;
    case DRAW_FRAME: paint_frame(c, d); break;
    case DRAW_HOLE:
        run = hole_run(d, n);
        if (run > 0)
            paint_holes(c, d, run);
        break;
    case DRAW_RECT:
        run = rect_run(d, n);
        if (run > 0)
            paint_rects(c, d, run);
        else
            paint_round_rect(c, d);
        break;
    case DRAW_OUTLINE: paint_outline(c, d); break;
    case DRAW_HATCH: paint_hatch(c, d); break;
    case DRAW_SHADOW: paint_shadow(c, d); break;
    case DRAW_PIECE: paint_piece(c, sc, d); break;
    case DRAW_DISC:
        if (rule_disc_shown(sc, d, n, c->unit))
            paint_disc(c, d);
        break;
    case DRAW_RING: paint_ring(c, d); break;
    case DRAW_POLYLINE: paint_polyline(c, sc, d); break;
    case DRAW_ARROW: paint_arrow(c, sc, d); break;
    case DRAW_POLYGON: paint_polygon(c, sc, d); break;
    case DRAW_FIELD: paint_field(c, sc, d); break;
    case DRAW_TEXT: paint_text(c, sc, d); break;
    case DRAW_CLIP: paint_clip(c, d); break;
    }
    return run > 0 ? run : 1;
}

/* Is nothing to be seen of what lies below? Its own edges may be a pixel
 * off. */
static bool hides_all(const struct canvas *c, const struct draw *d)
{
    SDL_Rect box = canvas_box(c, d->at, d->size), seen;
    box = (SDL_Rect){ box.x + 1, box.y + 1, box.w - 2, box.h - 2 };
    return d->kind == DRAW_BOARD &&
           SDL_IntersectRect(&box, &c->visible, &seen) &&
           SDL_RectEquals(&seen, &c->visible);
}

/* The first draw that matters. Within a board these are its squares: of the
 * frame nothing would be left, nor of its shadow. */
static size_t first_seen(const struct canvas *c, const struct scene *sc)
{
    enum { LOOK = 8 }; /* it is among the first */
    for (size_t i = 0; i < sc->ndraws && i < LOOK; i++) {
        if (sc->draws[i].kind == DRAW_CLIP)
            return 0;
        if (hides_all(c, &sc->draws[i]))
            return i;
    }
    return 0;
}

void canvas_walk(struct canvas *c, const struct scene *sc)
{
    SDL_RenderSetClipRect(c->to, &c->visible);
    for (size_t i = first_seen(c, sc); i < sc->ndraws;)
        i += paint(c, sc, &sc->draws[i], sc->ndraws - i);
    SDL_RenderSetClipRect(c->to, NULL);
}
