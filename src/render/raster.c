/*
 * Pictures without a display: the painter on SDL's software renderer over
 * plain memory. Nothing of SDL needs to be started for that.
 */
#include "render/raster.h"

#include <math.h>

#include "base/error.h"
#include "base/text.h"
#include "render/painter.h"
#include "render/png.h"
#include "render/rules.h"
#include "scene/scene.h"

/* SDL's blending loses a little on opaque pixels each time. */
enum { OPAQUE = 250 };

float raster_side(float units, float unit)
{
    return fmaxf(rule_snap(units * unit), 1);
}

static bool check_size(float w, float h, struct error *err)
{
    return (w <= RASTER_SIDE_MAX && h <= RASTER_SIDE_MAX) ||
           error_set(err, "the picture would be %.0fx%.0f pixels; at most "
                     "%d a side are possible", (double)w, (double)h,
                     RASTER_SIDE_MAX);
}

/* Draws on the surface, in its own format. */
static bool draw(SDL_Surface *s, const struct scene *sc,
                 const struct theme *theme, float unit, struct fonts *fonts)
{
    struct rgba back = theme->ink[INK_BACK];
    SDL_Renderer *renderer = SDL_CreateSoftwareRenderer(s);
    if (renderer == NULL)
        return false;
    if (sc->transparent)
        back = (struct rgba){ 0, 0, 0, 0 };
    SDL_SetRenderDrawColor(renderer, back.r, back.g, back.b, back.a);
    bool ok = SDL_RenderClear(renderer) == 0;
    struct painter *painter = painter_create(renderer, fonts);
    ok = painter_draw(painter, sc, theme, 0, 0, unit) && ok;
    painter_destroy(painter);
    ok = SDL_RenderFlush(renderer) == 0 && ok;
    SDL_DestroyRenderer(renderer);
    return ok;
}

/* What was laid over nothing has become darker by as much as it covers. */
static uint8_t full(uint32_t colour, uint32_t alpha)
{
    uint32_t v = alpha == 0 ? 0 : (colour * 255 + alpha / 2) / alpha;
    return (uint8_t)(v > 255 ? 255 : v);
}

/* SDL draws fastest on ARGB words; bytes in the order R, G, B, A are what
 * files are made of. */
static void reorder(SDL_Surface *s, bool transparent)
{
    for (int y = 0; y < s->h; y++) {
        uint8_t *row = (uint8_t *)s->pixels + (ptrdiff_t)y * s->pitch;
        for (int x = 0; x < s->w; x++, row += 4) {
            uint32_t argb, a;
            SDL_memcpy(&argb, row, 4);
            a = transparent && argb >> 24 < OPAQUE ? argb >> 24 : 255;
            row[0] = full(argb >> 16 & 255, a);
            row[1] = full(argb >> 8 & 255, a);
            row[2] = full(argb & 255, a);
            row[3] = (uint8_t)a;
        }
    }
}

SDL_Surface *raster_surface(const struct scene *sc, const struct theme *theme,
                            float unit, struct fonts *fonts,
                            struct error *err)
{
    float w = raster_side(sc->extent.x, unit);
    float h = raster_side(sc->extent.y, unit);
    if (!check_size(w, h, err))
        return NULL;
    SDL_Surface *out = SDL_CreateRGBSurfaceWithFormat(
        0, (int)w, (int)h, 32, SDL_PIXELFORMAT_RGBA32);
    SDL_Surface *argb = out == NULL ? NULL :
        SDL_CreateRGBSurfaceWithFormatFrom(out->pixels, out->w, out->h, 32,
                                           out->pitch,
                                           SDL_PIXELFORMAT_ARGB8888);
    bool ok = argb != NULL && draw(argb, sc, theme, unit, fonts);
    if (ok)
        reorder(out, sc->transparent);
    else
        error_set(err, "cannot draw the picture: %s", SDL_GetError());
    SDL_FreeSurface(argb);
    if (!ok) {
        SDL_FreeSurface(out);
        out = NULL;
    }
    return out;
}

bool raster_png(const struct scene *sc, const struct theme *theme, float unit,
                struct fonts *fonts, const struct about *about,
                struct text *out, struct error *err)
{
    SDL_Surface *s = raster_surface(sc, theme, unit, fonts, err);
    if (s == NULL)
        return false;
    bool ok = png_encode(s, about, out, err);
    SDL_FreeSurface(s);
    return ok;
}
