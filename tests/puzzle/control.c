/* Settings: every kind in and out of its text form, and what is refused. */
#define GREATEST_USE_LONGJMP 0
#include <greatest.h>

#include <stdlib.h>
#include <string.h>

#include "base/error.h"
#include "base/text.h"
#include "puzzle/control.h"
#include "puzzle/facts.h"

enum {
    RANGE,
    SIZE,
    CHOICE,
    SWITCH,
    SQUARE,
    END,
    HOLES,
    WORD,
    WORDS,
    SOME,
    BUTTON
};

static const char *const colours[] = { "red", "green", "blue", NULL };

/* clang-format off */
static const struct control table[] = {
    [RANGE] = { .key = "range", .kind = CONTROL_RANGE, .min = -2, .max = 9,
                .initial = "4" },
    [SIZE] = { .key = "size", .kind = CONTROL_SIZE, .min = 1, .max = 1000,
               .initial = "8x8" },
    [CHOICE] = { .key = "choice", .kind = CONTROL_CHOICE, .names = colours,
                 .initial = "green" },
    [SWITCH] = { .key = "switch", .kind = CONTROL_SWITCH, .initial = "off" },
    [SQUARE] = { .key = "square", .kind = CONTROL_SQUARE, .initial = "a1" },
    [END] = { .key = "end", .kind = CONTROL_SQUARE, .initial = "none",
              .optional = true },
    [HOLES] = { .key = "holes", .kind = CONTROL_SQUARES, .initial = "" },
    [WORD] = { .key = "word", .kind = CONTROL_TEXT, .initial = "s0" },
    [WORDS] = { .key = "words", .kind = CONTROL_TEXT, .initial = "any",
                .space = '-' },
    [SOME] = { .key = "some", .kind = CONTROL_SET, .names = colours,
               .min = 1, .max = 2, .initial = "red" },
    [BUTTON] = { .key = "button", .kind = CONTROL_ACTION },
    { .key = NULL }
};
/* clang-format on */

static bool takes(int index, const char *text)
{
    struct params p;
    struct text back;
    struct error err;
    bool ok;

    params_init(&p, table);
    text_init(&back);
    ok = params_set(&p, table, index, text, &err);
    if (ok)
        params_format(&p, table, index, &back);
    ok = ok && strcmp(back.at, text) == 0;
    text_free(&back);
    params_free(&p);
    return ok;
}

TEST values_come_back_as_they_went_in(void)
{
    ASSERT(takes(RANGE, "-2"));
    ASSERT(takes(RANGE, "9"));
    ASSERT(takes(SIZE, "6x5"));
    ASSERT(takes(SIZE, "1000x1"));
    ASSERT(takes(CHOICE, "blue"));
    ASSERT(takes(SWITCH, "on"));
    ASSERT(takes(SQUARE, "f6"));
    ASSERT(takes(SQUARE, "aa100"));
    ASSERT(takes(END, "none"));
    ASSERT(takes(HOLES, ""));
    ASSERT(takes(HOLES, "a1,h8,z99"));
    ASSERT(takes(WORD, "12345678"));
    PASS();
}

/* However it is written, and told in one way. */
TEST sizes_take_any_sign_between_their_numbers(void)
{
    static const char *const sizes[] = { "6x5", "6X5", "6×5" };

    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        struct params p;
        struct error err;
        struct text told;

        params_init(&p, table);
        text_init(&told);
        ASSERT(params_set(&p, table, SIZE, sizes[i], &err));
        params_format(&p, table, SIZE, &told);
        ASSERT_STR_EQ("6x5", told.at);
        text_free(&told);
        params_free(&p);
    }
    PASS();
}

TEST several_words_become_one(void)
{
    struct params p;
    struct error err;

    params_init(&p, table);
    ASSERT(params_set(&p, table, WORDS, "king on d, rooks", &err));
    ASSERT_STR_EQ("king-on-d,-rooks", p.at[WORDS].text);
    ASSERT_FALSE(params_set(&p, table, WORDS, "king\non d", &err));
    ASSERT_STR_EQ("king-on-d,-rooks", p.at[WORDS].text);
    params_free(&p);
    PASS();
}

TEST one_number_is_a_square_board(void)
{
    struct params p;
    struct error err;

    params_init(&p, table);
    ASSERT(params_set(&p, table, SIZE, "7", &err));
    ASSERT_EQ(7, p.at[SIZE].number);
    ASSERT_EQ(7, p.at[SIZE].second);
    params_free(&p);
    PASS();
}

TEST squares_in_capitals_are_kept_in_small_letters(void)
{
    struct params p;
    struct error err;

    params_init(&p, table);
    ASSERT(params_set(&p, table, HOLES, "A1,Ab12,c3", &err));
    ASSERT_STR_EQ("a1,ab12,c3", p.at[HOLES].text);
    params_free(&p);
    PASS();
}

/* A refusal names the setting, the value and what is allowed. */
static const char *refusal(int index, const char *text)
{
    static struct error err;
    struct params p;
    bool ok;

    params_init(&p, table);
    err.message[0] = '\0';
    ok = params_set(&p, table, index, text, &err);
    params_free(&p);
    return ok ? "" : err.message;
}

TEST what_is_wrong_is_refused(void)
{
    static const struct {
        int index;
        const char *text;
    } wrong[] = { { RANGE, "10" },
                  { RANGE, "-3" },
                  { RANGE, "" },
                  { RANGE, "4x" },
                  { RANGE, "99999999999999999999" },
                  { SIZE, "0" },
                  { SIZE, "8x" },
                  { SIZE, "x8" },
                  { SIZE, "1001" },
                  { SIZE, "8x8x8" },
                  { SIZE, "-3" },
                  { SIZE, "8Xx8" },
                  { SIZE, "8 x 8" },
                  { SIZE, "000000000008x8" },
                  { CHOICE, "Red" },
                  { CHOICE, "" },
                  { SWITCH, "yes" },
                  { SQUARE, "" },
                  { SQUARE, "11" },
                  { SQUARE, "a0" },
                  { SQUARE, "f6x" },
                  { SQUARE, "none" },
                  { SQUARE, "F6F" },
                  { END, "nowhere" },
                  { HOLES, "a1," },
                  { HOLES, ",a1" },
                  { HOLES, "a1;h8" },
                  { HOLES, "a1,,h8" },
                  { WORD, "" },
                  { WORD, "two words" },
                  { WORD, "not\xffUTF-8" },
                  { WORDS, "overlong \xc0\xaf" },
                  { WORDS, "\x1b[2J" },
                  { BUTTON, "on" } };

    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
        ASSERTm(wrong[i].text, *refusal(wrong[i].index, wrong[i].text));
    PASS();
}

TEST a_refusal_says_what_is_allowed(void)
{
    ASSERT_STR_EQ("size '8x': want FILES or FILESxRANKS, each 1 to 1000",
                  refusal(SIZE, "8x"));
    ASSERT_STR_EQ("choice 'pink': want red, green or blue",
                  refusal(CHOICE, "pink"));
    ASSERT_STR_EQ("range '10': want -2 to 9", refusal(RANGE, "10"));
    PASS();
}

/* It may be what is allowed otherwise. */
TEST a_word_that_is_too_long_is_told_so(void)
{
    struct params p;
    struct text word;
    struct error err;

    params_init(&p, table);
    text_init(&word);
    while (word.len < 2000)
        text_add(&word, "a1,b");
    ASSERT(params_set(&p, table, WORD, word.at, &err));
    text_add(&word, "2");
    ASSERT_FALSE(params_set(&p, table, WORD, word.at, &err));
    ASSERT_STR_EQ("word 'a1,ba1,ba1,ba1,ba1,ba1,ba1,ba1,ba1,ba1,b': want at "
                  "most 2000 bytes, not 2001",
                  err.message);
    text_free(&word);
    params_free(&p);
    PASS();
}

TEST a_refusal_changes_nothing(void)
{
    struct params p;
    struct error err;

    params_init(&p, table);
    ASSERT_FALSE(params_set(&p, table, HOLES, "a1,", &err));
    ASSERT_STR_EQ("", p.at[HOLES].text);
    ASSERT_FALSE(params_set(&p, table, SIZE, "9x0", &err));
    ASSERT_EQ(8, p.at[SIZE].number);
    params_free(&p);
    PASS();
}

TEST copies_are_independent(void)
{
    struct params a, b;
    struct error err;

    params_init(&a, table);
    params_copy(&b, &a);
    ASSERT(params_set(&b, table, WORD, "other", &err));
    ASSERT_STR_EQ("s0", a.at[WORD].text);
    params_assign(&a, &b);
    ASSERT_STR_EQ("other", a.at[WORD].text);
    params_free(&a);
    params_free(&b);
    PASS();
}

TEST facts_keep_order_words_and_squares(void)
{
    struct facts f;

    facts_init(&f);
    facts_number(&f, "nodes", "Squares tried", UINT64_MAX);
    facts_words(&f, "reason", NULL, "because");
    facts_squares(&f, "squares", NULL, 6);
    facts_item(&f, 0);
    facts_item(&f, 7);
    facts_item(&f, 12);
    ASSERT_EQ(3, f.n);
    ASSERT_EQ(UINT64_MAX, f.at[0].number);
    ASSERT_STR_EQ("because", fact_words(&f, &f.at[1]));
    ASSERT_STR_EQ("a1", fact_square(&f, &f.at[2], 0).at);
    ASSERT_STR_EQ("b2", fact_square(&f, &f.at[2], 1).at);
    ASSERT_STR_EQ("a3", fact_square(&f, &f.at[2], 2).at);
    facts_clear(&f);
    ASSERT_EQ(0, f.n);
    facts_free(&f);
    PASS();
}

TEST a_set_has_as_many_different_ones_as_allowed(void)
{
    struct error err = { "" };
    struct params p;

    ASSERT(takes(SOME, "blue"));
    ASSERT(takes(SOME, "blue,red"));
    ASSERT(!takes(SOME, ""));
    ASSERT(!takes(SOME, "red,green,blue"));
    ASSERT(!takes(SOME, "red,red"));
    ASSERT(!takes(SOME, "red,"));
    ASSERT(!takes(SOME, ",red"));
    ASSERT(!takes(SOME, "re"));
    ASSERT(!takes(SOME, "redd"));
    params_init(&p, table);
    ASSERT(!params_set(&p, table, SOME, "red,pink", &err));
    ASSERT_STR_EQ("some 'red,pink': want 1 to 2 different ones of red, green "
                  "and blue, with commas between them",
                  err.message);
    params_free(&p);
    PASS();
}

static bool toggles(const char *set, int name, const char *into)
{
    struct setting s = { .text = strdup(set) };
    char *now = control_toggled(&table[SOME], &s, name);
    bool ok = strcmp(now, into) == 0 &&
              control_has(&table[SOME], &s, name) ==
                  (strstr(set, colours[name]) != NULL);

    free(now);
    free(s.text);
    return ok;
}

TEST members_of_a_set_come_and_go(void)
{
    struct setting s = { .text = strdup("blue,red") };
    int members[2];

    ASSERT_EQ(2, control_members(&table[SOME], &s, members));
    ASSERT_EQ(2, members[0]);
    ASSERT_EQ(0, members[1]);
    free(s.text);
    ASSERT(toggles("red", 2, "red,blue"));
    ASSERT(toggles("red,blue", 0, "blue"));
    ASSERT(toggles("red,blue", 2, "red"));
    ASSERT(toggles("red,blue", 1, "red,blue,green")); /* to be refused */
    ASSERT(toggles("red", 0, ""));                    /* the same */
    PASS();
}

TEST facts_have_tables(void)
{
    const struct fact_table *t;
    struct facts f;
    struct text said;

    facts_init(&f);
    text_init(&said);
    for (int again = 0; again < 2; again++) {
        facts_clear(&f);
        facts_number(&f, "before", NULL, 1);
        facts_table(&f, "rows");
        for (unsigned i = 0; i < 3; i++) {
            facts_row(&f);
            facts_words(&f, "name", "Name", i ? "b" : "a");
            if (i == 1)
                facts_nothing(&f, "time", "Time");
            else
                facts_seconds(&f, "time", "Time", 0.5 + i);
        }
        facts_end(&f);
        facts_number(&f, "after", NULL, 1234);
        facts_table(&f, "none");
        facts_end(&f);
    }
    ASSERT_EQ(2, f.n);
    ASSERT_EQ(2, f.ntables);
    t = &f.tables[0];
    ASSERT_EQ(3, t->rows);
    ASSERT_EQ(2, t->columns);
    ASSERT_STR_EQ("b", fact_words(&f, fact_cell(&f, t, 2, 0)));
    ASSERT_EQ(2500000000u, fact_cell(&f, t, 2, 1)->number);
    ASSERT_EQ(FACT_NOTHING, fact_cell(&f, t, 1, 1)->kind);
    ASSERT_EQ(0, f.tables[1].rows);
    fact_add_text(&f, fact_cell(&f, t, 0, 1), &said);
    fact_add_text(&f, &f.at[1], &said);
    ASSERT_STR_EQ("500 ms1,234", said.at);
    text_free(&said);
    facts_free(&f);
    PASS();
}

SUITE(control)
{
    RUN_TEST(a_set_has_as_many_different_ones_as_allowed);
    RUN_TEST(members_of_a_set_come_and_go);
    RUN_TEST(facts_have_tables);
    RUN_TEST(values_come_back_as_they_went_in);
    RUN_TEST(sizes_take_any_sign_between_their_numbers);
    RUN_TEST(several_words_become_one);
    RUN_TEST(one_number_is_a_square_board);
    RUN_TEST(squares_in_capitals_are_kept_in_small_letters);
    RUN_TEST(what_is_wrong_is_refused);
    RUN_TEST(a_refusal_says_what_is_allowed);
    RUN_TEST(a_word_that_is_too_long_is_told_so);
    RUN_TEST(a_refusal_changes_nothing);
    RUN_TEST(copies_are_independent);
    RUN_TEST(facts_keep_order_words_and_squares);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(control);
    GREATEST_MAIN_END();
}
