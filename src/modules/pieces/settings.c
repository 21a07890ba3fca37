/* Settings shared by peaceful pieces and covering. */
#include <assert.h>
#include <stdlib.h>

#include "base/alloc.h"
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

const char *const pieces_modes[] = { "album", "hand", NULL };
const char *const pieces_mode_titles[] = { "Browse the solutions",
                                           "Place by hand", NULL };

static const struct board_setting board_at = { PIECES_SIZE, PIECES_HOLES,
                                               PIECES_SURFACE };

void pieces_mover(const struct params *params, struct mover *out)
{
    struct error err;

    if (!mover_parse(out, params->at[PIECES_PIECE].text, &err))
        assert(false && "not checked");
}

struct phrase pieces_called(const struct params *params, int n)
{
    struct mover m;

    pieces_mover(params, &m);
    return say_plural((uint64_t)n, piece_kind_name(m.kind));
}

struct phrase pieces_named(const struct params *params)
{
    struct mover m;

    pieces_mover(params, &m);
    return mover_called(&m, 2);
}

void pieces_add_board(const struct params *params, struct text *out)
{
    text_addf(out, "%d\u00d7%d%s", params->at[PIECES_SIZE].number,
              params->at[PIECES_SIZE].second,
              surface_on((enum surface)params->at[PIECES_SURFACE].number));
}

bool pieces_board(const struct params *params, struct board *out,
                  struct error *err)
{
    return board_setting_read(board_at, params, out, err);
}

/* Settings that are refused are planned for, too. */
void pieces_plan(const struct params *params, struct plan *out)
{
    struct error err;

    out->files = params->at[PIECES_SIZE].number;
    out->ranks = params->at[PIECES_SIZE].second;
    out->surface = (enum surface)params->at[PIECES_SURFACE].number;
    mover_parse(&out->mover, params->at[PIECES_PIECE].text, &err);
    out->tools = 1 << TOOL_HOLES;
}

void pieces_say_surface(const struct params *params, struct text *out)
{
    enum surface s = (enum surface)params->at[PIECES_SURFACE].number;

    if (s != SURFACE_FLAT)
        text_addf(out, " %s", surface_about(s));
}

int pieces_choose(const struct params *params)
{
    return params->at[PIECES_MODE].number;
}

/* Both, or nothing to free. */
static bool read(const struct params *params, struct mover *m,
                 struct board *board, struct error *err)
{
    return mover_parse(m, params->at[PIECES_PIECE].text, err) &&
           pieces_board(params, board, err);
}

bool cover_validate(const struct params *params, struct error *err)
{
    struct board board;
    struct mover m;

    if (!read(params, &m, &board, err))
        return false;
    board_free(&board);
    return true;
}

bool place_validate(const struct params *params, struct error *err)
{
    struct board board;
    struct mover m;
    bool ok;

    if (!read(params, &m, &board, err))
        return false;
    ok = peaceful_possible(&board, &m, err);
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

/* Any piece that has a name. */
void pieces_shuffle(struct params *params)
{
    struct rng rng;
    unsigned named = 0;

    while (mover_names[named])
        named++;
    rng_seed(&rng, params->seed);
    free(params->at[PIECES_PIECE].text);
    params->at[PIECES_PIECE].text = xstrdup(
        mover_names[rng_below(&rng, named)]);
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
