/* One picture of a scene. */
#include "render/file/raster.h"

#include <math.h>

#include "base/error.h"
#include "base/text.h"
#include "render/file/easel.h"
#include "render/file/png.h"
#include "render/rules.h"
#include "scene/scene.h"

float raster_side(float units, float unit)
{
    return fmaxf(rule_snap(units * unit), 1);
}

SDL_Surface *raster_surface(const struct scene *sc, const struct theme *theme,
                            float unit, struct fonts *fonts, struct error *err)
{
    struct easel *easel = easel_create(fonts);
    if (easel_draw(easel, sc, theme, unit, err) != NULL)
        return easel_take(easel);
    easel_destroy(easel);
    return NULL;
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
