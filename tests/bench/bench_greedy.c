/* One pass of Warnsdorff's rule: time a square, which should hardly grow. */
#include <stddef.h>

#include "base/error.h"
#include "bench.h"
#include "chess/board.h"
#include "solve/tour.h"

enum { SQUARES = 50000, STARTS_MAX = 500 };

/* Seconds a square, over passes from as many starts as make SQUARES. They are
 * all set up beforehand: reading the clock takes longer than some squares. */
static double one_try(struct tour_question *q, int squares)
{
    struct tour_search *searches[STARTS_MAX];
    int n = SQUARES / squares;
    double seconds;
    long done = 0;

    n = n < 1 ? 1 : n > STARTS_MAX ? STARTS_MAX : n;
    for (int k = 0; k < n; k++) {
        q->start = (int)((long)k * 7919 % squares);
        searches[k] = tour_greedy.create(q);
    }
    seconds = bench_seconds();
    for (int k = 0; k < n; k++) {
        struct tour_step s;

        do {
            tour_greedy.step(searches[k], &s);
            done++;
        } while (s.event == TOUR_ENTER);
    }
    seconds = bench_seconds() - seconds;
    for (int k = 0; k < n; k++)
        tour_greedy.destroy(searches[k]);
    return seconds / (double)done;
}

static void one_size(struct bench *b, const char *name, int size)
{
    struct board board;
    struct tour_question q = {.board = &board, .end = -1, .seed = 1};
    struct error err;
    double best = 0, began = bench_seconds();

    if (!bench_wants(b, name))
        return;
    board_init(&board, size, size);
    move_order_parse(&q.order, "s0", &err);
    for (int i = 0; bench_again(i, began); i++)
        best = bench_best(best, one_try(&q, size * size));
    bench_row(b, name, (double[]){best * 1e9});
    board_free(&board);
}

void bench_greedy(struct bench *b)
{
    static const char *const columns[] = {"ns a square", NULL};

    bench_table(b, "greedy tour", columns);
    one_size(b, "greedy pass, 8x8", 8);
    one_size(b, "greedy pass, 50x50", 50);
    one_size(b, "greedy pass, 200x200", 200);
    one_size(b, "greedy pass, 1000x1000", 1000);
}
