/*
 * Walking a scene, one draw after another. The settled part is drawn onto a
 * texture the second time it is met, and from then on copied; pictures that
 * are drawn only once are spared that.
 */
#include "render/painter.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/hash.h"
#include "render/canvas.h"
#include "render/hole_map.h"
#include "render/line.h"
#include "render/rules.h"

enum { CACHE_BYTES = 96 << 20, LAYERS = 2 };

/* The settled part of a scene as it was drawn last. */
struct layer {
    uint64_t key;
    SDL_Texture *texture;       /* owned; NULL: met only once so far */
    SDL_Rect at;
    unsigned used;
};

struct painter {
    struct canvas canvas;       /* theme, place and unit: of this draw */
    struct layer layers[LAYERS];
    unsigned clock;
};

struct painter *painter_create(SDL_Renderer *renderer, struct fonts *fonts)
{
    struct painter *p = xcalloc(1, sizeof *p);
    p->canvas.to = renderer;
    p->canvas.fonts = fonts;
    p->canvas.cache = cache_create(renderer, CACHE_BYTES);
    p->canvas.trails = trails_create();
    return p;
}

static void layer_free(struct layer *l)
{
    if (l->texture != NULL)
        SDL_DestroyTexture(l->texture);
    memset(l, 0, sizeof *l);
}

void painter_forget(struct painter *p)
{
    cache_clear(p->canvas.cache);
    trails_clear(p->canvas.trails);
    for (int i = 0; i < LAYERS; i++)
        layer_free(&p->layers[i]);
}

void painter_destroy(struct painter *p)
{
    if (p == NULL)
        return;
    painter_forget(p);
    cache_destroy(p->canvas.cache);
    trails_destroy(p->canvas.trails);
    free(p);
}

/* --- the walk ------------------------------------------------------------ */

static void paint_clip(struct canvas *c, const struct draw *d)
{
    SDL_Rect r = canvas_box(c, d->at, d->size);
    SDL_RenderSetClipRect(c->to, r.w > 0 && r.h > 0 ? &r : NULL);
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
    case DRAW_PIECE: paint_piece(c, d); break;
    case DRAW_DISC: paint_disc(c, d); break;
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

static void walk(struct canvas *c, const struct scene *sc, size_t from,
                 size_t to)
{
    while (from < to)
        from += paint(c, sc, &sc->draws[from], to - from);
}

/* --- the settled part ---------------------------------------------------- */

static uint64_t layer_key(const struct canvas *c, const struct scene *sc)
{
    float place[8] = { c->origin.x, c->origin.y, c->unit,
                       (float)theme_index(c->theme),
                       (float)c->visible.x, (float)c->visible.y,
                       (float)c->visible.w, (float)c->visible.h };
    return hash_bytes(scene_hash_settled(sc), place, sizeof place);
}

static struct layer *find_layer(struct painter *p, uint64_t key)
{
    struct layer *oldest = &p->layers[0];
    for (struct layer *l = p->layers; l < p->layers + LAYERS; l++) {
        if (l->key == key)
            return l;
        if (l->used < oldest->used)
            oldest = l;
    }
    return oldest;
}

static void paint_settled(struct canvas *c, const struct scene *sc)
{
    canvas_fill(c, canvas_box(c, (struct vec){ 0, 0 }, sc->extent),
                c->theme->ink[INK_BACK]);
    walk(c, sc, 0, sc->nsettled);
    SDL_RenderSetClipRect(c->to, NULL);
}

/* Draws the settled part onto a texture. If there is no memory for one, the
 * layer stays without. */
static void make_layer(struct canvas *c, const struct scene *sc,
                       struct layer *l)
{
    struct canvas on = *c;
    SDL_Texture *before = SDL_GetRenderTarget(c->to);
    l->at = canvas_box(c, (struct vec){ 0, 0 }, sc->extent);
    if (!SDL_IntersectRect(&l->at, &c->visible, &l->at))
        return;
    l->texture = SDL_CreateTexture(c->to, SDL_PIXELFORMAT_ARGB8888,
                                   SDL_TEXTUREACCESS_TARGET, l->at.w,
                                   l->at.h);
    if (l->texture == NULL || SDL_SetRenderTarget(c->to, l->texture) != 0)
        return;
    SDL_SetTextureBlendMode(l->texture, SDL_BLENDMODE_NONE);
    on.origin.x -= (float)l->at.x;
    on.origin.y -= (float)l->at.y;
    on.visible.x -= l->at.x;
    on.visible.y -= l->at.y;
    paint_settled(&on, sc);
    c->failed = c->failed || on.failed;
    SDL_SetRenderTarget(c->to, before);
}

static void draw_settled(struct painter *p, const struct scene *sc)
{
    struct canvas *c = &p->canvas;
    uint64_t key = layer_key(c, sc);
    struct layer *l = find_layer(p, key);
    bool again = l->key == key;
    if (!again) {
        layer_free(l);
        l->key = key;
    }
    l->used = ++p->clock;
    if (again && l->texture == NULL)
        make_layer(c, sc, l);
    if (l->texture == NULL)
        paint_settled(c, sc);
    else if (SDL_RenderCopy(c->to, l->texture, NULL, &l->at) != 0)
        c->failed = true;
}

bool painter_draw(struct painter *p, const struct scene *sc,
                  const struct theme *theme, float x, float y, float unit)
{
    struct canvas *c = &p->canvas;
    if (!(unit > 0) || !isfinite(x + y + unit))
        return true;
    c->theme = theme;
    c->origin = (struct vec){ x, y };
    c->unit = unit;
    c->failed = false;
    SDL_RenderGetViewport(c->to, &c->visible);
    c->visible.x = c->visible.y = 0;        /* drawing is relative to it */
    if (sc->nsettled > 0)
        draw_settled(p, sc);
    walk(c, sc, sc->nsettled, sc->ndraws);
    SDL_RenderSetClipRect(c->to, NULL);
    cache_trim(c->cache);
    return !c->failed;
}
