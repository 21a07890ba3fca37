/* What a count along a frontier takes, before it begins. */
#ifndef CHEQUER_FRONTIER_MEMORY_H
#define CHEQUER_FRONTIER_MEMORY_H

#include <stdint.h>

struct frontier_board;

/* About how many bytes, with the cuts it has. */
uint64_t frontier_memory(const struct frontier_board *b);

/* The fewest cuts with which that is at most `bytes`; all, if none will do. */
int frontier_cuts_for(const struct frontier_board *b, uint64_t bytes);

#endif
