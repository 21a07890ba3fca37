/* How many queens' solutions there are, and a list of them all. */
#include <stdlib.h>

#include "base/alloc.h"
#include "base/error.h"
#include "base/text.h"
#include "modules/queens/run.h"
#include "puzzle/control.h"
#include "solve/job.h"
#include "solve/queens/classes.h"
#include "solve/queens/count/count.h"
#include "solve/queens/walk.h"

enum { SLICE = 200000, LIST_PIECE = 60000 };

struct work {
    struct job *job; /* owned: counting all, or NULL */
    int n;
    bool fundamental;
    struct queens_walk walk; /* else: one solution after another */
    uint64_t counted;
};

/* --- count --------------------------------------------------------------- */

static struct work *begin(const struct params *params, struct error *err)
{
    struct work *a = xcalloc(1, sizeof *a);
    struct queens_wish wish;

    a->n = queens_number(params);
    a->fundamental = params->at[QUEENS_FUNDAMENTAL].number;
    if (queens_wish_of(params, &wish)) {
        queens_walk_init(&a->walk, &wish);
        return a;
    }
    error_set(err, "size '%d': want 1 to %d", a->n, QUEENS_MASK_MAX);
    free(a);
    return NULL;
}

static struct work *ask_count(const struct params *params, int threads,
                              struct error *err)
{
    struct work *a = begin(params, err);
    bool queens = queens_piece(params) == PIECE_QUEEN;

    if (!a)
        return NULL;
    if (a->fundamental && (queens_filtered(params) || !queens)) {
        error_set(err, "the fundamental solutions are counted for queens "
                       "without given or barred squares");
        free(a);
        return NULL;
    }
    if (queens && !queens_filtered(params) && a->n > QUEENS_COUNT_MAX) {
        error_set(err, "size '%d': want 1 to %d to count", a->n,
                  QUEENS_COUNT_MAX);
        free(a);
        return NULL;
    }
    if (queens && !queens_filtered(params))
        a->job = queens_count_start(a->n, queens_count_method(a->n), threads);
    return a;
}

static enum task_state tell_job(struct work *a, struct text *out)
{
    struct job_status status;

    job_poll(a->job, &status);
    if (status.state == JOB_RUNNING)
        return TASK_WAIT;
    if (a->fundamental)
        status.result = queens_fundamental(a->n, status.result);
    text_addf(out, "%llu\n", (unsigned long long)status.result);
    return TASK_DONE;
}

static enum task_state tell_count(struct work *a, struct text *out,
                                  struct error *err)
{
    long budget = SLICE;

    (void)err;
    if (a->job)
        return tell_job(a, out);
    while (budget > 0)
        switch (queens_walk_next(&a->walk, &budget)) {
        case QUEENS_WALK_FOUND: a->counted++; break;
        case QUEENS_WALK_DONE:
            text_addf(out, "%llu\n", (unsigned long long)a->counted);
            return TASK_DONE;
        case QUEENS_WALK_MORE: break;
        }
    return TASK_MORE;
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

static struct work *ask_list(const struct params *params, int threads,
                             struct error *err)
{
    (void)threads;
    return begin(params, err);
}

/* Is this the first of its class? Its images come later in the order, or
 * are itself. The order is by files, from the top rank down. */
static bool is_first(const struct work *a)
{
    uint8_t image[QUEENS_MASK_MAX];

    for (int s = 1; s < SYMMETRIES; s++) {
        queens_image((enum symmetry)s, a->n, a->walk.rank, image);
        for (int file = 0; file < a->n; file++) {
            if (image[file] > a->walk.rank[file])
                return false;
            if (image[file] < a->walk.rank[file])
                break;
        }
    }
    return true;
}

static enum task_state tell_list(struct work *a, struct text *out,
                                 struct error *err)
{
    long budget = SLICE;

    (void)err;
    while (budget > 0 && out->len < LIST_PIECE)
        switch (queens_walk_next(&a->walk, &budget)) {
        case QUEENS_WALK_FOUND:
            if (a->fundamental && !is_first(a))
                break;
            for (int file = 0; file < a->n; file++)
                text_addf(out, "%s%d", file ? " " : "", a->walk.rank[file] + 1);
            text_add(out, "\n");
            break;
        case QUEENS_WALK_DONE: return TASK_DONE;
        case QUEENS_WALK_MORE: break;
        }
    return TASK_MORE;
}

/* What no question is about. */
enum {
    UNASKED = 1 << QUEENS_MODE | 1 << QUEENS_SOLUTION | 1 << QUEENS_PUT |
              1 << QUEENS_ATTACKS | 1 << QUEENS_DIAGONALS | 1 << QUEENS_STAIRS
};

/* clang-format off */
const struct question queens_questions[] = {
    { .key = "count", .label = "Count all solutions",
      .help = "Tell only how many solutions there are.",
      .ask = ask_count, .idle = UNASKED, .shared = true,
      .task = { .step = tell_count, .share = done, .even = true,
                .drop = drop } },
    { .key = "list",
      .help = "Print every solution on a line: the rank of the piece of each "
              "file.",
      .ask = ask_list, .idle = UNASKED,
      .task = { .step = tell_list, .share = done, .drop = drop } },
    { .key = NULL }
};
/* clang-format on */
