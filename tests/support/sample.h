/* Scenes that show a bit of everything, for more than one test. */
#ifndef CHEQUER_TEST_SAMPLE_H
#define CHEQUER_TEST_SAMPLE_H

#include <stdio.h>

#include "chess/piece.h"
#include "scene/scene.h"

/* A framed board that fills the scene. */
static inline void sample_board(struct scene *sc, int files, int ranks,
                                bool flipped)
{
    const float frame = 0.4f, margin = 0.2f, edge = frame + margin;
    scene_clear(
        sc, (struct vec){ (float)files + 2 * edge, (float)ranks + 2 * edge });
    scene_place(sc, (struct vec){ edge, edge }, 1);
    scene_grid(sc, files, ranks, flipped);
    scene_board(sc, frame);
    scene_ground(sc);
}

static inline void sample_names(struct scene *sc)
{
    for (int file = 0; file < sc->files; file++) {
        char name[2] = { (char)('a' + file), '\0' };
        struct vec at = { scene_square(sc, file).x, (float)sc->ranks + 0.2f };
        scene_text(sc, at, 0.24f, 1, FACE_SANS, ANCHOR_CENTRE, INK_COORDINATE,
                   name);
    }
}

/* The first row of a game, and pawns. */
static inline void sample_pieces(struct scene *sc)
{
    static const int row[8] = {
        PIECE_ROOK, PIECE_KNIGHT, PIECE_BISHOP, PIECE_QUEEN,
        PIECE_KING, PIECE_BISHOP, PIECE_KNIGHT, PIECE_ROOK,
    };
    for (int file = 0; file < 8; file++) {
        int black = row[file] | PIECE_BLACK;
        scene_piece(sc, scene_square(sc, file), row[file], 1);
        scene_piece(sc, scene_square(sc, 8 + file), PIECE_PAWN, 1);
        scene_piece(sc, scene_square(sc, 48 + file), PIECE_PAWN | PIECE_BLACK,
                    1);
        scene_piece(sc, scene_square(sc, 56 + file), black, 1);
    }
}

/* Part of a tour, numbered, on a board of 6 by 5 with holes. */
static inline void sample_path(struct scene *sc)
{
    static const int squares[] = { 0, 13, 17, 4, 8, 19, 27, 16, 5, 9 };
    enum { N = sizeof squares / sizeof *squares };
    struct vec pts[N];
    for (int i = 0; i < N; i++)
        pts[i] = scene_square(sc, squares[i]);
    scene_polyline(sc, pts, N, 0.07f, 0.03f, INK_PATH);
    scene_weave(sc, 0, 0);
    for (int i = 0; i < N - 1; i++) {
        char number[12];
        snprintf(number, sizeof number, "%d", i + 1);
        scene_bead(sc, pts[i], 0.245f, (float)i / N);
        scene_text(sc, pts[i], 0.28f, 0.54f, FACE_BOLD, ANCHOR_CENTRE,
                   INK_LABEL, number);
    }
    scene_piece(sc, pts[N - 1], PIECE_KNIGHT, 1);
}

/* Every kind of draw on a board of 7 by 4, without letters. */
static inline void sample_shapes(struct scene *sc)
{
    const struct vec wedge[3] = { { 0.2f, 0.2f },
                                  { 0.8f, 0.5f },
                                  { 0.2f, 0.8f } };
    const struct vec bends[4] = {
        { 3.5f, 0.5f }, { 5.5f, 1.5f }, { 4.5f, 3.5f }, { 5.2f, 0.5f }
    };
    uint8_t level[28] = { 0 };
    for (int i = 0; i < 7; i++)
        level[i] = (uint8_t)(i * 40);
    scene_hole(sc, 9);
    scene_hole(sc, 10);
    scene_field(sc, level);
    scene_tint(sc, 21, INK_VISITED, 0.5f);
    scene_hatch(sc, 22, INK_ATTACKED);
    scene_outline(sc, (struct box){ 2.05f, 0.05f, 0.9f, 0.9f }, 0.1f, 0.06f,
                  INK_END);
    scene_disc(sc, scene_square(sc, 14), 0.3f, INK_TARGET);
    scene_ring(sc, scene_square(sc, 15), 0.4f, 0.06f, INK_START);
    scene_polygon(sc, wedge, 3, INK_HINT);
    scene_polyline(sc, bends, 4, 0.08f, 0.03f, INK_PATH);
    scene_arrow(sc, (struct vec){ 0.5f, 2.5f }, (struct vec){ 2.5f, 1.4f },
                0.07f, INK_SOLVED);
    scene_shadow(sc, (struct box){ 5.6f, 2.2f, 1.2f, 0.6f }, 0.2f);
    scene_rect(sc, (struct box){ 5.6f, 2.2f, 1.2f, 0.6f }, 0.15f, INK_PANEL);
    scene_piece(sc, scene_square(sc, 6), PIECE_KNIGHT | PIECE_BLACK, 1);
    scene_piece(sc, scene_square(sc, 27), PIECE_QUEEN, 0.5f);
}

#endif
