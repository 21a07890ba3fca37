/*
 * Copies of what has been drawn, beside it: the neighbours of a board whose
 * edges are joined. What is drawn may be turned upside down, as behind a
 * twist; words and pieces keep upright.
 */
#ifndef CHEQUER_ECHO_H
#define CHEQUER_ECHO_H

#include <stdbool.h>

#include "scene/scene.h"

struct echo {
    struct vec by;     /* how far it is moved, in units of the scene's grid */
    bool over;         /* the grid is turned upside down first */
    struct box inside; /* only this much is seen, in the same units */
};

/* Adds a copy of draws from number `from` to before `end`. Frames are left
 * out. */
void scene_echo(struct scene *sc, size_t from, size_t end,
                const struct echo *echo);

#endif
