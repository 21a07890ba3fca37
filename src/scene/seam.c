/* See the header. */
#include "scene/seam.h"

#include <math.h>

#include "chess/board.h"
#include "chess/route.h"

/* A place counted from the lower left corner, as the scene has it. */
static struct vec placed(const struct scene *sc, float x, float y)
{
    if (sc->flipped)
        return (struct vec){ (float)sc->files - x, y };
    return (struct vec){ x, (float)sc->ranks - y };
}

int seam_parts(const struct scene *sc, const struct board *b,
               const struct mover *m, int from, int to, struct seam_part *out)
{
    struct route_part parts[ROUTE_PARTS_MAX];
    int n = route_parts(b, from, route_step(b, m, from, to), parts);

    for (int i = 0; i < n; i++)
        for (int end = 0; end < 2; end++)
            out[i].ends[end] = placed(sc, parts[i].x[end], parts[i].y[end]);
    return n;
}

void seam_line(struct scene *sc, const struct board *b, const struct mover *m,
               int from, int to, float stroke, float casing, enum ink ink)
{
    struct seam_part parts[ROUTE_PARTS_MAX];
    int n = seam_parts(sc, b, m, from, to, parts);

    for (int i = 0; i < n; i++)
        scene_polyline(sc, parts[i].ends, 2, stroke, casing, ink);
}

static float length(const struct seam_part *p)
{
    return hypotf(p->ends[1].x - p->ends[0].x, p->ends[1].y - p->ends[0].y);
}

int seam_cut(struct seam_part *parts, int n, float share)
{
    float left = 0, here;
    struct vec *e;
    int i = 0;

    for (int k = 0; k < n; k++)
        left += share * length(&parts[k]);
    for (; i < n - 1 && left > length(&parts[i]); i++)
        left -= length(&parts[i]);
    e = parts[i].ends;
    here = length(&parts[i]) > 0 ? left / length(&parts[i]) : 0;
    e[1] = (struct vec){ e[0].x + (e[1].x - e[0].x) * here,
                         e[0].y + (e[1].y - e[0].y) * here };
    return i + 1;
}

struct vec seam_point(const struct scene *sc, const struct board *b,
                      const struct mover *m, int from, int to, float share)
{
    struct seam_part parts[ROUTE_PARTS_MAX];
    int n = seam_parts(sc, b, m, from, to, parts);

    return parts[seam_cut(parts, n, share) - 1].ends[1];
}
