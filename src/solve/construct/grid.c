/* The tiles of a board and how they are joined; numbers are made elsewhere. */
#include "solve/construct/grid.h"

#include <assert.h>

#include "solve/construct/patchwork.h"

static int file_of(const struct grid *g, int square)
{
    return square % g->across.total;
}

static int rank_of(const struct grid *g, int square)
{
    return square / g->across.total;
}

/* The root of an odd board: open, with the start in it. */
static void init_open_root(struct grid *g)
{
    int column = g->across.root, row = g->along.root;
    int files = g->across.size[column], ranks = g->along.size[row];
    int file = cuts_place(&g->across, file_of(g, g->start)) -
               g->across.at[column];
    int rank = cuts_place(&g->along, rank_of(g, g->start)) - g->along.at[row];
    unsigned sides = 0;

    for (enum side side = 0; side < SIDES; side++)
        sides |= (unsigned)grid_joined(g, row, column, side) << side;
    tile_open(&g->root, files, ranks, rank * files + file, sides);
}

void grid_init(struct grid *g, int files, int ranks, int start,
               struct tile_stock *stock)
{
    g->start = start;
    g->stock = stock;
    if (files % 2 == 1 && ranks % 2 == 1) {
        cuts_around(&g->across, files, TILE_FILES, start % files);
        cuts_around(&g->along, ranks, TILE_RANKS, start / files);
        init_open_root(g);
    } else {
        cuts_plain(&g->across, files, TILE_FILES);
        cuts_plain(&g->along, ranks, TILE_RANKS);
        g->root = *tile_stock_closed(stock, g->across.size[0],
                                     g->along.size[0]);
    }
}

const struct tile *grid_tile(const struct grid *g, int row, int column)
{
    if (row == g->along.root && column == g->across.root)
        return &g->root;
    return tile_stock_closed(g->stock, g->across.size[column],
                             g->along.size[row]);
}

bool grid_joined(const struct grid *g, int row, int column, enum side side)
{
    bool trunk = column == g->across.root;

    switch (side) {
    case SIDE_LEFT: return column > 0;
    case SIDE_RIGHT: return column < g->across.n - 1;
    case SIDE_DOWN: return trunk && row > 0;
    case SIDE_UP: return trunk && row < g->along.n - 1;
    case SIDES: break;
    }
    return false;
}

int grid_square(const struct grid *g, int row, int column, int square)
{
    int files = g->across.size[column];
    int file = g->across.at[column] + square % files;
    int rank = g->along.at[row] + square / files;

    return cuts_place(&g->along, rank) * g->across.total +
           cuts_place(&g->across, file);
}

/* --- for looking at ------------------------------------------------------- */

/* The seam to the next tile on the right, or above. */
static void sew(const struct grid *g, int row, int column, enum side side,
                struct patchwork *out)
{
    int there[2] = { row + (side == SIDE_UP), column + (side == SIDE_RIGHT) };
    const struct tile *a = grid_tile(g, row, column);
    const struct tile *b = grid_tile(g, there[0], there[1]);
    struct tile_edge from = tile_edge(a->files, a->ranks, side);
    struct tile_edge to = tile_edge(b->files, b->ranks, side_opposite(side));
    struct seam seam = { 0 };
    int ends[2][2];

    for (int i = 0; i < 2; i++) {
        ends[0][i] = grid_square(g, row, column, from.square[i]);
        ends[1][i] = grid_square(g, there[0], there[1], to.square[i]);
        seam_add(&seam, ends[0][i], ends[1][i]);
    }
    seam_remove(&seam, ends[0][0], ends[0][1]);
    seam_remove(&seam, ends[1][0], ends[1][1]);
    patchwork_sew(out, &seam);
}

void grid_patchwork(const struct grid *g, struct patchwork *out)
{
    for (int row = 0; row < g->along.n; row++)
        for (int column = 0; column < g->across.n; column++) {
            patchwork_add(
                out, (struct patch){ .file = cuts_begin(&g->across, column),
                                     .rank = cuts_begin(&g->along, row),
                                     .files = g->across.size[column],
                                     .ranks = g->along.size[row],
                                     .level = 1 });
            if (grid_joined(g, row, column, SIDE_RIGHT))
                sew(g, row, column, SIDE_RIGHT, out);
            if (grid_joined(g, row, column, SIDE_UP))
                sew(g, row, column, SIDE_UP, out);
        }
}
