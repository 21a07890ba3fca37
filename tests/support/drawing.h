/*
 * A scene, fonts, and the picture of what was drawn last, for tests that look
 * at pixels one by one. Each test starts with an empty scene.
 */
#ifndef CHEQUER_TEST_DRAWING_H
#define CHEQUER_TEST_DRAWING_H

#include "support/picture.h"

static struct scene sc;
static struct fonts *fonts;
static SDL_Surface *picture; /* of the last draw(); freed by the next */

static const struct theme *brown, *green;

static inline void draw_on(const struct theme *theme, float unit)
{
    SDL_FreeSurface(picture);
    picture = picture_of(&sc, theme, unit, fonts);
}

static inline void draw(float unit)
{
    draw_on(brown, unit);
}

static inline void set_up(void *ctx)
{
    (void)ctx;
    scene_init(&sc);
    scene_clear(&sc, (struct vec){ 20, 10 });
}

static inline void tear_down(void *ctx)
{
    (void)ctx;
    scene_free(&sc);
    SDL_FreeSurface(picture);
    picture = NULL;
}

static inline bool is_back(int x, int y)
{
    return picture_is(picture, x, y, brown->ink[INK_BACK]);
}

static inline bool is_ink(int x, int y, enum ink ink)
{
    return picture_is(picture, x, y, brown->ink[ink]);
}

static inline long drawn(void)
{
    return picture_others(picture, brown->ink[INK_BACK]);
}

static inline void begin_drawing(void)
{
    fonts = picture_fonts();
    brown = theme_find("brown");
    green = theme_find("green");
}

#endif
