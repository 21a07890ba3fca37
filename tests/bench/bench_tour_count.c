/*
 * Counting tours along a frontier, by one thread and by all cores; listing
 * them one by one; analysing finished ones. Time of the processor, and for
 * counts with all cores that of the clock as well. The largest counts take
 * long, so they run once, and the very largest only when it is named.
 */
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <string.h>

#include "base/alloc.h"
#include "base/error.h"
#include "bench.h"
#include "chess/board.h"
#include "chess/move_order.h"
#include "chess/mover.h"
#include "solve/job.h"
#include "solve/tour/all/list.h"
#include "solve/tour/analysis.h"
#include "solve/tour/count.h"
#include "solve/tour/tour.h"

struct seconds {
    double processor, clock;
};

static struct seconds count_seconds(const struct tour_count_question *q,
                                    int threads, uint64_t expected)
{
    struct seconds s = { bench_seconds(), bench_wall() };
    struct tour_count *tc = tour_count_start(q, threads);
    struct tour_count_status status;

    for (tour_count_poll(tc, &status); status.state == TOUR_COUNT_RUNNING;
         tour_count_poll(tc, &status))
        nanosleep(&(struct timespec){ .tv_nsec = 200000 }, NULL);
    tour_count_destroy(tc);
    if (status.state != TOUR_COUNT_DONE || status.count != expected) {
        fprintf(stderr, "chequer-bench: a count is wrong\n");
        exit(EXIT_FAILURE);
    }
    s.processor = bench_seconds() - s.processor;
    s.clock = bench_wall() - s.clock;
    return s;
}

static const struct count {
    const char *name;
    int files, ranks;
    enum tour_count_kind kind;
    int start;
    uint64_t count;
    enum { QUICK, LONG, VERY_LONG } effort;
} counts[] = {
    { "tours counted, 5x5", 5, 5, TOUR_COUNT_ALL, -1, 864, QUICK },
    { "tours counted, 6x6", 6, 6, TOUR_COUNT_ALL, -1, 3318960, QUICK },
    { "tours counted, 6x6 from a1", 6, 6, TOUR_COUNT_ALL, 0, 524486, QUICK },
    { "closed tours counted, 6x6", 6, 6, TOUR_COUNT_CLOSED, -1, 9862, QUICK },
    { "closed tours counted, 7x8", 7, 8, TOUR_COUNT_CLOSED, -1, 34524432316,
      QUICK },
    { "tours counted, 7x7", 7, 7, TOUR_COUNT_ALL, -1, 82787609160, LONG },
    { "closed tours counted, 8x8", 8, 8, TOUR_COUNT_CLOSED, -1, 13267364410532,
      LONG },
    { "tours counted, 8x8", 8, 8, TOUR_COUNT_ALL, -1, 9795914085489952,
      VERY_LONG },
};

static void count_row(struct bench *b, const struct count *c)
{
    double one = 0, all = 0, clock = 0, began = bench_seconds();
    struct tour_count_question q = {
        .mover = &mover_knight, .kind = c->kind, .start = c->start, .end = -1
    };
    struct board board;
    struct error err;

    board_init(&board, c->files, c->ranks);
    q.board = &board;
    if (!tour_count_possible(&q, &err)) {
        bench_skip(b, c->name, err.message);
        board_free(&board);
        return;
    }
    for (int i = 0; i == 0 || (c->effort == QUICK && bench_again(i, began));
         i++) {
        struct seconds s = count_seconds(&q, job_cores(), c->count);

        all = bench_best(all, s.processor);
        clock = bench_best(clock, s.clock);
        if (c->effort < VERY_LONG)
            one = bench_best(one, count_seconds(&q, 1, c->count).processor);
    }
    bench_row(b, c->name,
              (double[]){ one > 0 ? one * 1e3 : -1, all * 1e3, clock * 1e3 });
    board_free(&board);
}

static void count_rows(struct bench *b)
{
    static const char *const columns[] = { "one thread", "all cores",
                                           "all, clock", NULL };

    bench_table(b, "tours counted, milliseconds", columns);
    for (size_t i = 0; i < sizeof counts / sizeof *counts; i++) {
        const struct count *c = &counts[i];

        if (c->effort == VERY_LONG &&
            (b->filter == NULL || strcmp(b->filter, c->name) != 0))
            continue;
        if (bench_wants(b, c->name))
            count_row(b, c);
    }
}

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
    if (tour_list_count(tl) != expected)
        exit(EXIT_FAILURE);
    tour_list_destroy(tl);
    return bench_seconds() - began;
}

static void list_rows(struct bench *b)
{
    static const char *const columns[] = { "ms", "us each", NULL };
    static const struct {
        const char *name;
        int side, start;
        enum tour_count_kind kind;
        size_t count, bytes;
    } rows[] = {
        { "tours listed, 5x5", 5, -1, TOUR_COUNT_ALL, 864, 0 },
        { "closed tours listed, 6x6", 6, -1, TOUR_COUNT_CLOSED, 9862, 0 },
        { "tours listed, 8x8 from a1, the first 1000", 8, 0, TOUR_COUNT_ALL,
          1000, 28 * 1000 },
    };

    bench_table(b, "tours listed", columns);
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct tour_count_question q = { .mover = &mover_knight,
                                         .kind = rows[i].kind,
                                         .start = rows[i].start,
                                         .end = -1,
                                         .memory = rows[i].bytes };
        double best = 0, began = bench_seconds();
        struct board board;

        if (!bench_wants(b, rows[i].name))
            continue;
        board_init(&board, rows[i].side, rows[i].side);
        q.board = &board;
        for (int j = 0; bench_again(j, began); j++)
            best = bench_best(best, list_seconds(&q, rows[i].count));
        bench_row(b, rows[i].name,
                  (double[]){ best * 1e3, best * 1e6 / (double)rows[i].count });
        board_free(&board);
    }
}

/* The numbers of a tour from a1, as Roth's rule finds it. */
static uint32_t *number_tour(const struct board *board)
{
    struct tour_question q = { .board = board,
                               .mover = &mover_knight,
                               .end = -1 };
    uint32_t *number = xcalloc((size_t)board_squares(board), sizeof *number);
    struct tour_search *ts;
    struct tour_step step;
    struct error err;
    uint32_t n = 1;

    move_order_parse(&q.order, "s0", &err);
    ts = tour_roth.create(&q);
    number[0] = n;
    do {
        tour_roth.step(ts, &step);
        if (step.event == TOUR_ENTER)
            number[step.square] = ++n;
        else if (step.event == TOUR_RETREAT)
            number[step.square] = 0, n--;
        else if (step.event == TOUR_AGAIN) {
            memset(number, 0, (size_t)board_squares(board) * sizeof *number);
            number[0] = n = 1;
        }
    } while (step.event != TOUR_FOUND);
    tour_roth.destroy(ts);
    return number;
}

static void analysis_rows(struct bench *b)
{
    static const char *const columns[] = { "ns/square", NULL };
    static const struct {
        const char *name;
        int side;
    } rows[] = { { "tour analysed, 8x8", 8 },
                 { "tour analysed, 100x100", 100 },
                 { "tour analysed, 1000x1000", 1000 } };

    bench_table(b, "tours analysed", columns);
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        double best = 0, start = bench_seconds();
        struct tour_analysis ta;
        struct board board;
        uint32_t *number;

        if (!bench_wants(b, rows[i].name))
            continue;
        board_init(&board, rows[i].side, rows[i].side);
        number = number_tour(&board);
        for (int j = 0; bench_again(j, start); j++) {
            double began = bench_seconds();

            tour_analysis_init(&ta, &board, &mover_knight, number);
            tour_analysis_free(&ta);
            best = bench_best(best, bench_seconds() - began);
        }
        bench_row(b, rows[i].name,
                  &(double){ best * 1e9 / board_squares(&board) });
        free(number);
        board_free(&board);
    }
}

void bench_tour_count(struct bench *b)
{
    count_rows(b);
    list_rows(b);
    analysis_rows(b);
}
