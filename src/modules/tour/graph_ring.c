/*
 * The knight's graph pulled apart, beside the board. Each part that hangs
 * together is a ring of its squares, in the order of the longest path through
 * it, so that this path runs along the ring and all other moves across.
 */
#include <math.h>

#include "base/say.h"
#include "chess/square.h"
#include "modules/tour/aim.h"
#include "modules/tour/graph.h"
#include "modules/tour/settings.h"
#include "puzzle/control.h"
#include "puzzle/puzzle.h"
#include "puzzle/trace.h"

/* All measured by the distance of neighbours on a ring. */
static const float NODE = 0.36f;             /* radius of a square's disc */
static const float EDGE = 0.55f;             /* around a ring, from its nodes */
static const float LINE = 0.04f, WAY = 0.1f; /* strokes of moves */

static const float TURN = 6.2831853f;

/* The squares and where they lie. */
struct layout {
    int square[TOUR_PARTS_MAX];
    struct vec at[TOUR_PARTS_MAX];
    int n;
    float unit; /* the distance of neighbours */
};

/* --- where --------------------------------------------------------------- */

static float radius_of(int n)
{
    return n == 1 ? 0 : 0.5f / sinf(TURN / 2 / (float)n);
}

static float width_of(int n)
{
    return 2 * (radius_of(n) + EDGE);
}

/* A row of parts, from `from` to before `end`. The first is the largest. */
static struct vec row_size(const struct tour_parts *p, int from, int end)
{
    struct vec size = { 0, width_of(p->at[from].n) };

    for (int i = from; i < end; i++)
        size.x += width_of(p->at[i].n);
    return size;
}

static int row_end(const struct tour_parts *p, int from, int per_row)
{
    return from + per_row < p->n ? from + per_row : p->n;
}

/* How large all rows are with so many parts in each. */
static struct vec size_of(const struct tour_parts *p, int per_row)
{
    struct vec all = { 0, 0 };

    for (int i = 0; i < p->n; i += per_row) {
        struct vec row = row_size(p, i, row_end(p, i, per_row));

        all.x = fmaxf(all.x, row.x);
        all.y += row.y;
    }
    return all;
}

static float unit_for(const struct tour_parts *p, int per_row, struct box room)
{
    struct vec size = size_of(p, per_row);

    return fminf(room.w / size.x, room.h / size.y);
}

/* From the top, clockwise. */
static void lay_part(struct layout *l, const struct tour_part *part,
                     struct vec centre)
{
    float radius = radius_of(part->n) * l->unit;

    for (int i = 0; i < part->n; i++) {
        float angle = TURN * (float)i / (float)part->n;

        l->square[l->n] = part->square[i];
        l->at[l->n++] = (struct vec){ centre.x + radius * sinf(angle),
                                      centre.y - radius * cosf(angle) };
    }
}

static void lay_row(struct layout *l, const struct tour_parts *p, int from,
                    int end, struct vec middle)
{
    float x = middle.x - row_size(p, from, end).x * l->unit / 2;

    for (int i = from; i < end; i++) {
        float width = width_of(p->at[i].n) * l->unit;

        lay_part(l, &p->at[i], (struct vec){ x + width / 2, middle.y });
        x += width;
    }
}

/* As many parts in a row as makes all of them the largest. */
static struct layout lay_out(const struct tour_parts *p, struct box room)
{
    struct layout l = { .n = 0 };
    int best = 1;
    float y;

    for (int per_row = 2; per_row <= p->n; per_row++)
        if (unit_for(p, per_row, room) > unit_for(p, best, room))
            best = per_row;
    l.unit = unit_for(p, best, room);
    y = room.y + (room.h - size_of(p, best).y * l.unit) / 2;
    for (int i = 0; i < p->n; i += best) {
        int end = row_end(p, i, best);
        float height = row_size(p, i, end).y * l.unit;

        lay_row(&l, p, i, end,
                (struct vec){ room.x + room.w / 2, y + height / 2 });
        y += height;
    }
    return l;
}

static struct vec place_of(const struct layout *l, uint32_t square)
{
    int i = 0;

    while ((uint32_t)l->square[i] != square)
        i++;
    return l->at[i];
}

/* --- drawn --------------------------------------------------------------- */

static void draw_moves(const struct layout *l, const struct aim *aim,
                       struct scene *sc)
{
    for (int i = 0; i < l->n; i++)
        for (int j = i + 1; j < l->n; j++)
            if (aim_adjacent(aim, l->square[i], l->square[j]))
                scene_polyline(sc, (struct vec[]){ l->at[i], l->at[j] }, 2,
                               LINE * l->unit, 0, INK_FAINT);
}

static void draw_path(const struct layout *l, const struct position *pos,
                      struct scene *sc)
{
    struct vec pts[TOUR_PARTS_MAX];

    for (uint32_t i = 0; i < pos->npath; i++)
        pts[i] = place_of(l, pos->path[i]);
    if (pos->npath > 1)
        scene_polyline(sc, pts, pos->npath, WAY * l->unit, 0, INK_ACCENT);
}

static void draw_node(const struct layout *l, const struct aim *aim,
                      const struct position *pos, int i, struct scene *sc)
{
    bool seen = pos->cell[LAYER_ORDER][l->square[i]] != 0;
    float radius = NODE * l->unit;

    scene_disc(sc, l->at[i], radius, seen ? INK_ACCENT : INK_RAISED);
    if (!seen)
        scene_ring(sc, l->at[i], radius, LINE * l->unit, INK_FAINT);
    if (pos->cell[LAYER_PIECE][l->square[i]])
        scene_ring(sc, l->at[i], radius + 1.5f * LINE * l->unit,
                   1.5f * LINE * l->unit, INK_STRONG);
    scene_text(sc, l->at[i], radius, 1.7f * radius, FACE_BOLD, ANCHOR_CENTRE,
               seen ? INK_ON_ACCENT : INK_STRONG,
               say_square(l->square[i], aim->board.files).at);
}

void graph_draw_ring(const struct graph *g, const struct aim *aim,
                     const struct view *view, struct scene *sc)
{
    struct box room = view->slip[SLIP_GRAPH];
    struct layout l;

    if (view->params->at[TOUR_GRAPH].number != GRAPH_RING || room.w <= 0)
        return;
    l = lay_out(&g->parts, room);
    draw_moves(&l, aim, sc);
    draw_path(&l, view->pos, sc);
    for (int i = 0; i < l.n; i++)
        draw_node(&l, aim, view->pos, i, sc);
}
