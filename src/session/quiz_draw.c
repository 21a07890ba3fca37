/*
 * A riddle on the board: the square pointed at, then a tick on what was right
 * and a cross on what was not. Shape tells as much as colour.
 */
#include "session/quiz.h"
#include "session/state.h"

static const float STROKE = 0.07f, CASING = 0.03f;

/* At the square's lower right, off the piece and its number. */
static void draw_tick(struct scene *sc, int square)
{
    struct vec c = scene_square(sc, square);
    struct vec pts[3] = { { c.x + 0.1f, c.y + 0.27f },
                          { c.x + 0.22f, c.y + 0.39f },
                          { c.x + 0.42f, c.y + 0.1f } };

    scene_polyline(sc, pts, 3, STROKE, CASING, INK_SOLVED);
}

static void draw_frame(struct scene *sc, int square, enum ink ink)
{
    scene_outline(sc, scene_square_inner(sc, square, 0.03f), 0.06f, 0.11f,
                  INK_CASING);
    scene_outline(sc, scene_square_inner(sc, square, 0.05f), 0.04f, 0.07f, ink);
}

static void draw_verdict(const struct quiz *q, struct scene *sc)
{
    draw_frame(sc, q->riddle.answer, INK_SOLVED);
    if (q->guess == RIDDLE_GIVEN_UP)
        return;
    if (q->praised) {
        draw_tick(sc, q->guess);
        return;
    }
    scene_cross(sc, scene_square_inner(sc, q->guess, 0.16f), STROKE, CASING,
                INK_CONFLICT);
}

void session_quiz_draw(const struct session *ss, struct scene *sc)
{
    const struct quiz *q = &ss->quiz;

    if (q->now == QUIZZED_NOT || q->riddle.kind != RIDDLE_SQUARE)
        return;
    if (q->now == QUIZZED_ANSWERED)
        draw_verdict(q, sc);
    else if (ss->pointer.hover >= 0)
        draw_frame(sc, ss->pointer.hover, INK_CURSOR);
}
