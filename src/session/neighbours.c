/*
 * A board with joined edges goes on beyond them: with itself. What lies behind
 * each edge is drawn there, paler.
 */
#include "puzzle/plan.h"
#include "scene/echo.h"
#include "session/session.h"
#include "session/state.h"

static const float VEIL = 0.55f;

bool session_neighbours(const struct session *ss)
{
    return ss->look.neighbours && ss->plan.surface != SURFACE_FLAT &&
           !plan_is_bare(&ss->plan) && !ss->look.blank;
}

static float least(float a, float b)
{
    return a < b ? a : b;
}

/* Of the copy at x, y, counted in boards to the right and down, what lies
 * within the width. */
static struct box seen(const struct session *ss, int x, int y, float width)
{
    float files = (float)ss->pos.files, ranks = (float)ss->pos.ranks;
    float w = x ? least(width, files) : files;
    float h = y ? least(width, ranks) : ranks;

    return (struct box){ x < 0 ? -w : (float)x * files,
                         y < 0 ? -h : (float)y * ranks, w, h };
}

static void draw_copy(const struct session *ss, int x, int y, size_t from,
                      size_t end, float width, struct scene *sc)
{
    struct echo echo = { { (float)(x * ss->pos.files),
                           (float)(y * ss->pos.ranks) },
                         surface_twists(ss->plan.surface) && x != 0,
                         seen(ss, x, y, width) };

    scene_echo(sc, from, end, &echo);
    scene_rect(sc, echo.inside, 0, INK_BACK);
    scene_fade(sc, VEIL);
}

void session_draw_neighbours(const struct session *ss, size_t from, float width,
                             struct scene *sc)
{
    int right = surface_joins_files(ss->plan.surface);
    int up = surface_joins_ranks(ss->plan.surface);
    size_t end = sc->ndraws, below;

    if (!session_neighbours(ss))
        return;
    below = sc->ndraws;
    for (int x = -right; x <= right; x++)
        for (int y = -up; y <= up; y++)
            if (x || y)
                draw_copy(ss, x, y, from, end, width, sc);
    scene_sink(sc, below);
}
