/*
 * The neural network: that it keeps to its rule, settles and succeeds as often
 * as is known, shows its rings as they are, and says where it is no use.
 */
#include <greatest.h>

#include <string.h>

#include "base/rng.h"
#include "base/text.h"
#include "solve/tour/method/neurons.h"
#include "solve/tour/glimpse.h"
#include "support/tour/effort.h"
#include "support/tour/walk.h"

/* --- how often it succeeds ----------------------------------------------- */

struct tally {
    int tries, settled, single;
    long sweeps;
};

static struct tally tries(int files, int ranks, int n)
{
    struct tally t = { .tries = n };
    struct neurons nn;
    struct board b;
    struct rng rng;

    board_init(&b, files, ranks);
    neurons_init(&nn, &b, &mover_knight);
    rng_seed(&rng, 1992);
    for (int k = 0; k < n; k++) {
        int sweep = 0;

        neurons_throw(&nn, &rng);
        do {
            neurons_sweep(&nn);
            sweep++;
        } while (!neurons_settled(&nn) && sweep < 400);
        neurons_group(&nn);
        t.settled += neurons_settled(&nn);
        t.single += neurons_settled(&nn) && nn.nrings == 1;
        t.sweeps += sweep;
    }
    neurons_free(&nn);
    board_free(&b);
    return t;
}

/* Is the share within four standard deviations of what was measured? */
static bool near(int count, int n, double share)
{
    double off = count - n * share;

    return off * off < 16 * n * share * (1 - share);
}

TEST it_settles_and_succeeds_as_often_as_is_known(void)
{
    static const struct {
        int size;
        double settled, single;
    } known[] = { { 6, 0.965, 0.285 },
                  { 8, 0.958, 0.230 },
                  { 10, 0.954, 0.145 },
                  { 12, 0.948, 0.072 } };

    for (int k = 0; k < (EFFORT_FULL ? 4 : 2); k++) {
        struct tally t = tries(known[k].size, known[k].size,
                               EFFORT_FULL ? 800 : 300);

        ASSERT(near(t.settled, t.tries, known[k].settled));
        ASSERT(near(t.single, t.tries, known[k].single));
    }
    PASS();
}

TEST eight_by_eight_has_168_neurons_and_takes_71_sweeps(void)
{
    struct tally t = tries(8, 8, 300);
    struct neurons nn;
    struct board b;

    board_init(&b, 8, 8);
    neurons_init(&nn, &b, &mover_knight);
    ASSERT_EQ(168, nn.n);
    neurons_free(&nn);
    board_free(&b);
    ASSERT(t.sweeps > 300 * 60 && t.sweeps < 300 * 82);
    PASS();
}

/* --- the rule ------------------------------------------------------------ */

TEST a_neuron_does_what_the_squares_at_its_ends_want(void)
{
    struct neurons nn;
    struct board b;

    /* Two squares and a single move between: it wants to be on for ever. */
    board_init(&b, 2, 3);
    for (int sq = 1; sq < 5; sq++)
        board_set_hole(&b, sq, true);
    neurons_init(&nn, &b, &mover_knight);
    ASSERT_EQ(1, nn.n);
    ASSERT_EQ(0, nn.at[0].from);
    ASSERT_EQ(5, nn.at[0].to);
    nn.at[0].charge = -4;
    neurons_sweep(&nn); /* charge 0: stays off */
    ASSERT_EQ(0, nn.at[0].charge);
    ASSERT_FALSE(nn.at[0].on);
    neurons_sweep(&nn); /* 4, above 3 */
    ASSERT_EQ(4, nn.at[0].charge);
    ASSERT(nn.at[0].on);
    neurons_sweep(&nn); /* itself counts at both ends */
    ASSERT_EQ(6, nn.at[0].charge);
    ASSERT_FALSE(neurons_settled(&nn));
    neurons_free(&nn);
    board_free(&b);
    PASS();
}

TEST links_and_rings_are_those_switched_on(void)
{
    struct neurons nn;
    struct board b;
    uint32_t *ring;
    int path[8];

    board_init(&b, 3, 3);
    board_set_hole(&b, 4, true);
    neurons_init(&nn, &b, &mover_knight);
    ASSERT_EQ(8, nn.n);
    for (int i = 0; i < 20; i++)
        neurons_sweep(&nn);
    ASSERT(neurons_settled(&nn)); /* there is only one way */
    neurons_group(&nn);
    ASSERT_EQ(8, nn.nlinks);
    ASSERT_EQ(1, nn.nrings);
    for (int i = 0; i < 8; i++) {
        ASSERT_EQ(0, nn.links[i].group);
        ASSERT(verifier_adjacent(3, nn.links[i].from, nn.links[i].to));
    }
    ring = neurons_ring(&nn, 5);
    for (int i = 0; i < 8; i++)
        path[i] = (int)ring[i];
    ASSERT_EQ(5, path[0]);
    ASSERT_EQ(NULL, verifier_tour(3, 3, b.hole, path, 8));
    ASSERT(verifier_adjacent(3, path[0], path[7]));
    free(ring);
    neurons_free(&nn);
    board_free(&b);
    PASS();
}

/* --- as a method --------------------------------------------------------- */

static enum greatest_test_res check_tours(int files, int ranks, int wanted)
{
    struct board b;
    struct tour_question q = ask(&b, files, ranks, files + 1, "s0");
    struct tour_walk w;
    struct tour_glimpse g;

    q.closed = true; /* so that the walker checks it */
    tour_walk_begin(&w, &tour_neural, &q);
    for (int found = 1; found <= wanted; found++) {
        ASSERT_EQ(TOUR_FOUND, tour_walk_run(&w, 1000000));
        ASSERT_STR_EQ("", w.wrong ? w.wrong : "");
        tour_neural.glimpse(w.search, &g);
        ASSERT_EQ((uint64_t)found, g.found);
        ASSERT_EQ(w.restarts + 1, g.rounds);
        ASSERT_EQ(1, g.ngroups);
        ASSERT_EQ(files * ranks, g.nlinks);
        tour_walk_on(&w);
        ASSERT_EQ(TOUR_AGAIN, w.step.event);
    }
    tour_walk_end(&w);
    board_free(&b);
    PASS();
}

TEST closed_tours_are_found_one_after_the_other(void)
{
    CHECK_CALL(check_tours(8, 8, 5));
    CHECK_CALL(check_tours(6, 7, 5));
    CHECK_CALL(check_tours(10, 3, 3));
    if (EFFORT_FULL)
        CHECK_CALL(check_tours(16, 16, 1));
    PASS();
}

TEST a_board_that_has_no_more_tours_makes_it_give_up(void)
{
    struct board b;
    struct tour_question q = ask(&b, 3, 3, 0, "s0");
    struct tour_walk w;

    board_set_hole(&b, 4, true);
    tour_walk_begin(&w, &tour_neural, &q);
    ASSERT_EQ(TOUR_FOUND, tour_walk_run(&w, 1000000));
    ASSERT_EQ(TOUR_STUCK, tour_walk_run(&w, 1000000));
    ASSERT(w.restarts >= 1000);
    tour_walk_on(&w);
    ASSERT_EQ(TOUR_STUCK, w.step.event);
    tour_walk_end(&w);
    board_free(&b);
    PASS();
}

/* What is shown fits the moves: rings are rings, all else is loose. */
TEST the_glimpse_shows_what_hangs_together(void)
{
    struct board b;
    struct tour_question q = ask(&b, 8, 8, 0, "s0");
    struct tour_search *ts = tour_neural.create(&q);
    struct tour_glimpse g;
    struct tour_step s;
    int rings = 0;

    tour_neural.glimpse(ts, &g);
    for (int k = 0; k < 2000; k++) {
        int degree[64] = { 0 }, size[64] = { 0 };
        uint64_t version = g.version;

        for (int i = 0; i < g.nlinks; i++) {
            ASSERT(g.links[i].from < g.links[i].to);
            ASSERT(g.links[i].group >= -1 && g.links[i].group < g.ngroups);
            degree[g.links[i].from]++;
            degree[g.links[i].to]++;
        }
        for (int i = 0; i < g.nlinks; i++)
            if (g.links[i].group >= 0) {
                ASSERT_EQ(2, degree[g.links[i].from]);
                ASSERT_EQ(2, degree[g.links[i].to]);
                size[g.links[i].group]++;
            }
        for (int i = 0; i < g.ngroups; i++)
            ASSERT(size[i] >= 4);
        rings += g.ngroups > 1;
        tour_neural.step(ts, &s);
        tour_neural.glimpse(ts, &g);
        ASSERT_EQ(s.event == TOUR_WORK || s.event == TOUR_AGAIN,
                  g.version != version);
    }
    ASSERT(rings > 10);
    tour_neural.destroy(ts);
    board_free(&b);
    PASS();
}

/* --- where it is no use -------------------------------------------------- */

static bool refused(int files, int ranks, int end, const char *words)
{
    struct board b;
    struct tour_question q = ask(&b, files, ranks, 0, "s0");
    struct text reason;
    bool yes;

    q.end = end;
    text_init(&reason);
    yes = tour_neural.refuses(&q, &reason) && strstr(reason.at, words);
    text_free(&reason);
    board_free(&b);
    return yes;
}

TEST boards_without_a_closed_tour_are_refused(void)
{
    struct board b;
    struct tour_question q = ask(&b, 6, 6, 0, "s0");
    struct text reason;

    ASSERT(refused(5, 5, -1,
                   "Neurons look for closed tours only. No closed "
                   "tour exists on a board of 5"));
    ASSERT(refused(4, 6, -1, "closed tours only. No closed tour exists"));
    ASSERT(refused(20, 21, -1,
                   "neurons for boards of 3 to 400 squares; this one has"));
    ASSERT(refused(1, 1, -1,
                   "neurons for boards of 3 to 400 squares; this one has"));
    ASSERT(refused(8, 8, 1, "cannot aim at a chosen last square"));
    text_init(&reason);
    ASSERT_FALSE(tour_neural.refuses(&q, &reason));
    q.closed = true;
    ASSERT_FALSE(tour_neural.refuses(&q, &reason));
    ASSERT_EQ(0u, reason.len);
    text_free(&reason);
    board_free(&b);
    PASS();
}

SUITE(tour_neural_suite)
{
    RUN_TEST(it_settles_and_succeeds_as_often_as_is_known);
    RUN_TEST(eight_by_eight_has_168_neurons_and_takes_71_sweeps);
    RUN_TEST(a_neuron_does_what_the_squares_at_its_ends_want);
    RUN_TEST(links_and_rings_are_those_switched_on);
    RUN_TEST(closed_tours_are_found_one_after_the_other);
    RUN_TEST(a_board_that_has_no_more_tours_makes_it_give_up);
    RUN_TEST(the_glimpse_shows_what_hangs_together);
    RUN_TEST(boards_without_a_closed_tour_are_refused);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(tour_neural_suite);
    GREATEST_MAIN_END();
}
