/* A surface as the bytes of a PNG file. */
#ifndef CHEQUER_PNG_H
#define CHEQUER_PNG_H

#include <stdbool.h>

#include <SDL.h>

struct about;
struct error;
struct text;

/* Appends to `out`. `about` may be NULL. The surface is in
 * SDL_PIXELFORMAT_RGBA32. */
bool png_encode(const SDL_Surface *s, const struct about *about,
                struct text *out, struct error *err);

#endif
