/*
 * Where the painter is drawing just now, and the functions that draw one kind
 * of thing each there. Private to the SDL back end.
 */
#ifndef CHEQUER_CANVAS_H
#define CHEQUER_CANVAS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <SDL.h>

#include "scene/scene.h"
#include "scene/theme.h"

struct cache;
struct fonts;
struct mask;

/* --- textures (cache.c) -------------------------------------------------- */

/* Those that cost something to make are kept between frames under a hash of
 * what they show. What has not been used for longest goes first when they
 * become too many. */
struct image {
    SDL_Texture *texture; /* owned by the cache; NULL if there is none */
    int w, h;
    int baseline; /* of words: pixels below the top */
};

struct cache *cache_create(SDL_Renderer *renderer, size_t budget);
void cache_destroy(struct cache *c);
void cache_clear(struct cache *c);

struct image cache_find(struct cache *c, uint64_t key);

/* For those that are words. */
void cache_set_baseline(struct cache *c, uint64_t key, int baseline);

/* A texture of `w` by `h` pixels of SDL_PIXELFORMAT_ARGB8888, blended when it
 * is drawn. No texture in the result if there is no memory for it. */
struct image cache_add(struct cache *c, uint64_t key, int w, int h,
                       const uint32_t *argb);

/* The end of a frame: back into the budget. */
void cache_trim(struct cache *c);

/* No frame will follow soon: back into a small part of it, but for what the
 * last frames have used. */
void cache_rest(struct cache *c);

/* --- the canvas ---------------------------------------------------------- */

struct canvas {
    SDL_Renderer *to;
    struct cache *cache;
    struct fonts *fonts;
    const struct theme *theme;
    struct vec origin; /* the pixel of unit (0,0) */
    float unit;        /* pixels to one unit */
    SDL_Rect visible;  /* pixels that can be seen at all */
    bool transparent;  /* holes go through all that is below them */
    bool failed;       /* something could not be drawn */
};

/* --- help for the functions below (canvas.c) ----------------------------- */

struct vec canvas_point(const struct canvas *c, struct vec at);

/* The same to a quarter of a pixel: as fine as the eye cares about, and
 * shapes repeat. */
struct vec canvas_quarter(const struct canvas *c, struct vec at);

/* All points of a draw like this, for the caller to free, and the box around
 * them, `more` wider. */
struct vec *canvas_points(const struct canvas *c, const struct scene *sc,
                          const struct draw *d, float more, struct vec box[2]);

/* Where a rectangle's edges go on whole pixels. */
SDL_Rect canvas_box(const struct canvas *c, struct vec at, struct vec size);
bool canvas_sees(const struct canvas *c, SDL_Rect r);

void canvas_fill(struct canvas *c, SDL_Rect r, struct rgba colour);
void canvas_fills(struct canvas *c, const SDL_Rect *rects, int n,
                  struct rgba colour);

/* Take away whatever was drawn there. */
void canvas_clear(struct canvas *c, SDL_Rect r);

/* Draw the image at its own size, its white in `colour`. */
void canvas_image(struct canvas *c, struct image im, int x, int y,
                  struct rgba colour);

/* Draw opaque pixels of SDL_PIXELFORMAT_ARGB8888 that are not worth to be
 * kept. */
void canvas_once(struct canvas *c, SDL_Rect at, const uint32_t *argb);

/* A white texture of the mask, which is freed; and one of the surface, which
 * is freed, too, and may be NULL. */
struct image canvas_mask(struct canvas *c, uint64_t key, struct mask *m);
struct image canvas_surface(struct canvas *c, uint64_t key, SDL_Surface *s);

uint32_t canvas_argb(struct rgba c);

/* Paints all of a scene, as far as it is visible. */
void canvas_walk(struct canvas *c, const struct scene *sc);

/* --- one kind each ------------------------------------------------------- */

void paint_board(struct canvas *c, const struct draw *d);
void paint_frame(struct canvas *c, const struct draw *d);
void paint_field(struct canvas *c, const struct scene *sc,
                 const struct draw *d);

/* A run of `n` draws that are all holes: neighbours become one hole. */
void paint_holes(struct canvas *c, const struct draw *d, size_t n);

/* A run of `n` plain rectangles in the same colour. */
void paint_rects(struct canvas *c, const struct draw *d, size_t n);
void paint_round_rect(struct canvas *c, const struct draw *d);
void paint_outline(struct canvas *c, const struct draw *d);
void paint_shadow(struct canvas *c, const struct draw *d);
void paint_hatch(struct canvas *c, const struct draw *d);

void paint_disc(struct canvas *c, const struct draw *d);
void paint_ring(struct canvas *c, const struct draw *d);

/* A disc of radius `r`, in pixels, with a line on its edge, inside. */
void paint_edged(struct canvas *c, struct vec at, float r, struct rgba fill,
                 float width, struct rgba edge);
void paint_polygon(struct canvas *c, const struct scene *sc,
                   const struct draw *d);
void paint_arrow(struct canvas *c, const struct scene *sc,
                 const struct draw *d);
void paint_polyline(struct canvas *c, const struct scene *sc,
                    const struct draw *d);
void paint_piece(struct canvas *c, const struct scene *sc,
                 const struct draw *d);
void paint_text(struct canvas *c, const struct scene *sc, const struct draw *d);

/* --- where two scenes in the same place look different (changes.c) -------- */

enum { CHANGES_MAX = 16 };

/* A few rectangles of pixels that cover all of it. */
struct changes {
    SDL_Rect at[CHANGES_MAX];
    int n;
    bool all; /* too much to tell apart */
};

/* Adds to what `out` has. */
void changes_find(const struct canvas *c, const struct scene *was,
                  const struct scene *is, struct changes *out);

#endif
