/*
 * Events reach, in this order: the text field that is open, the open menu,
 * the widget with the keyboard, the shortcuts, the puzzle.
 */
#include "app/events.h"

#include "app/actions.h"
#include "app/app_state.h"
#include "app/parts/controls.h"
#include "app/keyboard.h"
#include "app/parts/parts.h"
#include "app/pointer.h"
#include "app/parts/screen.h"
#include "render/sdl/painter.h"

static void take_window(struct app *app, const SDL_WindowEvent *e)
{
    switch (e->event) {
    case SDL_WINDOWEVENT_SIZE_CHANGED:
        window_size(&app->win, &app->screen.width, &app->screen.height);
        app->panel.words_height = 0;
        app->panel.crowded = false;
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
        app_paste(app, e->file);
    else if (e->type == SDL_DROPFILE && e->file != NULL)
        app_open_file(app, e->file);
    SDL_free(e->file);
    app->screen.stale = true;
}

/* An act may have moved the widgets: the next event must find them. */
static void freshen(struct app *app)
{
    if (app->screen.stale)
        screen_make(app);
}

void events_take(struct app *app, const SDL_Event *e)
{
    switch (e->type) {
    case SDL_QUIT: app->pace.quit = true; break;
    case SDL_WINDOWEVENT: take_window(app, &e->window); break;
    case SDL_KEYDOWN:
        freshen(app);
        keyboard_press(app, &e->key);
        break;
    case SDL_TEXTINPUT: keyboard_type(app, e->text.text); break;
    case SDL_MOUSEMOTION:
        freshen(app);
        pointer_move(app, pixel(app, e->motion.x, e->motion.y));
        break;
    case SDL_MOUSEBUTTONDOWN:
        freshen(app);
        pointer_press(app, pixel(app, e->button.x, e->button.y),
                      e->button.button);
        break;
    case SDL_MOUSEBUTTONUP:
        freshen(app);
        pointer_release(app, pixel(app, e->button.x, e->button.y),
                        e->button.button);
        break;
    case SDL_MOUSEWHEEL:
        freshen(app);
        pointer_wheel(app, e->wheel.y);
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
}
