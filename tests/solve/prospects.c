/* Outlines that can still come to match, against the steps themselves. */
#include <greatest.h>

#include "base/rng.h"
#include "solve/frontier/prospects.h"
#include "solve/frontier/step.h"

enum { LINKS = 9, TRIES = 20000 };

/* Places low and high, beside each other and far apart; the apex as well. */
static void make_links(struct frontier_step *links, int places)
{
    const int at[LINKS][2] = { { 0, 1 }, { 0, 3 },          { 0, places - 1 },
                               { 1, 2 }, { 2, 3 },          { 2, places - 1 },
                               { 3, 4 }, { 3, places - 2 }, { 4, places - 1 } };

    for (int i = 0; i < LINKS; i++)
        links[i] = (struct frontier_step){ .act = FRONTIER_LINK,
                                           .u = at[i][0],
                                           .w = at[i][1] };
}

static uint64_t any_outline(struct rng *rng, int places)
{
    uint64_t outline = 0;

    for (int place = 0; place < places; place++)
        outline = outline_with(outline, place,
                               (enum place_type)rng_below(rng, PLACE_TYPES));
    return outline;
}

/* May it become one of the set after, by the link or without? */
static bool can_be(const prospect_word *after, const struct frontier_step *link,
                   uint64_t outline)
{
    struct frontier_send out[FRONTIER_SENDS_MAX];
    int n = frontier_sends(link, outline, out);

    for (int i = 0; i < n; i++)
        if (prospects_has(after, out[i].to))
            return true;
    return false;
}

static enum greatest_test_res check(int places, int threads)
{
    struct frontier_step links[LINKS];
    struct prospects p;
    struct rng rng;
    int some = 0;

    rng_seed(&rng, (uint64_t)places);
    make_links(links, places);
    prospects_init(&p, places, LINKS);
    for (size_t i = 0; i < 2 * p.words; i++)
        prospects_add(p.set[LINKS], any_outline(&rng, places));
    prospects_look_back(&p, links, threads);
    for (int i = 0; i < LINKS; i++)
        for (int k = 0; k < TRIES; k++) {
            uint64_t outline = any_outline(&rng, places);
            bool has = prospects_has(p.set[i], outline);

            ASSERT_EQ_FMT((int)can_be(p.set[i + 1], &links[i], outline),
                          (int)has, "%d");
            some += has;
        }
    prospects_free(&p);
    ASSERT(some > LINKS * TRIES / 20 && some < LINKS * TRIES / 2);
    PASS();
}

TEST prospects_are_what_a_link_can_make_match(void)
{
    for (int places = 6; places <= 9; places++)
        CHECK_CALL(check(places, 1));
    PASS();
}

TEST many_prospects_are_shared_among_threads(void)
{
    for (int threads = 1; threads <= 3; threads++)
        CHECK_CALL(check(13, threads));
    PASS();
}

TEST each_outline_has_a_bit_of_its_own(void)
{
    enum { PLACES = 5 };
    struct prospects p;
    int n = 0;

    prospects_init(&p, PLACES, 0);
    for (uint64_t outline = 0; outline < (uint64_t)1 << 2 * PLACES; outline++) {
        if (outline & outline >> 1 & 0x5555)
            continue;
        ASSERT_FALSE(prospects_has(p.set[0], outline));
        prospects_add(p.set[0], outline);
        ASSERT(prospects_has(p.set[0], outline));
        n++;
    }
    ASSERT_EQ_FMT(243, n, "%d");
    prospects_free(&p);
    PASS();
}

SUITE(prospects)
{
    RUN_TEST(prospects_are_what_a_link_can_make_match);
    RUN_TEST(many_prospects_are_shared_among_threads);
    RUN_TEST(each_outline_has_a_bit_of_its_own);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(prospects);
    GREATEST_MAIN_END();
}
