/*
 * As many kings as stand in peace on a board without holes and seams, counted
 * without regard to where they stand. On 32 by 32 squares there are
 * 703,066,055,325,632,897,509,116,263,399,480,311 ways.
 */
#ifndef CHEQUER_KINGS_H
#define CHEQUER_KINGS_H

#include <stdbool.h>

#include "solve/wide.h"

/* Neither side may be longer: numbers would be too large. */
enum { KINGS_SIDE_MAX = 32 };

struct kings;

/* The bytes that it takes. */
uint64_t kings_memory(int files, int ranks);

struct kings *kings_create(int files, int ranks);
void kings_destroy(struct kings *k);

/* Goes on, with so many additions; true when all are counted. */
bool kings_step(struct kings *k, long budget);

/* How much is done, 0 to 1; and in the end in how many ways. */
double kings_share(const struct kings *k);
wide kings_count(const struct kings *k);

#endif
