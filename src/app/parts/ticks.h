/*
 * Where in a run something happened, condensed for the scrub bar. A run may
 * have millions of moments: they are counted into at most TICKS bins, each
 * looked at once, so drawing costs the same for any length.
 */
#ifndef CHEQUER_TICKS_H
#define CHEQUER_TICKS_H

#include <stddef.h>
#include <stdint.h>

enum { TICKS = 1024 };

struct ticks {
    uint8_t bin[TICKS]; /* the MOMENT_ flags of its moments together */
    size_t width;       /* moments to a bin, a power of two */
    size_t seen;        /* moments looked at so far */
};

void ticks_clear(struct ticks *m);

/* The flags of the next moment, number m->seen. */
void ticks_add(struct ticks *m, int flags);

/* All flags of the moments from `first` up to, not including, `end`. */
int ticks_between(const struct ticks *m, size_t first, size_t end);

#endif
