/* What a question asks for, and what not every method can aim at. */
#include "base/text.h"
#include "chess/attack.h"
#include "chess/board.h"
#include "solve/tour/tour.h"

bool tour_may_end(const struct tour_question *q, int square)
{
    if (square == q->start)
        return board_squares(q->board) - q->board->nholes == 1;
    return (q->end < 0 || square == q->end) &&
           (!q->closed || knight_apart(q->start, square, q->board->files));
}

bool tour_refuses_aim(const struct tour_question *q, struct text *reason)
{
    if (!q->closed && q->end < 0)
        return false;
    text_addf(reason,
              "This method goes where its rule leads: it cannot aim "
              "at a %s.",
              q->closed ? "closed tour" : "chosen last square");
    return true;
}
