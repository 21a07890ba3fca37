/* How many ways lead on from each state, and with that any path by number. */
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "chess/symmetry.h"
#include "solve/uncrossed/sweep.h"

void ways_free(struct uncrossed *u)
{
    for (int at = 0; at <= board_squares(&u->board); at++) {
        free(u->ahead[at]);
        u->ahead[at] = NULL;
        states_free(&u->after[at]);
    }
    u->held = 0;
}

/* What lies ahead if this is what becomes of a state; moves -1: no end. */
static struct ahead ahead_of(const struct uncrossed *u, int at,
                             const struct successor *to)
{
    struct ahead ahead = { 0, 1 };
    long i;

    if (to->complete)
        return ahead;
    i = states_find(&u->after[at + 1], to->state);
    if (i < 0 || !u->ahead[at + 1])
        return (struct ahead){ -1, 0 };
    ahead = u->ahead[at + 1][i];
    if (ahead.moves >= 0)
        ahead.moves = (int16_t)(ahead.moves + to->added);
    return ahead;
}

/* Sums stay at the greatest number there is. */
static uint64_t add_ways(uint64_t a, uint64_t b)
{
    return a + b < a ? UINT64_MAX : a + b;
}

static void look_ahead(struct uncrossed *u, size_t i)
{
    struct ahead *sum = &u->ahead[u->at][i];
    struct successors next;

    *sum = (struct ahead){ -1, 0 };
    if (u->at == board_squares(&u->board))
        return;
    state_follow(&u->side[0].net, u->at, u->after[u->at].state[i], u->closed,
                 &next);
    for (int k = 0; k < next.n; k++) {
        struct ahead a = ahead_of(u, u->at, &next.at[k]);

        if (a.moves > sum->moves)
            *sum = a;
        else if (a.moves >= 0 && a.moves == sum->moves)
            sum->ways = add_ways(sum->ways, a.ways);
    }
}

bool ways_step(struct uncrossed *u, long *budget)
{
    for (; u->at >= 0; u->at--, u->next = 0) {
        size_t n = u->after[u->at].n;

        if (!u->ahead[u->at])
            u->ahead[u->at] = xcalloc(n + 1, sizeof *u->ahead[u->at]);
        for (; u->next<n && * budget> 0; --*budget, u->next++)
            look_ahead(u, u->next);
        if (u->next < n)
            return false;
    }
    return true;
}

/* --- a path --------------------------------------------------------------- */

/* The squares next to each on the path, -1 for none. */
struct links {
    int (*at)[2]; /* owned */
};

static void link_squares(struct links *l, int a, int b)
{
    l->at[a][l->at[a][0] >= 0] = b;
    l->at[b][l->at[b][0] >= 0] = a;
}

static void add_threads(const struct uncrossed *u, const struct successor *to,
                        struct links *l)
{
    const struct net *net = &u->side[0].net;

    for (int i = 0; i < to->added; i++) {
        const struct thread *t = &net->threads[to->threads[i]];

        link_squares(l, net->square[t->from], net->square[t->to]);
    }
}

/* Of those that lead to the most moves, the one that has path `*number` of all
 * among its own; the number becomes that among them. */
static struct successor choose(const struct uncrossed *u, int at,
                               struct state s, uint64_t *number)
{
    struct ahead all = u->ahead[at][states_find(&u->after[at], s)];
    struct successors next;
    int k = 0;

    state_follow(&u->side[0].net, at, s, u->closed, &next);
    for (;; k++) {
        struct ahead a = ahead_of(u, at, &next.at[k]);

        if (a.moves != all.moves)
            continue;
        if (*number < a.ways)
            return next.at[k];
        *number -= a.ways;
    }
}

/* From the first end, or along a closed path from its first square to the
 * smaller one of those next to it. */
static int walk(const struct links *l, int squares, bool closed, int *path)
{
    int sq = 0, before = -1, n = 0;

    while (sq < squares && (l->at[sq][0] < 0 || (!closed && l->at[sq][1] >= 0)))
        sq++;
    if (closed && sq < squares)
        before = l->at[sq][0] > l->at[sq][1] ? l->at[sq][0] : l->at[sq][1];
    while (sq >= 0 && sq < squares && !(n > 0 && sq == path[0])) {
        int next = l->at[sq][l->at[sq][0] == before];

        path[n++] = sq;
        before = sq;
        sq = next;
    }
    return n;
}

int uncrossed_at(const struct uncrossed *u, uint64_t number, int *path)
{
    int squares = board_squares(&u->board), n;
    struct links l = { xmalloc((size_t)squares * sizeof *l.at) };
    struct successor to = { .complete = false };

    memset(l.at, -1, (size_t)squares * sizeof *l.at);
    for (int at = 0; !to.complete; at++) {
        to = choose(u, at, to.state, &number);
        add_threads(u, &to, &l);
    }
    n = walk(&l, squares, u->closed, path);
    free(l.at);
    return n;
}

/* --- images --------------------------------------------------------------- */

/* An image, beginning where paths do. */
static void image_of(const struct uncrossed *u, enum symmetry s,
                     const int *path, int n, int *out)
{
    int squares = board_squares(&u->board);
    struct links l = { xmalloc((size_t)squares * sizeof *l.at) };

    memset(l.at, -1, (size_t)squares * sizeof *l.at);
    for (int i = 0; i + 1 < n + u->closed; i++)
        link_squares(&l, symmetry_square(s, &u->board, path[i]),
                     symmetry_square(s, &u->board, path[(i + 1) % n]));
    walk(&l, squares, u->closed, out);
    free(l.at);
}

bool uncrossed_is_first(const struct uncrossed *u, const int *path, int n)
{
    unsigned symmetries = symmetry_of_board(&u->board);
    int *image = xmalloc((size_t)board_squares(&u->board) * sizeof *image);
    bool first = true;

    for (int s = 0; s < SYMMETRIES && first; s++) {
        int i = 0;

        if (!(symmetries >> s & 1))
            continue;
        image_of(u, (enum symmetry)s, path, n, image);
        while (i < n && image[i] == path[i])
            i++;
        first = i == n || path[i] < image[i];
    }
    free(image);
    return first;
}
