/* Reasons why no tour can end on the square that was chosen. */
#include "base/text.h"
#include "chess/board.h"
#include "chess/square.h"
#include "solve/tour/tour.h"
#include "solve/tour/exists.h"

static int colour_of(const struct board *b, int square)
{
    return square_colour(square % b->files, square / b->files);
}

static void explain_return(const struct tour_question *q, struct text *reason)
{
    text_addf(reason,
              "A tour visits every square once, so it cannot end on %s, "
              "where it begins; a closed tour ends a knight's move away "
              "from there.",
              say_square(q->start, q->board->files).at);
}

static void explain_too_far(const struct tour_question *q, struct text *reason)
{
    text_addf(reason,
              "A closed tour ends a knight's move away from where it "
              "began; %s is not a knight's move away from %s.",
              say_square(q->end, q->board->files).at,
              say_square(q->start, q->board->files).at);
}

static void explain_colour(const struct tour_question *q, int moves,
                           struct text *reason)
{
    const struct board *b = q->board;
    const char *start = exists_colour_name(colour_of(b, q->start));
    const char *end = exists_colour_name(colour_of(b, q->end));

    text_addf(reason,
              "A knight changes colour with every move. A tour of this "
              "board takes %d moves, an %s number, so it ends on %s it "
              "began on; but %s is %s and ",
              moves, moves % 2 ? "odd" : "even",
              moves % 2 ? "the other colour than" : "the colour",
              say_square(q->start, b->files).at, start);
    text_addf(reason, "%s is %s%s.", say_square(q->end, b->files).at, end,
              moves % 2 ? " too" : "");
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
