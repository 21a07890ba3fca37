/* The settings of armies: read, brought into line, named. */
#include <stdlib.h>

#include "base/alloc.h"
#include "base/error.h"
#include "base/rng.h"
#include "base/say.h"
#include "base/text.h"
#include "chess/square.h"
#include "modules/armies/run.h"
#include "puzzle/board_setting.h"
#include "puzzle/control.h"
#include "puzzle/facts.h"
#include "puzzle/hand/clicks.h"
#include "puzzle/hand/placing.h"
#include "puzzle/trace.h"
#include "solve/armies/muster.h"

static const struct board_setting board_at = { ARMIES_SIZE, ARMIES_HOLES,
                                               ARMIES_SURFACE };

bool armies_board(const struct params *params, struct board *out,
                  struct error *err)
{
    return board_setting_read(board_at, params, out, err);
}

bool armies_validate(const struct params *params, struct error *err)
{
    struct mover m;
    struct board board;

    if (!mover_parse(&m, params->at[ARMIES_PIECE].text, err) ||
        !armies_board(params, &board, err))
        return false;
    board_free(&board);
    return true;
}

int armies_choose(const struct params *params)
{
    return params->at[ARMIES_MODE].number;
}

void armies_plan(const struct params *params, struct plan *out)
{
    struct error err;

    out->files = params->at[ARMIES_SIZE].number;
    out->ranks = params->at[ARMIES_SIZE].second;
    out->surface = (enum surface)params->at[ARMIES_SURFACE].number;
    out->tools = 1 << TOOL_HOLES;
    mover_parse(&out->mover, params->at[ARMIES_PIECE].text, &err);
}

/* --- what was placed ------------------------------------------------------ */

/* What stands in the end, and who: none, the first kind, the second. */
static void stand(const struct params *params, int files, uint8_t *at)
{
    const char *rest = params->at[ARMIES_PUT].text;
    struct placing p;

    while (placing_next(&rest, files, &p)) {
        int now = p.from < 0 ? (at[p.to] + 1) % ARMIES : at[p.from];

        at[p.to] = (uint8_t)now;
        if (p.from >= 0)
            at[p.from] = ARMY_NONE;
    }
}

/* What stood on squares that are holes now is gone; the others are as if each
 * had been put where it stands. */
static void keep_placed(struct params *params)
{
    struct board board;
    struct error err;
    uint8_t *at;

    if (!armies_board(params, &board, &err))
        return;
    at = xcalloc((size_t)board_squares(&board), 1);
    stand(params, board.files, at);
    clicks_keep(params, ARMIES_PUT, 0);
    for (int sq = 0; sq < board_squares(&board); sq++)
        for (int n = board.hole[sq] ? 0 : at[sq]; n > 0; n--)
            clicks_add(params, ARMIES_PUT, board.files, sq);
    free(at);
    board_free(&board);
}

/* Another board begins with its first page. */
void armies_adapt(struct params *params, int changed)
{
    if (changed == ADAPT_BEGIN)
        return;
    if (changed != ARMIES_MODE && changed != ARMIES_PATIENCE)
        params->at[ARMIES_SOLUTION].number = 1;
    if (changed == ARMIES_SIZE) {
        board_setting_keep(board_at, params);
        clicks_keep(params, ARMIES_PUT, 0);
    }
    if (changed == ARMIES_HOLES)
        keep_placed(params);
}

/* Boards on which all is found at once. */
void armies_shuffle(struct params *params)
{
    enum { LEAST = 4, KINDS = 6 };
    struct rng rng;

    rng_seed(&rng, params->seed);
    params->at[ARMIES_SIZE].number = LEAST + (int)rng_below(&rng, KINDS);
    params->at[ARMIES_SIZE].second = LEAST + (int)rng_below(&rng, KINDS);
    armies_adapt(params, ARMIES_SIZE);
}

enum reaction armies_cut(const struct board *board, struct params *params,
                         int square, struct error *err)
{
    enum reaction reaction = board_setting_cut(board_at, board, params, square,
                                               err);

    if (reaction == REACTION_RESTART)
        armies_adapt(params, ARMIES_HOLES);
    return reaction;
}

/* --- names ---------------------------------------------------------------- */

struct phrase armies_called(const struct params *params, int n)
{
    struct mover m;
    struct error err;

    mover_parse(&m, params->at[ARMIES_PIECE].text, &err);
    return mover_called(&m, n);
}

void armies_heading(const struct params *params, struct text *out)
{
    text_addf(out, "Armies of %s %d\u00d7%d%s", armies_called(params, 2).at,
              params->at[ARMIES_SIZE].number, params->at[ARMIES_SIZE].second,
              surface_on((enum surface)params->at[ARMIES_SURFACE].number));
}

uint32_t armies_code(const struct mover *m, int army)
{
    if (army == ARMY_NONE)
        return PIECE_NONE;
    return (uint32_t)m->kind + (army == ARMY_BLACK ? PIECE_BLACK : 0);
}

int armies_side(uint32_t code)
{
    if (code == PIECE_NONE)
        return ARMY_NONE;
    return code & PIECE_BLACK ? ARMY_BLACK : ARMY_WHITE;
}

/* --- what is looked at ---------------------------------------------------- */

/* White's squares, a stroke, and Black's. */
void armies_notation(const struct puzzle *pz, const struct view *view,
                     struct text *out)
{
    (void)pz;
    if (view->pos->npieces == 0)
        return;
    for (int army = ARMY_WHITE; army <= ARMY_BLACK; army++) {
        if (army == ARMY_BLACK)
            text_add(out, out->len ? " /" : "/");
        for (int sq = 0; sq < position_squares(view->pos); sq++)
            if (armies_side(view->pos->cell[LAYER_PIECE][sq]) == army)
                text_addf(out, "%s%s", out->len ? " " : "",
                          say_square(sq, view->pos->files).at);
    }
}

static void fact_army(const struct view *view, int army, const char *key,
                      const char *label, struct facts *out)
{
    facts_squares(out, key, label, view->pos->files);
    for (int sq = 0; sq < position_squares(view->pos); sq++)
        if (armies_side(view->pos->cell[LAYER_PIECE][sq]) == army)
            facts_item(out, (uint64_t)sq);
    facts_help(out, "How many pieces of that colour stand on the board.");
}

void armies_fact_squares(const struct view *view, bool labelled,
                         struct facts *out)
{
    fact_army(view, ARMY_WHITE, "white", labelled ? "White" : NULL, out);
    fact_army(view, ARMY_BLACK, "black", labelled ? "Black" : NULL, out);
}
