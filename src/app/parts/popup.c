/*
 * Menus: the names of a choice, the themes, what is shown, pictures. A menu
 * is a list of rows, each with its words, its key and what it does.
 */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "app/app_state.h"
#include "app/ui/keys.h"
#include "app/parts/parts.h"
#include "app/parts/picmenu.h"
#include "app/parts/popup.h"
#include "app/ui/widgets.h"
#include "export/slides/talks.h"
#include "puzzle/control.h"
#include "puzzle/puzzle.h"
#include "scene/theme.h"
#include "session/session.h"

enum { ROW = 32, EDGE = 6 };

static const struct control *control_of(const struct app *app)
{
    return &session_class(app->runs.ss)->controls[app->popup.control];
}

static int count_names(const struct control *c)
{
    int n = 0;

    while (c->names != NULL && c->names[n] != NULL)
        n++;
    return n;
}

/* --- rows ---------------------------------------------------------------- */

static struct row control_row(const struct app *app, int i)
{
    const struct control *c = control_of(app);
    const struct setting *now =
        &session_params(app->runs.ss)->at[app->popup.control];
    struct row row = { .act = { ACTION_CHOOSE, app->popup.control, i } };

    if (i == count_names(c)) {
        row.text = c->kind == CONTROL_SET ? "Type a list…" : "Type another…";
        row.act = (struct act){ ACTION_TYPE, app->popup.control, 0 };
        return row;
    }
    row.text = c->titles != NULL ? c->titles[i] : c->names[i];
    if (c->kind == CONTROL_SET) {
        row.act.what = ACTION_INCLUDE;
        row.checked = control_has(c, now, i);
    } else if (c->kind == CONTROL_CHOICE) {
        row.checked = now->number == i;
    } else {
        row.checked = strcmp(now->text, c->names[i]) == 0;
    }
    return row;
}

static struct row theme_row(const struct app *app, int i)
{
    return (struct row){ .text = theme_at(i)->title,
                         .act = { ACTION_THEME, i, 0 },
                         .checked = theme_at(i) == app->settings.theme };
}

static struct row view_row(const struct app *app, int i)
{
    const struct look *look = session_look(app->runs.ss);
    const struct row rows[] = {
        { "Coordinates",
          NULL,
          look->coordinates,
          false,
          { ACTION_COORDINATES, 0, 0 } },
        { "Numbers on squares",
          NULL,
          look->numbers,
          false,
          { ACTION_NUMBERS, 0, 0 } },
        { "Count from 0",
          NULL,
          look->first_number == 0,
          false,
          { ACTION_FROM_ZERO, 0, 0 } },
        { "Path as a line",
          NULL,
          look->trail == TRAIL_LINE,
          false,
          { ACTION_TRAIL, TRAIL_LINE, 0 } },
        { "Path as colours",
          NULL,
          look->trail == TRAIL_COLOUR,
          false,
          { ACTION_TRAIL, TRAIL_COLOUR, 0 } },
        { "No path",
          NULL,
          look->trail == TRAIL_OFF,
          false,
          { ACTION_TRAIL, TRAIL_OFF, 0 } },
        { "Turn the board round",
          NULL,
          look->flipped,
          false,
          { ACTION_FLIP, 0, 0 } },
        { "Gliding pieces",
          NULL,
          app->settings.glide,
          false,
          { ACTION_GLIDE, 0, 0 } },
        { "Larger text", NULL, false, false, { ACTION_LARGER, 0, 0 } },
        { "Smaller text", NULL, false, false, { ACTION_SMALLER, 0, 0 } },
        { "Only the board",
          NULL,
          app->screen.hidden,
          false,
          { ACTION_HIDE, 0, 0 } },
        { "Full screen", NULL, false, false, { ACTION_FULLSCREEN, 0, 0 } },
    };
    int n = (int)(sizeof rows / sizeof *rows);
    struct row row = { 0 };

    if (i < n) {
        row = rows[i];
        row.hint = shortcut_hint(row.act);
    } else if (i < n + TALKS) {
        row = (struct row){ talks[i - n].title,
                            "slides",
                            false,
                            i == n,
                            { ACTION_TALK, i - n, 0 } };
    }
    return row;
}

static struct row row_at(const struct app *app, int i)
{
    switch (app->popup.kind) {
    case POPUP_CONTROL: return control_row(app, i);
    case POPUP_THEMES: return theme_row(app, i);
    case POPUP_VIEW: return view_row(app, i);
    case POPUP_PICTURE: return picmenu_row(app, i);
    case POPUP_NONE: break;
    }
    return (struct row){ 0 };
}

int popup_rows(const struct app *app)
{
    int n = 0;

    switch (app->popup.kind) {
    case POPUP_CONTROL:
        return count_names(control_of(app)) +
               (control_of(app)->kind != CONTROL_CHOICE);
    case POPUP_THEMES: return THEME_COUNT;
    case POPUP_VIEW:
    case POPUP_PICTURE:
        while (row_at(app, n).text != NULL)
            n++;
        return n;
    case POPUP_NONE: break;
    }
    return 0;
}

int popup_checked(const struct app *app)
{
    for (int i = 0; i < popup_rows(app); i++)
        if (row_at(app, i).checked)
            return i;
    return 0;
}

struct act popup_act(const struct app *app, int row)
{
    return row_at(app, row).act;
}

/* --- drawing ------------------------------------------------------------- */

static float widest_row(const struct app *app)
{
    const struct ui *ui = &app->screen.ui;
    struct type t = ui_type(ui, FACE_SANS, TEXT_BODY);
    float widest = 0;

    for (int i = 0; i < popup_rows(app); i++) {
        struct row row = row_at(app, i);
        float w = words_width(&ui->metrics, t, row.text);

        if (row.hint != NULL)
            w += words_width(&ui->metrics, t, row.hint) + ui_px(ui, 24);
        widest = fmaxf(widest, w);
    }
    return ceilf(widest) + ui_px(ui, 36 + 16);
}

static void draw_row(struct app *app, struct box b, int i)
{
    struct ui *ui = &app->screen.ui;
    struct row row = row_at(app, i);
    struct widget w = { .id = ID_ITEM + (uint32_t)i, .box = b, .act = row.act };

    if (picmenu_typing(app, &row)) {
        field_draw(app, b);
        return;
    }
    int look = ui_add(ui, &w);
    float middle = b.y + b.h / 2;
    struct label l = { b.x + ui_px(ui, 32),
                       middle,
                       b.w - ui_px(ui, 40),
                       TEXT_BODY,
                       FACE_SANS,
                       ANCHOR_LEFT,
                       row.checked ? INK_STRONG : INK_TEXT };

    if (row.apart)
        widget_rule(ui, b.x, b.y, b.w);
    if (look & LOOK_HOT || app->popup.cursor == i)
        scene_rect(ui->sc, b, ui_px(ui, 4), INK_HOVER);
    if (row.checked)
        icon_draw(ui->sc, ICON_CHECK,
                  (struct vec){ b.x + ui_px(ui, 16), middle }, ui_px(ui, 13),
                  INK_ACCENT);
    widget_label(ui, &l, row.text);
    l = (struct label){ b.x + b.w - ui_px(ui, 10),
                        middle,
                        b.w / 2,
                        TEXT_SMALL,
                        FACE_SANS,
                        ANCHOR_RIGHT,
                        INK_FAINT };
    if (row.hint != NULL)
        widget_label(ui, &l, row.hint);
}

/* Below its button if there is room, else above, else wherever it fits. */
static struct box menu_box(const struct app *app, struct box anchor, int rows)
{
    const struct ui *ui = &app->screen.ui;
    struct box all = box_inset(app->screen.layout.window, ui_px(ui, 8));
    float gap = ui_px(ui, 4);
    struct box b = { anchor.x, anchor.y + anchor.h + gap, 0,
                     (float)rows * ui_px(ui, ROW) + 2 * ui_px(ui, EDGE) };

    b.w = fminf(all.w, fmaxf(anchor.w, widest_row(app)));
    if (b.y + b.h > all.y + all.h)
        b.y = anchor.y - gap - b.h;
    if (b.y < all.y)
        b.y = fmaxf(all.y, all.y + all.h - b.h);
    if (b.x + b.w > all.x + all.w)
        b.x = all.x + all.w - b.w;
    return b;
}

/* As many rows as the window has room for, around the cursor. */
static int visible_rows(struct app *app)
{
    struct popup *p = &app->popup;
    int all = popup_rows(app);
    int fit = (int)((app->screen.layout.window.h - ui_px(&app->screen.ui, 32)) /
                    ui_px(&app->screen.ui, ROW));
    int n = all < fit ? all : fit > 1 ? fit : 1;

    if (p->cursor >= 0 && p->cursor < p->top)
        p->top = p->cursor;
    if (p->cursor >= p->top + n)
        p->top = p->cursor - n + 1;
    if (p->top > all - n)
        p->top = all - n;
    return n;
}

void popup_draw(struct app *app)
{
    struct ui *ui = &app->screen.ui;
    const struct widget *anchor = ui_find(ui, app->popup.anchor);
    struct widget back = { .id = ID_OVERLAY, .kind = WIDGET_AREA };
    struct box b;

    if (app->popup.kind == POPUP_NONE)
        return;
    if (anchor == NULL) {
        app->popup.kind = POPUP_NONE;
        return;
    }
    int n = visible_rows(app);
    b = menu_box(app, anchor->box, n);
    ui_layer(ui, UI_POPUP, &app->screen.over);
    back.box = b;
    ui_add(ui, &back);
    draw_card(app, b);
    b = box_inset(b, ui_px(ui, EDGE));
    b.h = ui_px(ui, ROW);
    for (int i = 0; i < n; i++) {
        draw_row(app, b, app->popup.top + i);
        b.y += b.h;
    }
}
