/*
 * A frame: the solver gets a slice that leaves time to draw, what has changed
 * is drawn, and the rest of the time is slept. A picture that is already on
 * the screen is not drawn again.
 */
#include "app/frame.h"

#include <string.h>

#include <SDL.h>

#include "app/actions.h"
#include "app/app_state.h"
#include "app/runs.h"
#include "app/parts/screen.h"
#include "app/ui/tips.h"
#include "render/sdl/painter.h"
#include "session/session.h"

enum {
    LEAP_MS = 100,   /* after a pause time does not catch up */
    SLICE_US = 6000, /* the solver's part of a frame */
    WORK_MIN = 64,
    WORK_MAX = 1 << 24
};

/* --- the solver ---------------------------------------------------------- */

static uint64_t elapsed_us(uint64_t since)
{
    return (SDL_GetPerformanceCounter() - since) * 1000000 /
           SDL_GetPerformanceFrequency();
}

/* More work next time if there was time to spare, less if there was none. */
static void adapt_work(struct app *app, uint64_t us)
{
    if (us > SLICE_US)
        app->work /= 2;
    else if (us < SLICE_US / 3)
        app->work += app->work / 2;
    if (app->work < WORK_MIN)
        app->work = WORK_MIN;
    if (app->work > WORK_MAX)
        app->work = WORK_MAX;
}

static void advance_run(struct app *app)
{
    uint64_t began = SDL_GetPerformanceCounter();
    uint64_t ms = app->now - app->advanced;
    bool was_moving = app->moving;
    uint64_t worked = session_work(app->ss);

    /* What happened while nothing moved does not count. */
    if (!was_moving)
        ms = 0;
    app->advanced = app->now;
    app->moving = session_advance(app->ss, app->work,
                                  (int)(ms < LEAP_MS ? ms : LEAP_MS));
    runs_pursue(app);
    app->moving = app->moving || app->wanting;
    runs_scan(app);
    /* A frame without work does not tell how fast the solver is. */
    if (session_work(app->ss) != worked)
        adapt_work(app, elapsed_us(began));
    if (app->moving || was_moving)
        app->stale = true;
}

/* --- time ---------------------------------------------------------------- */

void frame_advance(struct app *app)
{
    app_do(app, ui_repeat(&app->ui, app->now));
    if (toast_tick(&app->toast, app->now))
        app->stale = true;
    if (tip_wanted(app) && app->now >= tip_time(app))
        app->stale = true;
    if (app->camera.film != NULL)
        camera_tick(app);
    else if (!app_busy(app))
        advance_run(app);
    making_tick(app);
    slides_tick(app);
    if (asking_tick(app))
        app->stale = true;
}

static bool button_repeats(const struct app *app)
{
    const struct widget *w = ui_find(&app->ui, app->ui.held);

    return w != NULL && w->kind == WIDGET_REPEAT && !w->disabled;
}

static void sooner(int *wait, uint64_t now, uint64_t when)
{
    int ms = when > now ? (int)(when - now) : 0;

    if (*wait < 0 || ms < *wait)
        *wait = ms;
}

int frame_wait(const struct app *app)
{
    int wait = -1;

    if (app->moving || app->asking.answer != NULL || app_busy(app))
        sooner(&wait, app->now, app->frame_began + (uint64_t)app->win.frame_ms);
    if (app->toast.until != 0)
        sooner(&wait, app->now, app->toast.until);
    if (button_repeats(app))
        sooner(&wait, app->now, app->ui.repeat_at);
    if (tip_wanted(app) && !app->tip_shown)
        sooner(&wait, app->now, tip_time(app));
    if (app->unsaved_since != 0 && !app->moving)
        sooner(&wait, app->now, app->unsaved_since + SAVE_DELAY);
    return wait;
}

/* --- the window ---------------------------------------------------------- */

static void set_title(struct app *app)
{
    struct text title;

    text_init(&title);
    if (app->slides.open)
        slides_title(app, &title);
    else
        text_add(&title, session_heading(app->ss));
    text_add(&title, " · chequer");
    if (strcmp(title.at, app->title.at) != 0) {
        SDL_SetWindowTitle(app->win.window, title.at);
        text_clear(&app->title);
        text_add(&app->title, title.at);
    }
    text_free(&title);
}

static void draw(struct app *app)
{
    const struct theme *theme = app->settings.theme;

    painter_draw(app->painter, &app->under, theme, 0, 0, 1);
    painter_draw(app->painter, &app->board, theme, app->place.at.x,
                 app->place.at.y, app->place.unit);
    painter_draw(app->painter, &app->over, theme, 0, 0, 1);
    SDL_RenderPresent(app->win.renderer);
}

void frame_show(struct app *app)
{
    uint64_t hash;

    app->frame_began = app->now;
    if (app->stale)
        screen_make(app);
    set_title(app);
    app->tip_shown = tip_wanted(app) && app->now >= tip_time(app);
    if (!window_visible(&app->win))
        return;
    hash = screen_hash(app);
    if (hash == app->drawn && !app->redraw)
        return;
    draw(app);
    app->drawn = hash;
    app->redraw = false;
}
