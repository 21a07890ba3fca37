/*
 * The squares, and washes over all of them. In the wooden theme each square
 * shows another part of the plank; wood is drawn one to one from one of three
 * sizes, so that the grain is neither blurred nor turned into noise.
 */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/hash.h"
#include "render/sdl/canvas.h"
#include "render/rules.h"
#include "render/sdl/wood.h"

enum { KEY_WOOD = 0x300d, KEY_FIELD, BAND_PIXELS = 1 << 22, BATCH = 256 };

/* The pixels of the square in column `x` of row `y` of the draw. */
static SDL_Rect cell_box(const struct canvas *c, const struct draw *d, int x,
                         int y)
{
    float side = d->stroke;
    SDL_Rect a = canvas_box(
        c, (struct vec){ d->at.x + side * (float)x, d->at.y + side * (float)y },
        (struct vec){ 0, 0 });
    SDL_Rect b = canvas_box(c,
                            (struct vec){ d->at.x + side * (float)(x + 1),
                                          d->at.y + side * (float)(y + 1) },
                            (struct vec){ 0, 0 });
    return (SDL_Rect){ a.x, a.y, b.x - a.x, b.y - a.y };
}

/* Columns and rows, from the first up to, but not with, the second. */
struct cells {
    int x0, x1, y0, y1;
};

/* The square that `pixels` from the board's edge lie in, of `n`. */
static int square_at(float pixels, float side, int n)
{
    float at = floorf(pixels / side);
    return at > 0 ? at < (float)n ? (int)at : n : 0;
}

/* Those that can be seen, and one more on every side. */
static struct cells seen_cells(const struct canvas *c, const struct draw *d)
{
    struct vec o = canvas_point(c, d->at);
    float side = d->stroke * c->unit;
    float x = (float)c->visible.x - o.x, y = (float)c->visible.y - o.y;
    int columns = scene_columns(d), rows = scene_rows(d);
    return (struct cells){
        square_at(x - side, side, columns),
        square_at(x + (float)c->visible.w + 2 * side, side, columns),
        square_at(y - side, side, rows),
        square_at(y + (float)c->visible.h + 2 * side, side, rows)
    };
}

/* --- squares ------------------------------------------------------------- */

static void paint_flat(struct canvas *c, const struct draw *d, struct cells s)
{
    SDL_Rect batch[BATCH];
    int held = 0;
    float px = d->stroke * c->unit;
    struct rgba dark = rule_square(c->theme, false, px);
    canvas_fill(c, canvas_box(c, d->at, d->size),
                rule_square(c->theme, true, px));
    for (int y = s.y0; y < s.y1; y++)
        for (int x = s.x0; x < s.x1; x++) {
            if (rule_is_light(d, x, y))
                continue;
            batch[held++] = cell_box(c, d, x, y);
            if (held == BATCH) {
                canvas_fills(c, batch, held, dark);
                held = 0;
            }
        }
    canvas_fills(c, batch, held, dark);
}

/* The plank halved so often that squares of `px` show a good piece of it. */
static struct image wood_image(struct canvas *c, enum wood_kind kind,
                               struct rgba colour, int px)
{
    int halvings = px >= 96 ? 0 : px >= 40 ? 1 : 2;
    uint32_t look[4] = { KEY_WOOD, (uint32_t)kind, canvas_argb(colour),
                         (uint32_t)halvings };
    uint64_t key = hash_bytes(0, look, sizeof look);
    struct image im = cache_find(c->cache, key);
    if (im.texture != NULL)
        return im;
    uint32_t *argb = wood_make(kind, colour);
    int side = WOOD_SIDE;
    for (; halvings > 0; halvings--, side /= 2)
        wood_halve(argb, side);
    im = cache_add(c->cache, key, side, side, argb);
    free(argb);
    if (im.texture == NULL) {
        c->failed = true;
        return im;
    }
    SDL_SetTextureBlendMode(im.texture, SDL_BLENDMODE_NONE);
    return im;
}

static int least(int a, int b)
{
    return a < b ? a : b;
}

/* Each square begins at another place of the plank, which goes on from its
 * other edge where it ends. */
static void paint_wooden_cell(struct canvas *c, struct image wood, SDL_Rect at,
                              int x, int y)
{
    int32_t place[2] = { x, y };
    uint64_t h = hash_bytes(0, place, sizeof place);
    SDL_Rect part, to = at;
    part.y = (int)((uint32_t)h % (uint32_t)wood.h);
    for (; to.y < at.y + at.h; to.y += part.h, part.y = 0) {
        part.h = to.h = least(at.y + at.h - to.y, wood.h - part.y);
        part.x = (int)((uint32_t)(h >> 32) % (uint32_t)wood.w);
        for (to.x = at.x; to.x < at.x + at.w; to.x += part.w, part.x = 0) {
            part.w = to.w = least(at.x + at.w - to.x, wood.w - part.x);
            if (canvas_sees(c, to) &&
                SDL_RenderCopy(c->to, wood.texture, &part, &to) != 0)
                c->failed = true;
        }
    }
}

/* The joints between the squares, as fine as can be. */
static void paint_joints(struct canvas *c, const struct draw *d, struct cells s)
{
    SDL_Rect all = canvas_box(c, d->at, d->size);
    struct rgba dark = rule_shade(c->theme->dark, 40);
    dark.a = 70;
    for (int x = s.x0 > 0 ? s.x0 : 1; x < s.x1; x++)
        canvas_fill(c, (SDL_Rect){ cell_box(c, d, x, 0).x, all.y, 1, all.h },
                    dark);
    for (int y = s.y0 > 0 ? s.y0 : 1; y < s.y1; y++)
        canvas_fill(c, (SDL_Rect){ all.x, cell_box(c, d, 0, y).y, all.w, 1 },
                    dark);
}

static void paint_wooden(struct canvas *c, const struct draw *d, struct cells s)
{
    int px = (int)fminf(d->stroke * c->unit, 1 << 20);
    struct image light = wood_image(c, WOOD_LIGHT, c->theme->light, px);
    struct image dark = wood_image(c, WOOD_DARK, c->theme->dark, px);
    if (light.texture == NULL || dark.texture == NULL)
        return;
    for (int y = s.y0; y < s.y1; y++)
        for (int x = s.x0; x < s.x1; x++)
            paint_wooden_cell(c, rule_is_light(d, x, y) ? light : dark,
                              cell_box(c, d, x, y), x, y);
    if (px >= 24)
        paint_joints(c, d, s);
}

void paint_board(struct canvas *c, const struct draw *d)
{
    float px = d->stroke * c->unit;
    if (!canvas_sees(c, canvas_box(c, d->at, d->size)))
        return;
    if (px < RULE_LEAST_SQUARE)
        canvas_fill(c, canvas_box(c, d->at, d->size),
                    rule_between(c->theme->light, c->theme->dark));
    else if (c->theme->grain && px >= RULE_CALM_SQUARE)
        paint_wooden(c, d, seen_cells(c, d));
    else
        paint_flat(c, d, seen_cells(c, d));
}

/* --- washes -------------------------------------------------------------- */

/* One row of squares as pixels, from pixel `left` on. */
static void field_row(const struct canvas *c, const struct draw *d,
                      const uint8_t *level, struct cells s, int left,
                      uint32_t *argb)
{
    for (int x = s.x0; x < s.x1; x++) {
        SDL_Rect at = cell_box(c, d, x, 0);
        uint32_t colour = level[x] == 0
                              ? 0
                              : canvas_argb(theme_ramp(c->theme, level[x]));
        for (int i = 0; i < at.w; i++)
            argb[at.x - left + i] = colour;
    }
}

/* Rows `y0` up to `y1` as one image. */
static void paint_field_band(struct canvas *c, const uint8_t *level,
                             const struct draw *d, struct cells s)
{
    int columns = scene_columns(d);
    SDL_Rect first = cell_box(c, d, s.x0, s.y0);
    SDL_Rect last = cell_box(c, d, s.x1 - 1, s.y1 - 1);
    int w = last.x + last.w - first.x, h = last.y + last.h - first.y;
    if (w < 1 || h < 1)
        return;
    float place[4] = { d->stroke * c->unit, c->origin.x + d->at.x * c->unit,
                       c->origin.y + d->at.y * c->unit,
                       (float)theme_index(c->theme) };
    uint64_t key = hash_bytes(KEY_FIELD, &s, sizeof s);
    key = hash_bytes(key, place, sizeof place);
    key = hash_bytes(key, level + (ptrdiff_t)s.y0 * columns,
                     (size_t)(s.y1 - s.y0) * (size_t)columns);
    struct image im = cache_find(c->cache, key);
    if (im.texture == NULL) {
        size_t width = (size_t)w;
        uint32_t *argb = xcalloc(width * (size_t)h, sizeof *argb);
        for (int y = s.y0; y < s.y1; y++) {
            SDL_Rect at = cell_box(c, d, s.x0, y);
            uint32_t *row = argb + width * (size_t)(at.y - first.y);
            if (at.h > 0)
                field_row(c, d, level + (ptrdiff_t)y * columns, s, first.x,
                          row);
            for (int i = 1; i < at.h; i++)
                memcpy(row + width * (size_t)i, row, width * sizeof *row);
        }
        im = cache_add(c->cache, key, w, h, argb);
        free(argb);
    }
    canvas_image(c, im, first.x, first.y,
                 (struct rgba){ 255, 255, 255, rule_alpha(d) });
}

void paint_field(struct canvas *c, const struct scene *sc, const struct draw *d)
{
    SDL_Rect all = canvas_box(c, d->at, d->size);
    if (!canvas_sees(c, all))
        return;
    struct cells s = seen_cells(c, d);
    SDL_IntersectRect(&all, &c->visible, &all);
    int rows = (int)((float)BAND_PIXELS / (float)all.w / (d->stroke * c->unit));
    rows = rows < 1 ? 1 : rows;
    for (int y = s.y0; y < s.y1; y += rows) {
        struct cells band = s;
        band.y0 = y;
        band.y1 = y + rows < s.y1 ? y + rows : s.y1;
        paint_field_band(c, scene_levels(sc, d), d, band);
    }
}
