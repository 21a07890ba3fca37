/*
 * The ants: that they walk by the rules, come to know every tour of a small
 * board and none twice, and show what they smell.
 */
#include <greatest.h>

#include "base/rng.h"
#include "base/text.h"
#include "solve/tour/method/pheromone.h"
#include "solve/tour/method/seen.h"
#include "solve/tour/glimpse.h"
#include "support/tour/effort.h"
#include "support/tour/walk.h"

static const int tours_5x5[25] = { 304, 0,  56,  0,  304, 0,  56, 0,  56,
                                   0,   56, 0,   64, 0,   56, 0,  56, 0,
                                   56,  0,  304, 0,  56,  0,  304 };

/* Steps until so many tours are found; how many were, within the limit. */
static int find_tours(const struct tour_question *q, int wanted, long limit)
{
    struct tour_search *ts = tour_ants.create(q);
    struct tour_step s;
    int found = 0;

    for (long i = 0; i < limit && found < wanted; i++) {
        tour_ants.step(ts, &s);
        found += s.event == TOUR_FOUND;
    }
    tour_ants.destroy(ts);
    return found;
}

TEST all_1728_tours_of_5x5_are_found(void)
{
    struct board b;
    struct tour_question q = ask(&b, 5, 5, 0, "s0");
    int all = 0;

    for (; q.start < 25; q.start += EFFORT_FULL ? 2 : 12)
        all += find_tours(&q, tours_5x5[q.start], 60000000);
    ASSERT_EQ_FMT(EFFORT_FULL ? 1728 : 304 + 64 + 304, all, "%d");
    board_free(&b);
    PASS();
}

TEST no_tour_is_found_twice(void)
{
    struct board b;
    struct tour_question q = ask(&b, 5, 5, 12, "s0");

    ASSERT_EQ_FMT(64, find_tours(&q, 1000, 3000000), "%d");
    board_free(&b);
    PASS();
}

/* The walker looks at every step and verifies every tour. */
static int walk_tours(const struct tour_question *q, uint64_t limit)
{
    struct tour_walk w;
    int found = 0;

    tour_walk_begin(&w, &tour_ants, q);
    while (w.entered < limit && !w.wrong)
        found += tour_walk_run(&w, limit) == TOUR_FOUND && !w.wrong;
    tour_walk_end(&w);
    return w.wrong ? -1 : found;
}

TEST every_tour_is_one(void)
{
    struct board b;
    struct tour_question q = ask(&b, 6, 5, 0, "s0");

    ASSERT(walk_tours(&q, 300000) > 50);
    board_set_hole(&b, 1, true);
    board_set_hole(&b, 2, true);
    ASSERT(walk_tours(&q, 300000) > 10);
    board_free(&b);
    PASS();
}

TEST closed_tours_and_ends_can_be_asked_for(void)
{
    struct board b;
    struct tour_question q = ask(&b, 6, 6, 0, "s0");

    q.closed = true;
    ASSERT(walk_tours(&q, 600000) > 5);
    q.closed = false;
    q.end = 1;
    ASSERT(walk_tours(&q, 600000) > 5);
    board_free(&b);
    PASS();
}

TEST tours_of_8x8_are_found(void)
{
    struct board b;
    struct tour_question q = ask(&b, 8, 8, 0, "s0");

    for (; q.start < 64; q.start += EFFORT_FULL ? 21 : 63)
        ASSERT_EQ(1, find_tours(&q, 1, 5000000));
    board_free(&b);
    PASS();
}

TEST the_same_seed_is_the_same_walk(void)
{
    struct board b;
    struct tour_question q = ask(&b, 7, 6, 3, "s0");
    struct tour_search *one = tour_ants.create(&q);
    struct tour_search *two = tour_ants.create(&q), *three;
    int different = 0;

    q.seed++;
    three = tour_ants.create(&q);
    for (int i = 0; i < 100000; i++) {
        struct tour_step s, t, u;

        tour_ants.step(one, &s);
        tour_ants.step(two, &t);
        tour_ants.step(three, &u);
        ASSERT(s.event == t.event && s.square == t.square);
        different += s.square != u.square;
    }
    ASSERT(different > 10000);
    tour_ants.destroy(one);
    tour_ants.destroy(two);
    tour_ants.destroy(three);
    board_free(&b);
    PASS();
}

/* --- what they show ------------------------------------------------------ */

TEST pheromone_is_shown_once_a_cycle_is_over(void)
{
    struct board b;
    struct tour_question q = ask(&b, 5, 5, 0, "s0");
    struct tour_search *ts = tour_ants.create(&q);
    struct tour_glimpse g;
    struct tour_step s;
    uint64_t version;
    float hottest = 0;

    tour_ants.glimpse(ts, &g);
    version = g.version;
    ASSERT_EQ(1u, g.rounds);
    for (int sq = 0; sq < 25; sq++)
        ASSERT(g.heat[sq] == 0);
    while (g.rounds <= 25) {
        ASSERT_EQ(version, g.version);
        tour_ants.step(ts, &s);
        tour_ants.glimpse(ts, &g);
    }
    ASSERT(g.version != version);
    for (int sq = 0; sq < 25; sq++) {
        ASSERT(g.heat[sq] >= 0 && g.heat[sq] <= 1);
        hottest = g.heat[sq] > hottest ? g.heat[sq] : hottest;
        for (int i = 0; i < 8; i++)
            ASSERT(g.trails[sq * 8 + i] >= 0 && g.trails[sq * 8 + i] <= 1);
    }
    ASSERT_EQ(1.0f, hottest);
    ASSERT_EQ(1.0f, g.heat[0]); /* all set out from here */
    ASSERT_STR_EQ("Ants", g.round_name);
    ASSERT_EQ(0, g.nlinks + g.nlengths);
    tour_ants.destroy(ts);
    board_free(&b);
    PASS();
}

TEST moves_are_chosen_as_they_smell(void)
{
    struct pheromone p;
    struct rng rng;
    int chosen[8] = { 0 };

    rng_seed(&rng, 3);
    pheromone_init(&p, 2, 8);
    pheromone_lay(&p, 1, 2, 3.0f);
    pheromone_lay(&p, 1, 5, 1.0f);
    for (int i = 0; i < 1000; i++) /* not smelt before the cycle ends */
        chosen[pheromone_choose(&p, 1, 0x24, &rng)]++;
    ASSERT(chosen[2] > 400 && chosen[5] > 400);
    pheromone_settle(&p);
    chosen[2] = chosen[5] = 0;
    for (int i = 0; i < 1000; i++)
        chosen[pheromone_choose(&p, 1, 0x24, &rng)]++;
    ASSERT(chosen[2] > 700 && chosen[2] < 800);
    ASSERT_EQ(1000, chosen[2] + chosen[5]);
    ASSERT_EQ(7, pheromone_choose(&p, 1, 0x80, &rng));
    for (int i = 0; i < 1000; i++)
        pheromone_settle(&p);
    ASSERT(p.on[10] > 0); /* never ruled out */
    pheromone_free(&p);
    PASS();
}

TEST numbers_are_in_a_set_once(void)
{
    struct seen s;

    seen_init(&s);
    for (uint64_t i = 1; i <= 5000; i++)
        ASSERT(seen_add(&s, i << 40 | i % 7));
    for (uint64_t i = 1; i <= 5000; i++)
        ASSERT_FALSE(seen_add(&s, i << 40 | i % 7));
    ASSERT(seen_add(&s, 0));
    ASSERT_FALSE(seen_add(&s, 0));
    ASSERT_EQ(5001u, s.n);
    seen_free(&s);
    PASS();
}

/* --- where they are no use ----------------------------------------------- */

TEST large_boards_are_refused(void)
{
    struct board b;
    struct tour_question q = ask(&b, 11, 14, 0, "s0");
    struct text reason;

    text_init(&reason);
    ASSERT(tour_ants.refuses(&q, &reason));
    ASSERT_STR_EQ("This program lets ants out on boards of up to 144 squares "
                  "only; this one has 154.",
                  reason.at);
    text_clear(&reason);
    for (int sq = 1; sq <= 10; sq++)
        board_set_hole(&b, sq, true);
    ASSERT_FALSE(tour_ants.refuses(&q, &reason));
    ASSERT_EQ(0u, reason.len);
    text_free(&reason);
    board_free(&b);
    PASS();
}

TEST where_there_is_no_tour_they_give_up(void)
{
    struct board b;
    struct tour_question q = ask(&b, 1, 2, 0, "s0");
    struct tour_search *ts = tour_ants.create(&q);
    struct tour_step s = { .event = TOUR_AGAIN };

    for (long i = 0; i < 60000000 && s.event == TOUR_AGAIN; i++)
        tour_ants.step(ts, &s);
    ASSERT_EQ(TOUR_STUCK, s.event);
    tour_ants.step(ts, &s);
    ASSERT_EQ(TOUR_STUCK, s.event);
    tour_ants.destroy(ts);
    board_free(&b);
    PASS();
}

SUITE(tour_ants_suite)
{
    RUN_TEST(all_1728_tours_of_5x5_are_found);
    RUN_TEST(no_tour_is_found_twice);
    RUN_TEST(every_tour_is_one);
    RUN_TEST(closed_tours_and_ends_can_be_asked_for);
    RUN_TEST(tours_of_8x8_are_found);
    RUN_TEST(the_same_seed_is_the_same_walk);
    RUN_TEST(pheromone_is_shown_once_a_cycle_is_over);
    RUN_TEST(moves_are_chosen_as_they_smell);
    RUN_TEST(numbers_are_in_a_set_once);
    RUN_TEST(large_boards_are_refused);
    if (EFFORT_FULL)
        RUN_TEST(where_there_is_no_tour_they_give_up);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(tour_ants_suite);
    GREATEST_MAIN_END();
}
