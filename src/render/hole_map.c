/* A map of holes, as wide as they lie apart. */
#include "render/hole_map.h"

#include <math.h>
#include <stdlib.h>

#include "base/alloc.h"
#include "chess/square.h"

size_t hole_run(const struct draw *d, size_t n)
{
    size_t i = 0;
    while (i < n && d[i].kind == DRAW_HOLE && d[i].size.x == d[0].size.x &&
           d[i].size.x > 0)
        i++;
    return i;
}

static int squares(float distance, float side)
{
    float n = roundf(distance / side);
    return n < -1 ? -1 : n > BOARD_SIDE_MAX ? BOARD_SIDE_MAX : (int)n;
}

void hole_map_init(struct hole_map *map, const struct draw *d, size_t n)
{
    struct vec low = { INFINITY, INFINITY }, high = { -INFINITY, -INFINITY };
    for (size_t i = 0; i < n; i++) {
        low.x = fminf(low.x, d[i].at.x);
        low.y = fminf(low.y, d[i].at.y);
        high.x = fmaxf(high.x, d[i].at.x);
        high.y = fmaxf(high.y, d[i].at.y);
    }
    map->origin = low;
    map->side = d[0].size.x;
    map->columns = squares(high.x - low.x, map->side) + 1;
    map->rows = squares(high.y - low.y, map->side) + 1;
    map->hole = xcalloc((size_t)map->columns * (size_t)map->rows, 1);
    for (size_t i = 0; i < n; i++) {
        int x = squares(d[i].at.x - low.x, map->side);
        int y = squares(d[i].at.y - low.y, map->side);
        map->hole[y * map->columns + x] = 1;
    }
}

void hole_map_free(struct hole_map *map)
{
    free(map->hole);
}

bool hole_map_has(const struct hole_map *map, const struct draw *d, int dx,
                  int dy)
{
    int x = squares(d->at.x - map->origin.x, map->side) + dx;
    int y = squares(d->at.y - map->origin.y, map->side) + dy;
    return x >= 0 && x < map->columns && y >= 0 && y < map->rows &&
           map->hole[y * map->columns + x];
}
