/* Tours one by one, three bits a move; see tour_list.h. */
#include "solve/tour/list.h"

#include <assert.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/text.h"
#include "chess/attack.h"
#include "chess/board.h"
#include "solve/tour/tour.h"
#include "solve/tour/count.h"

enum { START_BYTES = 4, MOVE_BITS = 3 };

struct tour_list {
    struct tour_count_question question;
    struct tour_question search_for; /* from the start under way */
    struct tour_search *search;      /* owned; NULL between two starts */
    int *path;                       /* owned; the knight's so far */
    int depth, squares;
    uint8_t *tours; /* owned; `stride` bytes each */
    size_t stride, count, cap, most;
    enum tour_list_state state;
};

static const struct tour_method *const method = &tour_warnsdorff;

struct tour_list *tour_list_create(const struct tour_count_question *q,
                                   const struct move_order *order)
{
    struct tour_list *tl = xmalloc(sizeof *tl);
    size_t bytes = q->memory ? (size_t)q->memory : TOUR_LIST_BYTES;
    int squares = board_squares(q->board) - q->board->nholes;

    assert(q->end < 0 || q->start >= 0);
    *tl = (struct tour_list){ .question = *q, .squares = squares };
    tl->search_for = (struct tour_question){
        .board = q->board,
        .start = q->start < 0 ? -1 : q->start - 1,
        .end = q->end,
        .closed = q->kind == TOUR_COUNT_CLOSED,
        .order = *order
    };
    tl->path = xcalloc((size_t)squares + 1, sizeof *tl->path);
    tl->stride = START_BYTES + ((size_t)squares * MOVE_BITS + 7) / 8;
    tl->most = bytes / tl->stride;
    return tl;
}

void tour_list_destroy(struct tour_list *tl)
{
    if (!tl)
        return;
    if (tl->search)
        method->destroy(tl->search);
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
    int files = tl->question.board->files;
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
        unsigned move = (unsigned)knight_move(tl->path[i - 1], tl->path[i],
                                              files);

        for (int bit = 0; bit < MOVE_BITS; bit++) {
            int at = (i - 1) * MOVE_BITS + bit;

            to[at / 8] |= (uint8_t)((move >> bit & 1) << at % 8);
        }
    }
}

void tour_list_at(const struct tour_list *tl, size_t k, int *squares)
{
    int files = tl->question.board->files;
    const uint8_t *from;
    uint32_t start;

    assert(k >= 1 && k <= tl->count);
    from = tl->tours + (k - 1) * tl->stride;
    memcpy(&start, from, START_BYTES);
    from += START_BYTES;
    squares[0] = (int)start;
    for (int i = 1; i < tl->squares; i++) {
        unsigned move = 0;

        for (int bit = 0; bit < MOVE_BITS; bit++) {
            int at = (i - 1) * MOVE_BITS + bit;

            move |= (unsigned)(from[at / 8] >> at % 8 & 1) << bit;
        }
        squares[i] = squares[i - 1] + knight_stride((int)move, files);
    }
}

/* --- searching ------------------------------------------------------------ */

/* Is the tour that was found one of those asked for? Of a tour and its
 * reverse, the one that begins with the lesser square is. */
static bool asked_for(const struct tour_list *tl)
{
    const struct tour_count_question *q = &tl->question;
    struct tour_question ring = {
        .board = q->board, .start = tl->path[0], .end = -1, .closed = true
    };
    int last = tl->path[tl->squares - 1];
    bool closed = tl->squares != 2 && tour_may_end(&ring, last);

    if (tl->squares == 1)
        return q->kind != TOUR_COUNT_OPEN;
    if (q->kind == TOUR_COUNT_CLOSED)
        return closed && (q->directed || q->end >= 0 || tl->path[1] < last);
    return !(closed && q->kind == TOUR_COUNT_OPEN) &&
           (q->directed || q->start >= 0 || tl->path[0] < last);
}

/* A ring goes through every square, so one start is enough. */
static bool is_last_start(const struct tour_list *tl)
{
    int start = tl->search_for.start;

    return start >= board_squares(tl->question.board) ||
           (tl->question.start >= 0 && start > tl->question.start) ||
           (tl->question.kind == TOUR_COUNT_CLOSED && tl->depth > 0);
}

static void next_start(struct tour_list *tl)
{
    const struct board *b = tl->question.board;
    struct tour_question *q = &tl->search_for;
    struct text reason;

    do
        q->start++;
    while (q->start < board_squares(b) && b->hole[q->start]);
    if (is_last_start(tl)) {
        tl->state = TOUR_LIST_DONE;
        return;
    }
    tl->path[0] = q->start;
    tl->depth = 1;
    text_init(&reason);
    if (!tour_impossible(q, &reason))
        tl->search = method->create(q);
    text_free(&reason);
}

static void search_on(struct tour_list *tl)
{
    struct tour_step step;

    method->step(tl->search, &step);
    if (step.event == TOUR_ENTER) {
        tl->path[tl->depth++] = step.square;
    } else if (step.event == TOUR_RETREAT) {
        tl->depth--;
    } else if (step.event == TOUR_FOUND && asked_for(tl)) {
        if (tl->count < tl->most)
            pack(tl);
        else
            tl->state = TOUR_LIST_FULL;
    } else if (step.event == TOUR_NONE) {
        method->destroy(tl->search);
        tl->search = NULL;
    }
}

enum tour_list_state tour_list_step(struct tour_list *tl, long budget)
{
    while (budget-- > 0 && tl->state == TOUR_LIST_MORE) {
        if (tl->search)
            search_on(tl);
        else
            next_start(tl);
    }
    return tl->state;
}
