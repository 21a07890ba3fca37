/*
 * Which square is covered next: reckoned here from its definition, on boards
 * whose sets take one word or many.
 */
#include <greatest.h>

#include <string.h>

#include "base/rng.h"
#include "chess/board.h"
#include "solve/pieces/cover/choose.h"
#include "support/attacks.h"

enum { SQUARES = COVER_SIDE_MAX * COVER_SIDE_MAX };

static int gain_of(const struct cover_reach *r, int place, const uint64_t *bare)
{
    int gain = 0;

    for (int i = 0; i < r->squares; i++)
        gain += cover_has(cover_reach_of(r, place), i) && cover_has(bare, i);
    return gain;
}

/* The places for a bare square, and the greatest gain of one. */
static int places_of(const struct cover_reach *r, int square,
                     const uint64_t *free_places, const int *gain, int *most)
{
    int places = 0;

    *most = 0;
    for (int i = 0; i < r->squares; i++)
        if (cover_has(cover_reach_of(r, square), i) &&
            cover_has(free_places, i)) {
            places++;
            *most = gain[i] > *most ? gain[i] : *most;
        }
    return places;
}

static int chosen(const struct cover_reach *r, const uint64_t *bare,
                  const uint64_t *free_places, int pieces)
{
    int gain[SQUARES], fewest = SQUARES + 1, best = -1, total = 0, top = 0;
    int64_t need = 0;

    for (int i = 0; i < r->squares; i++) {
        gain[i] = cover_has(free_places, i) ? gain_of(r, i, bare) : 0;
        top = gain[i] > top ? gain[i] : top;
        total += cover_has(bare, i);
    }
    for (int i = 0; i < r->squares; i++) {
        int most, places;

        if (!cover_has(bare, i))
            continue;
        places = places_of(r, i, free_places, gain, &most);
        if (places == 0)
            return -1;
        need += (1 << 20) / most;
        if (places < fewest) {
            fewest = places;
            best = i;
        }
    }
    return top * pieces < total || need > (int64_t)pieces << 20 ? -1 : best;
}

/* Each square in so many of 8 cases. */
static void draw(struct rng *r, int squares, unsigned of_8, uint64_t *set)
{
    memset(set, 0, COVER_WORDS * sizeof *set);
    for (int i = 0; i < squares; i++)
        if (rng_below(r, 8) < of_8)
            set[i / 64] |= UINT64_C(1) << i % 64;
}

static enum greatest_test_res agree(int files, int ranks, enum piece_kind piece)
{
    struct mover m = piece_mover(piece);
    uint64_t all[COVER_WORDS] = { 0 };
    struct cover_choice c;
    struct cover_reach r;
    struct board b;
    struct rng chance;

    rng_seed(&chance, (uint64_t)files);
    board_init(&b, files, ranks);
    cover_reach_init(&r, &b, &m);
    for (int i = 0; i < r.squares; i++)
        all[i / 64] |= UINT64_C(1) << i % 64;
    cover_choice_init(&c, &r, all);
    for (unsigned i = 0; i < 64; i++) {
        uint64_t bare[COVER_WORDS], places[COVER_WORDS];
        int pieces = 1 + (int)rng_below(&chance, 12), want;

        draw(&chance, r.squares, i % 8 + 1, bare);
        draw(&chance, r.squares, 8 - i / 8, places);
        want = chosen(&r, bare, places, pieces);
        ASSERT_EQ_FMT(want, cover_choose(&c, bare, places, pieces), "%d");
    }
    cover_choice_free(&c);
    cover_reach_free(&r);
    board_free(&b);
    PASS();
}

TEST the_square_with_the_fewest_places_is_chosen(void)
{
    static const int sizes[][2] = { { 1, 1 },   { 5, 7 },   { 8, 8 },
                                    { 9, 12 },  { 13, 13 }, { 16, 15 },
                                    { 17, 18 }, { 24, 23 } };

    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        CHECK_CALL(agree(sizes[i][0], sizes[i][1], PIECE_QUEEN));
        CHECK_CALL(agree(sizes[i][0], sizes[i][1], PIECE_KNIGHT));
    }
    PASS();
}

SUITE(choosing)
{
    RUN_TEST(the_square_with_the_fewest_places_is_chosen);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(choosing);
    GREATEST_MAIN_END();
}
