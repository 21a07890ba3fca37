/* How many best arrangements there are, and a list of them. */
#include <stdlib.h>

#include "base/alloc.h"
#include "base/error.h"
#include "chess/square.h"
#include "modules/pieces/best.h"
#include "solve/pieces/product.h"
#include "modules/pieces/run.h"

enum { SLICE = 50000, LIST_PIECE = 60000 };

struct work {
    struct best best;
    uint64_t next; /* the arrangement to be listed next */
};

static void drop(struct work *a)
{
    best_free(&a->best);
    free(a);
}

static struct work *ask(bool most, const struct params *params,
                        struct error *err)
{
    struct work *a;

    if (!pieces_validate(params, err))
        return NULL;
    a = xcalloc(1, sizeof *a);
    best_init(&a->best, most, params);
    if (!a->best.reason.len)
        return a;
    error_set(err, "%.*s", (int)a->best.reason.len - 1, a->best.reason.at);
    drop(a);
    return NULL;
}

static struct work *ask_place(const struct params *params, int threads,
                              struct error *err)
{
    (void)threads;
    return ask(true, params, err);
}

static struct work *ask_cover(const struct params *params, int threads,
                              struct error *err)
{
    (void)threads;
    return ask(false, params, err);
}

static enum task_state tell_count(struct work *a, struct text *out,
                                  struct error *err)
{
    wide count;

    (void)err;
    if (!best_step(&a->best, SLICE))
        return TASK_MORE;
    if (product_count(best_product(&a->best), &count))
        wide_format(count, false, out);
    else
        text_addf(out, "more than %llu",
                  (unsigned long long)product_told(best_product(&a->best)));
    text_add(out, "\n");
    return TASK_DONE;
}

static void list_one(const struct board *b, const uint8_t *occupied,
                     struct text *out)
{
    int n = 0;

    for (int sq = 0; sq < board_squares(b); sq++)
        if (occupied[sq])
            text_addf(out, "%s%s", n++ ? " " : "", say_square(sq, b->files).at);
    text_add(out, "\n");
}

static enum task_state tell_list(struct work *a, struct text *out,
                                 struct error *err)
{
    const struct board *b = &a->best.board;
    size_t before = out->len; /* which holds all so far, if it is a file */
    uint8_t *occupied;

    (void)err;
    if (!a->best.known) {
        best_step(&a->best, SLICE);
        return TASK_MORE;
    }
    occupied = xcalloc((size_t)board_squares(b), 1);
    while (a->next < product_told(best_product(&a->best)) &&
           out->len - before < LIST_PIECE) {
        product_at(best_product(&a->best), a->next++, occupied);
        list_one(b, occupied, out);
    }
    free(occupied);
    return a->next < product_told(best_product(&a->best)) ? TASK_MORE
                                                          : TASK_DONE;
}

/* What no question is about. */
enum {
    UNASKED = 1 << PIECES_MODE | 1 << PIECES_SOLUTION | 1 << PIECES_PUT |
              1 << PIECES_ATTACKS | 1 << PIECES_ARGUMENT
};

/* clang-format off */
#define QUESTIONS(who)                                                       \
    { .key = "count",                                                        \
      .help = "Tell only how many best arrangements there are.",             \
      .ask = who, .idle = UNASKED,                                           \
      .task = { .step = tell_count, .drop = drop } },                        \
    { .key = "list",                                                         \
      .help = "Print the squares of every best arrangement on a line.",      \
      .ask = who, .idle = UNASKED,                                           \
      .task = { .step = tell_list, .drop = drop } },                         \
    { .key = NULL }
/* clang-format on */

const struct question place_questions[] = { QUESTIONS(ask_place) };
const struct question cover_questions[] = { QUESTIONS(ask_cover) };
