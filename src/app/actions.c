/*
 * The acts, each done in one place. A flat switch sends them on; what takes
 * more than a line stands above it.
 */
#include "app/actions.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <SDL.h>

#include "app/app_state.h"
#include "app/asking.h"
#include "app/parts/controls.h"
#include "app/save/camera.h"
#include "app/parts/parts.h"
#include "app/parts/picmenu.h"
#include "app/runs.h"
#include "app/save/savepic.h"
#include "app/save/savesheet.h"
#include "app/parts/tabs.h"
#include "base/error.h"
#include "base/rng.h"
#include "export/formats.h"
#include "export/slides/talks.h"
#include "puzzle/control.h"
#include "puzzle/facts.h"
#include "puzzle/puzzle.h"
#include "puzzle/trace.h"
#include "scene/theme.h"
#include "session/session.h"

/* --- the player ---------------------------------------------------------- */

static void set_speed(struct app *app, long level)
{
    if (level < 0 || level >= SPEED_LEVELS)
        return;
    app->settings.speed = (int)level;
    runs_apply(app);
}

static void turn(struct app *app, long page)
{
    struct pages p;
    bool live = session_pages(app->runs.ss, &p) &&
                session_class(app->runs.ss)->controls[p.control].live;

    session_turn(app->runs.ss, page);
    if (live)
        runs_remember(app);
    else
        runs_begun(app);
}

static void step(struct app *app, long by)
{
    struct pages p;

    session_play(app->runs.ss, false);
    if (session_pages(app->runs.ss, &p))
        turn(app, session_page(app->runs.ss) + by);
    else
        session_step(app->runs.ss, by);
}

static void seek(struct app *app, const struct reach *r, long to)
{
    if (r->pages)
        turn(app, to);
    else if (to > r->last)
        session_chase(app->runs.ss);
    else
        session_seek(app->runs.ss, (size_t)to);
}

static void seek_event(struct app *app, int direction)
{
    struct pages p;

    if (session_pages(app->runs.ss, &p)) /* every page is a solution */
        step(app, direction);
    else if (!session_seek_flag(app->runs.ss, MOMENT_DEAD_END | MOMENT_SOLUTION,
                                direction))
        toast_note(&app->toast, "no %s dead end or solution so far",
                   direction > 0 ? "later" : "earlier");
}

static void play_act(struct app *app, struct act act)
{
    struct reach r = player_reach(app);

    app->runs.wanting = false;
    switch ((int)act.what) {
    case ACTION_PLAY:
        session_play(app->runs.ss, !session_playing(app->runs.ss));
        break;
    case ACTION_BACK: step(app, -1); break;
    case ACTION_FORWARD: step(app, 1); break;
    case ACTION_BACK_TEN: step(app, -10); break;
    case ACTION_FORWARD_TEN: step(app, 10); break;
    case ACTION_BACK_EVENT: seek_event(app, -1); break;
    case ACTION_NEXT_EVENT: seek_event(app, 1); break;
    case ACTION_FIRST: seek(app, &r, r.first); break;
    case ACTION_LAST: seek(app, &r, r.last + 1); break;
    case ACTION_SEEK: seek(app, &r, act.b); break;
    default: break;
    }
}

/* --- the run ------------------------------------------------------------- */

static void choose_puzzle(struct app *app, int tab)
{
    const struct puzzle_class *cls = NULL;

    for (int i = 0; i <= tab; i++)
        if ((cls = tab_class(i)) == NULL)
            return;
    if (cls == session_class(app->runs.ss))
        return;
    runs_remember(app);
    runs_open_class(app, cls);
}

static void shuffle(struct app *app)
{
    enum { SEEDS = 1000000 }; /* short enough to say aloud */
    struct rng rng = { app->runs.seed };
    struct error err;
    uint64_t seed = 1 + rng_below(&rng, SEEDS - 1);

    app->runs.seed = rng.state;
    if (!session_shuffle(app->runs.ss, seed, &err)) {
        toast_refuse(&app->toast, err.message);
        return;
    }
    runs_begun(app);
    runs_set_out(app, true);
    toast_note(&app->toast, "New run, seed %llu", (unsigned long long)seed);
}

static void change_run(struct app *app, bool changed, const char *none)
{
    if (changed)
        runs_begun(app);
    else
        toast_note(&app->toast, "%s", none);
}

static void copy_text(struct app *app, const char *text, const char *what)
{
    if (SDL_SetClipboardText(text) == 0)
        toast_note(&app->toast, "%s copied (keep chequer open)", what);
    else
        toast_refuse(&app->toast, SDL_GetError());
}

static void copy_fact(struct app *app, int index)
{
    const struct facts *facts = session_facts(app->runs.ss);

    if (index < facts->n && facts->at[index].kind == FACT_WORDS)
        copy_text(app, fact_words(facts, &facts->at[index]),
                  facts->at[index].label);
}

static void copy_svg(struct app *app)
{
    struct text svg;
    struct error err;

    text_init(&svg);
    if (savepic_bytes(app, &formats[FORMAT_SVG], &svg, &err))
        copy_text(app, svg.at, "SVG");
    else
        toast_refuse(&app->toast, err.message);
    text_free(&svg);
}

static void paste(struct app *app)
{
    char *text = SDL_GetClipboardText();

    if (text == NULL || text[0] == '\0')
        toast_refuse(&app->toast,
                     "the clipboard holds no text; copy a run first, such "
                     "as \"tour size=8x8 start=f6\"");
    else
        app_paste(app, text);
    SDL_free(text);
}

static void save_picture(struct app *app, const struct format *format)
{
    struct text path;
    struct error err;

    text_init(&path);
    if (savepic_write(app, format, &path, &err))
        toast_note(&app->toast, "Saved %s", path.at);
    else
        toast_refuse(&app->toast, err.message);
    text_free(&path);
}

static void save(struct app *app, const struct format *format)
{
    if (format->kind == FORMAT_KIND_FILM)
        camera_begin(app, format);
    else
        save_picture(app, format);
}

static void save_sheet(struct app *app, bool worksheet)
{
    struct error err;

    if (!savesheet_begin(app, worksheet, &err))
        toast_refuse(&app->toast, err.message);
}

static void run_act(struct app *app, struct act act)
{
    switch ((int)act.what) {
    case ACTION_PUZZLE: choose_puzzle(app, act.a); break;
    case ACTION_RANDOM: shuffle(app); break;
    case ACTION_COPY_SVG: copy_svg(app); break;
    case ACTION_COPY_FACT: copy_fact(app, act.a); break;
    case ACTION_PASTE: paste(app); break;
    case ACTION_SAVE: save(app, &formats[act.a]); break;
    case ACTION_TALK: app_open_talk(app, talks[act.a].name); break;
    case ACTION_SLIDE: slides_turn(app, act.b); break;
    case ACTION_SHEET: save_sheet(app, false); break;
    case ACTION_WORKSHEET: save_sheet(app, true); break;
    case ACTION_PICTURE: picmenu_do(app, act); break;
    case ACTION_COPY:
        copy_text(app, session_describe(app->runs.ss), "Run");
        break;
    case ACTION_UNDO:
        change_run(app, session_undo(app->runs.ss),
                   "there is no run before this");
        break;
    case ACTION_REDO:
        change_run(app, session_redo(app->runs.ss),
                   "there is no run after this");
        break;
    default: break;
    }
}

/* --- how it is shown ----------------------------------------------------- */

static void set_theme(struct app *app, int index)
{
    index = (index + THEME_COUNT) % THEME_COUNT;
    app->settings.theme = theme_at(index);
}

static void next_theme(struct app *app, int by)
{
    set_theme(app, theme_index(app->settings.theme) + by);
    toast_note(&app->toast, "Theme: %s", app->settings.theme->title);
}

/* To the next step up or down from what is used now; 0: back to normal. */
static void set_scale(struct app *app, int by)
{
    int used = (int)(app->screen.layout.scale * 100 + 0.5f);
    int percent = 100;

    if (by > 0) {
        percent = layout_percents[LAYOUT_PERCENTS - 1];
        for (int i = LAYOUT_PERCENTS - 1; i >= 0; i--)
            if (layout_percents[i] > app->screen.percent)
                percent = layout_percents[i];
    } else if (by < 0) {
        for (int i = 0; i < LAYOUT_PERCENTS; i++)
            if (layout_percents[i] < app->screen.percent)
                percent = layout_percents[i];
    }
    app->settings.percent = app->screen.percent = percent;
    layout_make(&app->screen.layout, app->screen.width, app->screen.height,
                percent, app->screen.hidden);
    used = (int)(app->screen.layout.scale * 100 + 0.5f);
    if (used < percent)
        toast_note(&app->toast,
                   "Text size %d %% (of which this window has room for "
                   "%d %%)",
                   percent, used);
    else
        toast_note(&app->toast, "Text size %d %%", percent);
    app->panel.words_height = 0;
    app->panel.crowded = false;
}

static void hide(struct app *app)
{
    app->screen.hidden = !app->screen.hidden;
    app->popup.kind = POPUP_NONE;
    if (app->screen.hidden)
        toast_note(&app->toast, "Press H to bring the panel back");
}

static void change_look(struct app *app, struct act act)
{
    struct look *look = &app->settings.look;

    switch ((int)act.what) {
    case ACTION_FLIP: look->flipped = !look->flipped; break;
    case ACTION_COORDINATES: look->coordinates = !look->coordinates; break;
    case ACTION_NUMBERS: look->numbers = !look->numbers; break;
    case ACTION_FROM_ZERO: look->first_number = !look->first_number; break;
    case ACTION_TRAIL: look->trail = (enum trail)act.a; break;
    case ACTION_GLIDE: app->settings.glide = !app->settings.glide; break;
    default: break;
    }
    runs_apply(app);
}

static void view_act(struct app *app, struct act act)
{
    switch ((int)act.what) {
    case ACTION_NEXT_THEME: next_theme(app, 1); break;
    case ACTION_PREVIOUS_THEME: next_theme(app, -1); break;
    case ACTION_THEME: set_theme(app, act.a); break;
    case ACTION_LARGER: set_scale(app, 1); break;
    case ACTION_SMALLER: set_scale(app, -1); break;
    case ACTION_NORMAL_SIZE: set_scale(app, 0); break;
    case ACTION_HIDE: hide(app); break;
    case ACTION_HELP: app->screen.help = !app->screen.help; break;
    case ACTION_FULLSCREEN:
        window_set_fullscreen(&app->win, !window_is_fullscreen(&app->win));
        break;
    default: change_look(app, act); break;
    }
}

/* --- menus, fields, the panel -------------------------------------------- */

bool app_close_top(struct app *app)
{
    if (app->camera.film != NULL) {
        camera_cancel(app);
    } else if (app->making.now != NULL) {
        making_cancel(app);
    } else if (app->edit.open) {
        edit_close(&app->edit);
        window_set_typing(false);
    } else if (app->popup.kind != POPUP_NONE) {
        app->popup.kind = POPUP_NONE;
    } else if (app->screen.help) {
        app->screen.help = false;
    } else {
        return false;
    }
    return true;
}

/* Esc works from the top down, and never quits. */
static void close_top(struct app *app)
{
    if (app_close_top(app))
        return;
    if (app->slides.open) {
        slides_leave(app);
        return;
    }
    if (app->screen.ui.focus != 0)
        app->screen.ui.focus = 0;
    else if (app->win.window != NULL && window_is_fullscreen(&app->win))
        window_set_fullscreen(&app->win, false);
    else
        toast_hide(&app->toast);
}

static uint32_t menu_anchor(struct act act)
{
    if (act.a == POPUP_THEMES)
        return ID_THEMES;
    if (act.a == POPUP_PICTURE)
        return ID_PICTURE;
    return act.a == POPUP_VIEW ? ID_VIEW : control_id((int)act.b, 0);
}

static void open_menu(struct app *app, struct act act)
{
    app->popup = (struct popup){ .kind = (enum popup_kind)act.a,
                                 .control = (int)act.b,
                                 .anchor = menu_anchor(act),
                                 .cursor = -1 };
    if (app->screen.ui.focus != 0)
        app->popup.cursor = popup_checked(app);
}

static void panel_act(struct app *app, struct act act)
{
    switch ((int)act.what) {
    case ACTION_SCROLL:
        app->panel.scroll += (float)act.b * app->screen.layout.scale;
        break;
    case ACTION_SCROLL_TO: app->panel.scroll = (float)act.b; break;
    case ACTION_MENU: open_menu(app, act); break;
    case ACTION_MORE:
        app->settings.more = !app->settings.more;
        app->panel.crowded = false;
        break;
    case ACTION_ASK: asking_ask(app, act.a); break;
    default: controls_do(app, act); break;
    }
}

static bool may_do(const struct app *app, enum action what)
{
    return !app_busy(app) || what == ACTION_CLOSE || what == ACTION_QUIT ||
           what == ACTION_FULLSCREEN;
}

void app_do(struct app *app, struct act act)
{
    if (act.what == ACTION_NONE || !may_do(app, act.what))
        return;
    app->screen.stale = true;
    if (app->popup.kind != POPUP_NONE && act.what != ACTION_CLOSE &&
        act.what != ACTION_PICTURE && /* there is more to choose */
        act.what != ACTION_INCLUDE)
        app->popup.kind = POPUP_NONE;
    if (act.what == ACTION_QUIT)
        app->pace.quit = true;
    else if (act.what == ACTION_CLOSE)
        close_top(app);
    else if (act.what == ACTION_SLOWER)
        set_speed(app, app->settings.speed - 1);
    else if (act.what == ACTION_FASTER)
        set_speed(app, app->settings.speed + 1);
    else if (act.what == ACTION_SPEED)
        set_speed(app, act.b);
    else if (act.what < ACTION_PUZZLE)
        play_act(app, act);
    else if (act.what < ACTION_FLIP)
        run_act(app, act);
    else if (act.what < ACTION_ADJUST)
        view_act(app, act);
    else
        panel_act(app, act);
}
