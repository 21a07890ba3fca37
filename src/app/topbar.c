/* The bar at the top: the program's name, a tab for each puzzle, menus. */
#include <math.h>
#include <stddef.h>

#include "app/app_state.h"
#include "app/parts.h"
#include "app/tabs.h"
#include "app/widgets.h"
#include "chess/piece.h"
#include "puzzle/puzzle.h"
#include "scene/theme.h"
#include "session/session.h"

static float draw_name(struct app *app, float x)
{
    struct ui *ui = &app->ui;
    struct box bar = app->layout.top;
    float side = ui_px(ui, 34), middle = bar.y + roundf(bar.h / 2);
    struct label l = {x + side + ui_px(ui, 6), middle, ui_px(ui, 120),
                      TEXT_STATUS, FACE_BOLD, ANCHOR_LEFT, INK_STRONG};

    scene_place(ui->sc, (struct vec){x, middle - side / 2}, side);
    scene_piece(ui->sc, (struct vec){0.5f, 0.5f}, PIECE_KNIGHT, 1);
    scene_place(ui->sc, (struct vec){0, 0}, 1);
    widget_label(ui, &l, "chequer");
    return l.x + words_width(&ui->metrics,
                             ui_type(ui, FACE_BOLD, TEXT_STATUS), "chequer");
}

static float draw_tab(struct app *app, float x, int tab)
{
    struct ui *ui = &app->ui;
    struct box bar = app->layout.top;
    const struct puzzle_class *cls = tab_class(tab);
    bool here = cls == session_class(app->ss);
    float text = words_width(&ui->metrics,
                             ui_type(ui, FACE_SANS, TEXT_BODY), cls->tab);
    float h = ui_px(ui, 32);
    struct widget w = {
        .id = ID_TAB + (uint32_t)tab, .tip = cls->summary,
        .act = {ACTION_PUZZLE, tab, 0},
        .box = {x, bar.y + roundf((bar.h - h) / 2), text + ui_px(ui, 32), h}
    };
    int look = ui_add(ui, &w);
    struct vec c = box_centre(w.box);
    struct label l = {c.x, c.y, w.box.w, TEXT_BODY, FACE_SANS,
                      ANCHOR_CENTRE, here ? INK_STRONG : INK_TEXT};

    if (look & (LOOK_HOT | LOOK_HELD))
        scene_rect(ui->sc, w.box, ui_px(ui, 6), INK_HOVER);
    if (look & LOOK_FOCUS)
        widget_focus(ui, w.box, ui_px(ui, 6));
    widget_label(ui, &l, cls->tab);
    if (here)
        scene_rect(ui->sc,
                   (struct box){w.box.x + ui_px(ui, 12),
                                bar.y + bar.h - ui_px(ui, 3),
                                w.box.w - ui_px(ui, 24), ui_px(ui, 3)},
                   0, INK_ACCENT);
    return x + w.box.w;
}

/* From the right edge leftwards, but added in reading order for Tab. */
static void draw_menus(struct app *app)
{
    struct ui *ui = &app->ui;
    struct box bar = app->layout.top;
    float h = ui_px(ui, 32), y = bar.y + roundf((bar.h - h) / 2);
    float gap = ui_px(ui, 8), right = bar.x + bar.w - 2 * gap;
    float help = h, view = ui_px(ui, 88), themes = ui_px(ui, 176);
    struct widget w = {.id = ID_THEMES, .tip = "Colours of board and window",
                       .act = {ACTION_MENU, POPUP_THEMES, 0}};

    w.box = (struct box){right - help - view - themes - 2 * gap, y, themes,
                         h};
    widget_menu(ui, &w, app->settings.theme->title);
    w = (struct widget){.id = ID_VIEW, .tip = "What is shown, and how",
                        .act = {ACTION_MENU, POPUP_VIEW, 0}};
    w.box = (struct box){right - help - view - gap, y, view, h};
    widget_menu(ui, &w, "View");
    w = (struct widget){.id = ID_HELP, .tip = "Keyboard shortcuts",
                        .act = {ACTION_HELP, 0, 0}};
    w.box = (struct box){right - help, y, help, h};
    widget_button(ui, &w, "?");
}

void topbar_draw(struct app *app)
{
    struct ui *ui = &app->ui;
    struct box bar = app->layout.top;
    float x;

    scene_rect(ui->sc, bar, 0, INK_PANEL);
    widget_rule(ui, bar.x, bar.y + bar.h - 1, bar.w);
    x = draw_name(app, bar.x + ui_px(ui, 12)) + ui_px(ui, 24);
    for (int tab = 0; tab_class(tab) != NULL; tab++)
        x = draw_tab(app, x, tab);
    draw_menus(app);
}
