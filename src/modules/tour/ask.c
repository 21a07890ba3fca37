/*
 * Questions about tours: how many there are, all those from the start, and
 * how hard each start is for the chosen method.
 */
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/error.h"
#include "base/text.h"
#include "chess/square.h"
#include "modules/tour/map/starts.h"
#include "modules/tour/settings.h"
#include "puzzle/control.h"
#include "solve/tour/count.h"
#include "solve/tour/tour.h"

enum {
    SLICE = 100000,    /* steps of a search in one piece */
    LIST_PIECE = 60000 /* bytes of a list in one piece */
};

struct work {
    struct board board;
    struct tour_question question;
    struct tour_count *count; /* owned, or NULL */

    const struct tour_method *method;
    struct tour_search *search; /* owned, or NULL */
    int *path;                  /* owned: the squares visited */
    int depth;
    struct starts *map; /* owned, or NULL */
};

static void drop(struct work *a)
{
    if (a->search)
        a->method->destroy(a->search);
    if (a->map)
        starts_free(a->map);
    free(a->map);
    tour_count_destroy(a->count);
    board_free(&a->board);
    free(a->path);
    free(a);
}

/* About the tours from the start, or about all. */
static struct work *begin(const struct params *params, bool from,
                          struct error *err)
{
    struct work *a = xcalloc(1, sizeof *a);

    if (!tour_board(&a->board, params, err)) {
        free(a);
        return NULL;
    }
    if (from && !tour_check_square(&a->board, params, TOUR_START, err)) {
        drop(a);
        return NULL;
    }
    a->question = tour_question_of(params, &a->board);
    a->path = xmalloc((size_t)board_squares(&a->board) * sizeof *a->path);
    return a;
}

/* --- how many ------------------------------------------------------------ */

static struct work *count_tours(const struct params *params, bool from,
                                int threads, struct error *err)
{
    struct work *a = begin(params, from, err);
    struct tour_count_question q;

    if (!a)
        return NULL;
    q = tour_count_of(params, &a->board, from);
    if (!tour_count_possible(&q, err)) {
        drop(a);
        return NULL;
    }
    a->count = tour_count_start(&q, threads);
    return a;
}

static struct work *ask_count(const struct params *params, int threads,
                              struct error *err)
{
    return count_tours(params, false, threads, err);
}

static struct work *ask_count_from(const struct params *params, int threads,
                                   struct error *err)
{
    return count_tours(params, true, threads, err);
}

static enum task_state tell_count(struct work *a, struct text *out,
                                  struct error *err)
{
    struct tour_count_status status;

    (void)err;
    tour_count_poll(a->count, &status);
    switch (status.state) {
    case TOUR_COUNT_RUNNING: return TASK_WAIT;
    case TOUR_COUNT_DONE: wide_format(status.count, false, out); break;
    case TOUR_COUNT_FAILED:
        text_addf(out, "not counted: %s", status.reason.message);
        break;
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

static void begin_search(struct work *a)
{
    a->search = a->method->create(&a->question);
    a->path[0] = a->question.start;
    a->depth = 1;
}

/* One step; the path follows it. */
static enum tour_event walk(struct work *a)
{
    struct tour_step s;

    a->method->step(a->search, &s);
    if (s.event == TOUR_ENTER) {
        a->path[a->depth++] = s.square;
    } else if (s.event == TOUR_RETREAT) {
        a->depth--;
    } else if (s.event == TOUR_AGAIN) {
        a->depth = 1;
    }
    return s.event;
}

static struct work *ask_list(const struct params *params, int threads,
                             struct error *err)
{
    struct work *a = begin(params, true, err);
    struct text reason;

    (void)threads;
    if (!a)
        return NULL;
    a->method = &tour_warnsdorff;
    text_init(&reason);
    if (!tour_impossible(&a->question, &reason))
        begin_search(a);
    text_free(&reason);
    return a;
}

static void add_path(const struct work *a, struct text *out)
{
    for (int i = 0; i < a->depth; i++) {
        text_addf(out, "%s%s", i ? " " : "",
                  say_square(a->path[i], a->board.files).at);
    }
    text_add(out, "\n");
}

static enum task_state tell_list(struct work *a, struct text *out,
                                 struct error *err)
{
    (void)err;
    if (!a->search)
        return TASK_DONE;
    for (int i = 0; i < SLICE && out->len < LIST_PIECE; i++) {
        enum tour_event event = walk(a);

        if (event == TOUR_FOUND)
            add_path(a, out);
        else if (event == TOUR_NONE || event == TOUR_STUCK)
            return TASK_DONE;
    }
    return TASK_MORE;
}

/* --- how hard ------------------------------------------------------------ */

static struct work *ask_map(const struct params *params, int threads,
                            struct error *err)
{
    struct work *a;

    if (!starts_possible(params, false, err))
        return NULL;
    a = begin(params, false, err);
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

/* clang-format off */
const struct question tour_questions[] = {
    { .key = "count", .label = "Count all tours",
      .help = "Tell only how many tours there are, from every start: closed "
              "ones once each, others in both directions.",
      .ask = ask_count, .shared = true,
      .task = { .step = tell_count, .share = count_done, .drop = drop } },
    { .key = "count-from", .label = "Count from the start",
      .help = "Tell only how many tours begin on the start square.",
      .ask = ask_count_from, .shared = true,
      .task = { .step = tell_count, .share = count_done, .drop = drop } },
    { .key = "list",
      .help = "Print every tour from the start square on a line.",
      .ask = ask_list,
      .task = { .step = tell_list, .drop = drop } },
    { .key = "map",
      .help = "Print for every start square how many squares the algorithm "
              "enters in at most a million steps, or by --measure how many "
              "tours begin there, and what comes of it.",
      .ask = ask_map, .shared = true,
      .task = { .step = tell_map, .share = map_done, .drop = drop } },
    { .key = NULL }
};
/* clang-format on */
