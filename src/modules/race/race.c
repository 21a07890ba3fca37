/*
 * The race: several methods on the same board, side by side and move for
 * move, with a chart of what each has spent. This file has the settings and
 * what the mouse does, and chooses by them which race it is.
 */
#include <stdlib.h>
#include <string.h>

#include "base/error.h"
#include "base/parse.h"
#include "chess/shapes.h"
#include "modules/list.h"
#include "modules/race/run.h"
#include "puzzle/board_setting.h"
#include "puzzle/control.h"
#include "scene/compass.h"
#include "solve/queens/contest.h"
#include "solve/tour/tour.h"

enum { SIDE_MIN = 3, SIDE_MAX = 32, QUEENS_MAX = 20 };
static const uint64_t LIMIT_MIN = 100, LIMIT_MAX = 1000000000;

/* The activities, in the order of their table; a bit of each for controls. */
enum { TOURS, QUEENS, STARTS, SEEDS };
enum {
    IN_TOURS = 1 << TOURS | 1 << STARTS | 1 << SEEDS,
    IN_QUEENS = 1 << QUEENS,
    IN_ONE = 1 << TOURS | 1 << QUEENS
};

static const struct board_setting board_at = { RACE_SIZE, RACE_HOLES, 0 };

static const char FIGURE[] = "warnsdorff,pohl,backtracking,ants,neural";

static const char *const puzzle_names[] = { "tour", "queens", NULL };
static const char *const puzzle_titles[] = { "Knight's tours", "Queens", NULL };
static const char *const goal_names[] = { "all", "first", NULL };
static const char *const goal_titles[] = { "all solutions", "a first solution",
                                           NULL };
static const char *const over_names[] = { "one", "starts", "seeds", NULL };
static const char *const over_titles[] = { "this start, watched", "every start",
                                           "this start, many seeds", NULL };
static const char *const pace_names[] = { "nodes", "time", NULL };
static const char *const pace_titles[] = { "same number of steps", "same time",
                                           NULL };
static const char *const chart_names[] = { "auto", "nodes", "time", "tests",
                                           NULL };
static const char *const chart_titles[] = { "automatic", "steps", "time",
                                            "safety tests", NULL };
static const char *const limit_names[] = { "10000",    "100000",    "1000000",
                                           "10000000", "100000000", NULL };
static const char *const speed_names[] = { "measured", NULL };
static const char *const limit_titles[] = {
    "10,000 steps",     "100,000 steps",     "1,000,000 steps",
    "10,000,000 steps", "100,000,000 steps", NULL
};

/* clang-format off */
static const struct control controls[] = {
    [RACE_PUZZLE] = {
        .key = "puzzle", .label = "Puzzle", .kind = CONTROL_CHOICE,
        .initial = "tour", .names = puzzle_names, .titles = puzzle_titles,
        .quiet = true,
        .help = "Look for a knight's tour, or for placements of queens."
    },
    [RACE_ALGORITHMS] = {
        .key = "algorithms", .label = "Methods", .kind = CONTROL_SET,
        .min = LANES_MIN, .max = LANES_MAX, .initial = FIGURE,
        .names = tour_method_names + 1, .titles = tour_method_briefs,
        .in = IN_TOURS,
        .help = "Two to five ways to look for a tour."
    },
    [RACE_TESTS] = {
        .key = "tests", .label = "Methods", .kind = CONTROL_SET,
        .min = LANES_MIN, .max = LANES_MAX, .initial = "s0,lines,masks,half",
        .names = queens_test_names, .titles = queens_test_titles, .quiet = true,
        .in = IN_QUEENS,
        .help = "Two or more ways to tell whether a square is attacked; and "
                "repair by chance, which races for a first solution only."
    },
    [RACE_GOAL] = {
        .key = "goal", .label = "Until", .kind = CONTROL_CHOICE,
        .initial = "all", .names = goal_names, .titles = goal_titles,
        .quiet = true, .in = IN_QUEENS,
        .help = "What each looks for: all solutions, or a first one and no "
                "more."
    },
    [RACE_SIZE] = {
        .key = "size", .label = "Board", .kind = CONTROL_SIZE,
        .min = SIDE_MIN, .max = SIDE_MAX, .initial = "8x8",
        .in = IN_TOURS,
        .help = "Files and ranks of the board."
    },
    [RACE_QUEENS_SIZE] = {
        .key = "queens", .label = "Queens", .kind = CONTROL_RANGE,
        .min = 1, .max = QUEENS_MAX, .initial = "8", .quiet = true,
        .in = IN_QUEENS,
        .help = "How many queens, on a board with as many files and ranks."
    },
    [RACE_START] = {
        .key = "start", .label = "Start", .kind = CONTROL_SQUARE,
        .initial = "none", .optional = true, .in = 1 << TOURS | 1 << SEEDS,
        .help = "The square all knights set out from; if none is chosen, a8 "
                "or one near it."
    },
    [RACE_OVER] = {
        .key = "over", .label = "From", .kind = CONTROL_CHOICE,
        .initial = "one", .names = over_names, .titles = over_titles,
        .quiet = true,
        .in = IN_TOURS,
        .help = "One race, watched; or one from every start, or with many "
                "seeds, for the chart."
    },
    [RACE_SEEDS] = {
        .key = "seeds", .label = "Seeds", .kind = CONTROL_RANGE,
        .min = 2, .max = 1000, .initial = "25", .quiet = true,
        .in = 1 << SEEDS,
        .help = "How many seeds; methods without chance do the same each "
                "time."
    },
    [RACE_PACE] = {
        .key = "pace", .label = "Each gets", .kind = CONTROL_CHOICE,
        .initial = "nodes", .names = pace_names, .titles = pace_titles,
        .quiet = true,
        .in = IN_ONE,
        .help = "The same number of steps; or the same time, in which each "
                "makes as many steps as it does when run alone."
    },
    [RACE_CHART] = {
        .key = "chart", .label = "Chart", .kind = CONTROL_CHOICE,
        .initial = "auto", .names = chart_names, .titles = chart_titles,
        .live = true, .quiet = true, .last_in = IN_QUEENS,
        .help = "What the chart measures; auto: what each gets the same of. "
                "Tests are made by queens alone."
    },
    [RACE_ORDER] = {
        .key = "order", .label = "Ties", .kind = CONTROL_TEXT,
        .initial = "s2", .names = move_order_names, .titles = move_order_titles,
        .rare = true,
        .in = IN_TOURS,
        .help = MOVE_ORDER_HELP, .figure = compass_draw
    },
    [RACE_HOLES] = {
        .key = "holes", .label = "Holes", .kind = CONTROL_SQUARES,
        .initial = "", .names = shape_names, .titles = shape_titles,
        .blocks = true, .rare = true,
        .in = IN_TOURS,
        .help = "Squares cut out of the board."
    },
    [RACE_LIMIT] = {
        .key = "limit", .label = "Limit", .kind = CONTROL_TEXT,
        .initial = "10000000", .names = limit_names, .titles = limit_titles,
        .quiet = true, .rare = true,
        .help = "How many steps each method may make before it is stopped."
    },
    [RACE_REPEAT] = {
        .key = "repeat", .label = "Best of", .kind = CONTROL_RANGE,
        .min = 1, .max = 100, .initial = "3", .quiet = true,
        .typed = true,
        .help = "How often each method is run alone to measure its speed."
    },
    [RACE_SPEEDS] = {
        .key = "speeds", .label = "Speeds", .kind = CONTROL_TEXT,
        .initial = "measured", .names = speed_names, .quiet = true,
        .typed = true,
        .help = "Steps a second of each method, with commas between them, "
                "instead of measuring."
    },
    [RACE_FIGURE] = {
        .key = "figure", .label = "A published race", .kind = CONTROL_ACTION,
        .in = IN_TOURS,
        .help = "Five methods on 8\u00d78 from a8, as compared by Ghosh and "
                "Bhaduri in their figure 4."
    },
    [RACE_FIGURE_STARTS] = {
        .key = "everywhere", .label = "Its other starts",
        .kind = CONTROL_ACTION,
        .in = IN_TOURS,
        .help = "The same five methods from each of the 64 squares."
    },
    { .key = NULL }
};
/* clang-format on */

/* --- settings ------------------------------------------------------------ */

static int choose(const struct params *params)
{
    static const int over[] = { TOURS, STARTS, SEEDS };

    return params->at[RACE_PUZZLE].number == 1
               ? QUEENS
               : over[params->at[RACE_OVER].number];
}

const struct sport *race_sport(const struct params *params)
{
    return choose(params) == QUEENS ? &sport_queens : &sport_tours;
}

bool race_is_many(const struct params *params)
{
    return choose(params) == STARTS || choose(params) == SEEDS;
}

bool race_has_seeds(const struct params *params)
{
    return choose(params) == SEEDS;
}

enum race_measure race_chart(const struct params *params)
{
    int chart = params->at[RACE_CHART].number;

    if (chart != CHART_AUTO)
        return (enum race_measure)(chart - CHART_FIRST);
    return race_is_many(params)
               ? MEASURE_NODES
               : (enum race_measure)params->at[RACE_PACE].number;
}

int race_entries(const struct params *params, struct entry out[LANES_MAX])
{
    const struct sport *sport = race_sport(params);
    int which = sport->methods, at[LANES_MAX];
    int n = control_members(&controls[which], &params->at[which], at);

    for (int i = 0; i < n; i++)
        out[i] = sport->entry(at[i]);
    return n;
}

static uint64_t limit_of(const struct params *params)
{
    uint64_t limit = 0;

    parse_u64(params->at[RACE_LIMIT].text, LIMIT_MAX, &limit);
    return limit;
}

struct course race_course(const struct params *params,
                          const struct board *board)
{
    struct course course = {
        .board = board,
        .start = params->at[RACE_START].second * board->files +
                 params->at[RACE_START].number,
        .seed = params->seed,
        .limit = limit_of(params),
        .first = params->at[RACE_GOAL].number == GOAL_FIRST
    };
    struct error err;

    move_order_parse(&course.order, params->at[RACE_ORDER].text, &err);
    return course;
}

static bool check_speeds(const struct params *params, struct error *err)
{
    const char *text = params->at[RACE_SPEEDS].text;
    struct entry entries[LANES_MAX];
    int n = race_entries(params, entries);
    double speeds[LANES_MAX];

    return strcmp(text, "measured") == 0 ||
           race_parse_speeds(text, n, speeds) ||
           error_set(err,
                     "speeds '%.40s': want measured, or %d whole "
                     "numbers of steps a second with commas between them",
                     text, n);
}

static bool check_board(const struct params *params, struct error *err)
{
    struct board board;
    bool ok;

    if (!board_setting_read(board_at, params, &board, err))
        return false;
    ok = !race_has_start(params) ||
         board_check_square(&board, "start", params->at[RACE_START].number,
                            params->at[RACE_START].second, err);
    board_free(&board);
    return ok;
}

static bool has_repair(const struct params *params)
{
    return control_has(&controls[RACE_TESTS], &params->at[RACE_TESTS],
                       QUEENS_BY_REPAIR);
}

/* Whoever finds one by chance never knows whether it has all. */
static bool check_goal(const struct params *params, struct error *err)
{
    return choose(params) != QUEENS || !has_repair(params) ||
           params->at[RACE_GOAL].number == GOAL_FIRST ||
           error_set(err,
                     "goal 'all': min-conflicts finds one solution by chance "
                     "and never knows whether it has all; want first, or "
                     "tests without it");
}

static bool validate(const struct params *params, struct error *err)
{
    struct move_order order;

    if (limit_of(params) < LIMIT_MIN)
        return error_set(err,
                         "limit '%.40s': want a number of steps, "
                         "%llu to %llu",
                         params->at[RACE_LIMIT].text,
                         (unsigned long long)LIMIT_MIN,
                         (unsigned long long)LIMIT_MAX);
    if (params->at[RACE_CHART].number == CHART_FIRST + MEASURE_TESTS &&
        choose(params) != QUEENS)
        return error_set(err, "chart 'tests': knights make none; want auto, "
                              "nodes or time");
    if (!check_goal(params, err) || !check_speeds(params, err) ||
        !move_order_parse(&order, params->at[RACE_ORDER].text, err))
        return false;
    return choose(params) == QUEENS || check_board(params, err);
}

static void set(struct params *params, int control, const char *text)
{
    struct error err;

    params_set(params, controls, control, text, &err);
}

/* Repair goes with a first solution, and the other way round. */
static void keep_goal(struct params *params, int changed)
{
    const struct setting *tests = &params->at[RACE_TESTS];
    char *without;

    if (!has_repair(params) || params->at[RACE_GOAL].number == GOAL_FIRST)
        return;
    if (changed == RACE_TESTS) {
        set(params, RACE_GOAL, "first");
    } else if (changed == RACE_GOAL) {
        without = control_toggled(&controls[RACE_TESTS], tests,
                                  QUEENS_BY_REPAIR);
        set(params, RACE_TESTS, without);
        free(without);
    }
}

/* Holes that do not fit go, the start moves to the nearest square, and speeds
 * that were given were those of another race. */
static void adapt(struct params *params, int changed)
{
    if (changed == ADAPT_BEGIN) {
        if (!race_has_start(params) && choose(params) != QUEENS)
            race_move_start(params);
        return;
    }
    if (changed != RACE_SPEEDS && !controls[changed].live)
        set(params, RACE_SPEEDS, "measured");
    keep_goal(params, changed);
    if (changed == RACE_PUZZLE)
        set(params, RACE_CHART, "auto"); /* each has measures of its own */
    if (changed == RACE_SIZE)
        board_setting_keep(board_at, params);
    if (changed != RACE_START && choose(params) != QUEENS &&
        race_has_start(params))
        race_move_start(params);
}

bool race_is_figure(const struct params *params)
{
    const struct setting *at = params->at;

    return choose(params) != QUEENS && strcmp(at[RACE_ORDER].text, "s2") == 0 &&
           strcmp(at[RACE_ALGORITHMS].text, FIGURE) == 0 &&
           !*at[RACE_HOLES].text && at[RACE_SIZE].number == 8 &&
           at[RACE_SIZE].second == 8 &&
           (choose(params) == STARTS || (at[RACE_START].number == FIGURE_FILE &&
                                         at[RACE_START].second == FIGURE_RANK));
}

static void show_figure(struct params *params, const char *over)
{
    static const int those[] = { RACE_PUZZLE, RACE_ALGORITHMS, RACE_SIZE,
                                 RACE_START,  RACE_ORDER,      RACE_HOLES,
                                 RACE_SPEEDS };

    for (size_t i = 0; i < sizeof those / sizeof *those; i++)
        set(params, those[i], controls[those[i]].initial);
    set(params, RACE_OVER, over);
}

static void shuffle(struct params *params)
{
    set(params, RACE_SPEEDS, "measured");
    if (choose(params) != QUEENS)
        race_shuffle_start(params);
}

/* The boards of the lanes, one above the other. */
bool race_plan(const struct params *params, struct plan *out, struct error *err)
{
    struct entry entries[LANES_MAX];
    int n = race_entries(params, entries);
    struct board board;

    if (!race_sport(params)->board(params, &board, err))
        return false;
    out->files = board.files;
    out->ranks = board.ranks * n;
    board_free(&board);
    race_lay(entries, n, out);
    out->hint = race_sport(params)->hint;
    out->tools = out->hint ? 1 << TOOL_HOLES : 0;
    out->timed = race_chart(params) == MEASURE_TIME ||
                 (!race_is_many(params) &&
                  params->at[RACE_PACE].number == MEASURE_TIME);
    return true;
}

/* --- the user ------------------------------------------------------------ */

static enum reaction start_at(const struct race *r, struct params *params,
                              int square, struct error *err)
{
    if (r->board.hole[square]) {
        error_set(err, "this square is cut out of the board; \"Edit\" puts "
                       "it back");
        return REACTION_REFUSED;
    }
    race_set_start(params, square);
    set(params, RACE_OVER, "one");
    set(params, RACE_SPEEDS, "measured");
    return REACTION_RESTART;
}

static enum reaction cut(const struct race *r, struct params *params,
                         int square, int paint, struct error *err)
{
    if (paint && (paint > 0) == r->board.hole[square])
        return REACTION_NONE;
    if (square == r->course.start) {
        error_set(err, "the knights start here: choose another start before "
                       "you cut this square out");
        return REACTION_REFUSED;
    }
    set(params, RACE_SPEEDS, "measured");
    return board_setting_cut(board_at, &r->board, params, square, err);
}

enum reaction race_input(struct race *r, const struct input *in,
                         struct params *params, struct error *err)
{
    int square;

    if (in->kind == INPUT_CLOCK)
        r->watch.clock = in->clock;
    if (in->kind == INPUT_ACTION) {
        show_figure(params,
                    in->control == RACE_FIGURE_STARTS ? "starts" : "one");
        return REACTION_RESTART;
    }
    if (in->kind != INPUT_PRESS || !r->sport->hint)
        return REACTION_NONE;
    square = race_square_at(r, in->at, in->view->flipped);
    if (square < 0)
        return REACTION_NONE;
    if (in->button != 1)
        return REACTION_NONE;
    return in->tool == TOOL_HOLES ? cut(r, params, square, in->paint, err)
                                  : start_at(r, params, square, err);
}

static const struct activity *const activities[] = {
    [TOURS] = &race_one,
    [QUEENS] = &race_one, /* in another sport */
    [STARTS] = &race_many,
    [SEEDS] = &race_many, /* from one of them */
    NULL
};

const struct puzzle_class race_puzzle = {
    .name = "race",
    .title = "Race",
    .tab = "Race",
    .summary = "Several methods on the same board, side by side.",
    .controls = controls,
    .film = "--to 40",
    .walked = true,
    .chance = true,
    .validate = validate,
    .adapt = adapt,
    .shuffle = shuffle,
    .activities = activities,
    .choose = choose,
};
