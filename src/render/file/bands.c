/*
 * All bands are looked at before the first is written, in case the picture has
 * only a few colours: mostly the first band tells that it has many, and no
 * other is drawn twice.
 */
#include "render/file/bands.h"

#include <math.h>
#include <stdlib.h>

#include "base/alloc.h"
#include "base/error.h"
#include "base/text.h"
#include "render/file/easel.h"
#include "render/file/few.h"
#include "render/file/png.h"
#include "scene/scene.h"
#include "scene/theme.h"

/* Of a band, and of what is written of it in one step. */
enum { BAND_PIXELS = 1 << 22, SLICE_PIXELS = 1 << 18 };

struct work {
    struct bands_order order;
    int width, height, rows; /* of a band */
    SDL_Surface *band;       /* the easel's; NULL: none is drawn */
    int top;                 /* where that begins */
    int looked, written;     /* rows so far */
    struct few few;
    struct png *png; /* owned; NULL: not begun */
};

static int least(int a, int b)
{
    return a < b ? a : b;
}

static int most(int a, int b)
{
    return a > b ? a : b;
}

/* Row `y` of the picture is in the band then. */
static bool draw(struct work *w, int y, struct error *err)
{
    const struct bands_order *o = &w->order;

    if (w->band && w->top == y / w->rows * w->rows)
        return true;
    w->top = y / w->rows * w->rows;
    w->band = easel_rows(o->easel, o->sc, o->theme, o->unit, w->top, w->rows,
                         err);
    return w->band != NULL;
}

static int rows_left(const struct work *w, int y)
{
    return least(w->top + w->rows, w->height) - y;
}

static bool looking(const struct work *w)
{
    return !w->few.many && w->looked < w->height;
}

static bool look(struct work *w, struct error *err)
{
    int n;

    if (!draw(w, w->looked, err))
        return false;
    n = rows_left(w, w->looked);
    for (int i = 0; i < n; i++)
        few_look(&w->few,
                 (const uint8_t *)w->band->pixels +
                     (ptrdiff_t)i * w->band->pitch,
                 (size_t)w->width);
    w->looked += n;
    return true;
}

static bool begin(struct work *w, struct text *out, struct error *err)
{
    const struct bands_order *o = &w->order;
    struct png_head head = { .width = w->width,
                             .height = w->height,
                             .transparent = o->sc->transparent,
                             .grain = o->theme->grain,
                             .few = w->few.many ? NULL : &w->few,
                             .about = o->about };

    w->png = png_begin(&head, out, err);
    return w->png != NULL;
}

static bool write_rows(struct work *w, struct text *out, struct error *err)
{
    int n;

    if (!draw(w, w->written, err))
        return false;
    n = least(rows_left(w, w->written), most(SLICE_PIXELS / w->width, 1));
    if (!png_rows(w->png, w->band, w->written - w->top, n, out, err))
        return false;
    w->written += n;
    return true;
}

static bool go_on(struct work *w, struct text *out, struct error *err)
{
    if (looking(w))
        return look(w, err);
    return (w->png || begin(w, out, err)) && write_rows(w, out, err);
}

static enum task_state step(struct work *w, struct text *out, struct error *err)
{
    if (!go_on(w, out, err))
        return TASK_FAILED;
    if (w->written < w->height)
        return TASK_MORE;
    return png_end(w->png, out, err) ? TASK_DONE : TASK_FAILED;
}

/* Looking is as much work as writing, if it goes on to the end. */
static double share(const struct work *w)
{
    double done = w->few.many ? w->written : (w->looked + w->written) / 2.0;

    return done / w->height;
}

static void drop(struct work *w)
{
    png_drop(w->png);
    free(w);
}

static const struct task_kind bands_kind = { .step = step,
                                             .share = share,
                                             .drop = drop };

/* What is too large is refused when it is drawn. */
static int side(float units, float unit)
{
    return (int)fminf(easel_side(units, unit), EASEL_SIDE_MAX);
}

struct task bands_png(const struct bands_order *order)
{
    struct work *w = xcalloc(1, sizeof *w);

    w->order = *order;
    w->width = side(order->sc->extent.x, order->unit);
    w->height = side(order->sc->extent.y, order->unit);
    w->rows = least(w->height, most(BAND_PIXELS / w->width, 1));
    return (struct task){ &bands_kind, w };
}
