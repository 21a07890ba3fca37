/*
 * What SDL reports, turned into acts and input for the puzzle. A key goes to
 * the text field that is open, else to the open menu, else to the widget with
 * the keyboard, else to the shortcuts.
 */
#include "app/app_state.h"
#include "app/keys.h"
#include "app/parts/panel/controls.h"
#include "app/parts/ids.h"
#include "app/acts/run.h"
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

static void field_shortcut(struct app *app, SDL_Keycode key)
{
    if (key == SDLK_a)
        edit_press(&app->edit, EDIT_SELECT_ALL);
    else if (key == SDLK_v)
        paste_into(&app->edit);
    else if (key == SDLK_c)
        SDL_SetClipboardText(app->edit.text);
    else if (key == SDLK_q)
        app_do(app, (struct act){ .what = ACTION_QUIT });
}

static void field_key(struct app *app, const SDL_KeyboardEvent *e)
{
    if (e->keysym.mod & KMOD_CTRL) {
        field_shortcut(app, e->keysym.sym);
        return;
    }
    switch (e->keysym.sym) {
    case SDLK_RETURN:
    case SDLK_KP_ENTER:
    case SDLK_TAB:
        app_do(app, controls_typed(&app->runs, &app->edit, &app->toast));
        break;
    case SDLK_ESCAPE: app_close_top(app); break;
    case SDLK_LEFT: edit_press(&app->edit, EDIT_LEFT); break;
    case SDLK_RIGHT: edit_press(&app->edit, EDIT_RIGHT); break;
    case SDLK_HOME: edit_press(&app->edit, EDIT_HOME); break;
    case SDLK_END: edit_press(&app->edit, EDIT_END); break;
    case SDLK_BACKSPACE: edit_press(&app->edit, EDIT_BACKSPACE); break;
    case SDLK_DELETE: edit_press(&app->edit, EDIT_DELETE); break;
    default: break;
    }
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

/* --- the rest ------------------------------------------------------------ */

static void shortcut_key(struct app *app, const SDL_KeyboardEvent *e)
{
    const struct shortcut *s = shortcut_find(e->keysym.sym, e->keysym.mod);
    struct act turn = slides_key(&app->slides, e->keysym.sym);
    struct act answer = quiz_key(&app->runs, e->keysym.sym);

    if (plain(e) && !app->screen.help && turn.what != ACTION_NONE) {
        app_do(app, turn);
        return;
    }
    if (plain(e) && !app->screen.help && answer.what != ACTION_NONE) {
        app_do(app, answer);
        return;
    }
    if (s == NULL || (e->repeat && !s->repeats))
        return;
    if (app->screen.help && s->act.what != ACTION_HELP &&
        s->act.what != ACTION_QUIT && s->act.what != ACTION_FULLSCREEN)
        app->screen.help = s->act.what != ACTION_CLOSE;
    else
        app_do(app, s->act);
}

static void give_key(struct app *app, const SDL_KeyboardEvent *e)
{
    if (app_busy(app))
        shortcut_key(app, e);
    else if (app->edit.open)
        field_key(app, e);
    else if (app->popup.kind != POPUP_NONE && plain(e) && menu_key(app, e))
        return;
    else if (!sight_key(app, e) && !widget_key(app, e))
        shortcut_key(app, e);
}

static void press_key(struct app *app, const SDL_KeyboardEvent *e)
{
    bool open = app->edit.open;

    app->screen.stale = app->screen.ui.pointer.hush = true;
    give_key(app, e);
    app->edit.typed = open;
}

/* The text of the key that opened the field does not belong into it. */
static void type_text(struct app *app, const char *utf8)
{
    if (app->edit.open && app->edit.typed)
        edit_insert(&app->edit, utf8);
    app->screen.stale = true;
}

/* --- events -------------------------------------------------------------- */

static void take_window(struct app *app, const SDL_WindowEvent *e)
{
    switch (e->event) {
    case SDL_WINDOWEVENT_SIZE_CHANGED:
        window_size(&app->win, &app->screen.width, &app->screen.height);
        panel_refresh(&app->panel);
        app->screen.stale = app->screen.redraw = true;
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
        app->mods = e->key.keysym.mod;
        press_key(app, &e->key);
        break;
    case SDL_KEYUP: app->mods = e->key.keysym.mod; break;
    case SDL_TEXTINPUT: type_text(app, e->text.text); break;
    case SDL_MOUSEMOTION:
        pointer_move(app, pixel(app, e->motion.x, e->motion.y));
        break;
    case SDL_MOUSEBUTTONDOWN:
        pointer_press(app, pixel(app, e->button.x, e->button.y),
                      e->button.button);
        break;
    case SDL_MOUSEBUTTONUP:
        pointer_release(app, pixel(app, e->button.x, e->button.y),
                        e->button.button);
        break;
    case SDL_MOUSEWHEEL: pointer_wheel(app, e->wheel.y); break;
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
