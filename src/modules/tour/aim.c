/* See the header. */
#include "modules/tour/aim.h"

#include "base/error.h"
#include "chess/attack.h"
#include "chess/mover.h"
#include "chess/piece.h"
#include "modules/tour/settings.h"
#include "puzzle/control.h"
#include "puzzle/trace.h"

void aim_init(struct aim *aim, const struct params *params)
{
    struct error err;

    tour_board(&aim->board, params, &err);
    tour_mover(&aim->mover, params, &err);
    aim->start = tour_square(params, TOUR_START);
    aim->end = aim->kept = tour_square(params, TOUR_END);
    aim->closed = params->at[TOUR_CLOSED].number;
    text_init(&aim->reason);
}

void aim_free(struct aim *aim)
{
    board_free(&aim->board);
    text_free(&aim->reason);
}

int aim_squares(const struct aim *aim)
{
    return board_squares(&aim->board) - aim->board.nholes;
}

bool aim_adjacent(const struct aim *aim, int a, int b)
{
    return attack_hits(&aim->board, NULL, &aim->mover, a, b);
}

bool aim_closes(const struct aim *aim, const struct position *pos)
{
    uint32_t n = pos->npath;

    return n == 1 || (n > 2 && aim_adjacent(aim, (int)pos->path[0],
                                            (int)pos->path[n - 1]));
}

int aim_next(const struct aim *aim, const struct position *pos, int from,
             uint32_t seen, int out[MOVER_STEPS_MAX])
{
    int all = attack_squares(&aim->board, NULL, &aim->mover, from, out);
    int n = 0;

    for (int i = 0; i < all; i++) {
        uint32_t order = pos->cell[LAYER_ORDER][out[i]];

        if (order == 0 || order > seen)
            out[n++] = out[i];
    }
    return n;
}

static int kept_square(const struct aim *aim, uint32_t seen)
{
    return (int)seen == aim_squares(aim) - 1 ? -1 : aim->kept;
}

int aim_ways(const struct aim *aim, const struct position *pos, int from,
             uint32_t seen, int out[MOVER_STEPS_MAX])
{
    int all = aim_next(aim, pos, from, seen, out), n = 0;

    for (int i = 0; i < all; i++)
        if (out[i] != kept_square(aim, seen))
            out[n++] = out[i];
    return n;
}

bool aim_reaches(const struct aim *aim, const struct position *pos, int square)
{
    int ways[MOVER_STEPS_MAX];
    int n = aim_ways(aim, pos, (int)pos->path[pos->npath - 1], pos->npath,
                     ways);

    while (n-- > 0)
        if (ways[n] == square)
            return true;
    return false;
}

bool aim_exit_home(const struct aim *aim, int square)
{
    return aim->closed && aim->end < 0 && aim_adjacent(aim, aim->start, square);
}

int aim_exits(const struct aim *aim, const struct position *pos, int square,
              uint32_t seen)
{
    int ignored[MOVER_STEPS_MAX];

    return aim_next(aim, pos, square, seen, ignored) +
           aim_exit_home(aim, square);
}

/* --- in a trace ---------------------------------------------------------- */

void aim_enter(const struct aim *aim, struct trace *tr, int square)
{
    uint32_t n = tr->tip.npath;

    if (n)
        trace_set(tr, LAYER_PIECE, (int)tr->tip.path[n - 1], PIECE_NONE);
    trace_set(tr, LAYER_PIECE, square, aim->mover.kind);
    trace_set(tr, LAYER_ORDER, square, n + 1);
}

bool aim_is_complete(const struct aim *aim, const struct position *pos)
{
    int n = (int)pos->npath;

    return n == aim_squares(aim) && (!aim->closed || aim_closes(aim, pos)) &&
           (aim->end < 0 || n == 1 || aim->end == (int)pos->path[n - 1]);
}

/* Most often the first square looked at is free: that makes this, which is
 * asked at every move, much faster than to count them. */
static bool is_stuck(const struct aim *aim, const struct position *pos, int at)
{
    const struct board *b = &aim->board;
    const uint32_t *order = pos->cell[LAYER_ORDER];
    const int kept = kept_square(aim, pos->npath);

    for (int k = 0; k < aim->mover.n; k++) {
        int to = attack_step(b, at, aim->mover.step[k]);

        if (to >= 0 && order[to] == 0 && to != kept)
            return false;
    }
    return true;
}

int aim_flags(const struct aim *aim, const struct position *tip)
{
    int last = (int)tip->path[tip->npath - 1];

    if (aim_is_complete(aim, tip))
        return MOMENT_SOLUTION;
    return tip->npath > 1 && is_stuck(aim, tip, last) ? MOMENT_DEAD_END : 0;
}
