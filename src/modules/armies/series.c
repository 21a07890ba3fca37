/* Sheets of armies: the best arrangements, or to be found. */
#include "base/say.h"
#include "base/text.h"
#include "modules/armies/run.h"
#include "puzzle/control.h"
#include "puzzle/series/series.h"
#include "puzzle/trace.h"
#include "solve/armies/muster.h"

static void title(const struct params *params, int all, struct text *out)
{
    bool fundamental = params->at[ARMIES_FUNDAMENTAL].number != 0;

    armies_heading(params, out);
    if (all == SERIES_TASK)
        return;
    text_add(out, ": ");
    if (all > 1)
        text_addf(out, "%s %s ", fundamental ? "the" : "all",
                  say_number((uint64_t)all).at);
    else if (all)
        text_add(out, "the only ");
    text_addf(out, "%sbest %s", fundamental ? "fundamental " : "",
              all == 1 ? "arrangement" : "arrangements");
}

static int standing(const struct position *pos, int army)
{
    int n = 0;

    for (int sq = 0; sq < position_squares(pos); sq++)
        n += armies_side(pos->cell[LAYER_PIECE][sq]) == army;
    return n;
}

static void task(const struct params *params, const struct assignment *a,
                 struct text *out)
{
    const char *board = a->boards > 1 ? "each board" : "the board";
    int n = standing(a->solved, ARMY_WHITE);

    if (a->given)
        text_addf(out,
                  "Place the missing %s so that there are %d white and %d "
                  "black ones on %s and ",
                  armies_called(params, 2).at, n, n, board);
    else
        text_addf(out, "Place %d white and %d black %s on %s so that ", n, n,
                  armies_called(params, n).at, board);
    text_add(out, "none attacks one of the other colour.");
}

const struct series armies_series[] = {
    { .key = "solution", .title = title, .task = task }, { .key = NULL }
};
