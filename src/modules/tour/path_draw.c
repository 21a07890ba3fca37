/*
 * What a tour shows on top of path and knight: where it began, the onward
 * moves of each square the knight could go to, dead ends, the closing move.
 */
#include <stdio.h>

#include "chess/piece.h"
#include "modules/tour/aim.h"
#include "modules/tour/path.h"
#include "modules/tour/settings.h"
#include "puzzle/control.h"
#include "puzzle/trace.h"

enum { COUNTS_SIDE_MAX = 64 }; /* beyond, the badges would be specks */

bool path_shows_counts(const struct view *view)
{
    return view->params->at[TOUR_COUNTS].number && !view->swift &&
           view->pos->files <= COUNTS_SIDE_MAX &&
           view->pos->ranks <= COUNTS_SIDE_MAX;
}

/* Onward moves of each candidate; a ring around the best, two if tied. */
static void draw_counts(const struct aim *aim, const struct position *pos,
                        enum path_help help, struct scene *sc)
{
    int at = (int)pos->path[pos->npath - 1], ways[8], counts[8];
    int n = aim_ways(aim, pos, at, pos->npath, ways);
    int sign = help == PATH_RINGS_MOST ? -1 : 1, least = 8, ties = 0;

    for (int i = 0; i < n; i++) {
        counts[i] = aim_exits(aim, pos, ways[i], pos->npath);
        ties = sign * counts[i] < least ? 1
                                        : ties + (sign * counts[i] == least);
        least = sign * counts[i] < least ? sign * counts[i] : least;
    }
    for (int i = 0; i < n; i++) {
        struct vec c = scene_square(sc, ways[i]);
        bool ringed = help != PATH_COUNTS && sign * counts[i] == least;
        char number[4];

        snprintf(number, sizeof number, "%d", counts[i]);
        scene_disc(sc, c, 0.21f, INK_TARGET);
        if (ringed)
            scene_ring(sc, c, 0.27f, 0.045f, INK_TIE);
        if (ringed && ties > 1)
            scene_ring(sc, c, 0.35f, 0.03f, INK_TIE);
        scene_text(sc, c, 0.26f, 0.4f, FACE_BOLD, ANCHOR_CENTRE, INK_CASING,
                   number);
    }
}

static void draw_targets(const struct aim *aim, const struct position *pos,
                         struct scene *sc)
{
    int ways[8];
    int n = aim_ways(aim, pos, (int)pos->path[pos->npath - 1], pos->npath,
                     ways);

    while (n-- > 0)
        scene_disc(sc, scene_square(sc, ways[n]), 0.16f, INK_TARGET);
}

static void draw_help(const struct aim *aim, const struct position *pos,
                      enum path_help help, struct scene *sc)
{
    switch (help) {
    case PATH_PLAIN: break;
    case PATH_TARGETS: draw_targets(aim, pos, sc); break;
    case PATH_COUNTS:
    case PATH_RINGS:
    case PATH_RINGS_MOST: draw_counts(aim, pos, help, sc); break;
    }
}

static void draw_cross(struct scene *sc, int square)
{
    scene_cross(sc, scene_square_inner(sc, square, 0.12f), 0.06f, 0.02f,
                INK_CONFLICT);
}

static void draw_end(const struct aim *aim, const struct view *view,
                     struct scene *sc)
{
    int first = (int)view->pos->path[0], last = path_square(view, 0);

    if (aim_adjacent(aim, first, last))
        scene_arrow(sc, scene_square(sc, last), scene_square(sc, first), 0.05f,
                    INK_SOLVED);
    scene_outline(sc, scene_square_inner(sc, last, 0.03f), 0.04f, 0.05f,
                  INK_END);
}

void path_draw(const struct aim *aim, const struct view *view,
               enum path_help help, struct scene *sc)
{
    const struct position *pos = view->pos;
    bool whole = (int)pos->npath == aim_squares(aim);

    scene_ring(sc, scene_square(sc, aim->start), 0.42f, 0.05f, INK_START);
    if (whole)
        draw_end(aim, view, sc);
    else
        draw_help(aim, pos, help, sc);
    if (path_is_dead_end(view))
        draw_cross(sc, path_square(view, 0));
    for (int sq = 0; sq < position_squares(pos); sq++)
        if (pos->cell[LAYER_MARK][sq])
            draw_cross(sc, sq);
    if (aim->end >= 0 && !whole)
        scene_outline(sc, scene_square_inner(sc, aim->end, 0.05f), 0.04f, 0.05f,
                      INK_END);
}

void path_draw_ghost(const struct aim *aim, const struct view *view,
                     struct scene *sc)
{
    if (view->hover >= 0 && !aim->board.hole[view->hover] &&
        !view->pos->cell[LAYER_PIECE][view->hover])
        scene_piece(sc, scene_square(sc, view->hover), PIECE_KNIGHT, 0.4f);
}
