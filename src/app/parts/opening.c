/* Opening what comes from elsewhere: text, pictures, lessons. */
#include <string.h>

#include "app/actions.h"
#include "app/app_state.h"
#include "app/runs.h"
#include "base/error.h"
#include "export/reopen.h"
#include "session/session.h"

void app_paste(struct app *app, const char *text)
{
    struct error err;

    if (runs_paste(app, text, &err))
        toast_note(&app->toast, "Opened: %s", session_heading(app->runs.ss));
    else
        toast_refuse(&app->toast, err.message);
}

static void open_picture(struct app *app, const char *path)
{
    struct text line;
    struct error err;

    text_init(&line);
    if (reopen_line(path, &line, &err) && runs_open_picture(app, line.at, &err))
        toast_note(&app->toast, "Opened: %s", session_heading(app->runs.ss));
    else
        toast_refuse(&app->toast, err.message);
    text_free(&line);
}

void app_open_talk(struct app *app, const char *name)
{
    struct error err;

    if (!slides_open(app, name, &err))
        toast_refuse(&app->toast, err.message);
}

static bool ends_in(const char *path, const char *ending)
{
    size_t len = strlen(path), end = strlen(ending);

    return len >= end && strcmp(path + len - end, ending) == 0;
}

void app_open_file(struct app *app, const char *path)
{
    if (ends_in(path, ".slides") || ends_in(path, ".txt"))
        app_open_talk(app, path);
    else
        open_picture(app, path);
}
