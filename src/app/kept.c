/* The file of settings: read at the start, written soon after a change. */
#include <string.h>
#include <unistd.h>

#include <SDL.h>

#include "app/app_state.h"
#include "app/runs.h"
#include "app/save/paths.h"
#include "base/error.h"

void kept_load(struct app *app)
{
    struct error err;

    settings_init(&app->settings);
    text_init(&app->kept.path);
    text_init(&app->kept.text);
    app->kept.first = true;
    if (!paths_state(&app->kept.path))
        return;
    text_add(&app->kept.path, "/session");
    app->kept.first = access(app->kept.path.at, F_OK) != 0;
    if (!settings_load(&app->settings, app->kept.path.at, &err))
        app_warn(err.message);
    settings_format(&app->settings, &app->kept.text);
}

/* A home that cannot be written to is told about once and then left alone. */
void kept_save(struct app *app)
{
    struct text text;
    struct error err;

    app->kept.since = 0;
    runs_remember(&app->runs);
    text_init(&text);
    settings_format(&app->settings, &text);
    if (app->kept.path.len > 0 && strcmp(text.at, app->kept.text.at) != 0) {
        if (!settings_save(app->kept.path.at, app->kept.text.at, text.at,
                           &err)) {
            app_warn(err.message);
            text_clear(&app->kept.path);
        }
        text_clear(&app->kept.text);
        text_add(&app->kept.text, text.at);
    }
    text_free(&text);
}

void kept_tick(struct app *app)
{
    if (app->kept.since != 0 && !app->pace.moving &&
        app->pace.now >= app->kept.since + SAVE_DELAY)
        kept_save(app);
}

void kept_note(struct app *app)
{
    if (!window_is_fullscreen(&app->win))
        SDL_GetWindowSize(app->win.window, &app->settings.width,
                          &app->settings.height);
    app->kept.since = app->pace.now;
}
