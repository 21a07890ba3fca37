/*
 * What a tour shows besides path and knight: below them where it began and the
 * closing move, above them the onward moves of each square the knight could go
 * to, what was tried, dead ends.
 */
#include <stdio.h>

#include "chess/attack.h"
#include "chess/route.h"
#include "modules/tour/aim.h"
#include "modules/tour/path.h"
#include "modules/tour/settings.h"
#include "puzzle/control.h"
#include "puzzle/position_draw.h"
#include "puzzle/trace.h"
#include "scene/seam.h"

enum { COUNTS_SIDE_MAX = 64 }; /* beyond, the badges would be specks */

bool path_has_room(const struct view *view)
{
    return view->pos->files <= COUNTS_SIDE_MAX &&
           view->pos->ranks <= COUNTS_SIDE_MAX;
}

bool path_shows_counts(const struct view *view)
{
    return view->params->at[TOUR_COUNTS].number && path_has_room(view);
}

/*
 * How many squares of the path had been visited when the choice was made whose
 * marks are shown. While the knight is on its way they are still those of the
 * square it comes from; 0 where that is no longer on the path.
 */
static uint32_t visited(const struct view *view)
{
    uint32_t n = view->pos->npath;

    if (view->origin < 0)
        return n;
    return n > 1 && view->origin == path_square(view, 1) ? n - 1 : 0;
}

static bool has_landed(const struct view *view)
{
    return visited(view) == view->pos->npath;
}

/* Onward moves of each candidate; a ring around the best, two if tied. */
static void draw_counts(const struct aim *aim, const struct view *view,
                        enum path_help help, struct scene *sc)
{
    const struct position *pos = view->pos;
    uint32_t seen = visited(view);
    int ways[MOVER_STEPS_MAX], counts[MOVER_STEPS_MAX];
    int n = aim_ways(aim, pos, (int)pos->path[seen - 1], seen, ways);
    int sign = help == PATH_RINGS_MOST ? -1 : 1, least = MOVER_STEPS_MAX,
        ties = 0;

    for (int i = 0; i < n; i++) {
        int worth;

        counts[i] = aim_exits(aim, pos, ways[i], seen);
        worth = sign * counts[i];
        ties = worth < least ? 1 : ties + (worth == least);
        least = worth < least ? worth : least;
    }
    for (int i = 0; i < n; i++) {
        struct vec c = scene_square(sc, ways[i]);
        bool ringed = help != PATH_COUNTS && sign * counts[i] == least;
        size_t from = sc->ndraws;
        char number[4];

        snprintf(number, sizeof number, "%d", counts[i]);
        scene_disc(sc, c, 0.21f, INK_TARGET);
        if (ringed)
            scene_ring(sc, c, 0.27f, 0.045f, INK_TIE);
        if (ringed && ties > 1)
            scene_ring(sc, c, 0.35f, 0.03f, INK_TIE);
        scene_text(sc, c, 0.26f, 0.4f, FACE_BOLD, ANCHOR_CENTRE, INK_CASING,
                   number);
        if (pos->cell[LAYER_PIECE][ways[i]]) /* it comes to stand there */
            scene_sink(sc, from);
    }
}

static void draw_targets(const struct aim *aim, const struct view *view,
                         enum path_help help, struct scene *sc)
{
    const struct position *pos = view->pos;
    uint32_t seen = visited(view);
    int ways[MOVER_STEPS_MAX];
    int n = aim_ways(aim, pos, (int)pos->path[seen - 1], seen, ways);

    while (n-- > 0)
        if (help == PATH_CIRCLES)
            scene_ring(sc, scene_square(sc, ways[n]), 0.28f, 0.05f, INK_TARGET);
        else
            scene_disc(sc, scene_square(sc, ways[n]), 0.16f, INK_TARGET);
}

static void draw_help(const struct aim *aim, const struct view *view,
                      enum path_help help, struct scene *sc)
{
    if (visited(view) == 0)
        return;
    switch (help) {
    case PATH_PLAIN: break;
    case PATH_TARGETS:
    case PATH_CIRCLES: draw_targets(aim, view, help, sc); break;
    case PATH_COUNTS:
    case PATH_RINGS:
    case PATH_RINGS_MOST: draw_counts(aim, view, help, sc); break;
    }
}

static void draw_cross(struct scene *sc, int square)
{
    scene_cross(sc, scene_square_inner(sc, square, 0.12f), 0.06f, 0.02f,
                INK_CONFLICT);
}

/* The move that closes a tour is one of its line, or where there is none, an
 * arrow. */
static void draw_closing(const struct aim *aim, const struct view *view,
                         struct scene *sc)
{
    struct seam_part parts[ROUTE_PARTS_MAX];
    int n = seam_parts(sc, &aim->board, &aim->mover, path_square(view, 0),
                       (int)view->pos->path[0], parts);

    if (view->lined && aim->board.surface == SURFACE_FLAT &&
        scene_close_line(sc))
        return;
    scene_clip(sc, (struct box){ 0, 0, (float)view->pos->files,
                                 (float)view->pos->ranks });
    for (int i = 0; i < n; i++) {
        if (view->lined || i + 1 < n)
            scene_polyline(sc, parts[i].ends, 2, view->lined ? 0.07f : 0.05f,
                           view->lined ? 0.03f : 0,
                           view->lined ? INK_PATH : INK_SOLVED);
        else
            scene_arrow(sc, parts[i].ends[0], parts[i].ends[1], 0.05f,
                        INK_SOLVED);
    }
    scene_unclip(sc);
}

/* What lies below path and knight: where it began, where it has ended. */
static void draw_below(const struct aim *aim, const struct view *view,
                       bool whole, struct scene *sc)
{
    size_t from = sc->ndraws;

    scene_ring(sc, scene_square(sc, aim->start), 0.42f, 0.05f, INK_START);
    if (whole)
        scene_outline(sc, scene_square_inner(sc, path_square(view, 0), 0.03f),
                      0.04f, 0.05f, INK_END);
    if (whole && view->pos->npath > 2 && aim_closes(aim, view->pos))
        draw_closing(aim, view, sc);
    scene_sink(sc, from);
}

static void draw_crosses(const struct view *view, struct scene *sc)
{
    if (path_is_dead_end(view))
        draw_cross(sc, path_square(view, 0));
    for (int sq = 0; sq < position_squares(view->pos); sq++)
        if (view->pos->cell[LAYER_WASH][sq])
            draw_cross(sc, sq);
}

void path_draw(const struct aim *aim, const struct view *view,
               enum path_help help, struct scene *sc)
{
    bool whole = has_landed(view) && (int)view->pos->npath == aim_squares(aim);

    draw_below(aim, view, whole, sc);
    if (!whole)
        draw_help(aim, view, help, sc);
    if (has_landed(view))
        draw_crosses(view, sc);
    if (aim->end >= 0 && !whole)
        scene_outline(sc, scene_square_inner(sc, aim->end, 0.05f), 0.04f, 0.05f,
                      INK_END);
}

/* A stroke through what is on the square. */
static void draw_strike(struct vec at, struct scene *sc)
{
    struct vec ends[2] = { { at.x - 0.24f, at.y + 0.24f },
                           { at.x + 0.24f, at.y - 0.24f } };

    scene_polyline(sc, ends, 2, 0.06f, 0.02f, INK_CONFLICT);
}

void path_draw_tried(const struct aim *aim, const struct view *view,
                     enum path_help help, const unsigned tried[2],
                     struct scene *sc)
{
    uint32_t seen = visited(view);
    unsigned moves = tried[has_landed(view) ? 0 : 1];

    for (int k = 0; k < aim->mover.n && seen > 0; k++) {
        int from = (int)view->pos->path[seen - 1];
        struct vec at;

        if (!(moves & 1u << k))
            continue;
        at = scene_square(sc,
                          attack_step(&aim->board, from, aim->mover.step[k]));
        if (help == PATH_PLAIN)
            scene_disc(sc, at, 0.16f, INK_TARGET);
        draw_strike(at, sc);
    }
}

static void draw_dashes(const struct seam_part *part, struct scene *sc)
{
    enum { DASHES = 6 };
    struct vec a = part->ends[0], b = part->ends[1];

    for (int i = 0; i < DASHES; i++) {
        float s = (float)i / DASHES, t = ((float)i + 0.55f) / DASHES;
        struct vec dash[2] = { { a.x + (b.x - a.x) * s, a.y + (b.y - a.y) * s },
                               { a.x + (b.x - a.x) * t,
                                 a.y + (b.y - a.y) * t } };

        scene_polyline(sc, dash, 2, 0.07f, 0.03f, INK_CONFLICT);
    }
}

void path_draw_left(const struct aim *aim, const struct view *view, int square,
                    struct scene *sc)
{
    struct seam_part parts[ROUTE_PARTS_MAX];
    size_t from = sc->ndraws;
    int n = seam_parts(sc, &aim->board, &aim->mover, path_square(view, 0),
                       square, parts);

    for (int i = 0; i < n; i++)
        draw_dashes(&parts[i], sc);
    scene_sink(sc, from);
}

void path_draw_ghost(const struct aim *aim, const struct view *view,
                     struct scene *sc)
{
    if (view->hover >= 0 && !aim->board.hole[view->hover] &&
        !view->pos->cell[LAYER_PIECE][view->hover])
        scene_piece(sc, scene_square(sc, view->hover), (int)aim->mover.kind,
                    0.4f);
}
