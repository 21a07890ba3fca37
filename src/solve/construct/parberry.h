/*
 * I. Parberry's closed tours by divide and conquer (1997): the board is cut
 * into four quadrants, as equal as can be, and those again until they are
 * small enough for a search. The four tours around a point are then joined by
 * exchanging one move of each, and so on up to the whole board.
 *
 * For that the small tours must be structured: near each corner they make the
 * two moves from (1, 0) to (0, 2) and from (2, 0) to (0, 1), as counted from
 * there. So are the tours that come out.
 */
#ifndef CHEQUER_PARBERRY_H
#define CHEQUER_PARBERRY_H

#include <stdbool.h>
#include <stdint.h>

struct patchwork;
struct text;

/* Boards of n by n and n by n + 2 with n even, of n by n + 1, n being 6 or
 * more; and of n by n with n odd, 5 or more, if a corner is left out. */
struct parberry_question {
    int files, ranks;
    int missing; /* the square of the corner left out, or -1 */
    int start;   /* the square with the number 1 */
};

/* Whether the board is none of these, and what the method is for. */
bool parberry_refuses(const struct parberry_question *q, struct text *reason);

/* The number of each square of a board not refused; 0 for the missing one. */
void parberry_tour(const struct parberry_question *q, uint32_t *number);

/* The quadrants of all levels, from the whole board on, and the joints from
 * the smallest quadrants on. */
void parberry_patchwork(const struct parberry_question *q,
                        struct patchwork *out);

#endif
