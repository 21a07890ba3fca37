/* How rows are written: as tables for people, or as JSON to be kept. */
#ifndef CHEQUER_BENCH_OUTPUT_H
#define CHEQUER_BENCH_OUTPUT_H

#include <stdbool.h>

#include "bench.h"

/* What a row's process tells of it, and what is seen from outside. */
struct report {
    double values[COLUMNS_MAX];
    char skipped[128];       /* why there are none; or empty */
    double peak;             /* bytes of memory */
    double processor, clock; /* seconds, for all of the row */
    double noise;            /* while it ran; 0: nobody looked */
};

struct output {
    bool json;
    double noise;      /* when the program began */
    const char *title; /* of the last table written */
    int rows;
};

/* Above it times by the clock tell more of the machine than of us. */
#define NOISE_MAX 1.15

void output_begin(struct output *o);
void output_row(struct output *o, const struct bench *b, const char *name,
                const struct report *r);
void output_end(struct output *o);

#endif
