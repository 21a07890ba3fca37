/*
 * The acts: one table says who does what, whoever asked for it. What takes
 * more than a few lines stands in the part that it belongs to.
 */
#include "app/actions.h"

#include <string.h>

#include <SDL.h>

#include "app/app_state.h"
#include "app/parts/asking.h"
#include "app/parts/controls.h"
#include "app/parts/picmenu.h"
#include "app/parts/tabs.h"
#include "app/playing.h"
#include "app/save/savefilm.h"
#include "app/save/savepic.h"
#include "app/save/savesheet.h"
#include "base/error.h"
#include "export/formats.h"
#include "export/reopen.h"
#include "export/slides/shows.h"
#include "puzzle/facts.h"
#include "puzzle/puzzle.h"
#include "scene/theme.h"
#include "session/session.h"

/* --- the player ---------------------------------------------------------- */

static void play(struct app *app, struct act act)
{
    (void)act;
    app->runs.wanting = false;
    session_play(app->runs.ss, !session_playing(app->runs.ss));
}

static void step(struct app *app, struct act act)
{
    playing_step(&app->runs, act.b);
}

static void seek(struct app *app, struct act act)
{
    playing_seek(&app->runs, act.b);
}

static void seek_end(struct app *app, struct act act)
{
    playing_seek_end(&app->runs, (int)act.b);
}

static void seek_event(struct app *app, struct act act)
{
    playing_seek_event(&app->runs, &app->toast, (int)act.b);
}

/* While slides are shown the speed is theirs, not the user's own. */
static void set_speed(struct app *app, struct act act)
{
    if (act.b < 0 || act.b >= SPEED_LEVELS)
        return;
    app->runs.speed = (int)act.b;
    if (!app->slides.open)
        app->settings.speed = app->runs.speed;
    runs_apply(&app->runs);
}

static void change_speed(struct app *app, struct act act)
{
    act.b += app->runs.speed;
    set_speed(app, act);
}

/* --- the run ------------------------------------------------------------- */

static void choose_puzzle(struct app *app, struct act act)
{
    const struct puzzle_class *cls = tab_class(act.a);

    if (cls == NULL || cls == session_class(app->runs.ss))
        return;
    runs_remember(&app->runs);
    runs_open_class(&app->runs, cls);
}

static void shuffle(struct app *app, struct act act)
{
    (void)act;
    runs_shuffle(&app->runs, &app->toast);
}

/* b: -1 undoes, 1 does it again. */
static void undo(struct app *app, struct act act)
{
    struct session *ss = app->runs.ss;

    if (act.b < 0 ? session_undo(ss) : session_redo(ss))
        runs_begin(&app->runs);
    else
        toast_note(&app->toast, "there is no run %s this",
                   act.b < 0 ? "before" : "after");
}

static void copy_text(struct toast *toast, const char *text, const char *what)
{
    if (SDL_SetClipboardText(text) == 0)
        toast_note(toast, "%s copied (keep chequer open)", what);
    else
        toast_refuse(toast, SDL_GetError());
}

static void copy_run(struct app *app, struct act act)
{
    (void)act;
    copy_text(&app->toast, session_describe(app->runs.ss), "Run");
}

static void copy_fact(struct app *app, struct act act)
{
    const struct facts *facts = session_facts(app->runs.ss);

    if (act.a < facts->n && facts->at[act.a].kind == FACT_WORDS)
        copy_text(&app->toast, fact_words(facts, &facts->at[act.a]),
                  facts->at[act.a].label);
}

static void copy_svg(struct app *app, struct act act)
{
    struct text svg;
    struct error err;

    (void)act;
    text_init(&svg);
    if (savepic_bytes(&app->runs, &formats[FORMAT_SVG], &svg, &err))
        copy_text(&app->toast, svg.at, "SVG");
    else
        toast_refuse(&app->toast, err.message);
    text_free(&svg);
}

static void paste(struct app *app, struct act act)
{
    char *text = SDL_GetClipboardText();

    (void)act;
    if (text == NULL || text[0] == '\0')
        toast_refuse(&app->toast,
                     "the clipboard holds no text; copy a run first, such "
                     "as \"tour size=8x8 start=f6\"");
    else
        app_paste(app, text);
    SDL_free(text);
}

/* --- opening what comes from elsewhere ----------------------------------- */

static void say_opened(struct app *app, bool ok, const struct error *err)
{
    if (ok)
        toast_note(&app->toast, "Opened: %s", session_heading(app->runs.ss));
    else
        toast_refuse(&app->toast, err->message);
}

void app_paste(struct app *app, const char *text)
{
    struct error err;
    bool ok = runs_paste(&app->runs, text, &err);

    say_opened(app, ok, &err);
}

static void open_picture(struct app *app, const char *path)
{
    struct text line;
    struct error err;

    text_init(&line);
    bool ok = reopen_line(path, &line, &err) &&
              runs_open_picture(&app->runs, line.at, &err);
    text_free(&line);
    say_opened(app, ok, &err);
}

static void open_slides(struct app *app, const char *name)
{
    struct error err;

    app->popup.kind = POPUP_NONE;
    app->screen.help = false;
    if (!slides_open(&app->slides, &app->runs, name, &err))
        toast_refuse(&app->toast, err.message);
}

static bool ends_in(const char *path, const char *ending)
{
    size_t len = strlen(path), end = strlen(ending);

    return len >= end && strcmp(path + len - end, ending) == 0;
}

void app_open_file(struct app *app, const char *path)
{
    if (ends_in(path, ".slides") || ends_in(path, ".txt"))
        open_slides(app, path);
    else
        open_picture(app, path);
}

static void show_slides(struct app *app, struct act act)
{
    open_slides(app, shows[act.a].name);
}

static void turn_slide(struct app *app, struct act act)
{
    slides_turn(&app->slides, &app->runs, &app->toast, act.b);
}

/* --- files --------------------------------------------------------------- */

static void save_picture(struct app *app, const struct format *format)
{
    struct text path;
    struct error err;

    text_init(&path);
    if (savepic_write(&app->runs, format, &path, &err))
        toast_note(&app->toast, "Saved %s", path.at);
    else
        toast_refuse(&app->toast, err.message);
    text_free(&path);
}

/* What was being done rests while a file is made. */
static void begin(struct app *app, bool begun, const struct error *err)
{
    toast_hide(&app->toast);
    app->screen.help = app->screen.help && !begun;
    app->screen.ui.pointer.held = 0;
    if (!begun)
        toast_refuse(&app->toast, err->message);
}

static void save(struct app *app, struct act act)
{
    const struct format *format = &formats[act.a];
    struct error err;

    if (format->kind == FORMAT_KIND_FILM)
        begin(app, savefilm_begin(&app->making, &app->runs, format, &err),
              &err);
    else
        save_picture(app, format);
}

/* b: 1 for a sheet, 2 for a worksheet */
static void save_sheet(struct app *app, struct act act)
{
    struct error err;

    begin(app,
          savesheet_begin(&app->making, &app->runs, app->screen.fonts,
                          act.b == 2, &err),
          &err);
}

static void set_picture(struct app *app, struct act act)
{
    picmenu_do(&app->runs, &app->edit, &app->toast, act);
}

/* --- how it is shown ----------------------------------------------------- */

static void set_theme(struct app *app, struct act act)
{
    app->settings.style.theme = theme_at((act.a + THEME_COUNT) % THEME_COUNT);
}

static void next_theme(struct app *app, struct act act)
{
    act.a = theme_index(app->settings.style.theme) + (int)act.b;
    set_theme(app, act);
    toast_note(&app->toast, "Theme: %s", app->settings.style.theme->title);
}

/* To the next step up or down from what is used now; 0: back to normal. */
static void set_scale(struct app *app, struct act act)
{
    struct screen *s = &app->screen;
    int percent = layout_next_percent(s->percent, (int)act.b), used;

    app->settings.percent = s->percent = percent;
    layout_make(&s->layout, s->width, s->height, percent, s->hidden);
    used = (int)(s->layout.scale * 100 + 0.5f);
    if (used < percent)
        toast_note(&app->toast,
                   "Text size %d %% (of which this window has room for "
                   "%d %%)",
                   percent, used);
    else
        toast_note(&app->toast, "Text size %d %%", percent);
    panel_refresh(&app->panel);
}

static void hide(struct app *app, struct act act)
{
    (void)act;
    app->screen.hidden = !app->screen.hidden;
    if (app->screen.hidden)
        toast_note(&app->toast, "Press H to bring the panel back");
}

static void toggle_help(struct app *app, struct act act)
{
    (void)act;
    app->screen.help = !app->screen.help;
}

static void toggle_fullscreen(struct app *app, struct act act)
{
    (void)act;
    window_set_fullscreen(&app->win, !window_is_fullscreen(&app->win));
}

static void change_look(struct app *app, struct act act)
{
    struct look *look = &app->settings.style.look;

    switch ((int)act.what) {
    case ACTION_FLIP: look->flipped = !look->flipped; break;
    case ACTION_COORDINATES: look->coordinates = !look->coordinates; break;
    case ACTION_NUMBERS: look->numbers = !look->numbers; break;
    case ACTION_FROM_ZERO: look->first_number = !look->first_number; break;
    case ACTION_TRAIL: look->trail = (enum trail)act.a; break;
    case ACTION_GLIDE: app->settings.glide = !app->settings.glide; break;
    default: break;
    }
    runs_apply(&app->runs);
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
    if (app->slides.open)
        slides_leave(&app->slides, &app->runs);
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
    app->panel.crowded = false;
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
    void (*run)(struct app *app, struct act act);
    long b;      /* not 0: in place of the act's own */
    bool stays;  /* a menu stays open: there is more to choose */
    bool always; /* also while a file is made */
} deeds[ACTION_COUNT] = {
    [ACTION_CLOSE] = { close_top, .stays = true, .always = true },
    [ACTION_PLAY] = { play },
    [ACTION_BACK] = { step, -1 },
    [ACTION_FORWARD] = { step, 1 },
    [ACTION_BACK_TEN] = { step, -10 },
    [ACTION_FORWARD_TEN] = { step, 10 },
    [ACTION_FIRST] = { seek_end, -1 },
    [ACTION_LAST] = { seek_end, 1 },
    [ACTION_BACK_EVENT] = { seek_event, -1 },
    [ACTION_NEXT_EVENT] = { seek_event, 1 },
    [ACTION_SEEK] = { seek },
    [ACTION_SLOWER] = { change_speed, -1 },
    [ACTION_FASTER] = { change_speed, 1 },
    [ACTION_SPEED] = { set_speed },

    [ACTION_PUZZLE] = { choose_puzzle },
    [ACTION_RANDOM] = { shuffle },
    [ACTION_UNDO] = { undo, -1 },
    [ACTION_REDO] = { undo, 1 },
    [ACTION_COPY] = { copy_run },
    [ACTION_COPY_SVG] = { copy_svg },
    [ACTION_PASTE] = { paste },
    [ACTION_COPY_FACT] = { copy_fact },
    [ACTION_SLIDES] = { show_slides },
    [ACTION_SLIDE] = { turn_slide },
    [ACTION_SAVE] = { save },
    [ACTION_SHEET] = { save_sheet, 1 },
    [ACTION_WORKSHEET] = { save_sheet, 2 },
    [ACTION_PICTURE] = { set_picture, .stays = true },

    [ACTION_FLIP] = { change_look },
    [ACTION_COORDINATES] = { change_look },
    [ACTION_NUMBERS] = { change_look },
    [ACTION_FROM_ZERO] = { change_look },
    [ACTION_TRAIL] = { change_look },
    [ACTION_GLIDE] = { change_look },
    [ACTION_NEXT_THEME] = { next_theme, 1 },
    [ACTION_PREVIOUS_THEME] = { next_theme, -1 },
    [ACTION_THEME] = { set_theme },
    [ACTION_LARGER] = { set_scale, 1 },
    [ACTION_SMALLER] = { set_scale, -1 },
    [ACTION_NORMAL_SIZE] = { set_scale },
    [ACTION_FULLSCREEN] = { toggle_fullscreen, .always = true },
    [ACTION_HIDE] = { hide },
    [ACTION_HELP] = { toggle_help },
    [ACTION_QUIT] = { quit, .always = true },

    [ACTION_ADJUST] = { set_control },
    [ACTION_ADJUST_SECOND] = { set_control },
    [ACTION_TYPE] = { set_control },
    [ACTION_CHOOSE] = { set_control },
    [ACTION_INCLUDE] = { set_control, .stays = true },
    [ACTION_TOGGLE] = { set_control },
    [ACTION_CLEAR] = { set_control },
    [ACTION_PRESS] = { set_control },
    [ACTION_MORE] = { fold },
    [ACTION_ASK] = { ask },
    [ACTION_SCROLL] = { scroll },
    [ACTION_SCROLL_TO] = { scroll_to },
    [ACTION_MENU] = { open_menu },
};
/* clang-format on */

void app_do(struct app *app, struct act act)
{
    if (deeds[act.what].run == NULL ||
        (app_busy(app) && !deeds[act.what].always))
        return;
    app->screen.stale = true;
    if (!deeds[act.what].stays)
        app->popup.kind = POPUP_NONE;
    if (deeds[act.what].b != 0)
        act.b = deeds[act.what].b;
    deeds[act.what].run(app, act);
}
