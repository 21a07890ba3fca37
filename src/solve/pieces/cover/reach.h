/* What a piece covers from every square of a board. */
#ifndef CHEQUER_COVER_REACH_H
#define CHEQUER_COVER_REACH_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "solve/pieces/product.h"

struct mover;

enum { COVER_WORDS = (COVER_SIDE_MAX * COVER_SIDE_MAX + 63) / 64 };

/* Sets of squares: has it one, and how many have both? */
static inline bool cover_has(const uint64_t *set, int square)
{
    return set[square / 64] >> square % 64 & 1;
}

static inline __attribute__((always_inline)) int cover_both(const uint64_t *a,
                                                            const uint64_t *b,
                                                            int words)
{
    int count = 0;

    for (int i = 0; i < words; i++)
        count += __builtin_popcountll(a[i] & b[i]);
    return count;
}

/* What a piece covers from each square, itself too, a bit a square. It is
 * also from where each square is covered. */
struct cover_reach {
    int squares, words;
    uint64_t *bits; /* owned; `words` for each square, 0 for holes */
};

void cover_reach_init(struct cover_reach *r, const struct board *b,
                      const struct mover *m);
void cover_reach_free(struct cover_reach *r);

static inline const uint64_t *cover_reach_of(const struct cover_reach *r,
                                             int square)
{
    return r->bits + (size_t)square * (size_t)r->words;
}

/* Does the piece cover the same from everywhere as if the board were flat? So
 * does a rook on a ring. */
bool cover_reach_is_flat(const struct board *b, const struct mover *m);

/* The squares that can be reached from `square`, directly or not: `words` of
 * them. */
void cover_reach_flood(const struct cover_reach *r, int square, uint64_t *part);

#endif
