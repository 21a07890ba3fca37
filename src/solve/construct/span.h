/*
 * A tile with its numbers in the tour of the whole board, and the writing of
 * them, which is where the time for a large board goes.
 */
#ifndef CHEQUER_CONSTRUCT_SPAN_H
#define CHEQUER_CONSTRUCT_SPAN_H

#include <stdbool.h>
#include <stdint.h>

#include "solve/construct/round.h"

/* The neighbours, and the start. */
enum { SPAN_CUTS_MAX = SIDES + 1 };

/* Numbers are `base` plus the step, plus `more` of each cut that is before
 * the step. */
struct span {
    const struct round *round;
    uint32_t base;
    int ncuts;
    int cut[SPAN_CUTS_MAX];
    uint32_t more[SPAN_CUTS_MAX];
};

void span_cut(struct span *s, int step, uint32_t more);

static inline uint32_t span_number(const struct span *s, int step)
{
    uint32_t number = s->base + (uint32_t)step;

    for (int i = 0; i < s->ncuts; i++)
        number += s->cut[i] < step ? s->more[i] : 0;
    return number;
}

/* To `out` and the ranks above it, one `stride` after the other. Wide: with
 * instructions that not every processor has. */
void span_write(const struct span *s, bool wide, int stride, uint32_t *out);
bool span_can_be_wide(void);

#endif
