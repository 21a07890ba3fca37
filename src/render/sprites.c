/*
 * Pieces: the art drawn by SDL_image at exactly the size needed, never scaled,
 * except beyond a size at which nobody looks for a difference.
 */
#include <math.h>
#include <stdlib.h>

#include <SDL_image.h>

#include "base/hash.h"
#include "base/text.h"
#include "chess/piece.h"
#include "render/art.h"
#include "render/canvas.h"
#include "render/rules.h"

enum {
    KEY_SPRITE = 0x591e,
    SPRITE_MAX = 1024
};

static SDL_Surface *rasterise(int piece, int px)
{
    struct text svg;
    text_init(&svg);
    art_document(piece, &svg);
    SDL_RWops *rw = SDL_RWFromConstMem(svg.at, (int)svg.len);
    SDL_Surface *argb = NULL;
    if (rw != NULL) {
        SDL_Surface *s = IMG_LoadSizedSVG_RW(rw, px, px);
        SDL_RWclose(rw);
        if (s != NULL)
            argb = SDL_ConvertSurfaceFormat(s, SDL_PIXELFORMAT_ARGB8888, 0);
        SDL_FreeSurface(s);
    }
    text_free(&svg);
    return argb;
}

static struct image piece_image(struct canvas *c, int piece, int px)
{
    uint32_t look[3] = { KEY_SPRITE, (uint32_t)piece, (uint32_t)px };
    uint64_t key = hash_bytes(0, look, sizeof look);
    struct image im = cache_find(c->cache, key);
    if (im.texture != NULL)
        return im;
    SDL_Surface *s = rasterise(piece, px);
    if (s != NULL && s->pitch == s->w * 4)
        im = cache_add(c->cache, key, s->w, s->h, s->pixels);
    SDL_FreeSurface(s);
    return im;
}

void paint_piece(struct canvas *c, const struct draw *d)
{
    float size = fmaxf(d->size.x * c->unit, RULE_LEAST_PIECE);
    struct vec at = canvas_point(c, d->at);
    SDL_Rect r = { 0, 0, (int)rule_snap(fminf(size, 1 << 20)), 0 };
    r.h = r.w;
    if (piece_kind(d->code) == PIECE_NONE || fabsf(at.x) > 1 << 20 ||
        fabsf(at.y) > 1 << 20)
        return;
    r.x = (int)rule_snap(at.x - (float)r.w / 2);
    r.y = (int)rule_snap(at.y - (float)r.h / 2);
    if (!canvas_sees(c, r))
        return;
    struct image im = piece_image(c, d->code,
                                  r.w < SPRITE_MAX ? r.w : SPRITE_MAX);
    if (im.texture == NULL) {
        c->failed = true;
        return;
    }
    if (r.w <= SPRITE_MAX) {            /* it may come a pixel larger */
        r = (SDL_Rect){ r.x, r.y, im.w, im.h };
    }
    SDL_SetTextureAlphaMod(im.texture, rule_alpha(d));
    if (SDL_RenderCopy(c->to, im.texture, NULL, &r) != 0)
        c->failed = true;
}
