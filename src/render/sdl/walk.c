/* Walking a scene, one draw after another: the switch of the SDL back end. */
#include "render/sdl/canvas.h"
#include "render/hole_map.h"
#include "render/rules.h"

static void paint_clip(struct canvas *c, const struct draw *d)
{
    SDL_Rect r = canvas_box(c, d->at, d->size);
    if (r.w <= 0 || r.h <= 0)
        r = c->visible;
    else if (!SDL_IntersectRect(&r, &c->visible, &r))
        r = (SDL_Rect){ c->visible.x, c->visible.y, 0, 0 };
    SDL_RenderSetClipRect(c->to, &r);
}

/* The number of draws from `d` on, of `n`, that are plain rectangles in the
 * same colour as the first. */
static size_t rect_run(const struct draw *d, size_t n)
{
    size_t i = 0;
    while (i < n && d[i].kind == DRAW_RECT && d[i].extra <= 0 &&
           d[i].ink == d[0].ink && d[i].alpha == d[0].alpha)
        i++;
    return i;
}

/* Paints `d`, or a run of `n` draws that starts with it: how many. */
static size_t paint(struct canvas *c, const struct scene *sc,
                    const struct draw *d, size_t n)
{
    size_t run = 1;
    switch ((enum draw_kind)d->kind) {
    case DRAW_BOARD: paint_board(c, d); break;
    case DRAW_FRAME: paint_frame(c, d); break;
    case DRAW_HOLE:
        run = hole_run(d, n);
        if (run > 0)
            paint_holes(c, d, run);
        break;
    case DRAW_RECT:
        run = rect_run(d, n);
        if (run > 0)
            paint_rects(c, d, run);
        else
            paint_round_rect(c, d);
        break;
    case DRAW_OUTLINE: paint_outline(c, d); break;
    case DRAW_HATCH: paint_hatch(c, d); break;
    case DRAW_SHADOW: paint_shadow(c, d); break;
    case DRAW_PIECE: paint_piece(c, d); break;
    case DRAW_DISC:
        if (rule_disc_shown(sc, d, n, c->unit))
            paint_disc(c, d);
        break;
    case DRAW_RING: paint_ring(c, d); break;
    case DRAW_POLYLINE: paint_polyline(c, sc, d); break;
    case DRAW_ARROW: paint_arrow(c, sc, d); break;
    case DRAW_POLYGON: paint_polygon(c, sc, d); break;
    case DRAW_FIELD: paint_field(c, sc, d); break;
    case DRAW_TEXT: paint_text(c, sc, d); break;
    case DRAW_CLIP: paint_clip(c, d); break;
    }
    return run > 0 ? run : 1;
}

void canvas_walk(struct canvas *c, const struct scene *sc)
{
    SDL_RenderSetClipRect(c->to, &c->visible);
    for (size_t i = 0; i < sc->ndraws;)
        i += paint(c, sc, &sc->draws[i], sc->ndraws - i);
    SDL_RenderSetClipRect(c->to, NULL);
}
