/* Opening what comes from elsewhere: pictures, lines of text, shapes,
 * slides. */
#include "app/app_state.h"
#include "app/acts/run.h"
#include "base/error.h"
#include "base/text.h"
#include "export/file_kind.h"
#include "export/reopen.h"

void app_open_slides(struct app *app, const char *name)
{
    struct error err;

    app->popup.kind = POPUP_NONE;
    app->screen.help = false;
    toast_relent(&app->toast);
    if (!slides_open(&app->slides, &app->runs, name, &err))
        toast_refuse(&app->toast, err.message);
}

/* Words of a slide beside another board would be wrong. */
static void open_elsewhere(struct app *app, run_opener *open, const char *what)
{
    slides_step_aside(&app->slides, &app->runs);
    slides_step_back(&app->slides, &app->runs,
                     open(&app->runs, &app->toast, what));
}

static void open_words(struct app *app, const char *path)
{
    struct text words;
    struct error err;

    text_init(&words);
    if (reopen_words(path, &words, &err))
        app_open_text(app, words.at);
    else
        toast_refuse(&app->toast, err.message);
    text_free(&words);
}

void app_open_file(struct app *app, const char *path)
{
    enum file_kind kind;
    struct error err;

    if (!file_kind_find(path, &kind, &err)) {
        toast_refuse(&app->toast, err.message);
        return;
    }
    switch (kind) {
    case FILE_PICTURE: open_elsewhere(app, run_open_picture, path); break;
    case FILE_GRID:
    case FILE_SHADES: open_elsewhere(app, run_open_shape, path); break;
    case FILE_SCRIPT: app_open_slides(app, path); break;
    case FILE_WORDS: open_words(app, path); break;
    }
}

void app_open_chosen(struct app *app, const char *path)
{
    toast_hide(&app->toast);
    app_open_file(app, path);
    if (app->toast.until == 0 || app->toast.kind != TOAST_ERROR)
        open_form_close(&app->open);
    app->screen.stale = true;
}

void app_open_text(struct app *app, const char *text)
{
    open_elsewhere(app, run_open_text, text);
}
