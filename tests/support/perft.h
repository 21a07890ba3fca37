/*
 * Counting the games of so many half-moves, the usual test of a generator of
 * moves; tables of published numbers, and how to go through them.
 */
#ifndef CHEQUER_TESTS_PERFT_H
#define CHEQUER_TESTS_PERFT_H

#include <inttypes.h>

#include "chess/game/moves.h"
#include "support/game.h"

enum { PERFT_ROWS_DEPTH = 6 };

/* The last half-move is counted, not played. */
static inline uint64_t perft(const struct game *g, int depth)
{
    struct move moves[MOVES_MAX];
    uint64_t count = 0;
    int n;

    if (depth == 0)
        return 1;
    n = moves_legal(g, moves);
    if (depth == 1)
        return (uint64_t)n;
    for (int i = 0; i < n; i++) {
        struct game next = *g;

        move_play(&next, moves[i]);
        count += perft(&next, depth - 1);
    }
    return count;
}

struct perft_row {
    const char *fen;
    uint64_t counts[PERFT_ROWS_DEPTH]; /* of depth 1 and on; 0: not said */
};

/* Sanitizers make everything several times slower: one half-move less. */
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
enum { PERFT_NODES_MAX = 1000000 };
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
enum { PERFT_NODES_MAX = 1000000 };
#else
enum { PERFT_NODES_MAX = 10000000 };
#endif
#else
enum { PERFT_NODES_MAX = 10000000 };
#endif

static inline bool perft_row_agrees(const struct perft_row *row)
{
    struct game g = game_from(row->fen);
    bool same = true;

    for (int depth = 1; depth <= PERFT_ROWS_DEPTH; depth++) {
        uint64_t expected = row->counts[depth - 1], n;

        if (!expected || expected > PERFT_NODES_MAX)
            continue;
        n = perft(&g, depth);
        if (n != expected)
            fprintf(stderr, "%s: perft(%d) is %" PRIu64 ", not %" PRIu64 "\n",
                    row->fen, depth, n, expected);
        same = same && n == expected;
    }
    return same;
}

#endif
