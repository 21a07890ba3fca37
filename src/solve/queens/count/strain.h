/*
 * The same as match.h for long lists, by looking at fewer pairs: both are
 * sorted by their busiest bits, those that most sets have. Sets that stand
 * together then have some of them in common, and all sets of the other list
 * that have one of these need not be met.
 */
#ifndef CHEQUER_QUEENS_STRAIN_H
#define CHEQUER_QUEENS_STRAIN_H

#include "solve/queens/count/match.h"

/* Memory for it; each thread has its own. All 0 to begin with. */
struct strainer {
    struct match_list one, other; /* sorted */
    struct match_list left;       /* of the other, for sets that stand
                                     together */
    uint8_t *patterns;            /* owned: of one list */
};

void strain_free(struct strainer *s);

/* Worth it for lists that are as long as this? */
bool strain_pays(const struct match_list *a, const struct match_list *b);

uint64_t strain_count(struct strainer *s, const struct match_list *a,
                      const struct match_list *b, int bits,
                      enum match_width width);

#endif
