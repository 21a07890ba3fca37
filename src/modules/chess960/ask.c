/* Arrays in order: listed, those that match a pattern, the next
 * one. */
#include <stdlib.h>

#include "base/alloc.h"
#include "base/error.h"
#include "base/task.h"
#include "base/text.h"
#include "chess/chess960/pattern.h"
#include "chess/chess960/s0.h"
#include "modules/chess960/run.h"
#include "puzzle/ask/answer.h"
#include "puzzle/ask/question.h"
#include "puzzle/control.h"

/* The numbers in the order asked for. */
static void list_numbers(enum c960_order order, int out[CHESS960_COUNT])
{
    if (order == ORDER_S0) {
        s0_order(out);
        return;
    }
    for (int i = 0; i < CHESS960_COUNT; i++)
        out[i] = i;
}

static bool matches(const struct pattern *pattern, int number)
{
    struct array array;

    chess960_array(number, &array);
    return pattern_matches(pattern, &array);
}

void c960_matches(const struct params *params, const struct pattern *pattern,
                  bool out[CHESS960_COUNT])
{
    int numbers[CHESS960_COUNT];

    list_numbers((enum c960_order)params->at[C960_ORDER].number, numbers);
    for (int i = 0; i < CHESS960_COUNT; i++)
        out[i] = matches(pattern, numbers[i]);
}

int c960_match(const struct params *params, const struct pattern *pattern,
               int number, int direction)
{
    int numbers[CHESS960_COUNT], at = CHESS960_COUNT - 1;

    list_numbers((enum c960_order)params->at[C960_ORDER].number, numbers);
    while (number >= 0 && numbers[at] != number)
        at--;
    for (int i = 0; i < CHESS960_COUNT; i++) {
        at = (at + direction + CHESS960_COUNT) % CHESS960_COUNT;
        if (matches(pattern, numbers[at]))
            return numbers[at];
    }
    return -1;
}

struct work {
    struct pattern pattern;
    enum c960_order order;
};

static struct work *ask(const struct params *params, int threads,
                        struct error *err)
{
    struct work *a = xcalloc(1, sizeof *a);

    (void)threads;
    a->order = (enum c960_order)params->at[C960_ORDER].number;
    if (c960_pattern_of(params, &a->pattern, err))
        return a;
    free(a);
    return NULL;
}

static enum task_state tell(struct work *a, struct text *out, struct error *err)
{
    int numbers[CHESS960_COUNT];

    (void)err;
    list_numbers(a->order, numbers);
    for (int i = 0; i < CHESS960_COUNT; i++) {
        char letters[ARRAY_TEXT_MAX];
        struct array array;

        if (!matches(&a->pattern, numbers[i]))
            continue;
        chess960_array(numbers[i], &array);
        array_format(&array, letters);
        text_addf(out, "%d %s\n", a->order == ORDER_S0 ? i + 1 : i, letters);
    }
    return TASK_DONE;
}

static void drop(struct work *a)
{
    free(a);
}

static const struct answer_column array_columns[] = {
    { "number", ANSWER_NUMBER }, { "array", ANSWER_WORD }, { NULL, ANSWER_WORD }
};

static const struct answer_shape arrays = { .key = "arrays",
                                            .columns = array_columns };

/* What no question is about. */
enum {
    UNASKED = 1 << C960_NUMBER | 1 << C960_ARRAY | 1 << C960_CASTLE |
              1 << C960_WHY
};

const struct question c960_questions[] = {
    { .key = "list",
      .help = "Print all arrays with their numbers.",
      .ask = ask,
      .idle = UNASKED,
      .answer = &arrays,
      .task = { .step = tell, .drop = drop } },
    { .key = "find",
      .help = "Print the arrays that match a pattern: eight letters with ? "
              "for any piece, or words such as \"king on d\".",
      .ask = ask,
      .idle = UNASKED,
      .answer = &arrays,
      .task = { .step = tell, .drop = drop } },
    { .key = NULL }
};
