/* PNG files, row by row. */
#ifndef CHEQUER_PNG_H
#define CHEQUER_PNG_H

#include <stdbool.h>
#include <stdint.h>

#include <SDL.h>

struct about;
struct error;
struct few;
struct png;
struct text;

struct png_head {
    int width, height;
    bool transparent;      /* not all pixels are opaque */
    bool grain;            /* fine noise, as of wood: no row is like the last */
    const struct few *few; /* its colours; NULL: many */
    const struct about *about; /* may be NULL */
};

/* All three append to `out`. NULL on failure. */
struct png *png_begin(const struct png_head *head, struct text *out,
                      struct error *err);

/* The next `n` rows, the first of them row `from` of a surface in
 * SDL_PIXELFORMAT_RGBA32. */
bool png_rows(struct png *p, const SDL_Surface *s, int from, int n,
              struct text *out, struct error *err);

/* After the last row. */
bool png_end(struct png *p, struct text *out, struct error *err);

/* Frees it, at any time; fine if it is NULL. */
void png_drop(struct png *p);

#endif
