/*
 * Words in pixels, in whatever script. What our font has is written by SDL_ttf,
 * as it always was; only what it lacks, or what has to be joined or read from
 * right to left, is laid out first.
 */
#ifndef CHEQUER_LETTERS_H
#define CHEQUER_LETTERS_H

#include <stddef.h>

#include <SDL.h>

#include "scene/scene.h"

struct fonts;

/* Width of the first `len` bytes, with an em of `px` pixels. */
int letters_width(struct fonts *fonts, enum face face, int px, const char *utf8,
                  size_t len);

/* The words in white on nothing, for the caller to free; NULL if there is no
 * memory for them. *baseline is how far it is below the top. */
SDL_Surface *letters_draw(struct fonts *fonts, enum face face, int px,
                          const char *utf8, int *baseline);

#endif
