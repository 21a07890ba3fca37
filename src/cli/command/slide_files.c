/*
 * Each slide is a film of its own: of the part that it plays, or of the one
 * moment it shows. As a still, what plays is shown at its end.
 */
#include "cli/command/slide_files.h"

#include "base/file/batch.h"
#include "base/error.h"
#include "base/file/numbered.h"
#include "base/text.h"
#include "cli/cli.h"
#include "cli/interrupt.h"
#include "cli/request.h"
#include "cli/say.h"
#include "cli/target.h"
#include "cli/watch.h"
#include "export/film/film.h"
#include "export/format.h"
#include "export/slides/script.h"
#include "session/session.h"

enum { SLICE = 20000 }; /* work between two looks at the clock */

struct work {
    const struct script *script;
    struct request *request;
    struct batch *batch; /* owned */
    struct book *book;   /* owned: all slides in one file; NULL: files */
    struct watch watch;
    size_t at;    /* the slide being made */
    bool refused; /* it cannot be made as it is written */
};

static void say_progress(const void *ctx, struct text *out)
{
    const struct work *w = ctx;

    text_addf(out, "slide %zu of %zu", w->at + 1, w->script->n);
}

static bool take(void *ctx, int number, const struct text *bytes,
                 struct error *err)
{
    struct work *w = ctx;
    const char *output = w->request->output;
    struct text path;
    bool ok;

    (void)number; /* of a frame: there is one file to a slide, or to all */
    if (bytes->len == 0)
        return true;
    text_init(&path);
    if (pattern_has_place(output))
        pattern_fill(output, (int)w->at + 1, &path);
    else
        text_add(&path, output);
    ok = batch_add(w->batch, path.at, bytes->at, bytes->len, err);
    text_free(&path);
    return ok;
}

/* --- a slide ------------------------------------------------------------- */

static bool run_to_end(struct session *ss, struct watch *watch)
{
    session_chase(ss);
    while (session_advance(ss, SLICE, 0))
        if (watch_stop(watch))
            return false;
    return true;
}

/* What of the run is shown; false if there was no time to find out. */
static bool choose_part(struct work *w, const struct slide *slide,
                        struct session *ss, struct cut *cut)
{
    bool film = w->request->job.format->kind == FORMAT_KIND_FILM &&
                slide->plays;
    bool end = slide->at_end || (slide->plays && slide->to_end);

    if (end && !run_to_end(ss, &w->watch))
        return false;
    *cut = (struct cut){ .every = 1, .has_to = true };
    cut->to = end            ? session_count(ss) - 1
              : slide->plays ? slide->to
                             : slide->run.step;
    cut->from = film ? slide->from : cut->to;
    return true;
}

static bool film_slide(struct work *w, struct session *ss,
                       const struct export_job *job, const struct reel *reel,
                       struct error *err)
{
    enum filming state = FILMING_MORE;
    struct film *film;

    w->refused = !film_possible(ss, job, reel, err);
    if (w->refused)
        return false;
    film = film_create(ss, job, reel, take, w);
    while (state == FILMING_MORE && !watch_stop(&w->watch))
        state = film_work(film, SLICE, err);
    w->refused = state == FILMING_FAILED && film_counting(film);
    film_destroy(film);
    return state == FILMING_DONE;
}

static bool make_slide(struct work *w, const struct slide *slide,
                       struct error *err)
{
    struct session *ss = session_open(slide->run.cls, &slide->run.params, err);
    struct export_job job = w->request->job;
    struct reel reel = w->request->reel;
    bool ok;

    w->refused = !ss;
    if (!ss)
        return false;
    job.book = w->book;
    job.style.heading = slide->heading;
    job.style.words = slide->caption;
    if (slide->speed)
        reel.delay = slide->speed > 50 ? 2 : 100 / slide->speed;
    ok = choose_part(w, slide, ss, &reel.cut) &&
         film_slide(w, ss, &job, &reel, err);
    session_close(ss);
    return ok;
}

/* --- all of them --------------------------------------------------------- */

static int give_up(const struct work *w, const struct error *why)
{
    struct error err;

    if (interrupt_signal())
        return CLI_SIGNAL + interrupt_signal();
    if (!w->refused)
        return say_error(why, CLI_NOT_WRITTEN);
    error_set(&err, "slide %zu: %s", w->at + 1, why->message);
    return say_error(&err, CLI_REFUSED);
}

/* A format with pages takes all slides, unless their files are numbered. */
static bool open_book(struct work *w, struct error *err)
{
    const struct export_job *job = &w->request->job;

    if (!job->format->pages || pattern_has_place(w->request->output))
        return true;
    w->book = job->format->pages->open(job, err);
    return !(w->refused = !w->book);
}

static bool close_book(struct work *w, bool ok, struct error *err)
{
    struct text bytes;

    if (!w->book)
        return ok;
    text_init(&bytes);
    ok = w->request->job.format->pages->close(w->book, ok ? &bytes : NULL,
                                              err) &&
         ok && take(w, 1, &bytes, err);
    text_free(&bytes);
    return ok;
}

static int make_all(struct work *w)
{
    struct error err;
    bool ok = open_book(w, &err);

    interrupt_watch();
    watch_begin(&w->watch, say_progress, w, 0, w->request->quiet);
    for (w->at = 0; ok && w->at < w->script->n; w->at += ok)
        ok = make_slide(w, &w->script->slides[w->at], &err);
    ok = close_book(w, ok, &err);
    watch_end(&w->watch);
    if (!ok || interrupt_signal())
        return give_up(w, &err);
    if (!batch_publish(w->batch, &err))
        return say_error(&err, CLI_NOT_WRITTEN);
    return CLI_DONE;
}

int slide_files(const struct script *script, struct request *r)
{
    struct work w = { .script = script, .request = r };
    struct error err;
    int code;

    if (!target_reachable(r->output, &err))
        return say_error(&err, CLI_NOT_WRITTEN);
    w.batch = batch_create();
    code = make_all(&w);
    batch_destroy(w.batch);
    return code;
}
