/*
 * The genetic algorithm: that strings are walked and repaired by the rules,
 * that generations keep what is good, and that tours come of it.
 */
#include <greatest.h>

#include <string.h>

#include "base/rng.h"
#include "base/text.h"
#include "solve/tour/method/population.h"
#include "solve/tour/glimpse.h"
#include "support/tour/effort.h"
#include "support/tour/walk.h"

/* --- breeding ------------------------------------------------------------ */

TEST the_longest_survives_unchanged(void)
{
    struct population p;
    struct rng rng;
    uint8_t best[30];

    rng_seed(&rng, 5);
    population_init(&p, 10, 30, 8);
    population_sow(&p, &rng);
    for (int i = 0; i < 10; i++)
        p.length[i] = i == 6 ? 20 : 5 + i;
    memcpy(best, population_string(&p, 6), sizeof best);
    population_breed(&p, &rng);
    ASSERT_MEM_EQ(best, population_string(&p, 0), sizeof best);
    ASSERT_EQ(20, p.length[0]);
    for (int i = 1; i < 10; i++)
        ASSERT_EQ(0, p.length[i]);
    population_free(&p);
    PASS();
}

/* Parents are told apart by their moves: 0 throughout, or 7 throughout. */
TEST children_are_cut_together_and_change_a_little(void)
{
    struct population p;
    struct rng rng;
    int changed = 0, crossed = 0;

    rng_seed(&rng, 6);
    population_init(&p, 200, 60, 8);
    for (int i = 0; i < 200; i++) {
        memset(population_string(&p, i), i % 2 ? 7 : 0, 60);
        p.length[i] = 10;
    }
    population_breed(&p, &rng);
    for (int i = 1; i < 200; i++) {
        const uint8_t *s = population_string(&p, i);
        int joins = 0, last = -1;

        for (int k = 0; k < 60; k++) {
            ASSERT(s[k] < 8);
            changed += s[k] != 0 && s[k] != 7;
            if (s[k] != 0 && s[k] != 7)
                continue;
            joins += last >= 0 && s[k] != last;
            last = s[k];
        }
        ASSERT(joins <= 1);
        crossed += joins;
    }
    ASSERT(changed > 300 && changed < 500); /* two each */
    ASSERT(crossed > 50 && crossed < 110);  /* half of four fifths */
    population_free(&p);
    PASS();
}

TEST the_longer_of_two_has_children(void)
{
    struct population p;
    struct rng rng;
    int of_long = 0;

    rng_seed(&rng, 7);
    population_init(&p, 100, 40, 8);
    for (int i = 0; i < 100; i++) {
        memset(population_string(&p, i), i < 10 ? 7 : 0, 40);
        p.length[i] = i < 10 ? 30 : 20;
    }
    population_breed(&p, &rng);
    for (int i = 1; i < 100; i++)
        of_long += population_string(&p, i)[0] >= 3;
    ASSERT(of_long > 8 && of_long < 32); /* 19 in a hundred */
    population_free(&p);
    PASS();
}

/* --- walking ------------------------------------------------------------- */

TEST tours_of_8x8_evolve_from_every_start(void)
{
    struct board b;
    struct tour_question q = ask(&b, 8, 8, 0, "s0");

    for (; q.start < 64; q.start += EFFORT_FULL ? 1 : 13) {
        struct tour_walk w;

        tour_walk_begin(&w, &tour_genetic, &q);
        ASSERT_EQ(TOUR_FOUND, tour_walk_run(&w, 10000000));
        ASSERT_STR_EQ("", w.wrong ? w.wrong : "");
        tour_walk_end(&w);
    }
    board_free(&b);
    PASS();
}

TEST one_tour_after_the_other_is_found(void)
{
    struct board b;
    struct tour_question q = ask(&b, 6, 5, 0, "s4");
    struct tour_walk w;
    struct tour_glimpse g;

    board_set_hole(&b, 1, true);
    board_set_hole(&b, 2, true);
    tour_walk_begin(&w, &tour_genetic, &q);
    for (int found = 1; found <= 10; found++) {
        ASSERT_EQ(TOUR_FOUND, tour_walk_run(&w, 5000000));
        ASSERT_STR_EQ("", w.wrong ? w.wrong : "");
        tour_genetic.glimpse(w.search, &g);
        ASSERT_EQ((uint64_t)found, g.found);
    }
    tour_walk_end(&w);
    board_free(&b);
    PASS();
}

/* There are 56 from d4 of 5x5, and they come often. */
TEST no_tour_is_found_twice(void)
{
    struct board b;
    struct tour_question q = ask(&b, 5, 5, 18, "s0");
    struct tour_walk w;
    int known[56][25], found = 0;

    tour_walk_begin(&w, &tour_genetic, &q);
    while (tour_walk_run(&w, 2000000) == TOUR_FOUND) {
        ASSERT(found < 56);
        for (int i = 0; i < found; i++)
            ASSERT(memcmp(known[i], w.path, sizeof known[i]) != 0);
        memcpy(known[found++], w.path, sizeof *known);
    }
    ASSERT(found > 8);
    tour_walk_end(&w);
    board_free(&b);
    PASS();
}

TEST the_same_seed_is_the_same_evolution(void)
{
    struct board b;
    struct tour_question q = ask(&b, 7, 6, 3, "s0");
    struct tour_search *one = tour_genetic.create(&q);
    struct tour_search *two = tour_genetic.create(&q), *three;
    int different = 0;

    q.seed++;
    three = tour_genetic.create(&q);
    for (int i = 0; i < 100000; i++) {
        struct tour_step s, t, u;

        tour_genetic.step(one, &s);
        tour_genetic.step(two, &t);
        tour_genetic.step(three, &u);
        ASSERT(s.event == t.event && s.square == t.square);
        different += s.square != u.square;
    }
    ASSERT(different > 10000);
    tour_genetic.destroy(one);
    tour_genetic.destroy(two);
    tour_genetic.destroy(three);
    board_free(&b);
    PASS();
}

/* Lengths are those walked, and the best never gets worse in a population. */
TEST the_glimpse_shows_the_population(void)
{
    struct board b;
    struct tour_question q = ask(&b, 12, 12, 0, "s0");
    struct tour_walk w;
    struct tour_glimpse g, before;
    int best = 0;

    tour_walk_begin(&w, &tour_genetic, &q);
    tour_genetic.glimpse(w.search, &before);
    ASSERT_EQ(50, before.nlengths);
    ASSERT_EQ(1u, before.rounds);
    for (int k = 0; k < 200000; k++) {
        int n = w.n, known = 0;

        tour_walk_on(&w);
        tour_genetic.glimpse(w.search, &g);
        ASSERT_EQ(w.step.event == TOUR_AGAIN, g.version != before.version);
        if (w.step.event == TOUR_AGAIN && g.rounds == before.rounds)
            ASSERT_EQ(n, g.lengths[before.walking]);
        for (int i = 0; i < g.nlengths; i++)
            known = g.lengths[i] > known ? g.lengths[i] : known;
        ASSERT(g.lengths[g.walking] == 0 || g.walking == 0);
        ASSERT(known >= best || g.rounds % 100 == 1);
        best = known;
        before = g;
    }
    ASSERT(g.rounds > 20);
    ASSERT(best > 100);
    tour_walk_end(&w);
    board_free(&b);
    PASS();
}

TEST what_does_not_evolve_is_refused(void)
{
    struct board b;
    struct tour_question q = ask(&b, 12, 13, 0, "s0");
    struct text reason;

    text_init(&reason);
    ASSERT(tour_genetic.refuses(&q, &reason));
    ASSERT_STR_EQ("This program breeds tours of up to 144 squares only; this "
                  "board has 156.",
                  reason.at);
    text_clear(&reason);
    q.closed = true;
    ASSERT(tour_genetic.refuses(&q, &reason));
    ASSERT(strstr(reason.at, "cannot aim at a closed tour"));
    text_clear(&reason);
    q.closed = false;
    for (int sq = 1; sq <= 12; sq++)
        board_set_hole(&b, sq, true);
    ASSERT_FALSE(tour_genetic.refuses(&q, &reason));
    ASSERT_EQ(0u, reason.len);
    text_free(&reason);
    board_free(&b);
    PASS();
}

TEST where_there_is_no_tour_it_gives_up(void)
{
    struct board b;
    struct tour_question q = ask(&b, 1, 2, 0, "s0");
    struct tour_search *ts = tour_genetic.create(&q);
    struct tour_step s = { .event = TOUR_AGAIN };

    for (long i = 0; i < 5000000 && s.event == TOUR_AGAIN; i++)
        tour_genetic.step(ts, &s);
    ASSERT_EQ(TOUR_STUCK, s.event);
    tour_genetic.step(ts, &s);
    ASSERT_EQ(TOUR_STUCK, s.event);
    tour_genetic.destroy(ts);
    board_free(&b);
    PASS();
}

SUITE(tour_genetic_suite)
{
    RUN_TEST(the_longest_survives_unchanged);
    RUN_TEST(children_are_cut_together_and_change_a_little);
    RUN_TEST(the_longer_of_two_has_children);
    RUN_TEST(tours_of_8x8_evolve_from_every_start);
    RUN_TEST(one_tour_after_the_other_is_found);
    RUN_TEST(no_tour_is_found_twice);
    RUN_TEST(the_same_seed_is_the_same_evolution);
    RUN_TEST(the_glimpse_shows_the_population);
    RUN_TEST(what_does_not_evolve_is_refused);
    RUN_TEST(where_there_is_no_tour_it_gives_up);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(tour_genetic_suite);
    GREATEST_MAIN_END();
}
