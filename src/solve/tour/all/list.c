/* Tours one by one, a few bits a move: three for the knight. */
#include "solve/tour/all/list.h"

#include <assert.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "chess/attack.h"
#include "chess/board.h"
#include "chess/mover.h"
#include "solve/tour/count_question.h"
#include "solve/tour/all/stream.h"

enum { START_BYTES = 4 };

struct tour_list {
    struct tour_stream *stream; /* owned: where they come from */
    int *path;                  /* owned: room for a tour */
    const struct board *board;
    const struct mover *mover;
    int squares;
    int bits;       /* that tell the moves of the piece apart */
    uint8_t *tours; /* owned; `stride` bytes each */
    size_t stride, count, cap, most;
    enum tour_list_state state;
};

struct tour_list *tour_list_create(const struct tour_count_question *q,
                                   const struct move_order *order,
                                   uint64_t seed)
{
    struct tour_list *tl = xmalloc(sizeof *tl);
    size_t bytes = q->memory ? (size_t)q->memory : TOUR_LIST_BYTES;

    *tl = (struct tour_list){ .stream = tour_stream_create(q, order, seed),
                              .board = q->board,
                              .mover = q->mover };

    while (1 << tl->bits < q->mover->n)
        tl->bits++;
    tl->squares = tour_stream_squares(tl->stream);
    tl->path = xcalloc((size_t)tl->squares + 1, sizeof *tl->path);
    tl->stride = START_BYTES + ((size_t)tl->squares * (size_t)tl->bits + 7) / 8;
    tl->most = bytes / tl->stride;
    return tl;
}

void tour_list_destroy(struct tour_list *tl)
{
    if (!tl)
        return;
    tour_stream_destroy(tl->stream);
    free(tl->path);
    free(tl->tours);
    free(tl);
}

enum tour_list_state tour_list_state(const struct tour_list *tl)
{
    return tl->state;
}

size_t tour_list_count(const struct tour_list *tl)
{
    return tl->count;
}

/* --- packing -------------------------------------------------------------- */

static void pack(struct tour_list *tl)
{
    uint32_t start = (uint32_t)tl->path[0];
    uint8_t *to;

    if (tl->count == tl->cap) {
        tl->cap = tl->cap ? 2 * tl->cap : 64;
        tl->tours = xrealloc(tl->tours, tl->cap, tl->stride);
    }
    to = tl->tours + tl->count++ * tl->stride;
    memset(to, 0, tl->stride);
    memcpy(to, &start, START_BYTES);
    to += START_BYTES;
    for (int i = 1; i < tl->squares; i++) {
        unsigned move = (unsigned)attack_move(tl->board, tl->mover,
                                              tl->path[i - 1], tl->path[i]);

        for (int bit = 0; bit < tl->bits; bit++) {
            int at = (i - 1) * tl->bits + bit;

            to[at / 8] |= (uint8_t)((move >> bit & 1) << at % 8);
        }
    }
}

void tour_list_at(const struct tour_list *tl, size_t k, int *squares)
{
    const uint8_t *from;
    uint32_t start;

    assert(k >= 1 && k <= tl->count);
    from = tl->tours + (k - 1) * tl->stride;
    memcpy(&start, from, START_BYTES);
    from += START_BYTES;
    squares[0] = (int)start;
    for (int i = 1; i < tl->squares; i++) {
        unsigned move = 0;

        for (int bit = 0; bit < tl->bits; bit++) {
            int at = (i - 1) * tl->bits + bit;

            move |= (unsigned)(from[at / 8] >> at % 8 & 1) << bit;
        }
        squares[i] = attack_step(tl->board, squares[i - 1],
                                 tl->mover->step[move]);
    }
}

/* --- searching ------------------------------------------------------------ */

/* The tour that has just been found, if there is room for it. */
static void take(struct tour_list *tl)
{
    if (tl->count == tl->most) {
        tl->state = TOUR_LIST_FULL;
        return;
    }
    tour_stream_tour(tl->stream, tl->path);
    pack(tl);
}

enum tour_list_state tour_list_step(struct tour_list *tl, long budget)
{
    while (budget > 0 && tl->state == TOUR_LIST_MORE)
        switch (tour_stream_step(tl->stream, &budget)) {
        case TOUR_STREAM_MORE: break;
        case TOUR_STREAM_FOUND: take(tl); break;
        case TOUR_STREAM_DONE: tl->state = TOUR_LIST_DONE; break;
        }
    return tl->state;
}
