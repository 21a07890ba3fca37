/*
 * The knight's tour: click a square, watch the knight. This file has the
 * settings and the run; tour_words.c says why, tour_draw.c shows it.
 */
#include <limits.h>
#include <stdlib.h>

#include "base/alloc.h"
#include "base/error.h"
#include "base/rng.h"
#include "chess/shapes.h"
#include "chess/square.h"
#include "modules/list.h"
#include "modules/tour_run.h"
#include "puzzle/control.h"
#include "puzzle/trace.h"

const char *const tour_algorithms[] = {
    "auto", "warnsdorff", "greedy", "backtracking", "pohl", "roth",
    "squirrel-cull", "parberry", "construct", "ants", "neural", "genetic",
    NULL
};

static const char *const algorithm_titles[] = {
    "What suits best", "Warnsdorff, with retreat", "Warnsdorff, never back",
    "Plain backtracking", "Pohl's tie-break", "Roth's tie-break, again",
    "Squirrel and Cull", "Parberry, divide and conquer",
    "Constructed of blocks", "Ant colony", "Neural network",
    "Genetic algorithm", NULL
};

static const char *const mode_names[] = { "solve", "hand", NULL };
static const char *const mode_titles[] = {
    "Watch the search", "Move it yourself", NULL
};

static const char *const order_titles[] = {
    "s0: 12345678", "s1: 81726354", "s2: 12345678", "s4: 34567812",
    "random, by the seed", NULL
};

static const struct control controls[] = {
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
        .help = "Watch the knight being led, or lead it yourself."
    },
    [TOUR_ALGORITHM] = {
        .key = "algorithm", .label = "Algorithm", .kind = CONTROL_CHOICE,
        .initial = "auto", .names = tour_algorithms,
        .titles = algorithm_titles, .help = "How the tour is looked for."
    },
    [TOUR_ORDER] = {
        .key = "order", .label = "Ties", .kind = CONTROL_TEXT,
        .initial = "s0", .names = move_order_names, .titles = order_titles,
        .help = "The order in which the eight moves are tried: "
                "a preset or a permutation of 1 to 8."
    },
    [TOUR_HOLES] = {
        .key = "holes", .label = "Holes", .kind = CONTROL_SQUARES,
        .initial = "", .names = shape_names, .titles = shape_titles,
        .help = "Squares cut out of the board."
    },
    [TOUR_COUNTS] = {
        .key = "counts", .label = "Exits", .kind = CONTROL_SWITCH,
        .initial = "on", .live = true,
        .help = "Show on each square the knight can go to how many squares "
                "it could go on to from there."
    },
    [TOUR_HINT] = {
        .key = "hint", .label = "Hint", .kind = CONTROL_ACTION,
        .help = "Show a move that is proved to lead to a full tour."
    },
    [TOUR_UNDIRECTED] = {
        .key = "undirected", .label = "Undirected", .kind = CONTROL_SWITCH,
        .initial = "off", .live = true,
        .help = "Count a tour and its reverse as one."
    },
    { .key = NULL }
};

/* --- settings ------------------------------------------------------------ */

static void board_size(const struct params *params, int *files, int *ranks)
{
    *files = params->at[TOUR_SIZE].number;
    *ranks = params->at[TOUR_SIZE].second;
}

bool tour_board(struct board *b, const struct params *params,
                       struct error *err)
{
    int files, ranks;

    board_size(params, &files, &ranks);
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
                         : s->second * params->at[TOUR_SIZE].number +
                           s->number;
}

/* A start or an end must be a square of the board; an end may be none. */
static bool check_square(const struct board *b, const struct params *params,
                         int control, struct error *err)
{
    const char *key = controls[control].key;
    int file = params->at[control].number, rank = params->at[control].second;
    char name[SQUARE_NAME_MAX], corner[SQUARE_NAME_MAX];

    if (file < 0 || board_has(b, file, rank))
        return true;
    square_name(file, rank, name);
    if (file < b->files && rank < b->ranks)
        return error_set(err, "%s '%s' is a hole; the knight must %s on a "
                         "square of the board", key, name, key);
    square_name(b->files - 1, b->ranks - 1, corner);
    return error_set(err, "%s '%s' is not on the %dx%d board (a1 to %s)",
                     key, name, b->files, b->ranks, corner);
}

static bool validate(const struct params *params, struct error *err)
{
    struct move_order order;
    struct board board;
    bool ok;

    if (!move_order_parse(&order, params->at[TOUR_ORDER].text, err) ||
        !tour_board(&board, params, err))
        return false;
    ok = check_square(&board, params, TOUR_START, err) &&
         check_square(&board, params, TOUR_END, err);
    board_free(&board);
    return ok;
}

static void set_holes(struct params *params, const struct board *board)
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
    if (!shape_cut(&fits, params->at[TOUR_HOLES].text)) {
        board_parse_holes(&large, params->at[TOUR_HOLES].text, &err);
        for (int sq = 0; sq < board_squares(&fits); sq++)
            board_set_hole(&fits, sq, !board_has(&large, sq % fits.files,
                                                 sq / fits.files));
        set_holes(params, &fits);
    }
    board_free(&fits);
    board_free(&large);
}

/* The start moves to the nearest square there is. */
static void keep_start(struct params *params)
{
    struct setting *start = &params->at[TOUR_START];
    int file = start->number, rank = start->second, best = INT_MAX;
    struct board board;
    struct error err;

    if (!tour_board(&board, params, &err))
        return;
    for (int sq = 0; sq < board_squares(&board); sq++) {
        int x = sq % board.files - file, y = sq / board.files - rank;

        if (board.hole[sq] || x * x + y * y >= best)
            continue;
        best = x * x + y * y;
        start->number = sq % board.files;
        start->second = sq / board.files;
    }
    board_free(&board);
}

static void adapt(struct params *params, int changed)
{
    struct setting *end = &params->at[TOUR_END];
    struct board board;
    struct error err;

    if (changed == TOUR_SIZE)
        keep_holes(params);
    if (changed == TOUR_SIZE || changed == TOUR_HOLES)
        keep_start(params);
    if (changed == TOUR_CLOSED ||
        (tour_board(&board, params, &err) &&
         !check_square(&board, params, TOUR_END, &err)))
        end->number = end->second = -1;
    if (changed == TOUR_END)
        params->at[TOUR_CLOSED].number = 0;
    if (changed != TOUR_CLOSED)
        board_free(&board);
}

static bool ignores_order(const struct params *params)
{
    const struct tour_method *method = tour_method_find(
        tour_algorithms[params->at[TOUR_ALGORITHM].number]);

    return method && !method->ordered;
}

static bool idle(const struct params *params, int control)
{
    bool hand = params->at[TOUR_MODE].number == TOUR_HAND;

    if (control == TOUR_UNDIRECTED)
        return true;            /* it matters to who counts by command */
    if (control == TOUR_HINT)
        return !hand;
    if (control == TOUR_ORDER)
        return hand || ignores_order(params);
    return hand && control == TOUR_ALGORITHM;
}

static bool by_hand(const struct params *params)
{
    return params->at[TOUR_MODE].number == TOUR_HAND;
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
        bool odd = board_squares(&board) % 2 && board.nholes == 0;

        if (!board_has(&board, file, rank) ||
            (odd && square_colour(file, rank) != 0))
            continue;
        params->at[TOUR_START].number = file;
        params->at[TOUR_START].second = rank;
        break;
    }
    board_free(&board);
}

static void heading(const struct params *params, struct text *out)
{
    struct board board;
    struct error err;
    char name[SQUARE_NAME_MAX];

    square_name(params->at[TOUR_START].number,
                params->at[TOUR_START].second, name);
    text_addf(out, "Knight's tour %d\u00d7%d",
              params->at[TOUR_SIZE].number, params->at[TOUR_SIZE].second);
    if (tour_board(&board, params, &err)) {
        if (board.nholes)
            text_addf(out, " with %d %s", board.nholes,
                      board.nholes == 1 ? "hole" : "holes");
        board_free(&board);
    }
    text_addf(out, " from %s", name);
    if (params->at[TOUR_END].number >= 0) {
        square_name(params->at[TOUR_END].number, params->at[TOUR_END].second,
                    name);
        text_addf(out, " to %s", name);
    }
    if (params->at[TOUR_CLOSED].number)
        text_add(out, ", closed");
}

static const char *hint(const struct params *params)
{
    if (by_hand(params))
        return "Click a marked square to move the knight there. Before its "
               "first move, any other square makes a new start.";
    return "Click any square to start the knight there. Right-click cuts a "
           "square out of the board.";
}

/* --- the user ------------------------------------------------------------ */

static enum reaction start_at(const struct puzzle *pz, struct params *params,
                              int square, struct error *err)
{
    char name[SQUARE_NAME_MAX];
    int file = square % pz->board.files, rank = square / pz->board.files;

    square_name(file, rank, name);
    if (pz->board.hole[square]) {
        error_set(err, "%s is cut out of the board; right-click puts it back",
                  name);
        return REACTION_REFUSED;
    }
    params->at[TOUR_START].number = file;
    params->at[TOUR_START].second = rank;
    return REACTION_RESTART;
}

static enum reaction cut(const struct puzzle *pz, struct params *params,
                         int square, struct error *err)
{
    struct board board;

    if (square == pz->start) {
        error_set(err, "the knight starts here: choose another start before "
                  "you cut this square out");
        return REACTION_REFUSED;
    }
    board_copy(&board, &pz->board);
    board_set_hole(&board, square, !board.hole[square]);
    set_holes(params, &board);
    board_free(&board);
    return REACTION_RESTART;
}

static enum reaction input(struct puzzle *pz, struct trace *tr,
                           const struct input *in, struct params *params,
                           struct error *err)
{
    if (in->kind == INPUT_ACTION && in->control == TOUR_HINT)
        return tour_hand_hint(pz, err);
    if (in->kind != INPUT_PRESS || in->square < 0)
        return REACTION_NONE;
    if (in->button == 1 && pz->mode == TOUR_HAND &&
        (tr->tip.npath > 1 || tour_reaches(pz, &tr->tip, in->square)))
        return tour_hand_move(pz, tr, in->square, err);
    if (in->button == 1)
        return start_at(pz, params, in->square, err);
    if (in->button == 3)
        return cut(pz, params, in->square, err);
    return REACTION_NONE;
}

static void notation(const struct puzzle *pz, const struct view *view,
                     struct text *out)
{
    char name[SQUARE_NAME_MAX];

    for (uint32_t i = 0; i < view->pos->npath; i++) {
        int sq = (int)view->pos->path[i];

        square_name(sq % pz->board.files, sq / pz->board.files, name);
        text_addf(out, "%s%s", i ? " " : "", name);
    }
}

const struct puzzle_class tour_puzzle = {
    .name = "tour",
    .title = "Knight's tour",
    .tab = "Tour",
    .summary = "A knight visits every square of the board once.",
    .controls = controls,
    .questions = tour_questions,
    .hint = hint,
    .validate = validate,
    .idle = idle,
    .adapt = adapt,
    .shuffle = shuffle,
    .board_size = board_size,
    .create = tour_create,
    .destroy = tour_destroy,
    .step = tour_step,
    .input = input,
    .resume = tour_hand_resume,
    .by_hand = by_hand,
    .draw = tour_draw,
    .heading = heading,
    .status = tour_status,
    .explain = tour_explain,
    .notation = notation,
    .facts = tour_facts
};
