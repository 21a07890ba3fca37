/* See the header. */
#include "scene/echo.h"

#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"

/* A scene's grid as it lies in the picture. */
struct place {
    const struct scene *sc;
    struct vec by; /* in the picture's units */
    bool over;
};

static bool is_box(const struct draw *d)
{
    switch ((enum draw_kind)d->kind) {
    case DRAW_BOARD:
    case DRAW_FRAME:
    case DRAW_HOLE:
    case DRAW_RECT:
    case DRAW_OUTLINE:
    case DRAW_HATCH:
    case DRAW_SHADOW:
    case DRAW_FIELD:
    case DRAW_CLIP: return true;
    case DRAW_PIECE:
    case DRAW_DISC:
    case DRAW_RING:
    case DRAW_POLYLINE:
    case DRAW_ARROW:
    case DRAW_POLYGON:
    case DRAW_TEXT: break;
    }
    return false;
}

static bool has_points(const struct draw *d)
{
    return d->kind == DRAW_POLYLINE || d->kind == DRAW_ARROW ||
           d->kind == DRAW_POLYGON;
}

/* Where something `height` high goes. */
static struct vec moved(const struct place *p, struct vec at, float height)
{
    float middle = p->sc->origin.y + p->sc->scale * (float)p->sc->ranks / 2;

    if (p->over)
        at.y = 2 * middle - at.y - height;
    return (struct vec){ at.x + p->by.x, at.y + p->by.y };
}

static uint32_t keep(struct scene *sc, const void *bytes, size_t n)
{
    uint32_t first = (uint32_t)sc->ndata;

    size_t padded = (n + 3) & ~(size_t)3; /* for floats */

    while (sc->ndata + padded > sc->data_cap)
        sc->data = grow_double(sc->data, &sc->data_cap, 1);
    memset(sc->data + sc->ndata, 0, padded);
    memcpy(sc->data + sc->ndata, bytes, n);
    sc->ndata += padded;
    return first;
}

static void move_points(struct scene *sc, const struct place *p, struct draw *d)
{
    size_t bytes = d->count * sizeof(struct vec);
    struct vec *pts = xmalloc(bytes);

    memcpy(pts, sc->data + d->first, bytes);
    for (uint32_t i = 0; i < d->count; i++)
        pts[i] = moved(p, pts[i], 0);
    d->first = keep(sc, pts, bytes);
    free(pts);
}

/* The rows of a field from the bottom up. */
static void turn_field(struct scene *sc, struct draw *d)
{
    size_t rows = (size_t)sc->ranks, row = d->count / rows;
    uint8_t *level = xmalloc(d->count);

    for (size_t i = 0; i < rows; i++)
        memcpy(level + i * row, sc->data + d->first + (rows - 1 - i) * row,
               row);
    d->first = keep(sc, level, d->count);
    free(level);
}

static struct draw copied(struct scene *sc, const struct place *p,
                          struct draw d)
{
    d.at = moved(p, d.at, is_box(&d) ? d.size.y : 0);
    if (has_points(&d))
        move_points(sc, p, &d);
    if (p->over && d.kind == DRAW_FIELD)
        turn_field(sc, &d);
    if (p->over && d.kind == DRAW_BOARD)
        d.code ^= (uint8_t)((sc->ranks - 1) & 1);
    return d;
}

void scene_echo(struct scene *sc, size_t from, size_t end,
                const struct echo *echo)
{
    struct place p = { sc,
                       { sc->scale * echo->by.x, sc->scale * echo->by.y },
                       echo->over };

    scene_clip(sc, echo->inside);
    for (size_t i = from; i < end; i++) {
        const struct draw d = sc->draws[i];

        if (d.kind == DRAW_FRAME || d.kind == DRAW_CLIP)
            continue;
        sc->draws = grow(sc->draws, sc->ndraws, &sc->draws_cap,
                         sizeof *sc->draws);
        sc->draws[sc->ndraws] = copied(sc, &p, d);
        sc->ndraws++;
    }
    scene_unclip(sc);
}
