/* The window from start to end: open, turn round and round, close. */
#include "app/app.h"

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include <SDL.h>

#include "app/app_state.h"
#include "app/runs.h"
#include "base/alloc.h"
#include "base/error.h"
#include "base/platform/machine.h"
#include "base/rng.h"
#include "render/font.h"
#include "render/letters/lacking.h"
#include "render/sdl/painter.h"
#include "scene/theme.h"
#include "session/session.h"

void app_warn(const char *message)
{
    fprintf(stderr, "chequer: %s\n", message);
}

/* --- opening and closing ------------------------------------------------- */

static void take_options(struct app *app, const struct app_options *options)
{
    app->runs.font = options->font;
    if (options->theme != NULL && theme_find(options->theme) != NULL)
        app->settings.style.theme = theme_find(options->theme);
    if (options->say)
        speech_init(&app->speech, STDOUT_FILENO);
    if (options->scale_percent > 0)
        app->settings.percent = options->scale_percent;
}

static bool open_all(struct app *app, const struct app_options *options,
                     struct error *err)
{
    const struct settings *s = &app->settings;
    struct window_wish wish = { s->width, s->height, app->kept.first,
                                s->percent, options->renderer };

    app->screen.fonts = fonts_open(options->font, err);
    if (app->screen.fonts != NULL)
        fonts_tell(app->screen.fonts, app->runs.lacking);
    if (app->screen.fonts == NULL || !window_open(&app->win, &wish, err))
        return false;
    app->clipboard.window = app->win.window;
    window_size(&app->win, &app->screen.width, &app->screen.height);
    app->screen.percent = s->percent > 0 ? s->percent
                                         : window_percent(&app->win);
    app->win.painter = painter_create(app->win.renderer, app->screen.fonts);
    runs_open_first(&app->runs, options->run, options->picture);
    if (options->slides != NULL &&
        !slides_open(&app->slides, &app->runs, options->slides, err))
        return false;
    if (options->file != NULL)
        app_open_file(app, options->file);
    return true;
}

static struct app *app_create(void)
{
    struct app *app = xcalloc(1, sizeof *app);

    screen_init(&app->screen);
    asking_init(&app->asking);
    kept_load(app);
    runs_init(&app->runs, &app->settings);
    app->runs.lacking = lacking_create();
    app->pace.typing = true; /* as SDL begins */
    app->board.pressed = -1;
    panel_refresh(&app->panel);
    return app;
}

/* With them go the files that they had for a while. */
static void drop_tasks(struct app *app)
{
    asking_drop(&app->asking);
    making_free(&app->making);
    print_form_free(&app->print);
}

static void app_destroy(struct app *app)
{
    drop_tasks(app);
    asking_free(&app->asking);
    open_form_free(&app->open);
    clipboard_close(&app->clipboard);
    slides_free(&app->slides);
    speech_free(&app->speech);
    album_view_free(&app->album);
    session_close(app->runs.ss);
    if (app->win.painter != NULL)
        painter_destroy(app->win.painter);
    if (app->win.window != NULL)
        window_close(&app->win);
    screen_free(&app->screen);
    lacking_destroy(app->runs.lacking);
    settings_free(&app->settings);
    text_free(&app->kept.path);
    text_free(&app->kept.text);
    text_free(&app->kept.refused);
    free(app);
}

/* --- the loop ------------------------------------------------------------ */

/* After these the widgets may be elsewhere. */
static bool moves_widgets(const SDL_Event *e)
{
    return e->type == SDL_KEYDOWN || e->type == SDL_MOUSEBUTTONDOWN ||
           e->type == SDL_MOUSEBUTTONUP;
}

/* SDL throws away text that waits when typing is switched off: that is done
 * only when nothing waits. */
static void mind_typing(struct app *app)
{
    bool on = app->edit.open || app->open.on;

    if (on == app->pace.typing ||
        (!on && SDL_HasEvents(SDL_FIRSTEVENT, SDL_LASTEVENT)))
        return;
    window_set_typing(on);
    app->pace.typing = on;
}

/* Waits for the first event as long as nothing else is to be done, then takes
 * all there are, up to the second that must find the widgets where the first
 * has put them: one frame follows, however many they were. The wheel may have
 * been turned often by then; a press after that is one of those. */
static void take_events(struct app *app)
{
    SDL_Event e;
    int wait;
    bool moved = false;

    app->pace.now = SDL_GetTicks64();
    wait = frame_wait(app);
    if (wait < 0)
        SDL_WaitEvent(NULL);
    else
        SDL_WaitEventTimeout(NULL, wait);

    app->pace.now = app->toast.now = SDL_GetTicks64();
    while (!app->pace.quit &&
           SDL_PeepEvents(&e, 1, SDL_PEEKEVENT, SDL_FIRSTEVENT, SDL_LASTEVENT) >
               0) {
        if (moved && moves_widgets(&e))
            break;
        moved = moved || moves_widgets(&e) || e.type == SDL_MOUSEWHEEL;
        SDL_PollEvent(&e);
        events_take(app, &e);
        kept_note(app);
    }
    mind_typing(app);
}

static void display_lost(void *context)
{
    struct app *app = context;

    kept_save(app);
    drop_tasks(app);
    app_warn("the display went away");
    exit(EXIT_FAILURE);
}

/* A desktop that ends asks us to quit and does not always wait for that. */
static void display_done_with(void *context)
{
    (void)context;
    exit(EXIT_SUCCESS);
}

/* An eighth more than it held after the last time with this run and size; and
 * with another. */
static bool has_grown(struct pace *p)
{
    uint64_t held = machine_memory_held();

    if (held < p->held)
        p->held = held;
    return held > p->held + p->held / 8;
}

static void show_and_tell(struct app *app)
{
    frame_show(app);
    speech_tick(app);
}

/* What is still needed lies scattered among what is gone, and the system takes
 * back only what is free over some length: it is made anew, side by side. */
static void gather(struct app *app)
{
    painter_forget(app->win.painter);
    fonts_forget(app->screen.fonts);
    machine_give_back(); /* small holes become large ones */
    app->screen.redraw = true;
    show_and_tell(app);
    machine_give_back();
    app->pace.held = machine_memory_held();
}

/* Threads that draw may be about to open fonts. */
static bool draws_elsewhere(const struct app *app)
{
    return app->making.task.kind != NULL || app->making.left.kind != NULL ||
           app->print.preview.task.kind != NULL ||
           app->print.preview.left.kind != NULL;
}

/* Once it is calm: what was kept to be quick while all moved is much, and runs
 * that were closed and films that were made leave more behind. */
static void breathe_out(struct app *app)
{
    painter_rest(app->win.painter);
    fonts_rest(app->screen.fonts);
    screen_rest(&app->screen);
    machine_give_back();
    if (!draws_elsewhere(app) && has_grown(&app->pace))
        gather(app);
}

static void loop(struct app *app)
{
    struct rng rng;

    app->pace.now = app->pace.advanced = SDL_GetTicks64();
    rng_seed(&rng, SDL_GetPerformanceCounter());
    app->runs.seed = rng.state;
    frame_advance(app);
    show_and_tell(app);
    window_set_icon(&app->win);
    app->loss = (struct loss){ display_lost, app };
    loss_watch(app->win.window, &app->loss);
    while (!app->pace.quit) {
        take_events(app);
        frame_advance(app);
        show_and_tell(app);
        if (kept_tick(app))
            breathe_out(app);
    }
    if (loss_found(app->win.window))
        display_lost(app);
    kept_save(app);
    drop_tasks(app);
    app->loss.lost = display_done_with;
}

int app_run(const struct app_options *options)
{
    struct app *app = app_create();
    struct error err;
    int code = EXIT_SUCCESS;

    machine_share_heap();
    take_options(app, options);
    if (open_all(app, options, &err)) {
        loop(app);
    } else {
        app_warn(err.message);
        code = EXIT_FAILURE;
    }
    app_destroy(app);
    return code;
}
