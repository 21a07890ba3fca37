/*
 * How much of each pixel a shape covers, worked out by distance: half a pixel
 * inside the edge is all, half a pixel outside is nothing. SDL's software
 * renderer moves the corners of triangles to whole pixels, so smooth edges
 * have to be made here and drawn as textures; they then look the same on
 * every renderer.
 */
#ifndef CHEQUER_COVERAGE_H
#define CHEQUER_COVERAGE_H

#include <stddef.h>
#include <stdint.h>

#include "scene/scene.h"

/* Coverage of the pixels from (x,y) on, 0 to 255, row by row. */
struct mask {
    int x, y, w, h;
    uint8_t *at; /* owned */
};

void mask_init(struct mask *m, int x, int y, int w, int h); /* empty */
void mask_free(struct mask *m);

/* All of these keep what a pixel already has if that is more. */
void cover_segment(struct mask *m, struct vec a, struct vec b, float radius);
void cover_line(struct mask *m, const struct vec *pts, size_t n, float radius);
void cover_ring(struct mask *m, struct vec centre, float radius, float stroke);
void cover_polygon(struct mask *m, const struct vec *pts, size_t n);

/* Smooth between nothing at `d` = 0.5 and everything at -0.5. */
static inline uint8_t coverage(float d)
{
    if (d <= -0.5f)
        return 255;
    return d >= 0.5f ? 0 : (uint8_t)((0.5f - d) * 255 + 0.5f);
}

#endif
