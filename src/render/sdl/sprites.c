/*
 * Pieces: the art drawn by SDL_image at exactly the size needed, never scaled,
 * except beyond a size at which nobody looks for a difference. Those that are
 * larger than any on a screen are not kept, to save memory.
 */
#include <math.h>
#include <stdlib.h>

#include <SDL_image.h>

#include "base/hash.h"
#include "base/text.h"
#include "chess/piece.h"
#include "render/art.h"
#include "render/sdl/canvas.h"
#include "render/rules.h"

enum { KEY_SPRITE = 0x591e, KEPT_MAX = 2048, SPRITE_MAX = 4096 };

static SDL_Surface *rasterise(const struct canvas *c, int piece, int px)
{
    struct text svg;
    text_init(&svg);
    art_document(piece, c->theme->print, &svg);
    SDL_RWops *rw = SDL_RWFromConstMem(svg.at, (int)svg.len);
    SDL_Surface *s = rw != NULL ? IMG_LoadSizedSVG_RW(rw, px, px) : NULL;
    if (rw != NULL)
        SDL_RWclose(rw);
    text_free(&svg);
    return s;
}

static struct image piece_image(struct canvas *c, int piece, int px)
{
    uint32_t look[4] = { KEY_SPRITE, (uint32_t)piece, (uint32_t)px,
                         c->theme->print };
    uint64_t key = hash_bytes(0, look, sizeof look);
    struct image im = cache_find(c->cache, key);
    return im.texture != NULL ? im
                              : canvas_surface(c, key, rasterise(c, piece, px));
}

static bool copy(struct canvas *c, SDL_Texture *t, SDL_Rect to, uint8_t alpha)
{
    SDL_SetTextureAlphaMod(t, alpha);
    return SDL_RenderCopy(c->to, t, NULL, &to) == 0;
}

static bool paint_large(struct canvas *c, int piece, SDL_Rect to, uint8_t alpha)
{
    SDL_Surface *s = rasterise(c, piece, to.w < SPRITE_MAX ? to.w : SPRITE_MAX);
    SDL_Texture *t = s == NULL ? NULL : SDL_CreateTextureFromSurface(c->to, s);
    SDL_FreeSurface(s);
    if (t == NULL)
        return false;
    SDL_SetTextureScaleMode(t, SDL_ScaleModeLinear);
    bool ok = copy(c, t, to, alpha);
    SDL_DestroyTexture(t);
    return ok;
}

static bool paint_kept(struct canvas *c, int piece, SDL_Rect to, uint8_t alpha)
{
    struct image im = piece_image(c, piece, to.w);
    to.w = im.w; /* it may come a pixel larger */
    to.h = im.h;
    return im.texture != NULL && copy(c, im.texture, to, alpha);
}

static void paint_art(struct canvas *c, int piece, struct vec at, float side,
                      uint8_t alpha)
{
    SDL_Rect r = { 0, 0, (int)rule_snap(fminf(side, 1 << 20)), 0 };
    r.h = r.w;
    r.x = (int)rule_snap(at.x - (float)r.w / 2);
    r.y = (int)rule_snap(at.y - (float)r.h / 2);
    if (!canvas_sees(c, r))
        return;
    if (!(r.w > KEPT_MAX ? paint_large(c, piece, r, alpha)
                         : paint_kept(c, piece, r, alpha)))
        c->failed = true;
}

static void paint_dot(struct canvas *c, const struct draw *d,
                      const struct rule_piece *p)
{
    struct rgba body = art_body(d->code, c->theme->print);
    struct rgba edge = art_outline(d->code, c->theme->print);
    body.a = edge.a = rule_alpha(d);
    paint_edged(c, d->at, p->dot, body, p->edge, edge);
}

void paint_piece(struct canvas *c, const struct scene *sc, const struct draw *d)
{
    struct draw terms[RULE_TERMS_MAX];
    int n = rule_terms(c->theme, sc, d, c->unit, terms);
    struct rule_piece p = rule_piece(c->theme, d, c->unit);
    struct vec at = canvas_point(c, d->at);
    if (piece_kind(d->code) == PIECE_NONE || fabsf(at.x) > 1 << 20 ||
        fabsf(at.y) > 1 << 20)
        return;
    if (p.dot > 0) {
        paint_dot(c, d, &p);
        return;
    }
    if (p.shadow > 0)
        paint_art(c, ART_SHADOW, at, p.side, (uint8_t)(255 * p.shadow));
    at.y -= p.lift;
    paint_art(c, d->code, at, p.side, rule_alpha(d));
    for (int i = 0; i < n; i++)
        paint_text(c, sc, &terms[i]);
}
