/*
 * What the queens show besides the pieces: wishes, attacked squares and
 * attackers, conflicts, staircases, diagonals, and thumbnails of the album.
 */
#include <stdio.h>
#include <stdlib.h>

#include "base/alloc.h"
#include "chess/attack.h"
#include "chess/board.h"
#include "modules/queens/run.h"
#include "puzzle/clicks.h"
#include "puzzle/control.h"
#include "puzzle/trace.h"

static const float DARK = 0.45f; /* squares of a thumbnail */

static bool wants(const struct view *view, int control)
{
    return view->params->at[control].number != 0;
}

/* A board without holes, and where pieces stand on it. */
static void stand(const struct puzzle *pz, const struct position *pos,
                  struct board *b, uint8_t *occupied)
{
    board_init(b, pz->n, pz->n);
    for (int sq = 0; sq < pz->n * pz->n; sq++)
        occupied[sq] = pos->cell[LAYER_PIECE][sq] != 0;
}

/* --- on the board -------------------------------------------------------- */

static void draw_cross(struct scene *sc, int square, enum ink ink)
{
    struct box b = scene_square_box(sc, square);
    float in = b.w * 0.2f;
    struct vec down[2] = { { b.x + in, b.y + in },
                           { b.x + b.w - in, b.y + b.h - in } };
    struct vec up[2] = { { b.x + in, b.y + b.h - in },
                         { b.x + b.w - in, b.y + in } };

    scene_polyline(sc, down, 2, 0.06f, 0.02f, ink);
    scene_polyline(sc, up, 2, 0.06f, 0.02f, ink);
}

static void draw_wishes(const struct puzzle *pz, const struct view *view,
                        struct scene *sc)
{
    const char *given = view->params->at[QUEENS_GIVEN].text;
    const char *barred = view->params->at[QUEENS_BARRED].text;
    int sq;

    while ((sq = clicks_next(&given, pz->n)) >= 0)
        scene_ring(sc, scene_square(sc, sq), 0.45f, 0.06f, INK_SELECTED);
    while ((sq = clicks_next(&barred, pz->n)) >= 0)
        draw_cross(sc, sq, INK_CONFLICT);
}

static void draw_attacks(const struct puzzle *pz, const struct view *view,
                         struct scene *sc)
{
    size_t squares = (size_t)(pz->n * pz->n);
    uint8_t *occupied = xcalloc(squares, 1), *hit = xcalloc(squares, 1);
    struct board b;
    int *out;

    stand(pz, view->pos, &b, occupied);
    out = xmalloc((size_t)attack_max(&b) * sizeof *out);
    for (int sq = 0; sq < pz->n * pz->n; sq++) {
        int n = occupied[sq]
                    ? attack_squares(&b, occupied, (int)pz->piece, sq, out)
                    : 0;

        while (n-- > 0)
            hit[out[n]] = 1;
    }
    for (int sq = 0; sq < pz->n * pz->n; sq++)
        if (hit[sq] && !occupied[sq]) {
            scene_hatch(sc, sq, INK_ATTACKED);
            scene_fade(sc, 0.5f);
        }
    free(out);
    free(occupied);
    free(hit);
    board_free(&b);
}

static void draw_line(struct scene *sc, int from, int to, float stroke,
                      enum ink ink)
{
    struct vec pts[2] = { scene_square(sc, from), scene_square(sc, to) };

    scene_polyline(sc, pts, 2, stroke, stroke / 3, ink);
}

/* Pairs that attack each other, by a line and a cross at both ends. */
static void draw_conflicts(const struct puzzle *pz, const struct view *view,
                           struct scene *sc)
{
    uint8_t *occupied = xcalloc((size_t)(pz->n * pz->n), 1);
    int *at = xmalloc((size_t)pz->n * sizeof *at);
    int n = queens_standing(view->pos, at, pz->n);
    struct board b;

    stand(pz, view->pos, &b, occupied);
    for (int i = 0; i < n; i++)
        for (int j = i + 1; j < n; j++) {
            if (!attack_hits(&b, occupied, (int)pz->piece, at[i], at[j]))
                continue;
            draw_line(sc, at[i], at[j], 0.08f, INK_CONFLICT);
            draw_cross(sc, at[i], INK_CONFLICT);
            draw_cross(sc, at[j], INK_CONFLICT);
        }
    board_free(&b);
    free(at);
    free(occupied);
}

/* The square just refused, and the first queen that attacks it. */
static void draw_refusal(const struct puzzle *pz, const struct view *view,
                         struct scene *sc)
{
    const struct position *pos = view->pos;
    uint8_t *occupied = xcalloc((size_t)(pz->n * pz->n), 1);
    struct board b;
    int tried = 0;

    stand(pz, pos, &b, occupied);
    while (!pos->cell[LAYER_MARK][tried])
        tried++;
    draw_cross(sc, tried, INK_CONFLICT);
    for (int sq = 0; sq < pz->n * pz->n; sq++)
        if (occupied[sq] &&
            attack_hits(&b, occupied, (int)pz->piece, sq, tried))
            draw_line(sc, sq, tried, 0.06f, INK_CONFLICT);
    board_free(&b);
    free(occupied);
}

/* Pieces a knight's move apart. */
static void draw_stairs(const struct puzzle *pz, const struct view *view,
                        struct scene *sc)
{
    int *at = xmalloc((size_t)pz->n * sizeof *at);
    int n = queens_standing(view->pos, at, pz->n);

    for (int i = 0; i < n; i++)
        for (int j = i + 1; j < n; j++)
            if (knight_apart(at[i], at[j], pz->n))
                draw_line(sc, at[i], at[j], 0.07f, INK_PATH);
    free(at);
}

/* Too many to draw squares: a dot for each queen on one large square. */
static void draw_dots(const struct puzzle *pz, const struct view *view,
                      struct scene *sc)
{
    struct box b = scene_square_box(sc, 0);
    float cell = b.w / (float)pz->n, dot = cell * 0.5f;

    if (view->now->note != NOTE_PAGE)
        return;
    scene_rect(sc, b, 0, INK_CASING);
    if (dot < 0.0012f)
        dot = 0.0012f;
    for (int file = 0; file < pz->n; file++) {
        int rank = pz->built[file];

        scene_disc(
            sc,
            (struct vec){ b.x + ((float)file + 0.5f) * cell,
                          b.y + ((float)(pz->n - 1 - rank) + 0.5f) * cell },
            dot, INK_PATH);
    }
}

/* --- beside the board ---------------------------------------------------- */

struct album queens_album_of(const struct puzzle *pz, const struct view *view)
{
    return (struct album){ .room = view->right,
                           .files = pz->n,
                           .ranks = pz->n,
                           .pages = queens_pages(pz),
                           .shown = pz->shown };
}

static void draw_page(const struct puzzle *pz, const struct album_page *p,
                      struct scene *sc)
{
    for (int sq = 0; sq < pz->n * pz->n; sq++)
        if ((sq % pz->n + sq / pz->n) % 2 == 0) {
            scene_rect(sc,
                       (struct box){
                           p->box.x + (float)(sq % pz->n) * p->cell,
                           p->box.y + (float)(pz->n - 1 - sq / pz->n) * p->cell,
                           p->cell, p->cell },
                       0, INK_FAINT);
            scene_fade(sc, DARK); /* dots stand out in every theme */
        }
    for (int file = 0; file < pz->n; file++) {
        int rank = pz->built
                       ? pz->built[file]
                       : queens_album_at(&pz->album,
                                         queens_number(pz, p->number))[file];

        scene_disc(sc,
                   (struct vec){ p->box.x + ((float)file + 0.5f) * p->cell,
                                 p->box.y + ((float)(pz->n - 1 - rank) + 0.5f) *
                                                p->cell },
                   p->cell * 0.42f, INK_PATH);
    }
}

static void draw_album(const struct puzzle *pz, const struct view *view,
                       struct scene *sc)
{
    struct album a = queens_album_of(pz, view);

    album_draw(&a, pz, draw_page, sc);
}

/* One row of the strip: the diagonals in one direction, 2n - 1 of them. */
static void draw_strip(const struct puzzle *pz, const struct view *view,
                       struct scene *sc, bool rising)
{
    int lines = 2 * pz->n - 1, n;
    int *at = xmalloc((size_t)pz->n * sizeof *at);
    uint8_t *taken = xcalloc((size_t)lines, 1);
    float cell = view->below.w / ((float)lines + 2);
    float y = view->below.y + view->below.h * (rising ? 0.35f : 0.75f);

    n = queens_standing(view->pos, at, pz->n);
    for (int i = 0; i < n; i++)
        taken[at[i] % pz->n +
              (rising ? pz->n - 1 - at[i] / pz->n : at[i] / pz->n)] = 1;
    scene_text(sc, (struct vec){ view->below.x + cell, y }, cell * 0.8f, 0,
               FACE_BOLD, ANCHOR_CENTRE, INK_TEXT,
               rising ? "\u2197" : "\u2198");
    for (int i = 0; i < lines; i++) {
        struct box b = { view->below.x + cell * ((float)i + 1.6f),
                         y - cell * 0.4f, cell * 0.8f, cell * 0.8f };
        char number[12];

        if (taken[i])
            scene_rect(sc, b, cell * 0.1f, INK_ACCENT);
        else
            scene_outline(sc, b, cell * 0.1f, cell * 0.05f, INK_FAINT);
        snprintf(number, sizeof number, "%d", i + 1);
        scene_text(sc, (struct vec){ b.x + b.w / 2, y }, cell * 0.42f, b.w,
                   FACE_SANS, ANCHOR_CENTRE,
                   taken[i] ? INK_ON_ACCENT : INK_FAINT, number);
    }
    free(at);
    free(taken);
}

/* --- together ------------------------------------------------------------ */

static void draw_ghost(const struct puzzle *pz, const struct view *view,
                       struct scene *sc)
{
    if (view->hover >= 0 && !view->pos->cell[LAYER_PIECE][view->hover])
        scene_piece(sc, scene_square(sc, view->hover), (int)pz->piece, 0.4f);
}

void queens_draw(const struct puzzle *pz, const struct view *view,
                 struct scene *sc)
{
    if (pz->n > QUEENS_BOARD_MAX) {
        draw_dots(pz, view, sc);
        return;
    }
    if (pz->mode != MODE_ALBUM && wants(view, QUEENS_ATTACKS))
        draw_attacks(pz, view, sc);
    if (pz->mode == MODE_ALBUM && pz->n <= QUEENS_MASK_MAX)
        draw_wishes(pz, view, sc);
    if (pz->mode == MODE_HAND)
        draw_conflicts(pz, view, sc);
    if (pz->mode == MODE_HAND)
        draw_ghost(pz, view, sc);
    if (view->now->note == NOTE_REFUSED)
        draw_refusal(pz, view, sc);
    if (wants(view, QUEENS_STAIRS))
        draw_stairs(pz, view, sc);
    if (pz->shown && view->right.w > 0)
        draw_album(pz, view, sc);
    if (view->below.h > 0) {
        draw_strip(pz, view, sc, true);
        draw_strip(pz, view, sc, false);
    }
}
