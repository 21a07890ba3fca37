/* How a command ends. */
#include "cli/end.h"

#include <stdio.h>
#include <string.h>

#include "base/error.h"
#include "base/file/file.h"
#include "base/platform/interrupt.h"
#include "cli/delivery.h"
#include "cli/request.h"
#include "export/format.h"
#include "puzzle/album.h"
#include "puzzle/facts.h"
#include "puzzle/plan.h"

const char *const end_codes[CLI_CODES] = {
    [CLI_DONE] = "done",
    [CLI_NO_SOLUTION] = "there is no solution, or the method got stuck (the "
                        "output says which); or the window could not be "
                        "opened",
    [CLI_REFUSED] = "the request is wrong",
    [CLI_NOT_WRITTEN] = ("the output could not be written; nothing "
                         "half-written is left"),
    [CLI_LIMIT] = "stopped at a limit, which proves nothing"
};

int end_error(const struct error *err, int code)
{
    if (*err->message)
        fprintf(stderr, "chequer: %s\n", err->message);
    return code;
}

int end_task(int code, const struct error *err)
{
    return code == CLI_DONE || code > CLI_SIGNAL ? code : end_error(err, code);
}

int end_text(const struct text *t)
{
    struct error err;

    if (file_write("-", t->at, t->len, &err))
        return CLI_DONE;
    return end_error(&err, CLI_NOT_WRITTEN);
}

int end_publish(struct delivery *to, struct error *err)
{
    if (delivery_publish(to, err))
        return CLI_DONE;
    return interrupt_signal() && !*err->message
               ? CLI_SIGNAL + interrupt_signal()
               : CLI_NOT_WRITTEN;
}

int end_delivery(struct delivery *to, const struct error *said, int code)
{
    struct error err;
    int published = end_publish(to, &err);

    return published == CLI_DONE ? end_error(said, code)
                                 : end_task(published, &err);
}

int end_code(enum outcome outcome)
{
    switch (outcome) {
    case OUTCOME_NONE:
    case OUTCOME_STUCK: return CLI_NO_SOLUTION;
    case OUTCOME_LIMIT: return CLI_LIMIT;
    case OUTCOME_RUNNING:
    case OUTCOME_FOUND:
    case OUTCOME_WAITING: break;
    }
    return CLI_DONE;
}

/* In one line why there is nothing better to see: the puzzle's facts may say
 * it; if not, an explanation of one board ends with what it all comes to. */
static void tell_outcome(struct session *ss, const struct export_job *job,
                         struct error *said)
{
    const struct fact *reason = facts_find(session_facts(ss), "reason");
    const char *why = reason ? fact_words(session_facts(ss), reason)
                             : session_explain(ss);
    const char *last = strrchr(why, '\n');

    if (job->stopped)
        error_set(said, "%s", job->stopped);
    else if (session_outcome(ss) == OUTCOME_NONE && *why &&
             !plan_is_bare(session_plan(ss)))
        error_set(said, "%s. %s", session_status(ss), last ? last + 1 : why);
    else
        error_set(said, "%s", session_status(ss));
}

int end_run(struct session *ss, const struct export_job *job,
            struct delivery *to)
{
    int code = end_code(export_outcome(ss, job));
    struct error said = { "" };

    if (code != CLI_DONE && !job->format->tells)
        tell_outcome(ss, job, &said);
    return end_delivery(to, &said, code);
}

bool end_missing(struct session *ss, struct error *err)
{
    struct pages p;

    bool shown = session_plan(ss)->manner == MANNER_SHOWN;
    bool stuck = shown && session_outcome(ss) == OUTCOME_STUCK;
    bool beyond = session_outcome(ss) == OUTCOME_NONE &&
                  session_pages(ss, &p) && session_page(ss) > p.last;

    if (!stuck && !beyond)
        return false;
    error_set(err, "%s", session_explain(ss));
    return true;
}

void end_limit(struct text *out, const struct session *ss,
               const struct request *r, bool late)
{
    if (late && session_outcome(ss) == OUTCOME_RUNNING)
        text_addf(out, "Stopped at the limit of %g second%s", r->limit.seconds,
                  r->limit.seconds == 1 ? "" : "s");
    else if (session_outcome(ss) == OUTCOME_LIMIT && r->limit.nodes &&
             session_work(ss) >= r->limit.nodes) {
        text_add(out, "Stopped at the limit of ");
        text_add_grouped(out, r->limit.nodes);
        text_add(out, r->limit.nodes == 1 ? " node" : " nodes");
    } else {
        return;
    }
    text_add(out, ": this is not a proof that there is none.");
}
