/*
 * Carrying out a request for a sheet. Its pages are files of their own, which
 * appear together when the last one is complete, or one file where the format
 * has pages.
 */
#include "cli/command/sheets.h"

#include <string.h>

#include "base/file/batch.h"
#include "base/error.h"
#include "base/file/file.h"
#include "base/file/numbered.h"
#include "base/text.h"
#include "cli/cli.h"
#include "cli/interrupt.h"
#include "cli/request.h"
#include "cli/say.h"
#include "cli/target.h"
#include "cli/watch.h"
#include "export/formats.h"
#include "export/sheet/sheet.h"
#include "puzzle/puzzle.h"

/* --- what goes with what ------------------------------------------------- */

static bool to_stdout(const struct request *r)
{
    return !r->output || strcmp(r->output, "-") == 0;
}

static bool check_format(const struct request *r, struct error *err)
{
    bool said = r->output || r->has_format;
    struct text names;

    if (format_is_still(r->job.format))
        return true;
    text_init(&names);
    formats_list(&names, said ? FORMAT_TITLES : FORMAT_ENDINGS,
                 format_is_still);
    error_set(err,
              said ? "a sheet is no %s: want a %s"
                   : "a sheet is a picture, not %s: want -o with a name that "
                     "ends in %s",
              r->job.format->name, names.at);
    text_free(&names);
    return false;
}

static bool check_request(const struct request *r, struct error *err)
{
    if (r->question)
        return error_set(err,
                         "--%s is answered as text; a sheet does not go "
                         "with it",
                         r->question->key);
    if (r->has_step)
        return error_set(err, "--step: a sheet shows how runs end");
    if (r->job.style.width_px ||
        (r->job.style.square_px && r->sheet.at[SHEET_PAPER].number))
        return error_set(err,
                         "--%s: on a sheet the paper and --columns "
                         "decide how large boards are; --px goes with "
                         "--paper none",
                         r->job.style.width_px ? "width" : "px");
    if (r->job.style.transparent || strcmp(r->job.style.caption, "off") != 0)
        return error_set(
            err, r->job.style.transparent
                     ? "--transparent: a sheet has a ground"
                     : "--caption: the words of a sheet are its --title");
    if (r->sheet.at[SHEET_REVEAL].number &&
        strcmp(r->sheet.at[SHEET_ASK].text, "none") == 0)
        return error_set(err, "--reveal goes with --worksheet: a sheet shows "
                              "all");
    return check_format(r, err);
}

/* Do all pages go into one file? */
static bool is_bound(const struct request *r)
{
    return r->job.format->pages &&
           (to_stdout(r) || !pattern_has_place(r->output));
}

/* Several files want a name with a place for their number. */
static bool check_name(const struct request *r, int pages, struct error *err)
{
    const char *ending = r->job.format->ending;
    const char *path = to_stdout(r) ? r->cls->name : r->output;
    int stem = (int)strlen(path), len = (int)strlen(ending);

    if (!to_stdout(r) && pattern_has_place(r->output))
        return pattern_check(r->output, err);
    if (pages == 1 || is_bound(r))
        return true;
    if (stem > len && strcmp(path + stem - len, ending) == 0)
        stem -= len;
    return error_set(err,
                     "these are %d pages: want a name with a place for "
                     "their number, such as '%.*s-%%d%s', or one of them "
                     "with --page 1",
                     pages, stem < 80 ? stem : 80, path, ending);
}

static void name_page(const struct request *r, int page, struct text *out)
{
    text_clear(out);
    if (!to_stdout(r) && pattern_has_place(r->output))
        pattern_fill(r->output, page, out);
    else
        text_add(out, to_stdout(r) ? "-" : r->output);
}

static bool check_target(const struct request *r, int page, struct error *err)
{
    struct text path;
    bool ok;

    text_init(&path);
    name_page(r, page, &path);
    ok = target_reachable(path.at, err);
    text_free(&path);
    return ok;
}

/* --- the work ------------------------------------------------------------ */

/* What is being done, for the line of progress. */
struct progress_line {
    int page, pages;
};

static void say_page(const void *ctx, struct text *out)
{
    const struct progress_line *at = ctx;

    if (at->pages)
        text_addf(out, "page %d of %d", at->page, at->pages);
    else
        text_add(out, "counting the boards");
}

/* To a file of the batch, or to standard output. */
static bool put(const struct request *r, int page, const struct text *bytes,
                struct batch *batch, struct error *err)
{
    struct text path;
    bool ok;

    text_init(&path);
    name_page(r, page, &path);
    ok = to_stdout(r) ? file_write("-", bytes->at, bytes->len, err)
                      : batch_add(batch, path.at, bytes->at, bytes->len, err);
    text_free(&path);
    return ok;
}

/* Alone, unless the job has a book. */
static bool write_page(struct sheet *sheet, const struct request *r,
                       const struct export_job *job, int page,
                       struct batch *batch, struct error *err)
{
    struct text bytes;
    bool ok;

    text_init(&bytes);
    ok = sheet_write(sheet, page, job, &bytes, err) &&
         (job->book || put(r, page, &bytes, batch, err));
    text_free(&bytes);
    return ok;
}

/* The book in one file, if the pages before went well. */
static bool write_book(const struct request *r, struct book *book, bool ok,
                       struct batch *batch, struct error *err)
{
    struct text bytes;

    text_init(&bytes);
    ok = r->job.format->pages->close(book, ok ? &bytes : NULL, err) && ok &&
         put(r, 1, &bytes, batch, err);
    text_free(&bytes);
    return ok;
}

/* Between two pages it can be stopped, as within a run. */
static bool goes_on(struct watch *watch, struct error *err)
{
    return !watch_stop(watch) ||
           error_set(err, "stopped before the sheet was complete");
}

static bool write_pages(struct sheet *sheet, const struct request *r,
                        struct progress_line *at, struct watch *watch,
                        struct error *err)
{
    struct batch *batch = batch_create();
    struct export_job job = r->job;
    int first = sheet_first(sheet);
    bool ok = true;

    at->pages = sheet_pages(sheet);
    if (at->pages > 1 && is_bound(r))
        ok = (job.book = job.format->pages->open(&job, err)) != NULL;
    for (int i = 0; ok && i < at->pages; i++) {
        at->page = i + 1;
        ok = goes_on(watch, err) &&
             write_page(sheet, r, &job, first + i, batch, err);
    }
    if (job.book)
        ok = write_book(r, job.book, ok, batch, err);
    ok = ok && goes_on(watch, err) && batch_publish(batch, err);
    batch_destroy(batch);
    return ok;
}

/* What went wrong, from how the last run ended. */
static int failure(const struct session *ss, const struct watch *watch,
                   const struct error *err, int otherwise)
{
    enum outcome outcome = session_outcome(ss);

    if (interrupt_signal())
        return CLI_SIGNAL + interrupt_signal();
    if (watch->late || outcome == OUTCOME_LIMIT)
        return say_error(err, CLI_LIMIT);
    if (outcome == OUTCOME_NONE || outcome == OUTCOME_STUCK)
        return say_error(err, CLI_NO_SOLUTION);
    return say_error(err, otherwise);
}

static int make(struct session *ss, const struct request *r)
{
    struct progress_line at = { 0, 0 };
    struct watch watch;
    struct sheet_job job = { .wish = &r->sheet,
                             .style = r->job.style,
                             .has_theme = r->has_theme,
                             .stop = watch_stop,
                             .ctx = &watch };
    struct sheet *sheet;
    struct error err;
    int code;

    interrupt_watch();
    watch_begin(&watch, say_page, &at, r->limit_seconds, r->quiet);
    sheet = sheet_open(ss, &job, &err);
    if (!sheet)
        code = failure(ss, &watch, &err, CLI_REFUSED);
    else if (!check_name(r, sheet_pages(sheet), &err))
        code = say_error(&err, CLI_REFUSED);
    else if (!check_target(r, sheet_first(sheet), &err))
        code = say_error(&err, CLI_NOT_WRITTEN);
    else if (!write_pages(sheet, r, &at, &watch, &err))
        code = failure(ss, &watch, &err, CLI_NOT_WRITTEN);
    else
        code = sheet_outcome(sheet) == OUTCOME_NONE ||
                       sheet_outcome(sheet) == OUTCOME_STUCK
                   ? CLI_NO_SOLUTION
               : sheet_outcome(sheet) == OUTCOME_LIMIT ? CLI_LIMIT
                                                       : CLI_DONE;
    watch_end(&watch);
    sheet_close(sheet);
    return code;
}

int sheets(const struct request *r)
{
    struct session *ss;
    struct error err;
    int code;

    if (!check_request(r, &err) ||
        !target_suits(r->output, r->job.format, &err))
        return say_error(&err, CLI_REFUSED);
    ss = session_open(r->cls, &r->params, &err);
    if (!ss)
        return say_error(&err, CLI_REFUSED);
    session_limit(ss, r->limit_nodes);
    code = make(ss, r);
    session_close(ss);
    return code;
}
