/*
 * The knight's tour: its settings, what goes with what, and which of its
 * activities they ask for. What each of those does is in a file or folder of
 * its own.
 */
#include <string.h>

#include "base/error.h"
#include "base/rng.h"
#include "chess/board.h"
#include "chess/mover.h"
#include "chess/shapes.h"
#include "chess/square.h"
#include "modules/list.h"
#include "modules/tour/known/famous.h"
#include "modules/tour/known/way.h"
#include "modules/tour/settings.h"
#include "puzzle/control.h"
#include "puzzle/hand/clicks.h"
#include "scene/compass.h"
#include "scene/moves.h"
#include "solve/tour/tour.h"

const struct activity *const tour_activities[] = {
    [TOUR_WATCH] = &tour_watch_activity,
    [TOUR_HAND] = &tour_hand_activity,
    [TOUR_ALL] = &tour_all_activity,
    [TOUR_MAP] = &tour_map_activity,
    NULL
};

static const char *const mode_names[] = { "solve", "hand", "all", "map", NULL };
static const char *const mode_titles[] = { "Watch the search",
                                           "Move it yourself",
                                           "Browse all tours",
                                           "Map of all starts", NULL };

static const char *const measure_names[] = { "nodes", "tours", NULL };
static const char *const measure_titles[] = { "Squares tried",
                                              "Tours from there", NULL };

static const char *const graph_names[] = { "off", "edges", "ring", NULL };
static const char *const graph_titles[] = { "Not shown", "On the board",
                                            "Pulled apart", NULL };

static const char *const crossings_names[] = { "any", "fewest", "0", NULL };
static const char *const crossings_titles[] = { "any number", "the fewest",
                                                "none", NULL };

static const char *const sums_names[] = { "any", "semimagic", "magic", NULL };
static const char *const sums_titles[] = { "any", "semimagic", "magic", NULL };

/* In the order of enum symmetry. */
static const char *const image_names[] = {
    "same",      "left-right", "top-bottom",   "half-turn", "diagonal",
    "left-turn", "right-turn", "antidiagonal", NULL
};
static const char *const image_titles[] = { "As it is",
                                            "Mirror left to right",
                                            "Mirror top to bottom",
                                            "Turn by 180\u00b0",
                                            "Mirror in the a1 diagonal",
                                            "Turn left by 90\u00b0",
                                            "Turn right by 90\u00b0",
                                            "Mirror in the other diagonal",
                                            NULL };

#define IN(activity) (UINT32_C(1) << TOUR_##activity)

static bool validate(const struct params *params, struct error *err)
{
    struct move_order order;
    struct mover mover;
    struct board board;

    if (!move_order_parse(&order, params->at[TOUR_ORDER].text, err) ||
        !tour_check_crossings(params, err) ||
        !tour_mover(&mover, params, err) || !tour_board(&board, params, err))
        return false;
    board_free(&board);
    if (params->at[TOUR_DIRECTED].number && params->at[TOUR_UNDIRECTED].number)
        return error_set(err, "'directed' and 'undirected' contradict each "
                              "other: leave one of them out");
    return true;
}

static int last(const struct params *params)
{
    return validate(params, &(struct error){ .message = "" })
               ? tour_last(params)
               : 0;
}

/* clang-format off */
static const struct control controls[] = {
    [TOUR_SIZE] = {
        .key = "size", .label = "Board", .kind = CONTROL_SIZE,
        .min = 1, .max = BOARD_SIDE_MAX, .initial = "8x8",
        .help = "Files and ranks of the board."
    },
    [TOUR_START] = {
        .key = "start", .label = "Start", .kind = CONTROL_SQUARE,
        .initial = "none", .optional = true, .quiet = true,
        .in = IN(WATCH) | IN(HAND) | IN(ALL),
        .help = "The square the knight sets out from. If none is chosen, "
                "every square for counts, lists and all tours, else a1 or "
                "the nearest square that is there."
    },
    [TOUR_END] = {
        .key = "end", .label = "End", .kind = CONTROL_SQUARE,
        .initial = "none", .optional = true,
        .help = "The square the tour is to end on, if it matters."
    },
    [TOUR_CLOSED] = {
        .key = "closed", .label = "Closed", .kind = CONTROL_SWITCH,
        .initial = "off",
        .help = "The last square must be a knight's move from the first."
    },
    [TOUR_MODE] = {
        .key = "mode", .label = "Mode", .kind = CONTROL_CHOICE,
        .initial = "solve", .names = mode_names, .titles = mode_titles,
        .quiet = true,
        .help = "Watch the knight being led, lead it yourself, browse all "
                "tours of a small board, or compare its starts."
    },
    [TOUR_SOLUTION] = {
        .key = "solution", .label = "Tour", .kind = CONTROL_RANGE,
        .min = 1, .max = INT32_MAX, .initial = "1", .live = true,
        .quiet = true, .last = last,
        .in = IN(ALL),
        .help = "Which of all tours is looked at, in the order in which the "
                "search finds them."
    },
    [TOUR_FIRST] = {
        .key = "first", .label = "First", .kind = CONTROL_ACTION,
        .in = IN(ALL),
        .help = "To the first tour."
    },
    [TOUR_LAST] = {
        .key = "last", .label = "Last", .kind = CONTROL_ACTION,
        .in = IN(ALL),
        .help = "To the last tour found so far."
    },
    [TOUR_MEASURE] = {
        .key = "measure", .label = "Numbers", .kind = CONTROL_CHOICE,
        .initial = "nodes", .names = measure_names,
        .titles = measure_titles, .quiet = true,
        .in = IN(MAP),
        .help = "What the map shows of each start: how many squares the "
                "method tries, or how many tours begin there."
    },
    [TOUR_ALGORITHM] = {
        .key = "algorithm", .label = "Algorithm", .kind = CONTROL_CHOICE,
        .initial = "auto", .names = tour_method_names,
        .titles = tour_method_titles,
        .in = IN(WATCH) | IN(MAP),
        .help = "How the tour is looked for."
    },
    [TOUR_ORDER] = {
        .key = "order", .label = "Ties", .kind = CONTROL_TEXT,
        .initial = "s0", .names = move_order_names, .titles = move_order_titles,
        .rare = true,
        .in = IN(WATCH) | IN(ALL) | IN(MAP),
        .help = MOVE_ORDER_HELP, .figure = compass_draw
    },
    [TOUR_HOLES] = {
        .key = "holes", .label = "Holes", .kind = CONTROL_SQUARES,
        .initial = "", .names = shape_names, .titles = shape_titles,
        .blocks = true, .rare = true, .help = "Squares cut out of the board."
    },
    [TOUR_PIECE] = {
        .key = "piece", .label = "Piece", .kind = CONTROL_TEXT,
        .initial = "knight", .names = mover_leaper_names,
        .titles = mover_leaper_titles, .rare = true, .quiet = true,
        .help = "Which piece goes from square to square. " MOVER_HELP
                " A tour is for pieces that leap.",
        .figure = moves_draw
    },
    [TOUR_SURFACE] = {
        .key = "surface", .label = "Surface", .kind = CONTROL_CHOICE,
        .initial = "flat", .names = surface_names, .titles = surface_titles,
        .rare = true, .quiet = true,
        .help = SURFACE_HELP
    },
    [TOUR_MOVES] = {
        .key = "moves", .label = "Moves", .kind = CONTROL_SQUARES,
        .initial = "", .names = famous_names, .titles = famous_titles,
        .noun = "move", .in = IN(HAND),
        .help = "The squares that the knight is led to by hand, one after "
                "the other; or a famous tour."
    },
    [TOUR_IMAGE] = {
        .key = "image", .label = "Turn", .kind = CONTROL_CHOICE,
        .initial = "same", .names = image_names, .titles = image_titles,
        .quiet = true, .rare = true, .in = IN(HAND),
        .help = "Turn or mirror the way, with the board it is on."
    },
    [TOUR_BEST] = {
        .key = "best", .label = "Best", .kind = CONTROL_RANGE,
        .min = 0, .max = BOARD_SIDE_MAX * BOARD_SIDE_MAX, .initial = "0",
        .quiet = true, .typed = true, .in = IN(HAND),
        .help = "The most squares of this board that the knight was led to "
                "by hand in an earlier try."
    },
    [TOUR_COUNTS] = {
        .key = "counts", .label = "Ways on", .kind = CONTROL_SWITCH,
        .initial = "on", .live = true, .drawn = true,
        .in = IN(WATCH) | IN(HAND) | IN(ALL),
        .help = "Show on each square the knight can go to how many squares "
                "it could go on to from there."
    },
    [TOUR_GRAPH] = {
        .key = "graph", .label = "Graph", .kind = CONTROL_CHOICE,
        .initial = "off", .names = graph_names, .titles = graph_titles,
        .live = true, .worded = true, .rare = true, .quiet = true,
        .in = IN(WATCH) | IN(HAND),
        .help = "Draw every move of the board as a line, with how many each "
                "square has; or put the squares of a small board on a ring."
    },
    [TOUR_WARN] = {
        .key = "warn", .label = "Warn", .kind = CONTROL_SWITCH,
        .initial = "on", .live = true,
        .in = IN(HAND),
        .help = "Say after each move whether the tour can still be "
                "completed."
    },
    [TOUR_CODE] = {
        .key = "code", .label = "Code", .kind = CONTROL_SWITCH,
        .initial = "off", .live = true, .drawn = true,
        .in = IN(WATCH),
        .help = "Show the method in plain words, line by line, with the line "
                "of the moment lit."
    },
    [TOUR_TREE] = {
        .key = "tree", .label = "Tree of choices", .kind = CONTROL_SWITCH,
        .initial = "off", .live = true, .drawn = true, .rare = true,
        .in = IN(WATCH),
        .help = "Show the choices along the path: what was tried, what is "
                "taken, what is left; of a small search the whole tree."
    },
    [TOUR_ANY] = {
        .key = "any-start", .label = "Any start", .kind = CONTROL_SWITCH,
        .initial = "off",
        .in = IN(ALL),
        .help = "The tours from every square, not only those from a start; "
                "closed ones once each."
    },
    [TOUR_UNDIRECTED] = {
        .key = "undirected", .label = "Undirected", .kind = CONTROL_SWITCH,
        .initial = "off",
        .in = IN(ALL),
        .help = "A tour and its reverse are one, as closed ones are unless "
                "it is said otherwise."
    },
    [TOUR_DIRECTED] = {
        .key = "directed", .label = "Directed", .kind = CONTROL_SWITCH,
        .initial = "off",
        .in = IN(ALL),
        .help = "A tour and its reverse are two, as open ones are unless it "
                "is said otherwise."
    },
    [TOUR_FUNDAMENTAL] = {
        .key = "fundamental", .label = "Up to symmetry",
        .kind = CONTROL_SWITCH, .initial = "off",
        .in = IN(ALL),
        .help = "One tour of each class: those that turning and mirroring "
                "the board make of each other count once."
    },
    [TOUR_SYMMETRIC] = {
        .key = "symmetric", .label = "Symmetric", .kind = CONTROL_SWITCH,
        .initial = "off",
        .in = IN(ALL),
        .help = "Only tours that look the same after being turned or "
                "mirrored."
    },
    [TOUR_CROSSINGS] = {
        .key = "crossings", .label = "Crossings", .kind = CONTROL_TEXT,
        .initial = "any", .names = crossings_names,
        .titles = crossings_titles, .quiet = true, .rare = true,
        .in = IN(ALL),
        .help = "Only tours whose line crosses itself at most so often, or "
                "as seldom as that of any other; to know the fewest, all are "
                "looked at first."
    },
    [TOUR_SUMS] = {
        .key = "sums", .label = "Sums", .kind = CONTROL_CHOICE,
        .initial = "any", .names = sums_names, .titles = sums_titles,
        .quiet = true, .rare = true,
        .in = IN(ALL),
        .help = "Only tours whose numbers add up to the same in every rank "
                "and in every file (semimagic), and in both long diagonals, "
                "too (magic)."
    },
    [TOUR_MORE] = {
        .key = "another", .label = "Another tour", .kind = CONTROL_ACTION,
        .in = IN(WATCH),
        .help = "Let the search go on to the next tour."
    },
    [TOUR_HINT] = {
        .key = "hint", .label = "Hint", .kind = CONTROL_ACTION, .live = true,
        .in = IN(HAND),
        .help = "Show a move that is proved to lead to a full tour."
    },
    { .key = NULL }
};
/* clang-format on */

static int choose(const struct params *params)
{
    return params->at[TOUR_MODE].number;
}

static bool is_plain(const struct params *params, const struct board *b)
{
    struct mover mover;
    struct error err;

    return tour_mover(&mover, params, &err) && tour_is_plain(b, &mover);
}

/* A random start, of the colour that can work where one cannot. */
static void shuffle(struct params *params)
{
    struct rng rng;
    struct board board;
    struct error err;

    if (!tour_board(&board, params, &err))
        return;
    rng_seed(&rng, params->seed);
    for (int tries = 0; tries < 1000; tries++) {
        int file = (int)rng_below(&rng, (uint32_t)board.files);
        int rank = (int)rng_below(&rng, (uint32_t)board.ranks);
        bool odd = board_squares(&board) % 2 && board.nholes == 0 &&
                   is_plain(params, &board);

        if (!board_has(&board, file, rank) ||
            (odd && square_colour(file, rank) != 0))
            continue;
        params->at[TOUR_START].number = file;
        params->at[TOUR_START].second = rank;
        params->at[TOUR_ANY].number = 0;
        break;
    }
    params->at[TOUR_SOLUTION].number = 1;
    clicks_keep(params, TOUR_MOVES, 0);
    board_free(&board);
}

const struct puzzle_class tour_puzzle = {
    .name = "tour",
    .title = "Knight's tour",
    .tab = "Tour",
    .summary = "A knight visits every square of the board once.",
    .controls = controls,
    .film = "--to 20",
    .questions = tour_questions,
    .series = tour_series,
    .walked = true,
    .chance = true,
    .activities = tour_activities,
    .choose = choose,
    .validate = validate,
    .adapt = tour_adapt,
    .shuffle = shuffle,
    .take = way_take,
};
