/* How many queens' solutions there are, and a list of them all. */
#include <stdlib.h>

#include "base/alloc.h"
#include "base/error.h"
#include "base/platform/machine.h"
#include "base/say.h"
#include "base/task.h"
#include "base/text.h"
#include "modules/queens/run.h"
#include "puzzle/ask/answer.h"
#include "puzzle/ask/question.h"
#include "puzzle/control.h"
#include "solve/job.h"
#include "solve/queens/classes.h"
#include "solve/queens/count/count.h"
#include "solve/queens/walk.h"

enum { SLICE = 200000, LIST_PIECE = 60000 };

static const double WORTH_SAYING = 60; /* seconds */

struct work {
    struct job *job; /* owned: counting, or NULL */
    int n, threads;
    bool fundamental;
    struct queens_walk walk; /* else: one solution after another */
    bool plain;              /* queens or rooks on a flat board, all of them */
    bool known;              /* or nothing is to be done */
    uint64_t counted;
};

static struct work *begin(const struct params *params, int threads,
                          struct error *err)
{
    struct work *a = xcalloc(1, sizeof *a);
    struct queens_wish wish;

    a->n = queens_number(params);
    a->threads = threads;
    a->fundamental = params->at[QUEENS_FUNDAMENTAL].number;
    a->plain = queens_are_plain(params) && !queens_filtered(params);
    a->known = queens_have_none(params, NULL);
    if (queens_wish_of(params, &wish)) {
        queens_walk_init(&a->walk, &wish);
        return a;
    }
    error_set(err, "size '%d': want 1 to %d", a->n, QUEENS_MASK_MAX);
    free(a);
    return NULL;
}

/* The next that is asked for. */
static enum queens_walk_event next(struct work *a, long *budget)
{
    enum queens_walk_event event;

    if (a->known)
        return QUEENS_WALK_DONE;
    do
        event = queens_walk_next(&a->walk, budget);
    while (event == QUEENS_WALK_FOUND && a->fundamental &&
           !queens_is_first(&a->walk.wish, a->walk.rank));
    return event;
}

/* --- count --------------------------------------------------------------- */

/* Rooks that may stand anywhere are counted by a formula. */
static bool is_formula(const struct params *params)
{
    return queens_are_plain(params) && !queens_filtered(params) &&
           queens_piece(params) == PIECE_ROOK;
}

/* Without wishes nothing need be gone through one by one: by lines. */
static struct job *plain_job(int n, bool fundamental, struct error *err)
{
    int need = queens_count_megabytes(n);

    if (n > QUEENS_COUNT_MAX)
        error_set(err, "size '%d': want 1 to %d to count queens", n,
                  QUEENS_COUNT_MAX);
    else if ((uint64_t)need << 20 > machine_memory())
        error_set(err,
                  "counting %d queens needs %d megabytes of memory, and "
                  "%d are free",
                  n, need, (int)(machine_memory() >> 20));
    else
        return queens_count_job(n, queens_count_method(n), fundamental);
    return NULL;
}

static struct job *count_job(const struct params *params, struct error *err)
{
    bool fundamental = params->at[QUEENS_FUNDAMENTAL].number;
    int n = queens_number(params);
    struct queens_wish wish;

    if (is_formula(params))
        error_set(err, "rooks are counted by a formula, at once");
    else if (queens_have_none(params, NULL))
        error_set(err, "it is known without counting that there are none");
    else if (queens_are_plain(params) && !queens_filtered(params))
        return plain_job(n, fundamental, err);
    else if (queens_wish_of(params, &wish))
        return queens_wish_job(&wish, !queens_filtered(params), fundamental);
    else
        error_set(err, "size '%d': want 1 to %d", n, QUEENS_MASK_MAX);
    return NULL;
}

static bool count_rooks(struct work *a, struct error *err)
{
    if (a->n > ROOKS_COUNT_MAX)
        return error_set(err, "size '%d': want 1 to %d to count rooks", a->n,
                         ROOKS_COUNT_MAX);
    a->known = true;
    a->counted = a->fundamental ? rooks_fundamental(a->n) : rooks_all(a->n);
    return true;
}

static struct work *ask_count(const struct params *params, int threads,
                              struct error *err)
{
    struct work *a = begin(params, threads, err);
    bool ok = a;

    if (a && is_formula(params))
        ok = count_rooks(a, err);
    else if (a && !a->known)
        ok = (a->job = count_job(params, err)) != NULL;
    if (ok && a->job)
        job_begin(a->job, threads);
    if (ok)
        return a;
    free(a);
    return NULL;
}

static void forecast_count(const struct work *a, struct text *out)
{
    double seconds = a->job && a->plain ? queens_count_seconds(a->n, a->threads)
                                        : 0;

    if (seconds <= WORTH_SAYING)
        return;
    text_addf(out, "counting %d queens takes about %s on %s", a->n,
              say_time(seconds).at,
              say_count((uint64_t)a->threads, "processor").at);
    if (queens_count_megabytes(a->n))
        text_addf(out, " and %d megabytes of memory",
                  queens_count_megabytes(a->n));
}

static enum task_state tell_job(struct work *a, struct text *out)
{
    struct job_status status;

    job_poll(a->job, &status);
    if (status.state == JOB_RUNNING)
        return TASK_WAIT;
    wide_format(status.result, false, out);
    text_add(out, "\n");
    return TASK_DONE;
}

static enum task_state tell_count(struct work *a, struct text *out,
                                  struct error *err)
{
    (void)err;
    if (a->job)
        return tell_job(a, out);
    text_addf(out, "%llu\n", (unsigned long long)a->counted);
    return TASK_DONE;
}

static double done(const struct work *a)
{
    struct job_status status;

    if (!a->job)
        return -1;
    job_poll(a->job, &status);
    return status.fraction;
}

static void drop(struct work *a)
{
    if (a->job)
        job_destroy(a->job);
    free(a);
}

/* --- list ---------------------------------------------------------------- */

static enum task_state tell_list(struct work *a, struct text *out,
                                 struct error *err)
{
    enum queens_walk_event event = QUEENS_WALK_MORE;
    size_t full = out->len + LIST_PIECE;
    long budget = SLICE;

    (void)err;
    while (out->len < full && (event = next(a, &budget)) == QUEENS_WALK_FOUND) {
        for (int file = 0; file < a->n; file++)
            text_addf(out, "%s%d", file ? " " : "", a->walk.rank[file] + 1);
        text_add(out, "\n");
    }
    return event == QUEENS_WALK_DONE ? TASK_DONE : TASK_MORE;
}

static const struct answer_column rank_columns[] = {
    { "ranks", ANSWER_NUMBERS }, { NULL, ANSWER_NUMBERS }
};

static const struct answer_shape ranks = { .key = "solutions",
                                           .row = "solution",
                                           .columns = rank_columns };

/* What no question is about. */
enum {
    UNASKED = 1 << QUEENS_MODE | 1 << QUEENS_METHOD | 1 << QUEENS_SOLUTION |
              1 << QUEENS_PUT | 1 << QUEENS_ATTACKS | 1 << QUEENS_DIAGONALS |
              1 << QUEENS_STAIRS
};

/* clang-format off */
const struct question queens_questions[] = {
    { .key = "count", .label = "Count all solutions",
      .help = "Tell only how many solutions there are.",
      .ask = ask_count, .job = count_job, .idle = UNASKED,
      .shared = true, .answer = &answer_count,
      .task = { .forecast = forecast_count, .step = tell_count, .share = done,
                .even = true, .drop = drop } },
    { .key = "list",
      .help = "Print every solution on a line: the rank of the piece of each "
              "file.",
      .ask = begin, .idle = UNASKED, .answer = &ranks,
      .task = { .step = tell_list, .share = done, .drop = drop } },
    { .key = NULL }
};
/* clang-format on */
