/*
 * The knight's graph of the board: every move there is as a line, with how
 * many of them each square has. A small board can be pulled apart as well:
 * its squares along a ring, parts that no move joins away from each other.
 */
#ifndef CHEQUER_TOUR_GRAPH_H
#define CHEQUER_TOUR_GRAPH_H

#include <stdbool.h>

#include "scene/scene.h"
#include "solve/tour/parts.h"

struct aim;
struct board;
struct error;
struct params;
struct plan;
struct text;
struct view;

/* What is shown, as TOUR_GRAPH has it. */
enum graph_look { GRAPH_OFF, GRAPH_EDGES, GRAPH_RING };

enum { GRAPH_SIDE_MAX = 32 }; /* beyond, lines cannot be told apart */

struct graph {
    bool small; /* parts is filled in */
    struct tour_parts parts;
};

void graph_init(struct graph *g, const struct aim *aim);

/* Asks for room beside the board. False if the board is too large for what
 * the settings want to see. */
bool graph_plan(const struct params *params, struct plan *out,
                struct error *err);

/* After a change of the board: what can no longer be shown is not. */
void graph_keep(struct params *params);

/* What lies below the path, and what lies beside the board. */
void graph_draw_below(const struct aim *aim, const struct view *view,
                      struct scene *sc);
void graph_draw_ring(const struct graph *g, const struct aim *aim,
                     const struct view *view, struct scene *sc);

/* What is to be seen in it: a paragraph of its own, if it is shown. */
void graph_explain(const struct graph *g, const struct aim *aim,
                   const struct view *view, struct text *out);

#endif
