/* A scene as pixels, without a display: a surface, or a PNG file's bytes. */
#ifndef CHEQUER_RASTER_H
#define CHEQUER_RASTER_H

#include <stdbool.h>

#include <SDL.h>

struct about;
struct error;
struct fonts;
struct scene;
struct text;
struct theme;

enum { RASTER_SIDE_MAX = 16384 }; /* pixels, of the largest picture */

/* How many pixels a side of `units` takes. */
float raster_side(float units, float unit);

/* The caller frees the surface, which is in SDL_PIXELFORMAT_RGBA32, opaque
 * unless the scene is transparent; NULL with *err filled in on failure. */
SDL_Surface *raster_surface(const struct scene *sc, const struct theme *theme,
                            float unit, struct fonts *fonts, struct error *err);

/* Appends the file's bytes to `out`, with the words in tEXt chunks. */
bool raster_png(const struct scene *sc, const struct theme *theme, float unit,
                struct fonts *fonts, const struct about *about,
                struct text *out, struct error *err);

#endif
