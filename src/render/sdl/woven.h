/* Pixels of a line that goes over and under itself. */
#ifndef CHEQUER_WOVEN_H
#define CHEQUER_WOVEN_H

#include <stddef.h>
#include <stdint.h>

#include <SDL.h>

#include "scene/scene.h"
#include "scene/theme.h"

struct woven {
    const struct vec *pts; /* in pixels */
    const struct draw *d;  /* as it was added */
    const struct theme *theme;
    float radius, casing;
};

/* The pixels of `area`, SDL_PIXELFORMAT_ARGB8888; the caller frees them. */
uint32_t *woven_pixels(const struct woven *w, SDL_Rect area);

#endif
