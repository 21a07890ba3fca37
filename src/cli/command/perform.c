/*
 * Carrying out a request. Whatever can be refused is refused before the run;
 * after it, only the writing can fail.
 */
#include "cli/command/perform.h"

#include <inttypes.h>

#include "base/error.h"
#include "base/file/file.h"
#include "base/text.h"
#include "cli/command/ask.h"
#include "cli/cli.h"
#include "cli/ending.h"
#include "cli/command/filming.h"
#include "cli/interrupt.h"
#include "cli/request.h"
#include "cli/say.h"
#include "cli/command/sheets.h"
#include "cli/target.h"
#include "cli/watch.h"
#include "export/formats.h"
#include "puzzle/puzzle.h"

enum { SLICE = 20000 }; /* work between two looks at the clock */

/* --- the run ------------------------------------------------------------ */

/* Run until the moment asked for exists, with all before it remembered, and
 * it is known whether the run goes on from there. */
static void run_to_step(struct session *ss, uint64_t step, struct watch *watch)
{
    bool more = true;

    session_chase(ss);
    while (session_count(ss) - 1 <= step && more && !watch_stop(watch))
        more = session_advance(ss, SLICE, 0);
}

static void say_nodes(const void *ctx, struct text *out)
{
    text_add_grouped(out, session_work(ctx));
    text_add(out, " nodes");
}

static double run(struct session *ss, const struct request *r, bool *late)
{
    struct watch watch;
    double seconds;

    interrupt_watch();
    watch_begin(&watch, say_nodes, ss, r->limit_seconds, r->quiet);
    if (r->has_step)
        run_to_step(ss, r->step, &watch);
    else
        session_run(ss, watch_stop, &watch);
    seconds = watch_end(&watch);
    *late = watch.late;
    return seconds;
}

/* --- the output --------------------------------------------------------- */

static int write_output(struct session *ss, const struct request *r)
{
    const char *path = r->output ? r->output : "-";
    struct text bytes;
    struct error err;
    int code;

    text_init(&bytes);
    if (!export_write(ss, &r->job, &bytes, &err))
        code = say_error(&err, CLI_NOT_WRITTEN);
    else if (interrupt_signal())
        code = CLI_SIGNAL + interrupt_signal();
    else if (!file_write(path, bytes.at, bytes.len, &err))
        code = say_error(&err, CLI_NOT_WRITTEN);
    else
        code = ending_code(export_outcome(ss, &r->job));
    text_free(&bytes);
    return code;
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
        return say_error(&err, CLI_REFUSED);
    }
    error_set(&err, "step %" PRIu64 " was not reached, only %" PRIu64 ". %s",
              r->step, last, limit);
    return say_error(&err, CLI_LIMIT);
}

static int run_and_write(struct session *ss, struct request *r)
{
    struct text limit;
    bool late;
    int code;

    text_init(&limit);
    r->job.seconds = run(ss, r, &late);
    ending_limit(&limit, ss, r, late);
    if (*limit.at)
        r->job.stopped = limit.at;
    if (interrupt_signal()) {
        code = CLI_SIGNAL + interrupt_signal();
    } else if (r->has_step && session_count(ss) <= r->step) {
        code = miss_step(ss, r, limit.at);
    } else {
        if (r->has_step)
            session_seek(ss, r->step);
        code = write_output(ss, r);
    }
    r->job.stopped = NULL;
    text_free(&limit);
    return code;
}

/* Numbers are told with their times; a picture shows them where the settings
 * ask for it, and else is the same each time. */
static void lend_clock(struct session *ss, const struct request *r)
{
    if (!format_shows(r->job.format) || session_plan(ss)->timed)
        session_lend_clock(ss, (struct lent_clock){ .now = watch_clock });
}

int perform(struct request *r)
{
    struct session *ss;
    struct error err;
    int code;

    if (sheet_wanted(&r->sheet))
        return sheets(r);
    if (r->question)
        return ask(r);
    if (!target_suits(r->output, r->job.format, &err))
        return say_error(&err, CLI_REFUSED);
    ss = session_open(r->cls, &r->params, &err);
    if (!ss)
        return say_error(&err, CLI_REFUSED);
    session_set_look(ss, &r->job.style.look);
    session_limit(ss, r->limit_nodes);
    lend_clock(ss, r);
    if (request_is_film(r))
        code = film_and_write(ss, r);
    else if (!export_possible(ss, &r->job, &err))
        code = say_error(&err, CLI_REFUSED);
    else if (!target_reachable(r->output, &err))
        code = say_error(&err, CLI_NOT_WRITTEN);
    else
        code = run_and_write(ss, r);
    session_close(ss);
    return code;
}
