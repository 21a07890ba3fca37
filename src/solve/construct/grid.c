/* The tiles of a board, how they are joined, and the numbers along the way. */
#include "solve/construct/grid.h"

#include <assert.h>
#include <stdlib.h>

#include "base/alloc.h"
#include "solve/construct/links.h"
#include "solve/construct/patchwork.h"

/*
 * --- tiles ------------------------------------------------------------------
 *
 * Small tours with the moves in them that let them be joined to tiles
 * on all four sides. A tile and its neighbour each give up one move, and two
 * new ones lead from one to the other and back:
 *
 *     . . a | . . .      b-a and c-d go, b-d and a-c come.
 *     . . . | . c .      The tile on the left gives the move out of a corner,
 *     . b . | . . .      which every closed tour makes anyway; the one on the
 *     . . . | d . .      right gives the move to its side from (1, 1).
 *
 * The same holds for a tile and the one above it, with files and ranks
 * exchanged, so that (1, 1) gives away both its moves.
 */
/* Opposite sides differ in the last bit. */
enum side { SIDE_LEFT, SIDE_RIGHT, SIDE_DOWN, SIDE_UP, SIDES };

/* The two ends of the move that is given away on a side. The first is joined
 * to the first of the neighbour's, the second to the second. */
struct tile_edge {
    int square[2];
};

static struct tile_edge tile_edge(int files, int ranks, enum side side)
{
    int inner = files + 1; /* (1, 1) */

    switch (side) {
    case SIDE_LEFT: return (struct tile_edge){ { inner, 3 * files } };
    case SIDE_RIGHT: return (struct tile_edge){ { files - 1, 3 * files - 2 } };
    case SIDE_DOWN: return (struct tile_edge){ { inner, 3 } };
    case SIDE_UP:
    case SIDES: break;
    }
    return (
        struct tile_edge){ { (ranks - 1) * files, (ranks - 2) * files + 2 } };
}

static void require_side(struct block_task *task, enum side side)
{
    struct tile_edge e = tile_edge(task->files, task->ranks, side);

    block_require(task, e.square[0], e.square[1]);
}

static void set_order(struct tile *t, const uint8_t *order, int first)
{
    int squares = t->files * t->ranks;

    for (int i = 0; i < squares; i++)
        t->order[i] = order[(first + i) % squares];
}

/*
 * The search goes from (1, 1) to the left edge and all round until it comes
 * from the lower edge. The tour begins one move later, out of reach of all
 * that is given away.
 */
static void tile_closed(struct tile *t, int files, int ranks)
{
    struct block_task task = {
        .files = files, .ranks = ranks, .start = files + 1, .end = 3
    };
    uint8_t order[BLOCK_SQUARES_MAX];
    bool found;

    require_side(&task, SIDE_LEFT);
    require_side(&task, SIDE_RIGHT);
    require_side(&task, SIDE_UP);
    found = block_search(&task, order);
    assert(found);
    *t = (struct tile){ .files = files, .ranks = ranks };
    set_order(t, order, 2);
}

/* One of an odd tile, from `start`, that can be joined on the sides in the
 * set `sides`, bit by bit. Not from (1, 1) to both left and down. */
static void tile_open(struct tile *t, int files, int ranks, int start,
                      unsigned sides)
{
    struct block_task task = {
        .files = files, .ranks = ranks, .start = start, .end = -1
    };
    uint8_t order[BLOCK_SQUARES_MAX];
    bool found;

    for (enum side side = 0; side < SIDES; side++)
        if (sides >> side & 1)
            require_side(&task, side);
    found = block_search(&task, order);
    assert(found);
    *t = (struct tile){ .files = files, .ranks = ranks };
    set_order(t, order, 0);
}

void tile_stock_free(struct tile_stock *s)
{
    for (int files = 0; files <= TILE_REST_MAX; files++)
        for (int ranks = 0; ranks <= TILE_RANKS; ranks++)
            free(s->closed[files][ranks]);
}

static const struct tile *tile_stock_closed(struct tile_stock *s, int files,
                                            int ranks)
{
    struct tile **t = &s->closed[files][ranks];

    if (!*t) {
        *t = xmalloc(sizeof **t);
        tile_closed(*t, files, ranks);
    }
    return *t;
}

/* --- the grid --------------------------------------------------------------
 */

static int file_of(const struct grid *g, int square)
{
    return square % g->across.total;
}

static int rank_of(const struct grid *g, int square)
{
    return square / g->across.total;
}

/* Whether a tile has a neighbour on that side. */
static bool joined(const struct grid *g, int row, int column, enum side side)
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
        sides |= (unsigned)joined(g, row, column, side) << side;
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

static const struct tile *tile_at(const struct grid *g, int row, int column)
{
    if (row == g->along.root && column == g->across.root)
        return &g->root;
    return tile_stock_closed(g->stock, g->across.size[column],
                             g->along.size[row]);
}

/* The square of the board where a tile's own square lies. */
static int square_at(const struct grid *g, int row, int column, int square)
{
    int files = g->across.size[column];
    int file = g->across.at[column] + square % files;
    int rank = g->along.at[row] + square / files;

    return cuts_place(&g->along, rank) * g->across.total +
           cuts_place(&g->across, file);
}

/* Where the tour of a tile and that of the next one on the right, or above,
 * become one. */
static struct seam seam_at(const struct grid *g, int row, int column,
                           enum side side)
{
    int there[2] = { row + (side == SIDE_UP), column + (side == SIDE_RIGHT) };
    const struct tile *a = tile_at(g, row, column);
    const struct tile *b = tile_at(g, there[0], there[1]);
    struct tile_edge from = tile_edge(a->files, a->ranks, side);
    struct tile_edge to = tile_edge(b->files, b->ranks, (enum side)(side ^ 1));
    struct seam seam = { 0 };
    int ends[2][2];

    for (int i = 0; i < 2; i++) {
        ends[0][i] = square_at(g, row, column, from.square[i]);
        ends[1][i] = square_at(g, there[0], there[1], to.square[i]);
        seam_add(&seam, ends[0][i], ends[1][i]);
    }
    seam_remove(&seam, ends[0][0], ends[0][1]);
    seam_remove(&seam, ends[1][0], ends[1][1]);
    return seam;
}

/* The seams of a tile; returns how many. */
static int seams_at(const struct grid *g, int row, int column,
                    struct seam out[2])
{
    int n = 0;

    if (joined(g, row, column, SIDE_RIGHT))
        out[n++] = seam_at(g, row, column, SIDE_RIGHT);
    if (joined(g, row, column, SIDE_UP))
        out[n++] = seam_at(g, row, column, SIDE_UP);
    return n;
}

void grid_patchwork(const struct grid *g, struct patchwork *out)
{
    struct seam seams[2];

    for (int row = 0; row < g->along.n; row++)
        for (int column = 0; column < g->across.n; column++) {
            patchwork_add(
                out, (struct patch){ .file = cuts_begin(&g->across, column),
                                     .rank = cuts_begin(&g->along, row),
                                     .files = g->across.size[column],
                                     .ranks = g->along.size[row],
                                     .level = 1 });
            for (int n = seams_at(g, row, column, seams), i = 0; i < n; i++)
                patchwork_sew(out, &seams[i]);
        }
}

/* --- numbers -------------------------------------------------------------- */

static void link_tile(const struct grid *g, int row, int column,
                      struct links *l)
{
    const struct tile *t = tile_at(g, row, column);
    int square[BLOCK_SQUARES_MAX], n = t->files * t->ranks;

    for (int i = 0; i < n; i++)
        square[i] = square_at(g, row, column, t->order[i]);
    links_ring(l, 0, square, n);
}

static void link_tiles(const struct grid *g, struct links *l)
{
    struct seam seams[2];

    for (int row = 0; row < g->along.n; row++)
        for (int column = 0; column < g->across.n; column++)
            link_tile(g, row, column, l);
    for (int row = 0; row < g->along.n; row++)
        for (int column = 0; column < g->across.n; column++)
            for (int n = seams_at(g, row, column, seams), i = 0; i < n; i++)
                links_sew(l, &seams[i]);
}

/* The same closed tour with its first number where the start is. */
static void turn(uint32_t *number, uint32_t squares, int start)
{
    uint32_t before = number[start] - 1;

    for (uint32_t i = 0; i < squares; i++)
        number[i] += number[i] > before ? -before : squares - before;
}

/* The walk begins where the root's own tour does, and goes its way, whether
 * that tour is open or closed. */
void grid_number(const struct grid *g, uint32_t *number)
{
    int row = g->along.root, column = g->across.root;
    int last = g->root.files * g->root.ranks - 1;
    int first = square_at(g, row, column, g->root.order[0]);
    struct links l;

    links_init(&l, g->across.total * g->along.total);
    link_tiles(g, &l);
    links_cut(&l, square_at(g, row, column, g->root.order[last]), first);
    links_number(&l, first, number);
    turn(number, (uint32_t)l.squares, g->start);
    links_free(&l);
}
