/*
 * Reasons why a board with holes has no closed tour: colours, squares that
 * cannot be both entered and left, and squares that would have to be passed
 * twice.
 */
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/text.h"
#include "chess/attack.h"
#include "chess/board.h"
#include "chess/square.h"
#include "solve/tour/tour.h"
#include "solve/tour/exists.h"

bool exists_explain_balance(const struct board *b, struct text *reason)
{
    int n[2];

    exists_count_colours(b, n);
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

bool exists_explain_one_way(const struct board *b, struct text *reason)
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

bool exists_explain_cut(const struct tour_question *q, struct text *reason)
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
