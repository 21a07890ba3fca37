/* The tree of a search: who hangs from whom, and where it is drawn. */
#include <greatest.h>

#include "base/branches.h"

/* Root 7 with children 1 (children 2, 3, 4) and 5 (child 6). */
static void grow_some(struct branches *b, int most)
{
    branches_init(b, 7, most);
    branches_enter(b, 1);
    for (int i = 2; i <= 4; i++) {
        branches_enter(b, i);
        if (i == 3)
            branches_praise(b);
        branches_leave(b);
    }
    branches_leave(b);
    branches_enter(b, 5);
    branches_enter(b, 6);
    branches_leave(b);
    branches_leave(b);
    branches_end(b);
}

TEST branches_hang_where_they_were_entered(void)
{
    static const int values[] = { 7, 1, 2, 3, 4, 5, 6 };
    static const int parents[] = { -1, 0, 1, 1, 1, 0, 5 };
    static const int depths[] = { 0, 1, 2, 2, 2, 1, 2 };
    struct branches b;

    grow_some(&b, 7);
    ASSERT_FALSE(b.over);
    ASSERT_EQ(7, b.n);
    for (int i = 0; i < b.n; i++) {
        ASSERT_EQ(values[i], b.at[i].value);
        ASSERT_EQ(parents[i], b.at[i].parent);
        ASSERT_EQ(depths[i], b.at[i].depth);
        ASSERT_EQ(i == 3, b.at[i].good);
    }
    ASSERT_EQ(2, b.depth);
    ASSERT_EQ(0, b.now);
    ASSERT_EQ(5, branches_child(&b, 0, 5));
    ASSERT_EQ(-1, branches_child(&b, 0, 6));
    ASSERT_EQ(-1, branches_child(&b, 6, 7));
    branches_free(&b);
    PASS();
}

TEST each_lies_between_its_children(void)
{
    static const float places[] = { 2.5f, 1.5f, 0.5f, 1.5f, 2.5f, 3.5f, 3.5f };
    struct branches b;

    grow_some(&b, 100);
    ASSERT_EQ(4, b.leaves);
    for (int i = 0; i < b.n; i++)
        ASSERT_IN_RANGE(places[i], b.at[i].place, 0.001f);
    branches_free(&b);
    PASS();
}

TEST too_many_are_given_up(void)
{
    struct branches b;

    grow_some(&b, 6);
    ASSERT(b.over);
    ASSERT_EQ(0, b.n);
    ASSERT_FALSE(b.at);
    branches_enter(&b, 8); /* whoever searches does not look */
    branches_praise(&b);
    branches_leave(&b);
    branches_end(&b);
    ASSERT_EQ(0, b.n);
    ASSERT_EQ(-1, branches_child(&b, 0, 8));
    branches_free(&b);
    PASS();
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_TEST(branches_hang_where_they_were_entered);
    RUN_TEST(each_lies_between_its_children);
    RUN_TEST(too_many_are_given_up);
    GREATEST_MAIN_END();
}
