/* What lies over the rest for a while: messages and tips. */
#include <math.h>
#include <stdio.h>

#include "app/app_state.h"
#include "app/keys.h"
#include "app/parts.h"
#include "app/tips.h"
#include "app/widgets.h"
#include "session/session.h"

void draw_card(struct app *app, struct box b)
{
    struct ui *ui = &app->ui;
    float radius = ui_px(ui, 8);

    scene_shadow(ui->sc, b, ui_px(ui, 16));
    scene_rect(ui->sc, b, radius, INK_PANEL);
    scene_outline(ui->sc, b, radius, fmaxf(1, ui_px(ui, 1)), INK_LINE);
}

/* Breaks `text` for a card not wider than `width`; returns its size. */
static struct vec wrap_card(struct app *app, const char *text, float width,
                            struct paragraph *p)
{
    struct ui *ui = &app->ui;
    struct vec pad = {ui_px(ui, 16), ui_px(ui, 9)};
    float natural;

    p->type = ui_type(ui, FACE_SANS, TEXT_BODY);
    p->pitch = ui_px(ui, 22);
    natural = ceilf(words_width(&ui->metrics, p->type, text));
    width = fminf(width - 2 * pad.x, natural);
    p->n = words_wrap(&ui->metrics, p->type, text, width, p->lines);
    return (struct vec){width + 2 * pad.x,
                        (float)p->n * p->pitch + 2 * pad.y};
}

static void draw_words_card(struct app *app, struct box b, const char *text,
                            const struct paragraph *p)
{
    struct vec corner = {b.x + ui_px(&app->ui, 16),
                         b.y + ui_px(&app->ui, 9)};

    draw_card(app, b);
    draw_paragraph(app, p, corner, text, INK_TEXT);
}

void toast_draw(struct app *app)
{
    struct ui *ui = &app->ui;
    const struct layout *l = &app->layout;
    struct box area = l->board;
    float floor = l->full ? l->player.y : l->window.h - l->line.h;
    struct paragraph p;
    struct box b;

    if (app->toast.until == 0)
        return;
    ui->sc = &app->over;
    struct vec size = wrap_card(app, app->toast.text,
                                fminf(area.w, ui_px(ui, 560)), &p);
    /* As low as can be: over the board's frame rather than its squares. */
    b = (struct box){roundf(area.x + (area.w - size.x) / 2),
                     floor - size.y - ui_px(ui, 6), size.x, size.y};
    draw_words_card(app, b, app->toast.text, &p);
    if (app->toast.kind == TOAST_ERROR)
        scene_rect(ui->sc, (struct box){b.x + ui_px(ui, 5),
                                        b.y + ui_px(ui, 8), ui_px(ui, 4),
                                        b.h - ui_px(ui, 16)},
                   ui_px(ui, 2), INK_WARNING);
}

/* --- tips ---------------------------------------------------------------- */

bool tip_wanted(const struct app *app)
{
    const struct widget *w = ui_find(&app->ui, app->ui.hot);

    return w != NULL && w->tip != NULL && app->ui.held == 0 &&
           !app->ui.hush && !app->edit.open;
}

uint64_t tip_time(const struct app *app)
{
    return app->ui.hot_since + TIP_DELAY;
}

static void tip_text(const struct app *app, const struct widget *w,
                     char *out, size_t size)
{
    const char *hint = shortcut_hint(w->act);

    if (w->id == ID_SCRUB)
        player_tip(app, out, size);
    else if (hint != NULL)
        snprintf(out, size, "%s (%s)", w->tip, hint);
    else
        snprintf(out, size, "%s", w->tip);
}

void tip_draw(struct app *app)
{
    struct ui *ui = &app->ui;
    const struct widget *w = ui_find(ui, ui->hot);
    struct box all = box_inset(app->layout.window, ui_px(ui, 4));
    struct paragraph p;
    char text[400];
    struct box b;

    if (!tip_wanted(app) || app->now < tip_time(app))
        return;
    tip_text(app, w, text, sizeof text);
    ui->sc = &app->over;
    struct vec size = wrap_card(app, text, fminf(all.w, ui_px(ui, 320)),
                                &p);
    float middle = w->id == ID_SCRUB ? ui->pointer.x
                                     : w->box.x + w->box.w / 2;
    b = (struct box){roundf(middle - size.x / 2),
                     w->box.y + w->box.h + ui_px(ui, 6), size.x, size.y};
    if (b.y + b.h > all.y + all.h)
        b.y = w->box.y - b.h - ui_px(ui, 6);
    b.x = fmaxf(all.x, fminf(b.x, all.x + all.w - b.w));
    draw_words_card(app, b, text, &p);
}
