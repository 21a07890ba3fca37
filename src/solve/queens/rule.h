/*
 * Which pieces of different files attack each other, for any rider on any
 * surface. Between files so far apart all that matters is how far apart the
 * ranks are; behind a twist, where top and bottom are exchanged, it is the sum
 * of the ranks. So two sets of numbers for each distance tell everything.
 *
 * Nothing can stand in the way: if a ride ends early it has met a piece, and
 * the two attack each other.
 */
#ifndef CHEQUER_QUEENS_RULE_H
#define CHEQUER_QUEENS_RULE_H

#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>

#include "chess/piece.h"
#include "chess/surface.h"

struct mover;

enum { QUEENS_MASK_MAX = 32 }; /* the greatest n whose masks fit */

struct queens_rule {
    int n;
    enum piece_kind plain; /* queens or rooks on a flat board, for which all is
                              known by lines; else PIECE_NONE */
    enum surface surface;
    unsigned symmetries; /* of the board, bit by bit */

    /* By the distance of files: differences d of ranks as bit n - 1 + d, and
     * sums as they are. Not used where it is plain. Either set reads the same
     * from both ends, so that ranks may be counted from either edge. */
    uint64_t apart[QUEENS_MASK_MAX], sums[QUEENS_MASK_MAX];
};

/* A flat board's queens or rooks, of any number. */
void queens_rule_plain(struct queens_rule *rule, int n, enum piece_kind piece);

/* Any piece on any surface; n at most QUEENS_MASK_MAX. */
void queens_rule_init(struct queens_rule *rule, int n, const struct mover *m,
                      enum surface surface);

/* The ranks attacked `files` files on, from `rank`, as bits. */
static inline uint32_t queens_rule_mask(const struct queens_rule *rule,
                                        int files, int rank)
{
    return (uint32_t)(rule->apart[files] >> (rule->n - 1 - rank) |
                      rule->sums[files] >> rank);
}

/* Do pieces on these squares of different files attack each other? */
static inline bool queens_rule_hits(const struct queens_rule *rule, int file,
                                    int rank, int other_file, int other_rank)
{
    int files = abs(other_file - file), ranks = abs(other_rank - rank);

    if (rule->plain)
        return ranks == 0 || (rule->plain == PIECE_QUEEN && ranks == files);
    return queens_rule_mask(rule, files, rank) >> other_rank & 1;
}

#endif
