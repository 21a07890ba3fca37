/*
 * Lines with a casing, as pixels: all of the line is one shape and all of its
 * casing another below it, so that joins and crossings show no seams.
 */
#ifndef CHEQUER_LINE_H
#define CHEQUER_LINE_H

#include "render/canvas.h"

struct line_style {
    float radius, casing;           /* pixels */
    struct rgba ink, casing_ink;
};

/* The pixels of `area`, SDL_PIXELFORMAT_ARGB8888; the caller frees them. */
uint32_t *line_pixels(const struct vec *pts, size_t n,
                      const struct line_style *style, SDL_Rect area);

/* The whole pixels that the line touches. Empty if they are out of reach. */
SDL_Rect line_bounds(const struct vec *pts, size_t n,
                     const struct line_style *style);

/* Long lines, kept between frames. */
struct trails *trails_create(void);
void trails_destroy(struct trails *t);
void trails_clear(struct trails *t);

void trail_draw(struct canvas *c, const struct vec *pts, size_t n,
                const struct line_style *style, uint8_t alpha);

#endif
