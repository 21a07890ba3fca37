/*
 * Carrying out a request. Whatever can be refused is refused before the run;
 * after it, only the writing can fail.
 */
#include "cli/command/command.h"

#include <inttypes.h>
#include <string.h>

#include "base/error.h"
#include "base/file/file.h"
#include "base/task.h"
#include "base/text.h"
#include "cli/count/count.h"
#include "cli/delivery.h"
#include "cli/end.h"
#include "base/platform/clock.h"
#include "base/platform/interrupt.h"
#include "cli/request.h"
#include "cli/watch.h"
#include "export/answer/answer.h"
#include "export/formats.h"
#include "export/picture.h"
#include "puzzle/ask/question.h"
#include "puzzle/plan.h"
#include "puzzle/puzzle.h"

/* --- a question ---------------------------------------------------------- */

/* Answered in pieces. On standard output each goes out as it comes; a file has
 * its name when the answer is complete. */
static int answer(const struct request *r, struct task *task)
{
    struct delivery to;
    struct error err;
    int code;

    delivery_init(&to, r->output);
    to.flows = strcmp(to.path, "-") == 0;
    to.grows = file_is_replaced(to.path);
    code = watch_all(task, &to, r->limit.seconds, r->quiet, &err);
    if (code == CLI_LIMIT && to.flows) {
        answer_cut(task, &to.bytes);
        if (!delivery_take(&to, TASK_DONE, &err))
            code = CLI_NOT_WRITTEN;
    }
    delivery_free(&to);
    if (code == CLI_LIMIT)
        error_set(&err,
                  "stopped at the limit of %g second%s: the answer is not "
                  "complete",
                  r->limit.seconds, r->limit.seconds == 1 ? "" : "s");
    return end_task(code, &err);
}

static int ask(const struct request *r)
{
    struct asked asked = { r->cls, &r->params, r->question };
    struct task task = { .kind = &r->question->task };
    struct plan plan;
    struct error err;
    int code;

    if (!puzzle_plan(r->cls, &r->params, &plan, &err))
        return end_error(&err, CLI_REFUSED);
    if (!delivery_reachable(r->output, &err))
        return end_error(&err, CLI_NOT_WRITTEN);
    task.work = r->question->ask(&r->params, r->count.threads, &err);
    if (!task.work)
        return end_error(&err, CLI_REFUSED);
    task = answer_make(task, r->job.format, &asked);
    code = answer(r, &task);
    task_drop(&task);
    return code;
}

/* --- the run ------------------------------------------------------------ */

enum { SLICE = 20000 }; /* work between two looks at the clock */

struct work {
    struct session *ss;
    const struct request *request;
};

/* Until the moment asked for exists, with all before it remembered, and it is
 * known whether the run goes on from there. */
static bool run_to_step(struct session *ss, uint64_t step)
{
    session_chase(ss);
    return session_count(ss) - 1 <= step && session_advance(ss, SLICE, 0);
}

static enum task_state step(struct work *w, struct text *out, struct error *err)
{
    const struct request *r = w->request;
    bool more = r->said.step ? run_to_step(w->ss, r->step)
                             : session_run_on(w->ss);

    (void)out, (void)err;
    return more ? TASK_MORE : TASK_DONE;
}

static void tell(const struct work *w, struct text *out)
{
    text_add_grouped(out, session_work(w->ss));
    text_add(out, " nodes");
}

static const struct task_kind run_kind = { .step = step, .tell = tell };

/* Returns an exit code, as watch_task does. */
static int run(struct session *ss, struct request *r, struct delivery *to)
{
    struct work work = { ss, r };
    struct task task = { &run_kind, &work };
    struct watch watch;
    struct error err;
    int code;

    watch_begin(&watch, r->limit.seconds, r->quiet);
    code = watch_task(&watch, &task, to, &err);
    r->job.seconds = watch_end(&watch);
    if (r->timeless)
        r->job.seconds = -1;
    return code;
}

/* --- the output --------------------------------------------------------- */

/* A large one takes a while. */
static int make_picture(struct session *ss, const struct request *r,
                        struct delivery *to, struct error *err)
{
    struct task picture;
    int code;

    if (end_missing(ss, err))
        return CLI_NO_SOLUTION;
    picture = picture_make(ss, &r->job, NULL, err);
    if (!picture.kind)
        return CLI_NOT_WRITTEN;
    code = watch_alone(&picture, to, 0, r->quiet, err);
    task_drop(&picture);
    return code;
}

static int make_words(struct session *ss, const struct request *r,
                      struct delivery *to, struct error *err)
{
    if (!export_write(ss, &r->job, &to->bytes, err))
        return CLI_NOT_WRITTEN;
    if (interrupt_signal())
        return CLI_SIGNAL + interrupt_signal();
    return CLI_DONE;
}

static int write_output(struct session *ss, const struct request *r,
                        struct delivery *to)
{
    struct error err;
    int code = format_is_still(r->job.format) ? make_picture(ss, r, to, &err)
                                              : make_words(ss, r, to, &err);

    return code == CLI_DONE ? end_run(ss, &r->job, to) : end_task(code, &err);
}

/* The step asked for does not exist: the run is over, or was stopped. */
static int miss_step(const struct session *ss, const struct request *r,
                     const char *limit)
{
    struct error err;
    uint64_t last = session_count(ss) - 1;

    if (!*limit) {
        error_set(&err,
                  "--step '%" PRIu64 "': want 0 to %" PRIu64
                  ", the steps of this run",
                  r->step, last);
        return end_error(&err, CLI_REFUSED);
    }
    error_set(&err, "step %" PRIu64 " was not reached, only %" PRIu64 ". %s",
              r->step, last, limit);
    return end_error(&err, CLI_LIMIT);
}

/* What follows from the settings is there before the run. */
static int write_at_once(struct session *ss, const struct request *r)
{
    struct delivery to;
    int code;

    delivery_init(&to, r->output);
    code = write_output(ss, r, &to);
    delivery_free(&to);
    return code;
}

static int run_and_write(struct session *ss, struct request *r)
{
    struct delivery to;
    struct text limit;
    int code;

    text_init(&limit);
    delivery_init(&to, r->output);
    code = run(ss, r, &to);
    end_limit(&limit, ss, r, code == CLI_LIMIT);
    if (*limit.at)
        r->job.stopped = limit.at;
    if (code < CLI_SIGNAL && r->said.step && session_count(ss) <= r->step) {
        code = miss_step(ss, r, limit.at);
    } else if (code < CLI_SIGNAL) {
        if (r->said.step)
            session_seek(ss, r->step);
        code = write_output(ss, r, &to);
    }
    r->job.stopped = NULL;
    delivery_free(&to);
    text_free(&limit);
    return code;
}

/* Numbers are told with their times; a picture shows them where the settings
 * ask for it, and else is the same each time. */
static void lend_clock(struct session *ss, const struct request *r)
{
    if (!r->timeless &&
        (!format_shows(r->job.format) || session_plan(ss)->timed))
        session_lend_clock(ss, (struct lent_clock){ .now = clock_now });
}

int perform(struct request *r, window_opener *open)
{
    struct session *ss;
    struct error err;
    int code;

    if (r->window.run && !r->output && !r->said.format)
        return open(&r->window);
    if (sheet_wanted(&r->sheet))
        return sheets(r);
    if (r->question)
        return count_is_special(&r->count) ? count_perform(r) : ask(r);
    if (!delivery_suits(r->output, r->job.format, &err))
        return end_error(&err, CLI_REFUSED);
    ss = session_open(r->cls, &r->params, &err);
    if (!ss)
        return end_error(&err, CLI_REFUSED);
    session_set_look(ss, &r->job.style.look);
    session_limit(ss, r->limit.nodes);
    lend_clock(ss, r);
    if (request_is_film(r))
        code = films(ss, r);
    else if (request_is_told(r))
        code = told(ss, r);
    else if (!export_possible(ss, &r->job, &err))
        code = end_error(&err, CLI_REFUSED);
    else if (!delivery_reachable(r->output, &err))
        code = end_error(&err, CLI_NOT_WRITTEN);
    else if (r->job.format->runless)
        code = write_at_once(ss, r);
    else
        code = run_and_write(ss, r);
    session_close(ss);
    return code;
}
