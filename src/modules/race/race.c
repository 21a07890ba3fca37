/*
 * The race: several methods on the same board, side by side and move for
 * move, with a chart of what each has spent. This file has the settings and
 * what the mouse does; race_steps.c has the shared timeline.
 */
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/error.h"
#include "base/parse.h"
#include "base/rng.h"
#include "chess/shapes.h"
#include "modules/list.h"
#include "modules/race/run.h"
#include "puzzle/control.h"

enum { SIDE_MIN = 3, SIDE_MAX = 32, QUEENS_MAX = 20 };
static const uint64_t LIMIT_MIN = 100, LIMIT_MAX = 1000000000;

static const char FIGURE[] = "warnsdorff,pohl,backtracking,ants,neural";

static const char *const puzzle_names[] = { "tour", "queens", NULL };
static const char *const puzzle_titles[] = { "Knight's tours", "All queens",
                                             NULL };
static const char *const over_names[] = { "one", "starts", "seeds", NULL };
static const char *const over_titles[] = { "this start, watched", "every start",
                                           "this start, many seeds", NULL };
static const char *const pace_names[] = { "nodes", "time", NULL };
static const char *const pace_titles[] = { "equal nodes", "equal time", NULL };
static const char *const chart_titles[] = { "nodes", "time", NULL };
static const char *const order_titles[] = {
    "s0: 12345678", "s1: 81726354",        "s2: 12345678",
    "s4: 34567812", "random, by the seed", NULL
};
static const char *const limit_names[] = { "10000",    "100000",    "1000000",
                                           "10000000", "100000000", NULL };
static const char *const speed_names[] = { "measured", NULL };
static const char *const limit_titles[] = {
    "10,000 nodes",     "100,000 nodes",     "1,000,000 nodes",
    "10,000,000 nodes", "100,000,000 nodes", NULL
};

/* clang-format off */
static const struct control controls[] = {
    [RACE_PUZZLE] = {
        .key = "puzzle", .label = "Puzzle", .kind = CONTROL_CHOICE,
        .initial = "tour", .names = puzzle_names, .titles = puzzle_titles,
        .quiet = true,
        .help = "Look for a knight's tour, or for all placements of queens."
    },
    [RACE_ALGORITHMS] = {
        .key = "algorithms", .label = "Methods", .kind = CONTROL_SET,
        .min = LANES_MIN, .max = LANES_MAX, .initial = FIGURE,
        .names = tour_method_names + 1, .titles = tour_method_briefs,
        .help = "Two to five ways to look for a tour."
    },
    [RACE_TESTS] = {
        .key = "tests", .label = "Methods", .kind = CONTROL_SET,
        .min = LANES_MIN, .max = 4, .initial = "s0,lines,masks,half",
        .names = queens_test_names, .titles = queens_test_titles, .quiet = true,
        .help = "Two or more ways to tell whether a square is attacked."
    },
    [RACE_SIZE] = {
        .key = "size", .label = "Board", .kind = CONTROL_SIZE,
        .min = SIDE_MIN, .max = SIDE_MAX, .initial = "8x8",
        .help = "Files and ranks of the board."
    },
    [RACE_QUEENS_SIZE] = {
        .key = "queens", .label = "Queens", .kind = CONTROL_RANGE,
        .min = 1, .max = QUEENS_MAX, .initial = "8", .quiet = true,
        .help = "How many queens, on a board with as many files and ranks."
    },
    [RACE_START] = {
        .key = "start", .label = "Start", .kind = CONTROL_SQUARE,
        .initial = "a8", .help = "The square all knights set out from."
    },
    [RACE_OVER] = {
        .key = "over", .label = "From", .kind = CONTROL_CHOICE,
        .initial = "one", .names = over_names, .titles = over_titles,
        .quiet = true,
        .help = "One race, watched; or one from every start, or with many "
                "seeds, for the chart."
    },
    [RACE_SEEDS] = {
        .key = "seeds", .label = "Seeds", .kind = CONTROL_RANGE,
        .min = 2, .max = 1000, .initial = "25", .quiet = true,
        .help = "How many seeds; methods without chance do the same each "
                "time."
    },
    [RACE_PACE] = {
        .key = "pace", .label = "Fair by", .kind = CONTROL_CHOICE,
        .initial = "nodes", .names = pace_names, .titles = pace_titles,
        .quiet = true,
        .help = "In each step every method does one node; or each as many "
                "as it does in the same time, by its speed when run alone."
    },
    [RACE_CHART] = {
        .key = "chart", .label = "Chart", .kind = CONTROL_CHOICE,
        .initial = "nodes", .names = pace_names, .titles = chart_titles,
        .live = true,
        .help = "What the bars measure, on a logarithmic axis."
    },
    [RACE_ORDER] = {
        .key = "order", .label = "Ties", .kind = CONTROL_TEXT,
        .initial = "s2", .names = move_order_names, .titles = order_titles,
        .rare = true,
        .help = "The order in which the eight moves are tried: "
                "a preset or a permutation of 1 to 8."
    },
    [RACE_HOLES] = {
        .key = "holes", .label = "Holes", .kind = CONTROL_SQUARES,
        .initial = "", .names = shape_names, .titles = shape_titles,
        .rare = true,
        .help = "Squares cut out of the board."
    },
    [RACE_LIMIT] = {
        .key = "limit", .label = "Limit", .kind = CONTROL_TEXT,
        .initial = "10000000", .names = limit_names, .titles = limit_titles,
        .quiet = true, .rare = true,
        .help = "How many nodes each method may spend before it is stopped."
    },
    [RACE_REPEAT] = {
        .key = "repeat", .label = "Best of", .kind = CONTROL_RANGE,
        .min = 1, .max = 100, .initial = "3", .quiet = true,
        .help = "How often each method is run alone to measure its speed."
    },
    [RACE_SPEEDS] = {
        .key = "speeds", .label = "Speeds", .kind = CONTROL_TEXT,
        .initial = "measured", .names = speed_names, .quiet = true,
        .help = "Nodes a second of each method, with commas between them, "
                "instead of measuring."
    },
    [RACE_FIGURE] = {
        .key = "figure", .label = "S2, figure 4", .kind = CONTROL_ACTION,
        .help = "The comparison of Ghosh and Bhaduri: five methods on 8\u00d78 "
                "from a8."
    },
    [RACE_FIGURE_STARTS] = {
        .key = "everywhere", .label = "Its other starts",
        .kind = CONTROL_ACTION,
        .help = "The same five methods from each of the 64 squares."
    },
    { .key = NULL }
};
/* clang-format on */

/* --- settings ------------------------------------------------------------ */

static bool is_queens(const struct params *params)
{
    return params->at[RACE_PUZZLE].number == 1;
}

int race_methods(const struct params *params, int out[LANES_MAX])
{
    int which = is_queens(params) ? RACE_TESTS : RACE_ALGORITHMS;

    return control_members(&controls[which], &params->at[which], out);
}

bool race_board(struct board *b, const struct params *params, struct error *err)
{
    int n = params->at[RACE_QUEENS_SIZE].number;

    if (is_queens(params)) {
        board_init(b, n, n);
        return true;
    }
    board_init(b, params->at[RACE_SIZE].number, params->at[RACE_SIZE].second);
    if (board_parse_holes(b, params->at[RACE_HOLES].text, err))
        return true;
    board_free(b);
    return false;
}

uint64_t race_limit(const struct params *params)
{
    uint64_t limit = 0;

    parse_u64(params->at[RACE_LIMIT].text, LIMIT_MAX, &limit);
    return limit;
}

static bool check_speeds(const struct params *params, struct error *err)
{
    const char *text = params->at[RACE_SPEEDS].text;
    int methods[LANES_MAX], n = race_methods(params, methods);
    double speeds[LANES_MAX];

    return strcmp(text, "measured") == 0 ||
           race_parse_speeds(text, n, speeds) ||
           error_set(err,
                     "speeds '%.40s': want measured, or %d whole "
                     "numbers of nodes a second with commas between them",
                     text, n);
}

static bool validate(const struct params *params, struct error *err)
{
    struct move_order order;
    struct board board;
    bool ok;

    if (race_limit(params) < LIMIT_MIN)
        return error_set(err,
                         "limit '%.40s': want a number of nodes, "
                         "%llu to %llu",
                         params->at[RACE_LIMIT].text,
                         (unsigned long long)LIMIT_MIN,
                         (unsigned long long)LIMIT_MAX);
    if (!check_speeds(params, err) ||
        !move_order_parse(&order, params->at[RACE_ORDER].text, err) ||
        !race_board(&board, params, err))
        return false;
    ok = is_queens(params) ||
         board_check_square(&board, "start", params->at[RACE_START].number,
                            params->at[RACE_START].second, err);
    board_free(&board);
    return ok;
}

static void set(struct params *params, int control, const char *text)
{
    struct error err;

    params_set(params, controls, control, text, &err);
}

/* Holes that do not fit go, the start moves to the nearest square, and speeds
 * that were given were those of another race. */
static void adapt(struct params *params, int changed)
{
    struct setting *start = &params->at[RACE_START];
    struct board board;
    struct error err;
    int square;

    if (changed == ADAPT_BEGIN)
        return;
    if (changed != RACE_SPEEDS && !controls[changed].live)
        set(params, RACE_SPEEDS, "measured");
    if (is_queens(params))
        return;
    if (!race_board(&board, params, &err)) {
        set(params, RACE_HOLES, "");
        race_board(&board, params, &err);
    }
    square = board_nearest(&board, start->number, start->second);
    if (changed != RACE_START && square >= 0) {
        start->number = square % board.files;
        start->second = square / board.files;
    }
    board_free(&board);
}

static bool idle(const struct params *params, int control)
{
    bool queens = is_queens(params);
    int over = queens ? OVER_ONE : params->at[RACE_OVER].number;

    switch ((enum race_control)control) {
    case RACE_ALGORITHMS:
    case RACE_SIZE:
    case RACE_OVER:
    case RACE_ORDER:
    case RACE_HOLES:
    case RACE_FIGURE:
    case RACE_FIGURE_STARTS: return queens;
    case RACE_TESTS:
    case RACE_QUEENS_SIZE: return !queens;
    case RACE_START: return queens || over == OVER_STARTS;
    case RACE_SEEDS: return over != OVER_SEEDS;
    case RACE_PACE: return over != OVER_ONE;
    case RACE_REPEAT:
    case RACE_SPEEDS: return true; /* for the command line */
    case RACE_PUZZLE:
    case RACE_CHART:
    case RACE_LIMIT: break;
    }
    return false;
}

bool race_is_figure(const struct params *params)
{
    const struct setting *at = params->at;

    return !is_queens(params) && strcmp(at[RACE_ORDER].text, "s2") == 0 &&
           strcmp(at[RACE_ALGORITHMS].text, FIGURE) == 0 &&
           !*at[RACE_HOLES].text && at[RACE_SIZE].number == 8 &&
           at[RACE_SIZE].second == 8 &&
           (at[RACE_OVER].number == OVER_STARTS ||
            (at[RACE_START].number == 0 && at[RACE_START].second == 7));
}

static void show_figure(struct params *params, enum race_over over)
{
    static const int those[] = { RACE_PUZZLE, RACE_ALGORITHMS, RACE_SIZE,
                                 RACE_START,  RACE_ORDER,      RACE_HOLES,
                                 RACE_SPEEDS };

    for (size_t i = 0; i < sizeof those / sizeof *those; i++)
        set(params, those[i], controls[those[i]].initial);
    params->at[RACE_OVER].number = (int)over;
}

/* A start by chance. */
static void shuffle(struct params *params)
{
    struct board board;
    struct error err;
    struct rng rng;

    set(params, RACE_SPEEDS, "measured");
    if (is_queens(params) || !race_board(&board, params, &err))
        return;
    rng_seed(&rng, params->seed);
    for (int tries = 0; tries < 1000; tries++) {
        int square = (int)rng_below(&rng, (uint32_t)board_squares(&board));

        if (board.hole[square])
            continue;
        params->at[RACE_START].number = square % board.files;
        params->at[RACE_START].second = square / board.files;
        break;
    }
    board_free(&board);
}

static void board_size(const struct params *params, int *files, int *ranks)
{
    int methods[LANES_MAX], n = params->at[RACE_QUEENS_SIZE].number;
    int squares = is_queens(params) ? n * n
                                    : params->at[RACE_SIZE].number *
                                          params->at[RACE_SIZE].second;

    *files = squares + COUNTERS;
    *ranks = race_methods(params, methods);
}

static bool timed(const struct params *params)
{
    return params->at[RACE_PACE].number == 1 ||
           params->at[RACE_CHART].number == MEASURE_TIME;
}

static const char *hint(const struct params *params)
{
    if (is_queens(params))
        return NULL;
    return "Click a square of any board: all knights set out from there. "
           "Right-click cuts it out of all boards.";
}

/* --- the user ------------------------------------------------------------ */

static enum reaction start_at(const struct puzzle *pz, struct params *params,
                              int square, struct error *err)
{
    if (pz->board.hole[square]) {
        error_set(err, "this square is cut out of the board; right-click "
                       "puts it back");
        return REACTION_REFUSED;
    }
    params->at[RACE_START].number = square % pz->board.files;
    params->at[RACE_START].second = square / pz->board.files;
    params->at[RACE_OVER].number = OVER_ONE;
    set(params, RACE_SPEEDS, "measured");
    return REACTION_RESTART;
}

static enum reaction cut(const struct puzzle *pz, struct params *params,
                         int square, struct error *err)
{
    struct board board;
    struct text list;

    if (square == pz->start) {
        error_set(err, "the knights start here: choose another start before "
                       "you cut this square out");
        return REACTION_REFUSED;
    }
    board_copy(&board, &pz->board);
    board_set_hole(&board, square, !board.hole[square]);
    text_init(&list);
    board_format_holes(&board, &list);
    set(params, RACE_HOLES, list.at);
    set(params, RACE_SPEEDS, "measured");
    text_free(&list);
    board_free(&board);
    return REACTION_RESTART;
}

static enum reaction input(struct puzzle *pz, struct trace *tr,
                           const struct input *in, struct params *params,
                           struct error *err)
{
    int square;

    (void)tr;
    if (in->kind == INPUT_CLOCK)
        pz->probe.clock = in->clock;
    if (in->kind == INPUT_ACTION) {
        show_figure(params,
                    in->control == RACE_FIGURE_STARTS ? OVER_STARTS : OVER_ONE);
        return REACTION_RESTART;
    }
    if (in->kind != INPUT_PRESS || pz->queens)
        return REACTION_NONE;
    square = race_square_at(pz, in->at, in->view->flipped);
    if (square < 0)
        return REACTION_NONE;
    if (in->button == 1)
        return start_at(pz, params, square, err);
    return in->button == 3 ? cut(pz, params, square, err) : REACTION_NONE;
}

static bool plan(const struct params *params, struct plan *out,
                 struct error *err)
{
    (void)err;
    board_size(params, &out->files, &out->ranks);
    out->extent = race_extent(params);
    out->timed = timed(params);
    out->hint = hint(params);
    for (int i = 0; controls[i].key; i++)
        if (idle(params, i))
            out->idle |= UINT32_C(1) << i;
    return true;
}

static const struct activity activity = {
    .plan = plan,
    .create = race_create,
    .destroy = race_destroy,
    .step = race_step,
    .input = input,
    .draw = race_draw,
    .heading = race_heading,
    .status = race_status,
    .explain = race_explain,
    .facts = race_facts,
};

static const struct activity *const activities[] = { &activity, NULL };

const struct puzzle_class race_puzzle = {
    .name = "race",
    .title = "Race",
    .tab = "Race",
    .summary = "Several methods on the same board, side by side.",
    .controls = controls,
    .validate = validate,
    .adapt = adapt,
    .shuffle = shuffle,
    .activities = activities,
};
