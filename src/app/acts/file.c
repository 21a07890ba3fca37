/* Acts that make files, and those that carry a picture elsewhere. */
#include "app/acts/file.h"

#include <string.h>

#include "app/acts/run.h"
#include "app/app_state.h"
#include "app/parts/ids.h"
#include "app/parts/picmenu.h"
#include "app/save/paths.h"
#include "app/save/print.h"
#include "app/save/save.h"
#include "base/error.h"
#include "export/formats.h"
#include "session/session.h"

/* The folder of what was saved last. */
void file_show_folder(struct app *app, struct act act)
{
    char *slash = strrchr(app->toast.about, '/');
    struct error err;

    (void)act;
    if (slash == NULL)
        return;
    *slash = '\0';
    if (paths_show(app->toast.about, &err))
        toast_hide(&app->toast);
    else
        toast_refuse(&app->toast, err.message);
}

/* --- opening one --------------------------------------------------------- */

void file_open(struct app *app, struct act act)
{
    (void)act;
    toast_hide(&app->toast);
    app->screen.help = false;
    print_form_close(&app->print);
    app->screen.ui.focus = 0;
    open_form_show(&app->open, &app->runs);
}

void file_open_row(struct app *app, struct act act)
{
    struct text path;

    text_init(&path);
    if (open_form_choose(&app->open, (int)act.b, &path))
        app_open_chosen(app, path.at);
    text_free(&path);
}

void file_open_place(struct app *app, struct act act)
{
    open_form_go(&app->open, &app->runs, (enum open_place)act.a);
}

void file_open_above(struct app *app, struct act act)
{
    struct text none;

    (void)act;
    text_init(&none);
    open_form_press(&app->open, OPEN_ABOVE, &none);
    text_free(&none);
}

void file_open_rows(struct app *app, struct act act)
{
    open_form_scroll(&app->open, (int)act.b);
}

void file_open_to(struct app *app, struct act act)
{
    long row = act.a > 0 ? (act.b + act.a / 2) / act.a : 0;

    open_form_scroll(&app->open, (int)row - app->open.top);
}

/* --- making one ---------------------------------------------------------- */

/* What was being done rests while a file is made. */
static void begin(struct app *app, bool begun, struct error *err)
{
    toast_hide(&app->toast);
    app->screen.help = app->screen.help && !begun;
    app->screen.ui.pointer.held = 0;
    if (begun)
        return;
    paths_brief(err);
    toast_refuse(&app->toast, err->message);
}

void file_copy_picture(struct app *app, struct act act)
{
    struct error err;
    bool begun = savepic_copy(&app->making, &app->clipboard, &app->runs,
                              app->screen.fonts, &err);

    (void)act;
    begin(app, begun, &err);
}

/* Words are written at once, a picture may take long. */
void file_copy_as(struct app *app, struct act act)
{
    const struct format *format = &formats[act.a];
    struct error err;

    if (format_is_still(format))
        begin(app,
              savepic_copy_text(&app->making, &app->runs, app->screen.fonts,
                                format, &err),
              &err);
    else
        run_copy_as(&app->runs, &app->toast, act);
}

static bool begin_saving(struct app *app, const struct format *format,
                         struct error *err)
{
    return format->kind == FORMAT_KIND_FILM
               ? savefilm_begin(&app->making, &app->runs, format, err)
               : savepic_begin(&app->making, &app->runs, app->screen.fonts,
                               format, err);
}

void file_save(struct app *app, struct act act)
{
    struct error err;
    bool begun = begin_saving(app, &formats[act.a], &err);

    begin(app, begun, &err);
}

void file_save_as(struct app *app, struct act act)
{
    struct text path;
    struct error err;
    const struct format *format;
    bool begun;

    (void)act;
    text_init(&path);
    format = savepic_called(&app->runs, app->edit.text, &path, &err);
    begun = format != NULL && begin_saving(app, format, &err);
    if (begun)
        making_call(&app->making, path.at);
    begin(app, begun, &err);
    text_free(&path);
}

static void print_pages(struct app *app)
{
    bool worksheet = app->print.worksheet;
    struct error err;

    if (app->print.preview.failed)
        return; /* the form says why */
    print_form_close(&app->print);
    begin(app,
          savesheet_begin(&app->making, &app->runs, app->screen.fonts,
                          worksheet, &err),
          &err);
}

/* b: 1 for a sheet, 2 for a worksheet. The key that opens the form saves, too:
 * pressed twice it prints as last time. */
void file_open_print(struct app *app, struct act act)
{
    bool worksheet = act.b == 2;

    toast_hide(&app->toast);
    app->screen.help = false;
    if (app->print.open && app->print.worksheet == worksheet) {
        print_pages(app);
    } else if (print_possible(app->runs.ss, worksheet)) {
        print_form_open(&app->print, worksheet);
        app->screen.ui.focus = ID_PRINT_SAVE; /* Enter saves */
    } else {
        toast_refuse(&app->toast, worksheet ? "there is no worksheet of this"
                                            : "there is no sheet of this");
    }
}

void file_set_print(struct app *app, struct act act)
{
    if (act.a == PRINT_ACT_SAVE)
        print_pages(app);
    else
        print_form_do(&app->print, &app->runs, act);
}

void file_set_picture(struct app *app, struct act act)
{
    picmenu_do(&app->runs, &app->edit, &app->toast, act);
}
