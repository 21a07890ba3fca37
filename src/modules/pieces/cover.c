/* Covering: as few pieces as attack or occupy every square. */
#include "chess/shapes.h"
#include "modules/list.h"
#include "modules/pieces/run.h"
#include "puzzle/control.h"
#include "solve/pieces/cover.h"

/* --- the solver ---------------------------------------------------------- */

static void *create_answer(const struct board *b, enum piece_kind piece,
                           struct error *err)
{
    return cover_create(b, piece, err);
}

static void destroy_answer(void *answer)
{
    cover_destroy(answer);
}

static bool step_answer(void *answer, long budget)
{
    return cover_step(answer, budget);
}

static int number(const void *answer)
{
    return cover_at_least(answer);
}

static bool count(const void *answer, wide *out)
{
    *out = cover_count(answer);
    return true;
}

static uint64_t told(const void *answer)
{
    return cover_told(answer);
}

static void at(const void *answer, uint64_t k, uint8_t *occupied)
{
    cover_at(answer, k, occupied);
}

static void source(const void *answer, struct arrangement_source *out)
{
    cover_source(answer, out);
}

const struct pieces_solver pieces_covering = { .most = false,
                                               .create = create_answer,
                                               .destroy = destroy_answer,
                                               .step = step_answer,
                                               .number = number,
                                               .count = count,
                                               .told = told,
                                               .at = at,
                                               .source = source };

/* --- the puzzle ---------------------------------------------------------- */

/* clang-format off */
static const struct control controls[] = {
    [PIECES_PIECE] = {
        .key = "piece", .label = "Piece", .kind = CONTROL_CHOICE,
        .initial = "queen", .names = pieces_names, .titles = pieces_titles,
        .help = "Which pieces are to cover the board."
    },
    [PIECES_SIZE] = {
        .key = "size", .label = "Board", .kind = CONTROL_SIZE,
        .min = 1, .max = COVER_SIDE_MAX, .initial = "8x8",
        .help = "Files and ranks of the board."
    },
    [PIECES_MODE] = {
        .key = "mode", .label = "Do", .kind = CONTROL_CHOICE,
        .initial = "album", .quiet = true, .names = pieces_modes,
        .titles = pieces_mode_titles,
        .help = "Browse the best arrangements, or try by hand."
    },
    [PIECES_SOLUTION] = {
        .key = "solution", .label = "Solution", .kind = CONTROL_RANGE,
        .min = 1, .max = INT32_MAX, .initial = "1", .live = true,
        .help = "Which of the best arrangements is shown."
    },
    [PIECES_HOLES] = {
        .key = "holes", .label = "Holes", .kind = CONTROL_SQUARES,
        .initial = "", .names = shape_names, .titles = shape_titles,
        .help = "Squares cut out of the board; they block "
        "lines as the edge does."
    },
    [PIECES_ATTACKS] = {
        .key = "attacks", .label = "Attacked squares",
        .kind = CONTROL_SWITCH, .initial = "on", .live = true,
        .help = "Hatch the squares that are attacked, and put a dot on those "
                "that are not covered."
    },
    { .key = NULL }
};
/* clang-format on */

static struct puzzle *create(const struct params *params, struct trace *tr)
{
    return pieces_create(&pieces_covering, params, tr);
}

static struct work *ask(const struct params *params, int threads,
                        struct error *err)
{
    (void)threads;
    return pieces_ask(&pieces_covering, params, err);
}

static const struct question questions[] = {
    { .key = "count",
      .help = "Tell only how many best arrangements there are.",
      .ask = ask,
      .task = { .step = pieces_tell_count, .drop = pieces_drop } },
    { .key = "list",
      .help = "Print the squares of every best arrangement on a line.",
      .ask = ask,
      .task = { .step = pieces_tell_list, .drop = pieces_drop } },
    { .key = NULL }
};

static void heading(const struct params *params, struct text *out)
{
    text_addf(out, "Covering by %ss %d\u00d7%d",
              pieces_names[params->at[PIECES_PIECE].number],
              params->at[PIECES_SIZE].number, params->at[PIECES_SIZE].second);
}

static const struct activity activity = { .create = create,
                                          .heading = heading,
                                          PIECES_ACTIVITY };

static const struct activity *const activities[] = { &activity, NULL };

const struct puzzle_class cover_puzzle = {
    .name = "cover",
    .title = "Covering",
    .tab = "Covering",
    .summary = "As few pieces of a kind as attack or occupy every square.",
    .controls = controls,
    .questions = questions,
    .series = cover_series,
    .activities = activities,
    PIECES_CLASS
};
