/* Films: a limit of time ends the run, not the film of it. */
#include "cli/command/command.h"

#include "base/error.h"
#include "base/text.h"
#include "cli/delivery.h"
#include "cli/end.h"
#include "cli/request.h"
#include "cli/watch.h"
#include "export/film/film.h"

/* *late: there was no time for the rest of the run. */
static int make(struct task *film, const struct request *r, struct delivery *to,
                bool *late, struct error *err)
{
    struct watch watch;
    int code;

    watch_begin(&watch, r->limit.seconds, r->quiet);
    code = watch_task(&watch, film, to, err);
    if (code == CLI_LIMIT) {
        *late = film_counting(film);
        watch.limit = 0;
        code = film_settle(film, err) ? watch_task(&watch, film, to, err)
                                      : CLI_REFUSED;
    }
    watch_end(&watch);
    return code;
}

/* What was refused may be the limit's fault. */
static int refuse(const char *limit, const struct error *why)
{
    struct error err;

    if (!*limit)
        return end_error(why, CLI_REFUSED);
    error_set(&err, "%s. %s", why->message, limit);
    return end_error(&err, CLI_LIMIT);
}

static int make_and_publish(struct session *ss, struct request *r,
                            struct delivery *to)
{
    struct task film = film_make(ss, &r->job, &r->film);
    struct error err;
    struct text limit;
    bool late = false;
    int code = make(&film, r, to, &late, &err);

    text_init(&limit);
    end_limit(&limit, ss, r, late);
    r->job.stopped = *limit.at ? limit.at : NULL;
    if ((code == CLI_DONE || code == CLI_REFUSED) && end_missing(ss, &err))
        code = CLI_NO_SOLUTION;
    if (code == CLI_REFUSED)
        code = refuse(limit.at, &err);
    else if (code == CLI_DONE)
        code = end_run(ss, &r->job, to);
    else
        code = end_task(code, &err);
    r->job.stopped = NULL;
    text_free(&limit);
    task_drop(&film);
    return code;
}

int films(struct session *ss, struct request *r)
{
    struct delivery to;
    struct error err;
    int code;

    if (!film_possible(ss, &r->job, &r->film, &err))
        return end_error(&err, CLI_REFUSED);
    if (!delivery_reachable(r->output, &err))
        return end_error(&err, CLI_NOT_WRITTEN);
    delivery_init(&to, r->output);
    delivery_number(&to, 1);
    code = make_and_publish(ss, r, &to);
    delivery_free(&to);
    return code;
}
