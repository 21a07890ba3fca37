/*
 * The two lists of draws are compared side by side. Where they part, a draw of
 * one is looked for a little further on in the other; what has no counterpart
 * has come or gone, and its pixels have changed. Counterparts keep their
 * order, so all other pixels are made of the same draws as before.
 *
 * A path that has become longer, and a wash of which a few squares have
 * another colour, are counterparts too, and only that part has changed. A leg
 * of a path is mostly slanted, and told piece by piece: one box around it would
 * be mostly other things.
 */
#include "render/sdl/canvas.h"

#include <math.h>
#include <stddef.h>
#include <string.h>

#include "render/rules.h"

enum {
    LOOK_AHEAD = 32,
    TOO_MANY = 4096,
    FAR = 1 << 20,
    LEGS = 8,  /* of a path, told one by one */
    PIECES = 4 /* of such a leg */
};

struct pair {
    const struct canvas *c;
    const struct scene *was, *is;
    struct changes *out;
    int told; /* rectangles so far */
};

/* --- bounds: which pixels a draw may touch -------------------------------- */

/* Being generous costs a little time, being mean would leave bits of an old
 * picture behind. */

static int whole(float v)
{
    return v < -FAR ? -FAR : v > FAR ? FAR : (int)floorf(v);
}

/* From `low` to `high`, `more` pixels wider on every side. */
static SDL_Rect around(struct vec low, struct vec high, float more)
{
    int x = whole(low.x - more) - 1, y = whole(low.y - more) - 1;
    return (SDL_Rect){ x, y, whole(high.x + more) + 2 - x,
                       whole(high.y + more) + 2 - y };
}

static SDL_Rect box_bounds(const struct canvas *c, const struct draw *d,
                           float more)
{
    struct vec high = { d->at.x + d->size.x, d->at.y + d->size.y };
    return around(canvas_point(c, d->at), canvas_point(c, high), more);
}

static SDL_Rect round_bounds(const struct canvas *c, const struct draw *d,
                             float radius)
{
    struct vec at = canvas_point(c, d->at);
    return around(at, at, radius);
}

static SDL_Rect piece_bounds(const struct canvas *c, const struct draw *d)
{
    struct rule_piece p = rule_piece(c->theme, d, c->unit);
    return round_bounds(c, d, fmaxf(p.side / 2 + p.lift, p.dot) + 2);
}

/* How far the ink is away from the points. */
static float point_reach(const struct canvas *c, const struct draw *d)
{
    float stroke = fmaxf(rule_stroke(d, c->unit), 1);
    if (d->kind == DRAW_POLYLINE)
        return stroke / 2 + rule_casing(d, c->unit) + 2;
    return 3 * stroke + rule_casing(d, c->unit);
}

static SDL_Rect point_bounds(const struct canvas *c, const struct scene *sc,
                             const struct draw *d)
{
    const struct vec *pts = scene_points(sc, d);
    struct vec low = { INFINITY, INFINITY }, high = { -INFINITY, -INFINITY };
    for (uint32_t i = 0; i < d->count; i++) {
        low = (struct vec){ fminf(low.x, pts[i].x), fminf(low.y, pts[i].y) };
        high = (struct vec){ fmaxf(high.x, pts[i].x), fmaxf(high.y, pts[i].y) };
    }
    if (d->count == 0)
        return (SDL_Rect){ 0, 0, 0, 0 };
    return around(canvas_point(c, low), canvas_point(c, high),
                  point_reach(c, d));
}

/* Glyphs may stick out a little, and the widths are only near the truth. */
static SDL_Rect text_bounds(const struct canvas *c, const struct scene *sc,
                            const struct draw *d)
{
    const char *utf8 = scene_string(sc, d);
    float px = (float)rule_text_size(d, utf8, c->unit);
    float w = px *
              (1 + 1.25f * rule_text_width((enum face)d->code, utf8, d->count));
    struct vec low = canvas_point(c, d->at), high = low;
    if (d->anchor != ANCHOR_LEFT)
        low.x -= d->anchor == ANCHOR_RIGHT ? w : w / 2;
    high.x = low.x + w;
    low.y -= px;
    high.y += px;
    return around(low, high, 1);
}

/* The pixels that a draw may touch, or a few more. */
static SDL_Rect draw_bounds(const struct canvas *c, const struct scene *sc,
                            const struct draw *d)
{
    float more = d->extra * c->unit;
    switch ((enum draw_kind)d->kind) {
    case DRAW_BOARD:
    case DRAW_RECT:
    case DRAW_OUTLINE:
    case DRAW_HATCH:
    case DRAW_FIELD: return box_bounds(c, d, 0);
    case DRAW_HOLE: return box_bounds(c, d, d->size.x * c->unit);
    case DRAW_FRAME: return box_bounds(c, d, 2 * more + 2);
    case DRAW_SHADOW: return box_bounds(c, d, more);
    case DRAW_PIECE: return piece_bounds(c, d);
    case DRAW_DISC:
    case DRAW_RING:
        return round_bounds(c, d,
                            d->size.x * c->unit + 1 + rule_stroke(d, c->unit));
    case DRAW_POLYLINE:
    case DRAW_ARROW:
    case DRAW_POLYGON: return point_bounds(c, sc, d);
    case DRAW_TEXT: return text_bounds(c, sc, d);
    case DRAW_CLIP: break;
    }
    return (SDL_Rect){ -FAR, -FAR, 2 * FAR, 2 * FAR };
}

/* --- rectangles ----------------------------------------------------------- */

static int64_t area(SDL_Rect r)
{
    return (int64_t)r.w * r.h;
}

/* How many pixels would be drawn for nothing if the two were one. */
static int64_t waste(SDL_Rect a, SDL_Rect b)
{
    SDL_Rect both;
    SDL_UnionRect(&a, &b, &both);
    return area(both) - area(a) - area(b);
}

static void tell(struct pair *p, SDL_Rect r)
{
    struct changes *out = p->out;
    int best = -1;
    int64_t least = 64 * 64; /* a rectangle costs something, too */
    if (!SDL_IntersectRect(&r, &p->c->visible, &r))
        return;
    out->all = out->all || ++p->told > TOO_MANY;
    for (int i = 0; i < out->n; i++)
        if (waste(out->at[i], r) < least ||
            (best < 0 && out->n == CHANGES_MAX)) {
            least = waste(out->at[i], r);
            best = i;
        }
    if (best >= 0)
        SDL_UnionRect(&out->at[best], &r, &out->at[best]);
    else
        out->at[out->n++] = r;
}

static void tell_draw(struct pair *p, const struct scene *sc,
                      const struct draw *d)
{
    if (d->kind == DRAW_CLIP)
        p->out->all = true;
    else
        tell(p, draw_bounds(p->c, sc, d));
}

/* --- counterparts --------------------------------------------------------- */

static size_t payload(const struct draw *d)
{
    switch ((enum draw_kind)d->kind) {
    case DRAW_POLYLINE:
    case DRAW_ARROW:
    case DRAW_POLYGON: return d->count * sizeof(struct vec);
    case DRAW_FIELD:
    case DRAW_PIECE:
    case DRAW_TEXT: return d->count;
    case DRAW_BOARD:
    case DRAW_FRAME:
    case DRAW_HOLE:
    case DRAW_RECT:
    case DRAW_OUTLINE:
    case DRAW_HATCH:
    case DRAW_SHADOW:
    case DRAW_DISC:
    case DRAW_RING:
    case DRAW_CLIP: break;
    }
    return 0;
}

/* All fields but the place and amount of data. */
static bool same_look(const struct draw *a, const struct draw *b)
{
    return memcmp(a, b, offsetof(struct draw, first)) == 0;
}

static bool same(const struct pair *p, const struct draw *a,
                 const struct draw *b)
{
    return same_look(a, b) && a->count == b->count &&
           (a->count == 0 || memcmp(p->was->data + a->first,
                                    p->is->data + b->first, payload(a)) == 0);
}

static void tell_leg(struct pair *p, const struct draw *d, struct vec a,
                     struct vec b)
{
    for (int i = 0; i < PIECES; i++) {
        float from = (float)i / PIECES, to = (float)(i + 1) / PIECES;
        struct vec one = { a.x + (b.x - a.x) * from, a.y + (b.y - a.y) * from };
        struct vec two = { a.x + (b.x - a.x) * to, a.y + (b.y - a.y) * to };
        struct vec low = { fminf(one.x, two.x), fminf(one.y, two.y) };
        struct vec high = { fmaxf(one.x, two.x), fmaxf(one.y, two.y) };
        tell(p, around(canvas_point(p->c, low), canvas_point(p->c, high),
                       point_reach(p->c, d)));
    }
}

/* What the points of `d` from `from` on touch. */
static void tell_legs(struct pair *p, const struct scene *sc,
                      const struct draw *d, uint32_t from)
{
    const struct vec *pts = scene_points(sc, d);
    struct draw legs = *d;
    legs.first += from * (uint32_t)sizeof(struct vec);
    legs.count -= from;
    if (legs.count < 2 || legs.count > LEGS + 1)
        tell(p, draw_bounds(p->c, sc, &legs));
    else
        for (uint32_t i = from; i + 1 < d->count; i++)
            tell_leg(p, d, pts[i], pts[i + 1]);
}

static void tell_line(struct pair *p, const struct draw *a,
                      const struct draw *b)
{
    const struct vec *was = scene_points(p->was, a);
    const struct vec *is = scene_points(p->is, b);
    uint32_t n = 0, both = a->count < b->count ? a->count : b->count;
    while (n < both && was[n].x == is[n].x && was[n].y == is[n].y)
        n++;
    uint32_t from = n > 0 ? n - 1 : 0; /* the last point they share */
    if (n < a->count)
        tell_legs(p, p->was, a, from);
    if (n < b->count)
        tell_legs(p, p->is, b, from);
}

static void tell_field(struct pair *p, const struct draw *a,
                       const struct draw *b)
{
    const uint8_t *was = scene_levels(p->was, a);
    const uint8_t *is = scene_levels(p->is, b);
    int columns = scene_columns(b);
    for (uint32_t i = 0; i < b->count; i++) {
        if (was[i] == is[i])
            continue;
        struct draw square = *b;
        square.kind = DRAW_RECT;
        square.at.x += b->stroke * (float)((int)i % columns);
        square.at.y += b->stroke * (float)((int)i / columns);
        square.size = (struct vec){ b->stroke, b->stroke };
        tell_draw(p, p->is, &square);
        if (p->out->all)
            return;
    }
}

/* Do the two begin with the same leg? */
static bool same_start(const struct pair *p, const struct draw *a,
                       const struct draw *b)
{
    return a->count >= 2 && b->count >= 2 &&
           memcmp(p->was->data + a->first, p->is->data + b->first,
                  2 * sizeof(struct vec)) == 0;
}

static bool is_open_line(const struct draw *d)
{
    return d->kind == DRAW_POLYLINE && !(d->code & LINE_CLOSED);
}

/* The same, or a path that has become longer or shorter. */
static bool akin(const struct pair *p, const struct draw *a,
                 const struct draw *b)
{
    return same(p, a, b) ||
           (is_open_line(a) && same_look(a, b) && same_start(p, a, b));
}

/* If one has grown out of the other, tells by what. */
static bool tell_growth(struct pair *p, const struct draw *a,
                        const struct draw *b)
{
    if (!same_look(a, b))
        return false;
    if (is_open_line(a))
        tell_line(p, a, b);
    else if (a->kind == DRAW_FIELD && a->count == b->count)
        tell_field(p, a, b);
    else
        return false;
    return true;
}

/* --- the comparison ------------------------------------------------------- */

/* How many draws of `more` to skip until one is akin to `d`; 0 if none of the
 * next few is. */
static size_t skip(const struct pair *p, const struct draw *d,
                   const struct draw *more, size_t n, bool d_is_old)
{
    for (size_t k = 1; k < n && k <= LOOK_AHEAD; k++)
        if (d_is_old ? akin(p, d, &more[k]) : akin(p, &more[k], d))
            return k;
    return 0;
}

/* `*a` of `na` and `*b` of `nb` draws are left; they differ at once. */
static void part(struct pair *p, const struct draw *a, size_t na,
                 const struct draw *b, size_t nb, size_t done[2])
{
    size_t gone = 0, come = 0;
    if (na > 0 && nb > 0) {
        if (tell_growth(p, a, b)) {
            done[0] = done[1] = 1;
            return;
        }
        come = skip(p, a, b, nb, true);
        gone = skip(p, b, a, na, false);
        if (come > 0 && (gone == 0 || come <= gone))
            gone = 0;
        else if (gone > 0)
            come = 0;
    }
    if (come == 0 && gone == 0) {
        gone = na > 0;
        come = nb > 0;
    }
    for (size_t i = 0; i < gone; i++)
        tell_draw(p, p->was, a + i);
    for (size_t i = 0; i < come; i++)
        tell_draw(p, p->is, b + i);
    done[0] = gone;
    done[1] = come;
}

/* NULL behind the last one; a scene without any has no list. */
static const struct draw *draw_at(const struct scene *sc, size_t i)
{
    return i < sc->ndraws ? &sc->draws[i] : NULL;
}

void changes_find(const struct canvas *c, const struct scene *was,
                  const struct scene *is, struct changes *out)
{
    struct pair p = { c, was, is, out, 0 };
    size_t i = 0, j = 0, done[2];
    while ((i < was->ndraws || j < is->ndraws) && !out->all) {
        const struct draw *a = draw_at(was, i), *b = draw_at(is, j);
        if (a && b && same(&p, a, b)) {
            i++, j++;
            continue;
        }
        part(&p, a, was->ndraws - i, b, is->ndraws - j, done);
        i += done[0];
        j += done[1];
    }
}
