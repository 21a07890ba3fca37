/* Placing a picture in an area. */
#include "scene/placement.h"

#include <math.h>

struct placement placement_in(struct box area, struct vec extent,
                              struct vec origin)
{
    struct placement p;
    float corner_x, corner_y;

    p.unit = fminf(area.w / extent.x, area.h / extent.y);
    if (p.unit >= 4)
        p.unit = floorf(p.unit);
    corner_x = area.x + (area.w - extent.x * p.unit) / 2 + origin.x * p.unit;
    corner_y = area.y + (area.h - extent.y * p.unit) / 2 + origin.y * p.unit;
    p.at.x = floorf(corner_x) - origin.x * p.unit;
    p.at.y = floorf(corner_y) - origin.y * p.unit;
    return p;
}
