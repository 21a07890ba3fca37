/*
 * Textures that cost something to make, kept between frames under a hash of
 * what they show. What has not been used for longest goes first when they
 * become too many.
 */
#ifndef CHEQUER_CACHE_H
#define CHEQUER_CACHE_H

#include <stddef.h>
#include <stdint.h>

#include <SDL.h>

struct cache;

struct image {
    SDL_Texture *texture; /* owned by the cache; NULL if there is none */
    int w, h;
};

struct cache *cache_create(SDL_Renderer *renderer, size_t budget);
void cache_destroy(struct cache *c);
void cache_clear(struct cache *c);

struct image cache_find(struct cache *c, uint64_t key);

/* A texture of `w` by `h` pixels of SDL_PIXELFORMAT_ARGB8888, blended when it
 * is drawn. No texture in the result if there is no memory for it. */
struct image cache_add(struct cache *c, uint64_t key, int w, int h,
                       const uint32_t *argb);

/* The end of a frame: back into the budget. */
void cache_trim(struct cache *c);

#endif
