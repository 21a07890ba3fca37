/*
 * What a question about tours comes down to where they are counted by
 * frontier.h: which board, paths or rings, and what is made of their numbers.
 */
#ifndef CHEQUER_TOUR_RECKONING_H
#define CHEQUER_TOUR_RECKONING_H

#include <stdbool.h>
#include <stdint.h>

#include "solve/frontier/plan.h"
#include "solve/tour/count_question.h"
#include "solve/wide.h"

struct error;

struct reckoning {
    struct frontier_board board; /* its holes are owned */
    enum tour_count_kind kind;
    bool directed, from_start;
    int squares;
    bool paths, rings; /* what has to be counted */
    uint64_t memory;   /* that it may take */
};

/* Of the knight on a flat board, and of all tours that there are. */
bool reckoning_suits(const struct tour_count_question *q);

void reckoning_init(struct reckoning *r, const struct tour_count_question *q);
void reckoning_free(struct reckoning *r);

/* False, with the reason: the board is too wide, or memory too small for so
 * many bytes. */
bool reckoning_is_narrow(const struct reckoning *r, struct error *err);
bool reckoning_fits(const struct reckoning *r, uint64_t bytes,
                    struct error *err);

/* The board for paths or for rings, cut as its memory needs it. */
struct frontier_board reckoning_board(const struct reckoning *r, bool open);

/* Seconds by one processor, and bytes. */
double reckoning_seconds(const struct reckoning *r);
uint64_t reckoning_bytes(const struct reckoning *r);

/* The answer. What did not have to be counted is 0. */
wide reckoning_result(const struct reckoning *r, wide paths, wide rings);

#endif
