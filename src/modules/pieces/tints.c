/*
 * Who covers what, on all squares at once: each piece has a colour and a
 * letter, and a square has those of the pieces that cover it, side by side.
 */
#include <stdio.h>
#include <stdlib.h>

#include "base/alloc.h"
#include "base/text.h"
#include "chess/attack.h"
#include "modules/pieces/best.h"
#include "modules/pieces/run.h"
#include "puzzle/trace.h"
#include "scene/badge.h"

/* White first, so that letters can be read on the darkest squares. */
static const float WHITE = 0.4f, TINT = 0.3f, TINT_OWN = 0.55f;

/* Beyond that many it is told how many they are, not who. */
enum { NAMED_MOST = 3 };

/* Those that cover one square; more than NAMED_MOST are only counted. */
struct coverers {
    int n, by[NAMED_MOST];
};

static void add_coverer(struct coverers *c, int piece)
{
    if (c->n < NAMED_MOST)
        c->by[c->n] = piece;
    c->n++;
}

/* By square, owned by the caller. Pieces are numbered from a1 on; that on a
 * square is the only one told of it. */
static struct coverers *list_coverers(const struct best *best,
                                      const struct position *pos)
{
    int squares = board_squares(&best->board), piece = 0;
    struct coverers *all = xcalloc((size_t)squares, sizeof *all);
    uint8_t *occupied = xcalloc((size_t)squares, 1);
    int *hits = xmalloc((size_t)squares * sizeof *hits);

    for (int sq = 0; sq < squares; sq++)
        occupied[sq] = pos->cell[LAYER_PIECE][sq] != 0;
    for (int sq = 0; sq < squares; sq++) {
        int n = occupied[sq] ? attack_squares(&best->board, occupied,
                                              &best->mover, sq, hits)
                             : 0;

        if (!occupied[sq])
            continue;
        add_coverer(&all[sq], piece);
        while (n-- > 0)
            if (!occupied[hits[n]])
                add_coverer(&all[hits[n]], piece);
        piece++;
    }
    free(occupied);
    free(hits);
    return all;
}

/* The colours of those that are named, in stripes. */
static void draw_stripes(struct scene *sc, int square, const struct coverers *c,
                         float alpha)
{
    int n = c->n < NAMED_MOST ? c->n : NAMED_MOST;
    struct box b = scene_square_box(sc, square);

    scene_tint(sc, square, INK_CASING, WHITE);
    b.w /= (float)n;
    for (int i = 0; i < n; i++, b.x += b.w) {
        scene_rect(sc, b, 0, badge_ink(c->by[i]));
        scene_fade(sc, alpha);
    }
}

/* On the corner of a piece. */
static void draw_badge(struct scene *sc, int square, int piece)
{
    struct box b = scene_square_box(sc, square);
    struct vec at = { b.x + 0.83f, b.y + 0.17f };
    char letters[8];

    badge_letters(piece, letters);
    scene_bead(sc, at, 0.16f, 0);
    scene_text(sc, at, 0.22f, 0.4f, FACE_BOLD, ANCHOR_CENTRE, badge_ink(piece),
               letters);
    scene_height(sc, 0.28f);
}

/* "A", "BC" or, of many, "5×", in a corner of the square. */
static void draw_letters(struct scene *sc, int square, const struct coverers *c)
{
    struct box b = scene_square_box(sc, square);
    char words[NAMED_MOST * 8] = "", letters[8];
    int len = 0;

    for (int i = 0; i < c->n && c->n <= NAMED_MOST; i++) {
        badge_letters(c->by[i], letters);
        len += snprintf(words + len, sizeof words - (size_t)len, "%s", letters);
    }
    if (c->n > NAMED_MOST)
        snprintf(words, sizeof words, "%d\u00d7", c->n);
    scene_text(sc, (struct vec){ b.x + 0.95f, b.y + 0.86f }, 0.22f, 0.6f,
               FACE_BOLD, ANCHOR_RIGHT, INK_LABEL, words);
    scene_height(sc, 0.28f);
}

void tints_draw(const struct best *best, const struct view *view,
                struct scene *sc)
{
    struct coverers *all = list_coverers(best, view->pos);
    size_t from = sc->ndraws;

    for (int sq = 0; sq < board_squares(&best->board); sq++) {
        bool own = view->pos->cell[LAYER_PIECE][sq] != 0;

        if (best->board.hole[sq] || all[sq].n == 0)
            continue;
        draw_stripes(sc, sq, &all[sq], own ? TINT_OWN : TINT);
        if (!own)
            draw_letters(sc, sq, &all[sq]);
    }
    scene_sink(sc, from);
    for (int sq = 0; sq < board_squares(&best->board); sq++)
        if (view->pos->cell[LAYER_PIECE][sq])
            draw_badge(sc, sq, all[sq].by[0]);
    free(all);
}

void tints_groups_draw(const int *group, const struct position *pos,
                       struct scene *sc)
{
    size_t from = sc->ndraws;

    for (int sq = 0; sq < position_squares(pos); sq++) {
        struct coverers one = { 1, { group[sq] } };
        bool own = pos->cell[LAYER_PIECE][sq] != 0;

        if (group[sq] < 0)
            continue;
        draw_stripes(sc, sq, &one, own ? TINT_OWN : TINT);
        if (!own)
            draw_letters(sc, sq, &one);
    }
    scene_sink(sc, from);
    for (int sq = 0; sq < position_squares(pos); sq++)
        if (pos->cell[LAYER_PIECE][sq] && group[sq] >= 0)
            draw_badge(sc, sq, group[sq]);
}

void tints_say(struct text *out)
{
    text_addf(out, " Colours and letters: who covers a square; 4\u00d7 and "
                   "more: how many.");
}
