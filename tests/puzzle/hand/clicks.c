/* What a user did as a list of squares: read, refused, put together. */
#define GREATEST_USE_LONGJMP 0
#include <greatest.h>

#include "base/error.h"
#include "puzzle/hand/clicks.h"
#include "puzzle/control.h"

static const struct control table[] = {
    { .key = "placed", .kind = CONTROL_SQUARES, .initial = "" }, { .key = NULL }
};

TEST squares_come_in_their_order(void)
{
    const char *list = "b1,a3,b1";

    ASSERT_EQ(1, clicks_next(&list, 2));
    ASSERT_EQ(4, clicks_next(&list, 2));
    ASSERT_EQ(1, clicks_next(&list, 2));
    ASSERT_EQ(-1, clicks_next(&list, 2));
    ASSERT_EQ(-1, clicks_next(&list, 2));
    PASS();
}

TEST what_is_not_on_the_board_is_named(void)
{
    struct error err = { "" };

    ASSERT(clicks_check("", "placed", 2, 3, &err));
    ASSERT(clicks_check("b3,a1,b3", "placed", 2, 3, &err));
    ASSERT_FALSE(clicks_check("a1,c1", "placed", 2, 3, &err));
    ASSERT_STR_EQ("placed 'c1' is not on the 2x3 board (a1 to b3)",
                  err.message);
    ASSERT_FALSE(clicks_check("a4", "moves", 2, 3, &err));
    ASSERT_STR_EQ("moves 'a4' is not on the 2x3 board (a1 to b3)", err.message);
    PASS();
}

TEST a_click_is_added_after_those_that_are_kept(void)
{
    struct params p;

    params_init(&p, table);
    clicks_keep(&p, 0, 3);
    ASSERT_STR_EQ("", p.at[0].text);
    clicks_add(&p, 0, 3, 0);
    clicks_add(&p, 0, 3, 5);
    clicks_add(&p, 0, 3, 0);
    ASSERT_STR_EQ("a1,c2,a1", p.at[0].text);
    clicks_keep(&p, 0, 3);
    ASSERT_STR_EQ("a1,c2,a1", p.at[0].text);
    clicks_keep(&p, 0, 9); /* more than there are */
    ASSERT_STR_EQ("a1,c2,a1", p.at[0].text);
    clicks_keep(&p, 0, 2);
    ASSERT_STR_EQ("a1,c2", p.at[0].text);
    clicks_add(&p, 0, 3, 1);
    ASSERT_STR_EQ("a1,c2,b1", p.at[0].text);
    clicks_keep(&p, 0, 0);
    ASSERT_STR_EQ("", p.at[0].text);
    params_free(&p);
    PASS();
}

TEST a_set_is_sorted_and_has_each_square_once(void)
{
    struct error err;
    struct params p;

    params_init(&p, table);
    params_set(&p, table, 0, "c2,a1", &err);
    ASSERT(clicks_has(p.at[0].text, 3, 5));
    ASSERT_FALSE(clicks_has(p.at[0].text, 3, 1));
    clicks_put(&p, 0, 3, 1, true);
    ASSERT_STR_EQ("a1,b1,c2", p.at[0].text);
    clicks_put(&p, 0, 3, 1, true);
    ASSERT_STR_EQ("a1,b1,c2", p.at[0].text);
    clicks_put(&p, 0, 3, 0, false);
    clicks_put(&p, 0, 3, 4, false);
    ASSERT_STR_EQ("b1,c2", p.at[0].text);
    params_free(&p);
    PASS();
}

SUITE(clicks)
{
    RUN_TEST(squares_come_in_their_order);
    RUN_TEST(what_is_not_on_the_board_is_named);
    RUN_TEST(a_click_is_added_after_those_that_are_kept);
    RUN_TEST(a_set_is_sorted_and_has_each_square_once);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(clicks);
    GREATEST_MAIN_END();
}
