/*
 * Marks on the board of a session. A colour is a pattern as well, so that
 * marks can be told apart in black and white: green lines are whole, red ones
 * broken, blue ones dotted, orange ones double. A thin white casing lets all
 * of them stand out on light squares and on dark ones.
 */
#include "session/session.h"

#include <math.h>
#include <stdlib.h>

#include "base/alloc.h"
#include "puzzle/hand/marks.h"
#include "puzzle/plan.h"
#include "session/state.h"

/* In squares. */
static const float ARROW = 0.12f, RING = 0.07f, BORDER = 0.06f;
static const float CASING = 0.022f, RADIUS = 0.43f;
static const float HEAD_LENGTH = 0.3f, HEAD_HALF = 0.16f;
static const float OPACITY = 0.78f, WASH = 0.45f;

enum { CORNERS = 48 }; /* of what is drawn as a circle */

static const struct pattern {
    enum ink ink;
    float dash;  /* its length and ... */
    float every; /* ... the way from one to the next, in widths of the line;
                    0: the line is whole */
    bool parted; /* by a white line along its middle */
} patterns[MARK_COLOURS] = {
    [MARK_GREEN] = { .ink = INK_MARK_GREEN },
    [MARK_RED] = { .ink = INK_MARK_RED, .dash = 1.7f, .every = 3.7f },
    [MARK_BLUE] = { .ink = INK_MARK_BLUE, .dash = 0, .every = 2 },
    [MARK_ORANGE] = { .ink = INK_MARK_ORANGE, .parted = true },
};

/* --- lines --------------------------------------------------------------- */

/* A way along points, and how it is drawn. */
struct way {
    const struct vec *pts;
    size_t n;
    float width, casing;
    const struct pattern *pattern;
};

static float distance(struct vec a, struct vec b)
{
    return hypotf(b.x - a.x, b.y - a.y);
}

static struct vec between(struct vec a, struct vec b, float share)
{
    return (struct vec){ a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share };
}

static float length_of(const struct way *w)
{
    float length = 0;

    for (size_t i = 1; i < w->n; i++)
        length += distance(w->pts[i - 1], w->pts[i]);
    return length;
}

static void add_line(struct scene *sc, const struct way *w,
                     const struct vec *pts, size_t n)
{
    scene_polyline(sc, pts, n, w->width, w->casing, w->pattern->ink);
    scene_fade(sc, OPACITY);
}

/* The part of the way from one length to another. */
static void add_part(struct scene *sc, const struct way *w, float from,
                     float to)
{
    struct vec *pts = xmalloc((w->n + 2) * sizeof *pts);
    float gone = 0;
    size_t n = 0;

    for (size_t i = 1; i < w->n; i++) {
        struct vec a = w->pts[i - 1], b = w->pts[i];
        float step = distance(a, b), next = gone + step;

        if (from >= gone && from < next)
            pts[n++] = between(a, b, (from - gone) / step);
        if (n && to > from && to <= next) {
            pts[n++] = between(a, b, (to - gone) / step);
            break;
        }
        if (n && to > from)
            pts[n++] = b;
        gone = next;
    }
    if (n)
        add_line(sc, w, pts, n);
    free(pts);
}

/* A whole number of dashes, with as much room before the first as after the
 * last. */
static void add_dashes(struct scene *sc, const struct way *w)
{
    float all = length_of(w), dash = w->pattern->dash * w->width;
    float n = fmaxf(1, roundf(all / (w->pattern->every * w->width)));

    for (float i = 0; i < n; i++) {
        float middle = (i + 0.5f) * all / n;

        add_part(sc, w, middle - dash / 2, middle + dash / 2);
    }
}

static void part(struct scene *sc, const struct way *w)
{
    struct pattern white = { .ink = INK_CASING };
    struct way thin = { w->pts, w->n, w->width * 0.3f, 0, &white };

    add_line(sc, &thin, w->pts, w->n);
}

static void add_way(struct scene *sc, const struct way *w)
{
    if (w->pattern->every > 0)
        add_dashes(sc, w);
    else
        add_line(sc, w, w->pts, w->n);
    if (w->pattern->parted)
        part(sc, w);
}

/* --- shapes -------------------------------------------------------------- */

static void draw_circle(struct scene *sc, int square, const struct pattern *p)
{
    struct vec pts[CORNERS + 1], centre = scene_square(sc, square);
    struct way w = { pts, CORNERS + 1, RING, CASING, p };

    for (int i = 0; i <= CORNERS; i++) {
        float turn = (float)(i % CORNERS) * 6.2831853f / CORNERS;

        pts[i] = (struct vec){ centre.x + RADIUS * sinf(turn),
                               centre.y - RADIUS * cosf(turn) };
    }
    add_way(sc, &w);
}

static void draw_filled(struct scene *sc, int square, const struct pattern *p)
{
    struct box b = scene_square_inner(sc, square, BORDER);
    struct vec pts[5] = { { b.x, b.y },
                          { b.x + b.w, b.y },
                          { b.x + b.w, b.y + b.h },
                          { b.x, b.y + b.h },
                          { b.x, b.y } };
    struct way w = { pts, 5, BORDER, CASING, p };

    scene_tint(sc, square, p->ink, WASH);
    add_way(sc, &w);
}

/* Shaft and head are one line where they can be, so that nothing lies on
 * itself; the line is broad enough to fill the head it goes around. */
static void draw_arrow(struct scene *sc, int from, int to,
                       const struct pattern *p)
{
    struct vec a = scene_square(sc, from), tip = scene_square(sc, to);
    float all = distance(a, tip);
    struct vec way = { (tip.x - a.x) / all, (tip.y - a.y) / all };
    struct vec base = { tip.x - way.x * HEAD_LENGTH,
                        tip.y - way.y * HEAD_LENGTH };
    struct vec side = { -way.y * HEAD_HALF, way.x * HEAD_HALF };
    struct vec left = { base.x + side.x, base.y + side.y };
    struct vec right = { base.x - side.x, base.y - side.y };
    struct vec pts[7] = { a, base, left, tip, right, base, tip };
    struct way whole = { pts, 7, ARROW, CASING, p };
    struct way shaft = { pts, 2, ARROW, CASING, p };

    if (p->every > 0) {
        add_dashes(sc, &shaft);
        add_line(sc, &whole, pts + 1, 6);
    } else {
        add_line(sc, &whole, pts, 7);
    }
    if (p->parted)
        part(sc, &shaft);
}

static int square_of(const struct session *ss, struct spot s)
{
    return s.rank * ss->pos.files + s.file;
}

/* --- what is drawn ------------------------------------------------------- */

void session_draw_filled(const struct session *ss, struct scene *sc)
{
    const char *list = ss->params.marks;
    struct mark m;

    while (marks_next(&list, &m))
        if (m.shape == MARK_FILLED)
            draw_filled(sc, square_of(ss, m.at), &patterns[m.colour]);
}

static void draw_one(const struct session *ss, const struct mark *m,
                     struct scene *sc)
{
    const struct pattern *p = &patterns[m->colour];

    if (m->shape == MARK_ARROW)
        draw_arrow(sc, square_of(ss, m->at), square_of(ss, m->to), p);
    else if (m->shape == MARK_CIRCLE)
        draw_circle(sc, square_of(ss, m->at), p);
}

void session_draw_marks(const struct session *ss, struct scene *sc)
{
    const char *list = ss->params.marks;
    const struct sketch *sketch = &ss->pointer.sketch;
    struct mark m;

    while (marks_next(&list, &m))
        draw_one(ss, &m, sc);
    if (sketch->on && !ss->pointer.absent) {
        m = mark_between(ss->pos.files, sketch->from, sketch->to,
                         sketch->colour);
        draw_one(ss, &m, sc);
    }
}

/* --- what is done -------------------------------------------------------- */

bool session_can_mark(const struct session *ss)
{
    return plan_has_board(&ss->plan);
}

void session_sketch(struct session *ss, struct sketch sketch)
{
    ss->pointer.sketch = sketch;
}

bool session_mark(struct session *ss, struct sketch sketch, struct error *err)
{
    struct mark m = mark_between(ss->pos.files, sketch.from, sketch.to,
                                 sketch.colour);

    return marks_draw(&ss->params, &m, err);
}

bool session_clear_marks(struct session *ss)
{
    char *marks = ss->params.marks;

    if (!marks && !ss->cleared)
        return false;
    ss->params.marks = marks ? NULL : ss->cleared;
    if (marks)
        free(ss->cleared);
    ss->cleared = marks;
    marks_keep(&ss->params, ss->pos.files, ss->pos.ranks);
    return true;
}
