/*
 * The tours of a board, one after another, for whoever takes them as they
 * come: a list that is printed, an album that keeps them. They come in the
 * order in which the search by Warnsdorff's rule finds them, start by start
 * where any will do, so the same question always gives the same stream.
 */
#ifndef CHEQUER_TOUR_STREAM_H
#define CHEQUER_TOUR_STREAM_H

#include <stdbool.h>
#include <stdint.h>

struct move_order;
struct tour_count_question;
struct tour_stream;

enum tour_stream_state {
    TOUR_STREAM_MORE,  /* the budget is spent, there may be more */
    TOUR_STREAM_FOUND, /* here is one */
    TOUR_STREAM_DONE   /* those were all */
};

/*
 * The tours that solve/tour/count.h would count for the same question, as far
 * as its sieve wants them. Board and piece must outlive the stream. The order
 * decides between squares of equal rank; one at random goes by the seed.
 */
struct tour_stream *tour_stream_create(const struct tour_count_question *q,
                                       const struct move_order *order,
                                       uint64_t seed);
void tour_stream_destroy(struct tour_stream *ts);

/*
 * Before it begins: only those whose search begins with these squares, one at
 * least. Where just the end is given, the search begins there. More than one
 * square only if tour_stream_keeps.
 */
void tour_stream_keep_to(struct tour_stream *ts, const int *squares, int n);
bool tour_stream_keeps(const struct tour_count_question *q);

/* Goes on to the next tour, but enters no more than about `*budget` squares,
 * those of tours that its sieve looks at included, and takes off what it
 * did. */
enum tour_stream_state tour_stream_step(struct tour_stream *ts, long *budget);

/* How many squares a tour has; and after FOUND, those of this one in order. */
int tour_stream_squares(const struct tour_stream *ts);
void tour_stream_tour(const struct tour_stream *ts, int *squares);

/* The same: how often it crosses itself, if the sieve asks for that. */
uint64_t tour_stream_crossings(const struct tour_stream *ts);

#endif
