/* The painter: what it keeps, and the frame around one drawing. */
#include "render/sdl/painter.h"

#include <math.h>
#include <stdlib.h>

#include "base/alloc.h"
#include "render/sdl/canvas.h"
#include "render/sdl/keep.h"

enum { CACHE_BYTES = 96 << 20 };

struct painter {
    struct canvas canvas; /* theme, place and unit: of this drawing */
    struct keep *keep;
};

struct painter *painter_create(SDL_Renderer *renderer, struct fonts *fonts)
{
    struct painter *p = xcalloc(1, sizeof *p);
    p->canvas.to = renderer;
    p->canvas.fonts = fonts;
    p->canvas.cache = cache_create(renderer, CACHE_BYTES);
    p->keep = keep_create();
    return p;
}

void painter_forget(struct painter *p)
{
    cache_clear(p->canvas.cache);
    keep_clear(p->keep);
}

void painter_destroy(struct painter *p)
{
    if (p == NULL)
        return;
    cache_destroy(p->canvas.cache);
    keep_destroy(p->keep);
    free(p);
}

bool painter_draw(struct painter *p, const struct scene *sc,
                  const struct theme *theme, float x, float y, float unit)
{
    struct canvas *c = &p->canvas;
    if (!(unit > 0) || !isfinite(x + y + unit))
        return true;
    c->theme = theme;
    c->origin = (struct vec){ x, y };
    c->unit = unit;
    c->transparent = sc->transparent;
    c->failed = false;
    SDL_RenderGetViewport(c->to, &c->visible);
    c->visible.x = c->visible.y = 0; /* drawing is relative to it */
    if (sc->ground && !sc->transparent)
        keep_draw(p->keep, c, sc);
    else
        canvas_walk(c, sc);
    cache_trim(c->cache);
    return !c->failed;
}
