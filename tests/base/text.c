/* Growing strings, error messages, numbers from text, random numbers. */
#include <greatest.h>

#include <limits.h>
#include <string.h>

#include "base/error.h"
#include "base/hash.h"
#include "base/parse.h"
#include "base/rng.h"
#include "base/say.h"
#include "base/text.h"

TEST text_is_an_empty_string_at_first_and_after_clearing(void)
{
    struct text t;

    text_init(&t);
    ASSERT_STR_EQ("", t.at);
    text_add(&t, "rook");
    ASSERT_STR_EQ("rook", t.at);
    text_clear(&t);
    ASSERT_STR_EQ("", t.at);
    ASSERT_EQ(0, t.len);
    text_free(&t);
    PASS();
}

TEST text_grows_through_all_lengths(void)
{
    struct text t;

    text_init(&t);
    for (size_t i = 0; i < 1000; i++) {
        ASSERT_EQ(i, t.len);
        ASSERT_EQ(i, strlen(t.at));
        text_add(&t, "x");
    }
    text_free(&t);
    PASS();
}

TEST formatting_appends_whatever_the_length(void)
{
    struct text t;

    text_init(&t);
    text_add(&t, "<");
    text_addf(&t, "%d-%s", -7, "knight");
    text_addf(&t, "%500d", 1);
    ASSERT_EQ(1 + 9 + 500, t.len);
    ASSERT_EQ(0, memcmp(t.at, "<-7-knight   ", 13));
    ASSERT_EQ('1', t.at[t.len - 1]);
    text_free(&t);
    PASS();
}

TEST a_count_agrees_with_its_noun(void)
{
    ASSERT_STR_EQ("0 tours", say_count(0, "tour").at);
    ASSERT_STR_EQ("1 tour", say_count(1, "tour").at);
    ASSERT_STR_EQ("1,728 tours", say_count(1728, "tour").at);
    ASSERT_STR_EQ("18,446,744,073,709,551,615 queens",
                  say_count(UINT64_MAX, "queen").at);
    ASSERT_STR_EQ("2 classes", say_count(2, "class|classes").at);
    ASSERT_STR_EQ("1 way out", say_count(1, "way out|ways out").at);
    ASSERT_STR_EQ("2 ways out", say_count(2, "way out|ways out").at);
    PASS();
}

TEST times_are_told_roughly(void)
{
    ASSERT_STR_EQ("1 second", say_time(0.2).at);
    ASSERT_STR_EQ("89 seconds", say_time(89.4).at);
    ASSERT_STR_EQ("2 minutes", say_time(90).at);
    ASSERT_STR_EQ("6 minutes", say_time(380).at);
    ASSERT_STR_EQ("2 hours", say_time(90 * 60).at);
    ASSERT_STR_EQ("2 days", say_time(48 * 3600).at);
    ASSERT_STR_EQ("729 days", say_time(729 * 86400.0).at);
    ASSERT_STR_EQ("2 years", say_time(730 * 86400.0).at);
    ASSERT_STR_EQ("999 years", say_time(999 * 31557600.0).at);
    ASSERT_STR_EQ("more than 1,000 years", say_time(1e30).at);
    PASS();
}

TEST a_noun_has_its_article(void)
{
    ASSERT_STR_EQ("a knight", say_a("knight").at);
    ASSERT_STR_EQ("an amazon", say_a("amazon").at);
    ASSERT_STR_EQ("an 8×6 board", say_a("8×6 board").at);
    ASSERT_STR_EQ("a 6×8 board", say_a("6×8 board").at);
    PASS();
}

TEST a_verb_agrees_with_its_count(void)
{
    ASSERT_STR_EQ("boxes", say_plural(2, "box").at);
    ASSERT_STR_EQ("box", say_plural(1, "box").at);
    ASSERT_STR_EQ("is", say_plural(1, "is|are").at);
    ASSERT_STR_EQ("are", say_plural(0, "is|are").at);
    ASSERT_STR_EQ("are", say_plural(2, "is|are").at);
    PASS();
}

static const char *listed(struct text *t, const char *last, int n)
{
    static const char *const squares[] = { "a1", "b2", "c3" };

    text_clear(t);
    for (int i = 0; i < n; i++)
        text_addf(t, "%s%s", say_between(i, n, last), squares[i]);
    return t->at;
}

TEST a_list_has_commas_and_one_word_before_its_last(void)
{
    struct text t;

    text_init(&t);
    ASSERT_STR_EQ("a1", listed(&t, " and ", 1));
    ASSERT_STR_EQ("a1 and b2", listed(&t, " and ", 2));
    ASSERT_STR_EQ("a1, b2 or c3", listed(&t, " or ", 3));
    text_free(&t);
    PASS();
}

TEST bytes_may_hold_a_nul(void)
{
    struct text t;

    text_init(&t);
    text_add_bytes(&t, "a\0b", 3);
    text_add_bytes(&t, NULL, 0);
    ASSERT_EQ(3, t.len);
    ASSERT_EQ(0, memcmp(t.at, "a\0b", 4));
    text_free(&t);
    PASS();
}

TEST long_numbers_are_grouped_by_thousands(void)
{
    static const struct {
        uint64_t n;
        const char *text;
    } cases[] = {
        { 0, "0" },
        { 999, "999" },
        { 1000, "1,000" },
        { 40320, "40,320" },
        { UINT64_C(13267364410532), "13,267,364,410,532" },
        { UINT64_MAX, "18,446,744,073,709,551,615" },
    };

    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct text t;

        text_init(&t);
        text_add_grouped(&t, cases[i].n);
        ASSERT_STR_EQ(cases[i].text, t.at);
        text_free(&t);
    }
    PASS();
}

TEST an_error_is_false_and_one_line(void)
{
    struct error err;

    ASSERT_FALSE(error_set(&err, "size %s is not 1 to %d", "8\n8\x7f", 9));
    ASSERT_STR_EQ("size 8?8? is not 1 to 9", err.message);
    ASSERT_FALSE(error_set(&err, "%s",
                           "a\xC2\x9B"
                           "b\xFF\xE2\x99 \xEF\xBF\xBF ♞"));
    ASSERT_STR_EQ("a?b??? ? ♞", err.message);
    PASS();
}

/* Letters that are written from the right may be quoted. */
TEST an_error_turns_no_line_round(void)
{
    struct error err;

    error_set(&err, "%s",
              "\u061C\u200E\u200F\u2028\u202E\u2066\u2069\uFEFF\u200Da\u05D0");
    ASSERT_STR_EQ("????????\u200Da\u05D0", err.message);
    PASS();
}

TEST an_error_too_long_ends_in_a_whole_character(void)
{
    static const char *const pairs[] = { "éé", "♞♞", "🂡🂡" };
    struct error err;
    char ascii[500];

    for (int wide = 2; wide <= 4; wide++)
        for (int n = 385; n < 405; n++) {
            int room = (int)sizeof err.message - 1 - n;
            int whole = room < 0 ? 0 : room / wide < 2 ? room / wide : 2;

            memset(ascii, 'x', sizeof ascii);
            ascii[n] = '\0';
            error_set(&err, "%s%s", ascii, pairs[wide - 2]);
            ASSERT_EQ_FMT((room < 0 ? n + room : n) + wide * whole,
                          (int)strlen(err.message), "%d");
        }
    PASS();
}

TEST whole_numbers_in_range_are_parsed(void)
{
    int n;

    ASSERT(parse_int("0", 0, 9, &n));
    ASSERT_EQ(0, n);
    ASSERT(parse_int("-3", -3, 9, &n));
    ASSERT_EQ(-3, n);
    ASSERT(parse_int("007", 0, 9, &n));
    ASSERT_EQ(7, n);
    ASSERT(parse_int("2147483647", INT_MIN, INT_MAX, &n));
    ASSERT_EQ(INT_MAX, n);
    ASSERT(parse_int("-2147483648", INT_MIN, INT_MAX, &n));
    ASSERT_EQ(INT_MIN, n);
    PASS();
}

TEST anything_else_is_refused_and_changes_nothing(void)
{
    static const char *const bad[] = { "",
                                       "-",
                                       "+1",
                                       " 1",
                                       "1 ",
                                       "8x",
                                       "x8",
                                       "--1",
                                       "1.0",
                                       "1e3",
                                       "0x10",
                                       "10",
                                       "-1",
                                       "2147483648",
                                       "4294967297",
                                       "18446744073709551617",
                                       "99999999999999999999999999",
                                       "\xef\xbc\x91" };
    int n = 42;

    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        ASSERT_FALSEm(bad[i], parse_int(bad[i], 0, 9, &n));
        ASSERT_EQ(42, n);
    }
    ASSERT_FALSE(parse_int("-2147483649", INT_MIN, INT_MAX, &n));
    ASSERT_FALSE(parse_int("2147483648", INT_MIN, INT_MAX, &n));
    PASS();
}

TEST sixty_four_bits_are_parsed_up_to_the_last(void)
{
    uint64_t n;

    ASSERT(parse_u64("18446744073709551615", UINT64_MAX, &n));
    ASSERT_EQ(UINT64_MAX, n);
    ASSERT_FALSE(parse_u64("18446744073709551616", UINT64_MAX, &n));
    ASSERT_FALSE(parse_u64("-1", UINT64_MAX, &n));
    ASSERT_FALSE(parse_u64("", UINT64_MAX, &n));
    for (uint64_t max = 0; max < 130; max++)
        for (uint64_t i = 0; i < 150; i++) {
            char digits[8];

            snprintf(digits, sizeof digits, "%d", (int)i);
            ASSERT_EQ(i <= max, parse_u64(digits, max, &n));
        }
    PASS();
}

TEST the_same_seed_gives_the_published_numbers(void)
{
    struct rng r;

    /* SplitMix64's reference output for the seed 1234567. */
    rng_seed(&r, 1234567);
    ASSERT_EQ(UINT64_C(6457827717110365317), rng_next(&r));
    ASSERT_EQ(UINT64_C(3203168211198807973), rng_next(&r));
    ASSERT_EQ(UINT64_C(9817491932198370423), rng_next(&r));
    PASS();
}

TEST numbers_below_n_are_below_n_and_even(void)
{
    struct rng r;

    rng_seed(&r, 1);
    for (uint32_t n = 1; n <= 12; n++) {
        int seen[12] = { 0 };

        for (int i = 0; i < 12000; i++) {
            uint32_t x = rng_below(&r, n);

            ASSERT(x < n);
            seen[x]++;
        }
        for (uint32_t x = 0; x < n; x++)
            ASSERT_IN_RANGE(12000 / (int)n, seen[x], 250);
    }
    PASS();
}

TEST large_n_are_even_too(void)
{
    struct rng r;
    int multiples = 0;

    /* 2^32 throws on 3 * 2^30 numbers: without throwing again, every
     * multiple of three would come up twice as often as the others. */
    rng_seed(&r, 1);
    for (int i = 0; i < 12000; i++)
        multiples += rng_below(&r, UINT32_C(3) << 30) % 3 == 0;
    ASSERT_IN_RANGE(4000, multiples, 250);
    PASS();
}

TEST a_hash_notices_each_bit_the_length_and_the_seed(void)
{
    unsigned char bytes[40] = { 0 };
    uint64_t h = hash_bytes(0, bytes, sizeof bytes);

    for (size_t bit = 0; bit < 8 * sizeof bytes; bit++) {
        bytes[bit / 8] ^= (unsigned char)(1u << bit % 8);
        ASSERT(hash_bytes(0, bytes, sizeof bytes) != h);
        bytes[bit / 8] ^= (unsigned char)(1u << bit % 8);
    }
    for (size_t len = 0; len < sizeof bytes; len++)
        ASSERT(hash_bytes(0, bytes, len) != h);
    ASSERT(hash_bytes(1, bytes, sizeof bytes) != h);
    ASSERT_EQ(h, hash_bytes(0, bytes, sizeof bytes));
    PASS();
}

TEST durations_have_three_digits_and_a_unit(void)
{
    static const struct {
        double seconds;
        const char *said;
    } cases[] = { { 0, "0.00 ns" },
                  { 58.2e-9, "58.2 ns" },
                  { 999.4e-9, "999 ns" },
                  { 999.6e-9, "1.00 \u00b5s" },
                  { 12.34e-6, "12.3 \u00b5s" },
                  { 0.0101, "10.1 ms" },
                  { 0.09996, "100 ms" },
                  { 0.9999, "1.00 s" },
                  { 9.996, "10.0 s" },
                  { 153, "153 s" },
                  { 86400, "86400 s" },
                  { 1234567.8, "1,234,568 s" } };
    struct text t;

    text_init(&t);
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        text_clear(&t);
        text_add_duration(&t, cases[i].seconds);
        ASSERT_STR_EQ(cases[i].said, t.at);
    }
    text_free(&t);
    PASS();
}

SUITE(text)
{
    RUN_TEST(times_are_told_roughly);
    RUN_TEST(durations_have_three_digits_and_a_unit);
    RUN_TEST(text_is_an_empty_string_at_first_and_after_clearing);
    RUN_TEST(text_grows_through_all_lengths);
    RUN_TEST(formatting_appends_whatever_the_length);
    RUN_TEST(a_count_agrees_with_its_noun);
    RUN_TEST(a_noun_has_its_article);
    RUN_TEST(a_verb_agrees_with_its_count);
    RUN_TEST(a_list_has_commas_and_one_word_before_its_last);
    RUN_TEST(bytes_may_hold_a_nul);
    RUN_TEST(long_numbers_are_grouped_by_thousands);
    RUN_TEST(an_error_is_false_and_one_line);
    RUN_TEST(an_error_turns_no_line_round);
    RUN_TEST(an_error_too_long_ends_in_a_whole_character);
}

SUITE(numbers)
{
    RUN_TEST(whole_numbers_in_range_are_parsed);
    RUN_TEST(anything_else_is_refused_and_changes_nothing);
    RUN_TEST(sixty_four_bits_are_parsed_up_to_the_last);
    RUN_TEST(the_same_seed_gives_the_published_numbers);
    RUN_TEST(numbers_below_n_are_below_n_and_even);
    RUN_TEST(large_n_are_even_too);
    RUN_TEST(a_hash_notices_each_bit_the_length_and_the_seed);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(text);
    RUN_SUITE(numbers);
    GREATEST_MAIN_END();
}
