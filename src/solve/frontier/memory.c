/* Measured, and a little more than measured; see frontier_memory.h. */
#include "solve/frontier/memory.h"

#include <stdbool.h>

#include "solve/frontier/plan.h"

/*
 * Megabytes by width and height. From some height on there are no new states,
 * only more ways to each. `rows` is what the halves take, which cannot be cut;
 * `all` is with the middle and the join. The last figures of eight wide are
 * guesses from those before.
 */
enum { HEIGHT_MIN = 6, HEIGHTS = 6, WIDTHS = FRONTIER_WIDTH_MAX + 1 };

struct megabytes {
    uint32_t all, rows;
};

static const struct megabytes closed_mb[WIDTHS][HEIGHTS] = {
    [7] = { { 0, 0 },
            { 40, 40 },
            { 65, 50 },
            { 150, 140 },
            { 180, 150 },
            { 260, 240 } },
    [8] = { { 0, 0 },
            { 0, 0 },
            { 1000, 450 },
            { 3500, 3000 },
            { 8000, 5000 },
            { 20000, 15000 } },
};
/* clang-format off */
static const struct megabytes open_mb[WIDTHS][HEIGHTS] = {
    [6] = {{20, 20}, {30, 30}, {40, 35}, {75, 70}, {90, 80}, {150, 120}},
    [7] = {{0, 0}, {350, 270}, {450, 280}, {1300, 1200}, {1400, 1200},
           {3000, 2500}},
    [8] = {{0, 0}, {0, 0}, {9500, 5000}, {30000, 25000}, {50000, 30000},
           {200000, 100000}},
};
/* clang-format on */

static uint32_t megabytes(const struct frontier_board *b)
{
    int row = b->height < HEIGHT_MIN ? 0 : b->height - HEIGHT_MIN;
    struct megabytes mb;

    if (row >= HEIGHTS)
        row = HEIGHTS - 1;
    mb = b->open ? open_mb[b->width][row] : closed_mb[b->width][row];
    return mb.rows + ((mb.all - mb.rows) >> b->cuts);
}

uint64_t frontier_memory(const struct frontier_board *b)
{
    enum { LEAST = 25 };
    bool halved = frontier_is_mirrored(b) && frontier_is_flipped(b);
    uint32_t need = megabytes(b);

    return (uint64_t)(need > LEAST ? need : LEAST) * 1000000 * (halved ? 1 : 2);
}

int frontier_cuts_for(const struct frontier_board *b, uint64_t bytes)
{
    struct frontier_board cut = *b;

    for (cut.cuts = 0; cut.cuts < FRONTIER_CUTS_MAX; cut.cuts++)
        if (frontier_memory(&cut) <= bytes)
            break;
    return cut.cuts;
}
