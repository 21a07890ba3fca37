/*
 * What a tour shows on top of path and knight: where it began, the onward
 * moves of each square the knight could go to, dead ends, the closing move.
 */
#include <stdio.h>

#include "chess/piece.h"
#include "modules/tour/run.h"
#include "puzzle/control.h"
#include "puzzle/trace.h"

enum { COUNTS_SIDE_MAX = 64 }; /* beyond, the badges would be specks */

static bool finished(const struct puzzle *pz, const struct view *view)
{
    return (int)view->pos->npath == tour_squares(pz);
}

/* Onward moves of each candidate; a ring around the fewest, two if tied. */
static void draw_counts(const struct puzzle *pz, const struct view *view,
                        struct scene *sc)
{
    const struct position *pos = view->pos;
    int at = (int)pos->path[pos->npath - 1], candidates[8], counts[8];
    int n = tour_ways(pz, pos, at, pos->npath, candidates);
    int least = 8, ties = 0;

    for (int i = 0; i < n; i++) {
        counts[i] = tour_exits(pz, pos, candidates[i], pos->npath);
        ties = counts[i] < least ? 1 : ties + (counts[i] == least);
        least = counts[i] < least ? counts[i] : least;
    }
    for (int i = 0; i < n; i++) {
        struct vec c = scene_square(sc, candidates[i]);
        char number[4];

        snprintf(number, sizeof number, "%d", counts[i]);
        scene_disc(sc, c, 0.21f, INK_TARGET);
        if (counts[i] == least && pz->method->counts_exits)
            scene_ring(sc, c, 0.27f, 0.045f, INK_TIE);
        if (counts[i] == least && ties > 1 && pz->method->counts_exits)
            scene_ring(sc, c, 0.35f, 0.03f, INK_TIE);
        scene_text(sc, c, 0.26f, 0.4f, FACE_BOLD, ANCHOR_CENTRE, INK_CASING,
                   number);
    }
}

/* Where a method has something else in mind, its overlay needs the room. */
bool tour_shows_counts(const struct puzzle *pz, const struct view *view)
{
    return view->params->at[TOUR_COUNTS].number && !view->swift &&
           view->pos->files <= COUNTS_SIDE_MAX &&
           view->pos->ranks <= COUNTS_SIDE_MAX &&
           (pz->mode == TOUR_HAND || !pz->method->glimpse);
}

/* Only where the knight may be led, for who does not want to be helped. */
static void draw_targets(const struct puzzle *pz, const struct view *view,
                         struct scene *sc)
{
    const struct position *pos = view->pos;
    int candidates[8];
    int n = tour_free(pz, pos, (int)pos->path[pos->npath - 1], pos->npath,
                      candidates);

    while (n-- > 0)
        scene_disc(sc, scene_square(sc, candidates[n]), 0.16f, INK_TARGET);
}

static void draw_cross(struct scene *sc, int square)
{
    struct box b = scene_square_box(sc, square);
    float in = 0.12f;
    struct vec down[2] = { { b.x + in, b.y + in },
                           { b.x + b.w - in, b.y + b.h - in } };
    struct vec up[2] = { { b.x + in, b.y + b.h - in },
                         { b.x + b.w - in, b.y + in } };

    scene_polyline(sc, down, 2, 0.06f, 0.02f, INK_CONFLICT);
    scene_polyline(sc, up, 2, 0.06f, 0.02f, INK_CONFLICT);
}

static void draw_end(const struct puzzle *pz, const struct view *view,
                     struct scene *sc)
{
    int first = (int)view->pos->path[0];
    int last = (int)view->pos->path[view->pos->npath - 1];
    struct box b = scene_square_box(sc, last);
    float in = 0.03f;

    if (tour_adjacent(pz, first, last))
        scene_arrow(sc, scene_square(sc, last), scene_square(sc, first), 0.05f,
                    INK_SOLVED);
    scene_outline(
        sc, (struct box){ b.x + in, b.y + in, b.w - 2 * in, b.h - 2 * in },
        0.04f, 0.05f, INK_END);
}

/* What a click would do: nothing where the knight cannot be led. */
static void draw_ghost(const struct puzzle *pz, const struct view *view,
                       struct scene *sc)
{
    if (view->hover < 0 || pz->board.hole[view->hover] ||
        view->pos->cell[LAYER_PIECE][view->hover])
        return;
    if (pz->mode == TOUR_HAND && view->pos->npath > 1 &&
        !tour_reaches(pz, view->pos, view->hover))
        return;
    scene_piece(sc, scene_square(sc, view->hover), PIECE_KNIGHT, 0.4f);
}

static struct box hint_box(const struct scene *sc, int square)
{
    struct box b = scene_square_box(sc, square);
    float in = 0.05f;

    return (struct box){ b.x + in, b.y + in, b.w - 2 * in, b.h - 2 * in };
}

void tour_draw(const struct puzzle *pz, const struct view *view,
               struct scene *sc)
{
    const struct position *pos = view->pos;

    scene_ring(sc, scene_square(sc, pz->start), 0.42f, 0.05f, INK_START);
    if (finished(pz, view))
        draw_end(pz, view, sc);
    else if (tour_shows_counts(pz, view))
        draw_counts(pz, view, sc);
    else if (pz->mode == TOUR_HAND)
        draw_targets(pz, view, sc);
    if (view->now->flags & MOMENT_DEAD_END)
        draw_cross(sc, (int)pos->path[pos->npath - 1]);
    for (int sq = 0; sq < position_squares(pos); sq++)
        if (pos->cell[LAYER_MARK][sq])
            draw_cross(sc, sq);
    if (pz->mode == TOUR_HAND && pz->shown_hint >= 0 &&
        pz->hint_at == view->index)
        scene_outline(sc, hint_box(sc, pz->shown_hint), 0.1f, 0.08f, INK_HINT);
    if (pz->end >= 0 && !finished(pz, view))
        scene_outline(sc, hint_box(sc, pz->end), 0.04f, 0.05f, INK_END);
    tour_overlay(pz, view, sc);
    draw_ghost(pz, view, sc);
}
