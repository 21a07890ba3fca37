/*
 * Questions about tours: how many there are, all of them, and how hard each
 * start is for the chosen method. The first two mean the same tours as the
 * album does: line 17 of a list is its tour 17.
 */
#include <stdlib.h>

#include "base/alloc.h"
#include "base/error.h"
#include "base/task.h"
#include "base/text.h"
#include "chess/mover.h"
#include "chess/square.h"
#include "modules/tour/map/starts.h"
#include "modules/tour/settings.h"
#include "puzzle/ask/answer.h"
#include "puzzle/ask/question.h"
#include "puzzle/control.h"
#include "solve/tour/count.h"
#include "solve/tour/all/stream.h"
#include "solve/tour/tour.h"

enum {
    SLICE = 100000,     /* steps of a search in one piece */
    LIST_PIECE = 60000, /* bytes of a list in one piece */
    WORTH_SAYING = 60   /* seconds that a count is expected to take */
};

struct work {
    struct board board;
    struct mover mover;
    struct tour_count_question question;
    struct tour_count *count; /* owned, or NULL */
    int threads;
    struct tour_stream *stream; /* owned, or NULL */
    int *squares;               /* owned: room for a tour */
    struct starts *map;         /* owned, or NULL */
};

static void drop(struct work *a)
{
    if (a->map)
        starts_free(a->map);
    free(a->map);
    tour_stream_destroy(a->stream);
    tour_count_destroy(a->count);
    board_free(&a->board);
    free(a->squares);
    free(a);
}

/* About the tours that the settings mean. */
static struct work *begin(const struct params *params, struct error *err)
{
    struct work *a = xcalloc(1, sizeof *a);

    if (!tour_is_clear(params, err) || !tour_mover(&a->mover, params, err) ||
        !tour_board(&a->board, params, err)) {
        free(a);
        return NULL;
    }
    a->question = tour_count_of(params, &a->board, &a->mover);
    if ((a->question.start >= 0 &&
         !tour_check_square(&a->board, params, TOUR_START, err)) ||
        !tour_check_square(&a->board, params, TOUR_END, err)) {
        drop(a);
        return NULL;
    }
    return a;
}

/* --- how many ------------------------------------------------------------ */

static struct work *ask_count(const struct params *params, int threads,
                              struct error *err)
{
    struct work *a = begin(params, err);

    if (a && !tour_count_possible(&a->question, err)) {
        drop(a);
        a = NULL;
    }
    if (a) {
        a->threads = threads;
        a->count = tour_count_start(&a->question, threads);
    }
    return a;
}

static struct job *count_job(const struct params *params, struct error *err)
{
    struct work *a = begin(params, err);
    struct job *job = a ? tour_count_job(&a->question, err) : NULL;

    if (a)
        drop(a);
    return job;
}

static void forecast_count(const struct work *a, struct text *out)
{
    struct tour_count_outlay o = tour_count_outlay(a->count);

    if (o.seconds > WORTH_SAYING)
        text_addf(out,
                  "counting these tours takes about %s on %s, and %.1f GB of "
                  "memory",
                  say_time(o.seconds).at,
                  say_count((uint64_t)a->threads, "processor").at,
                  (double)o.bytes / 1e9);
}

static enum task_state tell_count(struct work *a, struct text *out,
                                  struct error *err)
{
    struct tour_count_status status;

    tour_count_poll(a->count, &status);
    switch (status.state) {
    case TOUR_COUNT_RUNNING: return TASK_WAIT;
    case TOUR_COUNT_DONE: wide_format(status.count, false, out); break;
    case TOUR_COUNT_FAILED: *err = status.reason; return TASK_REFUSED;
    }
    text_add(out, "\n");
    return TASK_DONE;
}

static double count_done(const struct work *a)
{
    struct tour_count_status status;

    tour_count_poll(a->count, &status);
    return status.fraction;
}

/* --- all of them --------------------------------------------------------- */

static struct work *ask_list(const struct params *params, int threads,
                             struct error *err)
{
    struct work *a = begin(params, err);
    struct tour_question q;

    (void)threads;
    if (!a)
        return NULL;
    q = tour_question_of(params, &a->board, &a->mover);
    a->stream = tour_stream_create(&a->question, &q.order, q.seed);
    a->squares = xmalloc((size_t)board_squares(&a->board) * sizeof *a->squares);
    return a;
}

static void add_tour(const struct work *a, struct text *out)
{
    tour_stream_tour(a->stream, a->squares);
    for (int i = 0; i < tour_stream_squares(a->stream); i++) {
        text_add(out, i ? " " : "");
        text_add(out, say_square(a->squares[i], a->board.files).at);
    }
    text_add(out, "\n");
}

static enum task_state tell_list(struct work *a, struct text *out,
                                 struct error *err)
{
    size_t before = out->len;
    long budget = SLICE;

    (void)err;
    while (out->len - before < LIST_PIECE)
        switch (tour_stream_step(a->stream, &budget)) {
        case TOUR_STREAM_MORE: return TASK_MORE;
        case TOUR_STREAM_FOUND: add_tour(a, out); break;
        case TOUR_STREAM_DONE: return TASK_DONE;
        }
    return TASK_MORE;
}

/* --- how hard ------------------------------------------------------------ */

static struct work *ask_map(const struct params *params, int threads,
                            struct error *err)
{
    struct work *a;

    if (params->at[TOUR_MEASURE].number == MEASURE_TOURS &&
        tour_method_asked(params)) {
        error_set(err, "tours are counted exactly, by no algorithm: leave "
                       "out 'algorithm', or want the measure 'nodes'");
        return NULL;
    }
    if (!starts_possible(params, false, err))
        return NULL;
    a = begin(params, err);
    if (!a)
        return NULL;
    a->map = xmalloc(sizeof *a->map);
    starts_init(a->map, params, threads);
    return a;
}

static enum task_state tell_map(struct work *a, struct text *out,
                                struct error *err)
{
    long budget = SLICE;

    (void)err;
    switch (starts_step(a->map, &budget)) {
    case MAP_MORE: return budget == SLICE ? TASK_WAIT : TASK_MORE;
    case MAP_KNOWN: starts_row(a->map, a->map->known - 1, out); break;
    case MAP_DONE: return TASK_DONE;
    }
    return TASK_MORE;
}

static double map_done(const struct work *a)
{
    return (double)a->map->known / (double)a->map->n;
}

static const struct answer_column map_columns[] = { { "start", ANSWER_WORD },
                                                    { "number", ANSWER_NUMBER },
                                                    { "outcome", ANSWER_WORD },
                                                    { NULL, ANSWER_WORD } };

static const struct answer_shape map_rows = { .key = "starts",
                                              .columns = map_columns };

#define BIT(control) (UINT32_C(1) << TOUR_##control)

/* What is of use only to who watches, browses or leads the knight. */
#define WATCHING                                                         \
    (BIT(MODE) | BIT(SOLUTION) | BIT(MOVES) | BIT(COUNTS) | BIT(IMAGE) | \
     BIT(BEST) | BIT(WARN))

/* clang-format off */
const struct question tour_questions[] = {
    { .key = "count", .label = "Count the tours",
      .help = "Tell only how many tours there are: from the start and to the "
              "end if they are given, else from everywhere. Closed ones "
              "count once each, others in both directions.",
      .idle = WATCHING | BIT(ANY) | BIT(MEASURE) | BIT(ALGORITHM) | BIT(ORDER),
      .ask = ask_count, .job = count_job, .shared = true,
      .answer = &answer_count,
      .task = { .forecast = forecast_count, .step = tell_count,
                .share = count_done, .drop = drop } },
    { .key = "list",
      .help = "Print every tour that --count counts on a line, in the order "
              "of --mode all.",
      .idle = WATCHING | BIT(ANY) | BIT(MEASURE) | BIT(ALGORITHM),
      .ask = ask_list, .answer = &answer_squares,
      .task = { .step = tell_list, .drop = drop } },
    { .key = "map",
      .help = "Print for every start square how many squares the algorithm "
              "enters in at most a million steps, or by --measure how many "
              "tours begin there, and what comes of it.",
      .idle = WATCHING | BIT(START) | BIT(ANY) | BIT(UNDIRECTED) |
              BIT(FUNDAMENTAL) | BIT(SYMMETRIC) | BIT(CROSSINGS) | BIT(SUMS),
      .ask = ask_map, .shared = true, .answer = &map_rows,
      .task = { .step = tell_map, .share = map_done, .drop = drop } },
    { .key = NULL }
};
/* clang-format on */
