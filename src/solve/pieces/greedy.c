/*
 * Where all is to be covered, the next piece stands where it covers the most
 * squares that are bare. Where there is to be peace, it stands on a bare
 * square, where it covers the fewest.
 */
#include "solve/pieces/greedy.h"

#include <stdlib.h>

#include "base/alloc.h"
#include "chess/board.h"
#include "solve/pieces/cover/reach.h"

struct state {
    const struct board *board;
    bool peaceful;
    struct cover_reach reach;
    uint64_t *bare; /* owned; squares that are not covered, without holes */
};

static bool is_bare(const struct state *s, int square)
{
    return s->bare[square / 64] >> square % 64 & 1;
}

/* How many bare squares a piece here would cover. */
static int gain(const struct state *s, int square)
{
    const uint64_t *reach = cover_reach_of(&s->reach, square);
    int count = 0;

    for (int word = 0; word < s->reach.words; word++)
        count += __builtin_popcountll(reach[word] & s->bare[word]);
    return count;
}

/* -1 if nothing is bare. */
static int choose(const struct state *s)
{
    int best = -1, best_gain = 0;

    for (int sq = 0; sq < s->reach.squares; sq++) {
        int here;

        if (s->board->hole[sq] || (s->peaceful && !is_bare(s, sq)))
            continue;
        here = gain(s, sq);
        if (best < 0 || (s->peaceful ? here < best_gain : here > best_gain)) {
            best = sq;
            best_gain = here;
        }
    }
    return best_gain > 0 ? best : -1;
}

static void cover(struct state *s, int square)
{
    const uint64_t *reach = cover_reach_of(&s->reach, square);

    for (int word = 0; word < s->reach.words; word++)
        s->bare[word] &= ~reach[word];
}

int greedy_place(const struct board *b, const struct mover *m, bool peaceful,
                 uint8_t *occupied)
{
    struct state s = { .board = b, .peaceful = peaceful };
    int count = 0, square;

    cover_reach_init(&s.reach, b, m);
    s.bare = xcalloc((size_t)s.reach.words, sizeof *s.bare);
    for (int sq = 0; sq < s.reach.squares; sq++)
        s.bare[sq / 64] |= (uint64_t)!b->hole[sq] << sq % 64;
    for (; (square = choose(&s)) >= 0; count++) {
        occupied[square] = 1;
        cover(&s, square);
    }
    cover_reach_free(&s.reach);
    free(s.bare);
    return count;
}
