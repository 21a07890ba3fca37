/* The same search with different tests: same positions, same answers. */
#include <greatest.h>

#include <string.h>

#include "solve/queens/contest.h"

static const struct queens_test *test_of(const char *name)
{
    const struct queens_test *const *t = queens_tests;

    while (strcmp((*t)->name, name) != 0)
        t++;
    return *t;
}

static struct queens_contest searched(int n, const char *name)
{
    struct queens_contest qc;
    struct queens_step step;

    queens_contest_init(&qc, n, test_of(name));
    do {
        queens_contest_step(&qc, &step);
    } while (step.event != QUEENS_NONE);
    return qc;
}

TEST all_find_as_many_as_there_are(void)
{
    static const uint64_t all[] = {
        0, 1, 0, 0, 2, 10, 4, 40, 92, 352, 724, 2680
    };

    for (int i = 0; queens_tests[i]; i++)
        for (int n = 1; n <= 11; n++)
            ASSERT_EQm(queens_tests[i]->name, all[n],
                       searched(n, queens_tests[i]->name).found);
    PASS();
}

TEST three_see_the_same_tree(void)
{
    ASSERT_EQ(2057u, searched(8, "s0").nodes);
    ASSERT_EQ(2057u, searched(8, "lines").nodes);
    ASSERT_EQ(2057u, searched(8, "masks").nodes);
    ASSERT_EQ(153u, searched(6, "s0").nodes);
    ASSERT_EQ(17u, searched(4, "masks").nodes);
    PASS();
}

TEST the_tests_are_counted(void)
{
    uint64_t pairs = searched(8, "s0").tests;
    uint64_t masks = searched(8, "masks").tests;

    ASSERT_EQ(15720u, searched(8, "lines").tests);
    ASSERT(pairs > 15720 && masks < 15720);
    ASSERT_EQ(0u, searched(1, "s0").tests); /* nobody to compare with */
    PASS();
}

TEST half_the_board_is_half_the_work(void)
{
    struct queens_contest half = searched(8, "half"), odd;

    ASSERT_EQ(92u, half.found);
    ASSERT_EQ(1029u, half.nodes); /* the empty board, and 2056 / 2 */
    odd = searched(7, "half");
    ASSERT_EQ(40u, odd.found);
    ASSERT(odd.nodes < searched(7, "masks").nodes);
    PASS();
}

TEST steps_tell_what_happened(void)
{
    struct queens_contest qc;
    struct queens_step step;
    uint64_t placed = 0, left = 0, found = 0;
    int depth = 0;

    queens_contest_init(&qc, 6, test_of("s0"));
    for (;;) {
        queens_contest_step(&qc, &step);
        if (step.event == QUEENS_NONE)
            break;
        if (step.event == QUEENS_PLACED) {
            ASSERT_EQ(depth++, step.file);
            ASSERT_EQ(qc.rank[step.file], step.rank);
            placed++;
        } else if (step.event == QUEENS_RETREAT) {
            ASSERT_EQ(--depth, step.file);
            left++;
        } else {
            ASSERT_EQ(QUEENS_FOUND, step.event);
            ASSERT_EQ(6, depth);
            found++;
        }
    }
    ASSERT_EQ(152u, placed);
    ASSERT_EQ(placed, left);
    ASSERT_EQ(left, qc.retreats);
    ASSERT_EQ(4u, found);
    queens_contest_step(&qc, &step);
    ASSERT_EQ(QUEENS_NONE, step.event);
    PASS();
}

SUITE(queens_contest)
{
    RUN_TEST(all_find_as_many_as_there_are);
    RUN_TEST(three_see_the_same_tree);
    RUN_TEST(the_tests_are_counted);
    RUN_TEST(half_the_board_is_half_the_work);
    RUN_TEST(steps_tell_what_happened);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(queens_contest);
    GREATEST_MAIN_END();
}
