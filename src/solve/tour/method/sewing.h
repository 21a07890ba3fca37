/*
 * A tour put together from small ones, to be watched: first the small tours
 * stand on the board, then they are joined seam by seam, and then the knight
 * walks the whole.
 */
#ifndef CHEQUER_TOUR_SEWING_H
#define CHEQUER_TOUR_SEWING_H

#include <stdint.h>

struct board;
struct patchwork;
struct tour_glimpse;
struct tour_search;
struct tour_step;

/* `number` is the finished tour; takes it and the patchwork over, which is a
 * true account of it. */
struct tour_search *tour_sewing_create(const struct board *b, uint32_t *number,
                                       const struct patchwork *patchwork);

/* As struct tour_method has them. */
void tour_sewing_destroy(struct tour_search *ts);
void tour_sewing_step(struct tour_search *ts, struct tour_step *out);
void tour_sewing_glimpse(const struct tour_search *ts,
                         struct tour_glimpse *out);

#endif
