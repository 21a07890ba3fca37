/*
 * How long the units of a count take, from some of them: they are tried in an
 * order by chance, so that the first ones stand for all. What counts is the
 * time of processors, so that nothing else the machine does adds to it.
 */
#ifndef CHEQUER_SAMPLE_H
#define CHEQUER_SAMPLE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct job;

struct sample {
    double end, last;    /* by the clock, by the processor; end 0: never */
    bool told;           /* not tried: these are figures known before */
    bool unready;        /* given up before the units were known */
    bool joint;          /* all processors get it ready, and do each unit */
    size_t units, tried; /* of the part that is asked about; to the end */
    double ready;        /* seconds to get ready, once on each machine */
    double sum, squares; /* of the seconds that the units took */
    double lost;         /* seconds in one that was given up, or 0 */
    double elsewhere; /* seconds of all units on another machine; 0: unknown */
    uint64_t bytes;   /* that it needs; 0: unknown */
};

/* Some seconds; no more than `limit`, unless that is 0. Ctrl-C ends it. The job
 * is of no other use afterwards. */
void sample_take(struct sample *s, struct job *job, double limit);

/* All units, by one processor; and one of them. */
double sample_seconds(const struct sample *s);
double sample_unit(const struct sample *s);

/* Is all that is known that it takes longer than this? */
bool sample_is_bound(const struct sample *s);

/* By how much that may be wrong, as a share of it. */
double sample_doubt(const struct sample *s);

#endif
