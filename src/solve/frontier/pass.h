/*
 * Running a step over all states of a tier, with all threads. States that
 * can meet lie in the same part of the tier, so a part is a unit of work: its
 * bunches are sent to the outlines they become, and each of those is added up
 * by itself, in memory that stays in a processor's cache.
 */
#ifndef CHEQUER_FRONTIER_PASS_H
#define CHEQUER_FRONTIER_PASS_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

#include "solve/frontier/step.h"
#include "solve/frontier/store.h"
#include "solve/frontier/adder.h"
#include "solve/frontier/prospects.h"

struct job;

/* A bunch on its way to an outline. */
struct delivery {
    struct bunch bunch;
    struct pairing_map map;
    int next; /* to the same outline, or -1 */
};

/* An outline and what goes there. */
struct target {
    uint64_t outline;
    size_t slot;     /* that leads here */
    size_t states;   /* at most */
    int first, last; /* deliveries */
};

/* The targets of a part, found by their outlines. */
struct targets {
    struct target *at; /* owned */
    size_t n, cap;
    struct delivery *delivery; /* owned */
    size_t ndeliveries, deliveries_cap;
    int *slot; /* owned; in `at`, -1 for none */
    size_t mask;
};

void targets_init(struct targets *ts);
void targets_free(struct targets *ts);
void targets_clear(struct targets *ts);
void targets_add(struct targets *ts, uint64_t outline,
                 const struct bunch *bunch, const struct pairing_map *map);

/* NULL if nothing goes there. */
const struct target *targets_find(const struct targets *ts, uint64_t outline);

/* What a thread has to itself. */
struct worker {
    struct crew *crew;
    struct writer writer;
    struct adder adder;
    struct targets targets;
};

/* All that take part in a count, and what they share. */
struct crew {
    struct pairings *pairings; /* owned */
    struct pool pool;
    struct worker *workers; /* owned */
    int threads;
    atomic_int arrived;            /* workers at their place in this pass */
    const struct job *job;         /* whose cancelling ends the count, or
                                      NULL */
    atomic_uint_fast64_t progress; /* see crew_begin_pass() */
};

void crew_init(struct crew *c, int threads, size_t limit);
void crew_free(struct crew *c);

/* Cancelled, or out of memory. */
bool crew_stopped(const struct crew *c);

/* A worker's place in the pass that begins. */
struct worker *crew_next(struct crew *c);

/* Progress: passes have weights, as some take much longer than others, and
 * each is done in parts. All threads may ask how much has been done. */
enum { CREW_WEIGHT_MAX = 8000 };
void crew_begin_pass(struct crew *c, int weight, int parts);
void crew_end_part(struct crew *c);
double crew_done(const struct crew *c);

struct frontier_pass {
    struct crew *crew;
    const struct frontier_step *step;
    const struct frontier_step *next; /* the step to sort for; NULL: none */
    const prospect_word *wanted;      /* outlines worth keeping; NULL: all */
    prospect_word *seen;              /* gets all outlines of the new tier;
                                       NULL: nobody asks */
    struct tier *from;
    bool keep; /* `from` will be needed again */
    int parts; /* of the new tier; 0: as suits its size */
};

/* `to` is a new tier; `from` is freed unless it is to be kept. */
void frontier_pass_run(struct frontier_pass *p, struct tier *to);

#endif
