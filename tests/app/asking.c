/* What is told of a question that takes its time. */
#include <greatest.h>

#include "app/parts/asking.h"

static const char *time_of(uint64_t ms, double done)
{
    static struct text out;

    text_free(&out);
    text_init(&out);
    asking_say_time(&out, ms, done);
    return out.at;
}

TEST the_rest_is_guessed_only_when_enough_is_done(void)
{
    ASSERT_STR_EQ("0 s", time_of(999, 0.5));
    ASSERT_STR_EQ("1 s", time_of(1999, 0.5));
    ASSERT_STR_EQ("2 s, about 2 s left", time_of(2000, 0.5));
    ASSERT_STR_EQ("30 s", time_of(30000, 0.001));
    ASSERT_STR_EQ("30 s", time_of(30000, -1));
    ASSERT_STR_EQ("30 s, about 1 s left", time_of(30000, 0.9999));
    ASSERT_STR_EQ("30 s", time_of(30000, 1));
    PASS();
}

TEST long_times_are_told_in_larger_units(void)
{
    ASSERT_STR_EQ("59 s, about 59 s left", time_of(59000, 0.5));
    ASSERT_STR_EQ("1 min, about 1 min left", time_of(60000, 0.5));
    ASSERT_STR_EQ("10 s, about 17 min left", time_of(10000, 0.01));
    ASSERT_STR_EQ("2 h 5 min, about 2 h 5 min left", time_of(125 * 60000, 0.5));
    ASSERT_STR_EQ("2 h 0 min, about 8 days left", time_of(120 * 60000, 0.01));
    PASS();
}

SUITE(asking)
{
    RUN_TEST(the_rest_is_guessed_only_when_enough_is_done);
    RUN_TEST(long_times_are_told_in_larger_units);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(asking);
    GREATEST_MAIN_END();
}
