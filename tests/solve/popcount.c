/*
 * Machines without the instruction that counts bits: popcount_is_there() is
 * this program's own here, and what is found with the instruction is found
 * without it.
 */
#include <greatest.h>

#include <stdlib.h>
#include <string.h>

#include "base/error.h"
#include "base/rng.h"
#include "chess/board.h"
#include "chess/mover.h"
#include "solve/armies/armies.h"
#include "solve/pieces/cover/choose.h"
#include "solve/pieces/greedy.h"
#include "solve/popcount.h"
#include "support/attacks.h"

static bool there;

/* What this machine lacks it is not to try. */
static bool can(void)
{
#if defined(__x86_64__)
    return __builtin_cpu_supports("popcnt");
#else
    return true;
#endif
}

bool popcount_is_there(void)
{
    return there;
}

enum { SQUARES = 19 * 17 };

/* Sets of one word, two, three, four, and more. */
static const int sizes[][2] = { { 5, 4 },   { 8, 8 },   { 7, 11 },
                                { 13, 12 }, { 15, 16 }, { 19, 17 } };

TEST coverings_choose_the_same(void)
{
    struct mover queen = piece_mover(PIECE_QUEEN);

    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        uint64_t all[COVER_WORDS] = { 0 };
        struct cover_choice c;
        struct cover_reach r;
        struct board b;
        struct rng chance;

        rng_seed(&chance, i);
        board_init(&b, sizes[i][0], sizes[i][1]);
        cover_reach_init(&r, &b, &queen);
        for (int k = 0; k < r.squares; k++)
            all[k / 64] |= UINT64_C(1) << k % 64;
        cover_choice_init(&c, &r, all);
        for (int k = 0; k < 50; k++) {
            uint64_t bare[COVER_WORDS];
            int pieces = 1 + (int)rng_below(&chance, 8), with;

            for (int w = 0; w < COVER_WORDS; w++)
                bare[w] = all[w] & rng_next(&chance);
            there = can();
            with = cover_choose(&c, bare, all, pieces);
            there = false;
            ASSERT_EQ_FMT(with, cover_choose(&c, bare, all, pieces), "%d");
        }
        cover_choice_free(&c);
        cover_reach_free(&r);
        board_free(&b);
    }
    PASS();
}

TEST what_is_placed_at_once_is_the_same(void)
{
    struct mover knight = piece_mover(PIECE_KNIGHT);

    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++)
        for (int peaceful = 0; peaceful < 2; peaceful++) {
            uint8_t with[SQUARES] = { 0 }, without[SQUARES] = { 0 };
            struct board b;
            int pieces, better;

            board_init(&b, sizes[i][0], sizes[i][1]);
            there = can();
            pieces = greedy_place(&b, &knight, peaceful, with);
            better = greedy_number(&b, &knight, peaceful);
            there = false;
            ASSERT_EQ_FMT(pieces, greedy_place(&b, &knight, peaceful, without),
                          "%d");
            ASSERT_EQ_FMT(better, greedy_number(&b, &knight, peaceful), "%d");
            ASSERT_MEM_EQ(with, without, sizeof with);
            board_free(&b);
        }
    PASS();
}

static struct armies *armies_of(const char *piece)
{
    struct mover m;
    struct error err;
    struct armies *a;
    struct board b;
    long budget = 0;

    if (!mover_parse(&m, piece, &err))
        return NULL;
    board_init(&b, 5, 6);
    a = armies_create(&b, &m, 1000000);
    while (!armies_step(a, &budget))
        budget = 1000;
    board_free(&b);
    return a;
}

TEST armies_are_the_same(void)
{
    static const char *const pieces[] = { "queen", "knight", "1,2+0,1*" };

    for (size_t i = 0; i < sizeof pieces / sizeof *pieces; i++) {
        struct armies *with, *without;
        wide ways, same;

        there = can();
        with = armies_of(pieces[i]);
        there = false;
        without = armies_of(pieces[i]);
        ASSERT(with && with->proved && with->known);
        ASSERT(without && without->proved && without->known);
        ASSERT_EQ_FMT(with->number, without->number, "%d");
        ASSERT(roll_count(&with->roll, &ways));
        ASSERT(roll_count(&without->roll, &same));
        ASSERT_EQ(ways.low, same.low);
        ASSERT(with->nodes == without->nodes);
        armies_destroy(with);
        armies_destroy(without);
    }
    PASS();
}

SUITE(popcount)
{
    RUN_TEST(coverings_choose_the_same);
    RUN_TEST(what_is_placed_at_once_is_the_same);
    RUN_TEST(armies_are_the_same);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(popcount);
    GREATEST_MAIN_END();
}
