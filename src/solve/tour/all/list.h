/*
 * The tours of a board one by one, kept for browsing: next, previous, jump.
 * They come in the order of stream.h; on any board the first ones are there
 * at once.
 */
#ifndef CHEQUER_TOUR_LIST_H
#define CHEQUER_TOUR_LIST_H

#include <stddef.h>
#include <stdint.h>

struct move_order;
struct tour_count_question;
struct tour_list;

enum tour_list_state {
    TOUR_LIST_MORE, /* there may be more */
    TOUR_LIST_DONE, /* these are all */
    TOUR_LIST_FULL  /* more do not fit in the memory allowed */
};

/*
 * The tours that solve/tour/count.h would count for the same question, in its
 * `memory` at most; 0 stands for TOUR_LIST_BYTES. Board and piece must outlive
 * the list.
 */
enum { TOUR_LIST_BYTES = 256 << 20 };

struct tour_list *tour_list_create(const struct tour_count_question *q,
                                   const struct move_order *order,
                                   uint64_t seed);
void tour_list_destroy(struct tour_list *tl);

/* Enters about `budget` squares more. */
enum tour_list_state tour_list_step(struct tour_list *tl, long budget);
enum tour_list_state tour_list_state(const struct tour_list *tl);

/* How many have been found so far. */
size_t tour_list_count(const struct tour_list *tl);

/* The squares of number k, from 1 to the count, in the order of the tour. */
void tour_list_at(const struct tour_list *tl, size_t k, int *squares);

#endif
