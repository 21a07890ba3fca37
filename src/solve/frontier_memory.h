/* What a count along a frontier takes, before it begins. */
#ifndef CHEQUER_FRONTIER_MEMORY_H
#define CHEQUER_FRONTIER_MEMORY_H

#include <stdint.h>

struct frontier_board;

/* About how many bytes. */
uint64_t frontier_memory(const struct frontier_board *b);

#endif
