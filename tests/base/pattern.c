/* File names with a place for a number. */
#include <greatest.h>

#include "base/error.h"
#include "base/file/file.h"
#include "base/text.h"

static const char *filled(const char *path, int number)
{
    static struct text t;

    if (t.at)
        text_free(&t);
    text_init(&t);
    pattern_fill(path, number, &t);
    return t.at;
}

TEST a_number_takes_its_place(void)
{
    ASSERT_STR_EQ("page-7.svg", filled("page-%d.svg", 7));
    ASSERT_STR_EQ("tour-007.png", filled("tour-%03d.png", 7));
    ASSERT_STR_EQ("tour-1234.png", filled("tour-%03d.png", 1234));
    ASSERT_STR_EQ("a  5", filled("a%3d", 5));
    PASS();
}

TEST every_other_percent_is_a_character(void)
{
    struct error err;

    ASSERT_STR_EQ("100%-of-3%s.png", filled("100%-of-%d%s.png", 3));
    ASSERT(pattern_check("100%-of-%d%s.png", &err));
    ASSERT_FALSE(pattern_has_place("100%.png"));
    ASSERT_FALSE(pattern_has_place("%"));
    ASSERT_FALSE(pattern_has_place("%03"));
    PASS();
}

TEST only_the_own_name_of_a_file_varies(void)
{
    ASSERT_FALSE(pattern_has_place("%d/tour.png"));
    ASSERT(pattern_has_place("%d/tour-%d.png"));
    ASSERT_STR_EQ("%d/tour-4.png", filled("%d/tour-%d.png", 4));
    PASS();
}

TEST there_must_be_one_place_and_it_must_be_sane(void)
{
    struct error err;

    ASSERT(pattern_check("tour-%09d.png", &err));
    ASSERT_FALSE(pattern_check("tour.png", &err));
    ASSERT_STR_EQ("'tour.png' has no place for a number; want a name such "
                  "as 'page-%d.png' or 'page-%03d.png'",
                  err.message);
    ASSERT_FALSE(pattern_check("%d-%d.png", &err));
    ASSERT_STR_EQ("'%d-%d.png' has two places for a number; want one",
                  err.message);
    ASSERT_FALSE(pattern_check("tour-%010d.png", &err));
    ASSERT_FALSE(pattern_check("tour-%99999999999999999999d.png", &err));
    ASSERT_FALSE(pattern_check("tour-%99d.png", &err));
    ASSERT_STR_EQ("'tour-%99d.png': want at most 9 digits, as in %09d",
                  err.message);
    PASS();
}

SUITE(pattern)
{
    RUN_TEST(a_number_takes_its_place);
    RUN_TEST(every_other_percent_is_a_character);
    RUN_TEST(only_the_own_name_of_a_file_varies);
    RUN_TEST(there_must_be_one_place_and_it_must_be_sane);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(pattern);
    GREATEST_MAIN_END();
}
