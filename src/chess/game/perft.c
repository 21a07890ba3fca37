/* The last half-move is counted, not played. */
#include "chess/game/perft.h"

#include <assert.h>

#include "chess/game/moves.h"

/* Recursion no deeper than PERFT_DEPTH_MAX. */
uint64_t perft(const struct game *g, int depth)
{
    struct move moves[MOVES_MAX];
    uint64_t count = 0;
    int n;

    assert(depth >= 0 && depth <= PERFT_DEPTH_MAX);
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
