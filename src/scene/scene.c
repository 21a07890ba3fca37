/*
 * Filling a scene. Everything is moved and scaled to its place as it is added,
 * so back ends never hear of scene_place. Draws are written field by field
 * into zeroed memory and the struct has no padding, so equal scenes are equal
 * bytes.
 */
#include "scene/scene.h"

#include <assert.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/hash.h"
#include "chess/board.h"
#include "chess/piece.h"

static_assert(sizeof(struct draw) == 40, "a draw has no padding to hash");
static_assert(sizeof(struct vec) == 8, "points have no padding to hash");

void scene_init(struct scene *sc)
{
    memset(sc, 0, sizeof *sc);
    sc->scale = 1;
}

void scene_free(struct scene *sc)
{
    free(sc->draws);
    free(sc->data);
    scene_init(sc);
}

void scene_clear(struct scene *sc, struct vec extent)
{
    sc->extent = extent;
    sc->ndraws = sc->ndata = sc->shelf = 0;
    sc->ground = sc->transparent = false;
    sc->files = sc->ranks = 0;
    sc->flipped = false;
    sc->terms[0] = '\0';
    scene_place(sc, (struct vec){ 0, 0 }, 1);
}

void scene_trim(struct scene *sc)
{
    sc->draws = xrealloc(sc->draws, sc->ndraws, sizeof *sc->draws);
    sc->draws_cap = sc->ndraws;
    sc->data = xrealloc(sc->data, sc->ndata, 1);
    sc->data_cap = sc->ndata;
}

void scene_place(struct scene *sc, struct vec origin, float scale)
{
    sc->origin = origin;
    sc->scale = scale;
}

void scene_grid(struct scene *sc, int files, int ranks, bool flipped)
{
    assert(files > 0 && ranks > 0);
    sc->files = files;
    sc->ranks = ranks;
    sc->flipped = flipped;
}

struct box scene_square_box(const struct scene *sc, int square)
{
    assert(square >= 0 && square < sc->files * sc->ranks);
    int column = square % sc->files;
    int row = sc->ranks - 1 - square / sc->files;
    if (sc->flipped) {
        column = sc->files - 1 - column;
        row = sc->ranks - 1 - row;
    }
    return (struct box){ (float)column, (float)row, 1, 1 };
}

struct box scene_square_inner(const struct scene *sc, int square, float in)
{
    struct box b = scene_square_box(sc, square);

    return (struct box){ b.x + in, b.y + in, b.w - 2 * in, b.h - 2 * in };
}

struct vec scene_square(const struct scene *sc, int square)
{
    struct box b = scene_square_box(sc, square);
    return (struct vec){ b.x + 0.5f, b.y + 0.5f };
}

void scene_ground(struct scene *sc)
{
    sc->ground = true;
}

void scene_transparent(struct scene *sc)
{
    sc->transparent = true;
}

/* --- adding ------------------------------------------------------------- */

static struct vec placed(const struct scene *sc, struct vec p)
{
    return (struct vec){ sc->origin.x + sc->scale * p.x,
                         sc->origin.y + sc->scale * p.y };
}

static struct draw *add(struct scene *sc, enum draw_kind kind, enum ink ink)
{
    sc->draws = grow(sc->draws, sc->ndraws, &sc->draws_cap, sizeof *sc->draws);
    struct draw *d = &sc->draws[sc->ndraws++];
    memset(d, 0, sizeof *d);
    d->kind = (uint8_t)kind;
    d->ink = (uint8_t)ink;
    d->alpha = 1;
    return d;
}

static struct draw *add_box(struct scene *sc, enum draw_kind kind, struct box b,
                            enum ink ink)
{
    struct draw *d = add(sc, kind, ink);
    d->at = placed(sc, (struct vec){ b.x, b.y });
    d->size = (struct vec){ sc->scale * b.w, sc->scale * b.h };
    return d;
}

/* Room for `len` bytes of data, zeroed and aligned for floats. */
static void *add_data(struct scene *sc, struct draw *d, size_t len)
{
    size_t padded = (len + 3) & ~(size_t)3;
    size_t need = sc->ndata + padded;
    assert(need <= UINT32_MAX);
    if (need > sc->data_cap) {
        sc->data_cap = need > 2 * sc->data_cap ? need : 2 * sc->data_cap;
        sc->data = xrealloc(sc->data, sc->data_cap, 1);
    }
    d->first = (uint32_t)sc->ndata;
    if (padded == 0)
        return sc->data; /* nothing need be there */
    unsigned char *at = sc->data + sc->ndata;
    memset(at, 0, padded);
    sc->ndata = need;
    return at;
}

static struct draw *add_points(struct scene *sc, enum draw_kind kind,
                               const struct vec *pts, size_t n, enum ink ink)
{
    struct draw *d = add(sc, kind, ink);
    struct vec *to = add_data(sc, d, n * sizeof *to);
    for (size_t i = 0; i < n; i++)
        to[i] = placed(sc, pts[i]);
    d->count = (uint32_t)n;
    return d;
}

static struct box whole_grid(const struct scene *sc)
{
    assert(sc->files > 0);
    return (struct box){ 0, 0, (float)sc->files, (float)sc->ranks };
}

void scene_board(struct scene *sc, float frame)
{
    struct box grid = whole_grid(sc);
    if (frame > 0)
        add_box(sc, DRAW_FRAME, grid, 0)->extra = sc->scale * frame;
    struct draw *d = add_box(sc, DRAW_BOARD, grid, 0);
    d->stroke = sc->scale;
    d->code = (uint8_t)(sc->flipped ? square_colour(sc->files - 1, 0)
                                    : square_colour(0, sc->ranks - 1));
}

void scene_hole(struct scene *sc, int square)
{
    add_box(sc, DRAW_HOLE, scene_square_box(sc, square), INK_HOLE);
}

void scene_tint(struct scene *sc, int square, enum ink ink, float alpha)
{
    add_box(sc, DRAW_RECT, scene_square_box(sc, square), ink)->alpha = alpha;
}

void scene_hatch(struct scene *sc, int square, enum ink ink)
{
    add_box(sc, DRAW_HATCH, scene_square_box(sc, square), ink);
}

void scene_rect(struct scene *sc, struct box b, float radius, enum ink ink)
{
    add_box(sc, DRAW_RECT, b, ink)->extra = sc->scale * radius;
}

void scene_outline(struct scene *sc, struct box b, float radius, float stroke,
                   enum ink ink)
{
    struct draw *d = add_box(sc, DRAW_OUTLINE, b, ink);
    d->extra = sc->scale * radius;
    d->stroke = sc->scale * stroke;
}

void scene_shadow(struct scene *sc, struct box b, float width)
{
    add_box(sc, DRAW_SHADOW, b, INK_SHADE)->extra = sc->scale * width;
}

void scene_terms(struct scene *sc, const char *terms)
{
    assert(strlen(terms) < SCENE_TERMS);
    strcpy(sc->terms, terms);
}

static void add_terms(struct scene *sc, struct draw *d)
{
    size_t len = strlen(sc->terms);
    char *at;

    if (len == 0)
        return;
    at = add_data(sc, d, len + 1);
    for (size_t i = 0; i < len; i++)
        at[i] = sc->terms[i] == '+' ? '\0' : sc->terms[i];
    d->count = (uint32_t)len + 1;
}

void scene_piece(struct scene *sc, struct vec at, int piece, float alpha)
{
    struct draw *d = add(sc, DRAW_PIECE, 0);
    d->at = placed(sc, at);
    d->size = (struct vec){ sc->scale, sc->scale };
    d->code = (uint8_t)piece;
    d->alpha = alpha;
    if (piece_kind(piece) == PIECE_CUSTOM)
        add_terms(sc, d);
}

void scene_lift(struct scene *sc, float height)
{
    assert(sc->ndraws > 0 && sc->draws[sc->ndraws - 1].kind == DRAW_PIECE);
    sc->draws[sc->ndraws - 1].extra = height;
}

void scene_disc(struct scene *sc, struct vec at, float radius, enum ink ink)
{
    struct draw *d = add(sc, DRAW_DISC, ink);
    d->at = placed(sc, at);
    d->size.x = sc->scale * radius;
}

void scene_bead(struct scene *sc, struct vec at, float radius, float warmth)
{
    scene_disc(sc, at, radius, INK_CASING);
    sc->draws[sc->ndraws - 1].code = 1;
    sc->draws[sc->ndraws - 1].extra = warmth;
}

void scene_ring(struct scene *sc, struct vec at, float radius, float stroke,
                enum ink ink)
{
    struct draw *d = add(sc, DRAW_RING, ink);
    d->at = placed(sc, at);
    d->size.x = sc->scale * radius;
    d->stroke = sc->scale * stroke;
}

void scene_polyline(struct scene *sc, const struct vec *pts, size_t n,
                    float stroke, float casing, enum ink ink)
{
    struct draw *d = add_points(sc, DRAW_POLYLINE, pts, n, ink);
    d->stroke = sc->scale * stroke;
    d->extra = sc->scale * casing;
}

void scene_weave(struct scene *sc, size_t first, size_t of)
{
    struct draw *d = &sc->draws[sc->ndraws - 1];

    assert(sc->ndraws > 0 && d->kind == DRAW_POLYLINE);
    d->code = of > 0 ? LINE_WOVEN | LINE_ORDERED : LINE_WOVEN;
    d->size = (struct vec){ (float)of, of > 0 ? (float)first : 0 };
}

void scene_cut(struct scene *sc)
{
    assert(sc->ndraws > 0 && sc->draws[sc->ndraws - 1].kind == DRAW_POLYLINE);
    sc->draws[sc->ndraws - 1].code |= LINE_CUT;
}

bool scene_close_line(struct scene *sc)
{
    for (size_t i = sc->shelf; i < sc->ndraws; i++) {
        struct draw *d = &sc->draws[i];

        if (d->kind != DRAW_POLYLINE || d->code == 0)
            continue;
        if (d->code & LINE_CUT)
            return false;
        d->code |= LINE_CLOSED;
    }
    return true;
}

void scene_cross(struct scene *sc, struct box b, float stroke, float casing,
                 enum ink ink)
{
    struct vec down[2] = { { b.x, b.y }, { b.x + b.w, b.y + b.h } };
    struct vec up[2] = { { b.x, b.y + b.h }, { b.x + b.w, b.y } };

    scene_polyline(sc, down, 2, stroke, casing, ink);
    scene_polyline(sc, up, 2, stroke, casing, ink);
}

void scene_arrow(struct scene *sc, struct vec from, struct vec to, float stroke,
                 enum ink ink)
{
    struct draw *d = add_points(sc, DRAW_ARROW, (struct vec[]){ from, to }, 2,
                                ink);
    d->stroke = sc->scale * stroke;
}

void scene_polygon(struct scene *sc, const struct vec *pts, size_t n,
                   enum ink ink)
{
    add_points(sc, DRAW_POLYGON, pts, n, ink);
}

void scene_field(struct scene *sc, const uint8_t *level)
{
    struct draw *d = add_box(sc, DRAW_FIELD, whole_grid(sc), 0);
    size_t n = (size_t)sc->files * (size_t)sc->ranks;
    uint8_t *to = add_data(sc, d, n);
    d->stroke = sc->scale;
    d->count = (uint32_t)n;
    if (sc->flipped) { /* ranks downwards, files backwards */
        for (size_t rank = 0; rank < (size_t)sc->ranks; rank++)
            for (size_t file = (size_t)sc->files; file-- > 0;)
                *to++ = level[rank * (size_t)sc->files + file];
    } else {
        for (size_t rank = (size_t)sc->ranks; rank-- > 0;) {
            memcpy(to, level + rank * (size_t)sc->files, (size_t)sc->files);
            to += sc->files;
        }
    }
}

void scene_fade(struct scene *sc, float alpha)
{
    assert(sc->ndraws > 0);
    sc->draws[sc->ndraws - 1].alpha *= alpha;
}

void scene_height(struct scene *sc, float height)
{
    assert(sc->ndraws > 0 && sc->draws[sc->ndraws - 1].kind == DRAW_TEXT);
    sc->draws[sc->ndraws - 1].stroke = sc->scale * height;
}

void scene_text(struct scene *sc, struct vec at, float em, float room,
                enum face face, enum anchor anchor, enum ink ink,
                const char *utf8)
{
    struct draw *d = add(sc, DRAW_TEXT, ink);
    size_t len = strlen(utf8);
    memcpy(add_data(sc, d, len + 1), utf8, len);
    d->count = (uint32_t)len;
    d->at = placed(sc, at);
    d->size.x = sc->scale * em;
    d->extra = sc->scale * room;
    d->code = (uint8_t)face;
    d->anchor = (uint8_t)anchor;
}

void scene_shelf(struct scene *sc)
{
    sc->shelf = sc->ndraws;
}

void scene_sink(struct scene *sc, size_t from)
{
    size_t n = sc->ndraws - from, over = from - sc->shelf;
    struct draw *sunk = xmalloc((n ? n : 1) * sizeof *sunk);

    assert(sc->shelf <= from && from <= sc->ndraws);
    memcpy(sunk, sc->draws + from, n * sizeof *sunk);
    memmove(sc->draws + sc->shelf + n, sc->draws + sc->shelf,
            over * sizeof *sunk);
    memcpy(sc->draws + sc->shelf, sunk, n * sizeof *sunk);
    sc->shelf += n;
    free(sunk);
}

void scene_clip(struct scene *sc, struct box b)
{
    add_box(sc, DRAW_CLIP, b, 0);
}

void scene_unclip(struct scene *sc)
{
    add(sc, DRAW_CLIP, 0);
}

/* --- for back ends ------------------------------------------------------ */

static int squares_along(float length, float side)
{
    return side > 0 ? (int)lroundf(length / side) : 0;
}

int scene_columns(const struct draw *d)
{
    return squares_along(d->size.x, d->stroke);
}

int scene_rows(const struct draw *d)
{
    return squares_along(d->size.y, d->stroke);
}

const struct vec *scene_points(const struct scene *sc, const struct draw *d)
{
    return (const struct vec *)(const void *)(sc->data + d->first);
}

const char *scene_string(const struct scene *sc, const struct draw *d)
{
    return (const char *)sc->data + d->first;
}

const uint8_t *scene_levels(const struct scene *sc, const struct draw *d)
{
    return sc->data + d->first;
}

uint64_t scene_hash(const struct scene *sc)
{
    uint64_t h = hash_bytes(sc->ground, &sc->extent, sizeof sc->extent);
    h = hash_bytes(h, sc->draws, sc->ndraws * sizeof *sc->draws);
    return hash_bytes(h, sc->data, sc->ndata);
}
