/*
 * Reasons why a board has no knight's tour, found without searching: colours,
 * squares the knight cannot reach or not leave or would have to pass twice,
 * and ends that cannot be. What is known of whole boards is in construct/.
 * Each function adds a reason and returns true, or finds none.
 */
#include <stdlib.h>

#include "base/alloc.h"
#include "base/text.h"
#include "chess/attack.h"
#include "chess/board.h"
#include "chess/square.h"
#include "solve/construct/construct.h"
#include "solve/tour/tour.h"

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

/* --- closed tours, where squares are missing ------------------------------ */

static bool explain_closed_balance(const struct board *b, struct text *reason)
{
    int n[2];

    count_colours(b, n);
    if (n[0] == n[1])
        return false;
    text_addf(reason,
              "A knight changes colour with every move, and a closed "
              "tour comes back to the colour it began on, so it needs as "
              "many dark squares as light ones; this board has %d dark and "
              "%d light.",
              n[0], n[1]);
    return true;
}

static bool explain_one_way(const struct board *b, struct text *reason)
{
    int near[8];

    for (int square = 0; square < board_squares(b); square++) {
        if (b->hole[square] || knight_squares(b, square, near) != 1)
            continue;
        text_addf(reason,
                  "Only a single move leads to %s, but a closed tour has to "
                  "enter and to leave every square.",
                  say_square(square, b->files).at);
        return true;
    }
    return false;
}

/* A walk over the board, depth first, that finds squares on which others
 * hang: see Hopcroft and Tarjan, 1973. */
struct walk {
    const struct board *board;
    int *number;   /* owned, by square: when the walk came there, or 0 */
    int *low;      /* owned: the earliest seen from there and beyond */
    int *parent;   /* owned */
    uint8_t *seen; /* owned: neighbours looked at */
    int count;
};

static void arrive(struct walk *w, int square, int parent)
{
    w->number[square] = w->low[square] = ++w->count;
    w->parent[square] = parent;
}

static void see(struct walk *w, int square, int earliest)
{
    if (earliest < w->low[square])
        w->low[square] = earliest;
}

/* One step on from `at`: where the walk is then, or -1 at its end. Sets *cut
 * if all that was reached through `at` hangs on the square before. */
static int walk_on(struct walk *w, int at, int *cut)
{
    int near[8], parent = w->parent[at];

    if (w->seen[at] < knight_squares(w->board, at, near)) {
        int next = near[w->seen[at]++];

        if (w->number[next]) {
            see(w, at, w->number[next]);
            return at;
        }
        arrive(w, next, at);
        return next;
    }
    if (parent >= 0) {
        see(w, parent, w->low[at]);
        if (w->low[at] >= w->number[parent])
            *cut = parent;
    }
    return parent;
}

/*
 * A square that holds parts of the board together and two squares of such
 * parts, or false if there is none. The part below the first cut found is
 * whole, so the walk can stop there; at the root, it is no cut if the walk
 * has been everywhere.
 */
static bool find_cut(struct walk *w, int start, int out[3])
{
    int all = board_squares(w->board) - w->board->nholes;
    int at = start, cut = -1, from = at;

    arrive(w, start, -1);
    while (at >= 0 && cut < 0) {
        from = at;
        at = walk_on(w, at, &cut);
    }
    if (cut < 0 || (cut == start && w->count == all))
        return false;
    out[0] = cut;
    out[1] = from;
    out[2] = start;
    for (int sq = 0; cut == start; sq++)
        if (!w->board->hole[sq] && !w->number[sq]) {
            out[2] = sq;
            break;
        }
    return true;
}

static bool explain_cut(const struct tour_question *q, struct text *reason)
{
    const struct board *b = q->board;
    size_t squares = (size_t)board_squares(b);
    struct walk w = { .board = b };
    int parts[3];
    bool cut;

    w.number = xcalloc(squares, sizeof *w.number);
    w.low = xcalloc(squares, sizeof *w.low);
    w.parent = xcalloc(squares, sizeof *w.parent);
    w.seen = xcalloc(squares, sizeof *w.seen);
    cut = find_cut(&w, q->start, parts);
    free(w.number);
    free(w.low);
    free(w.parent);
    free(w.seen);
    if (!cut)
        return false;
    text_addf(reason,
              "Every way between %s and %s leads over %s, so a closed "
              "tour would have to pass it twice.",
              say_square(parts[1], b->files).at,
              say_square(parts[2], b->files).at,
              say_square(parts[0], b->files).at);
    return true;
}

/* --- a chosen end --------------------------------------------------------- */

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
    const char *start = colour_name(colour_of(b, q->start));
    const char *end = colour_name(colour_of(b, q->end));

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

static bool explain_end(const struct tour_question *q, struct text *reason)
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

/* --- all of it ------------------------------------------------------------ */

/* Squares missing, and what that means for neighbours. */
static bool explain_gaps(const struct tour_question *q, struct text *reason)
{
    const struct board *b = q->board;

    return (q->closed && explain_one_way(b, reason)) ||
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
    if (b->nholes == 0)
        return explain_whole(q, reason) ||
               (q->end >= 0 && explain_end(q, reason));
    return (q->closed && explain_closed_balance(b, reason)) ||
           explain_colours(q, reason) ||
           (q->end >= 0 && explain_end(q, reason)) || explain_gaps(q, reason);
}
