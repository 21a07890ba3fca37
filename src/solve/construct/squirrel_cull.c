/*
 * The prescription, for a board of side m by the rest of m on division by 8,
 * is table 1 of S. Ganzfried's "A Simple Algorithm for Knight's Tours" (2004).
 * Rows and columns count from 1 at the corner where the knight starts.
 *
 * The board lies in a wider one as in padded.h, but the loop is one of its
 * own: taking a square and choosing the next look at the same neighbours, so
 * one look does for both.
 */
#include "solve/construct/squirrel_cull.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/text.h"
#include "chess/board.h"
#include "chess/square.h"
#include "solve/tour/tour.h"

enum { SWITCHES = 5, MARGIN = 2, TAKEN = 128, OUTSIDE = 255 };

/* The coordinate (sides * m + plus) / by. */
struct coordinate {
    int sides, plus, by;
};

struct prescription {
    const char *order[SWITCHES + 1]; /* moves 1 to 8 */
    struct {
        struct coordinate row, column;
    } change[SWITCHES];
};

/* Moves 1 to 8 of the table. */
static const struct {
    int rows, columns;
} moves[8] = { { -2, 1 }, { -1, 2 }, { 1, 2 },   { 2, 1 },
               { 2, -1 }, { 1, -2 }, { -1, -2 }, { -2, -1 } };

/* clang-format off */
#define FIXED(c) {0, c, 1}   /* the c-th line */
#define LAST(c) {1, -(c), 1} /* m - c */
#define HALF(c) {1, c, 2}    /* (m + c) / 2 */

static const struct prescription prescriptions[9] = {
    {{"34261578", "87642135", "51867342", "51342678", "21435678"},
     {{LAST(1), LAST(2)}, {FIXED(2), FIXED(2)}, {LAST(8), FIXED(1)},
      {FIXED(7), LAST(3)}}},
    {{"34261578", "87642135", "51324678", "32481765"},
     {{LAST(1), LAST(2)}, {FIXED(2), FIXED(2)}, {LAST(6), HALF(9)}}},
    {{"34261578", "87642135", "54132678", "52431678", "85647123", "15746823"},
     {{FIXED(6), FIXED(1)}, {FIXED(3), FIXED(1)}, {LAST(15), FIXED(4)},
      {FIXED(10), LAST(2)}, {FIXED(5), HALF(-6)}}},
    {{"34625718", "42681357", "86512347", "51867342", "61825437", "71642538"},
     {{LAST(1), LAST(2)}, {LAST(6), LAST(0)}, {FIXED(2), FIXED(5)},
      {LAST(10), FIXED(3)}, {HALF(1), LAST(2)}}},
    {{"34261578", "87642135", "51867342", "51342678", "86753421", "78563421"},
     {{LAST(1), LAST(2)}, {FIXED(2), FIXED(2)}, {LAST(8), FIXED(1)},
      {FIXED(10), LAST(5)}, {FIXED(13), HALF(2)}}},
    {{"34261578", "87642135", "51324678", "15234678"},
     {{LAST(1), LAST(2)}, {FIXED(2), FIXED(2)}, {LAST(2), HALF(-5)}}},
    {{"34261578", "87642135", "54132678", "52431678", "85647123", "12453678"},
     {{FIXED(6), FIXED(1)}, {FIXED(3), FIXED(1)}, {LAST(10), FIXED(1)},
      {FIXED(10), LAST(2)}, {FIXED(3), HALF(8)}}},
    {{"34625718", "42681357", "86512347", "51867342", "61825437", "61357284"},
     {{LAST(1), LAST(2)}, {LAST(6), LAST(0)}, {FIXED(2), FIXED(5)},
      {LAST(6), FIXED(3)}, {HALF(1), LAST(2)}}},
    /* 5 again, where m leaves 13 on division by 16 */
    {{"34261578", "87642135", "51324678", "15234678"},
     {{LAST(1), LAST(2)}, {FIXED(2), FIXED(2)}, {LAST(2), HALF(-13)}}},
};
/* clang-format on */

static const struct prescription *prescription_for(int m)
{
    return &prescriptions[m % 16 == 13 ? 8 : m % 8];
}

/* --- the board ------------------------------------------------------------ */

/* How the table's board lies on ours, and where we are in a walk over it. */
struct walk {
    int m;
    int start;      /* our square of its row 1 and column 1 */
    int right, up;  /* from there inwards: 1 or -1 */
    int stride;     /* from a row of cells to the next */
    uint8_t *cell;  /* owned; exits of free cells */
    uint32_t *path; /* our squares, the caller's */
    int n;          /* how many */
};

static int cell_at(const struct walk *w, int row, int column)
{
    return (row - 1 + MARGIN) * w->stride + column - 1 + MARGIN;
}

/* The moves that stay on the board. */
static int count_exits(int m, int row, int column)
{
    int n = 0;

    for (int i = 0; i < 8; i++) {
        int r = row + moves[i].rows, c = column + moves[i].columns;

        n += r >= 1 && r <= m && c >= 1 && c <= m;
    }
    return n;
}

static void lay_row(struct walk *w, int row)
{
    uint8_t *cells = w->cell + cell_at(w, row, 1);
    bool edge = row <= 2 || row > w->m - 2;

    memset(cells, 8, (size_t)w->m);
    for (int c = 1; c <= w->m; c++) {
        if (!edge && c == 3)
            c = w->m - 1;
        cells[c - 1] = (uint8_t)count_exits(w->m, row, c);
    }
}

static void walk_init(struct walk *w, int m, int start, uint32_t *path)
{
    size_t cells;

    *w = (struct walk){ .m = m,
                        .start = start,
                        .path = path,
                        .right = start % m == 0 ? 1 : -1,
                        .up = start / m == 0 ? 1 : -1,
                        .stride = m + 2 * MARGIN };
    cells = (size_t)(w->stride * w->stride);
    w->cell = xmalloc(cells);
    memset(w->cell, OUTSIDE, cells);
    for (int row = 1; row <= m; row++)
        lay_row(w, row);
}

/* --- the walk ------------------------------------------------------------- */

/* The moves of an order from cell to cell, and from square to square. */
struct route {
    int to[8], by[8];
};

static void route_init(struct route *r, const struct walk *w, const char *order)
{
    for (int i = 0; i < 8; i++) {
        int rows = moves[order[i] - '1'].rows;
        int columns = moves[order[i] - '1'].columns;

        r->to[i] = rows * w->stride + columns;
        r->by[i] = rows * w->up * w->m + columns * w->right;
    }
}

/*
 * From the square just entered until the knight is stuck or has reached the
 * cell `stop`; returns the cell where it is. Of the neighbours, all of which
 * lose an exit, the first with the fewest is the next. A taken one never
 * falls below TAKEN: it has more than enough exits to lose.
 */
static int follow(struct walk *w, const struct route *r, int at, int stop)
{
    uint8_t *const cell = w->cell;
    const struct route own = *r;
    int square = (int)w->path[w->n - 1];

    while (at != stop) {
        uint8_t *here = cell + at;
        unsigned fewest = TAKEN;
        int move = 0;

#pragma GCC unroll 8
        for (int i = 0; i < 8; i++) {
            unsigned exits = --here[own.to[i]];

            if (exits < fewest) {
                fewest = exits;
                move = i;
            }
        }
        if (fewest == TAKEN)
            break;
        at += own.to[move];
        square += own.by[move];
        cell[at] = OUTSIDE;
        w->path[w->n++] = (uint32_t)square;
    }
    return at;
}

static int line(struct coordinate c, int m)
{
    return (c.sides * m + c.plus) / c.by;
}

/* Where the order after the i-th begins. On small boards that may lie
 * outside, so that it never does. */
static int stop_after(const struct walk *w, const struct prescription *p, int i)
{
    int row, column;

    if (i == SWITCHES || !p->order[i + 1])
        return -1;
    row = line(p->change[i].row, w->m);
    column = line(p->change[i].column, w->m);
    if (row < 1 || row > w->m || column < 1 || column > w->m)
        return -1;
    return cell_at(w, row, column);
}

int squirrel_cull(int n, int start, uint32_t *path)
{
    const struct prescription *p = prescription_for(n);
    struct walk w;
    int at, i = 0, stop;

    walk_init(&w, n, start, path);
    at = cell_at(&w, 1, 1);
    w.cell[at] = OUTSIDE;
    path[w.n++] = (uint32_t)start;
    do {
        struct route r;

        route_init(&r, &w, p->order[i]);
        stop = stop_after(&w, p, i++);
        at = follow(&w, &r, at, stop);
    } while (at == stop);
    free(w.cell);
    return w.n;
}

/* --- questions ------------------------------------------------------------ */

static bool at_corner(const struct tour_question *q)
{
    int file = q->start % q->board->files, rank = q->start / q->board->files;

    return (file == 0 || file == q->board->files - 1) &&
           (rank == 0 || rank == q->board->ranks - 1);
}

bool squirrel_cull_refuses(const struct tour_question *q, struct text *reason)
{
    const struct board *b = q->board;

    if (tour_refuses_piece(q, reason) || tour_refuses_aim(q, reason))
        return true;
    if (b->files != b->ranks || b->files < SQUIRREL_CULL_MIN || b->nholes > 0)
        text_addf(reason,
                  "Squirrel and Cull's prescription is for whole "
                  "square boards of at least %d×%d.",
                  SQUIRREL_CULL_MIN, SQUIRREL_CULL_MIN);
    else if (!at_corner(q))
        text_add(reason, "Squirrel and Cull begin in a corner: start on a1.");
    else if (b->files == SQUIRREL_CULL_EXCEPTION)
        text_addf(reason,
                  "%d×%d is the one known exception: there Squirrel "
                  "and Cull's prescription runs into a dead end.",
                  b->files, b->files);
    else
        return false;
    return true;
}
