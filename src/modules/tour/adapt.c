/*
 * How the settings of a tour follow when one of them is changed, and what they
 * are as a run begins.
 */
#include <stdlib.h>

#include "base/alloc.h"
#include "base/error.h"
#include "chess/board.h"
#include "chess/mover.h"
#include "chess/surface.h"
#include "modules/tour/graph.h"
#include "modules/tour/known/famous.h"
#include "modules/tour/known/way.h"
#include "modules/tour/settings.h"
#include "puzzle/control.h"
#include "puzzle/hand/clicks.h"

static int choose(const struct params *params)
{
    return params->at[TOUR_MODE].number;
}

/* A start that was chosen moves to the nearest square there is. */
static void keep_start(struct params *params)
{
    struct setting *start = &params->at[TOUR_START];
    struct board board;
    struct error err;
    int square;

    if (start->number < 0 || !tour_board(&board, params, &err))
        return;
    square = board_nearest(&board, start->number, start->second);
    if (square >= 0) {
        start->number = square % board.files;
        start->second = square / board.files;
    }
    board_free(&board);
}

static bool can_be_done(const struct params *params)
{
    struct error unasked;
    struct plan plan = { 0 };

    return tour_activities[choose(params)]->plan(params, &plan, &unasked);
}

/* A board too large for what is being done is one to be searched; one too
 * large for counting can still be measured. */
static void keep_possible(struct params *params, int changed)
{
    if (!can_be_done(params))
        params->at[TOUR_MEASURE].number = MEASURE_NODES;
    if (changed == TOUR_SIZE && !can_be_done(params))
        params->at[TOUR_MODE].number = TOUR_WATCH;
}

static void keep_end(struct params *params, int changed)
{
    struct setting *end = &params->at[TOUR_END];
    struct board board;
    struct error err;
    bool gone = changed == TOUR_CLOSED;

    if (tour_board(&board, params, &err)) {
        gone = gone || !tour_check_square(&board, params, TOUR_END, &err);
        board_free(&board);
    }
    if (gone)
        end->number = end->second = -1;
}

/* What was asked for last counts. */
static void keep_sums(struct params *params, int changed)
{
    struct error unasked;

    if (tour_sums_are_clear(params, &unasked))
        return;
    if (changed == TOUR_FUNDAMENTAL)
        params->at[TOUR_SUMS].number = 0;
    else
        params->at[TOUR_FUNDAMENTAL].number = 0;
}

/* Who browses all tours has chosen a start or any; who leads the knight, or
 * has it led, needs one. */
static void begin_somewhere(struct params *params)
{
    struct setting *start = &params->at[TOUR_START];
    int *any = &params->at[TOUR_ANY].number;

    switch ((enum tour_activity)choose(params)) {
    case TOUR_HAND: way_settle(params); /* fall through */
    case TOUR_WATCH:
        *any = 0;
        tour_place_start(params);
        break;
    case TOUR_ALL:
        *any = *any || start->number < 0;
        if (*any)
            start->number = start->second = -1;
        break;
    case TOUR_MAP: *any = 0; break;
    }
}

/* A famous tour brings its board. */
static void make_room(struct params *params)
{
    const int squares[] = { TOUR_START, TOUR_END };

    if (famous_find(params->at[TOUR_MOVES].text) < 0)
        return;
    params->at[TOUR_SIZE].number = FAMOUS_SIDE;
    params->at[TOUR_SIZE].second = FAMOUS_SIDE;
    clicks_keep(params, TOUR_HOLES, 0);
    params->at[TOUR_SURFACE].number = SURFACE_FLAT;
    free(params->at[TOUR_PIECE].text);
    params->at[TOUR_PIECE].text = xstrdup("knight");
    for (int i = 0; i < 2; i++)
        params->at[squares[i]].number = params->at[squares[i]].second = -1;
    params->at[TOUR_CLOSED].number = params->at[TOUR_BEST].number = 0;
}

/* Moves stay as long as the board they were made on; a ring can begin
 * anywhere. */
static bool keeps_moves(const struct params *params, int changed)
{
    return changed == TOUR_MOVES || changed == TOUR_IMAGE ||
           (changed == TOUR_START && way_is_ring(params));
}

/* Does another value make it another board for the piece? */
static bool is_board(int changed)
{
    return changed == TOUR_SIZE || changed == TOUR_HOLES ||
           changed == TOUR_PIECE || changed == TOUR_SURFACE;
}

void tour_adapt(struct params *params, int changed)
{
    if (changed == ADAPT_BEGIN) {
        begin_somewhere(params);
        return;
    }
    if (changed == TOUR_MOVES)
        make_room(params);
    if (!keeps_moves(params, changed))
        clicks_keep(params, TOUR_MOVES, 0);
    if (is_board(changed))
        params->at[TOUR_BEST].number = 0;
    if (changed == TOUR_SIZE)
        tour_keep_holes(params);
    if (changed == TOUR_SIZE || changed == TOUR_HOLES || changed == TOUR_MODE)
        keep_start(params);
    if (changed == TOUR_ANY && !params->at[TOUR_ANY].number)
        tour_place_start(params);
    if (changed == TOUR_START)
        params->at[TOUR_ANY].number = 0;
    if (changed == TOUR_DIRECTED)
        params->at[TOUR_UNDIRECTED].number = 0;
    if (changed == TOUR_UNDIRECTED)
        params->at[TOUR_DIRECTED].number = 0;
    keep_sums(params, changed);
    keep_end(params, changed);
    if (changed == TOUR_END)
        params->at[TOUR_CLOSED].number = 0;
    if (changed == TOUR_SIZE || changed == TOUR_MODE)
        keep_possible(params, changed);
    if (changed == TOUR_SIZE || changed == TOUR_HOLES)
        graph_keep(params);
    params->at[TOUR_SOLUTION].number = 1;
}
