/* The order of what is read from right to left. Runs are written as they are
 * seen, from left to right, with < before those that are read leftwards. */
#include <greatest.h>

#include "base/text.h"
#include "render/letters/bidi.h"

static struct text seen;

static const char *order(const char *utf8)
{
    struct bidi b;

    text_clear(&seen);
    bidi_init(&b, utf8, strlen(utf8));
    for (size_t i = 0; i < b.n; i++) {
        text_addf(&seen, "%s%s", i > 0 ? "|" : "",
                  b.run[i].leftwards ? "<" : "");
        text_add_bytes(&seen, utf8 + b.run[i].at, b.run[i].len);
    }
    bidi_free(&b);
    return seen.at;
}

TEST one_direction_is_one_run(void)
{
    ASSERT_STR_EQ("", order(""));
    ASSERT_STR_EQ("8×8, f6 → g8!", order("8×8, f6 → g8!"));
    ASSERT_STR_EQ("घोड़े की यात्रा 64", order("घोड़े की यात्रा 64"));
    ASSERT_STR_EQ("<سلام، عليكم", order("سلام، عليكم"));
    ASSERT_STR_EQ("<בְּרֵאשִׁית", order("בְּרֵאשִׁית"));
    PASS();
}

TEST the_first_letter_gives_the_direction(void)
{
    ASSERT_STR_EQ("abc |<אבג", order("abc אבג"));
    ASSERT_STR_EQ("abc|<אבג ", order("אבג abc"));
    ASSERT_STR_EQ("< דה|abc|<אבג ", order("אבג abc דה"));
    ASSERT(bidi_leftwards("1. אבג abc", strlen("1. אבג abc")));
    ASSERT_FALSE(bidi_leftwards("1. abc אבג", strlen("1. abc אבג")));
    ASSERT_FALSE(bidi_leftwards("1 + 2", 5));
    ASSERT_FALSE(bidi_leftwards("", 0));
    PASS();
}

TEST numbers_are_read_rightwards(void)
{
    ASSERT_STR_EQ("< ב|1,234.5|<א ", order("א 1,234.5 ב"));
    ASSERT_STR_EQ("<×|8|<א ", order("א 8×")); /* no letter after it */
    ASSERT_STR_EQ("8|<×|8|<א ", order("א 8×8"));
    ASSERT_STR_EQ("< ب|٦٤|<ا ", order("ا ٦٤ ب"));
    ASSERT_STR_EQ("a |12|<א ", order("a א 12"));
    PASS();
}

/* In Hebrew 50% looks as it does here, in Arabic the sign is on the left. */
TEST what_belongs_to_a_number_follows_the_script(void)
{
    ASSERT_STR_EQ("<%|50|<ا ", order("ا 50%"));
    ASSERT_STR_EQ("50%|<א ", order("א 50%"));
    PASS();
}

TEST signs_at_the_end_belong_to_the_line(void)
{
    ASSERT_STR_EQ("abc |<אבג|!", order("abc אבג!"));
    ASSERT_STR_EQ("<!|abc|<אבג ", order("אבג abc!"));
    ASSERT_STR_EQ("abc |<אבג|  ", order("abc אבג  "));
    PASS();
}

/* A mark that is not seen turns a line. */
TEST a_mark_counts_as_a_letter(void)
{
    ASSERT(bidi_leftwards("\u200Fabc", strlen("\u200Fabc")));
    ASSERT_FALSE(bidi_leftwards("\u200Eאבג", strlen("\u200Eאבג")));
    PASS();
}

/* So a line in the midst of a paragraph is read as all of it is. */
TEST a_line_keeps_the_direction_of_its_paragraph(void)
{
    struct text line;

    text_init(&line);
    bidi_add_line(&line, "abc", 3, false);
    ASSERT_STR_EQ("abc", line.at);
    bidi_add_line(&line, "abc", 3, true);
    ASSERT_STR_EQ("abc\u200Fabc", line.at);
    text_clear(&line);
    bidi_add_line(&line, "א", 2, false);
    ASSERT_STR_EQ("\u200Eא", line.at);
    text_free(&line);
    PASS();
}

TEST only_the_bytes_given_count(void)
{
    ASSERT_FALSE(bidi_leftwards("12 א", 3));
    PASS();
}

SUITE(bidi)
{
    RUN_TEST(one_direction_is_one_run);
    RUN_TEST(the_first_letter_gives_the_direction);
    RUN_TEST(numbers_are_read_rightwards);
    RUN_TEST(what_belongs_to_a_number_follows_the_script);
    RUN_TEST(signs_at_the_end_belong_to_the_line);
    RUN_TEST(a_mark_counts_as_a_letter);
    RUN_TEST(a_line_keeps_the_direction_of_its_paragraph);
    RUN_TEST(only_the_bytes_given_count);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    text_init(&seen);
    RUN_SUITE(bidi);
    text_free(&seen);
    GREATEST_MAIN_END();
}
