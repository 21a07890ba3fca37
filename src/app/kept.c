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
    text_init(&app->kept.refused);
    app->kept.first = true;
    if (!paths_state(&app->kept.path))
        return;
    text_add(&app->kept.path, "/session");
    app->kept.first = access(app->kept.path.at, F_OK) != 0;
    if (!settings_load(&app->settings, app->kept.path.at, &err))
        app_warn(err.message);
    settings_format(&app->settings, &app->kept.text);
}

/* For each reason once, until it is over: it will be tried again and again. */
static void tell_failure(struct app *app, const char *why)
{
    struct text words;

    if (strcmp(why, app->kept.refused.at) == 0)
        return;
    text_clear(&app->kept.refused);
    text_add(&app->kept.refused, why);
    text_init(&words);
    text_addf(&words,
              "the settings are not saved, and what you change will be "
              "forgotten at the end: %s",
              why);
    app_warn(words.at);
    toast_refuse(&app->toast, words.at);
    app->screen.stale = true;
    text_free(&words);
}

static void write_changes(struct app *app, const char *now)
{
    struct kept *k = &app->kept;
    struct error err;

    if (!settings_save(k->path.at, k->text.at, now, &err)) {
        paths_brief(&err);
        tell_failure(app, err.message);
        return;
    }
    text_clear(&k->refused);
    text_clear(&k->text);
    text_add(&k->text, now);
}

void kept_save(struct app *app)
{
    struct text text;

    app->kept.since = 0;
    runs_remember(&app->runs);
    text_init(&text);
    settings_format(&app->settings, &text);
    if (app->kept.path.len > 0 && strcmp(text.at, app->kept.text.at) != 0)
        write_changes(app, text.at);
    text_free(&text);
}

bool kept_tick(struct app *app)
{
    bool calm = app->kept.since != 0 && !app->pace.moving &&
                app->pace.now >= app->kept.since + SAVE_DELAY;

    if (calm)
        kept_save(app);
    return calm;
}

void kept_note(struct app *app)
{
    if (!window_is_fullscreen(&app->win))
        SDL_GetWindowSize(app->win.window, &app->settings.width,
                          &app->settings.height);
    app->kept.since = app->pace.now;
}
