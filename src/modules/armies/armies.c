/* Armies: two colours that leave each other in peace. */
#include "base/error.h"
#include "chess/shapes.h"
#include "modules/armies/run.h"
#include "modules/list.h"
#include "puzzle/control.h"
#include "scene/moves.h"
#include "solve/armies/armies.h"

/* Squares, and work, that nobody notices: a twentieth of a second. */
enum { QUICK_SQUARES = 64, QUICK = 300000 };

static const char *const modes[] = { "album", "hand", NULL };
static const char *const mode_titles[] = { "Browse the solutions",
                                           "Place by hand", NULL };

/* How many pages there are, where that is soon known. */
static int last(const struct params *params)
{
    struct error err;
    struct camp c;
    long budget = QUICK;
    uint64_t told = 0;

    if (params->at[ARMIES_FUNDAMENTAL].number || !armies_validate(params, &err))
        return 0;
    camp_init(&c, params);
    while (c.armies->field.n <= QUICK_SQUARES && budget > 0 &&
           !armies_step(c.armies, &budget))
        ;
    if (camp_tells_all(&c))
        told = roll_told(&c.armies->roll);
    camp_free(&c);
    return told <= INT32_MAX ? (int)told : 0;
}

/* clang-format off */
static const struct control controls[] = {
    [ARMIES_PIECE] = {
        .key = "piece", .label = "Piece", .kind = CONTROL_TEXT,
        .initial = "queen", .names = mover_names, .titles = mover_titles,
        .help = "What both armies are made of. " MOVER_HELP,
        .figure = moves_draw
    },
    [ARMIES_SIZE] = {
        .key = "size", .label = "Board", .kind = CONTROL_SIZE,
        .min = 1, .max = ARMIES_SIDE_MAX, .initial = "8x8",
        .help = "Files and ranks of the board."
    },
    [ARMIES_SURFACE] = {
        .key = "surface", .label = "Surface", .kind = CONTROL_CHOICE,
        .initial = "flat", .quiet = true, .rare = true,
        .names = surface_names, .titles = surface_titles,
        .help = "Which edges of the board are joined."
    },
    [ARMIES_MODE] = {
        .key = "mode", .label = "Mode", .kind = CONTROL_CHOICE,
        .initial = "album", .quiet = true, .names = modes,
        .titles = mode_titles,
        .help = "Browse the best arrangements, or try by hand."
    },
    [ARMIES_SOLUTION] = {
        .key = "solution", .label = "Solution", .kind = CONTROL_RANGE,
        .min = 1, .max = INT32_MAX, .initial = "1", .live = true,
        .in = 1 << ARMIES_BROWSE, .last = last,
        .help = "Which of the best arrangements is shown."
    },
    [ARMIES_FUNDAMENTAL] = {
        .key = "fundamental", .label = "Only fundamental ones",
        .kind = CONTROL_SWITCH, .initial = "off", .in = 1 << ARMIES_BROWSE,
        .help = "Only one of those that turn into each other by the "
                "symmetries of the board or by exchanging the colours."
    },
    [ARMIES_HOLES] = {
        .key = "holes", .label = "Holes", .kind = CONTROL_SQUARES,
        .initial = "", .names = shape_names, .titles = shape_titles,
        .blocks = true,
        .help = "Squares cut out of the board; they block "
                "lines as the edge does."
    },
    [ARMIES_PUT] = {
        .key = "placed", .label = "Placed", .kind = CONTROL_SQUARES,
        .initial = "", .moves = true, .typed = true, .in = 1 << ARMIES_HAND,
        .help = "Squares in the order in which they were clicked: the first "
                "time a white piece is put there, the second time it turns "
                "black, the third time it goes; a1-b2 moves it."
    },
    [ARMIES_FREE] = {
        .key = "free", .label = "Who may stand where",
        .kind = CONTROL_SWITCH, .initial = "on", .live = true,
        .in = 1 << ARMIES_HAND,
        .help = "A light dot where White may stand, a dark one where Black "
                "may."
    },
    [ARMIES_HINT] = {
        .key = "hint", .label = "Hint", .kind = CONTROL_ACTION, .live = true,
        .in = 1 << ARMIES_HAND,
        .help = "Show where one more piece of a best arrangement stands."
    },
    [ARMIES_PATIENCE] = {
        .key = "patience", .label = "Patience, million steps",
        .kind = CONTROL_RANGE, .min = 1, .max = 1000000, .initial = "400",
        .quiet = true, .rare = true,
        .help = "After how many million steps the search gives up; a million "
                "take about a third of a second."
    },
    { .key = NULL }
};
/* clang-format on */

static const struct activity *const activities[] = {
    [ARMIES_BROWSE] = &armies_browse, [ARMIES_HAND] = &armies_hand, NULL
};

const struct puzzle_class armies_puzzle = {
    .name = "armies",
    .title = "Armies",
    .tab = "Armies",
    .summary = "As many white and as many black pieces as fit without one "
               "attacking the other colour.",
    .controls = controls,
    .film = "--mode hand --placed a1,b1,c4,c4",
    .questions = armies_questions,
    .series = armies_series,
    .activities = activities,
    .choose = armies_choose,
    .validate = armies_validate,
    .adapt = armies_adapt,
    .shuffle = armies_shuffle,
};
