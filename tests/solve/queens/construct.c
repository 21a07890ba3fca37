/* One solution for every n there is one for, checked line by line. */
#include <greatest.h>

#include <stdlib.h>
#include <string.h>

#include "base/error.h"
#include "solve/queens/construct.h"

static int ranks[QUEENS_CONSTRUCT_MAX];
static char on_rank[QUEENS_CONSTRUCT_MAX];
static char rising[2 * QUEENS_CONSTRUCT_MAX], falling[2 * QUEENS_CONSTRUCT_MAX];

static bool peaceful(int n)
{
    memset(on_rank, 0, sizeof on_rank);
    memset(rising, 0, sizeof rising);
    memset(falling, 0, sizeof falling);
    for (int file = 0; file < n; file++) {
        int rank = ranks[file];

        if (rank < 0 || rank >= n || on_rank[rank]++ ||
            rising[rank - file + n]++ || falling[rank + file]++)
            return false;
    }
    return true;
}

TEST every_n_to_2000_has_its_solution(void)
{
    struct error err;

    for (int n = 1; n <= 2000; n++) {
        if (n == 2 || n == 3)
            continue;
        ASSERT(queens_construct(n, ranks, &err));
        ASSERTm(err.message, peaceful(n));
    }
    PASS();
}

TEST the_largest_have_theirs_for_every_remainder(void)
{
    struct error err;

    for (int n = QUEENS_CONSTRUCT_MAX - 11; n <= QUEENS_CONSTRUCT_MAX; n++) {
        ASSERT(queens_construct(n, ranks, &err));
        ASSERT(peaceful(n));
    }
    PASS();
}

TEST two_three_and_what_is_out_of_range_get_a_reason(void)
{
    struct error err;

    ASSERT_FALSE(queens_construct(2, ranks, &err));
    ASSERT(strstr(err.message, "2x2"));
    ASSERT_FALSE(queens_construct(3, ranks, &err));
    ASSERT(strstr(err.message, "3x3"));
    ASSERT_FALSE(queens_construct(0, ranks, &err));
    ASSERT_FALSE(queens_construct(QUEENS_CONSTRUCT_MAX + 1, ranks, &err));
    ASSERT(strstr(err.message, "10000"));
    PASS();
}

SUITE(construct)
{
    RUN_TEST(every_n_to_2000_has_its_solution);
    RUN_TEST(the_largest_have_theirs_for_every_remainder);
    RUN_TEST(two_three_and_what_is_out_of_range_get_a_reason);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(construct);
    GREATEST_MAIN_END();
}
