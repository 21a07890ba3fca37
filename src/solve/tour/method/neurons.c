/* See the header. */
#include "solve/tour/method/neurons.h"

#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/rng.h"
#include "chess/attack.h"
#include "chess/board.h"

/* The moves that lead to a greater square, by that square: the order in which
 * neurons take turns matters a little. */
static const int upward[4] = { 6, 1, 7, 0 };

static void add_neuron(struct neurons *nn, int from, int move)
{
    int to = attack_step(nn->board, from, knight_steps[move]);

    if (nn->board->hole[from] || to < 0)
        return;
    nn->around[from * 8 + move] = nn->n;
    nn->around[to * 8 + (move + 4) % 8] = nn->n;
    nn->at[nn->n++] = (struct neuron){ .from = from, .to = to };
}

void neurons_init(struct neurons *nn, const struct board *b)
{
    size_t squares = (size_t)board_squares(b);

    *nn = (struct neurons){ .board = b,
                            .squares = board_squares(b) - b->nholes };
    nn->at = xcalloc(squares * 4, sizeof *nn->at);
    nn->around = xcalloc(squares * 8, sizeof *nn->around);
    nn->degree = xcalloc(squares, sizeof *nn->degree);
    nn->links = xcalloc(squares * 4, sizeof *nn->links);
    nn->group = xcalloc(squares, sizeof *nn->group);
    nn->queue = xcalloc(squares, sizeof *nn->queue);
    for (size_t i = 0; i < squares * 8; i++)
        nn->around[i] = -1;
    for (int square = 0; square < (int)squares; square++)
        for (int k = 0; k < 4; k++)
            add_neuron(nn, square, upward[k]);
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
    int i = nn->around[square * 8 + move];

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
        for (int move = 0; move < 8; move++) {
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
        for (int move = 0; move < 8 && (next < 0 || next == before); move++)
            next = linked(nn, at, move);
        before = at;
        at = next;
    }
    return path;
}
