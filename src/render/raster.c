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

static bool check_size(float w, float h, struct error *err)
{
    if (!(w <= RASTER_SIDE_MAX && h <= RASTER_SIDE_MAX))
        return error_set(err, "the picture would be %.0fx%.0f pixels; at most "
                         "%d a side are possible", (double)w, (double)h,
                         RASTER_SIDE_MAX);
    if (w * h > RASTER_PIXELS_MAX)
        return error_set(err, "the picture would be %.0fx%.0f pixels; at most "
                         "%d million in all are possible", (double)w,
                         (double)h, RASTER_PIXELS_MAX / 1000000);
    return true;
}

/* Draws on the surface, in its own format. */
static bool draw(SDL_Surface *s, const struct scene *sc,
                 const struct theme *theme, float unit, struct fonts *fonts)
{
    struct rgba back = theme->ink[INK_BACK];
    SDL_Renderer *renderer = SDL_CreateSoftwareRenderer(s);
    if (renderer == NULL)
        return false;
    SDL_SetRenderDrawColor(renderer, back.r, back.g, back.b, 255);
    bool ok = SDL_RenderClear(renderer) == 0;
    struct painter *painter = painter_create(renderer, fonts);
    ok = painter_draw(painter, sc, theme, 0, 0, unit) && ok;
    painter_destroy(painter);
    ok = SDL_RenderFlush(renderer) == 0 && ok;
    SDL_DestroyRenderer(renderer);
    return ok;
}

/* SDL draws fastest on ARGB words; bytes in the order R, G, B, A are what
 * files are made of. */
static void reorder(SDL_Surface *s)
{
    for (int y = 0; y < s->h; y++) {
        uint8_t *row = (uint8_t *)s->pixels + (ptrdiff_t)y * s->pitch;
        for (int x = 0; x < s->w; x++, row += 4) {
            uint32_t argb;
            SDL_memcpy(&argb, row, 4);
            row[0] = (uint8_t)(argb >> 16);
            row[1] = (uint8_t)(argb >> 8);
            row[2] = (uint8_t)argb;
            row[3] = 255;
        }
    }
}

SDL_Surface *raster_surface(const struct scene *sc, const struct theme *theme,
                            float unit, struct fonts *fonts,
                            struct error *err)
{
    float w = fmaxf(rule_snap(sc->extent.x * unit), 1);
    float h = fmaxf(rule_snap(sc->extent.y * unit), 1);
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
        reorder(out);
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
