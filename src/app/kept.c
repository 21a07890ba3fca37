/* The file of settings: read at the start, written soon after a change. */
#include <string.h>
#include <unistd.h>

#include <SDL.h>

#include "app/app_state.h"
#include "app/merge.h"
#include "app/runs.h"
#include "app/save/paths.h"
#include "base/error.h"
#include "base/file/file.h"

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

/* What the file has now, if it can be understood. */
static void add_theirs(const char *path, struct text *out)
{
    struct settings other;
    struct error err;

    settings_init(&other);
    if (!settings_read(&other, path, out, &err))
        text_clear(out);
    settings_free(&other);
}

/* Another window may have written since we did. */
static bool write_merged(const struct app *app, const char *ours,
                         struct error *err)
{
    struct text theirs, all;
    bool ok;

    text_init(&theirs);
    text_init(&all);
    add_theirs(app->kept.path.at, &theirs);
    merge_settings(app->kept.text.at, ours, theirs.at, &all);
    ok = file_write(app->kept.path.at, all.at, all.len, err);
    text_free(&all);
    text_free(&theirs);
    return ok;
}

static bool write_settings(const struct app *app, const char *ours,
                           struct error *err)
{
    const char *path = app->kept.path.at;
    struct text folder;
    bool ok;

    text_init(&folder);
    text_add_bytes(&folder, path, (size_t)(strrchr(path, '/') - path));
    ok = file_make_folders(folder.at, err) &&
         /* a pipe would be waited for */
         (file_is_replaced(path) || error_set(err, "%s is no file", path)) &&
         write_merged(app, ours, err);
    text_free(&folder);
    return ok;
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
        if (!write_settings(app, text.at, &err)) {
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
