/*
 * Each slide is a film of its own: of the part that it plays, or of the one
 * moment it shows. As a still, what plays is shown at its end.
 */

#include <stdlib.h>

#include "base/alloc.h"
#include "base/error.h"
#include "base/text.h"
#include "export/export.h"
#include "export/format.h"
#include "export/film/film.h"
#include "export/slides/show.h"
#include "session/session.h"

enum { SLICE = 20000 }; /* work between two looks at the clock */

struct work {
    const struct show *show;
    struct export_job job; /* for any slide */
    struct film film;
    size_t at;          /* the slide being made */
    struct session *ss; /* owned: its run; NULL: not begun */
    struct task task;   /* owned: its film */
    bool bound;         /* all slides in one file: the job's book */
};

static const struct slide *slide_of(const struct work *w)
{
    return &w->show->slides[w->at];
}

/* What of the run is shown. */
static struct part part_of(const struct work *w)
{
    const struct slide *slide = slide_of(w);
    bool film = w->job.format->kind == FORMAT_KIND_FILM && slide->plays;
    struct part part = { .every = 1, .has_to = true };

    part.to = slide_last(slide, w->ss);
    part.from = film ? slide->from : part.to;
    return part;
}

/* What a film cannot be made of is the fault of the slide's run. */
static enum task_state refuse(const struct work *w, const struct error *why,
                              struct error *err)
{
    error_set(err, "%.120s, line %d: %s", w->show->name, slide_of(w)->run_line,
              why->message);
    return TASK_REFUSED;
}

static enum task_state begin_film(struct work *w, struct error *err)
{
    const struct slide *slide = slide_of(w);
    struct export_job job = w->job;
    struct film film = w->film;
    struct error why;

    film.part = part_of(w);
    job.style.heading = slide->heading;
    job.style.words = slide->caption;
    if (slide->speed)
        film.delay = slide->speed > 50 ? 2 : 100 / slide->speed;
    if (!film_possible(w->ss, &job, &film, &why))
        return refuse(w, &why, err);
    w->task = film_make(w->ss, &job, &film);
    return TASK_MORE;
}

/* The last moment that is shown is found first: all must be there then. */
static enum task_state find_last(struct work *w, struct error *err)
{
    const struct slide *slide = slide_of(w);
    size_t last;

    session_chase(w->ss);
    session_advance(w->ss, SLICE, 0);
    last = slide_last(slide, w->ss);
    if (!slide_to_end(slide) && session_count(w->ss) > last)
        session_seek(w->ss, last);
    if (!slide_is_there(slide, w->ss))
        return TASK_MORE;
    return slide_check(w->show, slide, w->ss, err) ? begin_film(w, err)
                                                   : TASK_REFUSED;
}

static enum task_state begin(struct work *w, struct error *err)
{
    const struct run *run = &slide_of(w)->run;

    if (w->bound && !w->job.book)
        w->job.book = w->job.format->pages->open(&w->job, err);
    if (w->bound && !w->job.book)
        return TASK_REFUSED;
    if (!w->ss)
        w->ss = session_open(run->cls, &run->params, err);
    if (!w->ss)
        return TASK_REFUSED;
    session_limit(w->ss, run->limit);
    return find_last(w, err);
}

/* `out` NULL throws it away. */
static bool close_book(struct work *w, struct text *out, struct error *err)
{
    struct book *book = w->job.book;

    w->job.book = NULL;
    return !book || w->job.format->pages->close(book, out, err);
}

static void end(struct work *w)
{
    task_drop(&w->task);
    session_close(w->ss);
    w->ss = NULL;
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
    if (++w->at < w->show->n)
        return w->bound ? TASK_MORE : TASK_FILE;
    return close_book(w, out, err) ? TASK_DONE : TASK_FAILED;
}

static double share(const struct work *w)
{
    return (double)w->at / (double)w->show->n;
}

static void tell(const struct work *w, struct text *out)
{
    text_addf(out, "slide %zu of %zu", w->at + 1, w->show->n);
}

static void drop(struct work *w)
{
    struct error err;

    end(w);
    close_book(w, NULL, &err);
    free(w);
}

static const struct task_kind slides_kind = {
    .step = step, .share = share, .tell = tell, .drop = drop
};

struct task slides_make(const struct show *show, const struct export_job *job,
                        const struct film *film, bool bound)
{
    struct work *w = xcalloc(1, sizeof *w);

    w->show = show;
    w->job = *job;
    w->film = *film;
    w->bound = bound;
    return (struct task){ &slides_kind, w };
}
