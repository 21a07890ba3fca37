/*
 * Judges tours given as the number of each square: turns them into a path for
 * the verifier.
 */
#ifndef TESTS_TOUR_NUMBERS_H
#define TESTS_TOUR_NUMBERS_H

#include <stdint.h>
#include <stdlib.h>

#include "support/tour/verifier.h"

/*
 * NULL if the squares numbered 1, 2, 3 ... are a tour from `start` (-1: from
 * anywhere), closed if it is to be; else what is wrong. A number 0 is right
 * for a square left out, which `hole`, if it is not NULL, marks with 1.
 */
static inline const char *verifier_numbers(int files, int ranks,
                                           const unsigned char *hole,
                                           const uint32_t *number, int start,
                                           bool closed)
{
    int squares = files * ranks, n = 0;
    int *path = calloc((size_t)squares, sizeof *path);
    const char *wrong = NULL;

    for (int i = 0; i < squares; i++)
        if (number[i] > (uint32_t)squares)
            wrong = "a number is too great";
        else if (number[i] > 0) {
            path[number[i] - 1] = i;
            n++;
        }
    if (!wrong)
        wrong = verifier_tour(files, ranks, hole, path, n);
    if (!wrong && start >= 0 && path[0] != start)
        wrong = "it does not begin at the start";
    if (!wrong && closed && n > 1 &&
        !verifier_adjacent(files, path[n - 1], path[0]))
        wrong = "it does not close";
    free(path);
    return wrong;
}

#endif
