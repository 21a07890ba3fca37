/*
 * The other ways to a tour: those that put one together, whose time for a
 * square should not grow with the board; those that search by chance, by the
 * work until the first tour; and how often the rule alone succeeds with ties
 * broken at random, beside the figures that others have published.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "base/alloc.h"
#include "base/error.h"
#include "base/text.h"
#include "bench.h"
#include "chess/board.h"
#include "chess/mover.h"
#include "solve/construct/construct.h"
#include "solve/construct/parberry.h"
#include "solve/construct/squirrel_cull.h"
#include "solve/tour/tour.h"

/* --- put together -------------------------------------------------------- */

/* Its blocks are found once, before the clock runs, and reused. */
static void construct(struct construct *c, int side, uint32_t *number)
{
    struct construct_question q = { side, side, 0, true };
    struct text reason;

    text_init(&reason);
    construct_tour(c, &q, number, &reason);
    text_free(&reason);
}

static void parberry(struct construct *c, int side, uint32_t *number)
{
    (void)c;
    parberry_tour(&(struct parberry_question){ side, side, -1, 0 }, number);
}

static void squirrel(struct construct *c, int side, uint32_t *number)
{
    (void)c;
    squirrel_cull(side, 0, number);
}

typedef void maker(struct construct *c, int side, uint32_t *number);

/* Seconds a square. */
static double together(const struct bench *b, maker *make, int side)
{
    struct construct *c = construct_create();
    uint32_t *number = xcalloc((size_t)side * (size_t)side, sizeof *number);
    double best = 0;

    make(c, side, number);
    for (int i = 0; i < 5 || bench_again(b, 3 * i); i++) {
        double start = bench_seconds();

        make(c, side, number);
        best = bench_best(best, bench_seconds() - start);
    }
    free(number);
    construct_destroy(c);
    return best / side / side;
}

static void together_rows(struct bench *b)
{
    static const struct column columns[] = {
        { "construct", SECONDS, "a square, closed, for boards of any size" },
        { "parberry", SECONDS, "a square, closed, for even boards" },
        { "squirrel", SECONDS, "a square, open, by moves from a table" },
        { NULL, NUMBER, NULL }
    };
    static const int sides[] = { 50, 100, 200, 400, 600, 800, 1000 };

    bench_table(b, "tours put together", columns);
    for (size_t i = 0; i < sizeof sides / sizeof *sides; i++) {
        char name[48];

        snprintf(name, sizeof name, "put together, %dx%d", sides[i], sides[i]);
        if (bench_begin(b, name))
            bench_row(b, (double[]){ together(b, construct, sides[i]),
                                     together(b, parberry, sides[i]),
                                     together(b, squirrel, sides[i]) });
    }
}

/* --- searches ------------------------------------------------------------ */

enum { RUNS = 20 };

struct effort {
    double moves, rounds, seconds;
    int found;
};

/* One run from a corner: adds what it took if it came to a tour. */
static void try_once(const struct tour_method *method,
                     const struct tour_question *q, struct effort *e)
{
    double began = bench_seconds(), moves = 0, rounds = 1;
    struct tour_search *ts = method->create(q);
    struct tour_step s;

    do {
        method->step(ts, &s);
        moves += s.work > 1 ? s.work : 1;
        rounds += s.event == TOUR_AGAIN;
    } while (s.event != TOUR_FOUND && s.event != TOUR_STUCK &&
             s.event != TOUR_NONE);
    method->destroy(ts);
    if (s.event != TOUR_FOUND)
        return;
    e->found++;
    e->moves += moves;
    e->rounds += rounds;
    e->seconds += bench_seconds() - began;
}

static void search_row(struct bench *b, const struct tour_method *method,
                       int files, int ranks)
{
    struct board board;
    struct tour_question q = { .board = &board,
                               .mover = &mover_knight,
                               .end = -1 };
    struct effort e = { 0 };
    struct error err;
    char name[64];

    snprintf(name, sizeof name, "first tour, %s %dx%d", method->name, files,
             ranks);
    if (!bench_begin(b, name))
        return;
    board_init(&board, files, ranks);
    move_order_parse(&q.order, "random", &err);
    for (q.seed = 1; q.seed <= RUNS; q.seed++)
        try_once(method, &q, &e);
    bench_row(b, (double[]){ 100.0 * e.found / RUNS,
                             e.found ? e.moves / e.found : -1,
                             e.found ? e.rounds / e.found : -1,
                             e.found ? e.seconds / e.found : -1 });
}

static void search_rows(struct bench *b)
{
    static const struct column columns[] = {
        { "found", PERCENT, "runs of 20, by different seeds, with a tour" },
        { "work", NUMBER, "squares tried until then, mean" },
        { "rounds", NUMBER, "beginnings until then, mean" },
        { "time", SECONDS, "until then, mean" },
        { NULL, NUMBER, NULL }
    };
    static const struct {
        const struct tour_method *method;
        int files, ranks;
    } rows[] = {
        { &tour_warnsdorff, 8, 8 },   { &tour_warnsdorff, 20, 20 },
        { &tour_warnsdorff, 50, 50 }, { &tour_greedy, 8, 8 },
        { &tour_pohl, 8, 8 },         { &tour_roth, 8, 8 },
        { &tour_roth, 50, 50 },       { &tour_backtracking, 5, 5 },
        { &tour_ants, 5, 5 },         { &tour_ants, 6, 5 },
        { &tour_ants, 6, 6 },         { &tour_ants, 8, 8 },
        { &tour_neural, 6, 6 },       { &tour_neural, 8, 8 },
        { &tour_neural, 12, 12 },     { &tour_genetic, 5, 5 },
        { &tour_genetic, 6, 6 },      { &tour_genetic, 8, 8 },
    };

    bench_table(b, "to the first tour from a1", columns);
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        search_row(b, rows[i].method, rows[i].files, rows[i].ranks);
}

/* --- success ------------------------------------------------------------- */

static bool succeeds(const struct tour_method *method,
                     const struct tour_question *q)
{
    struct tour_search *ts = method->create(q);
    struct tour_step s;

    do
        method->step(ts, &s);
    while (s.event == TOUR_ENTER);
    method->destroy(ts);
    return s.event == TOUR_FOUND;
}

/* `published` in per cent; a bound is told by its own row's name. */
static void success_row(struct bench *b, const struct tour_method *method,
                        int side, double published, const char *bound)
{
    struct board board;
    struct tour_question q = { .board = &board,
                               .mover = &mover_knight,
                               .end = -1 };
    int tries = side < 30 ? 4000 : side < 120 ? 600 : 100, found = 0;
    struct error err;
    double share;
    char name[64];

    snprintf(name, sizeof name, "success, %s %dx%d%s", method->name, side, side,
             bound);
    if (!bench_begin(b, name))
        return;
    board_init(&board, side, side);
    move_order_parse(&q.order, "random", &err);
    for (int i = 1; i <= tries; i++) {
        q.seed = (uint64_t)i;
        found += succeeds(method, &q);
    }
    share = (double)found / tries;
    bench_row(b,
              (double[]){ 100 * share, 100 * sqrt(share * (1 - share) / tries),
                          published });
}

static void success_rows(struct bench *b)
{
    static const struct column columns[] = {
        { "here", PERCENT, "of all tries found a tour" },
        { "error", PERCENT, "standard error of that" },
        { "published", PERCENT, "what others report" },
        { NULL, NUMBER, NULL }
    };

    bench_table(b, "success with random ties from a corner", columns);
    success_row(b, &tour_greedy, 7, 75, "");
    success_row(b, &tour_greedy, 8, 99, "");
    success_row(b, &tour_greedy, 25, 98, " (at least)");
    success_row(b, &tour_greedy, 50, 81, "");
    success_row(b, &tour_greedy, 100, 35, "");
    success_row(b, &tour_greedy, 200, 5, " (less than)");
    success_row(b, &tour_pohl, 7, 97, " (more than)");
    success_row(b, &tour_pohl, 8, 67, "");
    success_row(b, &tour_pohl, 25, 97, " (more than)");
    success_row(b, &tour_pohl, 50, 97, " (more than)");
    success_row(b, &tour_pohl, 100, 95, " (more than)");
}

void bench_methods(struct bench *b)
{
    together_rows(b);
    search_rows(b);
    success_rows(b);
}
