/*
 * Carrying out a request for a sheet. Its pages are files of their own, which
 * appear together when the last one is complete, or one file where the format
 * has pages.
 */
#include "cli/command/command.h"

#include <string.h>

#include "base/error.h"
#include "base/file/file.h"
#include "base/text.h"
#include "cli/delivery.h"
#include "cli/end.h"
#include "cli/request.h"
#include "cli/watch.h"
#include "export/formats.h"
#include "export/sheet/sheet.h"
#include "puzzle/ask/question.h"
#include "puzzle/puzzle.h"

/* --- what goes with what ------------------------------------------------- */

static bool to_stdout(const struct request *r)
{
    return !r->output || strcmp(r->output, "-") == 0;
}

static bool check_format(const struct request *r, struct error *err)
{
    bool said = r->output || r->said.format;
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
    if (r->said.step)
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
    if (r->sheet.at[SHEET_REVEAL].number && !sheet_asks(&r->sheet, SHEET_ASK))
        return error_set(err, "--reveal goes with --worksheet: a sheet shows "
                              "all");
    return check_format(r, err);
}

/* Several files want a name with a place for their number. */
static bool check_name(const struct request *r, int pages, struct error *err)
{
    const char *ending = r->job.format->ending;
    const char *path = to_stdout(r) ? r->cls->name : r->output;
    int stem = (int)strlen(path);

    if (request_is_numbered(r))
        return pattern_check(r->output, err);
    if (pages == 1 || request_is_bound(r))
        return true;
    if (format_by_ending(path) == r->job.format) {
        stem -= (int)strlen(ending);
        ending = path + stem;
    }
    return error_set(err,
                     "these are %d pages: want a name with a place for "
                     "their number, such as '%.*s-%%d%s', or one of them "
                     "with --page 1",
                     pages, stem < 80 ? stem : 80, path, ending);
}

/* --- the work ------------------------------------------------------------ */

struct naming {
    const struct request *request;
    bool refused; /* the name does not suit the pages */
};

static bool suits(void *ctx, int pages, struct error *err)
{
    struct naming *n = ctx;

    n->refused = !check_name(n->request, pages, err);
    return !n->refused;
}

/* What went wrong, from how the last run ended. */
static int fail(int code, const struct session *ss, struct error *err)
{
    enum outcome outcome = session_outcome(ss);

    if (code == CLI_LIMIT)
        error_set(err, "stopped before the sheet was complete");
    else if (code < CLI_SIGNAL && outcome == OUTCOME_LIMIT)
        code = CLI_LIMIT;
    else if (code < CLI_SIGNAL &&
             (outcome == OUTCOME_NONE || outcome == OUTCOME_STUCK))
        code = CLI_NO_SOLUTION;
    return end_task(code, err);
}

/* All pages are there; is all that was wished for on them? */
static int finish(enum outcome worst)
{
    int code = end_code(worst);
    struct error err;

    if (code == CLI_DONE)
        return code;
    error_set(&err, code == CLI_LIMIT
                        ? "not every board of the sheet is finished: the "
                          "limit came first"
                        : "not every board of the sheet has a solution");
    return end_error(&err, code);
}

static int make(struct session *ss, const struct request *r,
                struct delivery *to)
{
    struct naming naming = { .request = r };
    struct sheet_job job = { .wish = &r->sheet,
                             .style = r->job.style,
                             .has_theme = r->said.theme,
                             .bound = request_is_bound(r),
                             .suits = suits,
                             .ctx = &naming };
    struct task task = sheet_make(ss, &job, &r->job);
    struct error err;
    int code = watch_all(&task, to, r->limit.seconds, r->quiet, &err);

    if (code == CLI_DONE)
        code = finish(sheet_outcome(&task));
    else
        code = naming.refused ? end_error(&err, CLI_REFUSED)
                              : fail(code, ss, &err);
    task_drop(&task);
    return code;
}

/* Is there a place for the first page? */
static bool check_target(const struct request *r, int page, struct error *err)
{
    struct text path;
    bool ok;

    text_init(&path);
    if (request_is_numbered(r))
        pattern_fill(r->output, page, &path);
    else
        text_add(&path, to_stdout(r) ? "-" : r->output);
    ok = delivery_reachable(path.at, err);
    text_free(&path);
    return ok;
}

int sheets(const struct request *r)
{
    int page = r->sheet.at[SHEET_PAGE].number, first = page ? page : 1;
    struct delivery to;
    struct session *ss;
    struct error err;
    int code;

    if (!check_request(r, &err) ||
        !delivery_suits(r->output, r->job.format, &err))
        return end_error(&err, CLI_REFUSED);
    ss = session_open(r->cls, &r->params, &err);
    if (!ss)
        return end_error(&err, CLI_REFUSED);
    if (!check_target(r, first, &err)) {
        session_close(ss);
        return end_error(&err, CLI_NOT_WRITTEN);
    }
    session_limit(ss, r->limit.nodes);
    delivery_init(&to, r->output);
    delivery_number(&to, first);
    code = make(ss, r, &to);
    delivery_free(&to);
    return code;
}
