/*
 * What the queens show besides the pieces: wishes, attacked squares and
 * attackers, conflicts, staircases, diagonals, and thumbnails of the album.
 */
#include <stdio.h>
#include <stdlib.h>

#include "base/alloc.h"
#include "base/error.h"
#include "chess/attack.h"
#include "chess/board.h"
#include "modules/queens_run.h"
#include "puzzle/control.h"
#include "puzzle/trace.h"

/* Of the album, in heights of a thumbnail: the frame of the current one and
 * the number under it have room, the first thumbnail's too. */
static const float FRAME = 0.05f, NUMBER_AT = 1.14f, THUMB_STEP = 1.28f;
static const float DARK = 0.45f;    /* squares of a thumbnail */

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
    struct board b;
    struct error err;

    for (int control = QUEENS_GIVEN; control <= QUEENS_BARRED; control++) {
        board_init(&b, pz->n, pz->n);
        board_parse_holes(&b, view->params->at[control].text,
                          &err);
        for (int sq = 0; sq < pz->n * pz->n; sq++) {
            if (!b.hole[sq])
                continue;
            if (control == QUEENS_GIVEN)
                scene_ring(sc, scene_square(sc, sq), 0.45f, 0.06f,
                           INK_SELECTED);
            else
                draw_cross(sc, sq, INK_CONFLICT);
        }
        board_free(&b);
    }
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
        int n = occupied[sq] ? attack_squares(&b, occupied, (int)pz->piece,
                                              sq, out) : 0;

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
        for (int j = i + 1; j < n; j++) {
            int files = at[i] % pz->n - at[j] % pz->n;
            int ranks = at[i] / pz->n - at[j] / pz->n;

            if (files * files + ranks * ranks == 5)
                draw_line(sc, at[i], at[j], 0.07f, INK_PATH);
        }
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

        scene_disc(sc, (struct vec){
            b.x + ((float)file + 0.5f) * cell,
            b.y + ((float)(pz->n - 1 - rank) + 0.5f) * cell
        }, dot, INK_PATH);
    }
}

/* --- beside the board ---------------------------------------------------- */

bool queens_thumb(const struct puzzle *pz, const struct view *view,
                  uint64_t page, struct box *out)
{
    float side = view->right.w * 0.8f, step = side * THUMB_STEP;
    int rows = (int)(view->right.h / step);
    uint64_t pages = queens_pages(pz), first;

    if (rows < 1 || !pz->shown || page < 1)
        return false;
    first = pz->shown > (uint64_t)rows / 2 ? pz->shown - (uint64_t)rows / 2
                                           : 1;
    if (first + (uint64_t)rows > pages + 1)
        first = pages >= (uint64_t)rows ? pages + 1 - (uint64_t)rows : 1;
    if (page < first || page >= first + (uint64_t)rows || page > pages)
        return false;
    *out = (struct box){ view->right.x + view->right.w * 0.15f,
                         view->right.y + side * FRAME +
                             (float)(page - first) * step,
                         side, side };
    return true;
}

static void draw_thumb(const struct puzzle *pz, struct scene *sc,
                       struct box b, uint64_t page, bool current)
{
    float cell = b.w / (float)pz->n;
    char number[24];

    scene_rect(sc, b, 0, INK_CASING);
    for (int sq = 0; sq < pz->n * pz->n; sq++)
        if ((sq % pz->n + sq / pz->n) % 2 == 0) {
            scene_rect(sc, (struct box){
                b.x + (float)(sq % pz->n) * cell,
                b.y + (float)(pz->n - 1 - sq / pz->n) * cell, cell, cell
            }, 0, INK_FAINT);
            scene_fade(sc, DARK);   /* dots stand out in every theme */
        }
    for (int file = 0; file < pz->n; file++) {
        int rank = pz->built ? pz->built[file] :
            queens_album_at(&pz->album, queens_number(pz, page))[file];

        scene_disc(sc, (struct vec){
            b.x + ((float)file + 0.5f) * cell,
            b.y + ((float)(pz->n - 1 - rank) + 0.5f) * cell
        }, cell * 0.42f, INK_PATH);
    }
    if (current) {
        float out = b.w * FRAME;

        scene_outline(sc, (struct box){ b.x - out, b.y - out, b.w + 2 * out,
                                        b.h + 2 * out }, out, out,
                      INK_ACCENT);
    }
    snprintf(number, sizeof number, "%llu", (unsigned long long)page);
    scene_text(sc, (struct vec){ b.x + b.w / 2, b.y + b.h * NUMBER_AT },
               b.w * 0.15f, b.w, current ? FACE_BOLD : FACE_SANS,
               ANCHOR_CENTRE, INK_TEXT, number);
}

static void draw_album(const struct puzzle *pz, const struct view *view,
                       struct scene *sc)
{
    uint64_t pages = queens_pages(pz);
    uint64_t from = pz->shown > 40 ? pz->shown - 40 : 1;
    struct box b;

    for (uint64_t page = from; page <= pages && page < from + 80; page++)
        if (queens_thumb(pz, view, page, &b))
            draw_thumb(pz, sc, b, page, page == pz->shown);
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
        taken[at[i] % pz->n + (rising ? pz->n - 1 - at[i] / pz->n
                                      : at[i] / pz->n)] = 1;
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
