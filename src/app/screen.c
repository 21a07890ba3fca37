/*
 * Puts the parts together. Widgets are added in the order of Tab: board,
 * panel, player, bar at the top.
 */
#include <math.h>

#include "app/app_state.h"
#include "app/parts/board/marking.h"
#include "app/parts/board/view.h"
#include "app/ui/widgets.h"
#include "base/hash.h"
#include "puzzle/plan.h"
#include "render/font.h"
#include "render/letters/letters.h"
#include "scene/theme.h"
#include "session/session.h"

static float font_width(void *ctx, enum face face, int px, const char *utf8,
                        size_t len)
{
    const struct screen *s = ctx;

    return (float)letters_width(s->fonts, face, px, utf8, len);
}

void screen_init(struct screen *s)
{
    ui_init(&s->ui);
    widths_init(&s->widths, (struct metrics){ font_width, s });
    s->ui.metrics = widths_metrics(&s->widths);
    scene_init(&s->under);
    scene_init(&s->board);
    scene_init(&s->over);
    text_init(&s->title);
    s->stale = s->redraw = true;
}

void screen_free(struct screen *s)
{
    scene_free(&s->under);
    scene_free(&s->board);
    scene_free(&s->over);
    text_free(&s->title);
    reader_free(&s->reader);
    if (s->fonts != NULL)
        fonts_close(s->fonts);
}

void screen_rest(struct screen *s)
{
    scene_trim(&s->under);
    scene_trim(&s->board);
    scene_trim(&s->over);
    if (!s->help)
        reader_free(&s->reader);
}

void screen_follow(struct app *app)
{
    int files, ranks;

    if (app->runs.begun == BEGUN_NOTHING)
        return;
    session_size(app->runs.ss, &files, &ranks);
    if (app->runs.begun == BEGUN_PUZZLE || app->board.cursor >= files * ranks)
        app->board.cursor = 0;
    if (app->board.stroke.over >= files * ranks)
        app->board.stroke.over = -1;
    if (app->runs.begun == BEGUN_PUZZLE ||
        app->board.room.squares.x != (float)files ||
        app->board.room.squares.y != (float)ranks)
        app->board.zoom.times = 0;
    if (app->runs.begun == BEGUN_PUZZLE)
        app->panel.scroll = 0;
    panel_refresh(&app->panel);
    album_view_refresh(&app->album);
    marking_stop(&app->board, &app->runs);
    if (!(session_plan(app->runs.ss)->tools >> app->runs.tool & 1))
        app->runs.tool = TOOL_NONE;
    asking_stop(&app->asking, &app->toast);
    app->pace.held = 0;
    app->runs.begun = BEGUN_NOTHING;
}

static void draw_line(const struct stage *st)
{
    struct ui *ui = st->ui;
    struct box b = st->layout->line;
    struct label l = { b.x + b.w / 2, b.y + b.h / 2, b.w - ui_px(ui, 24),
                       TEXT_TITLE,    FACE_SANS,     ANCHOR_CENTRE,
                       INK_STRONG };

    if (!box_empty(b))
        widget_label(ui, &l, session_status(st->runs->ss));
}

/* The board, or what is seen in its place. */
static void draw_main(struct app *app, const struct stage *st)
{
    if (app->album.sight == SIGHT_BOARD || app->slides.open) {
        board_draw(st, &app->board, &app->screen.board);
        strip_draw(st, &app->album);
    } else {
        scene_clear(&app->screen.board, (struct vec){ 0, 0 });
        sight_draw(st, &app->album);
    }
}

/* Words alone have the window to themselves, however small it is. */
static void draw_parts(struct app *app, const struct stage *st, bool *again)
{
    if (slides_boardless(&app->slides)) {
        scene_clear(&app->screen.board, (struct vec){ 0, 0 });
        slide_draw(st, &app->slides, &app->screen.slide);
        return;
    }
    draw_main(app, st);
    if (!box_empty(st->layout->offer))
        offer_draw(st, st->layout->offer);
    if (!st->layout->full) {
        draw_line(st);
        projector_draw(st);
        return;
    }
    if (app->slides.open)
        slide_draw(st, &app->slides, &app->screen.slide);
    else if (!box_empty(st->layout->panel))
        *again = panel_draw(st, &app->panel);
    player_draw(st);
    if (!app->slides.open)
        topbar_draw(st);
}

/* Where the squares end below, as far as there is a board. */
static float squares_end(const struct app *app)
{
    struct box all = app->screen.layout.board, first, last;
    int files, ranks;

    if (app->album.sight != SIGHT_BOARD || !box_empty(app->board.pane) ||
        plan_is_bare(session_plan(app->runs.ss)))
        return all.y + all.h;
    session_size(app->runs.ss, &files, &ranks);
    first = board_square_box(&app->board, &app->runs, 0);
    last = board_square_box(&app->board, &app->runs, files * ranks - 1);
    return fmaxf(first.y, last.y) + first.h;
}

/* While an album is still being counted, other words may stand beside it for a
 * blink: letters that had to be smaller for them need not stay so. */
static void panel_follow(struct app *app)
{
    const struct session *ss = app->runs.ss;
    bool counting = session_outcome(ss) == OUTCOME_RUNNING &&
                    session_plan(ss)->manner == MANNER_SHOWN;

    if (app->panel.counting && !counting)
        panel_refresh(&app->panel);
    app->panel.counting = counting;
}

/* True if it has to be made again, having found out more. */
static bool make_once(struct app *app, const struct stage *st)
{
    struct screen *s = &app->screen;
    struct vec size = { (float)s->width, (float)s->height };
    bool again = false;

    scene_clear(&s->under, size);
    scene_clear(&s->over, size);
    ui_begin(&s->ui, s->layout.scale);
    ui_layer(&s->ui, UI_BASE, &s->under);
    scene_ground(&s->under);
    draw_parts(app, st, &again);
    popup_draw(st, &app->popup);
    print_form_draw(st, &app->print);
    open_form_draw(st, &app->open);
    if (s->help)
        help_draw(st, &s->reader);
    making_draw(&app->making, st);
    toast_draw(st, &app->toast, squares_end(app));
    tip_draw(st);
    return ui_settle(&s->ui, app->pace.now) || again;
}

/* Beside the board, and below it, for what belongs to the run. */
static void make_room(struct app *app)
{
    struct layout *l = &app->screen.layout;

    if (app->album.sight != SIGHT_BOARD) {
        layout_for_sight(l);
        return;
    }
    if (session_plan(app->runs.ss)->album)
        layout_add_strip(l, album_is_wide(&app->runs));
    if (quiz_row_shows(&app->runs))
        layout_add_quiz(l);
    else if (offer_shows(&app->runs))
        layout_add_offer(l);
}

void screen_make(struct app *app)
{
    struct screen *s = &app->screen;
    struct panel *panel = &app->panel;
    struct stage st = { .ui = &s->ui,
                        .over = &s->over,
                        .layout = &s->layout,
                        .runs = &app->runs,
                        .asking = &app->asking,
                        .edit = &app->edit,
                        .now = app->pace.now };

    screen_follow(app);
    panel_follow(app);
    album_view_check(&app->album, &app->runs);
    layout_make(&s->layout, s->width, s->height, s->percent,
                s->hidden && !app->slides.open);
    if (app->slides.open)
        slide_lay(&app->slides, &app->runs, &s->layout, &s->slide);
    else
        make_room(app);
    s->ui.scale = s->layout.scale;
    panel->tight = s->layout.full && (panel_is_tight(&st) || panel->crowded);
    st.tight = panel->tight;
    /* Each pass settles something: the scroll, the hot widget. */
    for (int pass = 0; pass < 3 && make_once(app, &st); pass++)
        ;
    /* What was folded out may scroll: for the rest room is made. */
    if (!panel->tight && s->layout.full && panel->scroll_max > 0 &&
        !app->settings.more) {
        panel->crowded = panel->tight = st.tight = true;
        make_once(app, &st);
    }
    s->stale = s->moved = false;
}

void screen_move(struct app *app)
{
    struct scene *board = &app->screen.board;

    if (app->album.sight == SIGHT_BOARD) {
        scene_clear(board, session_extent(app->runs.ss));
        session_draw(app->runs.ss, board);
    }
    app->screen.moved = false;
}

uint64_t screen_hash(const struct app *app)
{
    const struct screen *s = &app->screen;
    uint64_t parts[] = {
        scene_hash(&s->under), scene_hash(&s->board), scene_hash(&s->over),
        (uint64_t)theme_index(settings_theme(&app->settings))
    };
    uint64_t h = hash_bytes(0, parts, sizeof parts);

    if (app->print.open) {
        h = hash_bytes(h, &app->print.place, sizeof app->print.place);
        h = hash_bytes(h, &app->print.preview.shown, sizeof(int));
        h ^= scene_hash(&app->print.preview.page);
    }
    h = hash_bytes(h, &app->board.pane, sizeof app->board.pane);
    return hash_bytes(h, &app->board.place, sizeof app->board.place);
}
