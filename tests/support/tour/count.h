/* Questions about the number of tours, and their answers. */
#ifndef TESTS_TOUR_COUNT_H
#define TESTS_TOUR_COUNT_H

#include <time.h>

#include "chess/board.h"
#include "chess/mover.h"
#include "solve/tour/count.h"

/* A question about a whole board; free the board. */
static inline struct tour_count_question ask(struct board *b, int files,
                                             int ranks,
                                             enum tour_count_kind kind)
{
    board_init(b, files, ranks);
    return (struct tour_count_question){
        .board = b, .mover = &mover_knight, .kind = kind, .start = -1, .end = -1
    };
}

/* Not before it is done or has failed. */
static inline void tour_count_wait(const struct tour_count *tc,
                                   struct tour_count_status *out)
{
    const struct timespec a_little = { .tv_nsec = 200000 };

    for (tour_count_poll(tc, out); out->state == TOUR_COUNT_RUNNING;
         tour_count_poll(tc, out))
        nanosleep(&a_little, NULL);
}

static inline struct tour_count_status answer(
    const struct tour_count_question *q, int threads)
{
    struct tour_count_status status;
    struct tour_count *tc = tour_count_start(q, threads);

    tour_count_wait(tc, &status);
    tour_count_destroy(tc);
    return status;
}

static inline uint64_t number(const struct tour_count_question *q)
{
    struct tour_count_status status = answer(q, 2);

    return status.state == TOUR_COUNT_DONE ? status.count.low : UINT64_MAX;
}

#define ASSERT_COUNT(expected, actual)            \
    ASSERT_EQ_FMT((unsigned long long)(expected), \
                  (unsigned long long)(actual), "%llu")

#endif
