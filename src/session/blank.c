/*
 * The board of a worksheet: the squares, pale enough to be written on, and so
 * much of the solution as is given. Of a path that is its beginning, with the
 * piece on its first square; of pieces that stand, some taken by the seed.
 */
#include <stdlib.h>

#include "base/alloc.h"
#include "base/hash.h"
#include "base/rng.h"
#include "puzzle/hand/clicks.h"
#include "puzzle/position_draw.h"
#include "session/session.h"
#include "session/state.h"

static const float PALE = 0.45f;                  /* of white on the squares */
static const float CORNER = 0.17f, SMALL = 0.26f; /* of the first number */

static void draw_paleness(const struct session *ss, struct scene *sc)
{
    for (int sq = 0; sq < position_squares(&ss->pos); sq++)
        if (!ss->pos.cell[LAYER_HOLE][sq])
            scene_tint(sc, sq, INK_CASING, PALE);
}

/* The piece stands on the first square, with the number in a corner. */
static void draw_first(const struct session *ss, struct scene *sc)
{
    const struct position *pos = &ss->pos;
    int first = (int)pos->path[0], last = (int)pos->path[pos->npath - 1];
    struct box b = scene_square_box(sc, first);

    if (pos->cell[LAYER_PIECE][last])
        scene_piece(sc, scene_square(sc, first),
                    (int)pos->cell[LAYER_PIECE][last], 1);
    scene_text(sc, (struct vec){ b.x + CORNER, b.y + CORNER }, SMALL, 0,
               FACE_BOLD, ANCHOR_CENTRE, INK_LABEL,
               ss->look.first_number ? "1" : "0");
}

static void draw_beginning(const struct session *ss, struct scene *sc)
{
    const struct position *pos = &ss->pos;

    draw_first(ss, sc);
    for (int i = 1; i < ss->look.given && i < (int)pos->npath; i++)
        position_draw_number(pos, sc, (uint32_t)i, ss->look.first_number);
}

static void draw_piece(const struct session *ss, struct scene *sc, int square)
{
    scene_piece(sc, scene_square(sc, square),
                (int)ss->pos.cell[LAYER_PIECE][square], 1);
}

/* The list of squares that belong to the task. */
static const char *fixed_squares(const struct session *ss)
{
    const struct puzzle_class *cls = ss->cls;
    int control = cls->series && cls->series->fixed
                      ? control_find(cls->controls, cls->series->fixed)
                      : -1;

    return control < 0 ? "" : ss->params.at[control].text;
}

/* The same ones each time, but others in another solution. */
static void draw_some(const struct session *ss, struct scene *sc)
{
    const uint32_t *piece = ss->pos.cell[LAYER_PIECE];
    size_t squares = (size_t)position_squares(&ss->pos);
    int *free_ones = xmalloc(squares * sizeof *free_ones), n = 0;
    const char *fixed = fixed_squares(ss);
    struct rng rng;

    for (int sq = 0; sq < (int)squares; sq++)
        if (piece[sq] && clicks_has(fixed, ss->pos.files, sq))
            draw_piece(ss, sc, sq);
        else if (piece[sq])
            free_ones[n++] = sq;
    rng_seed(&rng, hash_bytes(ss->params.seed, piece, squares * sizeof *piece));
    for (int i = 0; i < ss->look.given && i < n; i++) {
        int other = i + (int)rng_below(&rng, (uint32_t)(n - i));

        draw_piece(ss, sc, free_ones[other]);
        free_ones[other] = free_ones[i];
    }
    free(free_ones);
}

void session_draw_blank(const struct session *ss, struct scene *sc)
{
    session_draw_ground(ss, sc);
    draw_paleness(ss, sc);
    session_draw_filled(ss, sc);
    if (ss->pos.npath)
        draw_beginning(ss, sc);
    else
        draw_some(ss, sc);
}
