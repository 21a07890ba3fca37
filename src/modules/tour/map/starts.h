/*
 * How hard each start is for a method, or how many tours begin there: one
 * start after another, for the question on the command line and for the map
 * in the window alike.
 */
#ifndef CHEQUER_TOUR_MAP_H
#define CHEQUER_TOUR_MAP_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "chess/board.h"
#include "chess/mover.h"
#include "solve/tour/tour.h"

struct error;
struct params;
struct text;
struct tour_count;

enum start_outcome {
    MAP_FOUND,  /* a tour was found, or counted */
    MAP_NONE,   /* it is proved that none begins here */
    MAP_STUCK,  /* the method could not go on */
    MAP_LIMIT,  /* it was stopped: nothing is proved */
    MAP_REFUSED /* the method is not made for this */
};

struct start {
    int square;
    enum start_outcome outcome;
    uint64_t number; /* squares entered, or tours */
};

struct starts {
    struct board board;
    struct mover mover;
    struct tour_question question; /* of the start under way */
    const struct tour_method *method;
    bool tours; /* tours are counted */
    bool directed;
    int threads;

    struct start *at; /* owned: all there are, in order */
    size_t n, known;

    struct tour_search *search; /* owned: of the start under way, or NULL */
    struct tour_count *count;   /* owned: the same */
    uint64_t nodes;
    long left; /* steps it may still do */
};

enum { STARTS_WORK = 1000000 };

/* False, with the reason, if there can be no such map; in the window it must
 * fit there, too. */
bool starts_possible(const struct params *params, bool window,
                     struct error *err);

/* What must be possible. */
void starts_init(struct starts *map, const struct params *params, int threads);
void starts_free(struct starts *map);

enum starts_state {
    MAP_MORE,  /* budget spent; or untouched, while others count */
    MAP_KNOWN, /* one more start is known */
    MAP_DONE   /* all are */
};

enum starts_state starts_step(struct starts *map, long *budget);

/* Of the first `n`, those with the least and the most on the way to a tour;
 * NULL if there is none. */
void starts_ends(const struct starts *map, size_t n, const struct start **least,
                 const struct start **most);

/* As rows of the answer have it: "found". */
const char *starts_word(enum start_outcome outcome);
void starts_row(const struct starts *map, size_t i, struct text *out);

#endif
