/* The longest path that never crosses itself: its settings. */
#include "base/error.h"
#include "base/rng.h"
#include "base/text.h"
#include "chess/shapes.h"
#include "modules/list.h"
#include "modules/uncrossed/run.h"
#include "puzzle/board_setting.h"
#include "puzzle/control.h"
#include "puzzle/hand/clicks.h"
#include "scene/moves.h"
#include "scene/moves.h"

static const char *const modes[] = { "album", "search", "hand", NULL };
static const char *const mode_titles[] = { "Browse the longest",
                                           "Watch a search", "Draw by hand",
                                           NULL };

#define IN(activity) (1 << UNCROSSED_##activity)

/* clang-format off */
static const struct control controls[] = {
    [UNCROSSED_PIECE] = {
        .key = "piece", .label = "Piece", .kind = CONTROL_TEXT,
        .initial = "knight", .names = mover_leaper_names,
        .titles = mover_leaper_titles,
        .help = "The piece that makes the path: a name, or leaps joined by "
                "'+': 1,3 leaps one square one way and three the other.",
        .figure = moves_draw
    },
    [UNCROSSED_SIZE] = {
        .key = "size", .label = "Board", .kind = CONTROL_SIZE,
        .min = 1, .max = UNCROSSED_SIDE_MAX, .initial = "6x6",
        .help = "Files and ranks of the board, which is flat."
    },
    [UNCROSSED_MODE] = {
        .key = "mode", .label = "Mode", .kind = CONTROL_CHOICE,
        .initial = "album", .quiet = true, .names = modes,
        .titles = mode_titles,
        .help = "Browse the longest paths, watch one being searched for, or "
                "draw one by hand."
    },
    [UNCROSSED_CLOSED] = {
        .key = "closed", .label = "Closed", .kind = CONTROL_SWITCH,
        .initial = "off",
        .help = "The last move leads back to the first square."
    },
    [UNCROSSED_SOLUTION] = {
        .key = "solution", .label = "Path", .kind = CONTROL_RANGE,
        .min = 1, .max = INT32_MAX, .initial = "1", .live = true,
        .in = IN(BROWSE),
        .help = "Which of the longest paths is shown."
    },
    [UNCROSSED_FUNDAMENTAL] = {
        .key = "fundamental", .label = "Only fundamental ones",
        .kind = CONTROL_SWITCH, .initial = "off", .in = IN(BROWSE),
        .help = "Only one of those that turn into each other by the "
                "symmetries of the board."
    },
    [UNCROSSED_START] = {
        .key = "start", .label = "Start", .kind = CONTROL_SQUARE,
        .initial = "none", .optional = true, .in = IN(WATCH),
        .help = "Where the search begins; none: on one square after the "
                "other, but for mirror images."
    },
    [UNCROSSED_HOLES] = {
        .key = "holes", .label = "Holes", .kind = CONTROL_SQUARES,
        .initial = "", .names = shape_names, .titles = shape_titles,
        .blocks = true, .rare = true,
        .help = "Squares cut out of the board; lines may lead over them."
    },
    [UNCROSSED_PATH] = {
        .key = "path", .label = "Path", .kind = CONTROL_SQUARES,
        .initial = "", .typed = true, .in = IN(HAND),
        .help = "The squares of the path drawn by hand; a closed one ends "
                "with its first."
    },
    [UNCROSSED_MARKS] = {
        .key = "ways", .label = "Where it can go", .kind = CONTROL_SWITCH,
        .initial = "on", .live = true, .rare = true,
        .in = IN(WATCH) | IN(HAND),
        .help = "A dot where the piece can go next, a cross where its line "
                "would cross the path."
    },
    [UNCROSSED_HINT] = {
        .key = "hint", .label = "Hint", .kind = CONTROL_ACTION, .live = true,
        .in = IN(HAND),
        .help = "Show a square from which the path can go on for long."
    },
    { .key = NULL }
};
/* clang-format on */

static const struct board_setting board_at = { UNCROSSED_SIZE, UNCROSSED_HOLES,
                                               0 };

/* --- what is asked ---------------------------------------------------------
 */

bool wanted_init(struct wanted *w, const struct params *params,
                 struct error *err)
{
    w->closed = params->at[UNCROSSED_CLOSED].number;
    if (!mover_parse(&w->mover, params->at[UNCROSSED_PIECE].text, err) ||
        !board_setting_read(board_at, params, &w->board, err))
        return false;
    if (uncrossed_possible(&w->board, &w->mover, err))
        return true;
    board_free(&w->board);
    return false;
}

void wanted_free(struct wanted *w)
{
    board_free(&w->board);
}

struct uncrossed *wanted_solve(const struct wanted *w)
{
    return uncrossed_create(
        &(struct uncrossed_question){ &w->board, &w->mover, w->closed });
}

int uncrossed_start(const struct params *params)
{
    const struct setting *s = &params->at[UNCROSSED_START];

    return s->number < 0
               ? -1
               : s->second * params->at[UNCROSSED_SIZE].number + s->number;
}

void uncrossed_plan(const struct params *params, struct plan *out)
{
    struct error unasked;

    out->files = params->at[UNCROSSED_SIZE].number;
    out->ranks = params->at[UNCROSSED_SIZE].second;
    out->tools = 1 << TOOL_HOLES;
    mover_parse(&out->mover, params->at[UNCROSSED_PIECE].text, &unasked);
}

void uncrossed_heading(const struct params *params, struct text *out)
{
    struct mover mover;
    struct error unasked;

    mover_parse(&mover, params->at[UNCROSSED_PIECE].text, &unasked);
    text_addf(out, "Longest %suncrossed path of a %s on %d\u00d7%d",
              params->at[UNCROSSED_CLOSED].number ? "closed " : "",
              mover_called(&mover, 1).at, params->at[UNCROSSED_SIZE].number,
              params->at[UNCROSSED_SIZE].second);
}

static int choose(const struct params *params)
{
    return params->at[UNCROSSED_MODE].number;
}

static bool validate(const struct params *params, struct error *err)
{
    const struct setting *start = &params->at[UNCROSSED_START];
    struct wanted w;
    bool ok;

    if (!wanted_init(&w, params, err))
        return false;
    ok = start->number < 0 ||
         board_check_square(&w.board, "start", start->number, start->second,
                            err);
    wanted_free(&w);
    return ok;
}

/* --- changes ---------------------------------------------------------------
 */

/* A start that is no longer there is none. */
static void keep_start(struct params *params)
{
    struct setting *start = &params->at[UNCROSSED_START];
    struct board b;
    struct error err;

    if (start->number < 0 || !board_setting_read(board_at, params, &b, &err))
        return;
    if (!board_has(&b, start->number, start->second))
        start->number = start->second = -1;
    board_free(&b);
}

static void adapt(struct params *params, int changed)
{
    if (changed == ADAPT_BEGIN)
        return;
    if (changed != UNCROSSED_MODE)
        params->at[UNCROSSED_SOLUTION].number = 1;
    if (changed == UNCROSSED_SIZE)
        board_setting_keep(board_at, params);
    if (changed == UNCROSSED_SIZE || changed == UNCROSSED_HOLES)
        keep_start(params);
    if (changed != UNCROSSED_MODE && changed != UNCROSSED_START)
        clicks_keep(params, UNCROSSED_PATH, 0);
}

enum reaction uncrossed_cut(const struct board *board, struct params *params,
                            int square, struct error *err)
{
    enum reaction reaction = board_setting_cut(board_at, board, params, square,
                                               err);

    if (reaction == REACTION_RESTART)
        adapt(params, UNCROSSED_HOLES);
    return reaction;
}

static void shuffle(struct params *params)
{
    struct error unasked;
    struct rng rng;

    rng_seed(&rng, params->seed);
    params_set(params, controls, UNCROSSED_PIECE,
               mover_leaper_names[rng_below(&rng, 7)], &unasked);
    adapt(params, UNCROSSED_PIECE);
}

static const struct activity *const activities[] = {
    [UNCROSSED_BROWSE] = &uncrossed_browse,
    [UNCROSSED_WATCH] = &uncrossed_watch,
    [UNCROSSED_HAND] = &uncrossed_hand,
    NULL
};

const struct puzzle_class uncrossed_puzzle = {
    .name = "uncrossed",
    .title = "Uncrossed path",
    .tab = "Uncrossed",
    .summary = "The longest path of a piece that never crosses itself.",
    .controls = controls,
    .film = "--mode search --size 4x4 --to 40",
    .walked = true,
    .questions = uncrossed_questions,
    .series = uncrossed_series,
    .activities = activities,
    .choose = choose,
    .validate = validate,
    .adapt = adapt,
    .shuffle = shuffle,
};
