/*
 * The tours of Douglas Squirrel and Paul Cull (1996): Warnsdorff's rule from a
 * corner of a square board, ties broken by a prescribed order of moves that
 * changes when certain squares are reached. It neither searches nor looks
 * back, and needs no more for a square of a large board than of a small one.
 */
#ifndef CHEQUER_SQUIRREL_CULL_H
#define CHEQUER_SQUIRREL_CULL_H

#include <stdbool.h>
#include <stdint.h>

struct text;
struct tour_question;

enum {
    SQUIRREL_CULL_MIN = 5,       /* sides it is for: from here to 1000 */
    SQUIRREL_CULL_EXCEPTION = 74 /* but this one, where it fails */
};

/* Whether the question is not one for this method, and why. */
bool squirrel_cull_refuses(const struct tour_question *q, struct text *reason);

/*
 * Follows the prescription on an n by n board from the corner `start` for as
 * long as it leads anywhere. Puts the squares into `path` and returns how
 * many there are: n * n, unless n is the exception.
 */
int squirrel_cull(int n, int start, uint32_t *path);

#endif
