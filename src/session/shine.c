/*
 * A finished tour has its moment: when the run comes to its end step by step,
 * or is brought there by hand, a light runs once along the line from the first
 * square to the last.
 */
#include <math.h>

#include "chess/route.h"
#include "puzzle/plan.h"
#include "puzzle/position_draw.h"
#include "scene/seam.h"
#include "session/session.h"
#include "session/state.h"

/* Of the line's width 0.07; so many segments are lit at once. */
static const float WIDTH = 0.045f;
enum { TAIL_LEAST = 6, TAIL_MOST = 24 };

void session_set_shine(struct session *ss, int ms)
{
    ss->shine.duration = ms;
    if (ms <= 0)
        ss->shine.on = false;
}

bool session_shining(const struct session *ss)
{
    return ss->shine.on;
}

void session_begin_shine(struct session *ss, size_t was)
{
    bool here = ss->cursor > was && ss->cursor + 1 == trace_end(&ss->trace);

    if (ss->shine.duration <= 0 || !here || plan_is_bare(&ss->plan) ||
        ss->plan.manner == MANNER_SHOWN || !session_lined(ss) ||
        ss->pos.npath < 2 ||
        !(session_moment(ss, ss->cursor)->flags & MOMENT_SOLUTION))
        return;
    ss->shine.on = true;
    ss->shine.elapsed = 0;
}

/* The piece arrives first. */
void session_shine_on(struct session *ss, int ms)
{
    if (!ss->shine.on || session_gliding(ss))
        return;
    ss->shine.elapsed += ms;
    if (ss->shine.elapsed >= ss->shine.duration)
        ss->shine.on = false;
}

/* The move after visit i, so bright. */
static void draw_lit(const struct session *ss, struct scene *sc, int i,
                     float lit)
{
    int from = (int)ss->pos.path[i], to = (int)ss->pos.path[i + 1], n = 1;
    struct lie lie = session_lie(ss);
    struct seam_part parts[ROUTE_PARTS_MAX] = { { { scene_square(sc, from),
                                                    scene_square(sc, to) } } };

    if (lie.board)
        n = seam_parts(sc, lie.board, lie.mover, from, to, parts);
    for (int k = 0; k < n; k++) {
        scene_polyline(sc, parts[k].ends, 2, WIDTH, 0, INK_SHINE);
        scene_fade(sc, lit);
    }
}

void session_draw_shine(const struct session *ss, struct scene *sc)
{
    int last = (int)ss->pos.npath - 1, tail = last / 4;
    float part = (float)ss->shine.elapsed / (float)ss->shine.duration, front;

    if (!ss->shine.on || session_gliding(ss))
        return;
    tail = tail < TAIL_LEAST ? TAIL_LEAST : tail > TAIL_MOST ? TAIL_MOST : tail;
    front = part * (float)(last + tail);
    for (int i = (int)front - tail; i <= (int)front; i++) {
        float lit = 1 - (front - (float)i) / (float)tail;

        if (i >= 0 && i < last && lit > 0)
            draw_lit(ss, sc, i, fminf(lit, 1));
    }
}
