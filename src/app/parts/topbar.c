/* The bar at the top: the program's name, a tab for each puzzle, menus. */
#include <math.h>
#include <stddef.h>

#include "app/action.h"
#include "app/parts/ids.h"
#include "app/parts/parts.h"
#include "app/parts/popup.h"
#include "app/parts/tabs.h"
#include "app/runs.h"
#include "app/settings.h"
#include "app/ui/widgets.h"
#include "base/text.h"
#include "chess/piece.h"
#include "puzzle/puzzle.h"
#include "scene/theme.h"
#include "session/session.h"

enum {
    THEMES = 176,
    THEMES_SHORT = 104,
    VIEW = 88,
    BUTTON = 32,
    GAP = 8,
    TAB_ROOM = 32,
    TAB_ROOM_LEAST = 8
};

/* Where the tabs leave too little room, the rest is put more shortly. */
struct topbar {
    const struct stage *st;
    struct ui *ui;
    struct box box;
    bool brief;
    float room; /* around the words of a tab */
};

static float text_width(const struct topbar *t, enum face face, int size,
                        const char *text)
{
    return words_width(&t->ui->metrics, ui_type(t->ui, face, size), text);
}

static float name_width(const struct topbar *t)
{
    float icon = ui_px(t->ui, 12 + 34 + 12);

    if (t->brief)
        return icon;
    return icon + text_width(t, FACE_BOLD, TEXT_STATUS, "chequer") +
           ui_px(t->ui, 18);
}

static float tab_width(const struct topbar *t, int tab)
{
    return text_width(t, FACE_SANS, TEXT_BODY, tab_class(tab)->tab) + t->room;
}

static float menus_width(const struct topbar *t)
{
    return ui_px(t->ui,
                 (t->brief ? THEMES_SHORT : THEMES) + VIEW + BUTTON + 6 * GAP);
}

/* What is left of the bar, shared out among the tabs. */
static float room_left(const struct topbar *t)
{
    float left = t->box.w - name_width(t) - menus_width(t);
    int tabs = 0;

    for (; tab_class(tabs) != NULL; tabs++)
        left -= text_width(t, FACE_SANS, TEXT_BODY, tab_class(tabs)->tab);
    return floorf(left / (float)tabs);
}

static void find_room(struct topbar *t)
{
    float most = ui_px(t->ui, TAB_ROOM);

    t->brief = room_left(t) < most;
    t->room = fmaxf(ui_px(t->ui, TAB_ROOM_LEAST), fminf(most, room_left(t)));
}

static void draw_name(const struct topbar *t)
{
    struct ui *ui = t->ui;
    float side = ui_px(ui, 34), x = t->box.x + ui_px(ui, 12);
    float middle = t->box.y + roundf(t->box.h / 2);
    struct label l = { x + side + ui_px(ui, 6),
                       middle,
                       ui_px(ui, 120),
                       TEXT_STATUS,
                       FACE_BOLD,
                       ANCHOR_LEFT,
                       INK_STRONG };

    scene_place(ui->sc, (struct vec){ x, middle - side / 2 }, side);
    scene_piece(ui->sc, (struct vec){ 0.5f, 0.5f }, PIECE_KNIGHT, 1);
    scene_place(ui->sc, (struct vec){ 0, 0 }, 1);
    if (!t->brief)
        widget_label(ui, &l, "chequer");
}

static void draw_tab(const struct topbar *t, float x, int tab)
{
    struct ui *ui = t->ui;
    const struct puzzle_class *cls = tab_class(tab);
    bool here = cls == session_class(t->st->runs->ss);
    float h = ui_px(ui, BUTTON);
    struct widget w = { .id = ID_TAB + (uint32_t)tab,
                        .tip = cls->summary,
                        .act = { ACTION_PUZZLE, tab, 0 },
                        .box = { x, t->box.y + roundf((t->box.h - h) / 2),
                                 tab_width(t, tab), h } };
    int look = ui_add(ui, &w);
    struct vec c = box_centre(w.box);
    struct label l = { c.x,
                       c.y,
                       w.box.w,
                       TEXT_BODY,
                       FACE_SANS,
                       ANCHOR_CENTRE,
                       here ? INK_STRONG : INK_TEXT };
    float inset = fminf(t->room / 2, ui_px(ui, 10));
    struct box line = { w.box.x + inset, t->box.y + t->box.h - ui_px(ui, 3),
                        w.box.w - 2 * inset, ui_px(ui, 3) };

    if (look & (LOOK_HOT | LOOK_HELD))
        scene_rect(ui->sc, w.box, ui_px(ui, 6), INK_HOVER);
    if (look & LOOK_FOCUS)
        widget_focus(ui, w.box, ui_px(ui, 6));
    widget_label(ui, &l, cls->tab);
    if (here)
        scene_rect(ui->sc, line, 0, INK_ACCENT);
}

static void draw_menus(const struct topbar *t)
{
    struct ui *ui = t->ui;
    float h = ui_px(ui, BUTTON), gap = ui_px(ui, GAP);
    struct box b = { t->box.x + t->box.w - menus_width(t) + 2 * gap,
                     t->box.y + roundf((t->box.h - h) / 2),
                     ui_px(ui, t->brief ? THEMES_SHORT : THEMES), h };
    struct widget themes = { .id = ID_THEMES,
                             .box = b,
                             .tip = "Colours of board and window",
                             .act = { ACTION_MENU, POPUP_THEMES, 0 } };

    widget_menu(ui, &themes,
                t->brief ? "Theme" : t->st->runs->settings->style.theme->title);
    b.x += b.w + gap;
    b.w = ui_px(ui, VIEW);
    struct widget view = { .id = ID_VIEW,
                           .box = b,
                           .tip = "What is shown, and how",
                           .act = { ACTION_MENU, POPUP_VIEW, 0 } };
    widget_menu(ui, &view, "View");
    b.x += b.w + gap;
    b.w = h;
    struct widget help = { .id = ID_HELP,
                           .box = b,
                           .tip = "Keyboard shortcuts",
                           .act = { ACTION_HELP, 0, 0 } };
    widget_button(ui, &help, "?");
}

void topbar_draw(const struct stage *st)
{
    struct topbar t = { .st = st, .ui = st->ui, .box = st->layout->top };
    float x;

    find_room(&t);
    scene_rect(t.ui->sc, t.box, 0, INK_PANEL);
    widget_rule(t.ui, t.box.x, t.box.y + t.box.h - 1, t.box.w);
    draw_name(&t);
    x = t.box.x + name_width(&t);
    for (int tab = 0; tab_class(tab) != NULL; tab++) {
        draw_tab(&t, x, tab);
        x += tab_width(&t, tab);
    }
    draw_menus(&t);
}
