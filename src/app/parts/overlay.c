/* What lies over the rest for a while: messages and tips. */
#include <math.h>
#include <stdio.h>

#include "app/app_state.h"
#include "app/ui/keys.h"
#include "app/parts/parts.h"
#include "app/ui/tips.h"
#include "app/ui/widgets.h"
#include "session/session.h"

enum { PAD_X = 16, PAD_Y = 5 }; /* around the words of a card */

void draw_card(struct app *app, struct box b)
{
    struct ui *ui = &app->screen.ui;
    float radius = ui_px(ui, 8);

    scene_shadow(ui->sc, b, ui_px(ui, 16));
    scene_rect(ui->sc, b, radius, INK_PANEL);
    scene_outline(ui->sc, b, radius, fmaxf(1, ui_px(ui, 1)), INK_LINE);
}

/* Breaks `text` for a card not wider than `width`; returns its size. */
static struct vec wrap_card(struct app *app, const char *text, float width,
                            struct paragraph *p)
{
    struct ui *ui = &app->screen.ui;
    struct vec pad = { ui_px(ui, PAD_X), ui_px(ui, PAD_Y) };
    float natural;

    p->type = ui_type(ui, FACE_SANS, TEXT_BODY);
    p->pitch = ui_px(ui, 22);
    natural = ceilf(words_width(&ui->metrics, p->type, text));
    width = fminf(width - 2 * pad.x, natural);
    p->n = words_wrap(&ui->metrics, p->type, text, width, p->lines);
    return (struct vec){ width + 2 * pad.x,
                         (float)p->n * p->pitch + 2 * pad.y };
}

static void draw_words_card(struct app *app, struct box b, const char *text,
                            const struct paragraph *p)
{
    struct vec corner = { b.x + ui_px(&app->screen.ui, PAD_X),
                          b.y + ui_px(&app->screen.ui, PAD_Y) };

    draw_card(app, b);
    draw_paragraph(app, p, corner, text, INK_TEXT);
}

/* Where messages end: below the board, and as far down into the bar under it
 * as there is nothing, so that a line or two leave the squares alone. */
static float toast_floor(const struct layout *l)
{
    struct box bar = l->full ? l->player : l->line;

    if (box_empty(bar))
        return l->window.h - layout_px(l, 6);
    return bar.y + layout_px(l, l->cramped ? 6 : 10);
}

void toast_draw(struct app *app)
{
    struct ui *ui = &app->screen.ui;
    struct box area = app->screen.layout.board;
    struct paragraph p;
    struct box b;

    if (app->toast.until == 0)
        return;
    ui->sc = &app->screen.over;
    struct vec size = wrap_card(app, app->toast.text,
                                fminf(area.w, ui_px(ui, 720)), &p);
    b = (struct box){ roundf(area.x + (area.w - size.x) / 2),
                      toast_floor(&app->screen.layout) - size.y, size.x,
                      size.y };
    draw_words_card(app, b, app->toast.text, &p);
    if (app->toast.kind == TOAST_ERROR)
        scene_rect(ui->sc,
                   (struct box){ b.x + ui_px(ui, 5), b.y + ui_px(ui, 6),
                                 ui_px(ui, 4), b.h - ui_px(ui, 12) },
                   ui_px(ui, 2), INK_WARNING);
}

/* --- tips ---------------------------------------------------------------- */

bool tip_wanted(const struct app *app)
{
    const struct widget *w = ui_find(&app->screen.ui,
                                     app->screen.ui.pointer.hot);

    return w != NULL && w->tip != NULL && app->screen.ui.pointer.held == 0 &&
           !app->screen.ui.pointer.hush && !app->edit.open;
}

uint64_t tip_time(const struct app *app)
{
    return app->screen.ui.pointer.since + TIP_DELAY;
}

static void tip_text(const struct app *app, const struct widget *w, char *out,
                     size_t size)
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
    struct ui *ui = &app->screen.ui;
    const struct widget *w = ui_find(ui, ui->pointer.hot);
    struct box all = box_inset(app->screen.layout.window, ui_px(ui, 4));
    struct paragraph p;
    char text[400];
    struct box b;

    if (!tip_wanted(app) || app->pace.now < tip_time(app))
        return;
    tip_text(app, w, text, sizeof text);
    ui->sc = &app->screen.over;
    struct vec size = wrap_card(app, text, fminf(all.w, ui_px(ui, 320)), &p);
    float middle = w->id == ID_SCRUB ? ui->pointer.at.x
                                     : w->box.x + w->box.w / 2;
    b = (struct box){ roundf(middle - size.x / 2),
                      w->box.y + w->box.h + ui_px(ui, 6), size.x, size.y };
    if (b.y + b.h > all.y + all.h)
        b.y = w->box.y - b.h - ui_px(ui, 6);
    b.x = fmaxf(all.x, fminf(b.x, all.x + all.w - b.w));
    draw_words_card(app, b, text, &p);
}
