/*
 * A run told in words, a line for each step, as it is found: who listens need
 * not wait for its end. Of an album each page is told, once it is known how
 * many there are, or only the one that was named.
 */
#include "cli/command/command.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "base/error.h"
#include "base/task.h"
#include "base/text.h"
#include "cli/delivery.h"
#include "cli/effect.h"
#include "cli/end.h"
#include "cli/request.h"
#include "cli/watch.h"
#include "export/film/film.h"
#include "puzzle/album.h"
#include "puzzle/plan.h"
#include "session/session.h"

enum { SLICE = 2000 }; /* work, or lines, between two looks at the clock */

struct work {
    struct frames frames;
    const struct request *request;
    uint64_t next; /* the step to be told */
    size_t page;   /* and of an album, of its pages */
    bool shown;    /* what is told are the pages, or the end; steps only if
                      they were asked for */
    bool late;     /* there was no time for the rest of the run */
};

static void tell_line(struct session *ss, struct text *out)
{
    text_addf(out, "%s\n", session_tell(ss));
}

/* Those that are there, as far as they were asked for; the last one when it is
 * known to be that. */
static void tell_moments(struct work *w, bool all, struct text *out)
{
    struct session *ss = w->frames.ss;
    const struct part *part = &w->frames.part;
    uint64_t every = part->every ? part->every : 1;
    uint64_t last = session_count(ss) - 1;

    if (all)
        last = part->to;
    for (; w->next < last; w->next += every) {
        session_seek(ss, (size_t)w->next);
        tell_line(ss, out);
    }
    if (!all)
        return;
    session_seek(ss, (size_t)last);
    tell_line(ss, out);
}

static bool is_part_named(const struct request *r)
{
    for (int key = FILM_FROM; key <= FILM_EVERY; key++)
        if (r->said.given[OPTION_FILM + key])
            return true;
    return false;
}

/* By its number, by chance, or as a page that would not be the first. */
static bool is_page_named(const struct work *w, int control)
{
    const struct request *r = w->request;
    const char *usual = r->cls->controls[control].initial;

    return r->said.given[control] ||
           (r->said.given[COMMON_RANDOM] &&
            effect_random(r, UINT32_C(1) << control)) ||
           session_params(w->frames.ss)->at[control].number !=
               strtol(usual, NULL, 10);
}

/* A page that was named is what is asked for, unless a part of the album is. */
static void choose_page(struct work *w)
{
    struct session *ss = w->frames.ss;
    struct part *part = &w->frames.part;
    struct pages pages;

    if (!session_pages(ss, &pages) || is_part_named(w->request) ||
        !is_page_named(w, pages.control))
        return;
    part->from = part->to = (uint64_t)session_page(ss);
    w->frames.n = 1;
}

/* A slice of the pages. */
static enum task_state tell_pages(struct work *w, struct text *out)
{
    size_t until = w->page + SLICE;

    for (; w->page < until && w->page < w->frames.n; w->page++) {
        frames_show(&w->frames, w->page, SLICE);
        tell_line(w->frames.ss, out);
    }
    return w->page == w->frames.n ? TASK_DONE : TASK_MORE;
}

/* What is only shown may still be changed while the run goes on, and its
 * steps with it. */
static bool is_unsettled(const struct work *w)
{
    struct session *ss = w->frames.ss;
    struct pages pages;

    if (!w->shown || w->frames.n || session_pages(ss, &pages))
        return false;
    session_chase(ss);
    return session_advance(ss, SLICE, 0);
}

static enum task_state step(struct work *w, struct text *out, struct error *err)
{
    enum task_state counted = TASK_DONE;

    if (is_unsettled(w))
        return TASK_MORE;
    if (w->frames.n == 0)
        counted = frames_count(&w->frames, SLICE, err);
    if (counted == TASK_FAILED)
        return TASK_REFUSED;
    if (w->frames.pages && w->page == 0)
        choose_page(w);
    if (w->frames.pages)
        return tell_pages(w, out);
    if (w->shown && counted == TASK_DONE && !is_part_named(w->request))
        w->next = w->frames.part.to;
    if (!w->shown || counted == TASK_DONE)
        tell_moments(w, counted == TASK_DONE, out);
    return counted;
}

static void tell(const struct work *w, struct text *out)
{
    text_add_grouped(out, session_work(w->frames.ss));
    text_add(out, " nodes");
}

static const struct task_kind told_kind = { .step = step, .tell = tell };

/* Of an album that was stopped, the pages there are. */
static int tell_all(struct work *w, const struct request *r,
                    struct delivery *to, struct error *err)
{
    struct task task = { &told_kind, w };
    struct watch watch;
    int code;

    watch_begin(&watch, r->limit.seconds, r->quiet);
    watch.progress = watch.progress && !to->flows; /* lines tell it as well */
    code = watch_task(&watch, &task, to, err);
    if (code == CLI_LIMIT) {
        w->late = w->frames.n == 0;
        watch.limit = 0;
        code = w->frames.n || frames_settle(&w->frames, err)
                   ? watch_task(&watch, &task, to, err)
                   : CLI_REFUSED;
    }
    watch_end(&watch);
    return code;
}

static int tell_and_end(struct work *w, struct request *r, struct delivery *to)
{
    struct text limit;
    struct error err;
    int code = tell_all(w, r, to, &err);

    text_init(&limit);
    end_limit(&limit, w->frames.ss, r, w->late);
    if (code == CLI_DONE && *limit.at) {
        error_set(&err, "%s", limit.at);
        code = end_delivery(to, &err, CLI_LIMIT);
    } else if (code == CLI_DONE) {
        code = end_run(w->frames.ss, &r->job, to);
    } else {
        code = end_task(code, &err);
    }
    text_free(&limit);
    return code;
}

int told(struct session *ss, struct request *r)
{
    struct work w = { .request = r, .next = r->film.part.from };
    struct delivery to;
    struct error err;
    int code;

    frames_init(&w.frames, ss, &r->film.part, SIZE_MAX);
    if (!frames_possible(&w.frames, &err))
        return end_error(&err, CLI_REFUSED);
    if (!delivery_reachable(r->output, &err))
        return end_error(&err, CLI_NOT_WRITTEN);
    w.shown = session_plan(ss)->manner == MANNER_SHOWN;
    delivery_init(&to, r->output);
    to.flows = strcmp(to.path, "-") == 0;
    code = tell_and_end(&w, r, &to);
    delivery_free(&to);
    return code;
}
