/* What a question asks for, and what not every method can aim at. */
#include <assert.h>

#include "base/error.h"
#include "base/text.h"
#include "chess/attack.h"
#include "chess/board.h"
#include "chess/mover.h"
#include "solve/tour/tour.h"

/* There and back is no ring. */
bool tour_may_end(const struct tour_question *q, int square)
{
    int squares = board_squares(q->board) - q->board->nholes;

    if (square == q->start)
        return squares == 1;
    return (q->end < 0 || square == q->end) &&
           (!q->closed || (squares > 2 && attack_move(q->board, q->mover,
                                                      q->start, square) >= 0));
}

bool tour_is_plain(const struct board *b, const struct mover *m)
{
    return m->kind == PIECE_KNIGHT && b->surface == SURFACE_FLAT;
}

bool tour_suits(const struct mover *m, struct error *err)
{
    if (!mover_leaps(m))
        return error_set(err,
                         "piece: %s ride, and tours are made of leaps; want a "
                         "piece without '*', such as knight, camel, king or "
                         "1,2+0,1",
                         mover_called(m, 2).at);
    if (m->n > TOUR_MOVES_MAX)
        return error_set(err,
                         "piece: '%s' has %d moves, and tours are searched "
                         "with %d at most: leave out a term",
                         m->terms, m->n, TOUR_MOVES_MAX);
    return true;
}

int tour_try_order(const struct tour_question *q, uint8_t out[TOUR_MOVES_MAX])
{
    enum { ORDERED = sizeof q->order.move };
    int n = 0;

    assert(q->mover->n <= TOUR_MOVES_MAX);
    for (int i = 0; i < ORDERED; i++)
        if (q->order.move[i] < q->mover->n)
            out[n++] = q->order.move[i];
    for (; n < q->mover->n; n++)
        out[n] = (uint8_t)n;
    return n;
}

bool tour_refuses_piece(const struct tour_question *q, struct text *reason)
{
    if (tour_is_plain(q->board, q->mover))
        return false;
    text_addf(reason,
              "This method is made for the knight on a flat board. "
              "\u201c%s\u201d can search with any piece that leaps, on any "
              "surface.",
              tour_warnsdorff.title);
    return true;
}

bool tour_refuses_aim(const struct tour_question *q, struct text *reason)
{
    if (!q->closed && q->end < 0)
        return false;
    text_addf(reason,
              "This method goes where its rule leads: it cannot aim "
              "at a %s. \u201c%s\u201d can.",
              q->closed ? "closed tour" : "chosen last square",
              tour_warnsdorff.title);
    return true;
}
