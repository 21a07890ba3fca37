/* A count by parts, or with a file that it goes on from. */
#include "cli/count/count.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/error.h"
#include "base/file/file.h"
#include "base/platform/clock.h"
#include "base/task.h"
#include "cli/count/ledger.h"
#include "cli/delivery.h"
#include "cli/end.h"
#include "cli/request.h"
#include "cli/watch.h"
#include "export/formats.h"
#include "puzzle/ask/question.h"
#include "puzzle/plan.h"
#include "puzzle/puzzle.h"

enum { LEDGER_MAX = 1 << 27 }; /* bytes of a file to go on with */

/* Seconds from one writing of the file to the next: a power cut loses no more
 * than these and the units under way. At first it is written more often: who
 * wants to see whether it is kept need not wait. */
static const double KEPT_FIRST = 0.1, KEPT_EVERY = 10;

struct work {
    const struct request *request;
    struct job *job; /* owned */
    struct ledger ledger;
    double kept;  /* when the file was written last */
    double pause; /* until it is written again */
};

bool count_is_shared(const struct request *r)
{
    return r->question->shared ||
           (r->question->job && count_is_special(&r->count));
}

/* Can what is kept be read again? The answer must not take its place. */
static bool check_file(const char *path, const char *output, struct error *err)
{
    if (strcmp(path, "-") == 0)
        return error_set(err, "--resume keeps a count in a file: want the name "
                              "of one, not '-'");
    return !output || !file_is_same(path, output) ||
           error_set(err,
                     "--resume '%.60s' is where the answer goes, too: want "
                     "another name for one of them",
                     path);
}

bool count_check(const struct request *r, struct error *err)
{
    const struct count_wish *wish = &r->count;

    if (wish->estimate && wish->resume)
        return error_set(err, "--estimate counts nothing that could be "
                              "resumed: want one of them");
    if (wish->resume && !check_file(wish->resume, r->output, err))
        return false;
    return !count_is_special(wish) || r->job.format == &formats[FORMAT_TEXT] ||
           error_set(err, "parts of a count, and what is needed for one, are "
                          "told as text: want -o FILE.txt");
}

/* --- the file to go on with ---------------------------------------------- */

/* For what is in it, or NULL: nothing that could be read. */
static bool refuse_file(const struct work *w, const struct ledger *other,
                        struct error *err)
{
    struct text words;

    text_init(&words);
    if (!other)
        text_add(&words, "is no count that was kept, or is damaged: want the "
                         "name of a new file, or take it away");
    else if (ledger_differs(other, &w->ledger))
        text_add(&words, "was kept by another version, which divides this "
                         "count otherwise: want the name of a new file, or "
                         "that version");
    else
        text_addf(&words,
                  "keeps another count, '%.100s', part %d of %d: want "
                  "the name of a new file, or that question",
                  other->question.at, other->part.number, other->part.of);
    error_set(err, "--resume '%.60s' %s", w->request->count.resume, words.at);
    text_free(&words);
    return false;
}

/* What is recalled must be of this very question, part and division. */
static bool recall(struct work *w, const struct text *bytes, struct error *err)
{
    struct ledger kept;
    bool ok;

    ledger_init(&kept);
    if (!ledger_read_file(&kept, bytes))
        ok = refuse_file(w, NULL, err);
    else if (!ledger_fits(&kept, &w->ledger) ||
             kept.part.number != w->ledger.part.number)
        ok = refuse_file(w, &kept, err);
    else {
        job_recall(w->job, &kept.record);
        ok = true;
    }
    ledger_free(&kept);
    return ok;
}

/* An exit code: of a file that is there, all must be right. */
static int open_file(struct work *w, struct error *err)
{
    const char *path = w->request->count.resume;
    struct text bytes;
    int code = CLI_DONE;

    if (!path)
        return CLI_DONE;
    if (!file_is_there(path))
        return delivery_reachable(path, err) ? CLI_DONE : CLI_NOT_WRITTEN;
    text_init(&bytes);
    if (!file_read(path, LEDGER_MAX, &bytes, err) || !recall(w, &bytes, err))
        code = CLI_REFUSED;
    text_free(&bytes);
    return code;
}

/* True also where there is nothing to be kept yet. */
static bool keep(struct work *w, struct error *err)
{
    struct text bytes;
    bool ok;

    w->kept = clock_now();
    w->pause = fmin(2 * w->pause, KEPT_EVERY);
    job_record_free(&w->ledger.record);
    if (!w->request->count.resume || !job_note(w->job, &w->ledger.record))
        return true;
    text_init(&bytes);
    ledger_add_file(&w->ledger, &bytes);
    ok = file_write(w->request->count.resume, bytes.at, bytes.len, err);
    text_free(&bytes);
    return ok;
}

/* --- the task ------------------------------------------------------------- */

static void tell_result(struct work *w, const struct job_status *status,
                        struct text *out)
{
    if (w->request->count.part.of > 0) {
        job_record_free(&w->ledger.record);
        job_note(w->job, &w->ledger.record);
        ledger_add_line(&w->ledger, out);
    } else {
        wide_format(status->result, false, out);
        text_add(out, "\n");
    }
}

static enum task_state step(struct work *w, struct text *out, struct error *err)
{
    struct job_status status;

    job_poll(w->job, &status);
    if (status.state == JOB_MISFIT) {
        refuse_file(w, NULL, err);
        return TASK_REFUSED;
    }
    if (status.state == JOB_FAILED) {
        job_failed(w->job, err);
        return TASK_REFUSED;
    }
    if (status.state == JOB_DONE || clock_now() - w->kept > w->pause)
        if (!keep(w, err))
            return TASK_FAILED;
    if (status.state == JOB_RUNNING)
        return TASK_WAIT;
    tell_result(w, &status, out);
    return TASK_DONE;
}

static double share(const struct work *w)
{
    struct job_status status;

    job_poll(w->job, &status);
    return status.fraction;
}

static const struct task_kind count_kind = { .step = step,
                                             .share = share,
                                             .even = true };

/* What has been done when it was stopped is kept, too. */
static int run(struct work *w)
{
    const struct request *r = w->request;
    struct task task = { &count_kind, w };
    struct error err, late;
    struct delivery to;
    int code;

    delivery_init(&to, r->output);
    job_begin(w->job, r->count.threads);
    code = watch_all(&task, &to, r->limit.seconds, r->quiet, &err);
    delivery_free(&to);
    if (code == CLI_LIMIT)
        error_set(&err, "stopped at the limit of %g seconds%s",
                  r->limit.seconds,
                  r->count.resume ? ": the same command goes on" : "");
    if ((code == CLI_LIMIT || code >= CLI_SIGNAL) && !keep(w, &late)) {
        err = late;
        code = CLI_NOT_WRITTEN;
    }
    return end_task(code, &err);
}

static int count(struct work *w)
{
    const struct request *r = w->request;
    struct error err;
    int code;

    text_add(&w->ledger.division, job_division(w->job));
    if (r->count.part.of > 0) {
        w->ledger.part = r->count.part;
        job_deal(w->job, r->count.part);
    }
    if (!delivery_reachable(r->output, &err))
        return end_error(&err, CLI_NOT_WRITTEN);
    code = open_file(w, &err);
    return code == CLI_DONE ? run(w) : end_error(&err, code);
}

int count_perform(const struct request *r)
{
    struct work w = { .request = r, .kept = clock_now(), .pause = KEPT_FIRST };
    struct error err;
    struct plan plan;
    int code;

    if (!puzzle_plan(r->cls, &r->params, &plan, &err))
        return end_error(&err, CLI_REFUSED);
    w.job = r->question->job(&r->params, &err);
    if (!w.job)
        return end_error(&err, CLI_REFUSED);
    if (r->count.estimate)
        return count_estimate(r, w.job);
    ledger_init(&w.ledger);
    ledger_ask(&w.ledger, r->cls, &r->params, r->question);
    code = count(&w);
    job_destroy(w.job);
    ledger_free(&w.ledger);
    return code;
}
