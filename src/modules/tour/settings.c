/*
 * The settings of a tour: what they are called, what goes with what, and how
 * the others follow when one is changed.
 */
#include <stdlib.h>

#include "base/alloc.h"
#include "base/error.h"
#include "base/rng.h"
#include "chess/shapes.h"
#include "chess/square.h"
#include "modules/tour/all.h"
#include "modules/tour/map/starts.h"
#include "modules/tour/run.h"
#include "puzzle/control.h"
#include "puzzle/trace.h"

static const char *const mode_names[] = { "solve", "hand", "all", "map", NULL };
static const char *const mode_titles[] = { "Watch the search",
                                           "Move it yourself",
                                           "Browse all tours",
                                           "Map of all starts", NULL };

static const char *const measure_names[] = { "nodes", "tours", NULL };
static const char *const measure_titles[] = { "Squares entered",
                                              "Tours from there", NULL };

static const char *const order_titles[] = {
    "s0: 12345678 (Cuono)",          "s1: 81726354 (C For Dummies)",
    "s2: 12345678 (Ghosh, Bhaduri)", "s4: 34567812 (Gijsbertsen)",
    "random, by the seed",           NULL
};

/* clang-format off */
const struct control tour_controls[] = {
    [TOUR_SIZE] = {
        .key = "size", .label = "Board", .kind = CONTROL_SIZE,
        .min = 1, .max = BOARD_SIDE_MAX, .initial = "8x8",
        .help = "Files and ranks of the board."
    },
    [TOUR_START] = {
        .key = "start", .label = "Start", .kind = CONTROL_SQUARE,
        .initial = "a1", .help = "The square the knight sets out from."
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
        .key = "mode", .label = "Do", .kind = CONTROL_CHOICE,
        .initial = "solve", .names = mode_names, .titles = mode_titles,
        .quiet = true,
        .help = "Watch the knight being led, lead it yourself, browse all "
                "tours of a small board, or compare its starts."
    },
    [TOUR_SOLUTION] = {
        .key = "solution", .label = "Tour", .kind = CONTROL_RANGE,
        .min = 1, .max = INT32_MAX, .initial = "1", .live = true,
        .quiet = true,
        .help = "Which of all tours is looked at, in the order in which the "
                "search finds them."
    },
    [TOUR_FIRST] = {
        .key = "first", .label = "First", .kind = CONTROL_ACTION,
        .help = "To the first tour."
    },
    [TOUR_LAST] = {
        .key = "last", .label = "Last", .kind = CONTROL_ACTION,
        .help = "To the last tour found so far."
    },
    [TOUR_MEASURE] = {
        .key = "measure", .label = "Numbers", .kind = CONTROL_CHOICE,
        .initial = "nodes", .names = measure_names,
        .titles = measure_titles, .quiet = true,
        .help = "What the map shows of each start: how many squares the "
                "method enters, or how many tours begin there."
    },
    [TOUR_ALGORITHM] = {
        .key = "algorithm", .label = "Algorithm", .kind = CONTROL_CHOICE,
        .initial = "auto", .names = tour_method_names,
        .titles = tour_method_titles, .help = "How the tour is looked for."
    },
    [TOUR_ORDER] = {
        .key = "order", .label = "Ties", .kind = CONTROL_TEXT,
        .initial = "s0", .names = move_order_names, .titles = order_titles,
        .rare = true,
        .help = "The order in which the eight moves are tried: that of a "
                "published program, or a permutation of 1 to 8."
    },
    [TOUR_HOLES] = {
        .key = "holes", .label = "Holes", .kind = CONTROL_SQUARES,
        .initial = "", .names = shape_names, .titles = shape_titles,
        .rare = true, .help = "Squares cut out of the board."
    },
    [TOUR_COUNTS] = {
        .key = "counts", .label = "Exits", .kind = CONTROL_SWITCH,
        .initial = "on", .live = true,
        .help = "Show on each square the knight can go to how many squares "
                "it could go on to from there."
    },
    [TOUR_ANY] = {
        .key = "any-start", .label = "Any start", .kind = CONTROL_SWITCH,
        .initial = "off",
        .help = "Browse the tours from every square, not only those from the "
                "start; closed ones once each."
    },
    [TOUR_UNDIRECTED] = {
        .key = "undirected", .label = "Undirected", .kind = CONTROL_SWITCH,
        .initial = "off",
        .help = "Count a tour and its reverse as one."
    },
    [TOUR_MORE] = {
        .key = "another", .label = "Another tour", .kind = CONTROL_ACTION,
        .help = "Let the search go on to the next tour."
    },
    [TOUR_HINT] = {
        .key = "hint", .label = "Hint", .kind = CONTROL_ACTION, .live = true,
        .help = "Show a move that is proved to lead to a full tour."
    },
    { .key = NULL }
};
/* clang-format on */

/* --- settings ------------------------------------------------------------ */

static enum tour_mode mode_of(const struct params *params)
{
    return (enum tour_mode)params->at[TOUR_MODE].number;
}

void tour_board_size(const struct params *params, int *files, int *ranks)
{
    *files = params->at[TOUR_SIZE].number;
    *ranks = params->at[TOUR_SIZE].second;
}

bool tour_board(struct board *b, const struct params *params, struct error *err)
{
    int files, ranks;

    tour_board_size(params, &files, &ranks);
    board_init(b, files, ranks);
    if (board_parse_holes(b, params->at[TOUR_HOLES].text, err))
        return true;
    board_free(b);
    return false;
}

int tour_square(const struct params *params, int control)
{
    const struct setting *s = &params->at[control];

    return s->number < 0 ? -1
                         : s->second * params->at[TOUR_SIZE].number + s->number;
}

/* A start or an end must be a square of the board; an end may be none. */
bool tour_check_square(const struct board *b, const struct params *params,
                       int control, struct error *err)
{
    const struct setting *at = &params->at[control];

    return at->number < 0 || board_check_square(b, tour_controls[control].key,
                                                at->number, at->second, err);
}

bool tour_starts_anywhere(const struct params *params)
{
    return mode_of(params) == TOUR_MAP ||
           (mode_of(params) == TOUR_ALL && params->at[TOUR_ANY].number);
}

bool tour_validate(const struct params *params, struct error *err)
{
    struct move_order order;
    struct board board;
    bool ok;

    if (!move_order_parse(&order, params->at[TOUR_ORDER].text, err) ||
        !tour_board(&board, params, err))
        return false;
    ok = (tour_starts_anywhere(params) ||
          tour_check_square(&board, params, TOUR_START, err)) &&
         tour_check_square(&board, params, TOUR_END, err) &&
         (mode_of(params) != TOUR_ALL || tour_all_possible(params, err)) &&
         (mode_of(params) != TOUR_MAP || tour_map_possible(params, true, err));
    board_free(&board);
    return ok;
}

void tour_set_holes(struct params *params, const struct board *board)
{
    struct text list;

    text_init(&list);
    board_format_holes(board, &list);
    free(params->at[TOUR_HOLES].text);
    params->at[TOUR_HOLES].text = list.at;
}

/* Holes that are not on the board go; a shape is cut anew. */
static void keep_holes(struct params *params)
{
    struct board fits, large;
    struct error err;

    board_init(&fits, params->at[TOUR_SIZE].number,
               params->at[TOUR_SIZE].second);
    board_init(&large, BOARD_SIDE_MAX, BOARD_SIDE_MAX);
    if (!board_cut_shape(&fits, params->at[TOUR_HOLES].text)) {
        board_parse_holes(&large, params->at[TOUR_HOLES].text, &err);
        for (int sq = 0; sq < board_squares(&fits); sq++)
            board_set_hole(
                &fits, sq,
                !board_has(&large, sq % fits.files, sq / fits.files));
        tour_set_holes(params, &fits);
    }
    board_free(&fits);
    board_free(&large);
}

/* The start moves to the nearest square there is. */
static void keep_start(struct params *params)
{
    struct setting *start = &params->at[TOUR_START];
    struct board board;
    struct error err;
    int square;

    if (!tour_board(&board, params, &err))
        return;
    square = board_nearest(&board, start->number, start->second);
    if (square >= 0) {
        start->number = square % board.files;
        start->second = square / board.files;
    }
    board_free(&board);
}

/* A board too large for what is being done is one to be searched; one too
 * large for counting can still be measured. */
static void keep_mode(struct params *params, int changed)
{
    bool map = mode_of(params) == TOUR_MAP;
    struct error err;

    if (map && !tour_map_possible(params, true, &err))
        params->at[TOUR_MEASURE].number = MEASURE_NODES;
    if (changed == TOUR_SIZE &&
        ((mode_of(params) == TOUR_ALL && !tour_all_possible(params, &err)) ||
         (map && !tour_map_possible(params, true, &err))))
        params->at[TOUR_MODE].number = TOUR_SOLVE;
}

void tour_adapt(struct params *params, int changed)
{
    struct setting *end = &params->at[TOUR_END];
    struct board board;
    struct error err;

    if (changed == ADAPT_BEGIN)
        return;
    if (changed == TOUR_SIZE)
        keep_holes(params);
    if (changed == TOUR_SIZE || changed == TOUR_HOLES || changed == TOUR_MODE ||
        changed == TOUR_ANY)
        keep_start(params);
    if (changed == TOUR_CLOSED ||
        (tour_board(&board, params, &err) &&
         !tour_check_square(&board, params, TOUR_END, &err)))
        end->number = end->second = -1;
    if (changed == TOUR_END)
        params->at[TOUR_CLOSED].number = params->at[TOUR_ANY].number = 0;
    if (changed == TOUR_ANY)
        end->number = end->second = -1;
    if (changed == TOUR_SIZE || changed == TOUR_MODE)
        keep_mode(params, changed);
    params->at[TOUR_SOLUTION].number = 1;
    if (changed != TOUR_CLOSED)
        board_free(&board);
}

const struct tour_method *tour_method_asked(const struct params *params)
{
    int which = params->at[TOUR_ALGORITHM].number;

    return which == 0 ? NULL : tour_methods[which - 1];
}

static bool counts_tours(const struct params *params)
{
    return mode_of(params) == TOUR_MAP &&
           params->at[TOUR_MEASURE].number == MEASURE_TOURS;
}

bool tour_idle(const struct params *params, int control)
{
    const struct tour_method *method = tour_method_asked(params);
    enum tour_mode mode = mode_of(params);

    switch ((enum tour_control)control) {
    case TOUR_ALGORITHM:
        return mode == TOUR_HAND || mode == TOUR_ALL || counts_tours(params);
    case TOUR_ORDER:
        return mode == TOUR_HAND || counts_tours(params) ||
               (mode != TOUR_ALL && method && !method->ordered);
    case TOUR_MEASURE: return mode != TOUR_MAP;
    case TOUR_HINT: return mode != TOUR_HAND;
    case TOUR_MORE: return mode != TOUR_SOLVE || !method || !method->goes_on;
    case TOUR_SOLUTION:
    case TOUR_ANY:
    case TOUR_UNDIRECTED:
    case TOUR_FIRST:
    case TOUR_LAST: return mode != TOUR_ALL;
    case TOUR_START: return tour_starts_anywhere(params);
    case TOUR_END: return mode == TOUR_ALL && params->at[TOUR_ANY].number;
    case TOUR_SIZE:
    case TOUR_MODE:
    case TOUR_HOLES:
    case TOUR_CLOSED: break;
    case TOUR_COUNTS:
        return mode == TOUR_MAP ||
               (mode == TOUR_SOLVE && method && method->glimpse);
    }
    return false;
}

bool tour_by_hand(const struct params *params)
{
    return mode_of(params) == TOUR_HAND;
}

bool tour_at_once(const struct params *params)
{
    return mode_of(params) == TOUR_ALL || mode_of(params) == TOUR_MAP;
}

/* A random start, of the colour that can work where one cannot. */
void tour_shuffle(struct params *params)
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
        bool odd = board_squares(&board) % 2 && board.nholes == 0;

        if (!board_has(&board, file, rank) ||
            (odd && square_colour(file, rank) != 0))
            continue;
        params->at[TOUR_START].number = file;
        params->at[TOUR_START].second = rank;
        break;
    }
    params->at[TOUR_SOLUTION].number = 1;
    board_free(&board);
}

static void add_square(const struct params *params, int control,
                       const char *before, struct text *out)
{
    const struct setting *at = &params->at[control];

    if (at->number >= 0)
        text_addf(out, " %s %s", before,
                  square_name(at->number, at->second).at);
}

void tour_name_board(const struct params *params, struct text *out)
{
    struct board board;
    struct error err;

    text_addf(out, "%d\u00d7%d", params->at[TOUR_SIZE].number,
              params->at[TOUR_SIZE].second);
    if (!tour_board(&board, params, &err))
        return;
    if (board.nholes)
        text_addf(out, " with %s",
                  say_count((uint64_t)board.nholes, "hole").at);
    board_free(&board);
}

void tour_name_aim(const struct params *params, bool start, struct text *out)
{
    if (start && !tour_starts_anywhere(params))
        add_square(params, TOUR_START, "from", out);
    add_square(params, TOUR_END, "to", out);
    if (params->at[TOUR_CLOSED].number)
        text_add(out, ", closed");
}

void tour_heading(const struct params *params, struct text *out)
{
    bool all = mode_of(params) == TOUR_ALL, map = mode_of(params) == TOUR_MAP;

    text_add(out, all ? "Knight's tours " : "Knight's tour ");
    tour_name_board(params, out);
    tour_name_aim(params, true, out);
    if (map)
        text_add(out, counts_tours(params) ? ", tours from each start"
                                           : ", map of the starts");
    if (all)
        text_addf(out, ", number %d", params->at[TOUR_SOLUTION].number);
}

const char *tour_hint(const struct params *params)
{
    if (tour_by_hand(params))
        return "Click a marked square to move the knight there. Before its "
               "first move, any other square makes a new start.";
    if (mode_of(params) == TOUR_MAP)
        return "Point at a square to read its number; click it to watch the "
               "search from there. Right-click cuts a square out.";
    if (mode_of(params) == TOUR_ALL)
        return "Click a square for the tours from there, or a small board "
               "for its tour. Right-click cuts a square out.";
    return "Click any square to start the knight there. Right-click cuts a "
           "square out of the board.";
}
