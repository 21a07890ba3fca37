/* Where a picture of a board lies among pixels. */
#ifndef CHEQUER_PLACEMENT_H
#define CHEQUER_PLACEMENT_H

#include "scene/scene.h"

/* The pixel of its unit (0,0), and pixels to a unit. */
struct placement {
    struct vec at;
    float unit;
};

/* The largest place for a picture of `extent` units in `area`. Its squares
 * begin at `origin`: they get whole pixels when they have at least four. */
struct placement placement_in(struct box area, struct vec extent,
                              struct vec origin);

#endif
