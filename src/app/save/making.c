/* Tasks in the window, and the card in front of all that shows them. */
#include "app/save/making.h"

#include <math.h>
#include <stdlib.h>

#include <SDL.h>

#include "app/action.h"
#include "app/parts/ids.h"
#include "app/parts/parts.h"
#include "app/runs.h"
#include "app/save/paths.h"
#include "app/ui/toast.h"
#include "app/ui/widgets.h"
#include "base/alloc.h"
#include "base/error.h"
#include "session/session.h"

enum {
    SLICE_MS = 10,  /* of a frame */
    BLINK_MS = 250, /* what takes no longer shows no card */
    WIDTH = 420,
    HEIGHT = 112, /* of the card */
    BAR = 8
};

/* --- files --------------------------------------------------------------- */

static void add_file(struct making *m)
{
    m->files = grow(m->files, m->nfiles, &m->cap, sizeof *m->files);
    text_init(&m->files[m->nfiles++]);
}

static void drop_files(struct making *m)
{
    free(m->called);
    m->called = NULL;
    for (size_t i = 0; i < m->nfiles; i++)
        text_free(&m->files[i]);
    m->nfiles = 0;
}

void making_free(struct making *m)
{
    task_drop(&m->task);
    task_drop(&m->left);
    drop_files(m);
    free(m->files);
    *m = (struct making){ .files = NULL };
}

/* --- from frame to frame ------------------------------------------------- */

void making_begin(struct making *m, const struct product *product,
                  const struct format *format, const struct runs *r,
                  struct task task)
{
    m->product = product;
    m->format = format;
    m->began = SDL_GetTicks64();
    m->task = task;
    m->here = session_index(r->ss);
    m->page = session_page(r->ss);
    add_file(m);
}

void making_call(struct making *m, const char *path)
{
    free(m->called);
    m->called = xstrdup(path);
}

/* What has been left may take a moment to notice: nobody waits for it, unless
 * there are two. */
void making_cancel(struct making *m, struct toast *toast)
{
    toast_note(toast, "%s", m->product->none);
    if (!task_stop(&m->task)) {
        task_drop(&m->left);
        m->left = m->task;
        m->task.kind = NULL;
    }
    task_drop(&m->task);
    drop_files(m);
}

enum task_state making_slice(struct task *t, struct text *out,
                             struct error *err)
{
    uint64_t began = SDL_GetTicks64();
    enum task_state state;

    do
        state = task_step(t, out, err);
    while (state == TASK_MORE && SDL_GetTicks64() - began < SLICE_MS);
    return state;
}

/* The run is back where it was before anyone can look. */
static enum task_state go_on(struct making *m, const struct runs *r,
                             struct error *err)
{
    struct text *file = &m->files[m->nfiles - 1];
    enum task_state state = making_slice(&m->task, file, err);

    if (session_page(r->ss) != m->page)
        session_turn(r->ss, m->page);
    else if (session_index(r->ss) != m->here)
        session_seek(r->ss, m->here);
    if (state == TASK_FILE)
        add_file(m);
    return state;
}

void making_tick(struct making *m, const struct runs *r, struct toast *toast)
{
    enum task_state state;
    struct error err;

    if (m->left.kind != NULL && task_stop(&m->left))
        task_drop(&m->left);
    if (m->task.kind == NULL)
        return;
    state = go_on(m, r, &err);
    if (state < TASK_DONE)
        return;
    if (state != TASK_DONE || !m->product->save(m, r, toast, &err)) {
        paths_brief(&err);
        toast_refuse(toast, err.message);
    }
    task_drop(&m->task);
    drop_files(m);
}

/* --- the card ------------------------------------------------------------ */

static void draw_bar(struct ui *ui, struct box slot, float share)
{
    float r = slot.h / 2, w = slot.w;

    scene_rect(ui->sc, slot, r, INK_RAISED);
    slot.w = fmaxf(w * share, slot.h);
    scene_rect(ui->sc, slot, r, INK_ACCENT);
}

static void draw_contents(const struct stage *st, struct box b,
                          const char *words, float share)
{
    struct ui *ui = st->ui;
    float pad = ui_px(ui, 20), bar = ui_px(ui, BAR);
    struct label l = { b.x + pad, b.y + ui_px(ui, 28), b.w - 2 * pad, TEXT_BODY,
                       FACE_SANS, ANCHOR_LEFT,         INK_STRONG };
    struct widget cancel = { .id = ID_CANCEL,
                             .act = { ACTION_CLOSE, 0, 0 },
                             .tip = "Stop, and save nothing",
                             .box = { b.x + b.w - pad - ui_px(ui, 96),
                                      b.y + b.h - ui_px(ui, 44), ui_px(ui, 96),
                                      ui_px(ui, 32) } };

    widget_label(ui, &l, words);
    draw_bar(ui,
             (struct box){ b.x + pad, b.y + ui_px(ui, 46), b.w - 2 * pad, bar },
             share);
    l = (struct label){ b.x + pad, cancel.box.y + cancel.box.h / 2,
                        b.w / 2,   TEXT_SMALL,
                        FACE_SANS, ANCHOR_LEFT,
                        INK_FAINT };
    widget_label(ui, &l, "Esc stops it");
    widget_button(ui, &cancel, "Cancel");
}

void making_draw(const struct making *m, const struct stage *st)
{
    struct ui *ui = st->ui;
    struct box all = st->layout->window, b;
    struct widget back = { .id = ID_OVERLAY, .kind = WIDGET_AREA, .box = all };
    struct text words;

    if (m->task.kind == NULL || SDL_GetTicks64() - m->began < BLINK_MS)
        return;
    ui_layer(ui, UI_OVERLAY, st->over);
    scene_rect(ui->sc, all, 0, INK_SHADE);
    ui_add(ui, &back);
    b.w = fminf(all.w, ui_px(ui, WIDTH));
    b.h = fminf(all.h, ui_px(ui, HEIGHT));
    b.x = roundf((all.w - b.w) / 2);
    b.y = roundf((all.h - b.h) / 2);
    draw_card(ui, b);
    text_init(&words);
    text_addf(&words, "%s: ", m->product->what);
    task_tell(&m->task, &words);
    draw_contents(st, b, words.at, (float)task_share(&m->task));
    text_free(&words);
}
