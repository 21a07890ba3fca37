/*
 * Questions are answered in pieces. On standard output each goes out as it
 * comes; a file is written whole, when the answer is complete.
 */
#include "cli/command/command.h"

#include <string.h>

#include "base/error.h"
#include "cli/delivery.h"
#include "cli/end.h"
#include "cli/request.h"
#include "cli/watch.h"
#include "puzzle/plan.h"
#include "puzzle/puzzle.h"

static int answer(const struct request *r, struct task *task)
{
    struct delivery to;
    struct error err;
    int code;

    delivery_init(&to, r->output);
    to.flows = strcmp(to.path, "-") == 0;
    code = watch_all(task, &to, r->limit.seconds, r->quiet, &err);
    delivery_free(&to);
    if (code == CLI_LIMIT)
        error_set(&err,
                  "stopped at the limit of %g seconds: the answer is not "
                  "complete",
                  r->limit.seconds);
    return end_task(code, &err);
}

int ask(const struct request *r)
{
    struct task task = { .kind = &r->question->task };
    struct plan plan;
    struct error err;
    int code;

    if (!puzzle_plan(r->cls, &r->params, &plan, &err))
        return end_error(&err, CLI_REFUSED);
    if (!delivery_reachable(r->output, &err))
        return end_error(&err, CLI_NOT_WRITTEN);
    task.work = r->question->ask(&r->params, r->threads, &err);
    if (!task.work)
        return end_error(&err, CLI_REFUSED);
    code = answer(r, &task);
    task_drop(&task);
    return code;
}
