/* Reasons why no tour can end on the square that was chosen. */
#include "base/text.h"
#include "chess/board.h"
#include "solve/tour/tour.h"
#include "solve/tour/exists.h"

static int colour_of(const struct board *b, int square)
{
    return square_colour(square % b->files, square / b->files);
}

static void explain_return(const struct tour_question *q, struct text *reason)
{
    text_add(reason, "A tour visits every square once, so it cannot end on ");
    exists_add_square(reason, q->board, q->start);
    text_add(reason, ", where it begins; a closed tour ends a knight's move "
                     "away from there.");
}

static void explain_too_far(const struct tour_question *q, struct text *reason)
{
    text_add(reason, "A closed tour ends a knight's move away from where it "
                     "began; ");
    exists_add_square(reason, q->board, q->end);
    text_add(reason, " is not a knight's move away from ");
    exists_add_square(reason, q->board, q->start);
    text_add(reason, ".");
}

static void explain_colour(const struct tour_question *q, int moves,
                           struct text *reason)
{
    const struct board *b = q->board;
    const char *start = exists_colour_name(colour_of(b, q->start));
    const char *end = exists_colour_name(colour_of(b, q->end));

    text_addf(reason,
              "A knight changes colour with every move. A tour of "
              "this board takes %d moves, an %s number, so it ends on %s "
              "it began on; but ",
              moves, moves % 2 ? "odd" : "even",
              moves % 2 ? "the other colour than" : "the colour");
    exists_add_square(reason, b, q->start);
    text_addf(reason, " is %s and ", start);
    exists_add_square(reason, b, q->end);
    text_addf(reason, " is %s%s.", end, moves % 2 ? " too" : "");
}

bool exists_explain_end(const struct tour_question *q, struct text *reason)
{
    const struct board *b = q->board;
    int moves = board_squares(b) - b->nholes - 1;

    if (q->end == q->start)
        explain_return(q, reason);
    else if ((colour_of(b, q->start) != colour_of(b, q->end)) != moves % 2)
        explain_colour(q, moves, reason);
    else if (!tour_may_end(q, q->end))
        explain_too_far(q, reason);
    else
        return false;
    return true;
}
