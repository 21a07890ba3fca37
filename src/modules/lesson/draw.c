/*
 * What a lesson shows on top of the pieces: where a piece may go, the piece in
 * hand, check, what stands against a refused move, how far an aim is, files,
 * ranks and colours.
 */
#include <math.h>

#include "chess/board.h"
#include "chess/game/check.h"
#include "chess/game/moves.h"
#include "modules/lesson/aim.h"
#include "puzzle/trace.h"

/* --- moves --------------------------------------------------------------- */

/* A dot for a move, a ring for a capture. */
static void draw_targets(const struct puzzle *pz, const struct view *view,
                         struct scene *sc, int from)
{
    struct game g = lesson_turn(pz, &pz->games[view->index], from);
    struct move moves[MOVES_MAX];
    int n = moves_from(&g, from, moves);

    for (int i = 0; i < n; i++) {
        struct vec at = scene_square(sc, moves[i].to);

        if (moves[i].promotion && moves[i].promotion != PIECE_QUEEN)
            continue;
        if (move_capture(&g, moves[i]) == SQUARE_NONE) {
            scene_disc(sc, at, 0.165f, INK_CASING);
            scene_disc(sc, at, 0.14f, INK_TARGET);
        } else {
            scene_ring(sc, at, 0.43f, 0.11f, INK_CASING);
            scene_ring(sc, at, 0.43f, 0.07f, INK_TARGET);
        }
    }
}

static void draw_shown(const struct puzzle *pz, const struct view *view,
                       struct scene *sc)
{
    int square = lesson_shown(pz, view);

    if (square == SQUARE_NONE)
        return;
    if (!view->posed && lesson_selected(pz, view->index) == square)
        scene_outline(sc, scene_square_inner(sc, square, 0.025f), 0, 0.05f,
                      INK_SELECTED);
    draw_targets(pz, view, sc, square);
}

/* --- check, and what was refused ----------------------------------------- */

/* From edge to edge of the two pieces, so that both can be seen. */
static void draw_attack(struct scene *sc, int from, int to)
{
    struct vec a = scene_square(sc, from), b = scene_square(sc, to);
    float x = b.x - a.x, y = b.y - a.y, cut = 0.34f / hypotf(x, y);

    scene_arrow(sc, (struct vec){ a.x + x * cut, a.y + y * cut },
                (struct vec){ b.x - x * cut, b.y - y * cut }, 0.07f,
                INK_CONFLICT);
}

/* From the edge of a piece to the middle of the square it goes to. */
static void draw_move(struct scene *sc, struct move m, enum ink ink)
{
    struct vec a = scene_square(sc, m.from), b = scene_square(sc, m.to);
    float x = b.x - a.x, y = b.y - a.y, cut = 0.34f / hypotf(x, y);

    scene_arrow(sc, (struct vec){ a.x + x * cut, a.y + y * cut }, b, 0.09f,
                ink);
}

static void draw_check(const struct puzzle *pz, const struct view *view,
                       struct scene *sc, enum colour colour)
{
    const struct game *g = &pz->games[view->index];
    int by[ATTACKERS_MAX], king = game_king(g, colour), n;

    if (!check_given_to(g, colour))
        return;
    n = check_attackers(g, king, colour_other(colour), by);
    scene_ring(sc, scene_square(sc, king), 0.45f, 0.06f, INK_CONFLICT);
    for (int i = 0; i < n; i++)
        draw_attack(sc, by[i], king);
}

/* The square aimed at is crossed, what is in the way is framed, and what
 * attacks points at its target. */
static void draw_refusal(struct scene *sc, const struct refusal *r)
{
    if (r->reason != REFUSAL_TURN)
        scene_cross(sc, scene_square_inner(sc, r->to, 0.1f), 0.05f, 0.02f,
                    INK_CONFLICT);
    if (r->culprit == SQUARE_NONE)
        return;
    scene_outline(sc, scene_square_inner(sc, r->culprit, 0.03f), 0, 0.06f,
                  INK_CONFLICT);
    if (r->where != SQUARE_NONE)
        draw_attack(sc, r->culprit, r->where);
}

/* --- the aim ------------------------------------------------------------- */

static struct vec star_point(struct vec at, float radius, int i)
{
    float angle = (float)i * 3.14159265f / 5;
    float r = i % 2 ? radius * 0.45f : radius;

    return (struct vec){ at.x + r * sinf(angle), at.y - r * cosf(angle) };
}

/* Five kites, as polygons have to bulge, and a disc over their seams. */
static void draw_star(struct scene *sc, struct vec at, float radius,
                      enum ink ink)
{
    for (int i = 0; i < 10; i += 2) {
        struct vec kite[4] = { at, star_point(at, radius, i + 9),
                               star_point(at, radius, i),
                               star_point(at, radius, i + 1) };

        scene_polygon(sc, kite, 4, ink);
    }
    scene_disc(sc, at, radius * 0.43f, ink);
}

/* A star where a piece is still to go. */
static void draw_stars(const struct puzzle *pz, const struct verdict *v,
                       struct scene *sc)
{
    const char *list = pz->exercise->squares;
    int square;

    for (int i = 0; (square = aim_next_square(&list)) != SQUARE_NONE; i++) {
        if (v->found >> i & 1)
            continue;
        draw_star(sc, scene_square(sc, square), 0.38f, INK_CASING);
        draw_star(sc, scene_square(sc, square), 0.32f, INK_END);
    }
}

/* Squares that were found keep a ring; a wrong one is crossed. */
static void draw_clicks(const struct puzzle *pz, size_t index, struct scene *sc)
{
    const struct made *m = &pz->made[index];

    for (size_t i = pz->own + 1; i <= index; i++)
        if (pz->made[i].verdict.right && !pz->made[i].verdict.again)
            scene_ring(sc, scene_square(sc, pz->made[i].deed.square), 0.4f,
                       0.09f, INK_SOLVED);
    if (m->verdict.answered && !m->verdict.right)
        scene_cross(sc, scene_square_inner(sc, m->deed.square, 0.1f), 0.05f,
                    0.02f, INK_CONFLICT);
}

/* The ways found so far, on the board they are looked for on; what an answer
 * was wrong for, after it. */
static void draw_ways(const struct puzzle *pz, size_t index, struct scene *sc)
{
    const struct verdict *v = &pz->made[index].verdict;
    struct move reply;

    if (v->answered && !v->right && !pz->exercise->wrong &&
        aim_reply(pz, index, &reply))
        draw_move(sc, reply, INK_HINT);
    if (v->answered || v->done)
        return;
    for (size_t i = pz->own + 1; i < index; i++)
        if (pz->made[i].verdict.right && !pz->made[i].verdict.again)
            draw_move(sc, pz->made[i].deed.move, INK_SOLVED);
}

static void draw_castling(const struct puzzle *pz, size_t index,
                          struct scene *sc)
{
    struct refusal r = aim_castling(pz);
    const struct made *m = &pz->made[index];

    if (m->verdict.answered && m->deed.kind != DEED_MOVE &&
        r.reason != REFUSAL_NONE)
        draw_refusal(sc, &r);
}

static void draw_aim(const struct puzzle *pz, size_t index, struct scene *sc)
{
    const struct verdict *v = &pz->made[index].verdict;

    if (v->of == 0 || v->astray)
        return;
    switch (pz->exercise->kind) {
    case AIM_POINT: draw_clicks(pz, index, sc); break;
    case AIM_VISIT: draw_stars(pz, v, sc); break;
    case AIM_FIND: draw_ways(pz, index, sc); break;
    case AIM_CASTLE: draw_castling(pz, index, sc); break;
    case AIM_NONE:
    case AIM_PLAY:
    case AIM_STOP:
    case AIM_REPEAT:
    case AIM_FIFTY: break;
    }
}

/* --- squares ------------------------------------------------------------- */

static void draw_colours(struct scene *sc, int pointed)
{
    int colour = pointed == SQUARE_NONE ? 1
                                        : square_colour(square_file(pointed),
                                                        square_rank(pointed));

    for (int square = 0; square < GAME_SQUARES; square++)
        if (square_colour(square_file(square), square_rank(square)) == colour)
            scene_disc(sc, scene_square(sc, square), 0.12f, INK_TARGET);
}

static struct box around(const struct scene *sc, int from, int to)
{
    struct box a = scene_square_box(sc, from), b = scene_square_box(sc, to);
    float x = a.x < b.x ? a.x : b.x, y = a.y < b.y ? a.y : b.y;
    float right = a.x > b.x ? a.x : b.x, bottom = a.y > b.y ? a.y : b.y;

    return (struct box){ x, y, right + 1 - x, bottom + 1 - y };
}

static void draw_lines(struct scene *sc, int pointed)
{
    int file = square_file(pointed), rank = square_rank(pointed);
    int last = GAME_SIDE - 1;

    scene_outline(sc, around(sc, square_at(file, 0), square_at(file, last)), 0,
                  0.06f, INK_PATH);
    scene_outline(sc, around(sc, square_at(0, rank), square_at(last, rank)), 0,
                  0.06f, INK_END);
    scene_ring(sc, scene_square(sc, pointed), 0.44f, 0.06f, INK_START);
}

void lesson_draw(const struct puzzle *pz, const struct view *view,
                 struct scene *sc)
{
    int pointed = lesson_pointed(pz, view);

    if (pz->lesson->about == ABOUT_COLOURS)
        draw_colours(sc, pointed);
    if (pz->lesson->about == ABOUT_LINES && pointed != SQUARE_NONE)
        draw_lines(sc, pointed);
    draw_check(pz, view, sc, COLOUR_WHITE);
    draw_check(pz, view, sc, COLOUR_BLACK);
    draw_aim(pz, view->index, sc);
    draw_shown(pz, view, sc);
    if (lesson_complains(pz, view))
        draw_refusal(sc, &pz->refusal);
}
