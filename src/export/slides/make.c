/*
 * Each slide is a film of its own: of the part that it plays, or of the one
 * moment it shows. As a still, what plays is shown at its end.
 */
#include "export/slides/make.h"

#include <stdlib.h>

#include "base/alloc.h"
#include "base/error.h"
#include "base/text.h"
#include "export/export.h"
#include "export/format.h"
#include "export/film/film.h"
#include "session/session.h"

enum { SLICE = 20000 }; /* work between two looks at the clock */

struct work {
    struct export_job job; /* for any slide */
    struct film film;
    struct slide_page page; /* the slide being made, and its runs: owned */
    struct session *blank;  /* owned: stands in for the run of words alone */
    int opened;             /* of its runs */
    struct task task;       /* owned: its film */
    bool bound;             /* all slides in one file: the job's book */
};

static const struct slide *slide_of(const struct work *w)
{
    return &w->page.show->slides[w->page.at];
}

/* --- the film of one slide -------------------------------------------------
 */

/* What a film cannot be made of is the fault of the slide's first run. */
static enum task_state refuse(const struct work *w, const struct error *why,
                              struct error *err)
{
    const struct slide *slide = slide_of(w);

    error_set(err, "%.120s, line %d: %s", w->page.show->name,
              slide->n ? slide->runs[0].run_line : slide->line, why->message);
    return TASK_REFUSED;
}

/* From where to where each run is shown; the longest goes ahead. */
static void find_parts(struct work *w)
{
    bool moves = w->job.format->kind == FORMAT_KIND_FILM;
    struct slide_page *page = &w->page;
    size_t longest = 0;

    page->lead = 0;
    for (int i = 0; i < slide_of(w)->n; i++) {
        const struct exhibit *x = &slide_of(w)->runs[i];

        page->last[i] = exhibit_last(x, page->runs[i]);
        page->from[i] = moves && x->plays ? x->from : page->last[i];
        if (page->last[i] - page->from[i] > longest) {
            longest = page->last[i] - page->from[i];
            page->lead = i;
        }
    }
}

/* 1/100 s from step to step. */
static int delay_of(const struct work *w)
{
    int speed = slide_of(w)->runs[w->page.lead].speed;

    if (!slide_of(w)->n || !speed)
        return w->film.delay;
    return speed > 50 ? 2 : 100 / speed;
}

static enum task_state begin_film(struct work *w, struct error *err)
{
    struct slide_page *page = &w->page;
    struct session *ss = slide_of(w)->n ? page->runs[page->lead] : w->blank;
    struct export_job job = w->job;
    struct film film = w->film;
    struct error why;

    film.delay = delay_of(w);
    film.part = (struct part){ .every = 1, .has_to = true };
    if (slide_of(w)->n) {
        film.part.from = page->from[page->lead];
        film.part.to = page->last[page->lead];
    }
    job.style.page = page;
    if (!film_possible(ss, &job, &film, &why))
        return refuse(w, &why, err);
    w->task = film_make(ss, &job, &film);
    return TASK_MORE;
}

/* --- its runs --------------------------------------------------------------
 */

/* All are taken to the last moment that is shown: all must be there then. */
static enum task_state find_last(struct work *w, struct error *err)
{
    const struct slide *slide = slide_of(w);
    bool there = true;

    for (int i = 0; i < slide->n; i++)
        there = (exhibit_is_there(&slide->runs[i], w->page.runs[i]) ||
                 exhibit_seek(&slide->runs[i], w->page.runs[i], SLICE)) &&
                there;
    if (!there)
        return TASK_MORE;
    if (!slide_check(w->page.show, slide, w->page.runs, err))
        return TASK_REFUSED;
    find_parts(w);
    return begin_film(w, err);
}

static bool open_runs(struct work *w, struct error *err)
{
    const struct slide *slide = slide_of(w);

    for (; w->opened < slide->n; w->opened++) {
        const struct run *run = &slide->runs[w->opened].run;
        struct session *ss = session_open(run->cls, &run->params, err);

        if (!ss)
            return false;
        session_limit(ss, run->limit);
        w->page.runs[w->opened] = ss;
    }
    return true;
}

static enum task_state begin(struct work *w, struct error *err)
{
    if (w->bound && !w->job.book)
        w->job.book = w->job.format->pages->open(&w->job, err);
    if (w->bound && !w->job.book)
        return TASK_REFUSED;
    return open_runs(w, err) ? find_last(w, err) : TASK_REFUSED;
}

static void end(struct work *w)
{
    task_drop(&w->task);
    while (w->opened > 0)
        session_close(w->page.runs[--w->opened]);
}

/* --- all of them -----------------------------------------------------------
 */

/* `out` NULL throws it away. */
static bool close_book(struct work *w, struct text *out, struct error *err)
{
    struct book *book = w->job.book;

    w->job.book = NULL;
    return !book || w->job.format->pages->close(book, out, err);
}

static enum task_state step(struct work *w, struct text *out, struct error *err)
{
    struct error why;
    enum task_state state = w->task.kind ? task_step(&w->task, out, &why)
                                         : begin(w, err);

    if (w->task.kind && state == TASK_REFUSED)
        return refuse(w, &why, err);
    if (w->task.kind && state == TASK_FAILED)
        *err = why;
    if (state != TASK_DONE)
        return state;
    end(w);
    if (++w->page.at < w->page.show->n)
        return w->bound ? TASK_MORE : TASK_FILE;
    return close_book(w, out, err) ? TASK_DONE : TASK_FAILED;
}

static double share(const struct work *w)
{
    return (double)w->page.at / (double)w->page.show->n;
}

static void tell(const struct work *w, struct text *out)
{
    text_addf(out, "slide %zu of %zu", w->page.at + 1, w->page.show->n);
}

static void drop(struct work *w)
{
    struct error err;

    end(w);
    session_close(w->blank);
    close_book(w, NULL, &err);
    free(w);
}

static const struct task_kind slides_kind = {
    .step = step, .share = share, .tell = tell, .drop = drop
};

struct task slides_make(const struct show *show, const struct export_job *job,
                        const struct film *film, enum aspect aspect, bool bound)
{
    struct work *w = xcalloc(1, sizeof *w);

    w->page = (struct slide_page){ .show = show, .aspect = aspect };
    w->blank = show_blank(show);
    w->job = *job;
    w->film = *film;
    w->bound = bound;
    return (struct task){ &slides_kind, w };
}
