/*
 * The cache is a hash table with linear probing. Entries are only ever removed
 * by cache_trim, which builds the table anew, so probing needs no tombstones.
 */
#include "render/sdl/canvas.h"

#include <assert.h>
#include <stdlib.h>

#include "base/alloc.h"

struct entry {
    uint64_t key;
    struct image image; /* free slot: no texture */
    unsigned used;      /* the frame it was last drawn in */
};

struct cache {
    SDL_Renderer *renderer;
    size_t budget, bytes;
    struct entry *slots; /* owned; `cap` is a power of two */
    size_t cap, n;
    unsigned frame;
};

enum {
    FIRST_CAP = 256,
    OVERHEAD = 1024, /* what a small texture costs besides pixels */
    OLD_FRAMES = 120,
    LAST_FRAMES = 12,
    REST_SHARE = 12 /* of the budget is kept while nothing moves */
};

static void make_slots(struct cache *c, size_t cap)
{
    c->slots = xcalloc(cap, sizeof *c->slots);
    c->cap = cap;
    c->n = c->bytes = 0;
}

struct cache *cache_create(SDL_Renderer *renderer, size_t budget)
{
    struct cache *c = xcalloc(1, sizeof *c);
    c->renderer = renderer;
    c->budget = budget;
    make_slots(c, FIRST_CAP);
    return c;
}

static void destroy_all(struct cache *c)
{
    for (size_t i = 0; i < c->cap; i++)
        if (c->slots[i].image.texture != NULL)
            SDL_DestroyTexture(c->slots[i].image.texture);
    free(c->slots);
}

void cache_destroy(struct cache *c)
{
    if (c == NULL)
        return;
    destroy_all(c);
    free(c);
}

void cache_clear(struct cache *c)
{
    destroy_all(c);
    make_slots(c, FIRST_CAP);
}

static struct entry *slot_of(const struct cache *c, uint64_t key)
{
    size_t i = (size_t)(key ^ key >> 32) & (c->cap - 1);
    while (c->slots[i].image.texture != NULL && c->slots[i].key != key)
        i = (i + 1) & (c->cap - 1);
    return &c->slots[i];
}

static size_t cost(const struct image *im)
{
    return (size_t)im->w * (size_t)im->h * 4 + OVERHEAD;
}

/* Into a table of `cap` slots, leaving out what was last used before frame
 * `oldest`. */
static void rebuild(struct cache *c, size_t cap, unsigned oldest)
{
    struct entry *old = c->slots;
    size_t old_cap = c->cap;
    make_slots(c, cap);
    for (size_t i = 0; i < old_cap; i++) {
        if (old[i].image.texture == NULL)
            continue;
        if (old[i].used < oldest) {
            SDL_DestroyTexture(old[i].image.texture);
            continue;
        }
        *slot_of(c, old[i].key) = old[i];
        c->n++;
        c->bytes += cost(&old[i].image);
    }
    free(old);
}

struct image cache_find(struct cache *c, uint64_t key)
{
    struct entry *e = slot_of(c, key);
    e->used = c->frame;
    return e->image;
}

void cache_set_baseline(struct cache *c, uint64_t key, int baseline)
{
    slot_of(c, key)->image.baseline = baseline;
}

static SDL_Texture *make_texture(SDL_Renderer *r, int w, int h,
                                 const uint32_t *argb)
{
    SDL_Texture *t = SDL_CreateTexture(r, SDL_PIXELFORMAT_ARGB8888,
                                       SDL_TEXTUREACCESS_STATIC, w, h);
    if (t == NULL)
        return NULL;
    if (SDL_UpdateTexture(t, NULL, argb, w * 4) != 0) {
        SDL_DestroyTexture(t);
        return NULL;
    }
    SDL_SetTextureBlendMode(t, SDL_BLENDMODE_BLEND);
    return t;
}

struct image cache_add(struct cache *c, uint64_t key, int w, int h,
                       const uint32_t *argb)
{
    struct image im = { make_texture(c->renderer, w, h, argb), w, h, 0 };
    if (im.texture == NULL)
        return im;
    if (2 * (c->n + 1) > c->cap)
        rebuild(c, 2 * c->cap, 0);
    struct entry *e = slot_of(c, key);
    assert(e->image.texture == NULL);
    *e = (struct entry){ key, im, c->frame };
    c->n++;
    c->bytes += cost(&im);
    return im;
}

/* What the last frames did without goes, if it is too much. */
static void drop_old(struct cache *c, size_t budget, unsigned frames)
{
    if (c->bytes > budget && c->frame > frames)
        rebuild(c, c->cap, c->frame - frames);
}

void cache_trim(struct cache *c)
{
    drop_old(c, c->budget, OLD_FRAMES);
    drop_old(c, c->budget, 0);
    c->frame++;
}

void cache_rest(struct cache *c)
{
    drop_old(c, c->budget / REST_SHARE, OLD_FRAMES);
    drop_old(c, c->budget / REST_SHARE, LAST_FRAMES);
}
