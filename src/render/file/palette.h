/*
 * The few colours a GIF may have, chosen from all that its frames use: the
 * most frequent ones, so that large areas are exact, then again and again the
 * colour that is farthest from all chosen so far, so that none is far off.
 * The same frames always give the same palette.
 */
#ifndef CHEQUER_PALETTE_H
#define CHEQUER_PALETTE_H

#include <stdint.h>

#include <SDL.h>

#include "scene/theme.h"

enum { PALETTE_MAX = 255 };

struct palette;

struct palette *palette_create(void);
void palette_destroy(struct palette *p);

/* Count the colours of a surface in SDL_PIXELFORMAT_RGBA32. */
void palette_count(struct palette *p, const SDL_Surface *s);

/* After all surfaces have been counted. */
void palette_choose(struct palette *p);

int palette_size(const struct palette *p);
struct rgba palette_at(const struct palette *p, int index);

/* The nearest chosen colour to each of `n` pixels. */
void palette_map(struct palette *p, const uint8_t *rgba, int n, uint8_t *index);

#endif
