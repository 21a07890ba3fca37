/*
 * Draws scenes on an SDL renderer: the window's, or a software renderer over
 * a surface. Keeps what is costly to make between frames: sprites, glyphs,
 * wood, and the pictures of scenes with ground, of which only what has changed
 * is drawn again.
 */
#ifndef CHEQUER_PAINTER_H
#define CHEQUER_PAINTER_H

#include <stdbool.h>

#include <SDL.h>

#include "scene/scene.h"
#include "scene/theme.h"

struct fonts;
struct painter;

struct painter *painter_create(SDL_Renderer *renderer, struct fonts *fonts);
void painter_destroy(struct painter *p);

/* Drop everything kept as a texture: after a device reset, or to save
 * memory. */
void painter_forget(struct painter *p);

/* Draw with unit (0,0) of the scene at pixel (x,y), `unit` pixels to one
 * unit. False if anything could not be drawn (out of memory). */
bool painter_draw(struct painter *p, const struct scene *sc,
                  const struct theme *theme, float x, float y, float unit);

#endif
