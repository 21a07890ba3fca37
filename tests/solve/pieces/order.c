/*
 * n queens on n by n squares are told as the search comes to them, whoever has
 * found them: against that search, to the end, and in slices of any length.
 */
#include <greatest.h>

#include <string.h>

#include "base/error.h"
#include "chess/board.h"
#include "solve/pieces/peaceful.h"
#include "solve/pieces/peaceful/parts.h"
#include "support/attacks.h"

static struct peaceful *peaceful_of(int n)
{
    struct mover queen = piece_mover(PIECE_QUEEN);
    struct peaceful *p;
    struct error err;
    struct board b;

    board_init(&b, n, n);
    p = peaceful_create(&b, &queen, &err);
    board_free(&b);
    return p;
}

/* All that the search finds. */
static void search(int n, struct part *out)
{
    struct peaceful_queens *pq;
    bool all = false;
    struct board b;

    board_init(&b, n, n);
    *out = (struct part){ 0 };
    arrangement_list_init(&out->list, n * n);
    pq = peaceful_queens_create(&b, n);
    while (!all) {
        long budget = 100000;

        all = peaceful_queens_step(pq, &budget, out);
    }
    peaceful_queens_destroy(pq);
    board_free(&b);
}

/* As far as it is known. */
static bool begins_alike(const struct peaceful *p, const struct part *found)
{
    uint64_t told = product_told(peaceful_product(p));
    uint8_t one[PEACEFUL_ORDER_MAX * PEACEFUL_ORDER_MAX], other[sizeof one];
    size_t squares = (size_t)found->list.squares;

    if (told > found->list.count)
        return false;
    for (uint64_t k = 0; k < told; k++) {
        memset(other, 0, squares);
        product_at(peaceful_product(p), k, one);
        arrangement_list_at(&found->list, k, other);
        if (memcmp(one, other, squares) != 0)
            return false;
    }
    return true;
}

TEST queens_are_told_in_the_order_of_the_search(void)
{
    for (int n = 4; n <= 10; n++) {
        struct peaceful *p = peaceful_of(n);
        struct part found;
        wide count;

        search(n, &found);
        while (!peaceful_step(p, 1000000))
            ;
        ASSERT(begins_alike(p, &found));
        ASSERT(product_count(peaceful_product(p), &count));
        ASSERT(wide_is(count, found.list.count));
        ASSERT_EQ(found.list.count, product_told(peaceful_product(p)));
        ASSERT_EQ_FMT(n, peaceful_maximum(p), "%d");
        arrangement_list_free(&found.list);
        peaceful_destroy(p);
    }
    PASS();
}

TEST what_is_told_before_the_end_is_the_beginning(void)
{
    static const long slices[] = { 1, 2, 7, 100, 1500 };

    for (size_t i = 0; i < sizeof slices / sizeof *slices; i++) {
        struct peaceful *p = peaceful_of(8);
        uint64_t told = 0;
        double share = 0;
        struct part found;

        search(8, &found);
        while (!peaceful_step(p, slices[i])) {
            uint64_t now = product_told(peaceful_product(p));

            ASSERT(now >= told && begins_alike(p, &found));
            ASSERT(told == 0 || now > 0);
            told = now;
            share = peaceful_share(p);
            ASSERT(share >= 0 && share <= 1);
        }
        ASSERT_EQ(92, product_told(peaceful_product(p)));
        arrangement_list_free(&found.list);
        peaceful_destroy(p);
    }
    PASS();
}

TEST larger_boards_have_their_published_numbers(void)
{
    static const unsigned known[] = { 2680, 14200, 73712 };

    for (int n = 11; n <= 13; n++) {
        struct peaceful *p = peaceful_of(n);
        wide count;

        while (!peaceful_step(p, 1000000))
            ;
        ASSERT(product_count(peaceful_product(p), &count));
        ASSERT(wide_is(count, known[n - 11]));
        ASSERT_EQ(known[n - 11], product_told(peaceful_product(p)));
        peaceful_destroy(p);
    }
    PASS();
}

SUITE(order)
{
    RUN_TEST(queens_are_told_in_the_order_of_the_search);
    RUN_TEST(what_is_told_before_the_end_is_the_beginning);
    RUN_TEST(larger_boards_have_their_published_numbers);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(order);
    GREATEST_MAIN_END();
}
