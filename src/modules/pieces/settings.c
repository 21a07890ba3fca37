/* Settings shared by peaceful pieces and covering. */
#include "base/error.h"
#include "base/rng.h"
#include "base/say.h"
#include "base/text.h"
#include "chess/board.h"
#include "chess/square.h"
#include "modules/pieces/run.h"
#include "puzzle/board_setting.h"
#include "puzzle/hand/clicks.h"
#include "puzzle/control.h"
#include "puzzle/facts.h"
#include "puzzle/hand/placing.h"
#include "puzzle/trace.h"
#include "solve/pieces/peaceful.h"

const char *const pieces_names[] = { "king",   "queen",  "rook",
                                     "bishop", "knight", NULL };
const char *const pieces_titles[] = { "Kings",   "Queens",  "Rooks",
                                      "Bishops", "Knights", NULL };
const char *const pieces_modes[] = { "album", "hand", NULL };
const char *const pieces_mode_titles[] = { "Browse the solutions",
                                           "Place by hand", NULL };

static const struct board_setting board_at = { PIECES_SIZE, PIECES_HOLES, 0 };

enum piece_kind pieces_kind(const struct params *params)
{
    static const enum piece_kind kinds[] = { PIECE_KING, PIECE_QUEEN,
                                             PIECE_ROOK, PIECE_BISHOP,
                                             PIECE_KNIGHT };

    return kinds[params->at[PIECES_PIECE].number];
}

const char *pieces_called(const struct params *params, int n)
{
    static const char *const many[] = { "kings", "queens", "rooks", "bishops",
                                        "knights" };
    int piece = params->at[PIECES_PIECE].number;

    return n == 1 ? pieces_names[piece] : many[piece];
}

bool pieces_board(const struct params *params, struct board *out,
                  struct error *err)
{
    return board_setting_read(board_at, params, out, err);
}

int pieces_choose(const struct params *params)
{
    return params->at[PIECES_MODE].number;
}

bool cover_validate(const struct params *params, struct error *err)
{
    struct board board;

    if (!pieces_board(params, &board, err))
        return false;
    board_free(&board);
    return true;
}

bool place_validate(const struct params *params, struct error *err)
{
    struct board board;
    bool ok;

    if (!pieces_board(params, &board, err))
        return false;
    ok = peaceful_possible(&board, pieces_kind(params), err);
    board_free(&board);
    return ok;
}

/* What stood on squares that are holes now is gone. */
static void keep_placed(struct params *params)
{
    struct board board;
    struct error err;

    if (!pieces_board(params, &board, &err))
        return;
    for (int sq = 0; sq < board_squares(&board); sq++)
        if (board.hole[sq])
            placing_drop(params, PIECES_PUT, board.files, sq);
    board_free(&board);
}

/* Another board begins with its first page. */
void pieces_adapt(struct params *params, int changed)
{
    if (changed == ADAPT_BEGIN)
        return;
    if (changed != PIECES_MODE)
        params->at[PIECES_SOLUTION].number = 1;
    if (changed == PIECES_SIZE)
        board_setting_keep(board_at, params);
    if (changed == PIECES_SIZE || changed == PIECES_PIECE)
        clicks_keep(params, PIECES_PUT, 0);
    if (changed == PIECES_HOLES)
        keep_placed(params);
}

void pieces_shuffle(struct params *params)
{
    struct rng rng;

    rng_seed(&rng, params->seed);
    params->at[PIECES_PIECE].number = (int)rng_below(&rng, 5);
    params->at[PIECES_SOLUTION].number = 1;
    clicks_keep(params, PIECES_PUT, 0);
}

enum reaction pieces_cut(const struct board *board, struct params *params,
                         int square, struct error *err)
{
    enum reaction reaction = board_setting_cut(board_at, board, params, square,
                                               err);

    if (reaction == REACTION_RESTART)
        pieces_adapt(params, PIECES_HOLES);
    return reaction;
}

/* --- what is looked at --------------------------------------------------- */

void pieces_notation(const struct puzzle *pz, const struct view *view,
                     struct text *out)
{
    int n = 0;

    (void)pz;
    for (int sq = 0; sq < position_squares(view->pos); sq++)
        if (view->pos->cell[LAYER_PIECE][sq])
            text_addf(out, "%s%s", n++ ? " " : "",
                      say_square(sq, view->pos->files).at);
}

void pieces_fact_squares(const struct view *view, const char *label,
                         struct facts *out)
{
    facts_squares(out, "squares", label, view->pos->files);
    for (int sq = 0; sq < position_squares(view->pos); sq++)
        if (view->pos->cell[LAYER_PIECE][sq])
            facts_item(out, (uint64_t)sq);
    facts_help(out, "How many pieces stand on the board.");
}
