/*
 * Long lines that change at their end, as the path of a tour does. The line
 * as last drawn is kept as a texture; a frame makes anew only the pixels
 * around the legs in which the two differ, be it longer or shorter now.
 */
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "render/line.h"

enum {
    TRAILS = 3,
    GRID = 256,             /* areas are rounded to this, to have room */
    BAND = 256              /* rows sent to the texture at a time */
};

struct trail {
    struct line_style style;
    SDL_Rect area;
    SDL_Texture *texture;           /* owned; NULL: the slot is free */
    struct vec *pts;                /* owned: what the texture shows */
    size_t n, cap;
    unsigned used;
};

struct trails {
    struct trail at[TRAILS];
    unsigned clock;
};

struct trails *trails_create(void)
{
    return xcalloc(1, sizeof(struct trails));
}

static void trail_free(struct trail *t)
{
    if (t->texture != NULL)
        SDL_DestroyTexture(t->texture);
    free(t->pts);
    memset(t, 0, sizeof *t);
}

void trails_clear(struct trails *t)
{
    for (int i = 0; i < TRAILS; i++)
        trail_free(&t->at[i]);
}

void trails_destroy(struct trails *t)
{
    if (t == NULL)
        return;
    trails_clear(t);
    free(t);
}

static bool inside(SDL_Rect inner, SDL_Rect outer)
{
    SDL_Rect both;
    SDL_UnionRect(&inner, &outer, &both);
    return SDL_RectEquals(&both, &outer);
}

/* Could the line be what `t` shows, but for its end? */
static bool akin(const struct trail *t, const struct vec *pts,
                 const struct line_style *style, SDL_Rect bounds)
{
    return t->texture != NULL && inside(bounds, t->area) &&
           memcmp(&t->style, style, sizeof *style) == 0 &&
           memcmp(t->pts, pts, sizeof *pts) == 0;
}

static struct trail *choose(struct trails *trails, const struct vec *pts,
                            const struct line_style *style, SDL_Rect bounds)
{
    struct trail *oldest = &trails->at[0];
    for (struct trail *t = trails->at; t < trails->at + TRAILS; t++) {
        if (akin(t, pts, style, bounds))
            return t;
        if (t->used < oldest->used)
            oldest = t;
    }
    trail_free(oldest);
    return oldest;
}

static SDL_Rect rounded(SDL_Rect r, SDL_Rect visible)
{
    int x0 = r.x & ~(GRID - 1), y0 = r.y & ~(GRID - 1);
    int x1 = (r.x + r.w + GRID - 1) & ~(GRID - 1);
    int y1 = (r.y + r.h + GRID - 1) & ~(GRID - 1);
    SDL_Rect out = { x0, y0, x1 - x0, y1 - y0 };
    SDL_IntersectRect(&out, &visible, &out);
    return out;
}

static bool start(struct canvas *c, struct trail *t,
                  const struct line_style *style, SDL_Rect bounds)
{
    t->style = *style;
    t->area = rounded(bounds, c->visible);
    t->texture = SDL_CreateTexture(c->to, SDL_PIXELFORMAT_ARGB8888,
                                   SDL_TEXTUREACCESS_STATIC, t->area.w,
                                   t->area.h);
    if (t->texture == NULL)
        return false;
    SDL_SetTextureBlendMode(t->texture, SDL_BLENDMODE_BLEND);
    return true;
}

/* Take over the points, and say which pixels change by that. */
static SDL_Rect take(struct trail *t, const struct vec *pts, size_t n)
{
    size_t same = 0, both = t->n < n ? t->n : n;
    while (same < both && memcmp(&t->pts[same], &pts[same],
                                 sizeof *pts) == 0)
        same++;
    SDL_Rect gone = { 0, 0, 0, 0 }, come = { 0, 0, 0, 0 }, dirty = t->area;
    size_t from = same > 0 ? same - 1 : 0;      /* where the two part */
    if (t->n > 0) {
        if (same < t->n)
            gone = line_bounds(t->pts + from, t->n - from, &t->style);
        if (same < n)
            come = line_bounds(pts + from, n - from, &t->style);
        SDL_UnionRect(&gone, &come, &dirty);
        SDL_IntersectRect(&dirty, &t->area, &dirty);
    }
    if (n > t->cap) {
        t->cap = 2 * n;
        t->pts = xrealloc(t->pts, t->cap, sizeof *t->pts);
    }
    memcpy(t->pts + same, pts + same, (n - same) * sizeof *pts);
    t->n = n;
    return dirty;
}

static bool send(struct trail *t, SDL_Rect r)
{
    SDL_Rect at = { r.x - t->area.x, r.y - t->area.y, r.w, r.h };
    uint32_t *argb = line_pixels(t->pts, t->n, &t->style, r);
    bool ok = SDL_UpdateTexture(t->texture, &at, argb, r.w * 4) == 0;
    free(argb);
    return ok;
}

void trail_draw(struct canvas *c, const struct vec *pts, size_t n,
                const struct line_style *style, uint8_t alpha)
{
    SDL_Rect bounds = line_bounds(pts, n, style);
    if (!SDL_IntersectRect(&bounds, &c->visible, &bounds))
        return;
    struct trail *t = choose(c->trails, pts, style, bounds);
    t->used = ++c->trails->clock;
    if (t->texture == NULL && !start(c, t, style, bounds)) {
        c->failed = true;
        return;
    }
    SDL_Rect dirty = take(t, pts, n);
    int end = dirty.y + dirty.h;
    for (int y = dirty.y; dirty.w > 0 && y < end; y += BAND) {
        SDL_Rect band = { dirty.x, y, dirty.w,
                          end - y < BAND ? end - y : BAND };
        c->failed = !send(t, band) || c->failed;
    }
    canvas_image(c, (struct image){ t->texture, t->area.w, t->area.h },
                 t->area.x, t->area.y, (struct rgba){ 255, 255, 255, alpha });
}
