/*
 * SDL draws fastest on ARGB words; bytes in the order R, G, B, A are what
 * files are made of. Both are views of the same memory, drawn on as the one
 * and then put in the order of the other.
 */
#include "render/file/easel.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/error.h"
#include "render/rules.h"
#include "render/sdl/painter.h"
#include "scene/scene.h"

/* SDL's blending loses a little on opaque pixels each time. */
enum { OPAQUE = 250 };

struct easel {
    struct fonts *fonts;
    SDL_Surface *out;       /* owned, as all below: RGBA bytes */
    SDL_Surface *argb;      /* the same memory as words */
    SDL_Renderer *renderer; /* on argb */
    struct painter *painter;
};

struct easel *easel_create(struct fonts *fonts)
{
    struct easel *e = xcalloc(1, sizeof *e);
    e->fonts = fonts;
    return e;
}

static void put_away(struct easel *e)
{
    painter_destroy(e->painter);
    if (e->renderer != NULL)
        SDL_DestroyRenderer(e->renderer);
    SDL_FreeSurface(e->argb);
    SDL_FreeSurface(e->out);
    *e = (struct easel){ .fonts = e->fonts };
}

void easel_destroy(struct easel *e)
{
    if (e != NULL)
        put_away(e);
    free(e);
}

/* --- the surface --------------------------------------------------------- */

static bool set_up(struct easel *e, int w, int h)
{
    if (e->painter != NULL && e->out->w == w && e->out->h == h)
        return true;
    put_away(e);
    e->out = SDL_CreateRGBSurfaceWithFormat(0, w, h, 32,
                                            SDL_PIXELFORMAT_RGBA32);
    if (e->out == NULL)
        return false;
    e->argb = SDL_CreateRGBSurfaceWithFormatFrom(
        e->out->pixels, w, h, 32, e->out->pitch, SDL_PIXELFORMAT_ARGB8888);
    if (e->argb != NULL)
        e->renderer = SDL_CreateSoftwareRenderer(e->argb);
    if (e->renderer != NULL)
        e->painter = painter_create(e->renderer, e->fonts);
    return e->painter != NULL;
}

float easel_side(float units, float unit)
{
    return fmaxf(rule_snap(units * unit), 1);
}

static bool check_size(float w, float h, struct error *err)
{
    return (w <= EASEL_SIDE_MAX && h <= EASEL_SIDE_MAX) ||
           error_set(err,
                     "the picture would be %.0fx%.0f pixels; at most "
                     "%d a side are possible",
                     (double)w, (double)h, EASEL_SIDE_MAX);
}

/* --- pictures ------------------------------------------------------------ */

/* On the surface, in the painter's order; it is at `view` of the picture. */
static bool draw(struct easel *e, const struct scene *sc,
                 const struct theme *theme, float unit, SDL_Rect view)
{
    struct rgba back = theme->ink[INK_BACK];
    if (sc->transparent)
        back = (struct rgba){ 0, 0, 0, 0 };
    SDL_SetRenderDrawColor(e->renderer, back.r, back.g, back.b, back.a);
    bool ok = SDL_RenderSetViewport(e->renderer, &view) == 0 &&
              SDL_RenderClear(e->renderer) == 0;
    ok = painter_draw(e->painter, sc, theme, 0, 0, unit) && ok;
    return SDL_RenderFlush(e->renderer) == 0 && ok;
}

/* What was laid over nothing has become darker by as much as it covers. */
static uint8_t full(uint32_t colour, uint32_t alpha)
{
    uint32_t v = alpha == 0 ? 0 : (colour * 255 + alpha / 2) / alpha;
    return (uint8_t)(v > 255 ? 255 : v);
}

static void reorder_row(uint8_t *row, int n, bool transparent)
{
    for (int x = 0; x < n; x++, row += 4) {
        uint32_t argb, a = 255;
        memcpy(&argb, row, 4); /* SDL's is a call for every pixel */
        uint8_t r = (uint8_t)(argb >> 16), g = (uint8_t)(argb >> 8);
        uint8_t b = (uint8_t)argb;
        if (transparent && argb >> 24 < OPAQUE) {
            a = argb >> 24;
            r = full(r, a);
            g = full(g, a);
            b = full(b, a);
        }
        row[0] = r;
        row[1] = g;
        row[2] = b;
        row[3] = (uint8_t)a;
    }
}

static void reorder(SDL_Surface *s, bool transparent)
{
    for (int y = 0; y < s->h; y++)
        reorder_row((uint8_t *)s->pixels + (ptrdiff_t)y * s->pitch, s->w,
                    transparent);
}

/* What SDL says last need not be what went wrong first: from 2.28 on a texture
 * that there is no memory for ends in a complaint about its missing surface. */
static const char *sdl_reason(void)
{
    const char *last = SDL_GetError();
    return strcmp(last, "Parameter 'surface' is invalid") == 0 ? "Out of memory"
                                                               : last;
}

SDL_Surface *easel_rows(struct easel *e, const struct scene *sc,
                        const struct theme *theme, float unit, int top, int n,
                        struct error *err)
{
    float w = easel_side(sc->extent.x, unit);
    float h = easel_side(sc->extent.y, unit);
    if (!check_size(w, h, err))
        return NULL;
    SDL_Rect view = { 0, -top, (int)w, (int)h };
    if (!set_up(e, view.w, n) || !draw(e, sc, theme, unit, view)) {
        error_set(err, "cannot draw the picture: %s", sdl_reason());
        return NULL;
    }
    reorder(e->out, sc->transparent);
    return e->out;
}

SDL_Surface *easel_draw(struct easel *e, const struct scene *sc,
                        const struct theme *theme, float unit,
                        struct error *err)
{
    float h = fminf(easel_side(sc->extent.y, unit), EASEL_SIDE_MAX);
    return easel_rows(e, sc, theme, unit, 0, (int)h, err);
}
