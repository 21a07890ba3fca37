/*
 * Puts the parts together. Widgets are added in the order of Tab: board,
 * panel, player, bar at the top.
 */
#include "app/parts/screen.h"

#include "app/app_state.h"
#include "app/parts/parts.h"
#include "app/ui/widgets.h"
#include "base/hash.h"
#include "render/font.h"
#include "scene/theme.h"
#include "session/session.h"

static float font_width(void *ctx, enum face face, int px, const char *utf8,
                        size_t len)
{
    struct app *app = ctx;

    return (float)fonts_width(app->screen.fonts, face, px, utf8, len);
}

void screen_init(struct app *app)
{
    ui_init(&app->screen.ui);
    app->screen.ui.metrics = (struct metrics){ font_width, app };
    scene_init(&app->screen.under);
    scene_init(&app->screen.board);
    scene_init(&app->screen.over);
    text_init(&app->screen.title);
}

void screen_free(struct app *app)
{
    scene_free(&app->screen.under);
    scene_free(&app->screen.board);
    scene_free(&app->screen.over);
    text_free(&app->screen.title);
}

void line_draw(struct app *app)
{
    struct ui *ui = &app->screen.ui;
    struct box b = app->screen.layout.line;
    struct label l = { b.x + b.w / 2, b.y + b.h / 2, b.w - ui_px(ui, 24),
                       TEXT_TITLE,    FACE_SANS,     ANCHOR_CENTRE,
                       INK_STRONG };

    if (!box_empty(b))
        widget_label(ui, &l, session_status(app->runs.ss));
}

/* True if it has to be made again, having found out more. */
static bool make_once(struct app *app)
{
    struct vec size = { (float)app->screen.width, (float)app->screen.height };
    bool again = false;

    scene_clear(&app->screen.under, size);
    scene_clear(&app->screen.over, size);
    ui_begin(&app->screen.ui, app->screen.layout.scale);
    ui_layer(&app->screen.ui, UI_BASE, &app->screen.under);
    scene_ground(&app->screen.under);
    board_draw(app);
    if (app->screen.layout.full && app->slides.open) {
        slide_draw(app);
        player_draw(app);
    } else if (app->screen.layout.full) {
        again = panel_draw(app);
        player_draw(app);
        topbar_draw(app);
    } else {
        line_draw(app);
    }
    popup_draw(app);
    help_draw(app);
    camera_draw(app);
    making_draw(app);
    toast_draw(app);
    tip_draw(app);
    return ui_settle(&app->screen.ui, app->pace.now) || again;
}

void screen_make(struct app *app)
{
    layout_make(&app->screen.layout, app->screen.width, app->screen.height,
                app->screen.percent, app->screen.hidden && !app->slides.open);
    if (app->slides.open)
        layout_for_slides(&app->screen.layout);
    app->screen.ui.scale = app->screen.layout.scale;
    app->panel.tight = app->screen.layout.full &&
                       (panel_is_tight(app) || app->panel.crowded);
    /* Each pass settles something: the scroll, the hot widget. */
    for (int pass = 0; pass < 3 && make_once(app); pass++)
        ;
    if (!app->panel.tight && app->screen.layout.full &&
        app->panel.scroll_max > 0) {
        app->panel.crowded = app->panel.tight = true;
        make_once(app);
    }
    app->screen.stale = false;
}

uint64_t screen_hash(const struct app *app)
{
    uint64_t parts[] = { scene_hash(&app->screen.under),
                         scene_hash(&app->screen.board),
                         scene_hash(&app->screen.over),
                         (uint64_t)theme_index(app->settings.theme) };
    uint64_t h = hash_bytes(0, parts, sizeof parts);

    return hash_bytes(h, &app->board.place, sizeof app->board.place);
}
