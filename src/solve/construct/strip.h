/*
 * Tours of boards three or four squares wide. A root of a few columns has the
 * beginning of the tour; further blocks of columns are let in at its ends,
 * one after the other. For a block, one or two moves at the end of what is
 * there are left out, and a way through the block takes the place of each:
 *
 *     . . . a | c . . .      Three wide: b-a goes, a-c ... d-b comes. The move
 *     . . . . | d . . .      out of the corner is always there, in the block
 *     . . b . | . . . .      again, so that the next can follow.
 *
 * Four wide there is never a single way through. But every tour alternates
 * between the outer and the inner lines but for once: one half of it has the
 * outer squares of one colour and the inner ones of the other, the second
 * half is its mirror image. So there is a way through one half of the block's
 * squares and another, its mirror image, through the rest.
 */
#ifndef CHEQUER_CONSTRUCT_STRIP_H
#define CHEQUER_CONSTRUCT_STRIP_H

#include <stdbool.h>
#include <stdint.h>

struct patchwork;

/* Columns go along the strip, lines across. */
struct strip {
    int files, ranks;  /* of the board */
    int lines, length; /* 3 or 4, and no less */
    int start;         /* the square with the number 1 */
    int root;          /* the root's first column, */
    int columns;       /* and how many it has */
    bool closed;
};

/* A tour from `start`, from where there must be one: closed on boards three
 * wide with an even length of 10 or more, and open on all others. */
void strip_init(struct strip *s, int files, int ranks, int start);

void strip_number(const struct strip *s, uint32_t *number);
void strip_patchwork(const struct strip *s, struct patchwork *out);

#endif
