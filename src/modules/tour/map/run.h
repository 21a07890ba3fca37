/* The map of all starts as a run: what the files of this folder share. */
#ifndef CHEQUER_TOUR_MAP_RUN_H
#define CHEQUER_TOUR_MAP_RUN_H

#include "modules/tour/map/starts.h"
#include "puzzle/puzzle.h"

/* A moment for every start that became known; their number is its tally. */
struct puzzle {
    struct starts map;
};

/* What there is beside the board, and what is looked at. */
struct vec map_aside(const struct params *params);
void map_draw(const struct puzzle *pz, const struct view *view,
              struct scene *sc);
void map_status(const struct puzzle *pz, const struct view *view,
                struct text *out);
void map_explain(const struct puzzle *pz, const struct view *view,
                 struct text *out);
void map_notation(const struct puzzle *pz, const struct view *view,
                  struct text *out);
void map_facts(const struct puzzle *pz, const struct view *view,
               struct facts *out);

#endif
