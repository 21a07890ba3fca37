/*
 * Where in a run something happened, condensed for the scrub bar. A run may
 * have millions of moments: they are counted into at most MARKS bins, each
 * looked at once, so drawing costs the same for any length.
 */
#ifndef CHEQUER_MARKS_H
#define CHEQUER_MARKS_H

#include <stddef.h>
#include <stdint.h>

enum { MARKS = 1024 };

struct marks {
    uint8_t bin[MARKS]; /* the MOMENT_ flags of its moments together */
    size_t width;       /* moments to a bin, a power of two */
    size_t seen;        /* moments looked at so far */
};

void marks_clear(struct marks *m);

/* The flags of the next moment, number m->seen. */
void marks_add(struct marks *m, int flags);

/* All flags of the moments from `first` up to, not including, `end`. */
int marks_between(const struct marks *m, size_t first, size_t end);

#endif
