/*
 * How widgets look: flat, rounded by 6, a lighter face under the pointer and
 * a ring around the one with the keyboard.
 */
#include "app/ui/widgets.h"

#include <math.h>
#include <stdio.h>

#include "app/ui/edit.h"
#include "app/ui/layout.h"
#include "base/utf8.h"

enum { RADIUS = 6, PADDING = 12, STEP_SIDE = 32, MENU_MARK = 30 };
enum { EDIT_PADDING = 8, EDIT_LINE = 20 };

void widget_label(struct ui *ui, const struct label *l, const char *text)
{
    struct type t = ui_type(ui, l->face, l->size);
    char cut[WORDS_CUT];

    if (text[0] == '\0' || l->room <= 0)
        return;
    words_cut(&ui->metrics, t, text, l->room, cut);
    scene_text(ui->sc, (struct vec){ l->x, l->y }, (float)t.px, 0, t.face,
               l->anchor, l->ink, cut);
}

void widget_fitting(struct ui *ui, struct label l, int least, const char *text)
{
    while (l.size > least &&
           words_width(&ui->metrics, ui_type(ui, l.face, l.size), text) >
               l.room)
        l.size--;
    widget_label(ui, &l, text);
}

void widget_focus(struct ui *ui, struct box b, float radius)
{
    float gap = ui_px(ui, 2);
    struct box ring = { b.x - gap, b.y - gap, b.w + 2 * gap, b.h + 2 * gap };

    scene_outline(ui->sc, ring, radius + gap, ui_px(ui, 2), INK_ACCENT);
}

void widget_rule(struct ui *ui, float x, float y, float w)
{
    scene_rect(ui->sc, (struct box){ x, y, w, fmaxf(1, ui_px(ui, 1)) }, 0,
               INK_LINE);
}

static enum ink ink_of(int look)
{
    return look & LOOK_DISABLED ? INK_FAINT : INK_TEXT;
}

/* Signs that can do nothing now all but vanish; words stay readable. */
static enum ink sign_of(int look)
{
    return look & LOOK_DISABLED ? INK_LINE : INK_TEXT;
}

/* Held buttons sink back to the colour of the panel's raised parts. */
static enum ink face_of(int look)
{
    if (look & LOOK_HELD)
        return INK_LINE;
    return look & LOOK_HOT ? INK_HOVER : INK_RAISED;
}

/* On what is lit itself the ring keeps off: it has the same colour. */
static void focus_apart(struct ui *ui, struct box b, float radius)
{
    float gap = ui_px(ui, 3);

    widget_focus(ui, box_inset(b, -gap), radius + gap);
}

static void edge(struct ui *ui, struct box b)
{
    scene_outline(ui->sc, b, ui_px(ui, RADIUS), fmaxf(1, ui_px(ui, 1)),
                  INK_EDGE);
}

static void face(struct ui *ui, struct box b, int look)
{
    float radius = ui_px(ui, RADIUS);

    scene_rect(ui->sc, b, radius, face_of(look));
    if (look & LOOK_DISABLED)
        scene_fade(ui->sc, 0.5f);
    else
        edge(ui, b);
    if (look & LOOK_FOCUS)
        widget_focus(ui, b, radius);
}

void widget_button(struct ui *ui, const struct widget *w, const char *text)
{
    int look = ui_add(ui, w);
    struct vec c = box_centre(w->box);
    struct label l = label_of(c.x, c.y, w->box.w - ui_px(ui, 8), TEXT_BODY,
                              FACE_SANS, ANCHOR_CENTRE, ink_of(look));

    face(ui, w->box, look);
    widget_label(ui, &l, text);
}

void widget_chosen(struct ui *ui, const struct widget *w, const char *text)
{
    int look = ui_add(ui, w);
    struct vec c = box_centre(w->box);
    struct label l = label_of(c.x, c.y, w->box.w - ui_px(ui, 8), TEXT_BODY,
                              FACE_BOLD, ANCHOR_CENTRE, INK_ON_ACCENT);

    scene_rect(ui->sc, w->box, ui_px(ui, RADIUS), INK_ACCENT);
    if (look & LOOK_FOCUS)
        focus_apart(ui, w->box, ui_px(ui, RADIUS));
    widget_label(ui, &l, text);
}

void widget_icon(struct ui *ui, const struct widget *w, enum icon icon,
                 float size)
{
    int look = ui_add(ui, w);

    if (look & (LOOK_HOT | LOOK_HELD))
        scene_rect(ui->sc, w->box, ui_px(ui, RADIUS), face_of(look));
    if (look & LOOK_FOCUS)
        widget_focus(ui, w->box, ui_px(ui, RADIUS));
    icon_draw(ui->sc, icon, box_centre(w->box), ui_px(ui, size), sign_of(look));
}

static void field_text(struct ui *ui, const struct widget *w, int look,
                       const char *text, float right)
{
    float pad = ui_px(ui, PADDING);
    struct label l = label_of(w->box.x + pad, w->box.y + w->box.h / 2,
                              w->box.w - pad - right, TEXT_BODY, FACE_SANS,
                              ANCHOR_LEFT, ink_of(look));

    widget_fitting(ui, l, TEXT_SMALL, text);
}

float widget_menu_width(const struct ui *ui, const char *const *names)
{
    struct type t = ui_type(ui, FACE_SANS, TEXT_SMALL);
    float width = 0;

    for (; names != NULL && *names != NULL; names++)
        width = fmaxf(width, words_width(&ui->metrics, t, *names));
    return ceilf(width) + ui_px(ui, PADDING) + ui_px(ui, MENU_MARK);
}

void widget_menu(struct ui *ui, const struct widget *w, const char *text)
{
    int look = ui_add(ui, w);
    struct vec mark = { w->box.x + w->box.w - ui_px(ui, 16),
                        w->box.y + w->box.h / 2 };

    face(ui, w->box, look);
    field_text(ui, w, look, text, ui_px(ui, MENU_MARK));
    icon_draw(ui->sc, ICON_DOWN, mark, ui_px(ui, 11), INK_FAINT);
}

void widget_fold(struct ui *ui, const struct widget *w, const char *text,
                 const char *word, bool open)
{
    int look = ui_add(ui, w);
    struct vec mark = { w->box.x + w->box.w - ui_px(ui, 16),
                        w->box.y + w->box.h / 2 };
    struct label l = { w->box.x,  mark.y,      w->box.w,    TEXT_BODY,
                       FACE_SANS, ANCHOR_LEFT, ink_of(look) };

    struct box all = { w->box.x - ui_px(ui, 8), w->box.y,
                       w->box.w + ui_px(ui, 16), w->box.h };

    if (look & (LOOK_HOT | LOOK_HELD))
        scene_rect(ui->sc, all, ui_px(ui, RADIUS), INK_HOVER);
    if (look & LOOK_FOCUS)
        widget_focus(ui, all, ui_px(ui, RADIUS));
    widget_label(ui, &l, text);
    icon_draw(ui->sc, open ? ICON_UP : ICON_DOWN, mark, ui_px(ui, 11),
              INK_FAINT);
    l.x = mark.x - ui_px(ui, 14);
    l.anchor = ANCHOR_RIGHT;
    l.ink = INK_FAINT;
    widget_label(ui, &l, word);
}

void widget_field(struct ui *ui, const struct widget *w, const char *text)
{
    int look = ui_add(ui, w);

    face(ui, w->box, look);
    field_text(ui, w, look, text, ui_px(ui, PADDING));
}

void widget_switch(struct ui *ui, const struct widget *w, const char *label,
                   bool on)
{
    int look = ui_add(ui, w);
    float h = ui_px(ui, 20), width = ui_px(ui, 36);
    struct box slot = { w->box.x + w->box.w - width,
                        w->box.y + roundf((w->box.h - h) / 2), width, h };
    struct vec knob = { slot.x + (on ? width - h / 2 : h / 2), slot.y + h / 2 };
    struct label l = label_of(w->box.x, w->box.y + w->box.h / 2,
                              w->box.w - width - ui_px(ui, 8), TEXT_BODY,
                              FACE_SANS, ANCHOR_LEFT, ink_of(look));

    widget_label(ui, &l, label);
    scene_rect(ui->sc, slot, h / 2, on ? INK_ACCENT : face_of(look));
    scene_outline(ui->sc, slot, h / 2, fmaxf(1, ui_px(ui, 1)),
                  on ? INK_ACCENT : INK_FAINT);
    scene_disc(ui->sc, knob, h / 2 - ui_px(ui, 4),
               on ? INK_ON_ACCENT : INK_FAINT);
    if (look & LOOK_FOCUS && on)
        focus_apart(ui, slot, h / 2);
    else if (look & LOOK_FOCUS)
        widget_focus(ui, slot, h / 2);
}

/* One end of a stepper; `way` is -1 for less, 1 for more. */
static void step_button(struct ui *ui, const struct widget *number, int way,
                        bool can)
{
    float side = ui_px(ui, STEP_SIDE);
    struct widget w = { .id = number->id + (way > 0 ? 2 : 1),
                        .kind = WIDGET_REPEAT,
                        .box = number->box,
                        .act = way > 0 ? number->more : number->less,
                        .less = number->less,
                        .more = number->more,
                        .disabled = number->disabled || !can,
                        .skipped = true,
                        .tip = number->tip };

    if (way > 0)
        w.box.x += w.box.w - side;
    w.box.w = side;
    int look = ui_add(ui, &w);
    if (look & (LOOK_HOT | LOOK_HELD))
        scene_rect(ui->sc, w.box, ui_px(ui, RADIUS), face_of(look));
    icon_draw(ui->sc, way > 0 ? ICON_PLUS : ICON_MINUS, box_centre(w.box),
              ui_px(ui, 12), sign_of(look));
}

void widget_stepper(struct ui *ui, const struct widget *number,
                    const char *text, bool can_less, bool can_more)
{
    struct box all = number->box;
    float side = ui_px(ui, STEP_SIDE), radius = ui_px(ui, RADIUS);
    struct widget middle = *number;
    struct vec c = box_centre(all);
    struct label l = { c.x,       c.y,           all.w - 2 * side, TEXT_BODY,
                       FACE_SANS, ANCHOR_CENTRE, INK_STRONG };

    scene_rect(ui->sc, all, radius, INK_RAISED);
    step_button(ui, number, -1, can_less);
    middle.box.x += side;
    middle.box.w -= 2 * side;
    int look = ui_add(ui, &middle);
    if (look & (LOOK_HOT | LOOK_HELD))
        scene_rect(ui->sc, middle.box, radius, face_of(look));
    widget_label(ui, &l, text);
    step_button(ui, number, 1, can_more);
    edge(ui, all);
    if (look & LOOK_FOCUS)
        widget_focus(ui, all, radius);
}

/* --- being typed in: selected as a whole, or with a cursor --------------- */

/* What is shown of a text too long for its box: the end before the cursor, or
 * nothing, for in a tiny window the box may have no room at all. */
static const char *tail(const struct ui *ui, struct type t, float room,
                        char *text)
{
    while (*text != '\0' && words_width(&ui->metrics, t, text) > room)
        text += utf8_length(text) > 0 ? utf8_length(text) : 1;
    return text;
}

static void draw_cursor(struct ui *ui, struct box b, float x)
{
    float h = ui_px(ui, EDIT_LINE);

    scene_rect(ui->sc,
               (struct box){ roundf(x), b.y + (b.h - h) / 2, ui_px(ui, 2), h },
               0, INK_STRONG);
}

static void draw_edited(struct ui *ui, const struct edit *e, struct box b)
{
    struct type t = ui_type(ui, FACE_SANS, TEXT_BODY);
    float h = ui_px(ui, EDIT_LINE), all = words_width(&ui->metrics, t, e->text);
    char before[EDIT_MAX];
    const char *text = e->text, *to_cursor = before;
    struct label l = label_of(b.x, b.y + b.h / 2, b.w, TEXT_BODY, FACE_SANS,
                              ANCHOR_LEFT, e->all ? INK_ON_ACCENT : INK_STRONG);

    snprintf(before, sizeof before, "%.*s", (int)e->cursor, e->text);
    if (all > b.w)
        text = to_cursor = tail(ui, t, b.w, before);
    if (e->all)
        scene_rect(ui->sc,
                   (struct box){ b.x, b.y + (b.h - h) / 2, fminf(all, b.w), h },
                   0, INK_ACCENT);
    widget_label(ui, &l, text);
    if (!e->all)
        draw_cursor(ui, b, b.x + words_width(&ui->metrics, t, to_cursor));
}

void widget_edit(struct ui *ui, uint32_t id, struct box b, const struct edit *e)
{
    float radius = ui_px(ui, 6), pad = ui_px(ui, EDIT_PADDING);
    struct widget area = { .id = id, .box = b, .kind = WIDGET_AREA };

    ui_add(ui, &area);
    scene_rect(ui->sc, b, radius, INK_BACK);
    scene_outline(ui->sc, b, radius, ui_px(ui, 2), INK_ACCENT);
    draw_edited(ui, e, (struct box){ b.x + pad, b.y, b.w - 2 * pad, b.h });
}

void widget_scrollbar(struct ui *ui, uint32_t id, struct act act,
                      struct box view, long end)
{
    float width = ui_px(ui, 6), room = view.h / (view.h + (float)end);
    struct widget w = { .id = id,
                        .kind = WIDGET_SLIDER,
                        .vertical = true,
                        .box = { view.x + view.w - ui_px(ui, 14), view.y,
                                 ui_px(ui, 14), view.h },
                        .skipped = true,
                        .act = act,
                        .steps = end + 1,
                        .value = act.b,
                        .handle = fmaxf(ui_px(ui, 32), roundf(view.h * room)) };
    int look = ui_add(ui, &w);

    scene_rect(ui->sc,
               (struct box){ w.box.x + ui_px(ui, 4),
                             w.box.y + ui_handle(&w) + 2, width, w.handle - 4 },
               width / 2, look & (LOOK_HOT | LOOK_HELD) ? INK_TEXT : INK_FAINT);
}

/* One side of it, `deep` high from `y` on, inwards if `way` is 1. */
static void fade_edge(struct ui *ui, struct box view, float deep, int way)
{
    enum { STRIPS = 8 };
    float high = ceilf(deep / STRIPS);
    float y = way > 0 ? view.y : view.y + view.h - high;

    for (int i = 0; i < STRIPS && deep > 0; i++) {
        scene_rect(ui->sc, (struct box){ view.x, y, view.w, high }, 0,
                   INK_PANEL);
        scene_fade(ui->sc, 1 - ((float)i + 0.5f) / STRIPS);
        y += (float)way * high;
    }
}

void widget_fade(struct ui *ui, struct box view, float above, float below)
{
    float most = ui_px(ui, 24);

    fade_edge(ui, view, fminf(most, above), 1);
    fade_edge(ui, view, fminf(most, below), -1);
}
