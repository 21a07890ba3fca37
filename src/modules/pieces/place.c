/* Peaceful pieces: as many as fit without attacking each other. */
#include "base/error.h"
#include "base/text.h"
#include "chess/shapes.h"
#include "modules/list.h"
#include "modules/pieces/best.h"
#include "modules/pieces/run.h"
#include "puzzle/control.h"
#include "scene/moves.h"
#include "solve/pieces/peaceful.h"

static int last(const struct params *params)
{
    return place_validate(params, &(struct error){ .message = "" })
               ? best_last(true, params)
               : 0;
}

/* clang-format off */
static const struct control controls[] = {
    [PIECES_PIECE] = {
        .key = "piece", .label = "Piece", .kind = CONTROL_TEXT,
        .initial = "king", .names = mover_names, .titles = mover_titles,
        .help = "Which pieces are to live in peace. " MOVER_HELP,
        .figure = moves_draw
    },
    [PIECES_SIZE] = {
        .key = "size", .label = "Board", .kind = CONTROL_SIZE,
        .min = 1, .max = PEACEFUL_SIDE_MAX, .initial = "8x8",
        .help = "Files and ranks of the board."
    },
    PIECES_CONTROLS(last),
    [PIECES_ATTACKS] = {
        .key = "attacks", .label = "Attacked squares",
        .kind = CONTROL_SWITCH, .initial = "on", .live = true,
        .in = 1 << PIECES_HAND,
        .help = "Hatch the squares that are attacked."
    },
    [PIECES_ARGUMENT] = {
        .key = "argument", .label = "Why no more fit",
        .kind = CONTROL_SWITCH, .initial = "on", .live = true, .drawn = true,
        .in = 1 << PIECES_BROWSE,
        .help = "Draw groups of squares that have room for one piece each."
    },
    { .key = NULL }
};
/* clang-format on */

void place_heading(const struct params *params, struct text *out)
{
    text_addf(out, "Peaceful %s ", pieces_named(params).at);
    pieces_add_board(params, out);
}

static const struct activity *const activities[] = {
    [PIECES_BROWSE] = &place_browse, [PIECES_HAND] = &place_hand, NULL
};

const struct puzzle_class place_puzzle = {
    .name = "place",
    .title = "Peaceful pieces",
    .tab = "Peaceful",
    .summary = "As many pieces of a kind as fit without attacking each "
               "other.",
    .controls = controls,
    .film = "--mode hand --placed a1,c1,e1",
    .questions = place_questions,
    .series = place_series,
    .activities = activities,
    .choose = pieces_choose,
    .validate = place_validate,
    .adapt = pieces_adapt,
    .shuffle = pieces_shuffle,
};
