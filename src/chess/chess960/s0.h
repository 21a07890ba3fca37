/*
 * The 960 arrays in the order in which the first seed's program prints them,
 * counted from 1: permutations of the usual array RNBQKBNR by the places 0 to
 * 7 of its pieces, in rising order. Of a pair the one from the left comes
 * first, or the array would be counted twice.
 */
#ifndef CHEQUER_CHESS960_S0_H
#define CHEQUER_CHESS960_S0_H

#include "chess/chess960/chess960.h"

/* Numbers 0 to 959 in that order. */
void s0_order(int numbers[CHESS960_COUNT]);

int s0_from_number(int number); /* 518 is 1 */
int s0_to_number(int position); /* 1 is 518 */

#endif
