/*
 * Counting tours along a frontier, by one thread and by all cores; and
 * analysing finished ones. Time of the processor, and for
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
    bench_must(status.state == TOUR_COUNT_DONE &&
                   wide_is(status.count, expected),
               "a count is wrong");
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
    double one = 0, all = 0, clock = 0;
    struct tour_count_question q = {
        .mover = &mover_knight, .kind = c->kind, .start = c->start, .end = -1
    };
    struct board board;
    struct error err;

    board_init(&board, c->files, c->ranks);
    q.board = &board;
    if (!tour_count_possible(&q, &err))
        bench_skip(b, err.message);
    for (int i = 0; i == 0 || (c->effort == QUICK && bench_again(b, i)); i++) {
        struct seconds s = count_seconds(&q, job_cores(), c->count);

        all = bench_best(all, s.processor);
        clock = bench_best(clock, s.clock);
        if (c->effort < VERY_LONG)
            one = bench_best(one, count_seconds(&q, 1, c->count).processor);
    }
    bench_row(b, (double[]){ one > 0 ? one : -1, all, clock });
}

static void count_rows(struct bench *b)
{
    static const struct column columns[] = {
        { "one thread", SECONDS, "along a frontier from both ends" },
        { "all cores", SECONDS, "the work of as many threads as cores" },
        { "all, clock", CLOCK, "the same by the clock" },
        { NULL, NUMBER, NULL }
    };

    bench_table(b, "tours counted", columns);
    for (size_t i = 0; i < sizeof counts / sizeof *counts; i++) {
        const struct count *c = &counts[i];

        if (c->effort == VERY_LONG ? bench_begin_named(b, c->name)
                                   : bench_begin(b, c->name))
            count_row(b, c);
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
    static const struct column columns[] = {
        { "time", SECONDS, "a square, for all that is said of a tour" },
        { NULL, NUMBER, NULL }
    };
    static const struct {
        const char *name;
        int side;
    } rows[] = { { "tour analysed, 8x8", 8 },
                 { "tour analysed, 100x100", 100 },
                 { "tour analysed, 1000x1000", 1000 } };

    bench_table(b, "tours analysed", columns);
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        double best = 0;
        struct tour_analysis ta;
        struct board board;
        uint32_t *number;

        if (!bench_begin(b, rows[i].name))
            continue;
        board_init(&board, rows[i].side, rows[i].side);
        number = number_tour(&board);
        for (int j = 0; bench_again(b, j); j++) {
            double began = bench_seconds();

            tour_analysis_init(&ta, &board, &mover_knight, number);
            tour_analysis_free(&ta);
            best = bench_best(best, bench_seconds() - began);
        }
        bench_row(b, &(double){ best / board_squares(&board) });
    }
}

void bench_tour_count(struct bench *b)
{
    count_rows(b);
    analysis_rows(b);
}
