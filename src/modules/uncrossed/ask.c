/* How many longest paths there are, and a list of them. */
#include <stdlib.h>

#include "base/alloc.h"
#include "base/error.h"
#include "base/say.h"
#include "base/task.h"
#include "base/text.h"
#include "chess/square.h"
#include "modules/uncrossed/run.h"
#include "puzzle/ask/answer.h"
#include "puzzle/ask/question.h"
#include "puzzle/control.h"

enum { SLICE = 20000, PATHS = 500, LIST_PIECE = 60000 };

/* Paths that are looked at for their classes: minutes. */
enum { CLASSES_MOST = 10000000 };

struct work {
    struct wanted wanted;
    struct uncrossed *all; /* owned */
    bool fundamental;
    int *path;              /* owned */
    uint64_t next, classes; /* the path looked at next, and of those before it
                               the first ones of their classes */
};

static struct work *ask(const struct params *params, int threads,
                        struct error *err)
{
    struct work *a = xcalloc(1, sizeof *a);

    (void)threads;
    if (!wanted_init(&a->wanted, params, err)) {
        free(a);
        return NULL;
    }
    a->all = wanted_solve(&a->wanted);
    a->fundamental = params->at[UNCROSSED_FUNDAMENTAL].number;
    a->path = xmalloc(((size_t)board_squares(&a->wanted.board) + 1) *
                      sizeof *a->path);
    return a;
}

static void drop(struct work *a)
{
    uncrossed_destroy(a->all);
    wanted_free(&a->wanted);
    free(a->path);
    free(a);
}

/* DONE when the paths are known and can be told. */
static enum task_state prepare(struct work *a, bool one_by_one,
                               struct error *err)
{
    long budget = SLICE;

    switch (uncrossed_step(a->all, &budget)) {
    case UNCROSSED_MORE: return TASK_MORE;
    case UNCROSSED_GAVE_UP:
        error_set(err,
                  "gave up: this board has more cases than fit into memory; "
                  "the longest path found has %s, which is not proved",
                  say_count((uint64_t)uncrossed_moves(a->all), "move").at);
        return TASK_REFUSED;
    case UNCROSSED_DONE: break;
    }
    if (uncrossed_moves(a->all) && !uncrossed_count(a->all)) {
        error_set(err,
                  "the longest path has %s, but there are too many such paths "
                  "to tell them apart",
                  say_count((uint64_t)uncrossed_moves(a->all), "move").at);
        return TASK_REFUSED;
    }
    if (one_by_one && uncrossed_count(a->all) > CLASSES_MOST) {
        error_set(err,
                  "fundamental: all paths must be looked at for that, at most "
                  "%s, and there are %s",
                  say_number(CLASSES_MOST).at,
                  say_number(uncrossed_count(a->all)).at);
        return TASK_REFUSED;
    }
    return TASK_DONE;
}

static double share(const struct work *a)
{
    uint64_t all = uncrossed_count(a->all);

    if (uncrossed_now(a->all) == UNCROSSED_MORE)
        return uncrossed_share(a->all);
    return all ? (double)a->next / (double)all : -1;
}

static void tell(const struct work *a, struct text *out)
{
    if (uncrossed_now(a->all) != UNCROSSED_MORE) {
        text_addf(out, "%s of %s", say_number(a->next).at,
                  say_count(uncrossed_count(a->all), "path").at);
        return;
    }
    text_addf(out, "round %d: %.1f %%", uncrossed_round(a->all),
              100 * uncrossed_share(a->all));
    if (uncrossed_moves(a->all))
        text_addf(out, ", longest so far %s",
                  say_count((uint64_t)uncrossed_moves(a->all), "move").at);
}

static enum task_state tell_count(struct work *a, struct text *out,
                                  struct error *err)
{
    enum task_state state = prepare(a, a->fundamental, err);
    uint64_t all = uncrossed_count(a->all);

    if (state != TASK_DONE)
        return state;
    for (int i = 0; i < PATHS && a->fundamental && a->next < all; i++) {
        int n = uncrossed_at(a->all, a->next++, a->path);

        a->classes += uncrossed_is_first(a->all, a->path, n);
    }
    if (a->fundamental && a->next < all)
        return TASK_MORE;
    text_addf(out, "%llu\n",
              (unsigned long long)(a->fundamental ? a->classes : all));
    return TASK_DONE;
}

static void list_one(const struct work *a, int n, struct text *out)
{
    int files = a->wanted.board.files;

    for (int i = 0; i < n; i++)
        text_addf(out, "%s%s", i ? " " : "", say_square(a->path[i], files).at);
    if (a->wanted.closed)
        text_addf(out, " %s", say_square(a->path[0], files).at);
    text_add(out, "\n");
}

static enum task_state tell_list(struct work *a, struct text *out,
                                 struct error *err)
{
    enum task_state state = prepare(a, false, err);
    uint64_t all = uncrossed_count(a->all);
    size_t full = out->len + LIST_PIECE;

    if (state != TASK_DONE)
        return state;
    for (int i = 0; i < PATHS && out->len < full && a->next < all; i++) {
        int n = uncrossed_at(a->all, a->next++, a->path);

        if (!a->fundamental || uncrossed_is_first(a->all, a->path, n))
            list_one(a, n, out);
    }
    return a->next < all ? TASK_MORE : TASK_DONE;
}

/* What no question is about. */
enum {
    UNASKED = 1 << UNCROSSED_MODE | 1 << UNCROSSED_SOLUTION |
              1 << UNCROSSED_START | 1 << UNCROSSED_PATH |
              1 << UNCROSSED_MARKS | 1 << UNCROSSED_HINT
};

/* clang-format off */
const struct question uncrossed_questions[] = {
    { .key = "count", .label = "Count the longest",
      .help = "Tell only how many longest paths there are.",
      .ask = ask, .idle = UNASKED, .answer = &answer_count,
      .task = { .step = tell_count, .share = share, .tell = tell,
                .drop = drop } },
    { .key = "list",
      .help = "Print the squares of every longest path on a line.",
      .ask = ask, .idle = UNASKED, .answer = &answer_squares,
      .task = { .step = tell_list, .share = share, .tell = tell,
                .drop = drop } },
    { .key = NULL }
};
/* clang-format on */
