/* The field that is being typed in: selected as a whole, or with a cursor. */
#include <math.h>
#include <stdio.h>

#include "app/ui/edit.h"
#include "app/ui/widgets.h"
#include "base/utf8.h"

enum { PADDING = 8, LINE = 20 };

/* What is shown of a text too long for its box: the end before the cursor. */
static const char *tail(const struct ui *ui, struct type t, float room,
                        char *text)
{
    while (words_width(&ui->metrics, t, text) > room)
        text += utf8_length(text) > 0 ? utf8_length(text) : 1;
    return text;
}

static void draw_cursor(struct ui *ui, struct box b, float x)
{
    float h = ui_px(ui, LINE);

    scene_rect(ui->sc,
               (struct box){ roundf(x), b.y + (b.h - h) / 2, ui_px(ui, 2), h },
               0, INK_STRONG);
}

static void draw_text(struct ui *ui, const struct edit *e, struct box b)
{
    struct type t = ui_type(ui, FACE_SANS, TEXT_BODY);
    float h = ui_px(ui, LINE), all = words_width(&ui->metrics, t, e->text);
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
    float radius = ui_px(ui, 6), pad = ui_px(ui, PADDING);
    struct widget area = { .id = id, .box = b, .kind = WIDGET_AREA };

    ui_add(ui, &area);
    scene_rect(ui->sc, b, radius, INK_BACK);
    scene_outline(ui->sc, b, radius, ui_px(ui, 2), INK_ACCENT);
    draw_text(ui, e, (struct box){ b.x + pad, b.y, b.w - 2 * pad, b.h });
}
