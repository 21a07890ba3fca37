/*
 * Reasons why a board has no tour, found without searching: colours, squares
 * the piece cannot reach or not leave or would have to pass twice, and ends
 * that cannot be. What is known of the knight on whole flat boards is in
 * construct/. Each function adds a reason and returns true, or finds none.
 */
#include <stdlib.h>

#include "base/alloc.h"
#include "base/text.h"
#include "chess/attack.h"
#include "chess/board.h"
#include "chess/mover.h"
#include "chess/square.h"
#include "solve/construct/construct.h"
#include "solve/tour/cut.h"
#include "solve/tour/tour.h"

/* --- the piece ------------------------------------------------------------ */

/* What begins a sentence about it: "A", or "An" before an 8. */
static const char *article(const struct mover *m)
{
    return m->terms[0] == '8' ? "An" : "A";
}

static struct phrase name(const struct mover *m)
{
    return mover_called(m, 1);
}

/* Does every move change the colour, wherever it leads? */
static bool changes_colour(const struct tour_question *q)
{
    return mover_changes_colour(q->mover) && board_keeps_colours(q->board);
}

/* Does none? */
static bool keeps_colour(const struct tour_question *q)
{
    for (int i = 0; i < q->mover->n; i++)
        if ((q->mover->step[i].file + q->mover->step[i].rank) % 2)
            return false;
    return board_keeps_colours(q->board);
}

static void add_changes(const struct tour_question *q, struct text *reason)
{
    text_addf(reason, "%s %s changes colour with every move", article(q->mover),
              name(q->mover).at);
}

/* --- colours ------------------------------------------------------------- */

static void count_colours(const struct board *b, int n[2])
{
    n[0] = n[1] = 0;
    for (int rank = 0; rank < b->ranks; rank++)
        for (int file = 0; file < b->files; file++)
            if (board_has(b, file, rank))
                n[square_colour(file, rank)]++;
}

static int colour_of(const struct board *b, int square)
{
    return square_colour(square % b->files, square / b->files);
}

static const char *colour_name(int colour)
{
    return colour == 0 ? "dark" : "light";
}

static void explain_balance(const struct tour_question *q, const int n[2],
                            struct text *reason)
{
    add_changes(q, reason);
    text_addf(reason,
              ", so a tour "
              "needs as many dark squares as light ones, or one more of "
              "either; this board has %d dark and %d light.",
              n[0], n[1]);
}

static void explain_start(const struct tour_question *q, const int n[2],
                          int colour, struct text *reason)
{
    add_changes(q, reason);
    text_addf(reason,
              ", so on this board "
              "of %d squares a tour must begin on ",
              n[0] + n[1]);
    if (n[!colour] == 1)
        text_addf(reason, "the only %s square, which %s is not.",
                  colour_name(!colour),
                  say_square(q->start, q->board->files).at);
    else
        text_addf(reason, "one of the %d %s squares; %s is not one of them.",
                  n[!colour], colour_name(!colour),
                  say_square(q->start, q->board->files).at);
}

static bool explain_colours(const struct tour_question *q, struct text *reason)
{
    int colour = colour_of(q->board, q->start), n[2], ahead;

    count_colours(q->board, n);
    ahead = n[colour] - n[!colour];
    if (ahead == 0 || ahead == 1)
        return false;
    if (ahead == -1)
        explain_start(q, n, colour, reason);
    else
        explain_balance(q, n, reason);
    return true;
}

/* --- neighbours, where squares are missing ------------------------------- */

static int near_squares(const struct tour_question *q, int square, int *out)
{
    return attack_squares(q->board, NULL, q->mover, square, out);
}

static bool can_move(const struct tour_question *q)
{
    const struct board *b = q->board;
    int near[MOVER_STEPS_MAX];

    for (int square = 0; square < board_squares(b); square++)
        if (!b->hole[square] && near_squares(q, square, near) > 0)
            return true;
    return false;
}

static void explain_isolated(const struct tour_question *q, int square,
                             struct text *reason)
{
    if (!can_move(q))
        text_addf(reason,
                  "%s %s cannot move on this board: no two of its squares are "
                  "a move apart.",
                  article(q->mover), name(q->mover).at);
    else
        text_addf(reason,
                  "%s is not %s %s's move away from any other square of "
                  "this board, so no tour can take it in.",
                  say_square(square, q->board->files).at,
                  article(q->mover)[1] ? "an" : "a", name(q->mover).at);
}

static void explain_two_ends(const struct tour_question *q, int one, int other,
                             struct text *reason)
{
    const struct board *b = q->board;

    if (one == q->end) {
        text_addf(reason,
                  "Only a single move leads to %s: the %s could not "
                  "leave it again, so the tour would have to end there and "
                  "not on %s.",
                  say_square(other, b->files).at, name(q->mover).at,
                  say_square(one, b->files).at);
        return;
    }
    text_addf(reason,
              "Only a single move leads to %s, and only a single one to "
              "%s: the %s could not leave either of them again, so "
              "the tour would have to end on both.",
              say_square(one, b->files).at, say_square(other, b->files).at,
              name(q->mover).at);
}

static bool explain_lonely(const struct tour_question *q, struct text *reason)
{
    const struct board *b = q->board;
    int end = q->end, near[MOVER_STEPS_MAX];

    for (int square = 0; square < board_squares(b); square++) {
        int n = b->hole[square] ? 2 : near_squares(q, square, near);

        if (n == 0) {
            explain_isolated(q, square, reason);
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

/* Marks all that can be reached from the start; returns how many. */
static int reach(const struct tour_question *q, bool *reached)
{
    int *queue = xcalloc((size_t)board_squares(q->board), sizeof *queue);
    int n = 0, near[MOVER_STEPS_MAX];

    queue[n++] = q->start;
    reached[q->start] = true;
    for (int i = 0; i < n; i++)
        for (int k = near_squares(q, queue[i], near); k-- > 0;)
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
    int n = reach(q, reached), all = board_squares(b) - b->nholes;
    int square = 0;

    while (n < all && (reached[square] || b->hole[square]))
        square++;
    free(reached);
    if (n == all)
        return false;
    if (keeps_colour(q))
        text_addf(reason, "%s %s stays on squares of one colour. ",
                  article(q->mover), name(q->mover).at);
    text_addf(reason,
              "Only %d of the %d squares can be reached from %s by "
              "%s's moves; %s is one that cannot.",
              n, all, say_square(q->start, b->files).at, name(q->mover).at,
              say_square(square, b->files).at);
    return true;
}

/* --- closed tours, where squares are missing ------------------------------ */

static bool explain_closed_balance(const struct tour_question *q,
                                   struct text *reason)
{
    int n[2];

    count_colours(q->board, n);
    if (n[0] == n[1])
        return false;
    add_changes(q, reason);
    text_addf(reason,
              ", and a closed "
              "tour comes back to the colour it began on, so it needs as "
              "many dark squares as light ones; this board has %d dark and "
              "%d light.",
              n[0], n[1]);
    return true;
}

static bool explain_one_way(const struct tour_question *q, struct text *reason)
{
    const struct board *b = q->board;
    int near[MOVER_STEPS_MAX];

    for (int square = 0; square < board_squares(b); square++) {
        if (b->hole[square] || near_squares(q, square, near) != 1)
            continue;
        text_addf(reason,
                  "Only a single move leads to %s, but a closed tour has to "
                  "enter and to leave every square.",
                  say_square(square, b->files).at);
        return true;
    }
    return false;
}

static bool explain_cut(const struct tour_question *q, struct text *reason)
{
    const struct board *b = q->board;
    struct tour_cut cut;

    if (!tour_cut_find(q, &cut))
        return false;
    text_addf(reason,
              "Every way between %s and %s leads over %s, so a closed "
              "tour would have to pass it twice.",
              say_square(cut.side[0], b->files).at,
              say_square(cut.side[1], b->files).at,
              say_square(cut.square, b->files).at);
    return true;
}

/* --- a chosen end --------------------------------------------------------- */

static void explain_return(const struct tour_question *q, struct text *reason)
{
    text_addf(reason,
              "A tour visits every square once, so it cannot end on %s, "
              "where it begins; a closed tour ends a %s's move away "
              "from there.",
              say_square(q->start, q->board->files).at, name(q->mover).at);
}

static void explain_too_far(const struct tour_question *q, struct text *reason)
{
    text_addf(reason,
              "A closed tour ends a %s's move away from where it "
              "began; %s is not a %s's move away from %s.",
              name(q->mover).at, say_square(q->end, q->board->files).at,
              name(q->mover).at, say_square(q->start, q->board->files).at);
}

static void explain_colour(const struct tour_question *q, int moves,
                           struct text *reason)
{
    const struct board *b = q->board;
    const char *start = colour_name(colour_of(b, q->start));
    const char *end = colour_name(colour_of(b, q->end));

    add_changes(q, reason);
    text_addf(reason,
              ". A tour of this "
              "board takes %d moves, an %s number, so it ends on %s it "
              "began on; but %s is %s and ",
              moves, moves % 2 ? "odd" : "even",
              moves % 2 ? "the other colour than" : "the colour",
              say_square(q->start, b->files).at, start);
    text_addf(reason, "%s is %s%s.", say_square(q->end, b->files).at, end,
              moves % 2 ? " too" : "");
}

static bool explain_end(const struct tour_question *q, struct text *reason)
{
    const struct board *b = q->board;
    int moves = board_squares(b) - b->nholes - 1;

    if (q->end == q->start)
        explain_return(q, reason);
    else if (changes_colour(q) &&
             (colour_of(b, q->start) != colour_of(b, q->end)) != moves % 2)
        explain_colour(q, moves, reason);
    else if (!tour_may_end(q, q->end))
        explain_too_far(q, reason);
    else
        return false;
    return true;
}

/* --- all of it ------------------------------------------------------------ */

/* Squares missing, or far between, and what that means for neighbours. */
static bool explain_gaps(const struct tour_question *q, struct text *reason)
{
    return (q->closed && explain_one_way(q, reason)) ||
           explain_lonely(q, reason) || explain_apart(q, reason) ||
           (q->closed && explain_cut(q, reason));
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

/* Of the flat board that is known; across a seam it is as true. */
static bool explain_four_ranks(const struct tour_question *q,
                               struct text *reason)
{
    const struct board *b = q->board;

    if (q->mover->kind != PIECE_KNIGHT || !q->closed || b->nholes > 0 ||
        b->ranks != 4 || surface_joins_ranks(b->surface) || !changes_colour(q))
        return false;
    text_add(reason, "From the outer two of the four ranks a knight can only "
                     "go to the inner two, so a closed tour would go from "
                     "inner to outer and back all the way. As it changes "
                     "colour with every move, too, all outer squares would be "
                     "of one colour; but they are not.");
    return true;
}

static bool explain_colours_all(const struct tour_question *q,
                                struct text *reason)
{
    return changes_colour(q) &&
           ((q->closed && explain_closed_balance(q, reason)) ||
            explain_colours(q, reason));
}

static bool explain_two(struct text *reason)
{
    text_add(reason, "A closed tour goes round, which takes three squares at "
                     "least: from the second of two it could only go back.");
    return true;
}

bool tour_impossible(const struct tour_question *q, struct text *reason)
{
    const struct board *b = q->board;
    int squares = board_squares(b) - b->nholes;

    if (squares == 1)
        return false;
    if (squares == 2 && q->closed)
        return explain_two(reason);
    if (b->nholes == 0 && tour_is_plain(b, q->mover))
        return explain_whole(q, reason) ||
               (q->end >= 0 && explain_end(q, reason));
    return explain_colours_all(q, reason) ||
           (q->end >= 0 && explain_end(q, reason)) || explain_gaps(q, reason) ||
           explain_four_ranks(q, reason);
}
