/*
 * What is shown and told of the pieces on the board, whichever way they got
 * there: attacked squares and attackers, conflicts, staircases, diagonals.
 */
#include <stdio.h>
#include <stdlib.h>

#include "base/alloc.h"
#include "base/text.h"
#include "chess/attack.h"
#include "chess/mover.h"
#include "chess/board.h"
#include "modules/queens/run.h"
#include "puzzle/control.h"
#include "puzzle/facts.h"
#include "puzzle/trace.h"
#include "scene/seam.h"

/* --- which squares ------------------------------------------------------- */

int queens_standing(const struct position *pos, int *out, int most)
{
    int n = 0;

    for (int file = 0; file < pos->files; file++)
        for (int rank = 0; rank < pos->ranks && n < most; rank++)
            if (pos->cell[LAYER_PIECE][rank * pos->files + file])
                out[n++] = rank * pos->files + file;
    return n;
}

/* The same in memory of their own; the caller frees. */
static int *standing(const struct view *view, int *n)
{
    int *at = xmalloc((size_t)view->pos->files * sizeof *at);

    *n = queens_standing(view->pos, at, view->pos->files);
    return at;
}

int queens_count(const struct view *view)
{
    int n;

    free(standing(view, &n));
    return n;
}

void queens_notation(const struct puzzle *pz, const struct view *view,
                     struct text *out)
{
    int n, *at = standing(view, &n);

    (void)pz;
    for (int i = 0; i < n; i++)
        text_addf(out, "%s%d", i ? " " : "", at[i] / view->pos->files + 1);
    free(at);
}

void queens_fact_squares(const struct view *view, struct facts *out)
{
    int n, *at = standing(view, &n);

    facts_squares(out, "squares", NULL, view->pos->files);
    for (int i = 0; i < n; i++)
        facts_item(out, (uint64_t)at[i]);
    free(at);
}

/* --- who attacks whom ---------------------------------------------------- */

/* A board without holes, and where pieces stand on it. */
struct stand {
    struct board board;
    uint8_t *occupied; /* owned */
    int squares;
    struct mover mover;
};

static void stand_init(struct stand *s, const struct view *view)
{
    const struct position *pos = view->pos;

    board_init(&s->board, pos->files, pos->ranks);
    s->board.surface = queens_surface(view->params);
    s->squares = board_squares(&s->board);
    s->mover = queens_mover(view->params);
    s->occupied = xcalloc((size_t)s->squares, 1);
    for (int sq = 0; sq < s->squares; sq++)
        s->occupied[sq] = pos->cell[LAYER_PIECE][sq] != 0;
}

static void stand_free(struct stand *s)
{
    board_free(&s->board);
    free(s->occupied);
}

static bool attacks(const struct stand *s, int from, int to)
{
    return attack_hits(&s->board, s->occupied, &s->mover, from, to);
}

void queens_draw_cross(struct scene *sc, int square)
{
    scene_cross(sc, scene_square_inner(sc, square, 0.2f), 0.06f, 0.02f,
                INK_CONFLICT);
}

void queens_draw_given_up(struct scene *sc, int square)
{
    struct vec at = scene_square(sc, square);
    struct vec strike[2] = { { at.x - 0.2f, at.y + 0.2f },
                             { at.x + 0.2f, at.y - 0.2f } };

    scene_disc(sc, at, 0.16f, INK_TARGET);
    scene_polyline(sc, strike, 2, 0.06f, 0.02f, INK_CONFLICT);
}

void queens_draw_attacks(const struct view *view, struct scene *sc)
{
    struct stand s;
    uint8_t *hit;
    int *out;

    if (!view->params->at[QUEENS_ATTACKS].number)
        return;
    stand_init(&s, view);
    hit = xcalloc((size_t)s.squares, 1);
    out = xmalloc((size_t)attack_max(&s.board) * sizeof *out);
    for (int sq = 0; sq < s.squares; sq++) {
        int n = s.occupied[sq]
                    ? attack_squares(&s.board, s.occupied, &s.mover, sq, out)
                    : 0;

        while (n-- > 0)
            hit[out[n]] = 1;
    }
    for (int sq = 0; sq < s.squares; sq++)
        if (hit[sq] && !s.occupied[sq]) {
            scene_hatch(sc, sq, INK_ATTACKED);
            scene_fade(sc, 0.5f);
        }
    free(out);
    free(hit);
    stand_free(&s);
}

/* How one attacks the other, across seams if there are any. */
static void draw_attack(const struct stand *s, struct scene *sc, int from,
                        int to, float stroke)
{
    seam_line(sc, &s->board, &s->mover, from, to, stroke, stroke / 3,
              INK_CONFLICT);
}

/* Pairs that attack each other, by a line and a cross at both ends. */
void queens_draw_conflicts(const struct view *view, struct scene *sc)
{
    int n, *at = standing(view, &n);
    struct stand s;

    stand_init(&s, view);
    for (int i = 0; i < n; i++)
        for (int j = i + 1; j < n; j++) {
            if (!attacks(&s, at[i], at[j]))
                continue;
            draw_attack(&s, sc, at[i], at[j], 0.08f);
            queens_draw_cross(sc, at[i]);
            queens_draw_cross(sc, at[j]);
        }
    stand_free(&s);
    free(at);
}

int queens_attackers(const struct view *view, int square,
                     int out[QUEENS_ATTACKERS])
{
    int n, *at = standing(view, &n), count = 0;
    struct stand s;

    stand_init(&s, view);
    for (int i = 0; i < n; i++)
        if (attacks(&s, at[i], square))
            out[count++] = at[i];
    stand_free(&s);
    free(at);
    return count;
}

void queens_draw_attackers(const struct view *view, int square,
                           struct scene *sc)
{
    int by[QUEENS_ATTACKERS], n = queens_attackers(view, square, by);
    struct stand s;

    stand_init(&s, view);
    while (n-- > 0)
        draw_attack(&s, sc, by[n], square, 0.06f);
    stand_free(&s);
}

/* --- lines --------------------------------------------------------------- */

static void draw_stair(struct scene *sc, int from, int to)
{
    struct vec pts[2] = { scene_square(sc, from), scene_square(sc, to) };

    scene_polyline(sc, pts, 2, 0.07f, 0.07f / 3, INK_PATH);
}

/* Pieces a knight's move apart. */
void queens_draw_stairs(const struct view *view, struct scene *sc)
{
    int side = view->pos->files, n, *at;

    if (!view->params->at[QUEENS_STAIRS].number ||
        queens_idle(view->params) & 1u << QUEENS_STAIRS)
        return;
    at = standing(view, &n);
    for (int i = 0; i < n; i++)
        for (int j = i + 1; j < n; j++)
            if (knight_apart(at[i], at[j], side))
                draw_stair(sc, at[i], at[j]);
    free(at);
}

/* One row of the strip: the diagonals in one direction, 2n - 1 of them. */
static void draw_strip(const struct view *view, struct scene *sc, bool rising)
{
    int side = view->pos->files, lines = 2 * side - 1;
    int n, *at = standing(view, &n);
    uint8_t *taken = xcalloc((size_t)lines, 1);
    float cell = view->below.w / ((float)lines + 2);
    float y = view->below.y + view->below.h * (rising ? 0.35f : 0.75f);

    for (int i = 0; i < n; i++)
        taken[at[i] % side +
              (rising ? side - 1 - at[i] / side : at[i] / side)] = 1;
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

void queens_draw_diagonals(const struct view *view, struct scene *sc)
{
    if (view->below.h <= 0)
        return;
    draw_strip(view, sc, true);
    draw_strip(view, sc, false);
}
