/* Sets of squares, looked up once for each place of a piece. */
#include "solve/pieces/cover/reach.h"

#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "chess/attack.h"

void cover_reach_init(struct cover_reach *r, const struct board *b,
                      const struct mover *m)
{
    int *to = xcalloc((size_t)attack_max(b), sizeof *to);

    r->squares = board_squares(b);
    r->words = (r->squares + 63) / 64;
    r->bits = xcalloc((size_t)(r->squares * r->words), sizeof *r->bits);
    for (int i = 0; i < r->squares; i++) {
        uint64_t *bits = r->bits + i * r->words;
        int n;

        if (b->hole[i])
            continue;
        n = attack_squares(b, NULL, m, i, to);
        for (int j = 0; j < n; j++)
            bits[to[j] / 64] |= UINT64_C(1) << to[j] % 64;
        bits[i / 64] |= UINT64_C(1) << i % 64;
    }
    free(to);
}

void cover_reach_free(struct cover_reach *r)
{
    free(r->bits);
    *r = (struct cover_reach){ 0 };
}

bool cover_reach_is_flat(const struct board *b, const struct mover *m)
{
    struct board flat = *b; /* lends its holes */
    struct cover_reach here, there;
    bool same;

    if (b->surface == SURFACE_FLAT)
        return true;
    flat.surface = SURFACE_FLAT;
    cover_reach_init(&here, b, m);
    cover_reach_init(&there, &flat, m);
    same = memcmp(here.bits, there.bits,
                  (size_t)(here.squares * here.words) * sizeof *here.bits) == 0;
    cover_reach_free(&here);
    cover_reach_free(&there);
    return same;
}

void cover_reach_flood(const struct cover_reach *r, int square, uint64_t *part)
{
    bool grown = true;

    memset(part, 0, (size_t)r->words * sizeof *part);
    part[square / 64] |= UINT64_C(1) << square % 64;
    while (grown) {
        grown = false;
        for (int i = 0; i < r->squares; i++) {
            const uint64_t *reach = cover_reach_of(r, i);

            if (!(part[i / 64] >> i % 64 & 1))
                continue;
            for (int word = 0; word < r->words; word++) {
                grown = grown || reach[word] & ~part[word];
                part[word] |= reach[word];
            }
        }
    }
}
