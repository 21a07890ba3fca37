/*
 * Where all is to be covered, the next piece stands where it covers the most
 * squares that are bare. Where there is to be peace, it stands on a bare
 * square, where it covers the fewest.
 */
#include "solve/pieces/greedy.h"

#include <stdlib.h>

#include "base/alloc.h"
#include "base/rng.h"
#include "chess/board.h"
#include "solve/pieces/cover/reach.h"
#include "solve/popcount.h"

#define INLINE static inline __attribute__((always_inline))

struct state {
    const struct board *board;
    const struct mover *mover;
    bool peaceful;
    struct cover_reach reach;
    uint64_t *bare; /* owned; squares that are not covered, without holes */
};

static bool is_bare(const struct state *s, int square)
{
    return s->bare[square / 64] >> square % 64 & 1;
}

/* How many bare squares a piece here would cover. */
INLINE int gain(const struct state *s, int square, int words)
{
    return cover_both(cover_reach_of(&s->reach, square), s->bare, words);
}

/* Worth a piece? */
static bool is_choice(const struct state *s, int square)
{
    return !s->board->hole[square] && (!s->peaceful || is_bare(s, square));
}

/* -1 if nothing is bare. Of equal ones the first, or one by chance. */
INLINE int choose_of(const struct state *s, struct rng *chance, int words)
{
    int best = -1, best_gain = 0;
    uint32_t equal = 0;

    for (int sq = 0; sq < s->reach.squares; sq++) {
        int here = is_choice(s, sq) ? gain(s, sq, words) : 0;

        if (here == 0)
            continue;
        if (best < 0 || (s->peaceful ? here < best_gain : here > best_gain)) {
            best = sq;
            best_gain = here;
            equal = 1;
        } else if (here == best_gain && chance &&
                   rng_below(chance, ++equal) == 0) {
            best = sq;
        }
    }
    return best;
}

/* With few words the compiler knows how many. */
INLINE int choose_inlined(const struct state *s, struct rng *chance)
{
    switch (s->reach.words) {
    case 1: return choose_of(s, chance, 1);
    case 2: return choose_of(s, chance, 2);
    case 3: return choose_of(s, chance, 3);
    default: return choose_of(s, chance, s->reach.words);
    }
}

static int choose_plain(const struct state *s, struct rng *chance)
{
    return choose_inlined(s, chance);
}

COUNTING static int choose_counting(const struct state *s, struct rng *chance)
{
    return choose_inlined(s, chance);
}

static int choose(const struct state *s, struct rng *chance)
{
    return popcount_is_there() ? choose_counting(s, chance)
                               : choose_plain(s, chance);
}

static void cover(struct state *s, int square)
{
    const uint64_t *reach = cover_reach_of(&s->reach, square);

    for (int word = 0; word < s->reach.words; word++)
        s->bare[word] &= ~reach[word];
}

static void begin(struct state *s)
{
    cover_reach_init(&s->reach, s->board, s->mover);
    s->bare = xcalloc((size_t)s->reach.words, sizeof *s->bare);
}

static void end(struct state *s)
{
    cover_reach_free(&s->reach);
    free(s->bare);
}

static void clear(struct state *s)
{
    for (int word = 0; word < s->reach.words; word++)
        s->bare[word] = 0;
    for (int sq = 0; sq < s->reach.squares; sq++)
        s->bare[sq / 64] |= (uint64_t)!s->board->hole[sq] << sq % 64;
}

int greedy_place(const struct board *b, const struct mover *m, bool peaceful,
                 uint8_t *occupied)
{
    struct state s = { .board = b, .mover = m, .peaceful = peaceful };
    int count = 0, square;

    begin(&s);
    clear(&s);
    for (; (square = choose(&s, NULL)) >= 0; count++) {
        occupied[square] = 1;
        cover(&s, square);
    }
    end(&s);
    return count;
}

/* --- better ones ---------------------------------------------------------- */

/* Times that it is tried: for a moment, as each time takes longer on a larger
 * board. */
enum { MOMENT = 25000000, TIMES = 3000 };

static size_t times_for(size_t squares)
{
    size_t times = MOMENT / squares / squares + 1;

    return times < TIMES ? times : TIMES;
}

struct arrangement {
    int *squares; /* owned */
    int n;
};

static void put(struct state *s, struct arrangement *a, int square)
{
    a->squares[a->n++] = square;
    cover(s, square);
}

/* Half of the old one, and what else it takes. */
static void change(struct state *s, const struct arrangement *old,
                   struct arrangement *out, struct rng *chance)
{
    int square;

    clear(s);
    out->n = 0;
    for (int i = 0; i < old->n; i++)
        if (rng_below(chance, 2))
            put(s, out, old->squares[i]);
    while ((square = choose(s, chance)) >= 0)
        put(s, out, square);
}

int greedy_number(const struct board *b, const struct mover *m, bool peaceful)
{
    struct state s = { .board = b, .mover = m, .peaceful = peaceful };
    size_t squares = (size_t)board_squares(b) + 1;
    struct arrangement best = { xcalloc(squares, sizeof(int)), 0 };
    struct arrangement other = { xcalloc(squares, sizeof(int)), 0 };
    struct rng chance;

    rng_seed(&chance, 1);
    begin(&s);
    change(&s, &other, &best, &chance);
    for (size_t left = times_for(squares); left > 0; left--) {
        change(&s, &best, &other, &chance);
        if (peaceful ? other.n >= best.n : other.n <= best.n) {
            struct arrangement was = best;

            best = other;
            other = was;
        }
    }
    end(&s);
    free(best.squares);
    free(other.squares);
    return best.n;
}
