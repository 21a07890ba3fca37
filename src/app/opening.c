/* Opening what comes from elsewhere: pictures, lines of text, shapes,
 * slides. */
#include <string.h>

#include "app/app_state.h"
#include "app/acts/run.h"
#include "base/error.h"
#include "base/text.h"
#include "export/reopen.h"
#include "export/shape.h"

void app_open_slides(struct app *app, const char *name)
{
    struct error err;

    app->popup.kind = POPUP_NONE;
    app->screen.help = false;
    toast_relent(&app->toast);
    if (!slides_open(&app->slides, &app->runs, name, &err))
        toast_refuse(&app->toast, err.message);
}

static bool ends_in(const char *path, const char *ending)
{
    size_t len = strlen(path), end = strlen(ending);

    return len >= end && strcmp(path + len - end, ending) == 0;
}

/* Words of a slide beside another board would be wrong. */
static void open_elsewhere(struct app *app, run_opener *open, const char *what)
{
    slides_step_aside(&app->slides, &app->runs);
    slides_step_back(&app->slides, &app->runs,
                     open(&app->runs, &app->toast, what));
}

/* A lesson script has a line with its title; other text is a puzzle's. */
static bool is_script(const char *words)
{
    return strncmp(words, "title ", 6) == 0 || strstr(words, "\ntitle ");
}

static void open_words(struct app *app, const char *path)
{
    struct text words;
    struct error err;

    text_init(&words);
    if (!reopen_words(path, &words, &err))
        toast_refuse(&app->toast, err.message);
    else if (is_script(words.at))
        app_open_slides(app, path);
    else
        app_open_text(app, words.at);
    text_free(&words);
}

void app_open_file(struct app *app, const char *path)
{
    if (shape_is_grid(path) || shape_is_picture(path))
        open_elsewhere(app, run_open_shape, path);
    else if (ends_in(path, ".slides"))
        app_open_slides(app, path);
    else if (reopen_has_words(path))
        open_words(app, path);
    else
        open_elsewhere(app, run_open_picture, path);
}

void app_open_text(struct app *app, const char *text)
{
    open_elsewhere(app, run_open_text, text);
}
