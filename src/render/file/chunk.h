/* How a PNG is put together: behind its signature chunks, each with a head
 * before and a sum behind what it holds. */
#ifndef CHEQUER_CHUNK_H
#define CHEQUER_CHUNK_H

#include <stdint.h>

enum { CHUNK_FIRST = 8, CHUNK_HEAD = 8, CHUNK_SUM = 4 }; /* in bytes */

/* The number that something begins with: a head, with the length of what the
 * chunk holds; a box of an MP4, with its own. */
static inline uint32_t chunk_number(const unsigned char *at)
{
    return (uint32_t)at[0] << 24 | (uint32_t)at[1] << 16 |
           (uint32_t)at[2] << 8 | at[3];
}

#endif
