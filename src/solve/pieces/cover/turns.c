/*
 * A symmetry of the board is one of the part if it keeps the part in its place
 * and takes what each square covers to what its image covers. That is looked
 * up square by square, so it holds for every piece and surface.
 */
#include "solve/pieces/cover/turns.h"

#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "chess/board.h"

static void put(uint64_t *set, int square)
{
    set[square / 64] |= UINT64_C(1) << square % 64;
}

void cover_turns_image(const struct cover_turns *t, int i, const uint64_t *set,
                       uint64_t out[COVER_WORDS])
{
    const int16_t *to = t->to + i * t->squares;

    memset(out, 0, COVER_WORDS * sizeof *out);
    for (int word = 0; word < (t->squares + 63) / 64; word++)
        for (uint64_t left = set[word]; left; left &= left - 1)
            put(out, to[word * 64 + __builtin_ctzll(left)]);
}

int cover_turns_orbit(const struct cover_turns *t, int square,
                      uint64_t out[COVER_WORDS])
{
    int n = 0;

    memset(out, 0, COVER_WORDS * sizeof *out);
    for (int i = 0; i < t->n; i++) {
        int to = t->to[i * t->squares + square];

        n += !(out[to / 64] >> to % 64 & 1);
        put(out, to);
    }
    return n;
}

/* Is the i-th one of the part, too? */
static bool holds(const struct cover_turns *t, int i,
                  const struct cover_reach *r, const uint64_t *part)
{
    size_t bytes = (size_t)r->words * sizeof *part;
    uint64_t image[COVER_WORDS];

    cover_turns_image(t, i, part, image);
    if (memcmp(image, part, bytes) != 0)
        return false;
    for (int square = 0; square < r->squares; square++) {
        cover_turns_image(t, i, cover_reach_of(r, square), image);
        if (memcmp(image, cover_reach_of(r, t->to[i * r->squares + square]),
                   bytes) != 0)
            return false;
    }
    return true;
}

void cover_turns_init(struct cover_turns *t, const struct board *b,
                      const struct cover_reach *r, const uint64_t *part)
{
    unsigned all = symmetry_of_board(b);

    *t = (struct cover_turns){ .squares = r->squares };
    t->to = xcalloc((size_t)(SYMMETRIES * r->squares), sizeof *t->to);
    for (int s = 0; s < SYMMETRIES; s++) {
        if (!(all >> s & 1))
            continue;
        for (int square = 0; square < r->squares; square++)
            t->to[t->n * r->squares + square] = (int16_t)symmetry_square(
                (enum symmetry)s, b, square);
        t->n += holds(t, t->n, r, part);
    }
}

void cover_turns_free(struct cover_turns *t)
{
    free(t->to);
    *t = (struct cover_turns){ 0 };
}
