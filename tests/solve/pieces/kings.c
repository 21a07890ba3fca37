/*
 * Kings counted by turns and sets, against profiles, which go square by square,
 * and against numbers that were published.
 */
#include <greatest.h>

#include <stdlib.h>

#include "base/text.h"
#include "chess/board.h"
#include "solve/pieces/kings.h"
#include "solve/pieces/profile.h"

static wide counted(int files, int ranks, long budget)
{
    struct kings *k = kings_create(files, ranks);
    double share = 0;
    wide count;

    while (!kings_step(k, budget)) {
        if (kings_share(k) <= share || kings_share(k) >= 1)
            return wide_of(0);
        share = kings_share(k);
    }
    count = kings_count(k);
    kings_destroy(k);
    return count;
}

static wide by_profiles(int files, int ranks)
{
    struct profile p;
    struct board b;
    wide count;

    board_init(&b, files, ranks);
    profile_init(&p, &b, PROFILE_KINGS, 0);
    for (long budget = 1; !profile_step(&p, &budget);)
        budget = 1000000;
    count = p.count;
    profile_free(&p);
    board_free(&b);
    return count;
}

TEST profiles_agree_on_every_small_board(void)
{
    for (int files = 1; files <= 12; files++)
        for (int ranks = 1; ranks <= 14; ranks++)
            ASSERT(wide_same(by_profiles(files, ranks),
                             counted(files, ranks, 1000000)));
    PASS();
}

TEST profiles_agree_on_narrow_boards_of_any_length(void)
{
    for (int files = 1; files <= 6; files++)
        for (int ranks = 26; ranks <= KINGS_SIDE_MAX; ranks++) {
            ASSERT(wide_same(by_profiles(files, ranks),
                             counted(files, ranks, 1000000)));
            ASSERT(wide_same(by_profiles(files, ranks),
                             counted(ranks, files, 1000000)));
        }
    PASS();
}

static const char *digits(wide n, struct text *out)
{
    text_init(out);
    wide_format(n, false, out);
    return out->at;
}

/* A018807; the last one is what profiles say, and takes them a while. */
TEST square_boards_have_their_published_numbers(void)
{
    static const char *const known[] = { "4", "79", "3600", "281571",
                                         "32572756" };
    struct text words;

    for (int i = 0; i < 5; i++) {
        ASSERT_STR_EQ(known[i],
                      digits(counted(2 * i + 2, 2 * i + 2, 1), &words));
        text_free(&words);
    }
    ASSERT_STR_EQ("254977173389319", digits(counted(16, 16, 1000), &words));
    text_free(&words);
    ASSERT_STR_EQ("26568150968269086211",
                  digits(counted(20, 20, 1000000), &words));
    text_free(&words);
    PASS();
}

TEST memory_is_as_told(void)
{
    ASSERT_EQ_FMT(2 * 17 * 65536 * 16, (int)kings_memory(32, 32), "%d");
    ASSERT_EQ_FMT(0, (int)kings_memory(31, 32), "%d");
    ASSERT(wide_is(counted(31, 31, 1), 1));
    PASS();
}

SUITE(kings)
{
    RUN_TEST(profiles_agree_on_every_small_board);
    RUN_TEST(profiles_agree_on_narrow_boards_of_any_length);
    RUN_TEST(square_boards_have_their_published_numbers);
    RUN_TEST(memory_is_as_told);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(kings);
    GREATEST_MAIN_END();
}
