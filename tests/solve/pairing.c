/* Pairings: numbers, and changes against partner lists changed by hand. */
#include <greatest.h>

#include <string.h>

#include "base/rng.h"
#include "support/pairing.h"

enum { ENDS = 2 * PAIRING_PAIRS_MAX + 2, GONE = 99 };

/* Renumbers the ends: new places by old ones, GONE where there is none. */
static uint32_t renumber(const uint8_t *partner, const int *to, int ends,
                         int pairs_after)
{
    uint8_t out[ENDS];

    for (int e = 0; e < ends; e++)
        if (to[e] != GONE)
            out[to[e]] = (uint8_t)to[partner[e]];
    return pairing_number(pairs_after, out);
}

static uint32_t insert_slowly(int pairs, uint32_t number, int i, int j)
{
    uint8_t partner[ENDS], out[ENDS];
    int to[ENDS], place = 0;

    pairing_partners(pairs, number, partner);
    for (int e = 0; e < 2 * pairs; e++, place++) {
        while (place == i || place == j)
            place++;
        to[e] = place;
    }
    for (int e = 0; e < 2 * pairs; e++)
        out[to[e]] = (uint8_t)to[partner[e]];
    out[i] = (uint8_t)j;
    out[j] = (uint8_t)i;
    return pairing_number(pairs + 1, out);
}

static uint32_t move_slowly(int pairs, uint32_t number, int i, int j)
{
    uint8_t partner[ENDS];
    int to[ENDS], place = 0;

    pairing_partners(pairs, number, partner);
    for (int e = 0; e < 2 * pairs; e++) {
        if (e == i)
            continue;
        place += place == j;
        to[e] = place++;
    }
    to[i] = j;
    return renumber(partner, to, 2 * pairs, pairs);
}

static uint32_t join_slowly(int pairs, uint32_t number, int i, int j)
{
    uint8_t partner[ENDS] = { 0 };
    int to[ENDS], place = 0;

    pairing_partners(pairs, number, partner);
    if (partner[i] == j)
        return pairing_count(pairs - 1);
    partner[partner[i]] = partner[j];
    partner[partner[j]] = partner[i];
    for (int e = 0; e < 2 * pairs; e++)
        to[e] = e == i || e == j ? GONE : place++;
    return renumber(partner, to, 2 * pairs, pairs - 1);
}

/* The rows written one after the other, as `how` says. */
static uint32_t rearrange_slowly(int pairs, uint32_t number, int first, int how)
{
    int apex = how & PAIRING_APEX ? 1 : 0, place = apex;
    uint8_t partner[ENDS];
    int to[ENDS] = { 0 };

    pairing_partners(pairs, number, partner);
    for (int row = 0; row < 2; row++) {
        bool second = row == (how & PAIRING_SWAP ? 0 : 1);
        int from = second ? apex + first : apex;
        int n = second ? 2 * pairs - apex - first : first;

        for (int i = 0; i < n; i++)
            to[from + (how & PAIRING_MIRROR ? n - 1 - i : i)] = place++;
    }
    return renumber(partner, to, 2 * pairs, pairs);
}

static uint32_t applied(struct pairings *ps, enum pairing_change change,
                        int pairs, int i, int j, uint32_t number)
{
    struct pairing_map map = pairing_map(ps, change, pairs, i, j);

    return pairing_apply(ps, &map, number);
}

TEST numbers_and_partners_are_each_others_inverse(void)
{
    for (int pairs = 0; pairs <= 6; pairs++)
        for (uint32_t n = 0; n < pairing_count(pairs); n++) {
            uint8_t partner[ENDS];

            pairing_partners(pairs, n, partner);
            for (int e = 0; e < 2 * pairs; e++) {
                ASSERT(partner[e] != e);
                ASSERT_EQ_FMT(e, (int)partner[partner[e]], "%d");
            }
            ASSERT_EQ_FMT(n, pairing_number(pairs, partner), "%u");
        }
    PASS();
}

/* All changes of one pairing. */
static enum greatest_test_res check_changes(struct pairings *ps, int pairs,
                                            uint32_t n)
{
    int ends = 2 * pairs;

    ASSERT_EQ_FMT(n, applied(ps, PAIRING_SAME, pairs, 0, 0, n), "%u");
    for (int i = 0; i < ends + 2; i++)
        for (int j = 0; j < ends + 2; j++) {
            if (i < j && pairs < PAIRING_PAIRS_MAX)
                ASSERT_EQ_FMT(insert_slowly(pairs, n, i, j),
                              applied(ps, PAIRING_INSERT, pairs, i, j, n),
                              "%u");
            if (i < ends && j < ends)
                ASSERT_EQ_FMT(move_slowly(pairs, n, i, j),
                              applied(ps, PAIRING_MOVE, pairs, i, j, n), "%u");
            if (i < j && j < ends)
                ASSERT_EQ_FMT(join_slowly(pairs, n, i, j),
                              applied(ps, PAIRING_JOIN, pairs, i, j, n), "%u");
        }
    PASS();
}

static enum greatest_test_res check_rows(struct pairings *ps, int pairs,
                                         uint32_t n)
{
    for (int how = 0; how < 8; how++)
        for (int i = 0; i <= 2 * pairs - (how & PAIRING_APEX); i++)
            ASSERT_EQ_FMT(rearrange_slowly(pairs, n, i, how),
                          applied(ps, PAIRING_ROWS, pairs, i, how, n), "%u");
    PASS();
}

TEST changes_of_few_pairs_agree_with_partners_changed_by_hand(void)
{
    struct pairings *ps = pairings_create();

    for (int pairs = 0; pairs <= 5; pairs++)
        for (uint32_t n = 0; n < pairing_count(pairs); n++) {
            CHECK_CALL(check_changes(ps, pairs, n));
            if (pairs > 0)
                CHECK_CALL(check_rows(ps, pairs, n));
        }
    pairings_destroy(ps);
    PASS();
}

TEST changes_of_many_pairs_agree_with_partners_changed_by_hand(void)
{
    struct pairings *ps = pairings_create();
    struct rng rng;

    rng_seed(&rng, 1);
    for (int pairs = 6; pairs <= PAIRING_PAIRS_MAX; pairs++)
        for (int i = 0; i < 200; i++) {
            uint32_t n = rng_below(&rng, pairing_count(pairs));

            CHECK_CALL(check_changes(ps, pairs, n));
            CHECK_CALL(check_rows(ps, pairs, n));
        }
    pairings_destroy(ps);
    PASS();
}

/* The pairing ae, bc, df of ends written in this order, one letter each. */
static uint32_t paired(const char *order)
{
    static const char *const pairs[3] = { "ae", "bc", "df" };
    uint8_t partner[6];

    for (int i = 0; i < 3; i++) {
        int one = (int)(strchr(order, pairs[i][0]) - order);
        int other = (int)(strchr(order, pairs[i][1]) - order);

        partner[one] = (uint8_t)other;
        partner[other] = (uint8_t)one;
    }
    return pairing_number(3, partner);
}

TEST rows_can_be_swapped_and_mirrored(void)
{
    static const struct {
        int first, how;
        const char *order;
    } all[] = {
        { 2, 0, "abcdef" },
        { 2, PAIRING_SWAP, "cdefab" },
        { 2, PAIRING_MIRROR, "bafedc" },
        { 2, PAIRING_SWAP | PAIRING_MIRROR, "fedcba" },
        { 2, PAIRING_APEX | PAIRING_SWAP, "adefbc" },
        { 1, PAIRING_APEX | PAIRING_MIRROR, "abfedc" },
        { 3, PAIRING_APEX | PAIRING_SWAP | PAIRING_MIRROR, "afedcb" },
    };
    struct pairings *ps = pairings_create();

    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        ASSERT_EQ_FMT(paired(all[i].order),
                      applied(ps, PAIRING_ROWS, 3, all[i].first, all[i].how,
                              paired("abcdef")),
                      "%u");
    pairings_destroy(ps);
    PASS();
}

TEST rows_come_back_the_same_way(void)
{
    struct pairings *ps = pairings_create();

    for (int pairs = 1; pairs <= 7; pairs++)
        for (int how = 0; how < 8; how++)
            for (int first = 0; first <= 2 * pairs - (how & PAIRING_APEX);
                 first++)
                for (uint32_t n = 0; n < pairing_count(pairs); n += 1 + n / 9) {
                    int second = 2 * pairs - (how & PAIRING_APEX) - first;
                    int back = how & PAIRING_SWAP ? second : first;
                    uint32_t to = applied(ps, PAIRING_ROWS, pairs, first, how,
                                          n);

                    ASSERT_EQ_FMT(
                        n, applied(ps, PAIRING_ROWS, pairs, back, how, to),
                        "%u");
                }
    pairings_destroy(ps);
    PASS();
}

/* Of all pairings, 2 * 4 * ... * (2k - 2) make a ring with a given one. */
TEST the_right_number_of_pairings_make_a_ring(void)
{
    uint32_t expected = 1;

    for (int pairs = 1; pairs <= 5; pairs++) {
        uint32_t rings = 0;

        for (uint32_t n = 0; n < pairing_count(pairs); n++)
            rings += pairing_is_ring(pairs, pairing_count(pairs) / 3, n);
        ASSERT_EQ_FMT(expected, rings, "%u");
        expected *= 2 * (uint32_t)pairs;
    }
    ASSERT_FALSE(pairing_is_ring(0, 0, 0));
    PASS();
}

SUITE(pairings)
{
    RUN_TEST(numbers_and_partners_are_each_others_inverse);
    RUN_TEST(changes_of_few_pairs_agree_with_partners_changed_by_hand);
    RUN_TEST(changes_of_many_pairs_agree_with_partners_changed_by_hand);
    RUN_TEST(rows_can_be_swapped_and_mirrored);
    RUN_TEST(rows_come_back_the_same_way);
    RUN_TEST(the_right_number_of_pairings_make_a_ring);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(pairings);
    GREATEST_MAIN_END();
}
