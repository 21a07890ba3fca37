/* Which files and ranks have their names beside a board. */
#ifndef CHEQUER_RULER_H
#define CHEQUER_RULER_H

#include <stdbool.h>

/*
 * Every how many squares there is a label, if each needs `room` squares: each
 * square has one, or the first and from there on every fifth, tenth ... as
 * people count them. From the first to the second it is one square less.
 */
int ruler_every(float room);

/* Has this file or rank, from 0, a label? */
bool ruler_names(int line, int every);

#endif
