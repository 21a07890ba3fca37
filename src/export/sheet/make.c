/* A sheet as a task: one page after the other. */
#include <stdlib.h>

#include "base/alloc.h"
#include "base/error.h"
#include "export/export.h"
#include "export/format.h"
#include "export/sheet/parts.h"
#include "render/file/easel.h"
#include "render/font.h"

struct work {
    struct session *ss; /* owned, as all below */
    struct params wish;
    struct fonts *fonts; /* NULL: those of the export */
    struct sheet *sheet;
    struct sheet_job job; /* points to what is above */
    struct export_job as;
    int first, pages; /* to make; `pages` 0: not known yet */
    int made;
    struct scene sc;     /* the page at hand */
    struct task packing; /* of it; of no kind: it is being drawn */
};

static enum task_state find(struct work *w, struct error *err)
{
    enum task_state state = sheet_find(w->sheet, err);
    int pages = sheet_pages(w->sheet);

    if (state != TASK_DONE)
        return state == TASK_FAILED ? TASK_REFUSED : state;
    if (w->job.suits && !w->job.suits(w->job.ctx, pages, err))
        return TASK_REFUSED;
    w->first = sheet_first(w->sheet);
    w->pages = pages;
    if (w->job.bound && w->pages > 1)
        w->as.book = w->as.format->pages->open(&w->as, err);
    return w->job.bound && w->pages > 1 && !w->as.book ? TASK_FAILED
                                                       : TASK_MORE;
}

/* At the end of the last page; `out` NULL throws the book away. */
static bool close_book(struct work *w, struct text *out, struct error *err)
{
    struct book *book = w->as.book;

    w->as.book = NULL;
    return !book || w->as.format->pages->close(book, out, err);
}

/* A board more on the page, or all of them are. */
static enum task_state draw(struct work *w, struct error *err)
{
    int page = w->first + w->made;
    enum task_state state = sheet_draw(w->sheet, page, &w->sc, err);

    if (state != TASK_DONE)
        return state;
    w->packing = sheet_pack(w->sheet, page, &w->sc, &w->as, err);
    return w->packing.kind ? TASK_MORE : TASK_FAILED;
}

static enum task_state step(struct work *w, struct text *out, struct error *err)
{
    enum task_state state;

    if (!w->pages)
        return find(w, err);
    if (!w->packing.kind)
        return draw(w, err);
    state = task_step(&w->packing, out, err);
    if (state != TASK_DONE)
        return state;
    task_drop(&w->packing);
    if (++w->made < w->pages)
        return w->as.book ? TASK_MORE : TASK_FILE;
    return close_book(w, out, err) ? TASK_DONE : TASK_FAILED;
}

static int boards(const struct work *w)
{
    return sheet_boards(w->sheet, w->first + w->made);
}

static int drawn(const struct work *w)
{
    return w->packing.kind ? boards(w) : w->sheet->drawn;
}

/* The share of the page at hand, 0 if that is done at one stroke. */
static double packed(const struct work *w)
{
    return w->packing.kind ? task_share(&w->packing) : 0;
}

/* What is packed in slices takes about as long to pack as to draw. */
static double page_share(const struct work *w)
{
    double share = (double)drawn(w) / boards(w);

    return w->as.format->slices ? (share + packed(w)) / 2 : share;
}

static double share(const struct work *w)
{
    return w->pages ? (w->made + page_share(w)) / w->pages : 0;
}

static void tell(const struct work *w, struct text *out)
{
    if (!w->pages) {
        text_add(out, "finding the boards");
        return;
    }
    if (w->pages > 1)
        text_addf(out, "page %d of %d, ", w->made + 1, w->pages);
    text_addf(out, "%d of %d boards", drawn(w), boards(w));
    if (packed(w) > 0)
        text_addf(out, ", %.0f %% packed", 100 * packed(w));
}

static void drop(struct work *w)
{
    struct error err;

    task_drop(&w->packing);
    close_book(w, NULL, &err);
    sheet_close(w->sheet);
    if (w->fonts) {
        easel_destroy(w->as.easel);
        fonts_close(w->fonts);
    }
    params_free(&w->wish);
    scene_free(&w->sc);
    session_close(w->ss);
    free(w);
}

static const struct task_kind sheet_kind = {
    .step = step, .share = share, .tell = tell, .drop = drop
};

struct task sheet_make(struct session *ss, const struct sheet_job *job,
                       const struct export_job *as)
{
    struct work *w = xcalloc(1, sizeof *w);

    w->ss = ss;
    w->job = *job;
    w->as = *as;
    params_copy(&w->wish, job->wish);
    w->job.wish = &w->wish;
    w->sheet = sheet_open(ss, &w->job);
    if (job->fonts) {
        w->fonts = fonts_twin(job->fonts);
        w->as.easel = easel_create(w->fonts);
    }
    scene_init(&w->sc);
    return (struct task){ &sheet_kind, w };
}

enum outcome sheet_outcome(const struct task *sheet)
{
    return sheet->work->sheet->worst;
}
