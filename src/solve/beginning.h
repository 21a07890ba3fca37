/*
 * A share of a search: of the ways to place the first pieces every so many-th
 * is followed, and the others are left to others.
 */
#ifndef CHEQUER_BEGINNING_H
#define CHEQUER_BEGINNING_H

#include <stdbool.h>
#include <stddef.h>

struct beginning {
    size_t unit, of; /* number, from 0; of 0: all of it, to be told */
    int depth;       /* pieces, or lines filled, that make a beginning */
    size_t seen;     /* beginnings so far */
};

/* No unit: none is followed, and all are seen. */
#define BEGINNING_NONE ((size_t)-1)

/* Before the next piece is placed: is it to be followed? `complete`: there is
 * no next one. */
static inline bool beginning_is_mine(struct beginning *b, int placed,
                                     bool complete)
{
    return b->of == 0 || placed > b->depth ||
           (placed < b->depth && !complete) || b->seen++ % b->of == b->unit;
}

#endif
