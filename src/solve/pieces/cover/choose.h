/*
 * Which square is covered next, and from where: what nearly all the time of a
 * search goes into, for search.c only.
 */
#ifndef CHEQUER_COVER_CHOOSE_H
#define CHEQUER_COVER_CHOOSE_H

#include "solve/pieces/cover/reach.h"

/* What is known of a part that is being covered. */
struct cover_choice {
    const struct cover_reach *reach;
    int *squares; /* owned; of the part */
    int nsquares;
    uint16_t *gain; /* owned; bare squares covered from each, after a choice */
};

void cover_choice_init(struct cover_choice *c, const struct cover_reach *reach,
                       const uint64_t *part);
void cover_choice_free(struct cover_choice *c);

/* The bare square that can be covered from the fewest places that are free, or
 * -1 if `pieces` cannot cover all that are bare. */
int cover_choose(struct cover_choice *c, const uint64_t *bare,
                 const uint64_t *free_places, int pieces);

#endif
