/*
 * A tour put together from small ones, to be watched: first the small tours
 * stand on the board, then they are joined seam by seam, and then the knight
 * walks the whole.
 */
#ifndef CHEQUER_TOUR_SEWING_H
#define CHEQUER_TOUR_SEWING_H

#include <stddef.h>

#include "solve/construct/links.h"
#include "solve/construct/patchwork.h"
#include "solve/tour/glimpse.h"
#include "solve/tour/replay.h"

struct tour_sewing {
    struct tour_replay replay;
    struct patchwork patchwork;
    size_t sewn;             /* seams so far */
    struct links links;      /* owned: as sewn so far; on boards that are
                                too large to see them, there are none */
    struct tour_link *shown; /* owned: the same as a list */
    int nshown, ngroups;
    int *group; /* owned, by square */
};

/* `number` is the finished tour; takes over the patchwork, which is a true
 * account of it. */
void tour_sewing_init(struct tour_sewing *s, const struct board *b,
                      const uint32_t *number,
                      const struct patchwork *patchwork);
void tour_sewing_free(struct tour_sewing *s);

/* As struct tour_method has them. */
void tour_sewing_step(struct tour_sewing *s, struct tour_step *out);
void tour_sewing_glimpse(const struct tour_sewing *s, struct tour_glimpse *out);

#endif
