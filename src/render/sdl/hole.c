/*
 * Squares cut out of the board. One looks down into them from the front: the
 * thickness of the board shows below the far edge, and that edge and the left
 * one throw a shadow on the ground. Holes side by side are one hole. Where the
 * picture is transparent there is no ground, and nothing to be seen.
 */
#include <math.h>
#include <stdlib.h>

#include "base/alloc.h"
#include "base/hash.h"
#include "render/sdl/canvas.h"
#include "render/rules.h"

enum { KEY_HOLE = 0x401e };
enum { EDGE_TOP = 1, EDGE_LEFT = 2, EDGE_RIGHT = 4 };

/* How much shade, of 1, falls `away` pixels from an edge, over `reach`. */
static float shade(float away, float reach, float depth)
{
    float left = 1 - away / reach;
    return left > 0 ? depth * left * left : 0;
}

static uint32_t hole_pixel(const struct theme *theme, SDL_Rect r, int edges,
                           int x, int y)
{
    float side = (float)r.w, px = (float)x + 0.5f, py = (float)y + 0.5f;
    float wall = fmaxf(side * RULE_WALL, 2), dark = 0;
    if (edges & EDGE_TOP && py < wall)
        return canvas_argb(rule_shade(theme->dark, (int)(58 - 22 * py / wall)));
    if (edges & EDGE_TOP)
        dark = fmaxf(dark, shade(py - wall, side * 0.4f, 0.75f));
    if (edges & EDGE_LEFT)
        dark = fmaxf(dark, shade(px, side * 0.3f, 0.65f));
    if (edges & EDGE_RIGHT)
        dark = fmaxf(dark, shade(side - px, side * 0.14f, 0.35f));
    return canvas_argb(
        rule_shade(theme->ink[INK_HOLE], (int)(100 * (1 - dark))));
}

static void paint_hole(struct canvas *c, SDL_Rect r, int edges)
{
    if (!canvas_sees(c, r))
        return;
    if (r.w < RULE_LEAST_WALLS || edges == 0 || r.w > 4096 || r.h > 4096) {
        canvas_fill(c, r, c->theme->ink[INK_HOLE]);
        return;
    }
    int32_t look[5] = { KEY_HOLE, r.w, r.h, edges, theme_index(c->theme) };
    uint64_t key = hash_bytes(0, look, sizeof look);
    struct image im = cache_find(c->cache, key);
    if (im.texture == NULL) {
        uint32_t *argb = xmalloc((size_t)r.w * (size_t)r.h * sizeof *argb);
        for (int y = 0; y < r.h; y++)
            for (int x = 0; x < r.w; x++)
                argb[y * r.w + x] = hole_pixel(c->theme, r, edges, x, y);
        im = cache_add(c->cache, key, r.w, r.h, argb);
        free(argb);
    }
    canvas_image(c, im, r.x, r.y, (struct rgba){ 255, 255, 255, 255 });
}

void paint_holes(struct canvas *c, const struct draw *d, size_t n)
{
    struct hole_map map;
    hole_map_init(&map, d, n);
    for (size_t i = 0; i < n; i++) {
        int edges = 0;
        if (!hole_map_has(&map, &d[i], 0, -1))
            edges |= EDGE_TOP;
        if (!hole_map_has(&map, &d[i], -1, 0))
            edges |= EDGE_LEFT;
        if (!hole_map_has(&map, &d[i], 1, 0))
            edges |= EDGE_RIGHT;
        if (c->transparent)
            canvas_clear(c, canvas_box(c, d[i].at, d[i].size));
        else
            paint_hole(c, canvas_box(c, d[i].at, d[i].size), edges);
    }
    hole_map_free(&map);
}
