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
#include "modules/list.h"
#include "puzzle/puzzle.h"
#include "scene/theme.h"
#include "session/session.h"

enum { THEMES = 176, THEMES_SHORT = 104, VIEW = 88, BUTTON = 32, GAP = 8 };
enum { ROOM = 32, ROOM_LEAST = 8, MENU = 128 }; /* of tabs */

/* --- the tabs that find room --------------------------------------------- */

const struct puzzle_class *tab_class(int tab)
{
    for (int i = 0; puzzle_classes[i] != NULL; i++)
        if (puzzle_classes[i]->tab != NULL && tab-- == 0)
            return puzzle_classes[i];
    return NULL;
}

/* Their titles; returns how many. */
static int collect_titles(const char *titles[TABS_MAX])
{
    const struct puzzle_class *cls;
    int n = 0;

    for (; n < TABS_MAX && (cls = tab_class(n)) != NULL; n++)
        titles[n] = cls->tab;
    return n;
}

static float text_width(const struct ui *ui, enum face face, int size,
                        const char *text)
{
    return words_width(&ui->metrics, ui_type(ui, face, size), text);
}

/* What is left of a width around the words of `n` tabs. */
static float room_left(const struct ui *ui, const char *const *titles, int n,
                       float width)
{
    for (int i = 0; i < n; i++)
        width -= text_width(ui, FACE_SANS, TEXT_BODY, titles[i]);
    return floorf(width / (float)n);
}

struct tab_row tabs_lay(const struct ui *ui, const char *const *titles, int n,
                        float width, float brief_width)
{
    float most = ui_px(ui, ROOM), least = ui_px(ui, ROOM_LEAST);
    struct tab_row row = { .shown = n };

    row.brief = room_left(ui, titles, n, width) < most;
    width = row.brief ? brief_width : width;
    row.room = room_left(ui, titles, n, width);
    if (row.room < least)
        row.menu = ui_px(ui, MENU);
    while (row.room < least && row.shown > 1)
        row.room = room_left(ui, titles, --row.shown, width - row.menu);
    row.room = fmaxf(least, fminf(most, row.room));
    return row;
}

/* --- the bar ------------------------------------------------------------- */

struct topbar {
    const struct stage *st;
    struct ui *ui;
    struct box box;
    const char *titles[TABS_MAX];
    int n;
    struct tab_row row;
};

static float name_width(const struct ui *ui, bool brief)
{
    float icon = ui_px(ui, 12 + 34 + 12);

    if (brief)
        return icon;
    return icon + text_width(ui, FACE_BOLD, TEXT_STATUS, "chequer") +
           ui_px(ui, 18);
}

static float menus_width(const struct ui *ui, bool brief)
{
    return ui_px(ui, (brief ? THEMES_SHORT : THEMES) + VIEW + BUTTON + 6 * GAP);
}

/* What name and menus leave to the tabs. */
static float tabs_width(const struct topbar *t, bool brief)
{
    return t->box.w - name_width(t->ui, brief) - menus_width(t->ui, brief);
}

static float tab_width(const struct topbar *t, int tab)
{
    return text_width(t->ui, FACE_SANS, TEXT_BODY, t->titles[tab]) +
           t->row.room;
}

static struct box button_box(const struct topbar *t, float x, float width)
{
    float h = ui_px(t->ui, BUTTON);

    return (struct box){ x, t->box.y + roundf((t->box.h - h) / 2), width, h };
}

static void draw_name(const struct topbar *t)
{
    struct ui *ui = t->ui;
    float side = ui_px(ui, 34), x = t->box.x + ui_px(ui, 12);
    float middle = t->box.y + roundf(t->box.h / 2);
    struct label l = label_of(x + side + ui_px(ui, 6), middle, ui_px(ui, 120),
                              TEXT_STATUS, FACE_BOLD, ANCHOR_LEFT, INK_STRONG);

    scene_place(ui->sc, (struct vec){ x, middle - side / 2 }, side);
    scene_piece(ui->sc, (struct vec){ 0.5f, 0.5f }, PIECE_KNIGHT, 1);
    scene_place(ui->sc, (struct vec){ 0, 0 }, 1);
    if (!t->row.brief)
        widget_label(ui, &l, "chequer");
}

/* The line below the tab of the puzzle that is shown. */
static void underline(const struct topbar *t, struct box b)
{
    float inset = fminf(t->row.room / 2, ui_px(t->ui, 10));

    scene_rect(t->ui->sc,
               (struct box){ b.x + inset, t->box.y + t->box.h - ui_px(t->ui, 3),
                             b.w - 2 * inset, ui_px(t->ui, 3) },
               0, INK_ACCENT);
}

static bool is_here(const struct topbar *t, int tab)
{
    return tab_class(tab) == session_class(t->st->runs->ss);
}

static void draw_tab(const struct topbar *t, float x, int tab)
{
    struct ui *ui = t->ui;
    bool here = is_here(t, tab);
    struct widget w = { .id = ID_TAB + (uint32_t)tab,
                        .tip = tab_class(tab)->summary,
                        .act = { ACTION_PUZZLE, tab, 0 },
                        .box = button_box(t, x, tab_width(t, tab)) };
    int look = ui_add(ui, &w);
    struct vec c = box_centre(w.box);
    struct label l = label_of(c.x, c.y, w.box.w, TEXT_BODY, FACE_SANS,
                              ANCHOR_CENTRE, here ? INK_STRONG : INK_TEXT);

    if (look & (LOOK_HOT | LOOK_HELD))
        scene_rect(ui->sc, w.box, ui_px(ui, 6), INK_HOVER);
    if (look & LOOK_FOCUS)
        widget_focus(ui, w.box, ui_px(ui, 6));
    widget_label(ui, &l, t->titles[tab]);
    if (here)
        underline(t, w.box);
}

/* The tabs that found no room: a menu, called like the one that is shown. */
static void draw_more_tabs(const struct topbar *t, float x)
{
    struct widget w = { .id = ID_MORE_TABS,
                        .tip = "More puzzles",
                        .act = { ACTION_MENU, POPUP_TABS, t->row.shown },
                        .box = button_box(t, x + ui_px(t->ui, GAP),
                                          t->row.menu - ui_px(t->ui, GAP)) };
    const char *words = "More";
    bool here = false;

    for (int i = t->row.shown; i < t->n; i++)
        if (is_here(t, i)) {
            words = t->titles[i];
            here = true;
        }
    widget_menu(t->ui, &w, words);
    if (here)
        underline(t, w.box);
}

static void draw_menus(const struct topbar *t)
{
    struct ui *ui = t->ui;
    float h = ui_px(ui, BUTTON), gap = ui_px(ui, GAP);
    struct box b = { t->box.x + t->box.w - menus_width(ui, t->row.brief) +
                         2 * gap,
                     t->box.y + roundf((t->box.h - h) / 2),
                     ui_px(ui, t->row.brief ? THEMES_SHORT : THEMES), h };
    struct widget themes = { .id = ID_THEMES,
                             .box = b,
                             .tip = "Colours of board and window",
                             .act = { ACTION_MENU, POPUP_THEMES, 0 } };

    widget_menu(ui, &themes,
                t->row.brief ? "Theme"
                             : t->st->runs->settings->style.theme->title);
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

    t.n = collect_titles(t.titles);
    t.row = tabs_lay(t.ui, t.titles, t.n, tabs_width(&t, false),
                     tabs_width(&t, true));
    scene_rect(t.ui->sc, t.box, 0, INK_PANEL);
    widget_rule(t.ui, t.box.x, t.box.y + t.box.h - 1, t.box.w);
    draw_name(&t);
    x = t.box.x + name_width(t.ui, t.row.brief);
    for (int tab = 0; tab < t.row.shown; tab++) {
        draw_tab(&t, x, tab);
        x += tab_width(&t, tab);
    }
    if (t.row.menu > 0)
        draw_more_tabs(&t, x);
    draw_menus(&t);
}
