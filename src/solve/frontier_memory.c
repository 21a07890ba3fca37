/* Measured, and a little more than measured; see frontier_memory.h. */
#include "solve/frontier_memory.h"

#include <stdbool.h>

#include "solve/frontier_plan.h"

/*
 * Megabytes by width and height. From some height on there are no new states,
 * only more ways to each. The last figures of eight wide are guesses from
 * those before.
 */
enum { HEIGHT_MIN = 6, HEIGHTS = 9, WIDTHS = FRONTIER_WIDTH_MAX + 1 };

static const uint32_t closed_mb[WIDTHS][HEIGHTS] = {
    [7] = {0, 40, 65, 150, 180, 240, 240, 260, 300},
    [8] = {0, 0, 1000, 3500, 8000, 12000, 20000, 25000, 30000},
};
static const uint32_t open_mb[WIDTHS][HEIGHTS] = {
    [6] = {20, 30, 40, 75, 90, 120, 150, 150, 150},
    [7] = {0, 350, 450, 1300, 1500, 2500, 2500, 3000, 3000},
    [8] = {0, 0, 9000, 30000, 40000, 80000, 120000, 150000, 200000},
};

uint64_t frontier_memory(const struct frontier_board *b)
{
    enum { LITTLE_MB = 25 };
    const uint32_t (*mb)[HEIGHTS] = b->open ? open_mb : closed_mb;
    bool halved = frontier_is_mirrored(b) && frontier_is_flipped(b);
    int row = b->height < HEIGHT_MIN ? 0 : b->height - HEIGHT_MIN;
    uint32_t need = mb[b->width][row < HEIGHTS ? row : HEIGHTS - 1];

    if (need < LITTLE_MB)
        need = LITTLE_MB;
    return (uint64_t)need * 1000000 * (halved ? 1 : 2);
}
