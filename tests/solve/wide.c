/* Numbers past 64 bits: their reckoning, at the edges above all. */
#include "solve/wide.h"

#include <greatest.h>

#include "base/rng.h"
#include "base/text.h"

#define MOST UINT64_MAX

static const uint64_t edges[] = { 0,
                                  1,
                                  2,
                                  10,
                                  UINT32_MAX,
                                  (uint64_t)UINT32_MAX + 1,
                                  (uint64_t)1 << 63,
                                  MOST - 1,
                                  MOST };

enum { EDGES = sizeof edges / sizeof *edges };

static bool reads(wide n, const char *digits)
{
    struct text t;
    bool same;

    text_init(&t);
    wide_format(n, false, &t);
    same = strcmp(digits, t.at) == 0;
    text_free(&t);
    return same;
}

TEST powers_of_three_have_the_digits_they_should(void)
{
    wide n = wide_of(1), more;

    for (int i = 0; i < 80; i++)
        ASSERT(wide_multiply(&n, wide_of(3)));
    ASSERT(reads(n, "147808829414345923316083210206383297601"));
    more = n;
    ASSERT_FALSE(wide_multiply(&more, wide_of(3)));
    for (int i = 0; i < 80; i++)
        ASSERT_EQ(0, wide_divide(&n, 3));
    ASSERT(wide_is(n, 1));
    PASS();
}

/* Added up or multiplied, by the machine or by halves. */
TEST products_are_the_same_in_every_way(void)
{
    for (int i = 0; i < EDGES; i++)
        for (int j = 0; j < EDGES; j++) {
            wide n = wide_product(edges[i], edges[j]), sum = wide_of(0);
            wide other = wide_product_of_halves(edges[i], edges[j]);

            ASSERT(wide_same(n, other));
            for (int bit = 63; bit >= 0; bit--) {
                sum = wide_plus(sum, sum);
                if (edges[j] >> bit & 1)
                    sum = wide_plus(sum, wide_of(edges[i]));
            }
            ASSERT(wide_same(n, sum));
            ASSERT(wide_same(n, wide_times(wide_of(edges[i]), edges[j])));
        }
    ASSERT(wide_same((wide){ 1, MOST - 1 }, wide_product(MOST, MOST)));
    PASS();
}

TEST what_does_not_fit_is_told(void)
{
    wide half = { 0, 1 }, most = { MOST, MOST }, n;

    n = half;
    ASSERT_FALSE(wide_multiply(&n, half));
    n = (wide){ 0, (uint64_t)1 << 63 };
    ASSERT_FALSE(wide_multiply(&n, wide_of(2)));
    n = wide_of(MOST);
    ASSERT_FALSE(wide_multiply(&n, (wide){ 2, 1 }));
    n = wide_of(MOST);
    ASSERT(wide_multiply(&n, (wide){ 1, 1 }) && wide_same(n, most));
    n = most;
    ASSERT(wide_multiply(&n, wide_of(0)) && wide_is(n, 0));
    n = most;
    ASSERT_FALSE(wide_add(&n, wide_of(1)));
    n = (wide){ MOST - 1, MOST };
    ASSERT(wide_add(&n, wide_of(1)) && wide_same(n, most));
    n = (wide){ 0, MOST };
    ASSERT_FALSE(wide_add(&n, half));
    PASS();
}

TEST differences_borrow(void)
{
    wide n = wide_minus((wide){ 0, 1 }, wide_of(1));

    ASSERT(wide_is(n, MOST));
    ASSERT(wide_less(n, (wide){ 0, 1 }) && !wide_less((wide){ 0, 1 }, n));
    ASSERT(wide_less(wide_of(1), wide_of(2)) && !wide_less(n, n));
    ASSERT(wide_is_more((wide){ 0, 1 }, MOST) && !wide_is_more(n, MOST));
    PASS();
}

/* n = quotient * divisor + rest, and the rest is less. */
static bool divides(wide n, wide by)
{
    wide quotient = n, rest = wide_divide_by_wide(&quotient, by), again;

    again = quotient;
    if (!wide_less(rest, by) || !wide_multiply(&again, by) ||
        !wide_add(&again, rest) || !wide_same(again, n))
        return false;
    if (wide_is_more(by, UINT32_MAX))
        return true;
    return wide_is(rest, wide_divide(&n, (uint32_t)by.low)) &&
           wide_same(n, quotient);
}

TEST quotient_and_rest_make_the_number_again(void)
{
    struct rng rng;

    for (int i = 0; i < EDGES * EDGES; i++)
        for (int j = 1; j < EDGES * EDGES; j++)
            ASSERT(divides((wide){ edges[i % EDGES], edges[i / EDGES] },
                           (wide){ edges[j % EDGES], edges[j / EDGES] }));
    rng_seed(&rng, 7);
    for (int i = 0; i < 2000; i++) {
        wide n = { rng_next(&rng), rng_next(&rng) >> rng_below(&rng, 64) };
        wide by = { rng_next(&rng) >> rng_below(&rng, 64) | 1, 0 };

        if (i & 1)
            by.high = rng_next(&rng) >> rng_below(&rng, 64);
        ASSERT(divides(n, by));
    }
    PASS();
}

TEST all_digits_are_written(void)
{
    struct text t;

    text_init(&t);
    wide_format(wide_of(0), true, &t);
    text_add(&t, " ");
    wide_format(wide_of(999), true, &t);
    text_add(&t, " ");
    wide_format(wide_of(1000), true, &t);
    text_add(&t, " ");
    wide_format((wide){ MOST, MOST }, true, &t);
    ASSERT_STR_EQ("0 999 1,000 "
                  "340,282,366,920,938,463,463,374,607,431,768,211,455",
                  t.at);
    text_free(&t);
    PASS();
}

TEST what_is_written_is_read(void)
{
    static const char *const wrong[] = {
        "",
        " 1",
        "1 ",
        "-1",
        "1x",
        "340282366920938463463374607431768211456",
        "999999999999999999999999999999999999999999"
    };
    static const wide right[] = {
        { 0, 0 }, { 7, 0 }, { MOST, 0 }, { 0, 1 }, { MOST, MOST }
    };
    struct text t;
    wide n;

    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
        ASSERT_FALSEm(wrong[i], wide_parse(wrong[i], &n));
    for (size_t i = 0; i < sizeof right / sizeof *right; i++) {
        text_init(&t);
        wide_format(right[i], false, &t);
        ASSERT(wide_parse(t.at, &n));
        ASSERT(wide_same(n, right[i]));
        text_free(&t);
    }
    PASS();
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_TEST(powers_of_three_have_the_digits_they_should);
    RUN_TEST(products_are_the_same_in_every_way);
    RUN_TEST(what_does_not_fit_is_told);
    RUN_TEST(differences_borrow);
    RUN_TEST(quotient_and_rest_make_the_number_again);
    RUN_TEST(all_digits_are_written);
    RUN_TEST(what_is_written_is_read);
    GREATEST_MAIN_END();
}
