/*
 * The frame around the board: four planks that meet in mitres, bevelled and
 * lit from the top left, with a soft shadow below them. Themes without grain
 * get a plain frame between two thin lines.
 */
#include <math.h>
#include <stdlib.h>

#include "base/alloc.h"
#include "base/hash.h"
#include "render/sdl/canvas.h"
#include "render/rules.h"
#include "render/sdl/wood.h"

enum { KEY_FRAME = 0xf4a3, WHOLE_PIXELS = 1 << 22 };
enum side { TOP, RIGHT, BOTTOM, LEFT };

enum { SIDES = 4, BAND_MAX = 4096 };

struct frame {
    int w, h, band;   /* outer size, width of the wood: pixels */
    int line, groove; /* see rules.h */
    uint32_t *wood;   /* owned, as below; made when it is needed */
    float *tone;      /* of its planks one after the other, from the edge in */
    const struct theme *theme;
};

/* On which plank a pixel lies, how far along it and how far in. */
static enum side plank(const struct frame *f, int x, int y, int *along,
                       int *across)
{
    int away[SIDES] = { y, f->w - 1 - x, f->h - 1 - y, x };
    enum side side = TOP;
    for (int i = RIGHT; i <= LEFT; i++)
        if (away[i] < away[side])
            side = (enum side)i;
    *along = side == TOP || side == BOTTOM ? x : y;
    *across = away[side];
    return side;
}

/* Percent of the wood's brightness: the outer edge slopes towards the light
 * on top and left, the inner edge the other way, and a groove follows. */
static float bevel(const struct frame *f, enum side side, int across)
{
    float u = ((float)across + 0.5f) / (float)f->band;
    float lit = side == TOP || side == LEFT ? 1 : -1;
    if (across == 0)
        return 0.62f;
    if (across >= f->band - f->groove)
        return 0.42f;
    if (u < 0.14f)
        return 1 + 0.22f * lit * (1 - u / 0.14f);
    if (u > 0.84f)
        return 1 - 0.24f * lit * (u - 0.84f) / 0.16f;
    return 1 + 0.05f * sinf((u - 0.14f) / 0.70f * 3.14159f);
}

static uint32_t toned(uint32_t argb, float by)
{
    uint32_t out = 0xFF000000u;
    for (int shift = 0; shift < 24; shift += 8) {
        float v = (float)(argb >> shift & 255) * by;
        out |= (v > 255 ? 255u : (uint32_t)v) << shift;
    }
    return out;
}

static void make_wood(struct frame *f)
{
    static const float light[SIDES] = { 1.10f, 0.95f, 0.88f, 1.03f };
    f->wood = wood_make(WOOD_FRAME, f->theme->frame);
    f->tone = xmalloc(SIDES * (size_t)f->band * sizeof *f->tone);
    for (int i = 0; i < SIDES * f->band; i++) {
        enum side side = (enum side)(i / f->band);
        f->tone[i] = light[side] * bevel(f, side, i % f->band);
    }
}

static uint32_t wooden_pixel(const struct frame *f, int x, int y)
{
    int along, across;
    enum side side = plank(f, x, y, &along, &across);
    int turn = along / WOOD_SIDE & 1, u = along % WOOD_SIDE;
    if (turn) /* mirrored, so that the fibres meet */
        u = WOOD_SIDE - 1 - u;
    int v = (across + (int)side * 131) % WOOD_SIDE;
    return toned(f->wood[v * WOOD_SIDE + u],
                 f->tone[(int)side * f->band + across]);
}

static uint32_t plain_pixel(const struct frame *f, int x, int y)
{
    int along, across;
    plank(f, x, y, &along, &across);
    bool line = across < f->line || across >= f->band - f->line;
    return canvas_argb(line ? rule_shade(f->theme->frame, RULE_FRAME_LINE)
                            : f->theme->frame);
}

/* The pixels of the part `r`; the caller frees them. */
static uint32_t *part_pixels(struct frame *f, SDL_Rect r)
{
    uint32_t *argb = xmalloc((size_t)r.w * (size_t)r.h * sizeof *argb);
    size_t i = 0;
    if (f->theme->grain && f->wood == NULL)
        make_wood(f);
    for (int y = r.y; y < r.y + r.h; y++)
        for (int x = r.x; x < r.x + r.w; x++)
            argb[i++] = f->theme->grain ? wooden_pixel(f, x, y)
                                        : plain_pixel(f, x, y);
    return argb;
}

/* The part `r` of the frame, whose place in the picture is `at`. */
static void paint_part(struct canvas *c, struct frame *f, SDL_Rect r,
                       SDL_Rect at)
{
    int32_t look[9] = { KEY_FRAME, f->w, f->h,
                        f->band,   r.x,  r.y,
                        r.w,       r.h,  theme_index(f->theme) };
    uint64_t key = hash_bytes(0, look, sizeof look);
    struct image im = cache_find(c->cache, key);
    if (im.texture == NULL) {
        uint32_t *argb = part_pixels(f, r);
        im = cache_add(c->cache, key, r.w, r.h, argb);
        free(argb);
    }
    canvas_image(c, im, at.x + r.x, at.y + r.y,
                 (struct rgba){ 255, 255, 255, 255 });
}

/* What is seen of a plank that is too large to be kept. */
static void paint_seen(struct canvas *c, struct frame *f, SDL_Rect seen,
                       SDL_Rect at)
{
    SDL_IntersectRect(&seen, &c->visible, &seen);
    uint32_t *argb = part_pixels(
        f, (SDL_Rect){ seen.x - at.x, seen.y - at.y, seen.w, seen.h });
    canvas_once(c, seen, argb);
    free(argb);
}

static void paint_planks(struct canvas *c, struct frame *f, SDL_Rect at)
{
    int b = f->band;
    const SDL_Rect parts[SIDES] = {
        { 0, 0, f->w, b },
        { f->w - b, b, b, f->h - 2 * b },
        { 0, f->h - b, f->w, b },
        { 0, b, b, f->h - 2 * b },
    };
    for (int i = 0; i < SIDES; i++) {
        SDL_Rect r = parts[i], seen = { at.x + r.x, at.y + r.y, r.w, r.h };
        if (!canvas_sees(c, seen))
            continue;
        if ((int64_t)r.w * r.h > WHOLE_PIXELS)
            paint_seen(c, f, seen, at);
        else
            paint_part(c, f, r, at);
    }
}

static struct box as_box(SDL_Rect r)
{
    return (struct box){ (float)r.x, (float)r.y, (float)r.w, (float)r.h };
}

static int band_of(const struct canvas *c, const struct draw *d, SDL_Rect inner)
{
    struct vec at = { d->at.x - d->extra, d->at.y - d->extra };
    struct vec size = { d->size.x + 2 * d->extra, d->size.y + 2 * d->extra };
    SDL_Rect outer = canvas_box(c, at, size);
    return (int)fminf(rule_frame_band(c->theme, as_box(inner), as_box(outer)),
                      BAND_MAX);
}

void paint_frame(struct canvas *c, const struct draw *d)
{
    SDL_Rect inner = canvas_box(c, d->at, d->size);
    int band = band_of(c, d, inner);
    SDL_Rect outer = { inner.x - band, inner.y - band, inner.w + 2 * band,
                       inner.h + 2 * band };
    struct frame f = { outer.w,
                       outer.h,
                       band,
                       (int)rule_frame_line((float)band),
                       (int)rule_frame_groove((float)band),
                       NULL,
                       NULL,
                       c->theme };
    struct draw shadow = rule_frame_shadow(d);
    if (!c->theme->print)
        paint_shadow(c, &shadow);
    if (band < 1 || !canvas_sees(c, outer))
        return;
    paint_planks(c, &f, outer);
    free(f.wood);
    free(f.tone);
}
