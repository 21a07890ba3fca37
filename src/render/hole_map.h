/* Which of a run of holes lie side by side, for both back ends. */
#ifndef CHEQUER_HOLE_MAP_H
#define CHEQUER_HOLE_MAP_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "scene/scene.h"

struct hole_map {
    struct vec origin; /* of column and row 0 */
    float side;
    int columns, rows;
    uint8_t *hole; /* owned */
};

/* The number of draws from `d` on, of `n`, that are holes of one board. */
size_t hole_run(const struct draw *d, size_t n);

void hole_map_init(struct hole_map *map, const struct draw *d, size_t n);
void hole_map_free(struct hole_map *map);

/* Is there a hole `dx` squares to the right of `d` and `dy` below it? */
bool hole_map_has(const struct hole_map *map, const struct draw *d, int dx,
                  int dy);

#endif
