/*
 * Sheets from the window. They are made by a thread in a session of their
 * own, so that what is looked at stays as it is.
 */
#include "app/save/save.h"

#include <unistd.h>

#include "app/runs.h"
#include "app/save/making.h"
#include "app/save/print.h"
#include "app/settings.h"
#include "app/ui/toast.h"
#include "base/error.h"
#include "base/file/file.h"
#include "base/text.h"
#include "export/format.h"
#include "export/sheet/sheet.h"
#include "session/session.h"

enum { NUMBER_MAX = 9999 };

/* --- where they go ------------------------------------------------------- */

static bool save(const struct making *m, const struct runs *r,
                 struct toast *toast, struct error *err);

/* By whether it is a worksheet. */
static const struct product products[] = {
    { "Making the sheet", "No sheet was saved", save },
    { "Making the worksheet", "No sheet was saved", save }
};

static bool is_worksheet(const struct making *m)
{
    return m->product == &products[true];
}

/* Page `page` of several: "chequer-queens-worksheet-001-2.png"; 0: the only
 * file. */
static void name_page(const struct making *m, const struct runs *r,
                      const char *folder, int number, int page,
                      struct text *out)
{
    text_addf(out, "%s/", folder);
    savepic_name(r->ss, out);
    text_addf(out, "-%s-%03d", is_worksheet(m) ? "worksheet" : "sheet", number);
    if (page > 0)
        text_addf(out, "-%d", page);
    text_add(out, m->format->ending);
}

static int page_of(const struct making *m, size_t file)
{
    return m->nfiles > 1 ? (int)file + 1 : 0;
}

/* A number that none of the pages has been given yet, or 0. */
static int free_number(const struct making *m, const struct runs *r,
                       const char *folder)
{
    struct text path;
    int number = 0;
    bool taken = true;

    text_init(&path);
    while (taken && number < NUMBER_MAX) {
        number++;
        taken = false;
        for (size_t i = 0; i < m->nfiles; i++) {
            text_clear(&path);
            name_page(m, r, folder, number, page_of(m, i), &path);
            taken = taken || access(path.at, F_OK) == 0;
        }
    }
    text_free(&path);
    return taken ? 0 : number;
}

/* All pages or none; the path of the first is appended. */
static bool write_pages(const struct making *m, const struct runs *r,
                        const char *folder, struct text *path,
                        struct error *err)
{
    int number = free_number(m, r, folder);
    struct batch *batch = batch_create();
    struct text name;
    bool ok = number > 0 ||
              error_set(err, "%s is full of sheets of this run", folder);

    text_init(&name);
    for (size_t i = 0; ok && i < m->nfiles; i++) {
        text_clear(&name);
        name_page(m, r, folder, number, page_of(m, i), &name);
        ok = batch_add(batch, name.at, m->files[i].at, m->files[i].len, err);
        if (i == 0)
            text_add(path, name.at);
    }
    ok = ok && batch_publish(batch, err);
    text_free(&name);
    batch_destroy(batch);
    return ok;
}

static bool save(const struct making *m, const struct runs *r,
                 struct toast *toast, struct error *err)
{
    struct text folder, path;
    bool ok;

    text_init(&folder);
    text_init(&path);
    ok = savepic_folder(r, &folder, err) &&
         write_pages(m, r, folder.at, &path, err);
    if (ok)
        savepic_tell(toast, path.at,
                     m->nfiles > 1 ? " and the pages after it" : "");
    text_free(&path);
    text_free(&folder);
    return ok;
}

/* --- its beginning ------------------------------------------------------- */

/* Drawing and packing a page takes long: a thread does it. */
struct task savesheet_task(const struct runs *r, struct session *ss,
                           struct sheet_job job, const struct export_job *as)
{
    job.style = savepic_style(r);
    job.style.width_px = job.style.square_px = 0;
    job.bound = as->format->pages != NULL;
    return task_behind(sheet_make(ss, &job, as));
}

bool savesheet_begin(struct making *m, const struct runs *r,
                     struct fonts *fonts, bool worksheet, struct error *err)
{
    const struct print *print = &r->settings->print;
    struct export_job as = { .format = print_format(print),
                             .font = r->font,
                             .lacking = r->lacking,
                             .seconds = -1 };
    struct session *ss = NULL;
    struct params wish;
    struct text folder;

    if (!print_possible(r->ss, worksheet))
        return error_set(err, "there is no %s of this",
                         worksheet ? "worksheet" : "sheet");
    text_init(&folder);
    if (savepic_folder(r, &folder, err))
        ss = session_open(session_class(r->ss), session_params(r->ss), err);
    text_free(&folder);
    if (ss == NULL)
        return false;
    print_wish(print, r->ss, worksheet, &wish);
    making_begin(
        m, &products[worksheet], as.format, r,
        savesheet_task(
            r, ss, (struct sheet_job){ .wish = &wish, .fonts = fonts }, &as));
    params_free(&wish);
    return true;
}
