/*
 * What the frontier of a count looks like, leaving out who is joined to whom:
 * for each place whether it is free, full, or the end of a path. Two bits a
 * place. Place 0 is the apex, an additional square next to all others, by way
 * of which an open tour closes to a ring; the squares follow in the order in
 * which they will be taken.
 */
#ifndef CHEQUER_FRONTIER_OUTLINE_H
#define CHEQUER_FRONTIER_OUTLINE_H

#include <stdbool.h>
#include <stdint.h>

enum place_type { PLACE_FREE, PLACE_FULL, PLACE_END, PLACE_TYPES };

enum { PLACE_APEX = 0, PLACE_NEXT = 1 }; /* NEXT will be taken next */

static inline enum place_type outline_at(uint64_t outline, int place)
{
    return (enum place_type)(outline >> 2 * place & 3);
}

static inline uint64_t outline_mask(int place)
{
    return (uint64_t)3 << 2 * place;
}

static inline uint64_t outline_with(uint64_t outline, int place,
                                    enum place_type type)
{
    return (outline & ~outline_mask(place)) | (uint64_t)type << 2 * place;
}

/* How many places are ends: bits counted in ever wider groups. */
static inline int outline_ends(uint64_t outline)
{
    uint64_t n = outline >> 1 & 0x5555555555555555;

    n = (n & 0x3333333333333333) + (n >> 2 & 0x3333333333333333);
    n = (n + (n >> 4)) & 0x0f0f0f0f0f0f0f0f;
    return (int)(n * 0x0101010101010101 >> 56);
}

static inline int outline_ends_before(uint64_t outline, int place)
{
    return outline_ends(outline & (outline_mask(place) / 3 - 1));
}

/* Without the square that is next: the others move up, the apex stays. */
static inline uint64_t outline_pop(uint64_t outline)
{
    return (outline & 3) | outline >> 4 << 2;
}

/* The types as digits to the base of three, for indexing. */
static inline uint32_t outline_index(uint64_t outline)
{
    uint64_t n = outline;

    n = (n & 0x3333333333333333) + 3 * (n >> 2 & 0x3333333333333333);
    n = (n & 0x0f0f0f0f0f0f0f0f) + 9 * (n >> 4 & 0x0f0f0f0f0f0f0f0f);
    n = (n & 0x00ff00ff00ff00ff) + 81 * (n >> 8 & 0x00ff00ff00ff00ff);
    n = (n & 0x0000ffff0000ffff) + 6561 * (n >> 16 & 0x0000ffff0000ffff);
    return (uint32_t)((n & 0xffffffff) + 43046721 * (n >> 32));
}

#endif
