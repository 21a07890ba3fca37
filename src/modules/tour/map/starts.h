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
#include "puzzle/puzzle.h"
#include "solve/tour/tour.h"

struct tour_count;

enum tour_map_outcome {
    MAP_FOUND,  /* a tour was found, or counted */
    MAP_NONE,   /* it is proved that none begins here */
    MAP_STUCK,  /* the method could not go on */
    MAP_LIMIT,  /* it was stopped: nothing is proved */
    MAP_REFUSED /* the method is not made for this */
};

struct tour_map_start {
    int square;
    enum tour_map_outcome outcome;
    uint64_t number; /* squares entered, or tours */
};

struct tour_map {
    struct board board;
    struct tour_question question; /* of the start under way */
    const struct tour_method *method;
    bool tours; /* tours are counted */
    bool directed;
    int threads;

    struct tour_map_start *starts; /* owned: all there are, in order */
    size_t nstarts, known;

    struct tour_search *search; /* owned: of the start under way, or NULL */
    struct tour_count *count;   /* owned: the same */
    uint64_t nodes;
    long left; /* steps it may still do */
};

enum { TOUR_MAP_SIDE_MAX = 20, TOUR_MAP_WORK = 1000000 };

/* False, with the reason, if there can be no such map; in the window it must
 * fit there, too. */
bool tour_map_possible(const struct params *params, bool window,
                       struct error *err);

/* What must be possible. */
void tour_map_init(struct tour_map *map, const struct params *params,
                   int threads);
void tour_map_free(struct tour_map *map);

enum tour_map_state {
    MAP_MORE,  /* budget spent; or untouched, while others count */
    MAP_KNOWN, /* one more start is known */
    MAP_DONE   /* all are */
};

enum tour_map_state tour_map_step(struct tour_map *map, long *budget);

/* As rows of the answer have it: "found". */
const char *tour_map_word(enum tour_map_outcome outcome);
void tour_map_row(const struct tour_map *map, size_t i, struct text *out);

/* The map as a run: a moment for every start. */
void tour_map_begin(struct puzzle *pz, const struct params *params,
                    struct trace *tr);
void tour_map_end(struct puzzle *pz);
enum progress tour_map_run(struct puzzle *pz, struct trace *tr, long *budget);
struct vec tour_map_aside(const struct params *params);
void tour_map_draw(const struct puzzle *pz, const struct view *view,
                   struct scene *sc);
void tour_map_status(const struct puzzle *pz, const struct view *view,
                     struct text *out);
void tour_map_explain(const struct puzzle *pz, const struct view *view,
                      struct text *out);
void tour_map_notation(const struct puzzle *pz, const struct view *view,
                       struct text *out);
void tour_map_facts(const struct puzzle *pz, const struct view *view,
                    struct facts *out);

#endif
