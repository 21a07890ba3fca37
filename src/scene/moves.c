/* See the header. The squares around the piece are drawn in the colours of the
 * program: it is no board to play on. Beside them the piece stands large. */
#include "scene/moves.h"

#include <stdlib.h>

#include "base/error.h"
#include "chess/mover.h"
#include "scene/scene.h"

/* Squares seen on every side of it. */
enum { LEAST = 2, LEAST_RIDDEN = 3, MOST = MOVER_LEAP_MAX };

static const float LARGE = 0.72f; /* the piece, of the height of all */

static int larger(int a, int b)
{
    return a > b ? a : b;
}

static int length(struct step step)
{
    return larger(abs(step.file), abs(step.rank));
}

/* The leap, or two of a ride. */
static int sight(const struct mover *m)
{
    int far = LEAST;

    for (int i = 0; i < m->n; i++) {
        int leap = length(m->step[i]);

        far = larger(far, leap);
        if (m->rides[i] && 2 * leap <= MOST)
            far = larger(far, larger(2 * leap, LEAST_RIDDEN));
    }
    return far;
}

static void draw_squares(struct scene *sc, int side)
{
    for (int i = 0; i < side * side; i++)
        scene_rect(sc,
                   (struct box){ (float)(i % side), (float)(i / side), 1, 1 },
                   0, i % 2 ? INK_HOVER : INK_RAISED);
}

static struct vec from_centre(int far, struct step step, float times)
{
    float centre = (float)far + 0.5f;

    return (struct vec){ centre + (float)step.file * times,
                         centre - (float)step.rank * times };
}

/* A ride goes on: its line leads to the edge. */
static void draw_move(struct scene *sc, struct step step, bool rides, int far)
{
    int n = rides ? far / length(step) : 1;
    float edge = ((float)far + 0.43f) / (float)length(step);
    struct vec ends[2] = { from_centre(far, step, 0),
                           from_centre(far, step, edge) };

    if (rides)
        scene_polyline(sc, ends, 2, 0.14f, 0, INK_ACCENT);
    for (int k = 1; k <= n; k++) {
        struct vec at = from_centre(far, step, (float)k);

        scene_rect(sc, (struct box){ at.x - 0.4f, at.y - 0.4f, 0.8f, 0.8f },
                   0.2f, INK_ACCENT);
    }
}

/* In the room of a board, as large as it. */
static void draw_large(struct scene *sc, const struct mover *m)
{
    scene_terms(sc, m->terms);
    scene_piece(sc, (struct vec){ 0.5f, 0.5f }, (int)m->kind, 1);
    scene_text(sc, (struct vec){ 0.5f, 1.22f }, 0.16f, 1.24f, FACE_BOLD,
               ANCHOR_CENTRE, INK_STRONG, m->terms);
}

void moves_draw(const char *piece, const struct box *room, struct scene *sc)
{
    struct vec origin = sc->origin, at;
    float scale = sc->scale, high = scale * room->h;
    struct mover m;
    struct error err;
    int far;

    if (!mover_parse(&m, piece, &err))
        return;
    far = sight(&m);
    at = (struct vec){ origin.x + room->x * scale, origin.y + room->y * scale };
    scene_place(sc, at, high / (float)(2 * far + 1));
    draw_squares(sc, 2 * far + 1);
    for (int i = 0; i < m.n; i++)
        draw_move(sc, m.step[i], m.rides[i], far);
    scene_piece(sc, from_centre(far, m.step[0], 0), (int)m.kind, 1);
    at.x += (high + scale * room->w - LARGE * high) / 2; /* mid of the rest */
    scene_place(sc, at, LARGE * high);
    draw_large(sc, &m);
    scene_place(sc, origin, scale);
}
