/*
 * The acts: one table says who does what, whoever asked for it. What takes
 * more than a few lines stands in the part that it belongs to.
 */

#include <string.h>

#include <SDL.h>

#include "app/acts/album.h"
#include "app/app_state.h"
#include "app/acts/board.h"
#include "app/acts/file.h"
#include "app/parts/board/editing.h"
#include "app/parts/ids.h"
#include "app/parts/board/marking.h"
#include "app/parts/panel/asking.h"
#include "app/parts/panel/controls.h"
#include "app/acts/run.h"
#include "base/error.h"
#include "export/formats.h"
#include "export/slides/show.h"
#include "session/quiz.h"
#include "session/session.h"

/* --- opening what comes from elsewhere ----------------------------------- */

static void paste(struct app *app, struct act act)
{
    char *text = SDL_GetClipboardText();

    (void)act;
    if (text == NULL || text[0] == '\0')
        toast_refuse(&app->toast,
                     "the clipboard holds no text; copy a run first, such as "
                     "\"tour size=8x8 start=f6\"");
    else
        app_open_text(app, text);
    SDL_free(text);
}

/* What was said of a slide is over with it. */
static void leave_slides(struct app *app)
{
    if (app->slides.open)
        toast_hide(&app->toast);
    slides_leave(&app->slides, &app->runs);
}

static void choose_puzzle(struct app *app, struct act act)
{
    toast_relent(&app->toast);
    leave_slides(app);
    run_choose_puzzle(&app->runs, &app->toast, act);
}

static void show_slides(struct app *app, struct act act)
{
    app_open_slides(app, shows[act.a].name);
    toast_note(&app->toast, "← and → turn the slides, Esc leaves");
}

static void play(struct app *app, struct act act)
{
    toast_relent(&app->toast);
    app->runs.sought.flags = 0;
    if (app->slides.open && !run_must_answer(&app->runs, &app->toast))
        slides_play(&app->slides, &app->runs);
    else if (!app->slides.open)
        run_play(&app->runs, &app->toast, act);
}

static void exchange_runs(struct app *app, struct act act)
{
    (void)act;
    slides_exchange(&app->slides, &app->runs);
}

static void turn_slide(struct app *app, struct act act)
{
    toast_relent(&app->toast);
    slides_turn(&app->slides, &app->runs, &app->toast, act.b);
}

/* --- how it is shown ----------------------------------------------------- */

/* To the next step up or down from what is used now; 0: back to what goes with
 * the screen, whichever that is next time. */
static void set_scale(struct app *app, struct act act)
{
    struct screen *s = &app->screen;
    int percent = act.b == 0 ? window_percent(&app->win)
                             : layout_next_percent(s->percent, (int)act.b);
    int used;

    app->settings.percent = act.b == 0 ? 0 : percent;
    s->percent = percent;
    layout_make(&s->layout, s->width, s->height, percent, s->hidden);
    used = (int)(s->layout.scale * 100 + 0.5f);
    if (used < percent)
        toast_note(&app->toast,
                   "Text size %d %% (of which this window has room for "
                   "%d %%)",
                   percent, used);
    else
        toast_note(&app->toast, "Text size %d %%", percent);
    app->toast.of_window = true;
    panel_refresh(&app->panel);
}

static void hide(struct app *app, struct act act)
{
    (void)act;
    app->screen.hidden = !app->screen.hidden;
    if (app->screen.hidden)
        toast_note(&app->toast, "Press H or Esc to bring the panel back");
}

static void toggle_help(struct app *app, struct act act)
{
    (void)act;
    app->screen.help = !app->screen.help;
}

static void turn_help(struct app *app, struct act act)
{
    reader_turn(&app->screen.reader, act.a);
}

static void scroll_help(struct app *app, struct act act)
{
    struct reader *r = &app->screen.reader;

    reader_scroll_to(r, r->scroll[r->page] +
                            (float)act.b * app->screen.layout.scale);
}

static void scroll_help_to(struct app *app, struct act act)
{
    reader_scroll_to(&app->screen.reader, (float)act.b);
}

static void copy_from_help(struct app *app, struct act act)
{
    struct text line;

    text_init(&line);
    reader_code(&app->screen.reader, act.a, &line);
    if (line.len > 0 && SDL_SetClipboardText(line.at) == 0)
        toast_note(&app->toast, "Copied: %s",
                   strchr(line.at, '\n') ? "all lines" : line.at);
    text_free(&line);
}

static void toggle_fullscreen(struct app *app, struct act act)
{
    (void)act;
    window_set_fullscreen(&app->win, !window_is_fullscreen(&app->win));
}

/* --- menus, fields, the panel -------------------------------------------- */

bool app_close_top(struct app *app)
{
    if (app_busy(app))
        making_cancel(&app->making, &app->toast);
    else if (app->edit.open)
        edit_close(&app->edit);
    else if (app->popup.kind != POPUP_NONE)
        app->popup.kind = POPUP_NONE;
    else if (app->screen.help)
        app->screen.help = false;
    else if (app->open.on)
        open_form_close(&app->open);
    else if (app->print.open)
        print_form_close(&app->print);
    else
        return false;
    return true;
}

/* Esc works from the top down, and never quits. */
static void close_top(struct app *app, struct act act)
{
    (void)act;
    if (app_close_top(app))
        return;
    if (app->board.sketch.on)
        marking_stop(&app->board, &app->runs);
    else if (app->runs.tool != TOOL_NONE)
        editing_take(&app->board, &app->runs, TOOL_NONE);
    else if (zoom_is_on(&app->board.zoom) && app->album.sight == SIGHT_BOARD)
        app->board.zoom.times = 0;
    else if (quiz_state(app->runs.ss).about != QUIZ_OFF)
        quiz_set(app->runs.ss, QUIZ_OFF);
    else if (app->slides.open)
        leave_slides(app);
    else if (app->album.sight != SIGHT_BOARD)
        album_view_see(&app->album, SIGHT_BOARD);
    else if (app->asking.task.kind != NULL)
        asking_stop(&app->asking, &app->toast);
    else if (app->screen.hidden)
        app->screen.hidden = false;
    else if (app->screen.ui.focus != 0)
        app->screen.ui.focus = 0;
    else if (app->win.window != NULL && window_is_fullscreen(&app->win))
        window_set_fullscreen(&app->win, false);
    else
        toast_hide(&app->toast);
}

static void quit(struct app *app, struct act act)
{
    (void)act;
    app->pace.quit = true;
}

static void open_menu(struct app *app, struct act act)
{
    popup_open(&app->popup, (enum popup_kind)act.a, (int)act.b);
    if (app->screen.ui.focus != 0)
        app->popup.cursor = popup_checked(&app->popup, &app->runs);
}

static void scroll_menu(struct app *app, struct act act)
{
    popup_scroll(&app->popup, (int)act.b);
}

static void scroll(struct app *app, struct act act)
{
    app->panel.scroll += (float)act.b * app->screen.layout.scale;
}

static void scroll_to(struct app *app, struct act act)
{
    app->panel.scroll = (float)act.b;
}

static void fold(struct app *app, struct act act)
{
    (void)act;
    app->settings.more = !app->settings.more;
    panel_refresh(&app->panel);
}

static void ask(struct app *app, struct act act)
{
    asking_ask(&app->asking, &app->runs, &app->toast, act.a);
}

static void set_control(struct app *app, struct act act)
{
    controls_do(&app->runs, &app->edit, &app->toast, act);
}

/* --- the table ----------------------------------------------------------- */

/* clang-format off */
static const struct {
    run_act *run; /* with the run alone; NULL: */
    void (*all)(struct app *app, struct act act);
    long b;       /* not 0: in place of the act's own */
    bool stays;   /* a menu stays open: there is more to choose */
    bool always;  /* also while a file is made */
} deeds[ACTION_COUNT] = {
    [ACTION_CLOSE] = { .all = close_top, .stays = true, .always = true },
    [ACTION_PLAY] = { .all = play },
    [ACTION_BACK] = { run_step, .b = -1 },
    [ACTION_FORWARD] = { run_step, .b = 1 },
    [ACTION_BACK_TEN] = { run_step, .b = -10 },
    [ACTION_FORWARD_TEN] = { run_step, .b = 10 },
    [ACTION_FIRST] = { run_seek_end, .b = -1 },
    [ACTION_LAST] = { run_seek_end, .b = 1 },
    [ACTION_BACK_EVENT] = { run_seek_event, .b = -1 },
    [ACTION_NEXT_EVENT] = { run_seek_event, .b = 1 },
    [ACTION_BACK_SOLUTION] = { run_seek_solution, .b = -1 },
    [ACTION_NEXT_SOLUTION] = { run_seek_solution, .b = 1 },
    [ACTION_SEEK] = { run_seek },
    [ACTION_SEE] = { .all = album_see },
    [ACTION_SEE_ALL] = { .all = album_see_or_leave, .b = SIGHT_ALL },
    [ACTION_SEE_IMAGES] = { .all = album_see_or_leave, .b = SIGHT_IMAGES },
    [ACTION_TURN_STRIP] = { .all = album_turn_strip },
    [ACTION_TURN_SIGHT] = { .all = album_turn_sight },
    [ACTION_SCROLL_STRIP] = { .all = album_scroll_strip },
    [ACTION_SCROLL_SIGHT] = { .all = album_scroll_sight },
    [ACTION_SCROLL_SIGHT_TO] = { .all = album_scroll_sight_to },
    [ACTION_SLOWER] = { run_change_speed, .b = -1 },
    [ACTION_FASTER] = { run_change_speed, .b = 1 },
    [ACTION_SPEED] = { run_set_speed },

    [ACTION_PUZZLE] = { .all = choose_puzzle },
    [ACTION_RANDOM] = { run_shuffle },
    [ACTION_UNDO] = { run_undo, .b = -1 },
    [ACTION_REDO] = { run_undo, .b = 1 },
    [ACTION_AFRESH] = { run_begin_afresh },
    [ACTION_QUIZ] = { run_set_quiz },
    [ACTION_ANSWER] = { run_answer },
    [ACTION_COPY] = { run_copy },
    [ACTION_COPY_PICTURE] = { .all = file_copy_picture },
    [ACTION_COPY_AS] = { .all = file_copy_as },
    [ACTION_PASTE] = { .all = paste },
    [ACTION_OPEN] = { .all = file_open },
    [ACTION_OPEN_ROW] = { .all = file_open_row },
    [ACTION_OPEN_PLACE] = { .all = file_open_place },
    [ACTION_OPEN_ABOVE] = { .all = file_open_above },
    [ACTION_OPEN_ROWS] = { .all = file_open_rows },
    [ACTION_OPEN_TO] = { .all = file_open_to },
    [ACTION_COPY_FACT] = { run_copy_fact },
    [ACTION_SLIDES] = { .all = show_slides },
    [ACTION_SLIDE] = { .all = turn_slide },
    [ACTION_SLIDE_RUN] = { .all = exchange_runs },
    [ACTION_SAVE] = { .all = file_save },
    [ACTION_SAVE_AS] = { .all = file_save_as },
    [ACTION_SHOW_FOLDER] = { .all = file_show_folder },
    [ACTION_SHEET] = { .all = file_open_print, .b = 1 },
    [ACTION_WORKSHEET] = { .all = file_open_print, .b = 2 },
    [ACTION_PRINT] = { .all = file_set_print },
    [ACTION_PICTURE] = { .all = file_set_picture, .stays = true },

    [ACTION_EDIT] = { .all = board_edit },
    [ACTION_TOOL] = { .all = board_take_tool },
    [ACTION_MARK] = { .all = board_mark },
    [ACTION_ARROW] = { .all = board_draw_arrow },
    [ACTION_CLEAR_MARKS] = { run_clear_marks },
    [ACTION_ZOOM] = { .all = board_zoom },
    [ACTION_PAN] = { .all = board_pan },
    [ACTION_FLIP] = { run_change_look, .stays = true },
    [ACTION_COORDINATES] = { run_change_look, .stays = true },
    [ACTION_NEIGHBOURS] = { run_change_look, .stays = true },
    [ACTION_NUMBERS] = { run_change_look, .stays = true },
    [ACTION_FROM_ZERO] = { run_change_look, .stays = true },
    [ACTION_TRAIL] = { run_change_look, .stays = true },
    [ACTION_GLIDE] = { run_change_look, .stays = true },
    [ACTION_NEXT_THEME] = { run_next_theme, .b = 1 },
    [ACTION_PREVIOUS_THEME] = { run_next_theme, .b = -1 },
    [ACTION_THEME] = { run_set_theme },
    [ACTION_SURROUND] = { run_set_surround, .stays = true },
    [ACTION_NEXT_SURROUND] = { run_next_surround },
    [ACTION_LARGER] = { .all = set_scale, .b = 1, .stays = true },
    [ACTION_SMALLER] = { .all = set_scale, .b = -1, .stays = true },
    [ACTION_NORMAL_SIZE] = { .all = set_scale },
    [ACTION_FULLSCREEN] = { .all = toggle_fullscreen, .always = true },
    [ACTION_HIDE] = { .all = hide },
    [ACTION_HELP] = { .all = toggle_help },
    [ACTION_HELP_PAGE] = { .all = turn_help },
    [ACTION_HELP_SCROLL] = { .all = scroll_help },
    [ACTION_HELP_SCROLL_TO] = { .all = scroll_help_to },
    [ACTION_HELP_COPY] = { .all = copy_from_help },
    [ACTION_QUIT] = { .all = quit, .always = true },

    [ACTION_ADJUST] = { .all = set_control },
    [ACTION_ADJUST_SECOND] = { .all = set_control },
    [ACTION_TYPE] = { .all = set_control },
    [ACTION_CHOOSE] = { .all = set_control },
    [ACTION_INCLUDE] = { .all = set_control, .stays = true },
    [ACTION_TOGGLE] = { .all = set_control },
    [ACTION_CLEAR] = { .all = set_control },
    [ACTION_PRESS] = { .all = set_control },
    [ACTION_MORE] = { .all = fold },
    [ACTION_ASK] = { .all = ask },
    [ACTION_SCROLL] = { .all = scroll },
    [ACTION_SCROLL_TO] = { .all = scroll_to },
    [ACTION_MENU] = { .all = open_menu },
    [ACTION_MENU_ROWS] = { .all = scroll_menu, .stays = true },
};
/* clang-format on */

void app_do(struct app *app, struct act act)
{
    if (act.what == ACTION_NONE || (app_busy(app) && !deeds[act.what].always))
        return;
    app->screen.stale = true;
    if (!slides_permit(&app->slides, act.what)) {
        toast_note(&app->toast, "There is no board on this slide");
        return;
    }
    if (!deeds[act.what].stays)
        app->popup.kind = POPUP_NONE;
    if (deeds[act.what].b != 0)
        act.b = deeds[act.what].b;
    if (deeds[act.what].run != NULL) {
        toast_relent(&app->toast);
        app->runs.sought.flags = 0;
        deeds[act.what].run(&app->runs, &app->toast, act);
    } else {
        deeds[act.what].all(app, act);
    }
}
