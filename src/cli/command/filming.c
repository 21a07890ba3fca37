/*
 * Films. Nothing is written before all is made: a GIF is one file, and the
 * files of a series appear together.
 */
#include "cli/command/filming.h"

#include "base/file/batch.h"
#include "base/error.h"
#include "base/file/file.h"
#include "base/file/numbered.h"
#include "base/text.h"
#include "cli/cli.h"
#include "cli/ending.h"
#include "cli/interrupt.h"
#include "cli/request.h"
#include "cli/say.h"
#include "cli/target.h"
#include "cli/watch.h"
#include "export/film/film.h"

enum { SLICE = 20000 }; /* work between two looks at the clock */

/* What has been made and is not there yet. */
struct product {
    const char *path;    /* or the pattern of a series */
    struct batch *batch; /* owned; NULL: it is one file */
    struct text bytes;   /* of that file */
};

static bool take(void *ctx, int number, const struct text *bytes,
                 struct error *err)
{
    struct product *p = ctx;
    struct text path;
    bool ok;

    if (!p->batch) {
        text_add_bytes(&p->bytes, bytes->at, bytes->len);
        return true;
    }
    text_init(&path);
    pattern_fill(p->path, number, &path);
    ok = batch_add(p->batch, path.at, bytes->at, bytes->len, err);
    text_free(&path);
    return ok;
}

static bool publish(struct product *p, struct error *err)
{
    if (p->batch)
        return batch_publish(p->batch, err);
    return file_write(p->path, p->bytes.at, p->bytes.len, err);
}

/* --- making it ----------------------------------------------------------- */

struct making {
    struct film *film;
    const struct session *ss;
};

static void say_progress(const void *ctx, struct text *out)
{
    const struct making *m = ctx;
    size_t done, all;

    if (film_counting(m->film)) {
        text_add_grouped(out, session_work(m->ss));
        text_add(out, " nodes");
        return;
    }
    film_progress(m->film, &done, &all);
    text_addf(out, "%zu of %zu frames", done, all);
}

/* A limit of time ends the run, not the film of it. */
static enum filming make(struct making *m, const struct request *r, bool *late,
                         struct error *err)
{
    enum filming state = FILMING_MORE;
    struct watch watch;

    interrupt_watch();
    watch_begin(&watch, say_progress, m, r->limit_seconds, r->quiet);
    while (state == FILMING_MORE && !interrupt_signal()) {
        state = film_work(m->film, SLICE, err);
        if (watch_stop(&watch) && watch.late) {
            *late = film_counting(m->film);
            watch.limit = 0;
            watch.late = false;
            if (state == FILMING_MORE && !film_settle(m->film, err))
                state = FILMING_FAILED;
        }
    }
    watch_end(&watch);
    return state;
}

/* What is wrong with the wish shows while counting; later it is the disk. */
static int refuse(const struct making *m, const char *limit,
                  const struct error *why)
{
    struct error err;

    if (!film_counting(m->film))
        return say_error(why, CLI_NOT_WRITTEN);
    if (!*limit)
        return say_error(why, CLI_REFUSED);
    error_set(&err, "%s. %s", why->message, limit);
    return say_error(&err, CLI_LIMIT);
}

static int make_and_publish(struct session *ss, struct request *r,
                            struct product *p)
{
    struct making m = { film_create(ss, &r->job, &r->reel, take, p), ss };
    struct error err;
    struct text limit;
    bool late = false;
    enum filming state = make(&m, r, &late, &err);
    int code;

    text_init(&limit);
    ending_limit(&limit, ss, r, late);
    r->job.stopped = *limit.at ? limit.at : NULL;
    if (interrupt_signal())
        code = CLI_SIGNAL + interrupt_signal();
    else if (state == FILMING_FAILED)
        code = refuse(&m, limit.at, &err);
    else if (!publish(p, &err))
        code = say_error(&err, CLI_NOT_WRITTEN);
    else
        code = ending_code(export_outcome(ss, &r->job));
    r->job.stopped = NULL;
    text_free(&limit);
    film_destroy(m.film);
    return code;
}

int film_and_write(struct session *ss, struct request *r)
{
    bool series = r->output && pattern_has_place(r->output);
    struct product product = { .path = r->output ? r->output : "-" };
    struct error err;
    int code;

    if (!film_possible(ss, &r->job, &r->reel, &err))
        return say_error(&err, CLI_REFUSED);
    if (!target_reachable(r->output, &err))
        return say_error(&err, CLI_NOT_WRITTEN);
    text_init(&product.bytes);
    product.batch = series ? batch_create() : NULL;
    code = make_and_publish(ss, r, &product);
    batch_destroy(product.batch);
    text_free(&product.bytes);
    return code;
}
