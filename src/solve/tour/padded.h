/*
 * The board as a knight's searches see it, for methods in this folder only.
 * It lies in a wider one whose border of two squares is never free, so that
 * looking at the eight neighbours of a square needs no test for the edge.
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

#include "chess/attack.h"

struct rng;
struct tour_question;

enum { PADDED_TAKEN = 128, PADDED_MARGIN = 2 };

struct padded {
    uint8_t *cell;       /* owned */
    int to[8];           /* from a cell to its neighbours, in try order */
    int by[8];           /* the same from square to square */
    struct step step[8]; /* the same in files and ranks */
    int stride;          /* from a cell to the one above it */
    int files, ranks;
    int free; /* squares not yet visited */
};

/* Every square but the holes is free; exits are not counted yet. */
void padded_init(struct padded *f, const struct tour_question *q);
void padded_free(struct padded *f);

/* From here on the lower bits count free neighbours. */
void padded_count_exits(struct padded *f);

static inline int padded_cells(const struct padded *f)
{
    return f->stride * (f->ranks + 2 * PADDED_MARGIN);
}

static inline int padded_at(const struct padded *f, int square)
{
    return (square / f->files + PADDED_MARGIN) * f->stride + square % f->files +
           PADDED_MARGIN;
}

static inline int padded_square(const struct padded *f, int at)
{
    return (at / f->stride - PADDED_MARGIN) * f->files + at % f->stride -
           PADDED_MARGIN;
}

/* The free neighbours of `at`, bit i for the one at to[i]. */
static inline unsigned padded_open(const struct padded *f, int at)
{
    const uint8_t *here = f->cell + at;
    unsigned taken = 0;

#pragma GCC unroll 8
    for (int i = 0; i < 8; i++)
        taken |= (unsigned)(here[f->to[i]] >> 7) << i;
    return ~taken & 255;
}

/* The neighbours of `at` that are free and have so many exits. */
static inline unsigned padded_with(const struct padded *f, int at, int exits)
{
    const uint8_t *here = f->cell + at;
    unsigned set = 0;

#pragma GCC unroll 8
    for (int i = 0; i < 8; i++)
        set |= (unsigned)(here[f->to[i]] == exits) << i;
    return set;
}

/* A neighbour chosen by its exits. */
struct choice {
    int move;    /* to[move] leads there */
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
    unsigned exits[8], best = UINT_MAX, sum = 0;

#pragma GCC unroll 8
    for (unsigned i = 0; i < 8; i++) {
        exits[i] = here[f->to[i]] | (shut >> i & 1) * PADDED_TAKEN;
        sum += exits[i];
        best = exits[i] * 8 + i < best ? exits[i] * 8 + i : best;
    }
#pragma GCC unroll 8
    for (int i = 0; i < 8; i++)
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
    const int to[8] = { f->to[0], f->to[1], f->to[2], f->to[3],
                        f->to[4], f->to[5], f->to[6], f->to[7] };
    uint8_t *here = f->cell + at;

#pragma GCC unroll 8
    for (int i = 0; i < 8; i++)
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
