/* What is remembered of a search: everything, as long as there is room. */
#define GREATEST_USE_LONGJMP 0
#include <greatest.h>

#include "modules/tour/watch/past.h"
#include "solve/tour/glimpse.h"

enum { SQUARES = 6 };

static float heat[SQUARES], trails[8 * SQUARES];
static struct tour_link links[10000];

/* A glimpse that can be told from all others. */
static struct tour_glimpse glimpse(uint64_t version, int nlinks)
{
    for (int i = 0; i < SQUARES; i++)
        heat[i] = (float)(version % 256) / 255;
    links[0].from = (int)version;
    return (struct tour_glimpse){ .version = version,
                                  .rounds = 2 * version,
                                  .heat = heat,
                                  .trails = trails,
                                  .links = links,
                                  .nlinks = nlinks,
                                  .ngroups = 1 };
}

static void think(struct tour_past *p, size_t moment, uint64_t version,
                  int nlinks)
{
    struct tour_glimpse g = glimpse(version, nlinks);

    tour_past_think(p, tour_past_write(p, moment), &g);
}

TEST between_records_the_last_one_holds(void)
{
    struct tour_past p;
    const struct tour_thought *t;

    tour_past_init(&p, SQUARES);
    think(&p, 0, 0, 1);
    tour_past_write(&p, 10)->restarts = 1;
    think(&p, 20, 7, 1);
    tour_past_write(&p, 20)->found++;
    ASSERT_EQ(0u, tour_past_at(&p, 9)->restarts);
    ASSERT_EQ(1u, tour_past_at(&p, 10)->restarts);
    ASSERT_EQ(1u, tour_past_at(&p, 1000)->restarts);
    ASSERT_EQ(0u, tour_past_at(&p, 19)->found);
    ASSERT_EQ(1u, tour_past_at(&p, 20)->found);
    ASSERT_EQ(14u, tour_past_at(&p, 21)->rounds);
    t = tour_past_thought(&p, tour_past_at(&p, 15));
    ASSERT(t);
    ASSERT_EQ(0, t->heat[3]);
    t = tour_past_thought(&p, tour_past_at(&p, 20));
    ASSERT_EQ(7, t->heat[3]);
    ASSERT_EQ(7, t->links[0].from);
    tour_past_free(&p);
    PASS();
}

TEST equal_versions_are_kept_once(void)
{
    struct tour_past p;

    tour_past_init(&p, SQUARES);
    for (size_t i = 0; i < 100; i++)
        think(&p, i, 3, 5);
    ASSERT_EQ(100u, p.nrecords);
    ASSERT_EQ(1u, p.nthoughts);
    tour_past_free(&p);
    PASS();
}

TEST folded_moments_are_forgotten(void)
{
    struct tour_past p;

    tour_past_init(&p, SQUARES);
    for (size_t i = 0; i < 100; i++)
        think(&p, 10 * i, i, 1);
    tour_past_forget(&p, 505);
    ASSERT_EQ(50u, p.nrecords);
    ASSERT_EQ(50u, p.nthoughts);
    ASSERT_EQ(500u, tour_past_at(&p, 505)->moment);
    ASSERT_EQ(50, tour_past_thought(&p, tour_past_at(&p, 505))->heat[0]);
    ASSERT_EQ(51, tour_past_thought(&p, tour_past_at(&p, 510))->heat[0]);
    tour_past_free(&p);
    PASS();
}

TEST memory_is_bounded_and_the_newest_stays(void)
{
    struct tour_past p;
    const struct tour_record *r;

    tour_past_init(&p, SQUARES);
    for (size_t i = 0; i < 2000; i++) {
        think(&p, i, i, 10000);
        ASSERT(p.bytes <= TOUR_PAST_BYTES);
        r = tour_past_at(&p, i);
        ASSERT_EQ((int)i, tour_past_thought(&p, r)->links[0].from);
    }
    r = tour_past_at(&p, 3);
    ASSERT_EQ(6u, r->rounds);
    ASSERT_EQ(NULL, tour_past_thought(&p, r));
    ASSERT(p.nthoughts >= TOUR_PAST_BYTES / sizeof links / 2 - 1);
    tour_past_free(&p);
    PASS();
}

SUITE(past)
{
    RUN_TEST(between_records_the_last_one_holds);
    RUN_TEST(equal_versions_are_kept_once);
    RUN_TEST(folded_moments_are_forgotten);
    RUN_TEST(memory_is_bounded_and_the_newest_stays);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(past);
    GREATEST_MAIN_END();
}
