/*
 * Where all is to be covered, the next piece stands where it covers the most
 * squares that are bare. Where there is to be peace, it stands on a bare
 * square, where it covers the fewest.
 */
#include "solve/pieces/greedy.h"

#include <stdlib.h>

#include "base/alloc.h"
#include "chess/attack.h"
#include "chess/board.h"
#include "chess/mover.h"

struct state {
    const struct board *board;
    struct mover mover;
    bool peaceful;
    uint8_t *covered; /* owned; also holes */
    int *to;          /* owned; what a piece attacks */
    int bare;
};

/* How many bare squares a piece here would cover. */
static int gain(const struct state *s, int square)
{
    int n = attack_squares(s->board, NULL, &s->mover, square, s->to);
    int count = !s->covered[square];

    while (n-- > 0)
        count += !s->covered[s->to[n]];
    return count;
}

static int choose(const struct state *s)
{
    int best = -1, best_gain = 0;

    for (int sq = 0; sq < board_squares(s->board); sq++) {
        int here;

        if (s->board->hole[sq] || (s->peaceful && s->covered[sq]))
            continue;
        here = gain(s, sq);
        if (best < 0 || (s->peaceful ? here < best_gain : here > best_gain)) {
            best = sq;
            best_gain = here;
        }
    }
    return best;
}

static void cover(struct state *s, int square)
{
    int n = attack_squares(s->board, NULL, &s->mover, square, s->to);

    s->to[n++] = square;
    while (n-- > 0) {
        s->bare -= !s->covered[s->to[n]];
        s->covered[s->to[n]] = 1;
    }
}

int greedy_place(const struct board *b, enum piece_kind piece, bool peaceful,
                 uint8_t *occupied)
{
    int squares = board_squares(b), count = 0;
    struct state s = { .board = b,
                       .peaceful = peaceful,
                       .covered = xcalloc((size_t)squares, 1),
                       .to = xcalloc((size_t)attack_max(b) + 1, sizeof(int)),
                       .bare = squares - b->nholes };

    mover_of(&s.mover, (int)piece);
    for (int sq = 0; sq < squares; sq++)
        s.covered[sq] = b->hole[sq];
    for (; s.bare > 0; count++) {
        int square = choose(&s);

        occupied[square] = 1;
        cover(&s, square);
    }
    free(s.covered);
    free(s.to);
    return count;
}
