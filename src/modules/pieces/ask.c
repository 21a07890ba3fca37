/* How many best arrangements there are, and a list of them. */
#include <stdlib.h>

#include "base/alloc.h"
#include "base/error.h"
#include "base/platform/machine.h"
#include "base/say.h"
#include "base/task.h"
#include "chess/square.h"
#include "modules/pieces/best.h"
#include "modules/pieces/run.h"
#include "puzzle/ask/answer.h"
#include "puzzle/ask/question.h"
#include "puzzle/control.h"
#include "solve/job.h"
#include "solve/pieces/arrangement.h"
#include "solve/pieces/divided.h"
#include "solve/pieces/kings.h"
#include "solve/pieces/product.h"
#include "solve/queens/count/count.h"

enum {
    SLICE = 50000,
    CLASSES_SLICE = 2000,
    KINGS_SLICE = 1000000,
    LIST_PIECE = 60000
};

/* Arrangements that are looked at for their classes, which takes minutes. */
enum { CLASSES_MOST = 100000000 };

/* Shorter times need not be told, nor less memory. */
static const double WORTH_SAYING = 60;
enum { MEMORY_WORTH_SAYING = 10 << 20 };

struct work {
    struct best best;
    bool fundamental;
    struct arrangement_classes classes;
    bool has_classes, sorted;
    struct job *job;     /* owned: what counts by all processors; or NULL */
    struct kings *kings; /* owned: they are counted without regard to where
                            they stand; or NULL */
    int threads;
    uint64_t next; /* the line to be listed next */
};

/* Rounded up. */
static int megabytes(uint64_t bytes)
{
    return (int)((bytes + (1 << 20) - 1) >> 20);
}

static void drop(struct work *a)
{
    if (a->job)
        job_destroy(a->job);
    if (a->has_classes)
        arrangement_classes_free(&a->classes);
    kings_destroy(a->kings);
    best_free(&a->best);
    free(a);
}

static struct work *ask(bool most, const struct params *params, int threads)
{
    struct work *a = xcalloc(1, sizeof *a);

    best_init(&a->best, most, params);
    a->fundamental = params->at[PIECES_FUNDAMENTAL].number != 0;
    a->sorted = !a->fundamental;
    a->threads = threads;
    return a;
}

static struct work *ask_place(const struct params *params, int threads,
                              struct error *err)
{
    return place_validate(params, err) ? ask(true, params, threads) : NULL;
}

static struct work *ask_cover(const struct params *params, int threads,
                              struct error *err)
{
    return cover_validate(params, err) ? ask(false, params, threads) : NULL;
}

/* --- by all processors ---------------------------------------------------- */

/* n queens are a puzzle of its own, with a faster way to count. */
static struct job *job_of(const struct best *best, bool fundamental,
                          struct error *err)
{
    int n = best_queens(best);

    if (n)
        return queens_count_job(n, queens_count_method(n), fundamental);
    if (!fundamental)
        return placing_job(&best->board, &best->mover, best->most, err);
    error_set(err, "fundamental: all arrangements must be looked at side by "
                   "side for that, which cannot be divided");
    return NULL;
}

/* Where there is no job it is counted by one. */
static void begin_job(struct work *a)
{
    struct error unasked;

    a->job = job_of(&a->best, a->fundamental, &unasked);
    if (a->job)
        job_begin(a->job, a->threads);
}

/* Are they kings that are counted without regard to where they stand? */
static bool are_kings(const struct work *a)
{
    const struct board *b = &a->best.board;

    return a->best.mover.kind == PIECE_KING && b->nholes == 0 &&
           b->surface == SURFACE_FLAT && !a->fundamental;
}

static uint64_t memory_for_kings(const struct work *a)
{
    return kings_memory(a->best.board.files, a->best.board.ranks);
}

/* False, and why, if there is no memory for it. */
static bool begin_kings(struct work *a, struct error *err)
{
    const struct board *b = &a->best.board;
    uint64_t free_memory = machine_memory(), need = memory_for_kings(a);

    if (free_memory > 0 && need > free_memory)
        return error_set(err,
                         "counting kings on %dx%d needs %d megabytes of "
                         "memory, and %d are free",
                         b->files, b->ranks, megabytes(need),
                         (int)(free_memory >> 20));
    a->kings = kings_create(b->files, b->ranks);
    return true;
}

/* Other searches for peace cost less as a whole than all their units. */
static struct work *ask_place_count(const struct params *params, int threads,
                                    struct error *err)
{
    struct work *a = ask_place(params, threads, err);

    if (a && best_queens(&a->best))
        begin_job(a);
    if (a && are_kings(a) && !begin_kings(a, err)) {
        drop(a);
        return NULL;
    }
    return a;
}

static struct work *ask_cover_count(const struct params *params, int threads,
                                    struct error *err)
{
    struct work *a = ask_cover(params, threads, err);

    if (a)
        begin_job(a);
    return a;
}

/* Of params that are valid. */
static struct job *count_job(bool most, const struct params *params,
                             struct error *err)
{
    struct best best;
    struct job *job;

    best_init(&best, most, params);
    job = job_of(&best, params->at[PIECES_FUNDAMENTAL].number, err);
    best_free(&best);
    return job;
}

static struct job *place_job(const struct params *params, struct error *err)
{
    return place_validate(params, err) ? count_job(true, params, err) : NULL;
}

static struct job *cover_job(const struct params *params, struct error *err)
{
    return cover_validate(params, err) ? count_job(false, params, err) : NULL;
}

/* --- getting ready -------------------------------------------------------- */

static bool refuse_sorting(const struct work *a, struct error *err)
{
    const struct product *all = best_product(&a->best);
    wide count;

    if (product_count(all, &count) && wide_is(count, product_told(all)) &&
        !wide_is_more(count, CLASSES_MOST))
        return false;
    error_set(err,
              product_count(all, &count)
                  ? "fundamental: all arrangements must be looked at for that, "
                    "and there are more than %s"
                  : "fundamental: all arrangements must be looked at for that, "
                    "at most %s, and it is not known how many there are",
              say_number(CLASSES_MOST).at);
    return true;
}

/* DONE when the arrangements, or their classes, are known. */
static enum task_state prepare(struct work *a, struct error *err)
{
    if (!a->best.known) {
        best_step(&a->best, SLICE);
        return TASK_MORE;
    }
    if (a->sorted)
        return TASK_DONE;
    if (!a->has_classes) {
        if (refuse_sorting(a, err))
            return TASK_REFUSED;
        arrangement_classes_init(&a->classes, best_product(&a->best));
        a->has_classes = true;
    }
    a->sorted = arrangement_classes_step(&a->classes, CLASSES_SLICE);
    return TASK_MORE;
}

/* Of the search, and then of the sorting. */
static double share(const struct work *a)
{
    struct job_status status;

    if (a->job) {
        job_poll(a->job, &status);
        return status.fraction;
    }
    if (a->kings)
        return kings_share(a->kings);
    if (!a->best.known)
        return best_share(&a->best);
    return a->has_classes ? (double)a->classes.next / (double)a->classes.all
                          : -1;
}

static void tell(const struct work *a, struct text *out)
{
    double done = share(a);

    if (!a->job && !a->kings && !a->best.known)
        text_addf(out, "%s with %d",
                  a->best.found ? "all arrangements" : "trying",
                  best_bound(&a->best));
    else
        text_add(out, a->job || a->kings ? "counting" : "sorting");
    if (done >= 0)
        text_addf(out, ": %.1f %%", 100 * done);
}

/* --- count ---------------------------------------------------------------- */

static void forecast(const struct work *a, struct text *out)
{
    int n = best_queens(&a->best);
    double seconds = n ? queens_count_seconds(n, a->threads) : 0;

    if (seconds > WORTH_SAYING)
        text_addf(out, "counting %d queens takes about %s on %s", n,
                  say_time(seconds).at,
                  say_count((uint64_t)a->threads, "processor").at);
    if (a->kings && memory_for_kings(a) > MEMORY_WORTH_SAYING)
        text_addf(out, "counting kings on %dx%d takes %d megabytes of memory",
                  a->best.board.files, a->best.board.ranks,
                  megabytes(memory_for_kings(a)));
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

static enum task_state tell_kings(struct work *a, struct text *out)
{
    if (!kings_step(a->kings, KINGS_SLICE))
        return TASK_MORE;
    wide_format(kings_count(a->kings), false, out);
    text_add(out, "\n");
    return TASK_DONE;
}

/* One is known by a rule, and that there are others. */
static enum task_state refuse_untold(struct error *err)
{
    error_set(err, "this board has more arrangements than can be told: want a "
                   "smaller one");
    return TASK_REFUSED;
}

static enum task_state tell_count(struct work *a, struct text *out,
                                  struct error *err)
{
    enum task_state state;
    wide count;

    if (a->job)
        return tell_job(a, out);
    if (a->kings)
        return tell_kings(a, out);
    state = prepare(a, err);
    if (state != TASK_DONE)
        return state;
    if (a->fundamental)
        text_addf(out, "%zu", a->classes.count);
    else if (product_count(best_product(&a->best), &count))
        wide_format(count, false, out);
    else
        return refuse_untold(err);
    text_add(out, "\n");
    return TASK_DONE;
}

/* --- list ----------------------------------------------------------------- */

static void list_one(const struct board *b, const uint8_t *occupied,
                     struct text *out)
{
    int n = 0;

    for (int sq = 0; sq < board_squares(b); sq++)
        if (occupied[sq])
            text_addf(out, "%s%s", n++ ? " " : "", say_square(sq, b->files).at);
    text_add(out, "\n");
}

static uint64_t lines(const struct work *a)
{
    return a->fundamental ? a->classes.count
                          : product_told(best_product(&a->best));
}

static enum task_state tell_list(struct work *a, struct text *out,
                                 struct error *err)
{
    size_t full = out->len + LIST_PIECE; /* a file holds all so far */
    enum task_state state = prepare(a, err);
    uint8_t *occupied;

    if (state != TASK_DONE)
        return state;
    if (!best_tells_all(&a->best))
        return refuse_untold(err);
    occupied = xcalloc((size_t)board_squares(&a->best.board), 1);
    for (; a->next < lines(a) && out->len < full; a->next++) {
        product_at(best_product(&a->best),
                   a->fundamental ? a->classes.first[a->next] : a->next,
                   occupied);
        list_one(&a->best.board, occupied, out);
    }
    free(occupied);
    return a->next < lines(a) ? TASK_MORE : TASK_DONE;
}

/* What no question is about. */
enum {
    UNASKED = 1 << PIECES_MODE | 1 << PIECES_SOLUTION | 1 << PIECES_PUT |
              1 << PIECES_ATTACKS | 1 << PIECES_ARGUMENT
};

/* clang-format off */
#define QUESTIONS(count_by, divided, list_by)                                \
    { .key = "count",                                                        \
      .help = "Tell only how many best arrangements there are.",             \
      .ask = count_by, .job = divided, .shared = true, .idle = UNASKED,      \
      .answer = &answer_count,                                               \
      .task = { .forecast = forecast, .step = tell_count, .share = share,    \
                .tell = tell, .drop = drop } },                              \
    { .key = "list",                                                         \
      .help = "Print the squares of every best arrangement on a line.",      \
      .ask = list_by, .idle = UNASKED, .answer = &answer_squares,            \
      .task = { .step = tell_list, .share = share, .tell = tell,             \
                .drop = drop } },                                            \
    { .key = NULL }
/* clang-format on */

const struct question place_questions[] = { QUESTIONS(ask_place_count,
                                                      place_job, ask_place) };
const struct question cover_questions[] = { QUESTIONS(ask_cover_count,
                                                      cover_job, ask_cover) };
