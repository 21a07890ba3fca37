/*
 * Events reach, in this order: the text field that is open, the open menu,
 * the widget with the keyboard, the shortcuts, the puzzle.
 */
#include "app/events.h"

#include "app/actions.h"
#include "app/app_state.h"
#include "app/keyboard.h"
#include "app/pointer.h"
#include "app/run_acts.h"
#include "app/screen.h"
#include "render/sdl/painter.h"

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
        run_open_text(&app->runs, &app->toast, e->file);
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
    case SDL_KEYDOWN: keyboard_press(app, &e->key); break;
    case SDL_TEXTINPUT: keyboard_type(app, e->text.text); break;
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
