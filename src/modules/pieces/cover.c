/* Covering: as few pieces as attack or occupy every square. */
#include "base/error.h"
#include "base/text.h"
#include "chess/shapes.h"
#include "modules/list.h"
#include "modules/pieces/best.h"
#include "modules/pieces/run.h"
#include "puzzle/control.h"
#include "scene/moves.h"
#include "solve/pieces/cover.h"

static int last(const struct params *params)
{
    return cover_validate(params, &(struct error){ .message = "" })
               ? best_last(false, params)
               : 0;
}

/* clang-format off */
static const struct control controls[] = {
    [PIECES_PIECE] = {
        .key = "piece", .label = "Piece", .kind = CONTROL_TEXT,
        .initial = "queen", .names = mover_names, .titles = mover_titles,
        .help = "Which pieces are to cover the board. " MOVER_HELP,
        .figure = moves_draw
    },
    [PIECES_SIZE] = {
        .key = "size", .label = "Board", .kind = CONTROL_SIZE,
        .min = 1, .max = COVER_SIDE_MAX, .initial = "8x8",
        .help = "Files and ranks of the board."
    },
    PIECES_CONTROLS(last),
    [PIECES_ATTACKS] = {
        .key = "attacks", .label = "Who covers",
        .kind = CONTROL_SWITCH, .initial = "on", .live = true,
        .worded = true,
        .help = "Give each square the colours and letters of the pieces that "
                "cover it; by hand, a dot to those that are not covered."
    },
    [PIECES_ARGUMENT] = {
        .key = "argument", .label = "Proof",
        .kind = CONTROL_SWITCH, .initial = "on", .live = true, .drawn = true,
        .in = 1 << PIECES_BROWSE,
        .help = "Ring squares no two of which one piece can cover, where "
                "there are as many as it takes pieces."
    },
    { .key = NULL }
};
/* clang-format on */

void cover_heading(const struct params *params, struct text *out)
{
    text_addf(out, "Covering by %s ", pieces_named(params).at);
    pieces_add_board(params, out);
}

static const struct activity *const activities[] = {
    [PIECES_BROWSE] = &cover_browse, [PIECES_HAND] = &cover_hand, NULL
};

const struct puzzle_class cover_puzzle = {
    .name = "cover",
    .title = "Covering",
    .tab = "Covering",
    .summary = "As few pieces of a kind as attack or occupy every square.",
    .controls = controls,
    .film = "--mode hand --placed d4,e6,f2",
    .questions = cover_questions,
    .series = cover_series,
    .activities = activities,
    .choose = pieces_choose,
    .validate = cover_validate,
    .adapt = pieces_adapt,
    .shuffle = pieces_shuffle,
};
