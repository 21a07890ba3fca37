/* Move orders by name and as permutations, and what is refused. */
#include <greatest.h>

#include <string.h>

#include "base/error.h"
#include "chess/move_order.h"

static const char *digits(const char *text, char out[9])
{
    struct move_order order;
    struct error err;

    strcpy(out, "refused");
    if (!move_order_parse(&order, text, &err))
        return out;
    for (int i = 0; i < 8; i++)
        out[i] = (char)('1' + order.move[i]);
    out[8] = '\0';
    return out;
}

TEST presets_are_the_orders_of_the_documents(void)
{
    char out[9];

    ASSERT_STR_EQ("12345678", digits("s0", out));
    ASSERT_STR_EQ("81726354", digits("s1", out));
    ASSERT_STR_EQ("12345678", digits("s2", out));
    ASSERT_STR_EQ("34567812", digits("s4", out));
    PASS();
}

TEST every_name_offered_is_taken(void)
{
    struct move_order order;
    struct error err;
    int n = 0;

    for (; move_order_names[n]; n++) {
        ASSERT(move_order_parse(&order, move_order_names[n], &err));
        ASSERT_EQ(strcmp(move_order_names[n], "random") == 0, order.random);
    }
    ASSERT_EQ(5, n);
    PASS();
}

TEST a_permutation_is_taken_as_it_is(void)
{
    struct move_order order;
    struct error err;
    char out[9];

    ASSERT_STR_EQ("87654321", digits("87654321", out));
    ASSERT_STR_EQ("34567812", digits("34567812", out));
    ASSERT(move_order_parse(&order, "21436587", &err));
    ASSERT_FALSE(order.random);
    PASS();
}

TEST anything_else_is_refused_and_changes_nothing(void)
{
    static const char *const bad[] = { "12345677",  "1234567",   "123456789",
                                       "",          "S0",        "random1",
                                       "Random",    "s3",        "s",
                                       "s00",       "01234567",  "12345679",
                                       "1234 5678", " 12345678", "12345678 ",
                                       "-1234567",  "abcdefgh" };
    struct move_order untouched, order;
    struct error err;

    memset(&untouched, 0x5a, sizeof untouched);
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        memcpy(&order, &untouched, sizeof order);
        ASSERT_FALSEm(bad[i], move_order_parse(&order, bad[i], &err));
        ASSERT_MEM_EQ(&untouched, &order, sizeof order);
        ASSERTm(err.message, strstr(err.message, "1 to 8"));
        ASSERTm(err.message, strstr(err.message, "random"));
    }
    PASS();
}

TEST a_long_text_is_refused_in_one_short_line(void)
{
    struct move_order order;
    struct error err;
    char text[5000];

    memset(text, '1', sizeof text - 1);
    text[sizeof text - 1] = '\0';
    ASSERT_FALSE(move_order_parse(&order, text, &err));
    ASSERT(strlen(err.message) < 200);
    PASS();
}

SUITE(move_order)
{
    RUN_TEST(presets_are_the_orders_of_the_documents);
    RUN_TEST(every_name_offered_is_taken);
    RUN_TEST(a_permutation_is_taken_as_it_is);
    RUN_TEST(anything_else_is_refused_and_changes_nothing);
    RUN_TEST(a_long_text_is_refused_in_one_short_line);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(move_order);
    GREATEST_MAIN_END();
}
