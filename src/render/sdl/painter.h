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

/* Nothing moves for now: what was kept in case it is drawn again, such as the
 * words and wood of sizes that the window had, goes if it is much; pictures and
 * room for scenes larger than the present ones go. */
void painter_rest(struct painter *p);

/* Draw with unit (0,0) of the scene at pixel (x,y), `unit` pixels to one
 * unit. False if anything could not be drawn (out of memory). */
bool painter_draw(struct painter *p, const struct scene *sc,
                  const struct theme *theme, float x, float y, float unit);

/* --- a target that keeps its pixels from frame to frame --------------------
 */

enum { PAINTER_RECTS = 16 };

/* A scene and its place, as above. */
struct coat {
    const struct scene *scene;
    const struct theme *theme;
    struct vec at;
    float unit;
    SDL_Rect pane; /* of the target, all that may be drawn on; empty: all */
};

/* Which pixels were drawn. */
struct damage {
    SDL_Rect at[PAINTER_RECTS];
    int n;
    bool whole;
};

/* Draw scenes over each other, the first of them with ground, where they look
 * different from the last time; all of them if `whole`, which it has to be if
 * anybody else has drawn there. False if anything could not be drawn. */
bool painter_coats(struct painter *p, const struct coat *coats, int n,
                   bool whole, struct damage *drawn);

#endif
