/* Laying out a padded board; see padded.h for what it is good for. */
#include "solve/tour/padded.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "chess/attack.h"
#include "chess/board.h"
#include "chess/mover.h"
#include "solve/tour/pick.h"
#include "solve/tour/tour.h"

/* --- layout --------------------------------------------------------------- */

static int longest_leap(const struct mover *m)
{
    int most = 0;

    for (int i = 0; i < m->n; i++) {
        most = abs(m->step[i].file) > most ? abs(m->step[i].file) : most;
        most = abs(m->step[i].rank) > most ? abs(m->step[i].rank) : most;
    }
    return most;
}

static void lay_out_even(struct padded *f, const struct tour_question *q,
                         const uint8_t *order)
{
    int margin = longest_leap(q->mover);

    f->stride = f->files + 2 * margin;
    f->first = margin * f->stride + margin;
    f->cells = f->stride * (f->ranks + 2 * margin);
    for (int i = 0; i < PADDED_EVEN; i++) {
        struct step s = q->mover->step[order[i]];

        f->step[i] = s;
        f->to[i] = s.rank * f->stride + s.file;
        f->by[i] = s.rank * f->files + s.file;
    }
}

static bool is_among(const int *cells, int n, int cell)
{
    for (int i = 0; i < n; i++)
        if (cells[i] == cell)
            return true;
    return false;
}

/* On a joined surface a leap may come back to its own square, and two may meet:
 * then the first in the order counts. */
static void fill_row(struct padded *f, const struct tour_question *q,
                     const uint8_t *order, int square)
{
    int *row = f->table + padded_at(f, square) * f->moves;

    for (int i = 0; i < f->moves; i++) {
        int to = attack_step(q->board, square, q->mover->step[order[i]]);

        if (to >= 0 && to != square &&
            (q->board->surface == SURFACE_FLAT ||
             !is_among(row, i, padded_at(f, to))))
            row[i] = padded_at(f, to);
    }
}

static void lay_out_table(struct padded *f, const struct tour_question *q,
                          const uint8_t *order)
{
    f->stride = f->files;
    f->first = 1;
    f->cells = 1 + f->files * f->ranks;
    f->table = xcalloc((size_t)f->cells * (size_t)f->moves, sizeof *f->table);
    f->came = xcalloc((size_t)f->cells, sizeof *f->came);
    for (int square = 0; square < f->files * f->ranks; square++)
        if (!q->board->hole[square])
            fill_row(f, q, order, square);
}

/* The first cell of a rank. Stepping on from there needs no division. */
static int padded_row(const struct padded *f, int rank)
{
    return rank * f->stride + f->first;
}

void padded_init(struct padded *f, const struct tour_question *q)
{
    const struct board *b = q->board;
    uint8_t order[TOUR_MOVES_MAX];

    *f = (struct padded){ .files = b->files,
                          .ranks = b->ranks,
                          .surface = b->surface,
                          .moves = tour_try_order(q, order),
                          .free = board_squares(b) - b->nholes };
    if (b->surface == SURFACE_FLAT && f->moves == PADDED_EVEN)
        lay_out_even(f, q, order);
    else
        lay_out_table(f, q, order);

    f->cell = xmalloc((size_t)f->cells);
    memset(f->cell, PADDED_TAKEN, (size_t)f->cells);
    for (int rank = 0, sq = 0; rank < b->ranks; rank++)
        for (int at = padded_row(f, rank), end = at + b->files; at < end; at++)
            if (!b->hole[sq++])
                f->cell[at] = 0;
}

void padded_free(struct padded *f)
{
    free(f->cell);
    free(f->table);
    free(f->came);
    f->cell = NULL;
    f->table = f->came = NULL;
}

void padded_count_exits(struct padded *f)
{
    /* Each free square adds one to all around it, as giving it back would. */
    for (int rank = 0; rank < f->ranks; rank++)
        for (int at = padded_row(f, rank), end = at + f->files; at < end; at++)
            if (!(f->cell[at] & PADDED_TAKEN))
                padded_add(f, at, 1);
}

int padded_any(const struct padded *f, int at, unsigned shut, int exits,
               struct rng *rng)
{
    return pick_random(padded_with(f, at, exits) & ~shut, rng);
}

/* --- by table ------------------------------------------------------------- */

unsigned padded_table_open(const struct padded *f, int at)
{
    const int *row = f->table + at * f->moves;
    unsigned set = 0;

    for (int i = 0; i < f->moves; i++)
        set |= (f->cell[row[i]] >> 7 ^ 1u) << i;
    return set;
}

unsigned padded_table_with(const struct padded *f, int at, int exits)
{
    const int *row = f->table + at * f->moves;
    unsigned set = 0;

    for (int i = 0; i < f->moves; i++)
        set |= (unsigned)(f->cell[row[i]] == exits) << i;
    return set;
}

int padded_table_count(const struct padded *f, int at, int exits)
{
    return pick_count(padded_table_with(f, at, exits));
}

int padded_table_sum(const struct padded *f, int at)
{
    const int *row = f->table + at * f->moves;
    int sum = 0;

    for (int i = 0; i < f->moves; i++)
        sum += f->cell[row[i]] & PADDED_TAKEN ? 0 : f->cell[row[i]];
    return sum;
}

struct choice padded_table_choose(const struct padded *f, int at, unsigned shut,
                                  struct rng *rng)
{
    const int *row = f->table + at * f->moves;
    struct choice c = { 0 };
    int fewest = PADDED_TAKEN;

    for (int i = 0; i < f->moves; i++) {
        int exits = f->cell[row[i]];

        if (exits & PADDED_TAKEN || shut >> i & 1)
            continue;
        c.options++;
        c.tied = exits < fewest ? 1 : c.tied + (exits == fewest);
        c.move = exits < fewest ? i : c.move;
        fewest = exits < fewest ? exits : fewest;
    }
    if (rng && c.options > 0)
        c.move = padded_any(f, at, shut, fewest, rng);
    return c;
}

void padded_table_add(struct padded *f, int at, int change)
{
    const int *row = f->table + at * f->moves;

    for (int i = 0; i < f->moves; i++)
        f->cell[row[i]] = (uint8_t)(f->cell[row[i]] + change);
    f->cell[0] = PADDED_TAKEN; /* whatever missing moves have done to it */
}
