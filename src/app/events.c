/*
 * What SDL reports, turned into acts and input for the puzzle. A key goes to
 * the text field that is open, else to the open menu, else to the widget with
 * the keyboard, else to the shortcuts.
 */
#include "app/app_state.h"
#include "app/keyboard.h"
#include "app/keys.h"
#include "app/parts/board/hand.h"
#include "app/parts/panel/controls.h"
#include "app/parts/ids.h"
#include "app/acts/run.h"
#include "export/formats.h"
#include "render/sdl/painter.h"
#include "session/session.h"

static bool plain(const SDL_KeyboardEvent *e)
{
    return (e->keysym.mod & (KMOD_CTRL | KMOD_ALT | KMOD_GUI)) == 0;
}

/* --- a field ------------------------------------------------------------- */

static void paste_into(struct edit *e)
{
    char *text = SDL_GetClipboardText();

    if (text != NULL)
        edit_insert(e, text);
    SDL_free(text);
}

static void field_shortcut(struct app *app, struct edit *e, SDL_Keycode key)
{
    if (key == SDLK_a)
        edit_press(e, EDIT_SELECT_ALL);
    else if (key == SDLK_v)
        paste_into(e);
    else if (key == SDLK_c)
        SDL_SetClipboardText(e->text);
    else if (key == SDLK_q)
        app_do(app, (struct act){ .what = ACTION_QUIT });
}

static void edit_key(struct edit *e, SDL_Keycode key)
{
    switch (key) {
    case SDLK_LEFT: edit_press(e, EDIT_LEFT); break;
    case SDLK_RIGHT: edit_press(e, EDIT_RIGHT); break;
    case SDLK_HOME: edit_press(e, EDIT_HOME); break;
    case SDLK_END: edit_press(e, EDIT_END); break;
    case SDLK_BACKSPACE: edit_press(e, EDIT_BACKSPACE); break;
    case SDLK_DELETE: edit_press(e, EDIT_DELETE); break;
    default: break;
    }
}

static void field_key(struct app *app, const SDL_KeyboardEvent *e)
{
    if (e->keysym.mod & KMOD_CTRL) {
        field_shortcut(app, &app->edit, e->keysym.sym);
        return;
    }
    switch (e->keysym.sym) {
    case SDLK_RETURN:
    case SDLK_KP_ENTER:
    case SDLK_TAB:
        app_do(app, controls_typed(&app->runs, &app->edit, &app->toast));
        break;
    case SDLK_ESCAPE: app_close_top(app); break;
    default: edit_key(&app->edit, e->keysym.sym); break;
    }
}

/* --- choosing a file ----------------------------------------------------- */

static bool open_key_of(const SDL_KeyboardEvent *e, enum open_key *out)
{
    bool alt = (e->keysym.mod & KMOD_ALT) != 0;

    switch (e->keysym.sym) {
    case SDLK_UP: *out = alt ? OPEN_ABOVE : OPEN_UP; break;
    case SDLK_DOWN: *out = OPEN_DOWN; break;
    case SDLK_PAGEUP: *out = OPEN_PAGE_UP; break;
    case SDLK_PAGEDOWN: *out = OPEN_PAGE_DOWN; break;
    case SDLK_TAB: *out = OPEN_COMPLETE; break;
    case SDLK_RETURN:
    case SDLK_KP_ENTER: *out = OPEN_TAKE; return !alt;
    default: return false;
    }
    return true;
}

static void form_key(struct app *app, const SDL_KeyboardEvent *e)
{
    struct open_form *f = &app->open;
    enum open_key key;
    struct text path;

    text_init(&path);
    if (e->keysym.sym == SDLK_ESCAPE)
        app_close_top(app);
    else if (e->keysym.mod & KMOD_CTRL)
        field_shortcut(app, &f->edit, e->keysym.sym);
    else if (!open_key_of(e, &key))
        edit_key(&f->edit, e->keysym.sym);
    else if (open_form_press(f, key, &path))
        app_open_chosen(app, path.at);
    if (f->on)
        open_form_follow(f);
    text_free(&path);
}

/* --- a menu -------------------------------------------------------------- */

static void move_cursor(struct popup *p, int to, int rows)
{
    p->cursor = (to + rows) % rows;
}

/* True if the menu took the key. */
static bool menu_key(struct app *app, const SDL_KeyboardEvent *e)
{
    struct popup *p = &app->popup;
    int rows = popup_rows(p, &app->runs);

    switch (e->keysym.sym) {
    case SDLK_DOWN: move_cursor(p, p->cursor + 1, rows); return true;
    case SDLK_UP:
        move_cursor(p, p->cursor < 0 ? rows - 1 : p->cursor - 1, rows);
        return true;
    case SDLK_HOME: p->cursor = 0; return true;
    case SDLK_END: p->cursor = rows - 1; return true;
    case SDLK_RETURN:
    case SDLK_KP_ENTER:
    case SDLK_SPACE:
        if (p->cursor >= 0)
            app_do(app, popup_act(p, &app->runs, p->cursor));
        else
            app_close_top(app);
        return true;
    case SDLK_TAB: app_close_top(app); return false;
    default: return false;
    }
}

/* --- widgets and the board ----------------------------------------------- */

static bool ui_key_of(const SDL_KeyboardEvent *e, enum ui_key *out)
{
    bool shift = (e->keysym.mod & KMOD_SHIFT) != 0;

    switch (e->keysym.sym) {
    case SDLK_TAB: *out = shift ? UI_KEY_PREVIOUS : UI_KEY_NEXT; return true;
    case SDLK_RETURN:
    case SDLK_KP_ENTER: *out = UI_KEY_ACTIVATE; break;
    case SDLK_UP: *out = UI_KEY_UP; break;
    case SDLK_DOWN: *out = UI_KEY_DOWN; break;
    case SDLK_LEFT: *out = UI_KEY_LEFT; break;
    case SDLK_RIGHT: *out = UI_KEY_RIGHT; break;
    default: return false;
    }
    return !shift;
}

static bool widget_key(struct app *app, const SDL_KeyboardEvent *e)
{
    enum ui_key key;
    struct act act;

    if (!plain(e) || !ui_key_of(e, &key))
        return false;
    if (app->screen.ui.focus == ID_BOARD &&
        board_key(&app->board, &app->runs, &app->toast, key))
        return true;
    if (!ui_press_key(&app->screen.ui, key, &act))
        return false;
    if (app->screen.ui.focus == ID_BOARD)
        board_show_cursor(&app->board, &app->runs);
    else
        session_hover(app->runs.ss, -1, (struct vec){ 0, 0 });
    app_do(app, act);
    return true;
}

/* --- all pages at once --------------------------------------------------- */

static bool sight_key_of(SDL_Keycode key, enum sight_key *out)
{
    static const struct {
        SDL_Keycode key;
        enum sight_key to;
    } keys[] = {
        { SDLK_LEFT, SIGHT_LEFT },      { SDLK_RIGHT, SIGHT_RIGHT },
        { SDLK_UP, SIGHT_UP },          { SDLK_DOWN, SIGHT_DOWN },
        { SDLK_PAGEUP, SIGHT_PAGE_UP }, { SDLK_PAGEDOWN, SIGHT_PAGE_DOWN },
        { SDLK_HOME, SIGHT_FIRST },     { SDLK_END, SIGHT_LAST },
    };

    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++)
        if (keys[i].key == key) {
            *out = keys[i].to;
            return true;
        }
    return false;
}

/* From page to page as the eye sees them; Enter looks at the one framed. */
static bool sight_key(struct app *app, const SDL_KeyboardEvent *e)
{
    SDL_Keycode key = e->keysym.sym;
    enum sight_key to;
    int page;

    if (app->album.sight == SIGHT_BOARD || app->screen.ui.focus != 0 ||
        app->screen.help || !plain(e) || e->keysym.mod & KMOD_SHIFT)
        return false;
    if (key == SDLK_RETURN || key == SDLK_KP_ENTER) {
        album_view_see(&app->album, SIGHT_BOARD);
        return true;
    }
    if (!sight_key_of(key, &to))
        return false;
    page = sight_page_by_key(&app->album, &app->runs, to);
    if (page > 0 && page != session_page(app->runs.ss))
        run_turn(&app->runs, &app->toast, (struct act){ .b = page });
    return true;
}

/* --- help ---------------------------------------------------------------- */

/* Pages are turned and scrolled; Tab and Enter are for the tabs. */
static bool help_key(struct app *app, const SDL_KeyboardEvent *e)
{
    struct act act = reader_key(&app->screen.reader, e->keysym.sym,
                                (e->keysym.mod & KMOD_SHIFT) != 0);

    if (!app->screen.help || !plain(e) || act.what == ACTION_NONE)
        return false;
    app_do(app, act);
    return true;
}

/* What is done while help is open, besides leaving it. */
static bool goes_with_help(int what)
{
    return what == ACTION_HELP || what == ACTION_QUIT ||
           what == ACTION_FULLSCREEN || what == ACTION_LARGER ||
           what == ACTION_SMALLER || what == ACTION_NORMAL_SIZE;
}

/* --- the form of sheets -------------------------------------------------- */

/* Space presses what is framed, as there is nothing to play, and who saves
 * means the pages. */
static bool print_key(struct app *app, const SDL_KeyboardEvent *e)
{
    SDL_KeyboardEvent key = *e;
    struct act save = { ACTION_PRINT, PRINT_ACT_SAVE, 0 };
    const struct shortcut *s = shortcut_find(e->keysym.sym, e->keysym.mod);

    if (s != NULL && s->act.what == ACTION_SAVE && s->act.a == FORMAT_PNG) {
        if (!e->repeat)
            app_do(app, save);
        return true;
    }
    if (key.keysym.sym == SDLK_SPACE)
        key.keysym.sym = SDLK_RETURN;
    return widget_key(app, &key);
}

/* What is done while the form is open. */
static bool goes_with_print(int what)
{
    return what == ACTION_CLOSE || what == ACTION_SHEET ||
           what == ACTION_WORKSHEET || what == ACTION_OPEN ||
           (what != ACTION_HELP && goes_with_help(what));
}

/* --- the rest ------------------------------------------------------------ */

/* False if the key means nothing. */
static bool shortcut_key(struct app *app, const SDL_KeyboardEvent *e)
{
    const struct shortcut *s = shortcut_find(e->keysym.sym, e->keysym.mod);
    struct act turn = slides_key(&app->slides, e->keysym.sym);
    struct act answer = quiz_key(&app->runs, e->keysym.sym);
    bool covered = app->screen.help || app->print.open;

    if (plain(e) && !covered && turn.what != ACTION_NONE) {
        app_do(app, turn);
        return true;
    }
    if (plain(e) && !covered && answer.what != ACTION_NONE) {
        app_do(app, answer);
        return true;
    }
    if (s == NULL || (e->repeat && !s->repeats))
        return s != NULL;
    if (app->screen.help && !goes_with_help(s->act.what))
        app->screen.help = s->act.what != ACTION_CLOSE;
    else if (!app->print.open || goes_with_print(s->act.what))
        app_do(app, s->act);
    return true;
}

/* False if nobody could do anything with it. */
static bool give_key(struct app *app, const SDL_KeyboardEvent *e)
{
    if (app_busy(app))
        return shortcut_key(app, e);
    if (app->edit.open || app->open.on) {
        (app->open.on ? form_key : field_key)(app, e);
        return true;
    }
    if (app->print.open)
        return print_key(app, e) || shortcut_key(app, e);
    return (app->popup.kind != POPUP_NONE && plain(e) && menu_key(app, e)) ||
           help_key(app, e) || sight_key(app, e) || widget_key(app, e) ||
           shortcut_key(app, e);
}

static void press_key(struct app *app, const SDL_KeyboardEvent *e)
{
    bool open = app->edit.open;
    SDL_KeyboardEvent meant = *e;

    app->screen.stale = app->screen.ui.pointer.hush = true;
    meant.keysym.sym = keyboard_meaning(&e->keysym, SDL_GetScancodeFromKey);
    app->keyboard.unknown = !give_key(app, &meant) && plain(e);
    app->keyboard.held = e->repeat != 0;
    app->edit.typed = open;
}

/* A key that meant nothing may have typed a sign that does. */
static void type_sign(struct app *app, const char *utf8)
{
    SDL_KeyboardEvent sign = { .repeat = app->keyboard.held };

    sign.keysym.sym = keyboard_sign(utf8);
    if (app->keyboard.unknown && sign.keysym.sym != SDLK_UNKNOWN)
        shortcut_key(app, &sign);
    app->keyboard.unknown = false;
}

/* The text of the key that opened the field does not belong into it. */
static void type_text(struct app *app, const char *utf8)
{
    if (app->open.on && app->open.edit.typed) {
        edit_insert(&app->open.edit, utf8);
        open_form_follow(&app->open);
    } else if (!app->edit.open)
        type_sign(app, utf8);
    else if (app->edit.typed)
        edit_insert(&app->edit, utf8);
    app->screen.stale = true;
}

/* --- events -------------------------------------------------------------- */

static void take_window(struct app *app, const SDL_WindowEvent *e)
{
    switch (e->event) {
    case SDL_WINDOWEVENT_SIZE_CHANGED:
        window_size(&app->win, &app->screen.width, &app->screen.height);
        if (app->settings.percent == 0) /* it may be on another screen now */
            app->screen.percent = window_percent(&app->win);
        toast_resize(&app->toast);
        panel_refresh(&app->panel);
        app->screen.stale = app->screen.redraw = true;
        app->pace.held = 0;
        break;
    case SDL_WINDOWEVENT_LEAVE: pointer_leave(app); break;
    case SDL_WINDOWEVENT_EXPOSED:
    case SDL_WINDOWEVENT_SHOWN:
    case SDL_WINDOWEVENT_RESTORED: app->screen.redraw = true; break;
    default: break;
    }
}

static struct vec pixel(const struct app *app, int x, int y)
{
    return window_pixel(&app->win, (float)x, (float)y);
}

/* Of a finger it may mean something else. */
static void take_motion(struct app *app, const SDL_MouseMotionEvent *e)
{
    struct vec at = pixel(app, e->x, e->y);

    if (e->which == SDL_TOUCH_MOUSEID)
        touch_move(app, at);
    else
        pointer_move(app, at);
}

static void take_button(struct app *app, const SDL_MouseButtonEvent *e)
{
    struct vec at = pixel(app, e->x, e->y);
    bool down = e->type == SDL_MOUSEBUTTONDOWN;

    if (e->which == SDL_TOUCH_MOUSEID && down)
        touch_press(app, at);
    else if (e->which == SDL_TOUCH_MOUSEID)
        touch_release(app, at);
    else if (down)
        pointer_press(app, at, e->button);
    else
        pointer_release(app, at, e->button);
}

static void take_drop(struct app *app, const SDL_DropEvent *e)
{
    if (app_busy(app))
        toast_refuse(&app->toast,
                     "a file is being made; wait for it, or press Esc");
    else if (e->type == SDL_DROPTEXT && e->file != NULL)
        app_open_text(app, e->file);
    else if (e->type == SDL_DROPFILE && e->file != NULL)
        app_open_file(app, e->file);
    SDL_free(e->file);
    app->screen.stale = true;
}

void events_take(struct app *app, const SDL_Event *e)
{
    switch (e->type) {
    case SDL_QUIT: app->pace.quit = true; break;
    case SDL_WINDOWEVENT: take_window(app, &e->window); break;
    case SDL_KEYDOWN:
        app->keyboard.mods = e->key.keysym.mod;
        press_key(app, &e->key);
        break;
    case SDL_KEYUP: app->keyboard.mods = e->key.keysym.mod; break;
    case SDL_TEXTINPUT: type_text(app, e->text.text); break;
    case SDL_MOUSEMOTION: take_motion(app, &e->motion); break;
    case SDL_MOUSEBUTTONDOWN:
    case SDL_MOUSEBUTTONUP: take_button(app, &e->button); break;
    case SDL_FINGERDOWN:
    case SDL_FINGERMOTION:
    case SDL_FINGERUP: touch_finger(app, &e->tfinger); break;
    case SDL_MOUSEWHEEL:
        pointer_wheel(app,
                      (struct vec){ (float)e->wheel.x, (float)e->wheel.y });
        break;
    case SDL_DROPTEXT:
    case SDL_DROPFILE: take_drop(app, &e->drop); break;
    case SDL_RENDER_TARGETS_RESET:
    case SDL_RENDER_DEVICE_RESET:
        painter_forget(app->win.painter);
        app->screen.redraw = true;
        break;
    default: break;
    }
    screen_follow(app);
}
