/*
 * Tours found. The measure for Warnsdorff's rule is the plain pass that a
 * good programmer writes: a border round the board, exits counted as squares
 * are taken, the first of the best taken.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/error.h"
#include "base/text.h"
#include "bench.h"
#include "chess/board.h"
#include "chess/mover.h"
#include "solve/tour/tour.h"

enum { SQUARES = 50000, STARTS_MAX = 500, TAKEN = 128 };

/* --- the plain pass ------------------------------------------------------ */

struct plain {
    int side, stride, at;
    int to[8];
    uint8_t *exits; /* TAKEN: no way there */
    uint32_t *number;
};

static int plain_at(const struct plain *p, int square)
{
    return (square / p->side + 2) * p->stride + square % p->side + 2;
}

static void plain_take(struct plain *p, int at, uint32_t number)
{
    p->at = at;
    p->number[at] = number;
    p->exits[at] |= TAKEN;
    for (int i = 0; i < 8; i++)
        p->exits[at + p->to[i]]--;
}

static void plain_init(struct plain *p, int side, int start)
{
    static const int file[8] = { 1, 2, 2, 1, -1, -2, -2, -1 };
    static const int rank[8] = { 2, 1, -1, -2, -2, -1, 1, 2 };
    size_t cells = (size_t)(side + 4) * (size_t)(side + 4);

    *p = (struct plain){ .side = side, .stride = side + 4 };
    p->exits = xmalloc(cells);
    p->number = xcalloc(cells, sizeof *p->number);
    memset(p->exits, TAKEN + 64, cells);
    for (int i = 0; i < 8; i++)
        p->to[i] = rank[i] * p->stride + file[i];
    for (int y = 2; y < side + 2; y++)
        memset(&p->exits[y * p->stride + 2], 0, (size_t)side);
    for (int sq = 0; sq < side * side; sq++)
        for (int i = 0; i < 8; i++)
            p->exits[plain_at(p, sq) + p->to[i]]++;
    plain_take(p, plain_at(p, start), 1);
}

static void plain_free(struct plain *p)
{
    free(p->exits);
    free(p->number);
}

/* How many squares it enters. */
static long plain_run(struct plain *p)
{
    for (uint32_t n = 2;; n++) {
        unsigned fewest = TAKEN;
        int next = 0;

        for (int i = 0; i < 8; i++) {
            int at = p->at + p->to[i];

            if (p->exits[at] < fewest) {
                fewest = p->exits[at];
                next = at;
            }
        }
        if (fewest == TAKEN)
            return (long)n - 1;
        plain_take(p, next, n);
    }
}

/* --- passes -------------------------------------------------------------- */

static int start_of(int k, int squares)
{
    return (int)((long)k * 7919 % squares);
}

static int starts_for(int squares)
{
    int n = SQUARES / squares;

    return n < 1 ? 1 : n > STARTS_MAX ? STARTS_MAX : n;
}

/* Seconds a square, over passes from as many starts as make SQUARES. They are
 * all set up beforehand: reading the clock takes longer than some squares. */
static double plain_seconds(int side)
{
    struct plain passes[STARTS_MAX];
    int n = starts_for(side * side);
    double seconds;
    long done = 0;

    for (int k = 0; k < n; k++)
        plain_init(&passes[k], side, start_of(k, side * side));
    seconds = bench_seconds();
    for (int k = 0; k < n; k++)
        done += plain_run(&passes[k]);
    seconds = bench_seconds() - seconds;
    for (int k = 0; k < n; k++)
        plain_free(&passes[k]);
    return seconds / (double)done;
}

/* The same by one of our methods, of which Roth's must always find a tour:
 * its new tries count as time, not as squares. */
static double method_seconds(const struct tour_method *method,
                             struct tour_question *q)
{
    struct tour_search *searches[STARTS_MAX];
    int squares = board_squares(q->board), n = starts_for(squares);
    double seconds;
    long done = 0;

    for (int k = 0; k < n; k++) {
        q->start = start_of(k, squares);
        searches[k] = method->create(q);
    }
    seconds = bench_seconds();
    for (int k = 0; k < n; k++) {
        struct tour_step s;
        long entered = 0;

        do {
            method->step(searches[k], &s);
            entered = s.event == TOUR_AGAIN ? 0 : entered + 1;
        } while (s.event == TOUR_ENTER || s.event == TOUR_AGAIN);
        bench_must(method != &tour_roth || s.event == TOUR_FOUND, "no tour");
        done += entered;
    }
    seconds = bench_seconds() - seconds;
    for (int k = 0; k < n; k++)
        method->destroy(searches[k]);
    return seconds / (double)done;
}

static void pass_row(struct bench *b, const char *name, int side)
{
    struct board board;
    struct tour_question q = {
        .board = &board, .mover = &mover_knight, .end = -1, .seed = 1
    };
    struct error err;
    double plain = 0, greedy = 0, roth = 0;

    if (!bench_begin(b, name))
        return;
    board_init(&board, side, side);
    move_order_parse(&q.order, "s0", &err);
    for (int i = 0; bench_again(b, i); i++) {
        plain = bench_best(plain, plain_seconds(side));
        greedy = bench_best(greedy, method_seconds(&tour_greedy, &q));
        roth = bench_best(roth, method_seconds(&tour_roth, &q));
    }
    bench_row(b,
              (double[]){ plain, greedy, roth, greedy / plain, roth / plain });
}

/* --- all starts ---------------------------------------------------------- */

/* From nothing to a tour and back, from each square of a board; returns the
 * seconds for one. */
static double all_starts_seconds(const struct tour_method *method,
                                 struct tour_question *q)
{
    int squares = board_squares(q->board);
    double began = bench_seconds();

    for (q->start = 0; q->start < squares; q->start++) {
        struct tour_search *ts = method->create(q);
        struct tour_step s;

        do
            method->step(ts, &s);
        while (s.event != TOUR_FOUND && s.event != TOUR_STUCK &&
               s.event != TOUR_NONE);
        bench_must(s.event == TOUR_FOUND, "no tour");
        method->destroy(ts);
    }
    return (bench_seconds() - began) / squares;
}

static double all_plain_seconds(int side)
{
    double began = bench_seconds();

    for (int start = 0; start < side * side; start++) {
        struct plain p;

        plain_init(&p, side, start);
        plain_run(&p);
        plain_free(&p);
    }
    return (bench_seconds() - began) / (side * side);
}

static void all_starts_row(struct bench *b, const char *name)
{
    struct board board;
    struct tour_question q = {
        .board = &board, .mover = &mover_knight, .end = -1, .seed = 1
    };
    struct error err;
    double plain = 0, roth = 0, full = 0;

    if (!bench_begin(b, name))
        return;
    board_init(&board, 8, 8);
    move_order_parse(&q.order, "s0", &err);
    for (int i = 0; bench_again(b, i); i++) {
        plain = bench_best(plain, all_plain_seconds(8));
        roth = bench_best(roth, all_starts_seconds(&tour_roth, &q));
        full = bench_best(full, all_starts_seconds(&tour_warnsdorff, &q));
    }
    bench_row(b, (double[]){ plain, roth, full, roth / plain });
}

void bench_tours(struct bench *b)
{
    static const struct column passes[] = {
        { "plain", SECONDS, "a square, by a bare loop over a padded board" },
        { "greedy", SECONDS, "the same by our rule alone" },
        { "roth", SECONDS, "by our rule with Roth's, which never fails" },
        { "greedy/plain", RATIO, "" },
        { "roth/plain", RATIO, "" },
        { NULL, NUMBER, NULL }
    };
    static const struct column starts[] = {
        { "plain", SECONDS, "each, by a bare loop that may fail" },
        { "roth", SECONDS, "each, by our rule with Roth's" },
        { "warnsdorff", SECONDS, "each, by our rule that may retreat" },
        { "roth/plain", RATIO, "" },
        { NULL, NUMBER, NULL }
    };

    bench_table(b, "passes by Warnsdorff's rule", passes);
    pass_row(b, "pass, 8x8", 8);
    pass_row(b, "pass, 50x50", 50);
    pass_row(b, "pass, 100x100", 100);
    pass_row(b, "pass, 200x200", 200);
    pass_row(b, "pass, 1000x1000", 1000);
    bench_table(b, "tours from all starts, set up and freed", starts);
    all_starts_row(b, "all starts of 8x8");
}
