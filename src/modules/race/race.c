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

static const uint64_t LIMIT_MIN = 100, LIMIT_MAX = 1000000000;

static const struct board_setting board_at = { RACE_SIZE, RACE_HOLES,
                                               RACE_SURFACE };

/* --- settings ------------------------------------------------------------ */

static int choose(const struct params *params)
{
    static const int over[] = { RACE_TOURS, RACE_STARTS, RACE_OF_SEEDS };

    return params->at[RACE_PUZZLE].number == 1
               ? RACE_QUEENS
               : over[params->at[RACE_OVER].number];
}

const struct sport *race_sport(const struct params *params)
{
    return choose(params) == RACE_QUEENS ? &sport_queens : &sport_tours;
}

bool race_is_many(const struct params *params)
{
    return choose(params) == RACE_STARTS || choose(params) == RACE_OF_SEEDS;
}

bool race_has_seeds(const struct params *params)
{
    return choose(params) == RACE_OF_SEEDS;
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
    int n = control_members(&race_controls[which], &params->at[which], at);

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
    mover_parse(&course.mover, params->at[RACE_PIECE].text, &err);
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
    struct mover mover;
    struct board board;
    bool ok;

    if (!mover_parse(&mover, params->at[RACE_PIECE].text, err) ||
        !tour_suits(&mover, err) ||
        !board_setting_read(board_at, params, &board, err))
        return false;
    ok = !race_has_start(params) ||
         board_check_square(&board, "start", params->at[RACE_START].number,
                            params->at[RACE_START].second, err);
    board_free(&board);
    return ok;
}

static bool has_repair(const struct params *params)
{
    return control_has(&race_controls[RACE_TESTS], &params->at[RACE_TESTS],
                       QUEENS_BY_REPAIR);
}

/* Whoever finds one by chance never knows whether it has all. */
static bool check_goal(const struct params *params, struct error *err)
{
    return choose(params) != RACE_QUEENS || !has_repair(params) ||
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
        choose(params) != RACE_QUEENS)
        return error_set(err, "chart 'tests': knights make none; want auto, "
                              "nodes or time");
    if (!check_goal(params, err) || !check_speeds(params, err) ||
        !move_order_parse(&order, params->at[RACE_ORDER].text, err))
        return false;
    return choose(params) == RACE_QUEENS || check_board(params, err);
}

static void set(struct params *params, int control, const char *text)
{
    struct error err;

    params_set(params, race_controls, control, text, &err);
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
        without = control_toggled(&race_controls[RACE_TESTS], tests,
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
        if (!race_has_start(params) && choose(params) != RACE_QUEENS)
            race_move_start(params);
        return;
    }
    if (changed != RACE_SPEEDS && !race_controls[changed].live)
        set(params, RACE_SPEEDS, "measured");
    keep_goal(params, changed);
    if (changed == RACE_PUZZLE)
        set(params, RACE_CHART, "auto"); /* each has measures of its own */
    if (changed == RACE_SIZE)
        board_setting_keep(board_at, params);
    if (changed != RACE_START && choose(params) != RACE_QUEENS &&
        race_has_start(params))
        race_move_start(params);
}

/* What is wrong is told soon enough. */
static void suit(struct params *params, uint32_t unsaid)
{
    struct error unasked;

    if (unsaid >> RACE_ALGORITHMS & 1 && choose(params) != RACE_QUEENS &&
        validate(params, &unasked))
        race_suit_methods(params);
}

bool race_is_figure(const struct params *params)
{
    const struct setting *at = params->at;

    return choose(params) != RACE_QUEENS &&
           strcmp(at[RACE_ORDER].text, "s2") == 0 &&
           strcmp(at[RACE_ALGORITHMS].text,
                  race_controls[RACE_ALGORITHMS].initial) == 0 &&
           !*at[RACE_HOLES].text && at[RACE_SIZE].number == 8 &&
           at[RACE_SIZE].second == 8 &&
           (choose(params) == RACE_STARTS ||
            (at[RACE_START].number == FIGURE_FILE &&
             at[RACE_START].second == FIGURE_RANK));
}

static void show_figure(struct params *params, const char *over)
{
    static const int those[] = { RACE_PUZZLE, RACE_ALGORITHMS, RACE_SIZE,
                                 RACE_START,  RACE_ORDER,      RACE_HOLES,
                                 RACE_SPEEDS };

    for (size_t i = 0; i < sizeof those / sizeof *those; i++)
        set(params, those[i], race_controls[those[i]].initial);
    set(params, RACE_OVER, over);
}

static void shuffle(struct params *params)
{
    set(params, RACE_SPEEDS, "measured");
    if (choose(params) != RACE_QUEENS)
        race_shuffle_start(params);
}

static bool is_by_chance(const struct params *params,
                         const struct entry *entries, int n)
{
    bool chance = false;

    if (choose(params) == RACE_QUEENS)
        return has_repair(params);
    for (int i = 0; i < n; i++)
        chance = chance || tour_methods[entries[i].method]->chance;
    return chance || strcmp(params->at[RACE_ORDER].text, "random") == 0 ||
           choose(params) == RACE_OF_SEEDS;
}

/* The boards of the lanes, one above the other. */
bool race_plan(const struct params *params, struct plan *out, struct error *err)
{
    struct entry entries[LANES_MAX];
    int n = race_entries(params, entries);
    struct board board;

    out->chance = is_by_chance(params, entries, n);
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
        error_set(err, "the tours start here: choose another start before "
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
    [RACE_TOURS] = &race_one,
    [RACE_QUEENS] = &race_one, /* in another sport */
    [RACE_STARTS] = &race_many,
    [RACE_OF_SEEDS] = &race_many, /* from one of them */
    NULL
};

const struct puzzle_class race_puzzle = {
    .name = "race",
    .title = "Race",
    .tab = "Race",
    .summary = "Several methods on the same board, side by side.",
    .controls = race_controls,
    .film = "--to 40",
    .walked = true,
    .chance = true,
    .clocked = true,
    .validate = validate,
    .adapt = adapt,
    .suit = suit,
    .shuffle = shuffle,
    .activities = activities,
    .choose = choose,
};
