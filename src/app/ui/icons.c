/* The signs on buttons, in a square from -1 to 1 around their centre. */
#include "app/ui/icons.h"

#include <math.h>

struct pen {
    struct scene *sc;
    struct vec at;
    float half; /* pixels to a length of 1 */
    enum ink ink;
};

static struct vec spot(const struct pen *pen, float x, float y)
{
    return (struct vec){ pen->at.x + x * pen->half, pen->at.y + y * pen->half };
}

/* An upright bar, on whole pixels so that it is sharp. */
static void bar(const struct pen *pen, float x, float width, float height)
{
    struct vec p = spot(pen, x - width / 2, -height / 2);
    struct box b = { roundf(p.x), roundf(p.y),
                     fmaxf(1, roundf(width * pen->half)),
                     fmaxf(1, roundf(height * pen->half)) };

    scene_rect(pen->sc, b, 0, pen->ink);
}

/* A triangle that points right (way 1) or left (way -1) from `x`. */
static void triangle(const struct pen *pen, float x, float width, float way)
{
    struct vec pts[3] = { spot(pen, x, -0.8f), spot(pen, x + way * width, 0),
                          spot(pen, x, 0.8f) };

    scene_polygon(pen->sc, pts, 3, pen->ink);
}

static void stroke(const struct pen *pen, const struct vec *pts, int n)
{
    struct vec placed[4];

    for (int i = 0; i < n; i++)
        placed[i] = spot(pen, pts[i].x, pts[i].y);
    scene_polyline(pen->sc, placed, (size_t)n, fmaxf(1.5f, pen->half * 0.26f),
                   0, pen->ink);
}

static void cross(const struct pen *pen)
{
    stroke(pen, (struct vec[]){ { -0.7f, -0.7f }, { 0.7f, 0.7f } }, 2);
    stroke(pen, (struct vec[]){ { -0.7f, 0.7f }, { 0.7f, -0.7f } }, 2);
}

void icon_draw(struct scene *sc, enum icon icon, struct vec at, float size,
               enum ink ink)
{
    struct pen pen = { sc, at, size / 2, ink };

    switch (icon) {
    case ICON_FIRST:
        bar(&pen, -0.75f, 0.3f, 1.6f);
        triangle(&pen, 0.8f, 1.3f, -1);
        break;
    case ICON_BACK: triangle(&pen, 0.5f, 1.2f, -1); break;
    case ICON_PLAY: triangle(&pen, -0.6f, 1.5f, 1); break;
    case ICON_PAUSE:
        bar(&pen, -0.45f, 0.45f, 1.6f);
        bar(&pen, 0.45f, 0.45f, 1.6f);
        break;
    case ICON_FORWARD: triangle(&pen, -0.5f, 1.2f, 1); break;
    case ICON_LAST:
        triangle(&pen, -0.8f, 1.3f, 1);
        bar(&pen, 0.75f, 0.3f, 1.6f);
        break;
    case ICON_MINUS: bar(&pen, 0, 1.6f, 0.28f); break;
    case ICON_PLUS:
        bar(&pen, 0, 1.6f, 0.28f);
        bar(&pen, 0, 0.28f, 1.6f);
        break;
    case ICON_DOWN:
        stroke(
            &pen,
            (struct vec[]){ { -0.7f, -0.35f }, { 0, 0.35f }, { 0.7f, -0.35f } },
            3);
        break;
    case ICON_UP:
        stroke(
            &pen,
            (struct vec[]){ { -0.7f, 0.35f }, { 0, -0.35f }, { 0.7f, 0.35f } },
            3);
        break;
    case ICON_CHECK:
        stroke(&pen,
               (struct vec[]){
                   { -0.75f, 0.05f }, { -0.2f, 0.6f }, { 0.75f, -0.55f } },
               3);
        break;
    case ICON_CLOSE: cross(&pen); break;
    }
}
