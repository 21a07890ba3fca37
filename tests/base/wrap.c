/* Where lines end: between words, and in Chinese and Japanese between
 * characters. */
#include <greatest.h>

#include <string.h>

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

TEST signs_as_wide_as_characters_are_words_by_themselves(void)
{
    ASSERT_EQ(strlen("豈"), wrap_word("豈豈"));   /* U+F900 */
    ASSERT_EQ(strlen("Ａ"), wrap_word("ＡＢ"));   /* U+FF21 */
    ASSERT_EQ(strlen("𠀀"), wrap_word("𠀀𠀀"));   /* U+20000 */
    ASSERT_EQ(strlen("ﬁﬁ"), wrap_word("ﬁﬁ"));     /* U+FB01 */
    ASSERT_EQ(strlen("￠￠"), wrap_word("￠￠")); /* U+FFE0 */
    ASSERT_EQ(strlen("♞♞"), wrap_word("♞♞"));
    ASSERT_EQ(strlen("🂡🂡"), wrap_word("🂡🂡")); /* U+1F0A1 */
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

TEST what_is_no_character_has_no_length(void)
{
    static const char *const wrong[] = {
        "\x80",             /* goes on from nothing */
        "\xC0\x80",         /* longer than it need be */
        "\xC1\xBF",         /* the same */
        "\xE0\x9F\xBF",     /* the same */
        "\xF0\x8F\xBF\xBF", /* the same */
        "\xED\xA0\x80",     /* half of a pair of 16 bits */
        "\xF4\x90\x80\x80", /* beyond the last */
        "\xF5\x80\x80\x80", /* far beyond */
        "\xFF",             /* never used */
        "\xE2\x99",         /* cut off */
        "\xF0\x9F\x82x",    /* the same */
    };
    static const char *const right[] = {
        "\xC2\x80",     "\xE0\xA0\x80",     "\xED\x9F\xBF",
        "\xEE\x80\x80", "\xF0\x90\x80\x80", "\xF4\x8F\xBF\xBF"
    };

    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        ASSERT_EQ_FMT((size_t)0, utf8_length(wrong[i]), "%zu");
        ASSERT_FALSE(utf8_printable(wrong[i]));
    }
    for (size_t i = 0; i < sizeof right / sizeof *right; i++)
        ASSERT_EQ_FMT(strlen(right[i]), utf8_length(right[i]), "%zu");
    PASS();
}

TEST orders_to_a_terminal_and_what_is_no_text_are_not_printed(void)
{
    static const char *const wrong[] = { "\x1b[2J",      "a\nb",
                                         "\x7f",         "\xC2\x9B[2J",
                                         "\xEF\xBF\xBE", "\xEF\xBF\xBF" };

    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
        ASSERT_FALSE(utf8_printable(wrong[i]));
    ASSERT(utf8_printable("\xC2\xA0\xEF\xBF\xBD \xEF\xBE\xBE é ♞"));
    ASSERT(utf8_printable(""));
    PASS();
}

TEST words_are_laid_out_below_one_another(void)
{
    text_clear(&lines);
    wrap_add(&lines, "two  spaces are one", 2, 2);
    ASSERT_STR_EQ("two spaces are one\n", lines.at);
    text_clear(&lines);
    wrap_add(&lines, "first\n", 0, 3);
    ASSERT_STR_EQ("first\n   \n", lines.at);
    text_clear(&lines);
    wrap_add(&lines, "", 0, 3);
    ASSERT_STR_EQ("\n", lines.at);
    PASS();
}

SUITE(wrap)
{
    RUN_TEST(lines_end_between_words);
    RUN_TEST(japanese_ends_anywhere);
    RUN_TEST(japanese_signs_stay_with_their_words);
    RUN_TEST(signs_as_wide_as_characters_are_words_by_themselves);
    RUN_TEST(a_word_alone_is_found);
    RUN_TEST(characters_go_in_and_out_of_utf8);
    RUN_TEST(a_stray_byte_is_one_character);
    RUN_TEST(what_is_no_character_has_no_length);
    RUN_TEST(orders_to_a_terminal_and_what_is_no_text_are_not_printed);
    RUN_TEST(words_are_laid_out_below_one_another);
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
