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

static void keep(struct past *p, uint64_t version, int nlinks)
{
    struct tour_glimpse g = glimpse(version, nlinks);

    past_keep(p, &g);
}

TEST each_version_is_found_as_it_was(void)
{
    struct past p;
    const struct past_glimpse *g;

    past_init(&p, SQUARES, 8);
    keep(&p, 0, 1);
    keep(&p, 7, 1);
    ASSERT_EQ(0, past_find(&p, 0)->heat[3]);
    g = past_find(&p, 7);
    ASSERT_EQ(7, g->heat[3]);
    ASSERT_EQ(7, g->links[0].from);
    ASSERT_EQ(NULL, past_find(&p, 3));
    ASSERT_EQ(NULL, past_find(&p, 8));
    ASSERT_EQ(past_find(&p, 0), past_before(&p, g));
    ASSERT_EQ(NULL, past_before(&p, past_find(&p, 0)));
    past_free(&p);
    PASS();
}

TEST equal_versions_are_kept_once(void)
{
    struct past p;

    past_init(&p, SQUARES, 8);
    for (size_t i = 0; i < 100; i++)
        keep(&p, 3, 5);
    ASSERT_EQ(1u, p.n);
    past_free(&p);
    PASS();
}

TEST folded_moments_are_forgotten(void)
{
    struct past p;

    past_init(&p, SQUARES, 8);
    for (size_t i = 0; i < 100; i++)
        keep(&p, i, 1);
    past_forget(&p, 50);
    ASSERT_EQ(50u, p.n);
    ASSERT_EQ(NULL, past_find(&p, 49));
    ASSERT_EQ(50, past_find(&p, 50)->heat[0]);
    ASSERT_EQ(51, past_find(&p, 51)->heat[0]);
    past_free(&p);
    PASS();
}

TEST memory_is_bounded_and_the_newest_stays(void)
{
    struct past p;

    past_init(&p, SQUARES, 8);
    for (size_t i = 0; i < 2000; i++) {
        keep(&p, i, 10000);
        ASSERT(p.bytes <= PAST_BYTES);
        ASSERT_EQ((int)i, past_find(&p, i)->links[0].from);
    }
    ASSERT_EQ(NULL, past_find(&p, 3));
    ASSERT(p.n >= PAST_BYTES / sizeof links / 2 - 1);
    past_free(&p);
    PASS();
}

SUITE(past)
{
    RUN_TEST(each_version_is_found_as_it_was);
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
