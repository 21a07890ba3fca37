/*
 * Reasons why a board with holes has no knight's tour, found without
 * searching: colours, and squares the knight cannot reach or not leave. Those
 * against closed tours, chosen ends and tours of whole boards are in files of
 * their own.
 */
#include "solve/tour/exists.h"

#include <stdlib.h>

#include "base/alloc.h"
#include "base/text.h"
#include "chess/attack.h"
#include "chess/board.h"
#include "chess/square.h"
#include "solve/construct/construct.h"
#include "solve/tour/tour.h"

/* --- colours ------------------------------------------------------------- */

void exists_count_colours(const struct board *b, int n[2])
{
    n[0] = n[1] = 0;
    for (int rank = 0; rank < b->ranks; rank++)
        for (int file = 0; file < b->files; file++)
            if (board_has(b, file, rank))
                n[square_colour(file, rank)]++;
}

static void explain_balance(const int n[2], struct text *reason)
{
    text_addf(reason,
              "A knight changes colour with every move, so a tour "
              "needs as many dark squares as light ones, or one more of "
              "either; this board has %d dark and %d light.",
              n[0], n[1]);
}

static void explain_start(const struct tour_question *q, const int n[2],
                          int colour, struct text *reason)
{
    text_addf(reason,
              "A knight changes colour with every move, so on this board "
              "of %d squares a tour must begin on one of the %d %s "
              "squares; %s is not one of them.",
              n[0] + n[1], n[!colour], exists_colour_name(!colour),
              say_square(q->start, q->board->files).at);
}

static bool explain_colours(const struct tour_question *q, struct text *reason)
{
    int colour = square_colour(q->start % q->board->files,
                               q->start / q->board->files);
    int n[2], ahead;

    exists_count_colours(q->board, n);
    ahead = n[colour] - n[!colour];
    if (ahead == 0 || ahead == 1)
        return false;
    if (ahead == -1)
        explain_start(q, n, colour, reason);
    else
        explain_balance(n, reason);
    return true;
}

/* --- neighbours, where squares are missing ------------------------------- */

static void explain_isolated(const struct board *b, int square,
                             struct text *reason)
{
    text_addf(reason,
              "%s is not a knight's move away from any other square of "
              "this board, so no tour can take it in.",
              say_square(square, b->files).at);
}

static void explain_two_ends(const struct tour_question *q, int one, int other,
                             struct text *reason)
{
    const struct board *b = q->board;

    if (one == q->end) {
        text_addf(reason,
                  "Only a single move leads to %s: the knight could not "
                  "leave it again, so the tour would have to end there and "
                  "not on %s.",
                  say_square(other, b->files).at, say_square(one, b->files).at);
        return;
    }
    text_addf(reason,
              "Only a single move leads to %s, and only a single one to "
              "%s: the knight could not leave either of them again, so "
              "the tour would have to end on both.",
              say_square(one, b->files).at, say_square(other, b->files).at);
}

static bool explain_lonely(const struct tour_question *q, struct text *reason)
{
    const struct board *b = q->board;
    int end = q->end, near[8];

    for (int square = 0; square < board_squares(b); square++) {
        int n = b->hole[square] ? 8 : knight_squares(b, square, near);

        if (n == 0) {
            explain_isolated(b, square, reason);
            return true;
        }
        if (n > 1 || square == q->start || square == end)
            continue;
        if (end >= 0) {
            explain_two_ends(q, end, square, reason);
            return true;
        }
        end = square;
    }
    return false;
}

/* Marks all that can be reached from `start`; returns how many. */
static int reach(const struct board *b, int start, bool *reached)
{
    int *queue = xcalloc((size_t)board_squares(b), sizeof *queue);
    int n = 0, near[8];

    queue[n++] = start;
    reached[start] = true;
    for (int i = 0; i < n; i++)
        for (int k = knight_squares(b, queue[i], near); k-- > 0;)
            if (!reached[near[k]]) {
                reached[near[k]] = true;
                queue[n++] = near[k];
            }
    free(queue);
    return n;
}

static bool explain_apart(const struct tour_question *q, struct text *reason)
{
    const struct board *b = q->board;
    bool *reached = xcalloc((size_t)board_squares(b), sizeof *reached);
    int n = reach(b, q->start, reached), all = board_squares(b) - b->nholes;
    int square = 0;

    while (n < all && (reached[square] || b->hole[square]))
        square++;
    free(reached);
    if (n == all)
        return false;
    text_addf(reason,
              "Only %d of the %d squares can be reached from %s by "
              "knight's moves; %s is one that cannot.",
              n, all, say_square(q->start, b->files).at,
              say_square(square, b->files).at);
    return true;
}

/* Squares missing, and what that means for neighbours. */
static bool explain_gaps(const struct tour_question *q, struct text *reason)
{
    const struct board *b = q->board;
    /* Two squares make a closed tour, there and back. */
    bool ring = q->closed && board_squares(b) - b->nholes > 2;

    return (ring && exists_explain_one_way(b, reason)) ||
           explain_lonely(q, reason) || explain_apart(q, reason) ||
           (ring && exists_explain_cut(q, reason));
}

/* Of whole boards all is known but where tours can end. */
static bool explain_whole(const struct tour_question *q, struct text *reason)
{
    struct construct_question whole = { .files = q->board->files,
                                        .ranks = q->board->ranks,
                                        .start = q->start,
                                        .closed = q->closed };

    return construct_impossible(&whole, reason);
}

bool tour_impossible(const struct tour_question *q, struct text *reason)
{
    const struct board *b = q->board;

    if (board_squares(b) - b->nholes == 1)
        return false;
    if (b->nholes == 0)
        return explain_whole(q, reason) ||
               (q->end >= 0 && exists_explain_end(q, reason));
    return (q->closed && exists_explain_balance(b, reason)) ||
           explain_colours(q, reason) ||
           (q->end >= 0 && exists_explain_end(q, reason)) ||
           explain_gaps(q, reason);
}
