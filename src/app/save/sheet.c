/*
 * Sheets from the window. They are made by a thread in a session of their
 * own, so that what is looked at stays as it is.
 */
#include "app/save/save.h"

#include <unistd.h>

#include "app/runs.h"
#include "app/save/making.h"
#include "app/settings.h"
#include "app/ui/toast.h"
#include "base/error.h"
#include "base/file/file.h"
#include "base/text.h"
#include "export/formats.h"
#include "export/sheet/page.h"
#include "export/sheet/sheet.h"
#include "puzzle/facts.h"
#include "puzzle/plan.h"
#include "puzzle/puzzle.h"
#include "puzzle/trace.h"
#include "session/session.h"

enum {
    BLOCK = 1000, /* of a longer album, those around the page */
    TASKS = 6,    /* boards of a worksheet, where each is small */
    NUMBER_MAX = 9999
};

/* Of the pages. */
static const struct format *const page_format = &formats[FORMAT_PNG];

/* --- which boards -------------------------------------------------------- */

/* The series that the settings make sense of, or NULL. */
static const struct series *series_of(const struct session *ss)
{
    const struct puzzle_class *cls = session_class(ss);

    for (const struct series *s = cls->series; s != NULL && s->key; s++)
        if (plan_offers(session_plan(ss), control_find(cls->controls, s->key)))
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

    if (count <= BLOCK && (count > 0 || session_outcome(ss) == OUTCOME_RUNNING))
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

static bool save(const struct making *m, const struct runs *r,
                 struct toast *toast, struct error *err);

/* By whether it is a worksheet. */
static const struct product products[] = {
    { "Making the sheet", "No sheet was saved", save },
    { "Making the worksheet", "No sheet was saved", save }
};

/* Page `i` of `n`: "chequer-queens-worksheet-001-2.png". */
static void name_page(const struct runs *r, const char *folder, bool worksheet,
                      int number, int page, struct text *out)
{
    text_addf(out, "%s/", folder);
    savepic_name(r->ss, out);
    text_addf(out, "-%s-%03d", worksheet ? "worksheet" : "sheet", number);
    if (page > 0)
        text_addf(out, "-%d", page);
    text_add(out, page_format->ending);
}

/* A number that none of the pages has been given yet, or 0. */
static int free_number(const struct runs *r, const char *folder, bool worksheet)
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
            name_page(r, folder, worksheet, number, page, &path);
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
    bool worksheet = m->product == &products[true];
    int number = free_number(r, folder, worksheet);
    struct batch *batch = batch_create();
    struct text name;
    bool ok = number > 0 ||
              error_set(err, "%s is full of sheets of this run", folder);

    text_init(&name);
    for (size_t i = 0; ok && i < m->nfiles; i++) {
        text_clear(&name);
        name_page(r, folder, worksheet, number, worksheet ? (int)i + 1 : 0,
                  &name);
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
    ok = savepic_folder(&folder, err) &&
         write_pages(m, r, folder.at, &path, err);
    if (ok) {
        toast_note(toast,
                   m->product == &products[true] ? "Saved %s and its solutions"
                                                 : "Saved %s",
                   path.at);
        savepic_offer_folder(toast);
    }
    text_free(&path);
    text_free(&folder);
    return ok;
}

/* --- its beginning ------------------------------------------------------- */

static void make_wish(const struct runs *r, bool worksheet, struct params *out)
{
    struct error err;
    struct text list;

    params_init(out, sheet_controls);
    text_init(&list);
    savesheet_list(r->ss, worksheet, &list);
    params_set(out, sheet_controls, worksheet ? SHEET_ASK : SHEET_SHOW, list.at,
               &err);
    text_free(&list);
    params_set(out, sheet_controls, SHEET_PAPER,
               paper_names[r->settings->letter ? PAPER_LETTER : PAPER_A4],
               &err);
}

/* The page of a sheet with the board that is looked at; all of a worksheet.
 * Drawing and packing a page takes long: a thread does it. */
static struct task task_of(const struct runs *r, struct fonts *fonts,
                           bool worksheet, struct session *ss)
{
    struct params wish;
    struct sheet_job job = { .wish = &wish,
                             .style = savepic_style(r),
                             .here = worksheet ? NULL : session_params(ss),
                             .fonts = fonts };
    struct export_job as = { .format = page_format, .seconds = -1 };
    struct task task;

    make_wish(r, worksheet, &wish);
    job.style.width_px = job.style.square_px = 0;
    task = task_behind(sheet_make(ss, &job, &as));
    params_free(&wish);
    return task;
}

bool savesheet_begin(struct making *m, const struct runs *r,
                     struct fonts *fonts, bool worksheet, struct error *err)
{
    struct session *ss = NULL;
    struct text folder;

    if (!savesheet_possible(r->ss, worksheet))
        return error_set(err, "there is no %s of this",
                         worksheet ? "worksheet" : "sheet");
    text_init(&folder);
    if (savepic_folder(&folder, err))
        ss = session_open(session_class(r->ss), session_params(r->ss), err);
    if (ss != NULL)
        making_begin(m, &products[worksheet], page_format, r,
                     task_of(r, fonts, worksheet, ss));
    text_free(&folder);
    return ss != NULL;
}
