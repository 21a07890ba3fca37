/* Where lines end: between words, and in Chinese and Japanese between
 * characters. */
#include <greatest.h>

#include "base/text.h"
#include "base/utf8.h"
#include "base/wrap.h"

static struct text lines;

static float columns(const void *ctx, const char *utf8, size_t len)
{
    (void)ctx;
    return (float)wrap_columns(utf8, (int)len);
}

/* The lines of that many columns, with | between them. */
static const char *wrapped(const char *words, float width)
{
    text_clear(&lines);
    while (*words) {
        size_t len = wrap_line(words, width, columns, NULL);

        text_add_bytes(&lines, words, len);
        words += len;
        words += strspn(words, " \n");
        text_add(&lines, *words ? "|" : "");
    }
    return lines.at;
}

TEST lines_end_between_words(void)
{
    ASSERT_STR_EQ("The knight|visits all|64 squares",
                  wrapped("The knight visits all 64 squares", 10));
    ASSERT_STR_EQ("a|b", wrapped("a\nb", 10));
    ASSERT_STR_EQ("Unbreakable|a", wrapped("Unbreakable a", 4));
    ASSERT_STR_EQ(" Unbreakable|a", wrapped(" Unbreakable a", 4));
    ASSERT_STR_EQ("naïveté|8×8", wrapped("naïveté 8×8", 8));
    ASSERT_STR_EQ("", wrapped("", 8));
    PASS();
}

TEST japanese_ends_anywhere(void)
{
    ASSERT_STR_EQ("ナイトの|巡回問題", wrapped("ナイトの巡回問題", 4));
    ASSERT_STR_EQ("盤は|8×8|です", wrapped("盤は8×8です", 3));
    PASS();
}

TEST japanese_signs_stay_with_their_words(void)
{
    ASSERT_STR_EQ("巡|回。|騎士", wrapped("巡回。騎士", 2));
    ASSERT_STR_EQ("巡回|「騎|士」", wrapped("巡回「騎士」", 3));
    ASSERT_STR_EQ("ナイ|トっ", wrapped("ナイトっ", 3));
    PASS();
}

TEST a_word_alone_is_found(void)
{
    ASSERT_EQ(0, wrap_word(""));
    ASSERT_EQ(0, wrap_word(" a"));
    ASSERT_EQ(3, wrap_word("abc def"));
    ASSERT_EQ(strlen("Ο"), wrap_word("Ο ίππος"));
    ASSERT_EQ(strlen("한국어"), wrap_word("한국어 체스")); /* has spaces */
    ASSERT_EQ(strlen("日"), wrap_word("日本"));
    ASSERT_EQ(strlen("Go"), wrap_word("Go囲碁"));
    PASS();
}

TEST characters_go_in_and_out_of_utf8(void)
{
    static const uint32_t some[] = { 1,     'a',    0x7F,    0x80,    0x7FF,
                                     0x800, 0xFFFD, 0x10000, 0x10FFFF };
    char bytes[UTF8_MAX + 1];

    for (size_t i = 0; i < sizeof some / sizeof *some; i++) {
        const char *at = bytes;
        size_t len = utf8_put(bytes, some[i]);

        bytes[len] = '\0';
        ASSERT_EQ(len, utf8_length(bytes));
        ASSERT_EQ(some[i], utf8_take(&at));
        ASSERT_EQ(bytes + len, at);
    }
    PASS();
}

TEST a_stray_byte_is_one_character(void)
{
    const char *at = "\xC3(";

    ASSERT_EQ(0xFFFD, utf8_take(&at));
    ASSERT_EQ('(', utf8_take(&at));
    PASS();
}

SUITE(wrap)
{
    RUN_TEST(lines_end_between_words);
    RUN_TEST(japanese_ends_anywhere);
    RUN_TEST(japanese_signs_stay_with_their_words);
    RUN_TEST(a_word_alone_is_found);
    RUN_TEST(characters_go_in_and_out_of_utf8);
    RUN_TEST(a_stray_byte_is_one_character);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    text_init(&lines);
    RUN_SUITE(wrap);
    text_free(&lines);
    GREATEST_MAIN_END();
}
