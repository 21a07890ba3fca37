/* Text: each string at each size is one white texture, tinted when drawn. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/hash.h"
#include "render/sdl/canvas.h"
#include "render/letters/letters.h"
#include "render/rules.h"

enum { KEY_TEXT = 0x7e47 };

static struct image string_image(struct canvas *c, enum face face, int px,
                                 const char *utf8, size_t len)
{
    uint32_t look[3] = { KEY_TEXT, (uint32_t)face, (uint32_t)px };
    uint64_t key = hash_bytes(hash_bytes(0, look, sizeof look), utf8, len);
    struct image im = cache_find(c->cache, key);
    if (im.texture != NULL)
        return im;
    int baseline = 0;
    SDL_Surface *drawn = letters_draw(c->fonts, face, px, utf8, &baseline);
    im = canvas_surface(c, key, drawn);
    im.baseline = baseline;
    if (im.texture != NULL)
        cache_set_baseline(c->cache, key, baseline);
    return im;
}

static float anchored(float x, float width, enum anchor anchor)
{
    switch (anchor) {
    case ANCHOR_CENTRE: return x - width / 2;
    case ANCHOR_LEFT: return x;
    case ANCHOR_RIGHT: return x - width;
    }
    return x;
}

/* Is any of the text inside the picture, by a generous estimate? */
static bool sees_text(const struct canvas *c, const struct draw *d,
                      const char *utf8, int px, struct vec at)
{
    float em = (float)px;
    float width = em * (1 + 1.2f * rule_text_width((enum face)d->code, utf8,
                                                   d->count));
    float x = anchored(at.x, width, (enum anchor)d->anchor);
    const SDL_Rect *v = &c->visible;
    return x + width > (float)v->x && x < (float)(v->x + v->w) &&
           at.y + em > (float)v->y && at.y - em < (float)(v->y + v->h);
}

void paint_text(struct canvas *c, const struct scene *sc, const struct draw *d)
{
    const char *utf8 = scene_string(sc, d);
    struct rgba colour = rule_colour(c->theme, d);
    struct vec at = canvas_point(c, d->at);
    int px = rule_text_size(d, utf8, c->unit);
    if (px == 0 || colour.a == 0 || !sees_text(c, d, utf8, px, at))
        return;
    struct image im = string_image(c, (enum face)d->code, px, utf8, d->count);
    if (im.texture == NULL) {
        c->failed = true;
        return;
    }
    float baseline = at.y + TEXT_DROP * (float)px;
    float x = anchored(at.x, (float)im.w, (enum anchor)d->anchor);
    canvas_image(c, im, (int)rule_snap(x),
                 (int)rule_snap(baseline) - im.baseline, colour);
}
