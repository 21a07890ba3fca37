/*
 * Numbers for a grid of tiles without walking along the tour. A square's
 * number is its step in the round of its tile, plus the number of the tile's
 * first square, plus the sizes of whatever is joined to the tile and came
 * before. So a tile's numbers are its steps plus a constant, and plus another
 * one after each cut where a neighbour comes in; off the trunk that is one
 * cut. Nearly all tiles of a large board are alike but for the constants.
 *
 * A closed tour is turned to begin at the start in the same way: that takes
 * the total off all numbers after some cut.
 */
#include <stdlib.h>

#include "base/alloc.h"
#include "solve/construct/grid.h"
#include "solve/construct/round.h"
#include "solve/construct/span.h"

struct numbering {
    const struct grid *g;
    uint32_t total;
    uint32_t shift;  /* the start's number before turning */
    int row, column; /* the start's tile */
    int start;       /* and its square in it, as in a round */
    bool wide;
    struct span trunk[CUTS_MAX]; /* by row */
    struct rounds rounds;
};

/* --- the trunk ------------------------------------------------------------ */

/* The squares that hang on the trunk's tile of a row, on a side. */
static uint32_t squares_beyond(const struct grid *g, int row, enum side side)
{
    const struct cuts *x = &g->across, *y = &g->along;
    int squares = 0;

    if (side == SIDE_LEFT)
        squares = x->at[x->root] * y->size[row];
    else if (side == SIDE_RIGHT)
        squares = (x->total - x->at[x->root] - x->size[x->root]) * y->size[row];
    else if (side == SIDE_DOWN)
        squares = y->at[row] * x->total;
    else if (side == SIDE_UP)
        squares = (y->total - y->at[row] - y->size[row]) * x->total;
    return (uint32_t)squares;
}

static void knot_init(struct numbering *nb, int row, uint32_t base,
                      enum side side, int end)
{
    const struct grid *g = nb->g;
    struct span *s = &nb->trunk[row];

    s->base = base;
    s->ncuts = 0;
    s->round = rounds_get(&nb->rounds,
                          (struct round_key){ g->across.size[g->across.root],
                                              g->along.size[row], side, end });
    for (enum side to = 0; to < SIDES; to++) {
        uint32_t more = to == side ? 0 : squares_beyond(g, row, to);

        if (more > 0)
            span_cut(s, s->round->leave[to].step, more);
    }
}

/* The first number of what hangs on a knot's side. */
static uint32_t knot_next(const struct span *s, enum side side)
{
    return span_number(s, s->round->leave[side].step) + 1;
}

static void trunk_init(struct numbering *nb)
{
    int root = nb->g->along.root;

    knot_init(nb, root, 0, SIDES, 0);
    for (int row = root + 1; row < nb->g->along.n; row++) {
        const struct span *s = &nb->trunk[row - 1];

        knot_init(nb, row, knot_next(s, SIDE_UP), SIDE_DOWN,
                  s->round->leave[SIDE_UP].end);
    }
    for (int row = root; row-- > 0;) {
        const struct span *s = &nb->trunk[row + 1];

        knot_init(nb, row, knot_next(s, SIDE_DOWN), SIDE_UP,
                  s->round->leave[SIDE_DOWN].end);
    }
}

/* --- branches ------------------------------------------------------------- */

/* The tiles of a row on one side of the trunk, outwards. Those next to the
 * trunk may be of any size, the others are all alike. */
struct branch {
    struct numbering *nb;
    enum side side;
    int ranks;
    int column;                   /* of the present tile */
    struct span span;             /* which the caller may change */
    uint32_t beyond;              /* squares behind it */
    uint32_t base;                /* the first number there */
    int end;                      /* and where that is entered */
    const struct round *alike[2]; /* the last rounds, by end */
};

static void branch_begin(struct branch *b, struct numbering *nb, int row,
                         enum side side)
{
    const struct span *s = &nb->trunk[row];

    *b = (struct branch){ .nb = nb,
                          .side = side,
                          .ranks = nb->g->along.size[row],
                          .column = nb->g->across.root,
                          .beyond = squares_beyond(nb->g, row, side),
                          .base = knot_next(s, side),
                          .end = s->round->leave[side].end };
}

static bool branch_next(struct branch *b)
{
    const struct cuts *c = &b->nb->g->across;
    const struct round *r = b->alike[b->end];
    struct span *s = &b->span;

    if (b->beyond == 0)
        return false;
    b->column += b->side == SIDE_LEFT ? -1 : 1;
    if (!r || r->key.files != c->size[b->column])
        r = b->alike[b->end] = rounds_get(
            &b->nb->rounds,
            (struct round_key){ c->size[b->column], b->ranks,
                                side_opposite(b->side), b->end });
    b->beyond -= (uint32_t)(r->key.files * b->ranks);
    s->round = r;
    s->base = b->base;
    s->ncuts = 1;
    s->cut[0] = r->leave[b->side].step;
    s->more[0] = b->beyond;
    b->base += (uint32_t)s->cut[0] + 1;
    b->end = r->leave[b->side].end;
    return true;
}

/* --- turning to the start ------------------------------------------------- */

/*
 * Numbers from the shift on become 1, 2, 3 ...; those before follow at the
 * end. Where a tile has some of both, the tour comes by the start between two
 * steps: beyond one of the cuts, or in the tile itself.
 */
static void span_split(const struct numbering *nb, struct span *s)
{
    for (int i = 0; i < s->ncuts; i++) {
        uint32_t before = span_number(s, s->cut[i]);

        if (before < nb->shift && before + s->more[i] + 1 >= nb->shift) {
            s->more[i] -= nb->total;
            return;
        }
    }
    span_cut(s, (int)s->round->step[nb->start] - 1, -nb->total);
}

static void span_turn(const struct numbering *nb, struct span *s)
{
    int squares = s->round->key.files * s->round->key.ranks;

    if (s->base < nb->shift) {
        if (span_number(s, squares - 1) >= nb->shift)
            span_split(nb, s);
        s->base += nb->total;
    }
    s->base += 1 - nb->shift;
}

static int find_cut(const struct cuts *c, int place)
{
    int i = 0;

    while (place < cuts_begin(c, i) || place >= cuts_begin(c, i) + c->size[i])
        i++;
    return i;
}

static void find_start(struct numbering *nb)
{
    const struct cuts *x = &nb->g->across, *y = &nb->g->along;
    int file = nb->g->start % x->total, rank = nb->g->start / x->total;

    nb->column = find_cut(x, file);
    nb->row = find_cut(y, rank);
    nb->start = (rank - cuts_begin(y, nb->row)) * x->size[nb->column] + file -
                cuts_begin(x, nb->column);
}

/* The start's number before turning. */
static uint32_t start_number(struct numbering *nb)
{
    int root = nb->g->across.root;
    const struct span *s = &nb->trunk[nb->row];
    struct branch b;

    if (nb->column != root) {
        branch_begin(&b, nb, nb->row,
                     nb->column < root ? SIDE_LEFT : SIDE_RIGHT);
        while (b.column != nb->column)
            branch_next(&b);
        s = &b.span;
    }
    return span_number(s, (int)s->round->step[nb->start]);
}

/* --- all ----------------------------------------------------------------- */

static void write_tile(const struct numbering *nb, struct span *s, int column,
                       uint32_t *row)
{
    span_turn(nb, s);
    span_write(s, nb->wide, nb->g->across.total,
               row + cuts_begin(&nb->g->across, column));
}

static void write_row(struct numbering *nb, int row, uint32_t *out)
{
    for (enum side side = SIDE_LEFT; side <= SIDE_RIGHT; side++) {
        struct branch b;

        branch_begin(&b, nb, row, side);
        while (branch_next(&b))
            write_tile(nb, &b.span, b.column, out);
    }
    write_tile(nb, &nb->trunk[row], nb->g->across.root, out);
}

void grid_number(const struct grid *g, bool wide, uint32_t *number)
{
    struct numbering *nb = xmalloc(sizeof *nb);

    nb->g = g;
    nb->total = (uint32_t)(g->across.total * g->along.total);
    nb->wide = wide;
    rounds_init(&nb->rounds, g);
    trunk_init(nb);
    find_start(nb);
    nb->shift = start_number(nb);
    for (int row = 0; row < g->along.n; row++)
        write_row(nb, row,
                  number + cuts_begin(&g->along, row) * g->across.total);
    free(nb);
}
