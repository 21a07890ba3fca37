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
#ifndef CHEQUER_FIELD_H
#define CHEQUER_FIELD_H

#include <stdint.h>

struct tour_question;

enum { FIELD_TAKEN = 128, FIELD_MARGIN = 2 };

struct field {
    uint8_t *cell;      /* owned */
    int to[8];          /* from a cell to its neighbours, in try order */
    int by[8];          /* the same from square to square */
    int stride;         /* from a cell to the one above it */
    int files, ranks;
    int free;           /* squares not yet visited */
};

/* Every square but the holes is free; exits are not counted yet. */
void field_init(struct field *f, const struct tour_question *q);
void field_free(struct field *f);

/* From here on the lower bits count free neighbours. */
void field_count_exits(struct field *f);

static inline int field_cells(const struct field *f)
{
    return f->stride * (f->ranks + 2 * FIELD_MARGIN);
}

static inline int field_at(const struct field *f, int square)
{
    return (square / f->files + FIELD_MARGIN) * f->stride +
           square % f->files + FIELD_MARGIN;
}

static inline int field_square(const struct field *f, int at)
{
    return (at / f->stride - FIELD_MARGIN) * f->files +
           at % f->stride - FIELD_MARGIN;
}

/* The free neighbours of `at`, bit i for the one at to[i]. */
static inline unsigned field_open(const struct field *f, int at)
{
    unsigned taken = 0;

    for (int i = 0; i < 8; i++)
        taken |= (unsigned)(f->cell[at + f->to[i]] >> 7) << i;
    return ~taken & 255;
}

/* Those among the neighbours `open` of `at`, at least one, that have the
 * fewest exits. */
static inline unsigned field_fewest(const struct field *f, int at,
                                    unsigned open)
{
    unsigned exits[8], least = 255, best = 0;

    for (int i = 0; i < 8; i++) {
        unsigned shut = (~open >> i & 1) << 7;
        exits[i] = f->cell[at + f->to[i]] | shut;
        least = exits[i] < least ? exits[i] : least;
    }
    for (int i = 0; i < 8; i++)
        best |= (unsigned)(exits[i] == least) << i;
    return best;
}

/* Visit the free square `at`, where exits are counted, and leave it again. */
static inline void field_take(struct field *f, int at)
{
    f->cell[at] |= FIELD_TAKEN;
    f->free--;
    for (int i = 0; i < 8; i++)
        f->cell[at + f->to[i]]--;
}

static inline void field_give(struct field *f, int at)
{
    f->cell[at] &= FIELD_TAKEN - 1;
    f->free++;
    for (int i = 0; i < 8; i++)
        f->cell[at + f->to[i]]++;
}

#endif
