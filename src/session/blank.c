/*
 * The board of a worksheet: the squares, pale enough to be written on, and so
 * much of the solution as is given. Of a path that always is the piece on its
 * first square.
 */
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

static bool is_given(const struct session *ss, int square)
{
    for (int i = 0; i < ss->look.ngiven; i++)
        if (ss->look.given[i] == square)
            return true;
    return false;
}

static void draw_way(const struct session *ss, struct scene *sc)
{
    const struct position *pos = &ss->pos;

    draw_first(ss, sc);
    for (uint32_t i = 1; i < pos->npath; i++)
        if (is_given(ss, (int)pos->path[i]))
            position_draw_number(pos, sc, i, ss->look.first_number);
}

static void draw_pieces(const struct session *ss, struct scene *sc)
{
    for (int sq = 0; sq < position_squares(&ss->pos); sq++)
        if (ss->pos.cell[LAYER_PIECE][sq] && is_given(ss, sq))
            scene_piece(sc, scene_square(sc, sq),
                        (int)ss->pos.cell[LAYER_PIECE][sq], 1);
}

void session_draw_blank(const struct session *ss, struct scene *sc)
{
    session_draw_ground(ss, sc);
    draw_paleness(ss, sc);
    session_draw_filled(ss, sc);
    if (ss->pos.npath)
        draw_way(ss, sc);
    else
        draw_pieces(ss, sc);
}
