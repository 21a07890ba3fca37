/*
 * The population of a genetic algorithm beside the board: a bar for each
 * string of moves, as long as the walk it leads to.
 */
#include <math.h>
#include <stdio.h>

#include "modules/tour/watch/glimpse.h"
#include "puzzle/trace.h"

/* How far a string has led by the moment looked at: of the one being walked
 * that is how far the knight is, if it was never further. */
static int length_of(const struct past_glimpse *g, const struct view *view,
                     int i)
{
    int walked = (int)view->pos->npath;

    return i == g->walking && walked > g->lengths[i] && walked > 1
               ? walked
               : g->lengths[i];
}

static int longest_member(const struct past_glimpse *g, const struct view *view)
{
    int best = 0;

    for (int i = 1; i < g->nlengths; i++)
        if (length_of(g, view, i) > length_of(g, view, best))
            best = i;
    return best;
}

static void draw_triangle(struct scene *sc, struct vec at, float size,
                          enum ink ink)
{
    struct vec pts[3] = { { at.x + size, at.y },
                          { at.x - size, at.y - size },
                          { at.x - size, at.y + size } };

    scene_polygon(sc, pts, 3, ink);
}

static void draw_diamond(struct scene *sc, struct vec at, float size,
                         enum ink ink)
{
    struct vec pts[4] = { { at.x, at.y - size },
                          { at.x + size, at.y },
                          { at.x, at.y + size },
                          { at.x - size, at.y } };

    scene_polygon(sc, pts, 4, ink);
}

/* One bar a member, as long as its walk; a hair where there was none yet. */
static void draw_bars(const struct puzzle *pz, const struct view *view,
                      const struct past_glimpse *g, struct box room,
                      struct scene *sc)
{
    float row = room.h / (float)g->nlengths,
          mark = fminf(row * 0.45f, room.w * 0.05f);
    float x = room.x + 3 * mark, width = room.w - 6 * mark;
    int best = longest_member(g, view);

    for (int i = 0; i < g->nlengths; i++) {
        float y = room.y + row * ((float)i + 0.5f);
        int length = length_of(g, view, i);
        float share = (float)length / (float)aim_squares(&pz->aim);
        struct box bar = { x, y - row * 0.32f, width * share, row * 0.64f };
        bool marked = i == best && length > 0;

        if (length == 0)
            bar = (struct box){ x, y - row * 0.1f, width, row * 0.2f };
        scene_rect(sc, bar, 0,
                   marked   ? INK_ACCENT
                   : length ? INK_FAINT
                            : INK_LINE);
        if (marked)
            draw_diamond(sc, (struct vec){ x + bar.w + 1.6f * mark, y },
                         1.2f * mark, INK_ACCENT);
        if (i == g->walking)
            draw_triangle(sc, (struct vec){ x - 1.6f * mark, y }, 1.2f * mark,
                          INK_STRONG);
    }
}

void glimpse_draw_population(const struct puzzle *pz, const struct view *view,
                             const struct past_glimpse *g, struct scene *sc)
{
    float em = view->right.w * 0.095f, in = view->right.w * 0.08f;
    struct box room = { view->right.x + in, view->right.y, view->right.w - in,
                        view->right.h };
    char line[64];

    snprintf(line, sizeof line, "Generation %llu",
             (unsigned long long)watch_number(view, WATCH_ROUNDS));
    scene_text(sc, (struct vec){ room.x, room.y + em * 0.7f }, em, room.w,
               FACE_BOLD, ANCHOR_LEFT, INK_STRONG, line);
    snprintf(line, sizeof line, "best: %d of %d",
             length_of(g, view, longest_member(g, view)),
             aim_squares(&pz->aim));
    scene_text(sc, (struct vec){ room.x, room.y + em * 2 }, em, room.w,
               FACE_SANS, ANCHOR_LEFT, INK_TEXT, line);
    room.y += em * 2.9f;
    room.h -= em * 2.9f;
    draw_bars(pz, view, g, room, sc);
}
