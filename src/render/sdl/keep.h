/*
 * Pictures of scenes, kept from one frame to the next, so that a frame costs
 * what has changed in it and one copy.
 */
#ifndef CHEQUER_KEEP_H
#define CHEQUER_KEEP_H

#include "render/sdl/canvas.h"

struct keep;

struct keep *keep_create(void);
void keep_destroy(struct keep *k);
void keep_clear(struct keep *k);

/* Draws a scene on ground in the theme's INK_BACK. */
void keep_draw(struct keep *k, struct canvas *c, const struct scene *sc);

#endif
