/* The toolkit's memory: which widgets there are, and who has the pointer. */
#include "app/ui/ui.h"

#include <assert.h>
#include <math.h>
#include <string.h>

#include "app/ui/layout.h"

enum { REPEAT_FIRST = 400, REPEAT_NEXT = 60 };

static const struct act nothing = { ACT_NONE, 0, 0 };

void ui_init(struct ui *ui)
{
    memset(ui, 0, sizeof *ui);
    ui->scale = 1;
}

float ui_px(const struct ui *ui, float length)
{
    return roundf(length * ui->scale);
}

struct type ui_type(const struct ui *ui, enum face face, int size)
{
    return (struct type){ face, (int)lroundf((float)size * ui->scale) };
}

/* --- making a frame ------------------------------------------------------ */

void ui_begin(struct ui *ui, float scale)
{
    ui->scale = scale;
    ui->n = 0;
    ui->current = ui->front = UI_BASE;
    ui->clipped = false;
}

void ui_layer(struct ui *ui, enum ui_layer layer, struct scene *sc)
{
    ui->current = layer;
    ui->sc = sc;
}

void ui_clip(struct ui *ui, struct box b)
{
    ui->clip = b;
    ui->clipped = true;
    scene_clip(ui->sc, b);
}

void ui_unclip(struct ui *ui)
{
    ui->clipped = false;
    scene_unclip(ui->sc);
}

static int look_of(const struct ui *ui, const struct widget *w)
{
    int look = 0;

    if (w->disabled)
        return LOOK_DISABLED;
    if (ui->pointer.hot == w->id)
        look |= LOOK_HOT;
    if (ui->pointer.held == w->id)
        look |= LOOK_HELD;
    if (ui->focus == w->id)
        look |= LOOK_FOCUS;
    return look;
}

int ui_add(struct ui *ui, const struct widget *w)
{
    assert(ui->n < UI_WIDGETS && w->id != 0);
    ui->at[ui->n] = *w;
    if (ui->clipped)
        ui->at[ui->n].box = box_common(w->box, ui->clip);
    ui->layer[ui->n++] = (uint8_t)ui->current;
    if (ui->current > ui->front)
        ui->front = ui->current;
    if (ui->focus == w->id)
        ui->focus_box = w->box;
    return look_of(ui, w);
}

const struct widget *ui_find(const struct ui *ui, uint32_t id)
{
    for (int i = 0; i < ui->n; i++)
        if (ui->at[i].id == id)
            return &ui->at[i];
    return NULL;
}

/* The foremost widget at the pointer, or -1. */
static int hit(const struct ui *ui)
{
    if (!ui->pointer.inside)
        return -1;
    for (int i = ui->n - 1; i >= 0; i--)
        if (ui->layer[i] == ui->front &&
            box_holds(ui->at[i].box, ui->pointer.at))
            return i;
    return -1;
}

static bool can_focus(const struct ui *ui, int i)
{
    return ui->layer[i] == ui->front && !ui->at[i].disabled &&
           !ui->at[i].skipped && ui->at[i].kind != WIDGET_AREA;
}

bool ui_settle(struct ui *ui, uint64_t now)
{
    int i = hit(ui);
    uint32_t hot = i >= 0 ? ui->at[i].id : 0;
    bool changed = hot != ui->pointer.hot;

    if (changed) {
        ui->pointer.hot = hot;
        ui->pointer.since = now;
        ui->pointer.hush = false;
    }
    if (ui->focus != 0 && ui_find(ui, ui->focus) == NULL) {
        ui->focus = 0;
        changed = true;
    }
    return changed;
}

/* --- the pointer --------------------------------------------------------- */

static float along(const struct widget *w, struct vec p)
{
    return w->vertical ? p.y - w->box.y : p.x - w->box.x;
}

static float slack(const struct widget *w)
{
    return fmaxf(1, (w->vertical ? w->box.h : w->box.w) - w->handle);
}

float ui_handle(const struct widget *w)
{
    if (w->steps <= 1)
        return 0;
    return (float)(w->value - w->min) / (float)(w->steps - 1) * slack(w);
}

static void grab(struct ui *ui, const struct widget *w)
{
    float at = along(w, ui->pointer.at) - ui_handle(w);

    ui->pointer.grab = at >= 0 && at <= w->handle ? at : w->handle / 2;
}

static struct act slide(const struct ui *ui, const struct widget *w)
{
    float part = (along(w, ui->pointer.at) - ui->pointer.grab) / slack(w);
    struct act act = w->act;

    part = fminf(1, fmaxf(0, part));
    act.b = w->min + lround((double)part * (double)(w->steps - 1));
    return act.b == w->value ? nothing : act;
}

struct act ui_move(struct ui *ui, struct vec at)
{
    const struct widget *w = ui_find(ui, ui->pointer.held);

    ui->pointer.at = at;
    ui->pointer.inside = true;
    return w != NULL && w->kind == WIDGET_SLIDER ? slide(ui, w) : nothing;
}

void ui_leave(struct ui *ui)
{
    ui->pointer.inside = false;
}

struct act ui_press(struct ui *ui, struct vec at, uint64_t now)
{
    ui_move(ui, at);
    int i = hit(ui);

    ui->focus = 0;
    ui->pointer.hush = true;
    if (i < 0) {
        ui->pointer.held = 0;
        return ui->front > UI_BASE ? (struct act){ .what = ACT_CLOSE }
                                   : nothing;
    }
    const struct widget *w = &ui->at[i];
    ui->tab_from = w->id;
    if (w->disabled)
        return nothing;
    ui->pointer.held = w->id;
    switch (w->kind) {
    case WIDGET_REPEAT:
        ui->pointer.repeat_at = now + REPEAT_FIRST;
        return w->act;
    case WIDGET_SLIDER: grab(ui, w); return slide(ui, w);
    case WIDGET_BUTTON:
    case WIDGET_AREA:
    case WIDGET_BOARD: break;
    }
    return nothing;
}

struct act ui_release(struct ui *ui, struct vec at)
{
    ui_move(ui, at);
    const struct widget *w = ui_find(ui, ui->pointer.held);
    int i = hit(ui);
    bool on_it = w != NULL && i >= 0 && ui->at[i].id == w->id;

    ui->pointer.held = 0;
    return on_it && w->kind == WIDGET_BUTTON && !w->disabled ? w->act : nothing;
}

struct act ui_wheel(struct ui *ui, int up)
{
    for (int i = ui->n - 1; ui->pointer.inside && i >= 0; i--) {
        const struct widget *w = &ui->at[i];

        if (ui->layer[i] != ui->front || w->more.what == ACT_NONE ||
            !box_holds(w->box, ui->pointer.at))
            continue;
        return up > 0 ? w->more : w->less;
    }
    return nothing;
}

struct act ui_repeat(struct ui *ui, uint64_t now)
{
    const struct widget *w = ui_find(ui, ui->pointer.held);

    if (w == NULL || w->kind != WIDGET_REPEAT || w->disabled ||
        now < ui->pointer.repeat_at)
        return nothing;
    ui->pointer.repeat_at = now + REPEAT_NEXT;
    return w->act;
}

/* --- the keyboard -------------------------------------------------------- */

static void move_focus(struct ui *ui, int by)
{
    uint32_t id = ui->focus != 0 ? ui->focus : ui->tab_from;
    const struct widget *from = ui_find(ui, id);
    int start = from != NULL ? (int)(from - ui->at) : by > 0 ? -1 : ui->n;

    for (int k = 1; k <= ui->n; k++) {
        int i = ((start + by * k) % ui->n + ui->n) % ui->n;

        if (can_focus(ui, i)) {
            ui->focus = ui->at[i].id;
            return;
        }
    }
}

static bool focused_key(const struct widget *w, enum ui_key key,
                        struct act *out)
{
    switch (key) {
    case UI_KEY_ACTIVATE:
        *out = w->kind == WIDGET_SLIDER ? nothing : w->act;
        return w->kind != WIDGET_SLIDER;
    case UI_KEY_UP: *out = w->more; return w->more.what != ACT_NONE;
    case UI_KEY_DOWN: *out = w->less; return w->less.what != ACT_NONE;
    case UI_KEY_RIGHT: *out = w->more; return w->kind == WIDGET_SLIDER;
    case UI_KEY_LEFT: *out = w->less; return w->kind == WIDGET_SLIDER;
    case UI_KEY_NEXT:
    case UI_KEY_PREVIOUS: break;
    }
    return false;
}

bool ui_press_key(struct ui *ui, enum ui_key key, struct act *out)
{
    const struct widget *w = ui_find(ui, ui->focus);

    *out = nothing;
    if (key == UI_KEY_NEXT || key == UI_KEY_PREVIOUS) {
        if (ui->n > 0)
            move_focus(ui, key == UI_KEY_NEXT ? 1 : -1);
        return true;
    }
    if (w == NULL || w->disabled || w->kind == WIDGET_BOARD)
        return false;
    return focused_key(w, key, out);
}
