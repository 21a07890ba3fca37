/*
 * How many tours there are, by going through them all in the background. It
 * knows every piece and surface, but takes time for each tour; on a torus
 * without holes at least not for each start, as all are alike.
 */
#ifndef CHEQUER_TOUR_TALLY_H
#define CHEQUER_TOUR_TALLY_H

#include <stdbool.h>
#include <stdint.h>

struct tour_count_question;
struct tour_tally;

/* Board and piece are copied. */
struct tour_tally *tour_tally_start(const struct tour_count_question *q);

/* At once, at any time: how much is done, 0 to 1; true and the number if that
 * is all. */
bool tour_tally_poll(const struct tour_tally *tt, double *fraction,
                     uint64_t *count);

/* Stops it, waits until that is noticed, frees everything. */
void tour_tally_destroy(struct tour_tally *tt);

#endif
