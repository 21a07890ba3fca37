/* Attacks of a piece by its code, for tests. */
#ifndef CHEQUER_TESTS_ATTACKS_H
#define CHEQUER_TESTS_ATTACKS_H

#include "chess/attack.h"
#include "chess/mover.h"

static inline struct mover piece_mover(int piece)
{
    struct mover m;

    mover_of(&m, piece);
    return m;
}

static inline int piece_squares(const struct board *b, const uint8_t *occupied,
                                int piece, int square, int *out)
{
    struct mover m = piece_mover(piece);

    return attack_squares(b, occupied, &m, square, out);
}

static inline bool piece_hits(const struct board *b, const uint8_t *occupied,
                              int piece, int from, int to)
{
    struct mover m = piece_mover(piece);

    return attack_hits(b, occupied, &m, from, to);
}

#endif
