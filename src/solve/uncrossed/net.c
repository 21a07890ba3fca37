/* Laying out a board's moves as threads, with a place for each. */
#include "solve/uncrossed/net.h"

#include <assert.h>
#include <stdlib.h>

#include "base/alloc.h"
#include "base/rng.h"
#include "chess/board.h"
#include "chess/mover.h"
#include "chess/symmetry.h"
#include "solve/uncrossed/crossing.h"

/* Where the sweep comes to a place of the board. */
struct layout {
    const struct board *b;
    bool across; /* rows of the sweep are files of the board */
    bool turned;
};

static int width_of(const struct layout *l)
{
    return l->across ? l->b->ranks : l->b->files;
}

/* The board's square that is gone over as number `at`. */
static int square_at(const struct layout *l, int at)
{
    int n = board_squares(l->b), width = width_of(l);

    if (l->turned)
        at = n - 1 - at;
    return l->across ? at % width * l->b->files + at / width : at;
}

static void order_squares(struct net *net, const struct layout *l)
{
    net->squares = board_squares(l->b);
    net->width = width_of(l);
    net->square = xmalloc((size_t)net->squares * sizeof *net->square);
    for (int at = 0; at < net->squares; at++)
        net->square[at] = square_at(l, at);
}

/* The same number for the same move, whichever way the board is gone over. */
static uint64_t name_of(const struct net *net, int from, int to)
{
    int a = net->square[from], b = net->square[to];
    struct rng rng;

    rng_seed(&rng, (uint64_t)(a < b ? a : b) << 32 | (uint64_t)(a < b ? b : a));
    return rng_next(&rng);
}

/* One more thread; those of a square are in the order of where they end. */
static void add_thread(struct net *net, int from, int to, size_t *cap)
{
    int i = net->nthreads++;

    net->threads = grow(net->threads, (size_t)i, cap, sizeof *net->threads);
    for (; i > net->first[from] && net->threads[i - 1].to > to; i--)
        net->threads[i] = net->threads[i - 1];
    net->threads[i] = (struct thread){ .from = from,
                                       .to = to,
                                       .name = name_of(net, from, to) };
}

/* When the sweep comes to each square of the board; owned by the caller. */
static int *times_of(const struct net *net)
{
    int *time = xmalloc((size_t)net->squares * sizeof *time);

    for (int at = 0; at < net->squares; at++)
        time[net->square[at]] = at;
    return time;
}

static void find_threads(struct net *net, const struct board *b,
                         const struct mover *m)
{
    int *time = times_of(net);
    size_t cap = 0;

    net->first = xcalloc((size_t)net->squares + 1, sizeof *net->first);
    for (int from = 0; from < net->squares; from++) {
        int square = net->square[from];

        net->first[from] = net->nthreads;
        for (int k = 0; k < m->n && !b->hole[square]; k++) {
            int file = square % b->files + m->step[k].file;
            int rank = square / b->files + m->step[k].rank;

            if (board_has(b, file, rank) && time[rank * b->files + file] > from)
                add_thread(net, from, time[rank * b->files + file], &cap);
        }
    }
    net->first[net->squares] = net->nthreads;
    free(time);
}

/* A place is free again from the square after that where its thread ended. */
static bool give_places(struct net *net)
{
    int busy_until[NET_PLACES];

    for (int p = 0; p < NET_PLACES; p++)
        busy_until[p] = -1;
    net->into = xcalloc((size_t)net->squares, sizeof *net->into);
    for (int i = 0; i < net->nthreads; i++) {
        struct thread *t = &net->threads[i];

        while (t->place < NET_PLACES && busy_until[t->place] >= t->from)
            t->place++;
        if (t->place == NET_PLACES)
            return false;
        busy_until[t->place] = t->to;
        net->into[t->to] |= UINT64_C(1) << t->place;
    }
    return true;
}

static void find_crossings(struct net *net, int files)
{
    const int *sq = net->square;

    for (int i = 0; i < net->nthreads; i++)
        for (int j = 0; j < net->nthreads; j++) {
            struct thread *t = &net->threads[i];
            const struct thread *o = &net->threads[j];

            if (i != j && o->from <= t->from && o->to > t->from &&
                moves_cross(files, sq[t->from], sq[t->to], sq[o->from],
                            sq[o->to]))
                t->crosses |= UINT64_C(1) << o->place;
        }
}

static int turn_in_row(const struct net *net, int at)
{
    return at - at % net->width + net->width - 1 - at % net->width;
}

static void find_twins(struct net *net)
{
    for (int i = 0; net->mirrored && i < net->nthreads; i++) {
        int a = turn_in_row(net, net->threads[i].from);
        int b = turn_in_row(net, net->threads[i].to);
        int from = a < b ? a : b, twin = net->first[from];

        while (net->threads[twin].to != a + b - from)
            twin++;
        net->threads[i].twin = twin;
    }
}

/* All but what is only needed once it is known to fit. */
static bool lay_out(struct net *net, const struct board *b,
                    const struct mover *m, bool turned)
{
    struct layout l = { b, b->files > b->ranks, turned };
    enum symmetry turn = l.across ? SYMMETRY_RANKS : SYMMETRY_FILES;

    *net = (struct net){ .mirrored = symmetry_of_board(b) >> turn & 1 };
    order_squares(net, &l);
    find_threads(net, b, m);
    return give_places(net);
}

bool net_fits(const struct board *b, const struct mover *m)
{
    struct net net;
    bool fits = lay_out(&net, b, m, false);

    net_free(&net);
    return fits;
}

void net_init(struct net *net, const struct board *b, const struct mover *m,
              bool turned)
{
    bool fits = lay_out(net, b, m, turned);

    assert(fits);
    (void)fits;
    find_crossings(net, b->files);
    find_twins(net);
}

void net_free(struct net *net)
{
    free(net->square);
    free(net->threads);
    free(net->first);
    free(net->into);
    *net = (struct net){ .squares = 0 };
}

void net_hanging(const struct net *net, int at, int out[NET_PLACES])
{
    for (int p = 0; p < NET_PLACES; p++)
        out[p] = -1;
    for (int i = 0; i < net->nthreads; i++)
        if (net->threads[i].from < at && net->threads[i].to >= at)
            out[net->threads[i].place] = i;
}
