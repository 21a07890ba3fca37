/*
 * Sheets from the window. They are made by a thread in a session of their
 * own, so that what is looked at stays as it is.
 */
#include "app/save/savesheet.h"

#include <stdatomic.h>
#include <stdlib.h>
#include <unistd.h>

#include "app/runs.h"
#include "app/save/making.h"
#include "app/save/paths.h"
#include "app/save/savepic.h"
#include "app/settings.h"
#include "app/ui/toast.h"
#include "base/alloc.h"
#include "base/error.h"
#include "base/file/batch.h"
#include "base/file/file.h"
#include "base/text.h"
#include "export/formats.h"
#include "export/sheet/page.h"
#include "export/sheet/sheet.h"
#include "puzzle/facts.h"
#include "puzzle/plan.h"
#include "puzzle/puzzle.h"
#include "puzzle/trace.h"
#include "render/file/easel.h"
#include "render/font.h"
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

/* --- the work ------------------------------------------------------------ */

/* All that the thread needs. */
struct work {
    bool worksheet;
    struct text folder;
    struct session *ss; /* owned, as all below: goes from run to run */
    struct params here; /* of the run that is looked at */
    struct params wish;
    struct style style;
    struct fonts *fonts;
    struct easel *easel;
    const struct effort *effort;
    struct text *pages; /* bytes of files */
    int npages;
    atomic_int page, of;  /* which is being made; `of` 0: not yet */
    atomic_int done, all; /* boards on it */
};

static bool stopped(void *ctx)
{
    const struct work *w = ctx;

    return making_stopped(w->effort);
}

static void drawn(void *ctx, int done, int all)
{
    struct work *w = ctx;

    atomic_store(&w->done, done);
    atomic_store(&w->all, all);
}

/* The page of a sheet with the board that is looked at; all of a worksheet. */
static bool make_pages(struct work *w, struct sheet *sheet, struct error *err)
{
    struct export_job job = { .format = page_format,
                              .easel = w->easel,
                              .seconds = -1 };
    int first = w->worksheet ? 1 : sheet_page_of(sheet, &w->here);
    int n = w->worksheet ? sheet_pages(sheet) : 1;
    bool ok = true;

    w->pages = xcalloc((size_t)n, sizeof *w->pages);
    atomic_store(&w->of, n);
    for (int i = 0; ok && i < n && !stopped(w); i++) {
        atomic_store(&w->page, i);
        text_init(&w->pages[w->npages++]);
        ok = sheet_write(sheet, first + i, &job, &w->pages[i], err);
    }
    return ok;
}

static bool make(void *work, const struct effort *e, struct error *err)
{
    struct work *w = work;
    struct sheet_job job = { .wish = &w->wish,
                             .style = w->style,
                             .stop = stopped,
                             .drawn = drawn,
                             .ctx = w };
    struct sheet *sheet;
    bool ok;

    w->effort = e;
    sheet = sheet_open(w->ss, &job, err);
    ok = sheet != NULL && make_pages(w, sheet, err);
    sheet_close(sheet);
    return ok;
}

/* All pages or none; the path of the first is appended. */
static bool write_pages(const struct runs *r, const struct work *w,
                        struct text *path, struct error *err)
{
    int number = free_number(r, w->folder.at, w->worksheet);
    struct batch *batch = batch_create();
    struct text name;
    bool ok = number > 0 ||
              error_set(err, "%s is full of sheets of this run", w->folder.at);

    text_init(&name);
    for (int i = 0; ok && i < w->npages; i++) {
        text_clear(&name);
        name_page(r, w->folder.at, w->worksheet, number,
                  w->worksheet ? i + 1 : 0, &name);
        ok = batch_add(batch, name.at, w->pages[i].at, w->pages[i].len, err);
        if (i == 0)
            text_add(path, name.at);
    }
    ok = ok && batch_publish(batch, err);
    text_free(&name);
    batch_destroy(batch);
    return ok;
}

static bool save(const struct runs *r, void *work, struct toast *toast,
                 struct error *err)
{
    const struct work *w = work;
    struct text path;
    bool ok;

    text_init(&path);
    ok = write_pages(r, w, &path, err);
    if (ok)
        toast_note(toast,
                   w->worksheet ? "Saved %s and its solutions" : "Saved %s",
                   path.at);
    text_free(&path);
    return ok;
}

static float tell(const void *work, struct text *words)
{
    const struct work *w = work;
    int of = atomic_load(&w->of), page = atomic_load(&w->page);
    int all = atomic_load(&w->all), done = atomic_load(&w->done);

    text_addf(words, "Making the %s", w->worksheet ? "worksheet" : "sheet");
    if (of == 0 || all == 0) {
        text_add(words, ": finding the boards");
        return 0;
    }
    if (of > 1)
        text_addf(words, ", page %d of %d", page + 1, of);
    text_addf(words, ": %d of %d boards", done, all);
    return ((float)page + (float)done / (float)all) / (float)of;
}

static void destroy(void *work)
{
    struct work *w = work;

    for (int i = 0; i < w->npages; i++)
        text_free(&w->pages[i]);
    free(w->pages);
    easel_destroy(w->easel);
    fonts_close(w->fonts);
    params_free(&w->wish);
    params_free(&w->here);
    session_close(w->ss);
    text_free(&w->folder);
    free(w);
}

static const struct making_kind sheet_kind = { "No sheet was saved", make, save,
                                               tell, destroy };

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

static struct work *plan(const struct runs *r, struct fonts *fonts,
                         bool worksheet, struct session *ss,
                         const struct text *folder)
{
    struct work *w = xcalloc(1, sizeof *w);

    w->worksheet = worksheet;
    w->ss = ss;
    text_init(&w->folder);
    text_add(&w->folder, folder->at);
    params_copy(&w->here, session_params(r->ss));
    make_wish(r, worksheet, &w->wish);
    w->style = savepic_style(r);
    w->style.width_px = w->style.square_px = 0;
    w->fonts = fonts_twin(fonts);
    w->easel = easel_create(w->fonts);
    return w;
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
    if (!paths_pictures(&folder))
        error_set(err, "there is no home folder to save to: set HOME");
    else if (file_make_folders(folder.at, err))
        ss = session_open(session_class(r->ss), session_params(r->ss), err);
    if (ss != NULL)
        making_begin(m, &sheet_kind, plan(r, fonts, worksheet, ss, &folder));
    text_free(&folder);
    return ss != NULL;
}
