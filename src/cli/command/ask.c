/*
 * Questions are answered in pieces. On standard output each goes out as it
 * comes; a file is written whole, when the answer is complete.
 */
#include "cli/command/ask.h"

#include <string.h>
#include <time.h>

#include "base/error.h"
#include "base/file/file.h"
#include "base/text.h"
#include "cli/cli.h"
#include "cli/interrupt.h"
#include "cli/request.h"
#include "cli/say.h"
#include "cli/target.h"
#include "cli/watch.h"
#include "puzzle/plan.h"

struct asking {
    const struct question *question;
    struct answer *answer; /* owned */
    const char *file;      /* NULL: standard output */
    struct text piece;     /* not written yet */
};

static void say_share(const void *ctx, struct text *out)
{
    const struct asking *a = ctx;
    double done = a->question->done ? a->question->done(a->answer) : -1;

    if (done < 0)
        text_add(out, "working");
    else
        text_addf(out, "%.1f %%", 100 * done);
}

static void nap(void)
{
    nanosleep(&(struct timespec){ .tv_nsec = 10000000 }, NULL);
}

/* True when all has been told, or writing failed: *code says. */
static bool tell(struct asking *a, int *code)
{
    enum telling telling = a->question->tell(a->answer, &a->piece);
    bool done = telling == TELLING_DONE;
    struct error err;

    if (telling == TELLING_WAIT)
        nap();
    if ((a->file && !done) || a->piece.len == 0)
        return done;
    if (!file_write(a->file ? a->file : "-", a->piece.at, a->piece.len, &err)) {
        *code = say_error(&err, CLI_NOT_WRITTEN);
        return true;
    }
    text_clear(&a->piece);
    return done;
}

static int refuse_late(const struct request *r)
{
    struct error err;

    error_set(&err,
              "stopped at the limit of %g seconds: the answer is not "
              "complete",
              r->limit_seconds);
    return say_error(&err, CLI_LIMIT);
}

static int wait_for(struct asking *a, const struct request *r)
{
    struct watch watch;
    bool told = false, stopped = false;
    int code = CLI_DONE;

    interrupt_watch();
    watch_begin(&watch, say_share, a, r->limit_seconds, r->quiet);
    while (!told && !stopped) {
        told = tell(a, &code);
        stopped = !told && watch_stop(&watch);
    }
    watch_end(&watch);
    if (stopped)
        code = watch.late ? refuse_late(r) : CLI_SIGNAL + interrupt_signal();
    return code;
}

int ask(const struct request *r)
{
    bool to_file = r->output && strcmp(r->output, "-") != 0;
    struct asking a = { .question = r->question,
                        .file = to_file ? r->output : NULL };
    struct plan plan;
    struct error err;
    int code;

    if (!puzzle_plan(r->cls, &r->params, &plan, &err))
        return say_error(&err, CLI_REFUSED);
    if (!target_reachable(r->output, &err))
        return say_error(&err, CLI_NOT_WRITTEN);
    a.answer = r->question->ask(&r->params, r->threads, &err);
    if (!a.answer)
        return say_error(&err, CLI_REFUSED);
    text_init(&a.piece);
    code = wait_for(&a, r);
    text_free(&a.piece);
    r->question->drop(a.answer);
    return code;
}
