/* How a viewer wants every board to look, whatever the puzzle. */
#ifndef CHEQUER_LOOK_H
#define CHEQUER_LOOK_H

#include <stdbool.h>

#include "scene/scene.h"

/* How visited squares are joined: by a line, or one whose colours tell the
 * order; or the squares are coloured. Boards too large for a line are. */
enum trail { TRAIL_LINE, TRAIL_COLOUR, TRAIL_OFF, TRAIL_ORDER, TRAIL_COUNT };

/* What of the common drawing is wanted. */
struct look {
    bool coordinates, numbers, flipped;
    bool frame;       /* of wood; without it, a line around the board */
    int first_number; /* the number shown on the first square: 0 or 1 */
    enum trail trail;
    bool neighbours; /* copies of the board around it, if its edges are
                        joined */
    float shape;     /* width by height of the room there is; 0: any */
    struct box seen; /* looked at closely, in units of the board, as if there
                        were no other squares; empty: all of it */
    float glide;     /* not 0: the pieces have come that share of their way, in
                        pictures */
    bool alone;      /* the board without what is beside it */
    bool blank;      /* a task: the solution is left to the reader, but for
                        the numbers or pieces on these squares: */
    const int *given;
    int ngiven;
};

/* As options and settings call them: line, colour, off, order; ends
 * NULL. */
extern const char *const trail_names[];

#endif
