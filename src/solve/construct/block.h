/*
 * Tours of small boards with conditions: from here to there, with these moves
 * in it. Everything that builds big tours out of small ones takes its small
 * ones from here, so that none of them is typed in.
 */
#ifndef CHEQUER_BLOCK_H
#define CHEQUER_BLOCK_H

#include <stdbool.h>
#include <stdint.h>

enum { BLOCK_SQUARES_MAX = 192, BLOCK_EDGES_MAX = 16 };

struct block_task {
    int files, ranks;    /* at most BLOCK_SQUARES_MAX squares */
    const uint8_t *hole; /* 1 for squares left out; NULL: none is */
    int start;
    int end;    /* -1: anywhere */
    int nedges; /* moves it must make, either way round */
    uint8_t edge[BLOCK_EDGES_MAX][2];
};

/*
 * The squares in the order they are visited, the same for the same task on
 * every machine. False if there is no such tour, or none was found with a
 * great deal of work.
 */
bool block_search(const struct block_task *task, uint8_t *order);

/* The move between two squares must be part of the tour. */
void block_require(struct block_task *task, int from, int to);

#endif
