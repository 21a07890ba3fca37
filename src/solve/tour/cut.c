/* See the header. */
#include "solve/tour/cut.h"

#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include "base/alloc.h"
#include "chess/attack.h"
#include "chess/board.h"
#include "chess/mover.h"
#include "solve/tour/tour.h"

/* A walk over the board, depth first, that finds squares on which others
 * hang: see Hopcroft and Tarjan, 1973. */
struct walk {
    const struct board *board;
    const struct mover *mover;
    int *number;   /* owned, by square: when the walk came there, or 0 */
    int *low;      /* owned: the earliest seen from there and beyond */
    int *parent;   /* owned */
    uint8_t *seen; /* owned: steps looked at */
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
    int parent = w->parent[at];

    if (w->seen[at] < w->mover->n) {
        int next = attack_step(w->board, at, w->mover->step[w->seen[at]++]);

        if (next < 0)
            return at;
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
static bool find_cut(struct walk *w, int start, struct tour_cut *out)
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
    *out = (struct tour_cut){ cut, { from, start } };
    for (int sq = 0; cut == start; sq++)
        if (!w->board->hole[sq] && !w->number[sq]) {
            out->side[1] = sq;
            break;
        }
    return true;
}

bool tour_cut_find(const struct tour_question *q, struct tour_cut *out)
{
    size_t squares = (size_t)board_squares(q->board);
    struct walk w = { .board = q->board, .mover = q->mover };
    bool cut;

    w.number = xcalloc(squares, sizeof *w.number);
    w.low = xcalloc(squares, sizeof *w.low);
    w.parent = xcalloc(squares, sizeof *w.parent);
    w.seen = xcalloc(squares, sizeof *w.seen);
    cut = find_cut(&w, q->start, out);
    free(w.number);
    free(w.low);
    free(w.parent);
    free(w.seen);
    return cut;
}
