/* The card in front of all while a file is made: how far, and how to end it. */
#include "app/parts/parts.h"

#include <math.h>

#include "app/action.h"
#include "app/parts/ids.h"
#include "app/ui/widgets.h"

enum { WIDTH = 420, HEIGHT = 112, BAR = 8 };

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

void progress_draw(const struct stage *st, const char *words, float share)
{
    struct ui *ui = st->ui;
    struct box all = st->layout->window, b;
    struct widget back = { .id = ID_OVERLAY, .kind = WIDGET_AREA, .box = all };

    ui_layer(ui, UI_OVERLAY, st->over);
    scene_rect(ui->sc, all, 0, INK_SHADE);
    ui_add(ui, &back);
    b.w = fminf(all.w, ui_px(ui, WIDTH));
    b.h = fminf(all.h, ui_px(ui, HEIGHT));
    b.x = roundf((all.w - b.w) / 2);
    b.y = roundf((all.h - b.h) / 2);
    draw_card(st->ui, b);
    draw_contents(st, b, words, share);
}
