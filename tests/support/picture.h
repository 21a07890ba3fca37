/*
 * Drawing scenes for tests, and looking at the pixels. All of it needs fonts
 * from the system, as the program does.
 */
#ifndef CHEQUER_TEST_PICTURE_H
#define CHEQUER_TEST_PICTURE_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <SDL.h>

#include "base/error.h"
#include "base/task.h"
#include "render/font.h"
#include "render/file/bands.h"
#include "render/file/easel.h"
#include "render/file/png.h"
#include "scene/scene.h"
#include "scene/theme.h"

static inline struct fonts *picture_fonts(void)
{
    struct error err;
    struct fonts *fonts = fonts_open(NULL, &err);
    if (fonts == NULL) {
        fprintf(stderr, "%s\n", err.message);
        abort();
    }
    return fonts;
}

/* The scene as pixels; the caller frees them. */
static inline SDL_Surface *picture_of(const struct scene *sc,
                                      const struct theme *theme, float unit,
                                      struct fonts *fonts)
{
    struct error err;
    struct easel *easel = easel_create(fonts);
    SDL_Surface *s = easel_draw(easel, sc, theme, unit, &err);
    if (s == NULL) {
        fprintf(stderr, "%s\n", err.message);
        abort();
    }
    s->refcount++; /* the easel's, which is not needed any more */
    easel_destroy(easel);
    return s;
}

/* A surface as a PNG. */
static inline bool picture_encode(const SDL_Surface *s,
                                  const struct about *about, struct text *out,
                                  struct error *err)
{
    struct png_head head = {
        .width = s->w, .height = s->h, .transparent = true, .about = about
    };
    struct png *png = png_begin(&head, out, err);
    bool ok = png != NULL && png_rows(png, s, 0, s->h, out, err) &&
              png_end(png, out, err);
    png_drop(png);
    return ok;
}

/* The same as a file; false with *err filled in if there is none. */
static inline bool picture_png(const struct scene *sc,
                               const struct theme *theme, float unit,
                               struct fonts *fonts, const struct about *about,
                               struct text *out, struct error *err)
{
    struct easel *easel = easel_create(fonts);
    struct bands_order order = { sc, theme, unit, about, easel };
    struct task task = bands_png(&order);
    bool ok = task_finish(&task, out, err);
    easel_destroy(easel);
    return ok;
}

static inline struct rgba picture_pixel(const SDL_Surface *s, int x, int y)
{
    const uint8_t *p = (const uint8_t *)s->pixels + y * s->pitch + 4 * x;
    return (struct rgba){ p[0], p[1], p[2], p[3] };
}

static inline bool picture_is(const SDL_Surface *s, int x, int y, struct rgba c)
{
    struct rgba p = picture_pixel(s, x, y);
    return p.r == c.r && p.g == c.g && p.b == c.b;
}

/* How many pixels differ, and by how much at most in any channel. */
static inline long picture_difference(const SDL_Surface *a,
                                      const SDL_Surface *b, int *most)
{
    long n = 0;
    *most = 0;
    for (int y = 0; y < a->h; y++)
        for (int x = 0; x < a->w; x++) {
            struct rgba p = picture_pixel(a, x, y), q = picture_pixel(b, x, y);
            int d[3] = { abs(p.r - q.r), abs(p.g - q.g), abs(p.b - q.b) };
            for (int i = 0; i < 3; i++)
                *most = d[i] > *most ? d[i] : *most;
            n += d[0] + d[1] + d[2] > 0;
        }
    return n;
}

/* How many pixels are not of colour `c`. */
static inline long picture_others(const SDL_Surface *s, struct rgba c)
{
    long n = 0;
    for (int y = 0; y < s->h; y++)
        for (int x = 0; x < s->w; x++)
            n += !picture_is(s, x, y, c);
    return n;
}

#endif
