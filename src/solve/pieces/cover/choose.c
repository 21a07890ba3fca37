/*
 * When can the pieces left not be enough? Let g be the most bare squares that
 * one piece could cover together with a given bare square, and count that
 * square as 1/g of a piece. However a further piece is placed, the squares it
 * covers count no more than one piece together. So the sum over all bare
 * squares is a number of pieces that is needed at least.
 *
 * How many words a set has is known to the compiler where these are few.
 */
#include "solve/pieces/cover/choose.h"

#include <stdlib.h>

#include "base/alloc.h"
#include "solve/popcount.h"

#define INLINE static inline __attribute__((always_inline))

enum { PLACES_MAX = COVER_SIDE_MAX * COVER_SIDE_MAX, PIECE = 1 << 20 };

void cover_choice_init(struct cover_choice *c, const struct cover_reach *reach,
                       const uint64_t *part)
{
    size_t squares = (size_t)reach->squares;

    *c = (struct cover_choice){ .reach = reach };
    c->squares = xcalloc(squares, sizeof *c->squares);
    c->gain = xcalloc(squares, sizeof *c->gain);
    for (int i = 0; i < reach->squares; i++)
        if (cover_has(part, i))
            c->squares[c->nsquares++] = i;
}

void cover_choice_free(struct cover_choice *c)
{
    free(c->squares);
    free(c->gain);
    *c = (struct cover_choice){ 0 };
}

/* Returns the greatest. */
INLINE int find_gains(struct cover_choice *c, const uint64_t *bare,
                      const uint64_t *free_places, int words)
{
    int most = 0;

    for (int i = 0; i < c->nsquares; i++) {
        int square = c->squares[i];

        c->gain[square] = 0;
        if (cover_has(free_places, square))
            c->gain[square] = (uint16_t)cover_both(
                cover_reach_of(c->reach, square), bare, words);
        most = c->gain[square] > most ? c->gain[square] : most;
    }
    return most;
}

/* The places from which a bare square can be covered: their number, and the
 * greatest gain among them. */
INLINE int look_around(const struct cover_choice *c,
                       const uint64_t *free_places, int square, int words,
                       int *most)
{
    const uint64_t *reach = cover_reach_of(c->reach, square);
    int count = 0;

    *most = 0;
    for (int word = 0; word < words; word++)
        for (uint64_t set = reach[word] & free_places[word]; set;
             set &= set - 1) {
            int gain = c->gain[word * 64 + __builtin_ctzll(set)];

            *most = gain > *most ? gain : *most;
            count++;
        }
    return count;
}

INLINE int choose(struct cover_choice *c, const uint64_t *bare,
                  const uint64_t *free_places, int pieces, int words)
{
    int64_t need = 0;
    int best = -1, fewest = PLACES_MAX + 1;

    /* Seen at once: they are not enough even if each gains the most. */
    if (find_gains(c, bare, free_places, words) * pieces <
        cover_both(bare, bare, words))
        return -1;
    for (int word = 0; word < words; word++)
        for (uint64_t set = bare[word]; set; set &= set - 1) {
            int square = word * 64 + __builtin_ctzll(set), most;
            int places = look_around(c, free_places, square, words, &most);

            if (places == 0)
                return -1;
            need += PIECE / most; /* rounded down: never too much */
            if (need > (int64_t)pieces * PIECE)
                return -1;
            if (places < fewest) {
                fewest = places;
                best = square;
            }
        }
    return best;
}

/* By the number of words, each in a loop of its own. */
INLINE int choose_by_words(struct cover_choice *c, const uint64_t *bare,
                           const uint64_t *free_places, int pieces)
{
    switch (c->reach->words) {
    case 1: return choose(c, bare, free_places, pieces, 1);
    case 2: return choose(c, bare, free_places, pieces, 2);
    case 3: return choose(c, bare, free_places, pieces, 3);
    case 4: return choose(c, bare, free_places, pieces, 4);
    default: return choose(c, bare, free_places, pieces, c->reach->words);
    }
}

COUNTING static int choose_counting(struct cover_choice *c,
                                    const uint64_t *bare,
                                    const uint64_t *free_places, int pieces)
{
    return choose_by_words(c, bare, free_places, pieces);
}

static int choose_plain(struct cover_choice *c, const uint64_t *bare,
                        const uint64_t *free_places, int pieces)
{
    return choose_by_words(c, bare, free_places, pieces);
}

int cover_choose(struct cover_choice *c, const uint64_t *bare,
                 const uint64_t *free_places, int pieces)
{
    return popcount_is_there() ? choose_counting(c, bare, free_places, pieces)
                               : choose_plain(c, bare, free_places, pieces);
}
