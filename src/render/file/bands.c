/*
 * All bands are looked at before the first is written, in case the picture has
 * only a few colours: mostly the first band tells that it has many, and no
 * other is drawn twice. Packing takes about as long as drawing: a thread packs
 * a copy of one band while the next is drawn.
 */
#include "render/file/bands.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/error.h"
#include "base/platform/thread.h"
#include "base/text.h"
#include "render/file/easel.h"
#include "render/file/few.h"
#include "render/file/png.h"
#include "scene/scene.h"
#include "scene/theme.h"

/* Of a band; and if one is not enough, there are at least so many: nothing is
 * drawn while the last is packed, and the share grows by bands. */
enum { BAND_PIXELS = 1 << 20, BANDS_LEAST = 8 };

/* Rows on their way into the file. */
struct parcel {
    struct png *png;
    const SDL_Surface *from;
    int n;
    struct text packed; /* owned */
    struct error err;
    bool ok;
};

struct work {
    struct bands_order order;
    int width, height, rows; /* of a band */
    SDL_Surface *band;       /* the easel's; NULL: none is drawn */
    int top;                 /* where that begins */
    int looked, given;       /* rows so far: to the packer, */
    int written;             /* and back from it */
    struct few few;
    struct png *png;   /* owned; NULL: not begun */
    SDL_Surface *copy; /* owned: what the thread packs; NULL: not needed yet */
    struct thread thread;
    bool threaded; /* the thread has the parcel, the copy and the png */
    struct parcel parcel;
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

/* --- packing ------------------------------------------------------------- */

static void *pack(void *parcel)
{
    struct parcel *p = parcel;

    p->ok = png_rows(p->png, p->from, 0, p->n, &p->packed, &p->err);
    return NULL;
}

/* The copy shows what the band does. Without one nothing is lost but time. */
static bool copy_band(struct work *w)
{
    const SDL_Surface *band = w->band;

    if (!w->copy)
        w->copy = SDL_CreateRGBSurfaceWithFormat(0, band->w, band->h, 32,
                                                 SDL_PIXELFORMAT_RGBA32);
    if (!w->copy || w->copy->pitch != band->pitch)
        return false;
    memcpy(w->copy->pixels, band->pixels,
           (size_t)band->pitch * (size_t)band->h);
    return true;
}

/* A picture of one band has nothing to draw meanwhile. */
static void give(struct work *w, int n)
{
    w->parcel.png = w->png;
    w->parcel.n = n;
    if (w->rows < w->height && copy_band(w)) {
        w->parcel.from = w->copy;
        w->threaded = thread_start(&w->thread, pack, &w->parcel);
    }
    if (!w->threaded) {
        w->parcel.from = w->band;
        pack(&w->parcel);
    }
    w->given += n;
}

static void wait_for_thread(struct work *w)
{
    if (w->threaded)
        thread_join(&w->thread);
    w->threaded = false;
}

/* What was given last, if there is any. */
static bool take_back(struct work *w, struct text *out, struct error *err)
{
    struct parcel *p = &w->parcel;

    wait_for_thread(w);
    if (w->written == w->given)
        return true;
    if (!p->ok) {
        *err = p->err;
        return false;
    }
    text_add_bytes(out, p->packed.at, p->packed.len);
    text_clear(&p->packed);
    w->written = w->given;
    return true;
}

static bool write_rows(struct work *w, struct text *out, struct error *err)
{
    if (w->given < w->height && !draw(w, w->given, err))
        return false;
    if (!take_back(w, out, err))
        return false;
    if (w->given < w->height)
        give(w, rows_left(w, w->given));
    return true;
}

static bool go_on(struct work *w, struct text *out, struct error *err)
{
    if (looking(w))
        return look(w, err);
    return (w->png || begin(w, out, err)) && write_rows(w, out, err);
}

/* --- the task ------------------------------------------------------------ */

static enum task_state step(struct work *w, struct text *out, struct error *err)
{
    if (!go_on(w, out, err))
        return TASK_FAILED;
    if (w->written < w->height)
        return TASK_MORE;
    return png_end(w->png, out, err) ? TASK_DONE : TASK_FAILED;
}

/* Looking is as much work as writing, if it goes on to the end; if it ends
 * before, what it has taken is never counted back. */
static double share(const struct work *w)
{
    double looked = w->looked / 2.0 / w->height;
    double written = (w->given + w->written) / 2.0 / w->height;

    return looked + (1 - looked) * written;
}

static void drop(struct work *w)
{
    wait_for_thread(w);
    png_drop(w->png);
    SDL_FreeSurface(w->copy);
    text_free(&w->parcel.packed);
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

static int band_rows(int width, int height)
{
    int rows = most(BAND_PIXELS / width, 1);

    return rows >= height ? height : least(rows, most(height / BANDS_LEAST, 1));
}

struct task bands_png(const struct bands_order *order)
{
    struct work *w = xcalloc(1, sizeof *w);

    w->order = *order;
    text_init(&w->parcel.packed);
    w->width = side(order->sc->extent.x, order->unit);
    w->height = side(order->sc->extent.y, order->unit);
    w->rows = band_rows(w->width, w->height);
    return (struct task){ &bands_kind, w };
}
