/* How many best arrangements there are, and a list of them. */
#include <stdlib.h>

#include "base/alloc.h"
#include "base/error.h"
#include "base/say.h"
#include "base/task.h"
#include "base/text.h"
#include "chess/square.h"
#include "modules/armies/run.h"
#include "puzzle/ask/answer.h"
#include "puzzle/ask/question.h"
#include "puzzle/control.h"
#include "solve/armies/armies.h"
#include "solve/armies/classes.h"
#include "solve/armies/divided.h"

enum { SLICE = 30000, CLASSES_SLICE = 2000, LIST_PIECE = 60000 };

/* Arrangements that are looked at for their classes, which takes minutes. */
enum { CLASSES_MOST = 20000000 };

struct work {
    struct camp camp;
    bool fundamental;
    struct armies_classes classes;
    bool sorting, sorted;
    uint64_t next; /* the line to be listed next */
};

static struct work *ask(const struct params *params, int threads,
                        struct error *err)
{
    struct work *a;

    (void)threads;
    if (!armies_validate(params, err))
        return NULL;
    a = xcalloc(1, sizeof *a);
    camp_init(&a->camp, params);
    a->fundamental = params->at[ARMIES_FUNDAMENTAL].number != 0;
    a->sorted = !a->fundamental;
    return a;
}

static struct job *count_job(const struct params *params, struct error *err)
{
    struct job *job = NULL;
    struct camp camp;

    if (!armies_validate(params, err))
        return NULL;
    camp_init(&camp, params);
    if (params->at[ARMIES_FUNDAMENTAL].number)
        error_set(err, "fundamental: all arrangements must be looked at side "
                       "by side for that, which cannot be divided");
    else
        job = armies_job(&camp.board, &camp.mover, camp.armies->limit, err);
    camp_free(&camp);
    return job;
}

static void drop(struct work *a)
{
    armies_classes_free(&a->classes);
    camp_free(&a->camp);
    free(a);
}

/* --- getting ready -------------------------------------------------------- */

/* Why it cannot be told, if so. */
static bool refuse(const struct work *a, bool one_by_one, struct error *err)
{
    const struct armies *found = a->camp.armies;
    wide count;

    if (!found->known && armies_too_large(found))
        error_set(err,
                  "size: on more than %d squares not all arrangements can "
                  "be found",
                  SET_MOST);
    else if (!found->known)
        error_set(err, "the search gave up after %s: want more --patience",
                  camp_steps(&a->camp).at);
    else if (one_by_one && !camp_tells_all(&a->camp))
        error_set(err, "this board has more arrangements than can be told: "
                       "want a smaller one");
    else if (a->fundamental && roll_told(&found->roll) > CLASSES_MOST)
        error_set(err,
                  "fundamental: all arrangements must be looked at for "
                  "that, and there are more than %s",
                  say_number(CLASSES_MOST).at);
    else if (!roll_count(&found->roll, &count))
        error_set(err, "this board has more arrangements than can be counted: "
                       "want a smaller one");
    else
        return false;
    return true;
}

/* DONE when the arrangements, or their classes, are known. */
static enum task_state prepare(struct work *a, bool one_by_one,
                               struct error *err)
{
    long budget = SLICE;

    if (a->camp.armies->stage != ARMIES_OVER) {
        armies_step(a->camp.armies, &budget);
        return TASK_MORE;
    }
    if (refuse(a, one_by_one || a->fundamental, err))
        return TASK_REFUSED;
    if (a->sorted)
        return TASK_DONE;
    if (!a->sorting)
        armies_classes_init(&a->classes, &a->camp.armies->roll);
    a->sorting = true;
    a->sorted = armies_classes_step(&a->classes, CLASSES_SLICE);
    return TASK_MORE;
}

static double share(const struct work *a)
{
    uint64_t all = roll_told(&a->camp.armies->roll);

    if (a->sorting && all)
        return (double)a->classes.next / (double)all;
    return armies_share(a->camp.armies);
}

static void tell(const struct work *a, struct text *out)
{
    static const char *const stages[] = {
        [ARMIES_MUSTER] = "mustering armies",
        [ARMIES_PROVE] = "trying whether more fit",
        [ARMIES_LIST] = "looking for all",
        [ARMIES_OVER] = "sorting",
    };

    text_addf(out, "%s: %.1f %%", stages[a->camp.armies->stage],
              100 * share(a));
}

/* --- answers -------------------------------------------------------------- */

static enum task_state tell_count(struct work *a, struct text *out,
                                  struct error *err)
{
    enum task_state state = prepare(a, false, err);
    wide count;

    if (state != TASK_DONE)
        return state;
    roll_count(&a->camp.armies->roll, &count);
    wide_format(a->fundamental ? wide_of(a->classes.count) : count, false, out);
    text_add(out, "\n");
    return TASK_DONE;
}

/* White's squares, a stroke, and Black's. */
static void list_one(const struct work *a, uint8_t *at, struct text *out)
{
    const struct board *b = &a->camp.board;

    for (int army = ARMY_WHITE; army <= ARMY_BLACK; army++) {
        if (army == ARMY_BLACK)
            text_add(out, "/");
        for (int sq = 0; sq < board_squares(b); sq++)
            if (at[sq] == army)
                text_addf(out, army == ARMY_WHITE ? "%s " : " %s",
                          say_square(sq, b->files).at);
    }
    text_add(out, "\n");
}

static enum task_state tell_list(struct work *a, struct text *out,
                                 struct error *err)
{
    size_t full = out->len + LIST_PIECE; /* a file holds all so far */
    enum task_state state = prepare(a, true, err);
    uint64_t lines;
    uint8_t *at;

    if (state != TASK_DONE)
        return state;
    lines = a->fundamental ? a->classes.count
                           : roll_told(&a->camp.armies->roll);
    at = xcalloc((size_t)board_squares(&a->camp.board), 1);
    for (; a->next < lines && out->len < full; a->next++) {
        armies_at(a->camp.armies,
                  a->fundamental ? a->classes.first[a->next] : a->next, at);
        list_one(a, at, out);
    }
    free(at);
    return a->next < lines ? TASK_MORE : TASK_DONE;
}

static const struct answer_column army_columns[] = {
    { "white", ANSWER_SQUARES },
    { "black", ANSWER_SQUARES },
    { NULL, ANSWER_SQUARES }
};

static const struct answer_shape both_armies = { .key = "solutions",
                                                 .row = "solution",
                                                 .columns = army_columns };

/* What no question is about. */
enum {
    UNASKED = 1 << ARMIES_MODE | 1 << ARMIES_SOLUTION | 1 << ARMIES_PUT |
              1 << ARMIES_FREE | 1 << ARMIES_HINT
};

/* clang-format off */
const struct question armies_questions[] = {
    { .key = "count",
      .help = "Tell only how many best arrangements there are.",
      .ask = ask, .job = count_job, .idle = UNASKED, .answer = &answer_count,
      .task = { .step = tell_count, .share = share, .tell = tell,
                .drop = drop } },
    { .key = "list",
      .help = "Print every best arrangement on a line: White's squares, a "
              "stroke, and Black's.",
      .ask = ask, .idle = UNASKED, .answer = &both_armies,
      .task = { .step = tell_list, .share = share, .tell = tell,
                .drop = drop } },
    { .key = NULL }
};
/* clang-format on */
