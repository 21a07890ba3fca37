/*
 * See the header. A set of squares is a number of so many bits; for each set
 * it is worked out on which of its squares a path through all of it can end.
 */
#include "solve/tour/parts.h"

#include <stdint.h>
#include <stdlib.h>

#include "base/alloc.h"
#include "chess/attack.h"
#include "chess/board.h"
#include "solve/tour/pick.h"

/* Squares by small numbers, and which are a move from each. */
struct graph {
    int square[TOUR_PARTS_MAX];
    unsigned beside[TOUR_PARTS_MAX];
    int n;
};

static bool graph_of_board(struct graph *g, const struct board *b,
                           const struct mover *m)
{
    g->n = 0;
    if (board_squares(b) - b->nholes > TOUR_PARTS_MAX)
        return false;
    for (int sq = 0; sq < board_squares(b); sq++)
        if (!b->hole[sq])
            g->square[g->n++] = sq;
    for (int i = 0; i < g->n; i++) {
        g->beside[i] = 0;
        for (int j = 0; j < g->n; j++)
            if (attack_move(b, m, g->square[i], g->square[j]) >= 0)
                g->beside[i] |= 1u << j;
    }
    return true;
}

/* All squares that moves lead to from the first of `set`. */
static unsigned part_of(const struct graph *g, unsigned set)
{
    unsigned part = set & -set, fresh = part;

    while (fresh) {
        unsigned next = g->beside[pick_first(fresh)] & ~part;

        fresh = (fresh & (fresh - 1)) | next;
        part |= next;
    }
    return part;
}

/* The squares of `part` alone. */
static struct graph graph_of_part(const struct graph *g, unsigned part)
{
    struct graph out = { .n = 0 };
    int was[TOUR_PARTS_MAX];

    for (int i = 0; i < g->n; i++)
        if (part >> i & 1) {
            was[out.n] = i;
            out.square[out.n++] = g->square[i];
        }
    for (int i = 0; i < out.n; i++)
        for (int j = 0; j < out.n; j++)
            out.beside[i] |= (g->beside[was[i]] >> was[j] & 1) << j;
    return out;
}

/* ends[set]: where a path through all of the set can end that begins on one of
 * `starts`. A set comes after all that are smaller. */
static void find_ends(const struct graph *g, unsigned starts, uint16_t *ends)
{
    unsigned sets = 1u << g->n;

    for (unsigned set = 0; set < sets; set++)
        ends[set] = set & (set - 1) ? 0 : (uint16_t)(set & starts);
    for (unsigned set = 1; set < sets; set++)
        for (unsigned left = ends[set]; left; left &= left - 1) {
            unsigned next = g->beside[pick_first(left)] & ~set;

            for (; next; next &= next - 1)
                ends[set | (next & -next)] |= (uint16_t)(next & -next);
        }
}

/* The largest set that a path leads through. */
static unsigned longest(const struct graph *g, const uint16_t *ends)
{
    unsigned best = 0;

    for (unsigned set = 1; set < 1u << g->n; set++)
        if (ends[set] && pick_count(set) > pick_count(best))
            best = set;
    return best;
}

/* The path through `set` that ends on `last`, backwards, and after it what is
 * not in the set. */
static void write_path(const struct graph *g, const uint16_t *ends,
                       unsigned set, int last, struct tour_part *out)
{
    unsigned rest = (1u << g->n) - 1 - set;
    int n = 0;

    for (;;) {
        out->square[n++] = g->square[last];
        set &= ~(1u << last);
        if (!set)
            break;
        last = pick_first(ends[set] & g->beside[last]);
    }
    out->line = n;
    for (; rest; rest &= rest - 1)
        out->square[n++] = g->square[pick_first(rest)];
}

static struct tour_part look_at(const struct graph *g)
{
    uint16_t *ends = xmalloc(sizeof *ends << g->n);
    unsigned all = (1u << g->n) - 1, set, back;
    struct tour_part out = { .n = g->n };

    for (int i = 0; i < g->n; i++)
        out.moves += pick_count(g->beside[i]);
    out.moves /= 2;
    find_ends(g, 1, ends);
    back = ends[all] & g->beside[0];
    out.closed = g->n > 2 && back;
    if (out.closed) {
        write_path(g, ends, all, pick_first(back), &out);
    } else {
        find_ends(g, all, ends);
        set = longest(g, ends);
        write_path(g, ends, set, pick_first(ends[set]), &out);
    }
    free(ends);
    return out;
}

/* Behind those that are as large. */
static void add_part(struct tour_parts *out, struct tour_part part)
{
    int i = out->n++;

    for (; i > 0 && out->at[i - 1].n < part.n; i--)
        out->at[i] = out->at[i - 1];
    out->at[i] = part;
}

bool tour_parts_find(struct tour_parts *out, const struct board *b,
                     const struct mover *m)
{
    struct graph all, part;
    unsigned left, set;

    out->n = 0;
    if (!graph_of_board(&all, b, m))
        return false;
    for (left = (1u << all.n) - 1; left; left &= ~set) {
        set = part_of(&all, left);
        part = graph_of_part(&all, set);
        add_part(out, look_at(&part));
    }
    return true;
}
