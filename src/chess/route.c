/* See the header. The plane is tiled with copies of the board; a way is cut
 * where it passes from one copy to the next, and each part is brought home. */
#include "chess/route.h"

#include <math.h>
#include <stdbool.h>
#include <stdlib.h>

#include "chess/board.h"
#include "chess/mover.h"

/* --- where a square lies ---------------------------------------------------
 */

static int length(struct step s)
{
    return s.file * s.file + s.rank * s.rank;
}

/* The nearest of the copies around; of equal ones the first. */
static struct step nearest(const struct board *b, int from, int to)
{
    struct step best = { to % b->files - from % b->files,
                         to / b->files - from / b->files };

    for (int x = -1; x <= 1; x++)
        for (int y = -1; y <= 1; y++) {
            bool over = surface_twists(b->surface) && x != 0;
            int rank = over ? b->ranks - 1 - to / b->files : to / b->files;
            struct step s = { to % b->files + x * b->files - from % b->files,
                              rank + y * b->ranks - from / b->files };

            if ((x == 0 || surface_joins_files(b->surface)) &&
                (y == 0 || surface_joins_ranks(b->surface)) &&
                length(s) < length(best))
                best = s;
        }
    return best;
}

/* How many times the step leads from one square to the other; 0: never. */
static int times(const struct board *b, struct step step, bool rides, int from,
                 int to)
{
    int at = from;

    for (int k = 1; k == 1 || rides; k++) {
        at = board_step(b, at, &step);
        if (at == to)
            return k;
        if (at < 0 || at == from)
            return 0;
    }
    return 0;
}

struct step route_step(const struct board *b, const struct mover *m, int from,
                       int to)
{
    struct step best = nearest(b, from, to);
    bool found = false;

    for (int i = 0; m && from != to && i < m->n; i++) {
        int k = times(b, m->step[i], m->rides[i], from, to);
        struct step s = { k * m->step[i].file, k * m->step[i].rank };

        if (k > 0 && (!found || length(s) < length(best))) {
            best = s;
            found = true;
        }
    }
    return best;
}

/* --- its parts -------------------------------------------------------------
 */

/* A way in the plane: from the middle of a square, by so much. */
struct way {
    const struct board *board;
    float x, y, dx, dy;
};

/* The next share of the way after `t`, up to 1, at which it passes a line of
 * the lattice with this spacing; 1 if there is none. */
static float next_cut(float at, float by, int spacing, float t)
{
    float here = (at + by * t) / (float)spacing, line, share;

    if (by == 0)
        return 1;
    line = by > 0 ? floorf(here + 1e-4f) + 1 : ceilf(here - 1e-4f) - 1;
    share = (line * (float)spacing - at) / by;
    return share < 1 ? share : 1;
}

/* The part between two shares of the way, brought home by where its middle
 * lies. */
static struct route_part part_of(const struct way *w, float s, float t)
{
    const struct board *b = w->board;
    float files = (float)b->files, ranks = (float)b->ranks, m = (s + t) / 2;
    int right = (int)floorf((w->x + w->dx * m) / files);
    int up = (int)floorf((w->y + w->dy * m) / ranks);
    bool over = surface_twists(b->surface) && right % 2 != 0;
    struct route_part out;

    for (int i = 0; i < 2; i++) {
        float share = i ? t : s;

        out.x[i] = w->x + w->dx * share - (float)right * files;
        out.y[i] = w->y + w->dy * share - (float)up * ranks;
        if (over)
            out.y[i] = ranks - out.y[i];
    }
    return out;
}

int route_parts(const struct board *b, int from, struct step by,
                struct route_part out[ROUTE_PARTS_MAX])
{
    struct way w = { b, (float)(from % b->files) + 0.5f,
                     (float)(from / b->files) + 0.5f, (float)by.file,
                     (float)by.rank };
    float s = 0;
    int n = 0;

    while (s < 1 && n < ROUTE_PARTS_MAX) {
        float across = next_cut(w.x, w.dx, b->files, s);
        float along = next_cut(w.y, w.dy, b->ranks, s);
        float t = across < along ? across : along;

        out[n++] = part_of(&w, s, t);
        s = t;
    }
    return n;
}
