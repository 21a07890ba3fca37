/*
 * Questions about tours: how many there are, all those from the start, and
 * how hard each start is for the chosen method.
 */
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/error.h"
#include "chess/square.h"
#include "modules/tour_all.h"
#include "modules/tour_run.h"
#include "puzzle/control.h"
#include "solve/tour_count.h"

enum {
    SLICE = 100000,             /* steps of a search in one piece */
    LIST_PIECE = 60000,         /* bytes of a list in one piece */
    MAP_WORK = 1000000          /* steps for one start of the map */
};

struct answer {
    struct board board;
    struct tour_question question;
    struct tour_count *count;       /* owned, or NULL */

    const struct tour_method *method;
    struct tour_search *search;     /* owned, or NULL */
    int *path;                      /* owned: the squares visited */
    int depth;
    uint64_t nodes;                 /* squares entered, for the map */
    long left;                      /* work left for this start */
};

static struct answer *begin(const struct params *params, struct error *err)
{
    struct answer *a = xcalloc(1, sizeof *a);

    if (!tour_board(&a->board, params, err)) {
        free(a);
        return NULL;
    }
    a->question = (struct tour_question){
        .board = &a->board,
        .start = tour_square(params, TOUR_START),
        .end = tour_square(params, TOUR_END),
        .closed = params->at[TOUR_CLOSED].number,
        .seed = params->seed
    };
    move_order_parse(&a->question.order, params->at[TOUR_ORDER].text, err);
    a->path = xmalloc((size_t)board_squares(&a->board) * sizeof *a->path);
    return a;
}

static void end_search(struct answer *a)
{
    if (a->search)
        a->method->destroy(a->search);
    a->search = NULL;
}

static void drop(struct answer *a)
{
    end_search(a);
    if (a->count)
        tour_count_destroy(a->count);
    board_free(&a->board);
    free(a->path);
    free(a);
}

/* --- how many ------------------------------------------------------------ */

static struct answer *count_tours(const struct params *params, bool from,
                                  int threads, struct error *err)
{
    struct answer *a = begin(params, err);
    struct tour_count_question q;

    if (!a)
        return NULL;
    q = tour_all_question(params, &a->board, from);
    if (!tour_count_possible(&q, err)) {
        drop(a);
        return NULL;
    }
    a->count = tour_count_start(&q, threads);
    return a;
}

static struct answer *ask_count(const struct params *params, int threads,
                                struct error *err)
{
    return count_tours(params, false, threads, err);
}

static struct answer *ask_count_from(const struct params *params, int threads,
                                     struct error *err)
{
    return count_tours(params, true, threads, err);
}

static enum telling tell_count(struct answer *a, struct text *out)
{
    struct tour_count_status status;

    tour_count_poll(a->count, &status);
    switch (status.state) {
    case TOUR_COUNT_RUNNING:
        return TELLING_WAIT;
    case TOUR_COUNT_DONE:
        wide_format(status.count, false, out);
        break;
    case TOUR_COUNT_CANCELLED:
        break;
    case TOUR_COUNT_FAILED:
        text_addf(out, "not counted: %s", status.reason.message);
        break;
    }
    text_add(out, "\n");
    return TELLING_DONE;
}

static double count_done(const struct answer *a)
{
    struct tour_count_status status;

    tour_count_poll(a->count, &status);
    return status.fraction;
}

/* --- all of them --------------------------------------------------------- */

static void begin_search(struct answer *a)
{
    a->search = a->method->create(&a->question);
    a->path[0] = a->question.start;
    a->depth = 1;
    a->nodes = 1;
    a->left = MAP_WORK;
}

/* One step; the path follows it. */
static enum tour_event walk(struct answer *a)
{
    struct tour_step s;

    a->method->step(a->search, &s);
    if (s.event == TOUR_ENTER) {
        a->path[a->depth++] = s.square;
        a->nodes++;
    } else if (s.event == TOUR_RETREAT) {
        a->depth--;
    } else if (s.event == TOUR_AGAIN) {
        a->depth = 1;
    }
    return s.event;
}

static struct answer *ask_list(const struct params *params, int threads,
                               struct error *err)
{
    struct answer *a = begin(params, err);
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

static void add_square(const struct answer *a, int square, struct text *out)
{
    char name[SQUARE_NAME_MAX];

    square_name(square % a->board.files, square / a->board.files, name);
    text_add(out, name);
}

static void add_path(const struct answer *a, struct text *out)
{
    for (int i = 0; i < a->depth; i++) {
        text_add(out, i ? " " : "");
        add_square(a, a->path[i], out);
    }
    text_add(out, "\n");
}

static enum telling tell_list(struct answer *a, struct text *out)
{
    if (!a->search)
        return TELLING_DONE;
    for (int i = 0; i < SLICE && out->len < LIST_PIECE; i++) {
        enum tour_event event = walk(a);

        if (event == TOUR_FOUND)
            add_path(a, out);
        else if (event == TOUR_NONE || event == TOUR_STUCK)
            return TELLING_DONE;
    }
    return TELLING_MORE;
}

/* --- how hard ------------------------------------------------------------ */

static struct answer *ask_map(const struct params *params, int threads,
                              struct error *err)
{
    struct answer *a = begin(params, err);
    const char *name = tour_algorithms[params->at[TOUR_ALGORITHM].number];

    (void)threads;
    if (!a)
        return NULL;
    a->method = tour_method_find(name);
    if (!a->method)
        a->method = &tour_warnsdorff;
    a->question.start = 0;
    return a;
}

static void add_row(const struct answer *a, const char *outcome,
                    struct text *out)
{
    add_square(a, a->question.start, out);
    text_addf(out, " %" PRIu64 " %s\n", a->nodes, outcome);
}

/* This start's outcome, or NULL if it is not known yet. */
static const char *try_start(struct answer *a)
{
    for (int i = 0; i < SLICE && a->left > 0; i++, a->left--)
        switch (walk(a)) {
        case TOUR_FOUND:
            return "found";
        case TOUR_NONE:
            return "none";
        case TOUR_STUCK:
            return "stuck";
        case TOUR_ENTER:
        case TOUR_RETREAT:
        case TOUR_AGAIN:
        case TOUR_WORK:
            break;
        }
    return a->left > 0 ? NULL : "limit";
}

/* Nothing to search: a hole, no tour at all, or not for this method. */
static bool skip_start(struct answer *a, struct text *out)
{
    struct text reason;
    bool none, refused;

    if (a->board.hole[a->question.start])
        return true;
    text_init(&reason);
    none = tour_impossible(&a->question, &reason);
    refused = !none && a->method->refuses &&
              a->method->refuses(&a->question, &reason);
    text_free(&reason);
    a->nodes = 0;
    if (none || refused)
        add_row(a, none ? "none" : "refused", out);
    return none || refused;
}

static enum telling tell_map(struct answer *a, struct text *out)
{
    const char *outcome;

    if (a->question.start == board_squares(&a->board))
        return TELLING_DONE;
    if (!a->search) {
        if (skip_start(a, out))
            a->question.start++;
        else
            begin_search(a);
        return TELLING_MORE;
    }
    outcome = try_start(a);
    if (outcome) {
        add_row(a, outcome, out);
        end_search(a);
        a->question.start++;
    }
    return TELLING_MORE;
}

static double map_done(const struct answer *a)
{
    return (double)a->question.start / board_squares(&a->board);
}

const struct question tour_questions[] = {
    { .key = "count", .label = "Count all tours",
      .help = "Print only how many tours there are, from every start: closed "
              "ones once each, others in both directions.",
      .ask = ask_count, .tell = tell_count, .done = count_done,
      .drop = drop },
    { .key = "count-from", .label = "Count from the start",
      .help = "Print only how many tours begin on the start square.",
      .ask = ask_count_from, .tell = tell_count, .done = count_done,
      .drop = drop },
    { .key = "list",
      .help = "Print every tour from the start square on a line.",
      .ask = ask_list, .tell = tell_list, .drop = drop },
    { .key = "map",
      .help = "Print for every start square how many squares the algorithm "
              "enters, at most a million, and what comes of it.",
      .ask = ask_map, .tell = tell_map, .done = map_done, .drop = drop },
    { .key = NULL }
};
