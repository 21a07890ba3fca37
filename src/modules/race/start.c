/*
 * Where the knights set out from: the square that was chosen, or one near a8,
 * where the race that was published began.
 */
#include <limits.h>

#include "base/error.h"
#include "base/rng.h"
#include "modules/race/run.h"
#include "chess/mover.h"
#include "puzzle/control.h"
#include "solve/tour/tour.h"

bool race_has_start(const struct params *params)
{
    return params->at[RACE_START].number >= 0;
}

void race_set_start(struct params *params, int square)
{
    struct setting *start = &params->at[RACE_START];
    int files = params->at[RACE_SIZE].number;

    start->number = square % files;
    start->second = square / files;
}

static int distance(const struct board *b, int square)
{
    int file = square % b->files - FIGURE_FILE,
        rank = square / b->files - FIGURE_RANK;

    return file * file + rank * rank;
}

/* The square nearest to a8 from which, for all that is known, there is a tour;
 * the nearest of all where there is none. */
static int usual_start(const struct board *b, const struct mover *m)
{
    int best = board_nearest(b, FIGURE_FILE, FIGURE_RANK), least = INT_MAX;
    struct tour_question q = { .board = b, .mover = m, .end = -1 };
    struct text reason;

    text_init(&reason);
    for (q.start = 0; q.start < board_squares(b); q.start++)
        if (!b->hole[q.start] && distance(b, q.start) < least &&
            !tour_impossible(&q, &reason)) {
            best = q.start;
            least = distance(b, best);
        }
    text_free(&reason);
    return best;
}

/* Settings may be wrong as yet: of pieces that ride no question is asked. */
void race_move_start(struct params *params)
{
    const struct setting *start = &params->at[RACE_START];
    struct mover mover;
    struct board board;
    struct error err;
    int square;

    if (!mover_parse(&mover, params->at[RACE_PIECE].text, &err) ||
        !tour_suits(&mover, &err) || !sport_tours.board(params, &board, &err))
        return;
    square = race_has_start(params)
                 ? board_nearest(&board, start->number, start->second)
                 : usual_start(&board, &mover);
    if (square >= 0)
        race_set_start(params, square);
    board_free(&board);
}

void race_shuffle_start(struct params *params)
{
    struct board board;
    struct error err;
    struct rng rng;

    if (!sport_tours.board(params, &board, &err))
        return;
    rng_seed(&rng, params->seed);
    for (int tries = 0; tries < 1000; tries++) {
        int square = (int)rng_below(&rng, (uint32_t)board_squares(&board));

        if (board.hole[square])
            continue;
        race_set_start(params, square);
        break;
    }
    board_free(&board);
}
