/*
 * Queens, or other riders, that do not attack each other: an album of all
 * solutions, the search for them watched square by square, or a board to try
 * by hand. This file has the settings; each of the three has a file of its
 * own, and what follows from piece and surface stands in riders.c.
 */
#include <string.h>

#include "base/error.h"
#include "base/rng.h"
#include "base/say.h"
#include "base/text.h"
#include "chess/square.h"
#include "modules/list.h"
#include "modules/queens/run.h"
#include "puzzle/hand/clicks.h"
#include "puzzle/control.h"
#include "puzzle/plan.h"
#include "scene/moves.h"
#include "solve/queens/album.h"
#include "solve/queens/classes.h"
#include "solve/queens/construct.h"
#include "solve/queens/count/count.h"
#include "solve/queens/walk.h"

static const char *const piece_names[] = { "queen",      "rook",       "amazon",
                                           "chancellor", "archbishop", "bishop",
                                           "nightrider", NULL };
static const char *const piece_titles[] = { "Queens",      "Rooks",
                                            "Amazons",     "Chancellors",
                                            "Archbishops", "Bishops",
                                            "Nightriders", NULL };
static const char *const mode_names[] = { "album", "search", "hand", NULL };
static const char *const mode_titles[] = { "Browse the solutions",
                                           "Watch the search", "Place by hand",
                                           NULL };

/* The activities, in the order of mode_names; of a board that is too large to
 * browse all solutions, one is shown. */
enum { BROWSE, WATCH, HAND, GREAT, REPAIR };

static const char *const method_names[] = { "backtracking", "min-conflicts",
                                            NULL };
static const char *const method_titles[] = { "Backtracking", "Min-conflicts",
                                             NULL };

/* clang-format off */
static const struct control controls[] = {
    [QUEENS_SIZE] = {
        .key = "size", .label = "Number", .kind = CONTROL_RANGE,
        .min = 1, .max = QUEENS_CONSTRUCT_MAX, .initial = "8",
        .help = "How many pieces, on a board of as many files and ranks."
    },
    [QUEENS_PIECE] = {
        .key = "piece", .label = "Piece", .kind = CONTROL_TEXT,
        .initial = "queen", .names = piece_names, .titles = piece_titles,
        .quiet = true,
        .help = "Any rider, one in each file. " MOVER_HELP,
        .figure = moves_draw
    },
    [QUEENS_SURFACE] = {
        .key = "surface", .label = "Surface", .kind = CONTROL_CHOICE,
        .initial = "flat", .names = surface_names, .titles = surface_titles,
        .rare = true, .quiet = true,
        .help = SURFACE_HELP
    },
    [QUEENS_MODE] = {
        .key = "mode", .label = "Mode", .kind = CONTROL_CHOICE,
        .initial = "album", .names = mode_names, .titles = mode_titles,
        .quiet = true,
        .help = "Browse all solutions, watch them being found, or try."
    },
    [QUEENS_METHOD] = {
        .key = "method", .label = "Method", .kind = CONTROL_CHOICE,
        .initial = "backtracking", .names = method_names,
        .titles = method_titles, .quiet = true,
        .in = 1 << WATCH | 1 << REPAIR,
        .help = "What is watched: file by file and back, which finds all; or "
                "all thrown by chance, and then one in conflict moved at a "
                "time, until one is found."
    },
    [QUEENS_SOLUTION] = {
        .key = "solution", .label = "Solution", .kind = CONTROL_RANGE,
        .min = 1, .max = INT32_MAX, .initial = "1", .live = true,
        .in = 1 << BROWSE, .last = queens_last,
        .help = "Which solution the album is open at; files from a, in each "
                "file from the top rank down."
    },
    [QUEENS_IMAGE] = {
        .key = "image", .label = "Next image", .kind = CONTROL_ACTION,
        .live = true, .in = 1 << BROWSE,
        .help = "The next of the solutions that the one shown gives when it "
                "is turned and mirrored; after the last, the first."
    },
    [QUEENS_FUNDAMENTAL] = {
        .key = "fundamental", .label = "Only fundamental ones",
        .kind = CONTROL_SWITCH, .initial = "off", .live = true,
        .in = 1 << BROWSE,
        .help = "Browse only the first of those that turn into each other "
                "by the symmetries of the board."
    },
    [QUEENS_GIVEN] = {
        .key = "given", .label = "One here", .kind = CONTROL_SQUARES,
        .initial = "", .rare = true, .in = 1 << BROWSE,
        .help = "Squares on which a piece must stand."
    },
    [QUEENS_BARRED] = {
        .key = "barred", .label = "None here", .kind = CONTROL_SQUARES,
        .initial = "", .rare = true, .in = 1 << BROWSE,
        .help = "Squares on which none may stand."
    },
    [QUEENS_PUT] = {
        .key = "placed", .label = "Placed", .kind = CONTROL_SQUARES,
        .initial = "", .moves = true, .typed = true, .in = 1 << HAND,
        .help = "Squares in the order in which pieces were put there by "
                "hand; one named again was taken away, and a1-b2 moved."
    },
    [QUEENS_ATTACKS] = {
        .key = "attacks", .label = "Attacked squares",
        .kind = CONTROL_SWITCH, .initial = "on", .live = true, .drawn = true,
        .in = 1 << WATCH | 1 << HAND,
        .help = "Hatch the squares that are attacked, while searching or "
                "placing by hand."
    },
    [QUEENS_DIAGONALS] = {
        .key = "diagonals", .label = "Diagonals", .kind = CONTROL_SWITCH,
        .initial = "off", .live = true, .drawn = true,
        .help = "Show under the board which diagonals are occupied."
    },
    [QUEENS_STAIRS] = {
        .key = "stairs", .label = "Staircases", .kind = CONTROL_SWITCH,
        .initial = "off", .live = true, .drawn = true,
        .help = "Join the pieces that are a knight's move apart."
    },
    [QUEENS_CODE] = {
        .key = "code", .label = "Code", .kind = CONTROL_SWITCH,
        .initial = "off", .live = true, .drawn = true,
        .in = 1 << WATCH | 1 << REPAIR,
        .help = "Show the search in plain words, line by line, with the line "
                "of the moment lit."
    },
    [QUEENS_TREE] = {
        .key = "tree", .label = "Tree", .kind = CONTROL_SWITCH,
        .initial = "off", .live = true, .drawn = true,
        .in = 1 << WATCH,
        .help = "Show the choices file by file: what was tried, what is "
                "taken, what is left; of a small search the whole tree."
    },
    [QUEENS_HINT] = {
        .key = "hint", .label = "Hint", .kind = CONTROL_ACTION, .live = true,
        .in = 1 << HAND,
        .help = "Show one more square of a solution that contains what "
                "stands."
    },
    { .key = NULL }
};
/* clang-format on */

/* --- settings ------------------------------------------------------------ */

int queens_number(const struct params *params)
{
    return params->at[QUEENS_SIZE].number;
}

bool queens_filtered(const struct params *params)
{
    return *params->at[QUEENS_GIVEN].text || *params->at[QUEENS_BARRED].text;
}

bool queens_is_small(const struct params *params)
{
    return queens_number(params) <= QUEENS_MASK_MAX;
}

static int choose(const struct params *params)
{
    int mode = params->at[QUEENS_MODE].number;

    if (mode == WATCH && params->at[QUEENS_METHOD].number)
        return REPAIR;
    if (mode == BROWSE && !queens_is_small(params) && queens_are_plain(params))
        return GREAT;
    return mode;
}

static bool check_squares(const struct params *params, int control,
                          struct error *err)
{
    int n = queens_number(params);

    return clicks_check(params->at[control].text, controls[control].key, n, n,
                        err);
}

/* Is it a rider? */
static bool check_piece(const struct params *params, struct error *err)
{
    struct mover m;

    if (!mover_parse(&m, params->at[QUEENS_PIECE].text, err))
        return false;
    return !mover_leaps(&m) ||
           error_set(err,
                     "piece '%.40s': want a rider, which goes on until "
                     "something is in its way: queen, rook, amazon, "
                     "chancellor, archbishop, bishop, nightrider, or a term "
                     "with a * such as 0,1*",
                     params->at[QUEENS_PIECE].text);
}

/* Only queens and rooks on a flat board are placed by rules or by lines. */
static bool check_size(const struct params *params, struct error *err)
{
    int n = queens_number(params);

    if (queens_is_small(params) || queens_are_plain(params))
        return true;
    return error_set(err, "size '%d': want 1 to %d for %s%s", n,
                     QUEENS_MASK_MAX, queens_called(params, n).at,
                     surface_on(queens_surface(params)));
}

static bool validate(const struct params *params, struct error *err)
{
    if (!check_piece(params, err) || !check_size(params, err))
        return false;
    if (!queens_filtered(params))
        return true;
    if (!queens_is_small(params))
        return error_set(err,
                         "given and barred squares go with a size of "
                         "1 to %d",
                         QUEENS_MASK_MAX);
    return check_squares(params, QUEENS_GIVEN, err) &&
           check_squares(params, QUEENS_BARRED, err);
}

/* Another board has other solutions. */
static void adapt(struct params *params, int changed)
{
    if (changed == ADAPT_BEGIN)
        return;
    if (changed == QUEENS_SIZE || changed == QUEENS_PIECE ||
        changed == QUEENS_SURFACE) {
        clicks_keep(params, QUEENS_GIVEN, 0);
        clicks_keep(params, QUEENS_BARRED, 0);
        clicks_keep(params, QUEENS_PUT, 0);
    }
    if (changed != QUEENS_MODE && changed != QUEENS_FUNDAMENTAL)
        params->at[QUEENS_SOLUTION].number = 1;
    if (changed == QUEENS_SIZE && !queens_is_small(params)) {
        params->at[QUEENS_MODE].number = BROWSE;
        params->at[QUEENS_FUNDAMENTAL].number = 0;
    }
}

static void shuffle(struct params *params)
{
    struct rng rng;
    struct queens_wish w;
    uint64_t count;

    clicks_keep(params, QUEENS_PUT, 0);
    if (!queens_wish_of(params, &w) ||
        !queens_completions(&w, QUEENS_COUNT_WORK, &count) || count == 0)
        return;
    rng_seed(&rng, params->seed);
    params->at[QUEENS_SOLUTION].number = 1 +
                                         (int)rng_below(&rng, (uint32_t)count);
    params->at[QUEENS_FUNDAMENTAL].number = 0;
}

/* By going through them, if that is quickly done. */
static uint64_t count_pages(const struct params *params,
                            const struct queens_wish *w)
{
    bool fundamental = params->at[QUEENS_FUNDAMENTAL].number;
    enum queens_walk_event event;
    struct queens_walk walk;
    long budget = QUEENS_COUNT_WORK;
    uint64_t count = 0;

    queens_walk_init(&walk, w);
    while ((event = queens_walk_next(&walk, &budget)) == QUEENS_WALK_FOUND)
        count += !fundamental || queens_is_first(w, walk.rank);
    return event == QUEENS_WALK_DONE ? count : 0;
}

int queens_last(const struct params *params)
{
    int n = queens_number(params);
    uint64_t all = 0, most;
    struct queens_wish w;
    struct error unasked;

    if (!validate(params, &unasked) || !queens_wish_of(params, &w))
        return 0;
    most = queens_album_most(n, QUEENS_ALBUM_BYTES);
    if (queens_filtered(params) || params->at[QUEENS_FUNDAMENTAL].number ||
        !queens_are_plain(params))
        all = count_pages(params, &w);
    else if (queens_piece(params) == PIECE_QUEEN)
        queens_known(n, &all);
    else
        all = n <= ROOKS_COUNT_MAX ? rooks_all(n) : 0;
    return (int)(all < most ? all : most);
}

bool queens_wish_of(const struct params *params, struct queens_wish *out)
{
    const char *given = params->at[QUEENS_GIVEN].text;
    const char *barred = params->at[QUEENS_BARRED].text;
    int n = queens_number(params), sq;
    struct queens_rule rule;

    if (!queens_is_small(params))
        return false;
    queens_rule_of(params, &rule);
    queens_wish_by(out, &rule);
    while ((sq = clicks_next(&given, n)) >= 0)
        queens_wish_put(out, sq % n, sq / n);
    while ((sq = clicks_next(&barred, n)) >= 0)
        queens_wish_bar(out, sq % n, sq / n);
    return true;
}

/* Squares by name as far as there are few, else how many. */
void queens_say_squares(const char *list, int n, const char *last,
                        struct text *out)
{
    enum { FEW = 4 };
    const char *rest = list;
    int count = 0, sq;

    while (clicks_next(&rest, n) >= 0)
        count++;
    if (count > FEW) {
        text_addf(out, "%d squares", count);
        return;
    }
    for (int i = 0; (sq = clicks_next(&list, n)) >= 0; i++)
        text_addf(out, "%s%s", say_between(i, count, last),
                  say_square(sq, n).at);
}

void queens_say_wishes(const struct params *params, struct text *out)
{
    const char *given = params->at[QUEENS_GIVEN].text;
    const char *barred = params->at[QUEENS_BARRED].text;
    struct phrase one = queens_a(params);
    int n = queens_number(params);

    if (*given) {
        text_addf(out, " with %s on ",
                  strchr(given, ',') ? queens_called(params, 2).at : one.at);
        queens_say_squares(given, n, " and ", out);
    }
    if (*barred) {
        text_addf(out, "%s without %s on ", *given ? " and" : "",
                  *given ? "one" : one.at);
        queens_say_squares(barred, n, " or ", out);
    }
}

void queens_plan(const struct params *params, struct plan *out)
{
    int n = queens_number(params);

    out->files = out->ranks = n;
    out->surface = queens_surface(params);
    out->mover = queens_mover(params);
    out->idle |= queens_idle(params);
    if (plan_offers(out, QUEENS_DIAGONALS) &&
        params->at[QUEENS_DIAGONALS].number)
        out->aside.y = 1.1f * ((float)n / 8);
}

void queens_heading(const struct params *params, struct text *out)
{
    int n = queens_number(params);

    text_addf(out, "%d %s on %d\u00d7%d%s", n, queens_called(params, n).at, n,
              n, surface_on(queens_surface(params)));
}

static const struct activity *const activities[] = {
    [BROWSE] = &queens_browse,
    [WATCH] = &queens_watch,
    [HAND] = &queens_hand,
    [GREAT] = &queens_great,
    [REPAIR] = &queens_repair_activity,
    NULL,
};

const struct puzzle_class queens_puzzle = {
    .name = "queens",
    .title = "Queens",
    .tab = "Queens",
    .summary = "As many queens as the board has files, and none attacks "
               "another.",
    .controls = controls,
    .film = "--mode search --to 20",
    .questions = queens_questions,
    .series = queens_series,
    .activities = activities,
    .choose = choose,
    .validate = validate,
    .adapt = adapt,
    .shuffle = shuffle,
};
