/* The settings of races, as a table. */
#include "chess/mover.h"
#include "chess/shapes.h"
#include "chess/surface.h"
#include "modules/race/run.h"
#include "puzzle/control.h"
#include "scene/compass.h"
#include "scene/moves.h"
#include "solve/queens/contest.h"
#include "solve/tour/tour.h"

enum {
    IN_TOURS = 1 << RACE_TOURS | 1 << RACE_STARTS | 1 << RACE_OF_SEEDS,
    IN_QUEENS = 1 << RACE_QUEENS,
    IN_ONE = 1 << RACE_TOURS | 1 << RACE_QUEENS
};

enum { SIDE_MIN = 3, SIDE_MAX = 32, QUEENS_MAX = 20 };

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
const struct control race_controls[] = {
    [RACE_PUZZLE] = {
        .key = "puzzle", .label = "Puzzle", .kind = CONTROL_CHOICE,
        .initial = "tour", .names = puzzle_names, .titles = puzzle_titles,
        .quiet = true,
        .help = "Look for a knight's tour, or for placements of queens."
    },
    [RACE_ALGORITHMS] = {
        .key = "algorithms", .label = "Methods", .kind = CONTROL_SET,
        .min = LANES_MIN, .max = LANES_MAX,
        .initial = "warnsdorff,pohl,backtracking,ants,neural",
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
        .help = "How many queens, on a flat board of as many files and ranks."
    },
    [RACE_START] = {
        .key = "start", .label = "Start", .kind = CONTROL_SQUARE,
        .initial = "none", .optional = true,
        .in = 1 << RACE_TOURS | 1 << RACE_OF_SEEDS,
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
        .in = 1 << RACE_OF_SEEDS,
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
        .live = true, .drawn = true, .quiet = true, .last_in = IN_QUEENS,
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
    [RACE_PIECE] = {
        .key = "piece", .label = "Piece", .kind = CONTROL_TEXT,
        .initial = "knight", .names = mover_leaper_names,
        .titles = mover_leaper_titles, .rare = true, .quiet = true,
        .in = IN_TOURS,
        .help = "Which piece goes from square to square. " MOVER_HELP
                " A tour is for pieces that leap.",
        .figure = moves_draw
    },
    [RACE_SURFACE] = {
        .key = "surface", .label = "Surface", .kind = CONTROL_CHOICE,
        .initial = "flat", .names = surface_names, .titles = surface_titles,
        .rare = true, .quiet = true, .in = IN_TOURS, .help = SURFACE_HELP
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
