/* See the header. */
#include "solve/tour/method/neurons.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/rng.h"
#include "chess/attack.h"
#include "chess/board.h"
#include "chess/mover.h"

/* Which of the neighbours `near` of a square is that one. */
static int index_of(const int *near, int square)
{
    int i = 0;

    while (near[i] != square)
        i++;
    return i;
}

/* The least neighbour of a square beyond `after`, or INT_MAX. */
static int least_beyond(const int *near, int n, int after)
{
    int least = INT_MAX;

    for (int i = 0; i < n; i++)
        if (near[i] > after && near[i] < least)
            least = near[i];
    return least;
}

static void add_neuron(struct neurons *nn, const int *near, int from, int to)
{
    nn->around[from * nn->ways + index_of(near + from * nn->ways, to)] = nn->n;
    nn->around[to * nn->ways + index_of(near + to * nn->ways, from)] = nn->n;
    nn->at[nn->n++] = (struct neuron){ .from = from, .to = to };
}

/* By their two squares: the order in which they take turns matters a little. */
static void add_neurons(struct neurons *nn, const struct mover *m)
{
    int squares = board_squares(nn->board);
    int *near = xcalloc((size_t)squares * (size_t)m->n, sizeof *near);
    int *count = xcalloc((size_t)squares, sizeof *count);

    for (int square = 0; square < squares; square++)
        if (!nn->board->hole[square])
            count[square] = attack_squares(nn->board, NULL, m, square,
                                           near + square * m->n);
    for (int from = 0; from < squares; from++) {
        int n = count[from], to = from;

        while ((to = least_beyond(near + from * m->n, n, to)) < INT_MAX)
            add_neuron(nn, near, from, to);
    }
    free(near);
    free(count);
}

void neurons_init(struct neurons *nn, const struct board *b,
                  const struct mover *m)
{
    size_t squares = (size_t)board_squares(b);
    size_t moves = squares * (size_t)m->n;

    *nn = (struct neurons){ .board = b,
                            .squares = board_squares(b) - b->nholes,
                            .ways = m->n };
    nn->at = xcalloc(moves / 2 + 1, sizeof *nn->at);
    nn->around = xcalloc(moves, sizeof *nn->around);
    nn->degree = xcalloc(squares, sizeof *nn->degree);
    nn->links = xcalloc(moves / 2 + 1, sizeof *nn->links);
    nn->group = xcalloc(squares, sizeof *nn->group);
    nn->queue = xcalloc(squares, sizeof *nn->queue);
    for (size_t i = 0; i < moves; i++)
        nn->around[i] = -1;
    add_neurons(nn, m);
}

void neurons_free(struct neurons *nn)
{
    free(nn->at);
    free(nn->around);
    free(nn->degree);
    free(nn->links);
    free(nn->group);
    free(nn->queue);
}

static void set(struct neurons *nn, struct neuron *e, bool on)
{
    int change = (int)on - (int)e->on;

    e->on = on;
    nn->degree[e->from] += change;
    nn->degree[e->to] += change;
}

void neurons_throw(struct neurons *nn, struct rng *rng)
{
    for (int i = 0; i < nn->n; i++) {
        nn->at[i].charge = 0;
        set(nn, &nn->at[i], rng_next(rng) >> 63);
    }
}

/* The rule of Takefuji and Lee: charged by what the squares at both ends lack
 * of two, and switched only when well above or below nought. */
void neurons_sweep(struct neurons *nn)
{
    for (int i = 0; i < nn->n; i++) {
        struct neuron *e = &nn->at[i];

        e->charge += 4 - nn->degree[e->from] - nn->degree[e->to];
        if (e->charge > 3)
            set(nn, e, true);
        else if (e->charge < 0)
            set(nn, e, false);
    }
}

bool neurons_settled(const struct neurons *nn)
{
    for (int square = 0; square < board_squares(nn->board); square++)
        if (nn->degree[square] != 2 && !nn->board->hole[square])
            return false;
    return true;
}

enum { UNSEEN = -1, LOOSE = -2 }; /* in place of a ring's number */

/* The square a linked move away from `square`, or -1. */
static int linked(const struct neurons *nn, int square, int move)
{
    int i = nn->around[square * nn->ways + move];

    if (i < 0 || !nn->at[i].on)
        return -1;
    return nn->at[i].from == square ? nn->at[i].to : nn->at[i].from;
}

/* Puts all that hangs together with `square` into the group, if it is a ring,
 * else marks it as loose. */
static bool flood(struct neurons *nn, int square, int group)
{
    bool ring = true;
    int n = 0;

    nn->queue[n++] = square;
    nn->group[square] = group;
    for (int k = 0; k < n; k++) {
        ring = ring && nn->degree[nn->queue[k]] == 2;
        for (int move = 0; move < nn->ways; move++) {
            int next = linked(nn, nn->queue[k], move);

            if (next < 0 || nn->group[next] == group)
                continue;
            nn->group[next] = group;
            nn->queue[n++] = next;
        }
    }
    for (int k = 0; k < n && !ring; k++)
        nn->group[nn->queue[k]] = LOOSE;
    return ring;
}

void neurons_group(struct neurons *nn)
{
    int squares = board_squares(nn->board);

    nn->nlinks = nn->nrings = 0;
    for (int square = 0; square < squares; square++)
        nn->group[square] = UNSEEN;
    for (int square = 0; square < squares; square++)
        if (nn->group[square] == UNSEEN && nn->degree[square] == 2 &&
            flood(nn, square, nn->nrings))
            nn->nrings++;
    for (int i = 0; i < nn->n; i++) {
        const struct neuron *e = &nn->at[i];

        if (e->on)
            nn->links[nn->nlinks++] = (struct tour_link){
                .from = e->from,
                .to = e->to,
                .group = nn->group[e->from] < 0 ? -1 : nn->group[e->from]
            };
    }
}

uint32_t *neurons_ring(const struct neurons *nn, int start)
{
    uint32_t *path = xcalloc((size_t)nn->squares, sizeof *path);
    int at = start, before = -1;

    for (int k = 0; k < nn->squares; k++) {
        int next = -1;

        path[k] = (uint32_t)at;
        for (int move = 0; move < nn->ways && (next < 0 || next == before);
             move++)
            next = linked(nn, at, move);
        before = at;
        at = next;
    }
    return path;
}
