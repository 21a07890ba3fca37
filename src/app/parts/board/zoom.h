/*
 * Looking at the board closely: how closely, and at what. Pure arithmetic on
 * squares and pixels.
 */
#ifndef CHEQUER_ZOOM_H
#define CHEQUER_ZOOM_H

#include <stdbool.h>

#include "scene/placement.h"
#include "scene/scene.h"

/* From one step to the next. */
#define ZOOM_STEP 1.25f

struct zoom {
    float times;       /* as large as on the whole board; 0: all of it */
    struct vec middle; /* of what is seen, in units of the board */
};

/* Where that is done. */
struct zoom_room {
    struct box box;     /* the pixels there are for squares */
    struct vec squares; /* files and ranks */
    float whole;        /* pixels to a square if all are seen */
    float most;         /* as large as a square becomes */
};

static inline bool zoom_is_on(const struct zoom *z)
{
    return z->times > 0;
}

/* Can the squares become larger at all? */
bool zoom_possible(const struct zoom_room *room);

/* Pixels to a square now. */
float zoom_unit(const struct zoom *z, const struct zoom_room *room);

/* `by` times as large as now, with what is at `pixel` staying there; `at` is
 * that in units of the board. False if it cannot be done. */
bool zoom_about(struct zoom *z, const struct zoom_room *room, float by,
                struct vec pixel, struct vec at);

/* What is seen moves by so many pixels, with the hand that drags it. */
void zoom_drag(struct zoom *z, const struct zoom_room *room, struct vec by);

/* The square with that corner is brought into sight, if it is not. */
void zoom_reveal(struct zoom *z, const struct zoom_room *room,
                 struct vec corner);

/* Never beyond the edges of the board. Then the pixel of its corner, and what
 * of it is seen, in its units. */
void zoom_settle(struct zoom *z, const struct zoom_room *room);
struct vec zoom_corner(const struct zoom *z, const struct zoom_room *room);
struct box zoom_seen(const struct zoom *z, const struct zoom_room *room);

#endif
