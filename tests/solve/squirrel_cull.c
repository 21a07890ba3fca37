/* Squirrel and Cull's prescription: every side it is for, one by one. */
#include <greatest.h>

#include "base/text.h"
#include "solve/construct/squirrel_cull.h"
#include "solve/tour/tour.h"
#include "support/tour/effort.h"
#include "support/tour/walk.h"

static const char *tour_wrong(int n, int start)
{
    uint32_t *path = calloc((size_t)(n * n), sizeof *path);
    int count = squirrel_cull(n, start, path);
    const char *wrong = "it does not begin at the start";

    if (path[0] == (uint32_t)start)
        wrong = verifier_tour(n, n, NULL, (const int *)path, count);
    free(path);
    return wrong;
}

TEST every_side_but_74_has_its_tour(void)
{
    for (int n = 5; n <= 1000; n += EFFORT_FULL || n < 90 ? 1 : 37)
        if (n != 74) {
            const char *wrong = tour_wrong(n, n * (n - 1));

            if (wrong)
                fprintf(stderr, "%dx%d: %s\n", n, n, wrong);
            ASSERT_EQ(NULL, wrong);
        }
    PASS();
}

TEST every_corner_will_do(void)
{
    for (int n = 5; n <= 40; n++) {
        ASSERT_EQ(NULL, tour_wrong(n, 0));
        ASSERT_EQ(NULL, tour_wrong(n, n - 1));
        ASSERT_EQ(NULL, tour_wrong(n, n * (n - 1)));
        ASSERT_EQ(NULL, tour_wrong(n, n * n - 1));
    }
    PASS();
}

static bool refuses(int files, int ranks, int start, int hole, const char *word)
{
    struct board b;
    struct tour_question q = ask(&b, files, ranks, start, "s0");
    struct text reason;
    bool refused;

    text_init(&reason);
    if (hole >= 0)
        board_set_hole(&b, hole, true);
    refused = squirrel_cull_refuses(&q, &reason) &&
              strstr(reason.at, word) != NULL;
    text_free(&reason);
    board_free(&b);
    return refused;
}

TEST it_says_beforehand_what_it_is_not_for(void)
{
    ASSERT(refuses(8, 9, 0, -1, "square boards"));
    ASSERT(refuses(4, 4, 0, -1, "square boards"));
    ASSERT(refuses(8, 8, 0, 9, "square boards"));
    ASSERT(refuses(8, 8, 1, -1, "corner"));
    ASSERT(refuses(8, 8, 27, -1, "corner"));
    ASSERT(refuses(74, 74, 0, -1, "exception"));
    ASSERT_FALSE(refuses(73, 73, 0, -1, ""));
    PASS();
}

TEST it_can_be_watched(void)
{
    static const int sides[] = { 5, 8, 13, 30 };

    for (int i = 0; i < 4; i++) {
        int n = sides[i];
        struct board b;
        struct tour_question q = ask(&b, n, n, n - 1, "s0");
        struct tour_walk w;

        tour_walk_begin(&w, &tour_squirrel_cull, &q);
        ASSERT_EQ(TOUR_FOUND, tour_walk_run(&w, UINT64_MAX));
        ASSERT_EQ(NULL, w.wrong);
        tour_walk_on(&w);
        ASSERT_EQ(TOUR_STUCK, w.step.event);
        tour_walk_end(&w);
        board_free(&b);
    }
    PASS();
}

TEST it_tells_ties_from_clear_choices(void)
{
    struct board b;
    struct tour_question q = ask(&b, 5, 5, 0, "s0");
    struct tour_walk w;

    tour_walk_begin(&w, &tour_squirrel_cull, &q);
    tour_walk_on(&w); /* both exits of a corner are alike */
    ASSERT_EQ(2, w.step.tied);
    tour_walk_on(&w); /* from b3 to another corner, which has one */
    ASSERT_EQ(1, w.step.tied);
    tour_walk_end(&w);
    board_free(&b);
    PASS();
}

TEST on_74_by_74_the_prescription_fails_indeed(void)
{
    static uint32_t path[74 * 74];

    ASSERT(squirrel_cull(74, 74 * 73, path) < 74 * 74);
    PASS();
}

SUITE(prescribed)
{
    RUN_TEST(every_side_but_74_has_its_tour);
    RUN_TEST(every_corner_will_do);
    RUN_TEST(it_says_beforehand_what_it_is_not_for);
    RUN_TEST(it_can_be_watched);
    RUN_TEST(it_tells_ties_from_clear_choices);
    RUN_TEST(on_74_by_74_the_prescription_fails_indeed);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(prescribed);
    GREATEST_MAIN_END();
}
