/*
 * The board as the searches see it, for methods in this folder only. A piece
 * of eight moves on a flat board, such as the knight, has it quick: the board
 * lies in a wider one whose border, as wide as the longest leap, is never free,
 * so that looking at the eight neighbours of a square needs no test for the
 * edge. For all others there is a table with the moves of every cell; those
 * that are missing, or that lead where one before has led, lead to cell 0,
 * which is never free.
 *
 * A cell's lower bits hold the number of its free neighbours, the top bit
 * says that the knight cannot go there. Taking a square takes one off all its
 * neighbours, whatever they are, so the numbers are right for every cell at
 * every time and need no counting.
 */
#ifndef CHEQUER_PADDED_H
#define CHEQUER_PADDED_H

#include <limits.h>
#include <stdint.h>

#include "chess/step.h"
#include "chess/surface.h"

struct rng;
struct tour_question;

enum { PADDED_TAKEN = 128, PADDED_EVEN = 8 };

struct padded {
    uint8_t *cell; /* owned */
    int *table;    /* owned: by cell and move, in try order, where it leads;
                      NULL if it is eight moves, the same everywhere */
    int to[PADDED_EVEN];           /* then: from a cell to its neighbours */
    int by[PADDED_EVEN];           /* the same from square to square */
    struct step step[PADDED_EVEN]; /* the same in files and ranks */
    int *came;  /* owned: with a table, by cell, whence it was entered */
    int moves;  /* of the piece */
    int first;  /* the cell of the first square */
    int stride; /* from a cell to the one above it */
    int cells;  /* how many */
    int files, ranks;
    enum surface surface;
    int free; /* squares not yet visited */
};

/* Every square but the holes is free; exits are not counted yet. */
void padded_init(struct padded *f, const struct tour_question *q);
void padded_free(struct padded *f);

/* From here on the lower bits count free neighbours. */
void padded_count_exits(struct padded *f);

/* What is inline below does this where there is a table. */
unsigned padded_table_open(const struct padded *f, int at);
unsigned padded_table_with(const struct padded *f, int at, int exits);
int padded_table_count(const struct padded *f, int at, int exits);
int padded_table_sum(const struct padded *f, int at);
struct choice padded_table_choose(const struct padded *f, int at, unsigned shut,
                                  struct rng *rng);
void padded_table_add(struct padded *f, int at, int change);

static inline int padded_at(const struct padded *f, int square)
{
    return square / f->files * f->stride + square % f->files + f->first;
}

static inline int padded_square(const struct padded *f, int at)
{
    return (at - f->first) / f->stride * f->files + (at - f->first) % f->stride;
}

/* The cell that a move leads to. */
static inline int padded_next(const struct padded *f, int at, int move)
{
    return f->table ? f->table[at * f->moves + move] : at + f->to[move];
}

/* Makes a move, that of the cell and that of its square. */
static inline void padded_go(struct padded *f, int *at, int *square, int move)
{
    if (f->table) {
        int to = padded_next(f, *at, move);

        f->came[to] = *at;
        *at = to;
        *square = to - f->first;
    } else {
        *at += f->to[move];
        *square += f->by[move];
    }
}

/* The cell from which one was entered, by that move. */
static inline int padded_before(const struct padded *f, int at, int move)
{
    return f->table ? f->came[at] : at - f->to[move];
}

/* Takes back the move by which the cell was entered. */
static inline void padded_back(const struct padded *f, int *at, int *square,
                               int move)
{
    if (f->table) {
        *at = f->came[*at];
        *square = *at - f->first;
    } else {
        *at -= f->to[move];
        *square -= f->by[move];
    }
}

/* The free neighbours of `at`, bit i for the one that move i leads to. */
static inline unsigned padded_open(const struct padded *f, int at)
{
    const uint8_t *here = f->cell + at;
    unsigned taken = 0;

    if (f->table)
        return padded_table_open(f, at);
#pragma GCC unroll 8
    for (int i = 0; i < PADDED_EVEN; i++)
        taken |= (unsigned)(here[f->to[i]] >> 7) << i;
    return ~taken & 255;
}

/* The neighbours of `at` that are free and have so many exits. */
static inline unsigned padded_with(const struct padded *f, int at, int exits)
{
    const uint8_t *here = f->cell + at;
    unsigned set = 0;

    if (f->table)
        return padded_table_with(f, at, exits);
#pragma GCC unroll 8
    for (int i = 0; i < PADDED_EVEN; i++)
        set |= (unsigned)(here[f->to[i]] == exits) << i;
    return set;
}

/* How many neighbours of `at` are free and have so many exits. */
static inline int padded_count(const struct padded *f, int at, int exits)
{
    const uint8_t *here = f->cell + at;
    int n = 0;

    if (f->table)
        return padded_table_count(f, at, exits);
#pragma GCC unroll 8
    for (int i = 0; i < PADDED_EVEN; i++)
        n += here[f->to[i]] == exits;
    return n;
}

/* The exits of all free neighbours of `at`, in sum. */
static inline int padded_sum(const struct padded *f, int at)
{
    const uint8_t *here = f->cell + at;
    int sum = 0;

    if (f->table)
        return padded_table_sum(f, at);
#pragma GCC unroll 8
    for (int i = 0; i < PADDED_EVEN; i++)
        sum += here[f->to[i]] & PADDED_TAKEN ? 0 : here[f->to[i]];
    return sum;
}

/* A neighbour chosen by its exits. */
struct choice {
    int move;    /* that leads there */
    int options; /* how many there were to choose from */
    int tied;    /* how many of them had as few exits */
};

/* Any of those, leaving out the set `shut`. */
int padded_any(const struct padded *f, int at, unsigned shut, int exits,
               struct rng *rng);

/*
 * The first free neighbour of `at` with the fewest exits, or any of those if
 * there is an rng, leaving out the set `shut`. Where there is none, `options`
 * is 0. Number and place of a neighbour make one key, so that the least is
 * found without a branch; and as eight numbers of exits are less than one
 * PADDED_TAKEN, their sum tells how many are taken.
 */
static inline struct choice padded_choose(const struct padded *f, int at,
                                          unsigned shut, struct rng *rng)
{
    struct choice c = { 0 };
    const uint8_t *here = f->cell + at;
    unsigned exits[PADDED_EVEN], best = UINT_MAX, sum = 0;

    if (f->table)
        return padded_table_choose(f, at, shut, rng);
#pragma GCC unroll 8
    for (unsigned i = 0; i < PADDED_EVEN; i++) {
        exits[i] = here[f->to[i]] | (shut >> i & 1) * PADDED_TAKEN;
        sum += exits[i];
        best = exits[i] * 8 + i < best ? exits[i] * 8 + i : best;
    }
#pragma GCC unroll 8
    for (int i = 0; i < PADDED_EVEN; i++)
        c.tied += exits[i] == best / 8;
    c.options = 8 - (int)(sum / PADDED_TAKEN);
    c.move = (int)best % 8;
    if (rng)
        c.move = padded_any(f, at, shut, (int)(best / 8), rng);
    return c;
}

/* Add to the exits of all neighbours; the moves are copied so that the
 * compiler need not fear that a cell is one of them. */
static inline void padded_add(struct padded *f, int at, int change)
{
    const int to[PADDED_EVEN] = { f->to[0], f->to[1], f->to[2], f->to[3],
                                  f->to[4], f->to[5], f->to[6], f->to[7] };
    uint8_t *here = f->cell + at;

    if (f->table) {
        padded_table_add(f, at, change);
        return;
    }
#pragma GCC unroll 8
    for (int i = 0; i < PADDED_EVEN; i++)
        here[to[i]] = (uint8_t)(here[to[i]] + change);
}

/* Visit the free square `at`, where exits are counted, and leave it again. */
static inline void padded_take(struct padded *f, int at)
{
    f->cell[at] |= PADDED_TAKEN;
    f->free--;
    padded_add(f, at, -1);
}

static inline void padded_give(struct padded *f, int at)
{
    f->cell[at] &= PADDED_TAKEN - 1;
    f->free++;
    padded_add(f, at, 1);
}

#endif
