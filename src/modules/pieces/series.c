/* Sheets of peaceful pieces and of covering: the best arrangements. */
#include "base/say.h"
#include "base/text.h"
#include "modules/pieces/run.h"
#include "puzzle/control.h"
#include "puzzle/series/series.h"
#include "puzzle/trace.h"

static void add_board(const struct params *params, int all, struct text *out)
{
    bool fundamental = params->at[PIECES_FUNDAMENTAL].number != 0;

    text_add(out, params->at[PIECES_SURFACE].number ? " " : " on ");
    pieces_add_board(params, out);
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

static void place_title(const struct params *params, int all, struct text *out)
{
    text_addf(out, "Peaceful %s", pieces_named(params).at);
    add_board(params, all, out);
}

static void cover_title(const struct params *params, int all, struct text *out)
{
    text_addf(out, "Covering by %s", pieces_named(params).at);
    add_board(params, all, out);
}

static int standing(const struct position *pos)
{
    int n = 0;

    for (int sq = 0; sq < position_squares(pos); sq++)
        n += pos->cell[LAYER_PIECE][sq] != 0;
    return n;
}

/* "Place 5 queens", or how many there are to be in the end. */
static void add_order(const struct params *params, const struct assignment *a,
                      struct text *out)
{
    const char *board = a->boards > 1 ? "each board" : "the board";
    int n = standing(a->solved);

    if (a->given)
        text_addf(out, "Place the missing %s so that there are %d on %s and ",
                  pieces_called(params, 2).at, n, board);
    else
        text_addf(out, "Place %d %s on %s so that ", n,
                  pieces_called(params, n).at, board);
}

/* What not every reader knows: how the piece moves, and what is joined. */
static void add_rules(const struct params *params, struct text *out)
{
    struct mover m;

    pieces_mover(params, &m);
    if (m.kind >= PIECE_CHESS_KINDS)
        text_addf(out,
                  " The %s moves %s: so many squares one way and so many "
                  "across%s.",
                  piece_kind_name(m.kind), m.terms,
                  mover_leaps(&m) ? "" : "; where a * stands, on and on");
    pieces_say_surface(params, out);
}

static void place_task(const struct params *params, const struct assignment *a,
                       struct text *out)
{
    add_order(params, a, out);
    text_add(out, "none attacks another. More do not fit.");
    add_rules(params, out);
}

static void cover_task(const struct params *params, const struct assignment *a,
                       struct text *out)
{
    add_order(params, a, out);
    text_add(out, "every square is occupied or attacked. Fewer cannot do "
                  "it.");
    add_rules(params, out);
}

const struct series place_series[] = { { .key = "solution",
                                         .title = place_title,
                                         .task = place_task,
                                         .rivals = &place_rivals },
                                       { .key = NULL } };

const struct series cover_series[] = { { .key = "solution",
                                         .title = cover_title,
                                         .task = cover_task,
                                         .rivals = &cover_rivals },
                                       { .key = NULL } };
