/*
 * Tours listed one by one. The measure is a plain program of bit masks that
 * goes back as soon as a square near the knight is a dead end.
 */
#include <string.h>

#include "base/error.h"
#include "bench.h"
#include "chess/board.h"
#include "chess/move_order.h"
#include "chess/mover.h"
#include "solve/tour/all/list.h"
#include "solve/tour/count.h"

/* --- the plain program ---------------------------------------------------- */

struct plain {
    uint64_t near[36]; /* squares a move away */
    uint8_t path[36], *out;
    int squares;
    bool closed;
    size_t count;
};

static void plain_init(struct plain *p, int side, bool closed, uint8_t *out)
{
    *p = (struct plain){ .squares = side * side, .closed = closed, .out = out };
    for (int from = 0; from < p->squares; from++)
        for (int to = 0; to < p->squares; to++) {
            int files = to % side - from % side;
            int ranks = to / side - from / side;

            if (files * files + ranks * ranks == 5)
                p->near[from] |= UINT64_C(1) << to;
        }
}

static void plain_found(struct plain *p)
{
    /* One direction of a tour is enough. */
    if (p->path[p->closed] > p->path[p->squares - 1])
        return;
    memcpy(p->out + p->count++ * (size_t)p->squares, p->path,
           (size_t)p->squares);
}

/* Is there, beside the square just left, one that cannot be passed through?
 * An open tour may have one such in all: its last square. */
static bool plain_dead(const struct plain *p, uint64_t free, int left, int at,
                       uint64_t *ends)
{
    uint64_t open = free | UINT64_C(1) << at;

    if (p->closed)
        open |= UINT64_C(1) << p->path[0];
    for (uint64_t beside = p->near[left] & free; beside; beside &= beside - 1) {
        uint64_t ways = p->near[__builtin_ctzll(beside)] & open;

        if (ways == 0)
            return true;
        if ((ways & (ways - 1)) == 0)
            *ends |= beside & -beside;
    }
    return *ends && (p->closed || (*ends & (*ends - 1)));
}

static void plain_from(struct plain *p, int n, int at, uint64_t free,
                       uint64_t ends)
{
    p->path[n++] = (uint8_t)at;
    if (n == p->squares) {
        if (!p->closed || (p->near[at] >> p->path[0] & 1))
            plain_found(p);
        return;
    }
    for (uint64_t to = p->near[at] & free; to; to &= to - 1) {
        int next = __builtin_ctzll(to);
        uint64_t then = free & ~(UINT64_C(1) << next), last = ends & then;

        if (!plain_dead(p, then, at, next, &last))
            plain_from(p, n, next, then, last);
    }
}

/* On a board of an odd number of squares tours begin on the colour that has
 * more of them, that of square 0. */
static double plain_seconds(int side, bool closed, size_t expected)
{
    static uint8_t out[400000];
    double began = bench_seconds();
    struct plain p;

    plain_init(&p, side, closed, out);
    for (int start = 0; start < (closed ? 1 : p.squares); start += 1 + side % 2)
        plain_from(&p, 0, start,
                   ((UINT64_C(1) << p.squares) - 1) & ~(UINT64_C(1) << start),
                   0);
    bench_must(p.count == expected, "the plain list is wrong");
    return bench_seconds() - began;
}

/* --- ours ----------------------------------------------------------------- */

static double list_seconds(const struct tour_count_question *q, size_t expected)
{
    double began = bench_seconds();
    struct move_order order;
    struct tour_list *tl;
    struct error err;

    move_order_parse(&order, "s0", &err);
    tl = tour_list_create(q, &order, 1);
    while (tour_list_step(tl, 2000) == TOUR_LIST_MORE)
        ;
    bench_must(tour_list_count(tl) == expected, "a list is wrong");
    tour_list_destroy(tl);
    return bench_seconds() - began;
}

static const struct row {
    const char *name;
    int side, start;
    enum tour_count_kind kind;
    size_t count, bytes;
    bool plain;
} rows[] = {
    { "tours listed, 5x5", 5, -1, TOUR_COUNT_ALL, 864, 0, true },
    { "closed tours listed, 6x6", 6, -1, TOUR_COUNT_CLOSED, 9862, 0, true },
    { "tours listed, 8x8 from a1, the first 1000", 8, 0, TOUR_COUNT_ALL, 1000,
      28 * 1000, false },
};

static void list_row(struct bench *b, const struct row *r)
{
    struct board board;
    struct tour_count_question q = { .board = &board,
                                     .mover = &mover_knight,
                                     .kind = r->kind,
                                     .start = r->start,
                                     .end = -1,
                                     .memory = r->bytes };
    bool closed = r->kind == TOUR_COUNT_CLOSED;
    double best = 0, plain = -1;

    board_init(&board, r->side, r->side);
    for (int i = 0; bench_again(b, i); i++) {
        best = bench_best(best, list_seconds(&q, r->count));
        if (r->plain)
            plain = bench_best(plain, plain_seconds(r->side, closed, r->count));
    }
    bench_row(b, (double[]){ best, best / (double)r->count, plain,
                             bench_ratio(best, plain) });
}

void bench_tour_list(struct bench *b)
{
    static const struct column columns[] = {
        { "all", SECONDS, "all tours, 2,000 squares at a time" },
        { "each", SECONDS, "for one of them" },
        { "plain", SECONDS, "all, by bit masks with a test for dead ends" },
        { "all/plain", RATIO, "" },
        { NULL, NUMBER, NULL }
    };

    bench_table(b, "tours listed", columns);
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        if (bench_begin(b, rows[i].name))
            list_row(b, &rows[i]);
}
