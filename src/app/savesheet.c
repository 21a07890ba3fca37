/*
 * Sheets from the window. They are made in a session of their own, so that
 * what is looked at stays as it is; one that would take long is given up, for
 * the command line has more patience.
 */
#include "app/savesheet.h"

#include <stdlib.h>
#include <time.h>
#include <unistd.h>

#include "app/app_state.h"
#include "app/paths.h"
#include "app/savepic.h"
#include "base/batch.h"
#include "base/error.h"
#include "base/file.h"
#include "export/page.h"
#include "export/sheet.h"
#include "puzzle/facts.h"
#include "puzzle/puzzle.h"
#include "puzzle/trace.h"
#include "session/session.h"

enum {
    BLOCK = 1000,           /* of a longer album, those around the page */
    TASKS = 6,              /* boards of a worksheet, where each is small */
    PATIENCE = 10,          /* seconds of work that a window may stand still */
    NUMBER_MAX = 9999
};

/* --- which boards -------------------------------------------------------- */

/* The series that the settings make sense of, or NULL. */
static const struct series *series_of(const struct session *ss)
{
    const struct puzzle_class *cls = session_class(ss);

    for (const struct series *s = cls->series; s != NULL && s->key; s++)
        if (cls->idle == NULL ||
            !cls->idle(session_params(ss),
                       control_find(cls->controls, s->key)))
            return s;
    return NULL;
}

bool savesheet_possible(const struct session *ss, bool worksheet)
{
    const struct series *s = series_of(ss);

    return s != NULL && (!worksheet || s->task != NULL);
}

/* How many pages the album has, as far as it is known. */
static int count_of(struct session *ss)
{
    const struct fact *total = facts_find(session_facts(ss), "total");
    struct pages p;

    if (session_pages(ss, &p))
        return p.last;
    return total != NULL && total->number < BLOCK ? (int)total->number : 0;
}

/* Of an album all, or the block that the page shown is in. One that is still
 * being filled will be known when the sheet is made. */
static void list_pages(struct session *ss, int page, struct text *out)
{
    int count = count_of(ss), first = (page - 1) / BLOCK * BLOCK + 1;

    if (count <= BLOCK &&
        (count > 0 || session_outcome(ss) == OUTCOME_RUNNING))
        text_add(out, "all");
    else
        text_addf(out, "%d-%d", first,
                  count == 0 || count > first + BLOCK - 1 ? first + BLOCK - 1
                                                          : count);
}

/* From the page shown on; of a tour one, since its board is written on. */
static void list_tasks(struct session *ss, int page, struct text *out)
{
    int count = count_of(ss), last = page + TASKS - 1;

    if (session_position(ss)->npath > 0)
        last = page;
    text_addf(out, "%d-%d", page, count > 0 && last > count ? count : last);
}

void savesheet_list(struct session *ss, bool worksheet, struct text *out)
{
    const struct puzzle_class *cls = session_class(ss);
    const struct params *params = session_params(ss);
    int control = control_find(cls->controls, series_of(ss)->key);

    if (!cls->controls[control].live && worksheet)
        params_format(params, cls->controls, control, out);
    else if (!cls->controls[control].live)
        text_add(out, "all");
    else if (worksheet)
        list_tasks(ss, params->at[control].number, out);
    else
        list_pages(ss, params->at[control].number, out);
}

/* --- where they go ------------------------------------------------------- */

/* Page `i` of `n`: "chequer-queens-worksheet-001-2.png". */
static void name_page(const struct app *app, const char *folder,
                      bool worksheet, int number, int page, struct text *out)
{
    text_addf(out, "%s/", folder);
    savepic_name(app->ss, out);
    text_addf(out, "-%s-%03d", worksheet ? "worksheet" : "sheet", number);
    if (page > 0)
        text_addf(out, "-%d", page);
    text_add(out, export_ending(EXPORT_PNG));
}

/* A number that none of the pages has been given yet, or 0. */
static int free_number(const struct app *app, const char *folder,
                       bool worksheet)
{
    struct text path;
    int number = 0;
    bool taken = true;

    text_init(&path);
    while (taken && number < NUMBER_MAX) {
        number++;
        taken = false;
        for (int page = worksheet ? 1 : 0; page <= (worksheet ? 2 : 0);
             page++) {
            text_clear(&path);
            name_page(app, folder, worksheet, number, page, &path);
            taken = taken || access(path.at, F_OK) == 0;
        }
    }
    text_free(&path);
    return taken ? 0 : number;
}

/* --- the work ------------------------------------------------------------ */

/* By the processor's time, so that the same sheet is always made or always
 * refused, however busy the machine is. */
static bool takes_long(void *ctx)
{
    const clock_t *began = ctx;

    return (clock() - *began) / CLOCKS_PER_SEC >= PATIENCE;
}

/* The page of a sheet with the board that is looked at; all of a worksheet. */
static bool write_pages(struct app *app, struct sheet *sheet, bool worksheet,
                        const char *folder, struct text *path,
                        struct error *err)
{
    struct export_job job = {
        .format = EXPORT_PNG, .font = app->font_path, .seconds = -1
    };
    int number = free_number(app, folder, worksheet);
    int first = worksheet ? 1 : sheet_page_of(sheet, session_params(app->ss));
    int last = worksheet ? sheet_pages(sheet) : first;
    struct batch *batch = batch_create();
    struct text bytes, name;
    bool ok = number > 0 ||
              error_set(err, "%s is full of sheets of this run", folder);

    text_init(&bytes);
    text_init(&name);
    for (int page = first; ok && page <= last; page++) {
        text_clear(&bytes);
        text_clear(&name);
        name_page(app, folder, worksheet, number, worksheet ? page : 0,
                  &name);
        ok = sheet_write(sheet, page, &job, &bytes, err) &&
             batch_add(batch, name.at, bytes.at, bytes.len, err);
        if (page == first)
            text_add(path, name.at);
    }
    ok = ok && batch_publish(batch, err);
    text_free(&bytes);
    text_free(&name);
    batch_destroy(batch);
    return ok;
}

static void make_wish(struct app *app, bool worksheet, struct params *out)
{
    struct error err;
    struct text list;

    params_init(out, sheet_controls);
    text_init(&list);
    savesheet_list(app->ss, worksheet, &list);
    params_set(out, sheet_controls, worksheet ? SHEET_ASK : SHEET_SHOW,
               list.at, &err);
    text_free(&list);
    params_set(out, sheet_controls, SHEET_PAPER,
               paper_names[app->settings.letter ? PAPER_LETTER : PAPER_A4],
               &err);
}

static bool make(struct app *app, bool worksheet, const char *folder,
                 struct text *path, struct error *err)
{
    clock_t began = clock();
    struct params wish;
    struct sheet_job job = {
        .wish = &wish, .style = savepic_style(app), .stop = takes_long,
        .ctx = &began
    };
    struct session *ss = session_open(session_class(app->ss),
                                      session_params(app->ss), err);
    struct sheet *sheet;
    bool ok;

    if (ss == NULL)
        return false;
    job.style.width_px = job.style.square_px = 0;
    make_wish(app, worksheet, &wish);
    sheet = sheet_open(ss, &job, err);
    ok = sheet != NULL &&
         write_pages(app, sheet, worksheet, folder, path, err);
    if (!ok && takes_long(&began))
        error_set(err, "this takes long: make it by the command line, with "
                  "chequer %s --%s", session_class(ss)->name,
                  worksheet ? "worksheet" : "sheet");
    sheet_close(sheet);
    params_free(&wish);
    session_close(ss);
    return ok;
}

bool savesheet_write(struct app *app, bool worksheet, struct text *path,
                     struct error *err)
{
    struct text folder;
    bool ok;

    if (!savesheet_possible(app->ss, worksheet))
        return error_set(err, "there is no %s of this",
                         worksheet ? "worksheet" : "sheet");
    text_init(&folder);
    ok = paths_pictures(&folder) ||
         error_set(err, "there is no home folder to save to: set HOME");
    ok = ok && file_make_folders(folder.at, err) &&
         make(app, worksheet, folder.at, path, err);
    text_free(&folder);
    return ok;
}
