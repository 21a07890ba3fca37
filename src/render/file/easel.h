/*
 * Pixels without a display: the painter on SDL's software renderer over plain
 * memory. Nothing of SDL needs to be started for that. What is costly to make
 * is kept from one picture to the next.
 */
#ifndef CHEQUER_EASEL_H
#define CHEQUER_EASEL_H

#include <SDL.h>

struct easel;
struct error;
struct fonts;
struct scene;
struct theme;

enum { EASEL_SIDE_MAX = 16384 }; /* pixels, of the largest picture */

/* How many pixels a side of `units` takes. */
float easel_side(float units, float unit);

/* The fonts must outlive it. */
struct easel *easel_create(struct fonts *fonts);
void easel_destroy(struct easel *e);

/* The scene with `unit` pixels to a unit, in SDL_PIXELFORMAT_RGBA32, opaque
 * unless the scene is transparent. The surface is the easel's and changes with
 * the next picture; NULL with *err filled in on failure. */
SDL_Surface *easel_draw(struct easel *e, const struct scene *sc,
                        const struct theme *theme, float unit,
                        struct error *err);

/* Only `n` rows of it, the first of them `top`: a picture that is too large to
 * be in memory is drawn in bands. They are the same pixels; what is below the
 * picture is ground. */
SDL_Surface *easel_rows(struct easel *e, const struct scene *sc,
                        const struct theme *theme, float unit, int top, int n,
                        struct error *err);

#endif
