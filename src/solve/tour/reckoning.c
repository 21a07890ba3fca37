/* See the header. */
#include "solve/tour/reckoning.h"

#include <assert.h>
#include <stdlib.h>

#include "base/alloc.h"
#include "base/error.h"
#include "base/platform/machine.h"
#include "chess/attack.h"
#include "chess/board.h"
#include "solve/tour/all/sieve.h"
#include "solve/tour/tour.h"

/* Where a square is when the board lies on its longer side. */
static int placed(const struct board *b, int square)
{
    if (square < 0 || b->files <= b->ranks)
        return square;
    return square % b->files * b->ranks + square / b->files;
}

static void place_board(struct frontier_board *out, const struct board *b)
{
    uint8_t *hole = xcalloc((size_t)board_squares(b), sizeof *hole);

    for (int square = 0; square < board_squares(b); square++)
        hole[placed(b, square)] = b->hole[square];
    out->width = b->files <= b->ranks ? b->files : b->ranks;
    out->height = b->files <= b->ranks ? b->ranks : b->files;
    out->hole = hole;
}

/* By how many squares the one colour is ahead of the other. */
static int imbalance(const struct board *b)
{
    int ahead = 0;

    for (int square = 0; square < board_squares(b); square++)
        if (!b->hole[square])
            ahead += square_colour(square % b->files, square / b->files) ? 1
                                                                         : -1;
    return abs(ahead);
}

/* With both ends given, a tour is closed or not whatever it does between. */
static bool ends_suit(const struct tour_count_question *q, int squares)
{
    bool closed = squares > 2 &&
                  knight_apart(q->start, q->end, q->board->files);

    return q->kind == TOUR_COUNT_ALL ||
           closed == (q->kind == TOUR_COUNT_CLOSED);
}

/* What is not known is not limited. */
static uint64_t allowed(const struct tour_count_question *q)
{
    uint64_t bytes = q->memory ? q->memory : machine_memory();

    return bytes ? bytes : SIZE_MAX;
}

/* As many tours end on a square as begin there: the same ones, reversed. */
static struct tour_count_question turned(const struct tour_count_question *q)
{
    struct tour_count_question from = *q;

    if (q->start < 0) {
        from.start = q->end;
        from.end = -1;
    }
    return from;
}

void reckoning_init(struct reckoning *r,
                    const struct tour_count_question *asked)
{
    const struct tour_count_question from = turned(asked), *q = &from;
    int ahead = imbalance(q->board);

    assert(q->start < 0 || !q->board->hole[q->start]);
    assert(q->end < 0 || !q->board->hole[q->end]);
    *r = (struct reckoning){ .kind = q->kind,
                             .directed = q->directed,
                             .from_start = q->start >= 0,
                             .squares = board_squares(q->board) -
                                        q->board->nholes,
                             .memory = allowed(q) };
    if (r->squares > 1 && q->end >= 0) {
        r->paths = ahead <= 1 && ends_suit(q, r->squares);
    } else if (r->squares > 1) {
        r->paths = ahead <= 1 && q->kind != TOUR_COUNT_CLOSED;
        r->rings = ahead == 0 && q->kind != TOUR_COUNT_ALL;
    }
    place_board(&r->board, q->board);
    r->board.end[0] = placed(q->board, q->start);
    r->board.end[1] = placed(q->board, q->end);
}

void reckoning_free(struct reckoning *r)
{
    free((void *)r->board.hole);
}

struct frontier_board reckoning_board(const struct reckoning *r, bool open)
{
    struct frontier_board b = r->board;

    b.open = open;
    b.cuts = frontier_cuts_for(&b, r->memory);
    return b;
}

/* --- what it takes -------------------------------------------------------- */

double reckoning_seconds(const struct reckoning *r)
{
    struct frontier_board paths = reckoning_board(r, true);
    struct frontier_board rings = reckoning_board(r, false);

    return (r->paths ? frontier_seconds(&paths) : 0) +
           (r->rings ? frontier_seconds(&rings) : 0);
}

uint64_t reckoning_bytes(const struct reckoning *r)
{
    struct frontier_board b;
    uint64_t paths = 0, rings = 0;

    if (r->paths) {
        b = reckoning_board(r, true);
        paths = frontier_memory(&b);
    }
    if (r->rings) {
        b = reckoning_board(r, false);
        rings = frontier_memory(&b);
    }
    return paths > rings ? paths : rings;
}

bool reckoning_suits(const struct tour_count_question *q)
{
    return tour_is_plain(q->board, q->mover) && tour_sieve_is_open(&q->sieve);
}

bool reckoning_is_narrow(const struct reckoning *r, struct error *err)
{
    return r->board.width <= FRONTIER_WIDTH_MAX ||
           error_set(err,
                     "tours can be counted on boards whose shorter "
                     "side is at most %d squares, and here it is %d",
                     FRONTIER_WIDTH_MAX, r->board.width);
}

bool reckoning_fits(const struct reckoning *r, uint64_t bytes,
                    struct error *err)
{
    return bytes <= r->memory ||
           error_set(err,
                     "counting the tours of this board takes %.1f GB "
                     "of memory at least, and %.1f GB can be had",
                     (double)bytes / 1e9, (double)r->memory / 1e9);
}

/* --- what comes of it ----------------------------------------------------- */

wide reckoning_result(const struct reckoning *r, wide paths, wide rings)
{
    uint64_t ways = r->directed ? 2 : 1;
    bool one_way = r->from_start;
    wide walks;

    if (r->squares <= 1)
        return wide_of(r->squares == 1 && r->kind != TOUR_COUNT_OPEN);
    if (r->board.end[1] >= 0)
        return paths;
    if (r->kind == TOUR_COUNT_CLOSED)
        return wide_times(rings, ways);
    /* From a given square, a ring can be walked in two directions. */
    walks = wide_times(rings, one_way ? 2 : (uint64_t)r->squares);
    return wide_times(wide_minus(paths, walks), one_way ? 1 : ways);
}
