/* The race: times, many starts and seeds, the figure, queens, the mouse. */
#include <greatest.h>

#include <stdlib.h>

#include "puzzle/control.h"
#include "puzzle/trace.h"
#include "solve/tour/tour.h"
#include "support/race.h"

static void press(struct session *ss, const char *key)
{
    struct input in = { .kind = INPUT_ACTION, .square = -1 };
    struct error err;

    in.control = control_find(session_class(ss)->controls, key);
    session_input(ss, &in, &err);
}

/* --- the clock ----------------------------------------------------------- */

/* Each look at it is a millisecond later. */
static double fake_clock(void)
{
    static double now;

    return now += 0.001;
}

TEST times_are_nodes_at_the_speed_of_the_method_alone(void)
{
    struct session *ss = open_run("race limit=1000");

    session_lend_clock(ss, (struct lent_clock){ .now = fake_clock });
    session_run(ss);
    /* one slice a round, two looks: 1 ms for 64 nodes, and for 1000 */
    ASSERT_EQ(64000u, count_of(ss, 0, "nodes_per_second"));
    ASSERT_EQ(1000000u, cell(ss, 0, 0, "seconds")->number);
    ASSERT_EQ(1000000u, count_of(ss, 2, "nodes_per_second"));
    session_close(ss);
    PASS();
}

/* Told for many races, they are no less of one start. */
TEST times_say_where_they_were_measured(void)
{
    struct session *ss = open_run("race size=5x6 start=b2 over=starts "
                                  "algorithms=warnsdorff,pohl chart=time "
                                  "repeat=1");

    session_lend_clock(ss, (struct lent_clock){ .now = fake_clock });
    session_run(ss);
    ASSERT(strstr(session_explain(ss),
                  "the best of at least 1 run from b2: measured there for "
                  "all these races."));
    session_close(ss);
    ss = raced("race size=5x6 start=b2 over=starts chart=time "
               "algorithms=warnsdorff,pohl speeds=1000,2000");
    ASSERT(strstr(session_explain(ss), "speed of each method that was given."));
    session_close(ss);
    PASS();
}

TEST without_a_clock_there_are_no_times(void)
{
    struct session *ss = raced("race limit=1000 pace=time");

    ASSERT_EQ(NULL, cell(ss, 0, 0, "seconds"));
    ASSERT(cell(ss, 0, 0, "nodes"));
    ASSERT(!strstr(session_explain(ss), "neural network it timed"));
    session_close(ss);
    PASS();
}

TEST a_clock_does_not_change_a_race_by_nodes(void)
{
    struct session *a = open_run("race limit=500"),
                   *b = open_run("race limit=500");

    session_lend_clock(a, (struct lent_clock){ fake_clock, 0.01 });
    for (bool more = true; more;) {
        bool first = session_advance(a, 100, 0);

        more = session_advance(b, 100, 0) || first;
    }
    ASSERT_EQ(session_count(a), session_count(b));
    for (size_t i = 0; i < session_count(a); i += 11) {
        session_seek(a, i);
        session_seek(b, i);
        for (int lane = 0; lane < 5; lane++)
            ASSERT_EQ(count_of(a, lane, "squares"),
                      count_of(b, lane, "squares"));
    }
    session_close(a);
    session_close(b);
    PASS();
}

/* --- many races ---------------------------------------------------------- */

TEST every_start_is_raced_once(void)
{
    struct session *ss = raced("race size=5x5 start=a1 over=starts "
                               "algorithms=warnsdorff,backtracking");
    const struct facts *facts;

    facts = session_facts(ss);
    ASSERT_EQ(26u, session_count(ss));
    ASSERT_EQ(50, facts->tables[1].rows);
    /* thirteen squares of one colour have tours, twelve have none */
    ASSERT_EQ(13u, count_of(ss, 0, "finished"));
    ASSERT_EQ(12u, count_of(ss, 1, "unfinished"));
    ASSERT_STR_EQ("b1", fact_words(facts, cell(ss, 1, 2, "start")));
    ASSERT_STR_EQ("none", fact_words(facts, cell(ss, 1, 2, "outcome")));
    ASSERT(strstr(session_explain(ss), "not from b1 d1 a2 c2 e2"));
    session_seek(ss, 1);
    ASSERT_EQ(2, session_facts(ss)->tables[1].rows);
    ASSERT_EQ(1u, count_of(ss, 0, "finished"));
    session_close(ss);
    PASS();
}

static int by_size(const void *a, const void *b)
{
    uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;

    return (x > y) - (x < y);
}

TEST the_median_is_the_middle_of_all_runs(void)
{
    struct session *ss = raced("race size=5x5 start=a1 over=starts "
                               "algorithms=backtracking,squirrel-cull");
    uint64_t nodes[25];

    for (int i = 0; i < 25; i++) {
        bool done = strcmp(fact_words(session_facts(ss),
                                      cell(ss, 1, 2 * i, "outcome")),
                           "finished") == 0;

        nodes[i] = done ? cell(ss, 1, 2 * i, "nodes")->number : UINT64_MAX;
    }
    qsort(nodes, 25, sizeof *nodes, by_size);
    ASSERT(nodes[12] < UINT64_MAX);
    ASSERT_EQ(nodes[12], count_of(ss, 0, "median_nodes"));
    session_close(ss);
    PASS();
}

TEST seeds_make_chance_differ_and_nothing_else(void)
{
    struct session *ss = raced("race size=6x6 start=b2 over=seeds seeds=6 "
                               "algorithms=warnsdorff,ants");
    bool differ = false;

    for (int i = 1; i < 6; i++) {
        ASSERT_EQ(cell(ss, 1, 0, "nodes")->number,
                  cell(ss, 1, 2 * i, "nodes")->number);
        differ = differ || cell(ss, 1, 1, "nodes")->number !=
                               cell(ss, 1, 2 * i + 1, "nodes")->number;
    }
    ASSERT(differ);
    session_close(ss);
    PASS();
}

TEST unfinished_runs_are_no_median(void)
{
    struct session *ss = raced("race over=starts limit=1000 "
                               "algorithms=warnsdorff,backtracking");

    ASSERT_EQ(64u, count_of(ss, 0, "median_nodes"));
    ASSERT_EQ(64u, count_of(ss, 1, "unfinished"));
    ASSERT_EQ(FACT_NOTHING, cell(ss, 0, 1, "median_nodes")->kind);
    session_close(ss);
    PASS();
}

/* --- the figure ---------------------------------------------------------- */

TEST the_button_brings_the_figure(void)
{
    struct session *ss = open_run("race size=6x5 start=b2 holes=c3 limit=500 "
                                  "algorithms=greedy,roth order=s1");

    ASSERT(!strstr(session_explain(ss), "published"));
    press(ss, "figure");
    ASSERT_STR_EQ("race algorithms=warnsdorff,pohl,backtracking,ants,neural "
                  "size=8x8 start=a8 order=s2 limit=500",
                  session_describe(ss));
    ASSERT(strstr(session_explain(ss), "A published comparison timed"));
    press(ss, "everywhere");
    ASSERT(strstr(session_describe(ss), "over=starts"));
    while (session_advance(ss, 100000, 0))
        ;
    session_seek(ss, 5);
    ASSERT(strstr(session_explain(ss),
                  "Backtracking finished from 0 of 5 "
                  "starts within 500 steps; not from a1 b1 c1 d1 e1."));
    session_close(ss);
    PASS();
}

TEST all_methods_of_the_tour_can_race(void)
{
    struct session *ss = open_run("race");
    const struct control *table = session_class(ss)->controls;
    const char *const *names = table[control_find(table, "algorithms")].names;
    int n = 0, methods = 0;

    for (; tour_methods[methods]; methods++)
        ;
    for (; names[n]; n++) {
        int at = 0;

        while (tour_methods[at] && strcmp(tour_methods[at]->name, names[n]))
            at++;
        ASSERTm(names[n], tour_methods[at]);
    }
    ASSERT_EQ(methods, n);
    session_close(ss);
    PASS();
}

/* --- queens -------------------------------------------------------------- */

TEST queens_race_through_the_same_tree(void)
{
    struct session *ss = raced("race puzzle=queens queens=8");

    for (int lane = 0; lane < 4; lane++) {
        ASSERT_EQ(92u, count_of(ss, lane, "solutions"));
        ASSERT_EQ(lane < 3 ? 2057u : 1029u, count_of(ss, lane, "nodes"));
        ASSERT_EQ(lane < 3 ? 2u : 1u, count_of(ss, lane, "place"));
    }
    for (int lane = 0; lane < 4; lane++) { /* the last one stays */
        const uint32_t *queen = session_position(ss)->cell[LAYER_ORDER] +
                                lane * 64;
        int n = 0;

        for (int square = 0; square < 64; square++)
            n += queen[square] != 0;
        ASSERT_EQ(8, n);
    }
    ASSERT_EQ(15720u, count_of(ss, 1, "tests"));
    ASSERT(count_of(ss, 0, "tests") > count_of(ss, 1, "tests"));
    ASSERT(count_of(ss, 2, "tests") < count_of(ss, 1, "tests"));
    session_close(ss);
    PASS();
}

/* --- the mouse ----------------------------------------------------------- */

TEST a_square_of_any_board_is_a_start(void)
{
    struct session *ss = open_run("race over=starts");
    struct input in = { .kind = INPUT_PRESS, .button = 1 };
    struct error err = { "" };

    /* the lower right corner of the second board, and beside it */
    in.at = (struct vec){ 3.65f, 0.3f + 4.2f + 3.5f };
    ASSERT_EQ(REACTION_RESTART, session_input(ss, &in, &err));
    ASSERT(strstr(session_describe(ss), "start=h1"));
    ASSERT(!strstr(session_describe(ss), "over="));
    in.at = (struct vec){ 5, 5 };
    ASSERT_EQ(REACTION_NONE, session_input(ss, &in, &err));
    in.at = (struct vec){ 0.4f, 0.6f };
    in.tool = TOOL_HOLES;
    ASSERT_EQ(REACTION_RESTART, session_input(ss, &in, &err));
    ASSERT(strstr(session_describe(ss), "holes=a8"));
    in.tool = TOOL_NONE;
    ASSERT_EQ(REACTION_REFUSED, session_input(ss, &in, &err));
    session_close(ss);
    PASS();
}

SUITE(many_races)
{
    RUN_TEST(times_are_nodes_at_the_speed_of_the_method_alone);
    RUN_TEST(times_say_where_they_were_measured);
    RUN_TEST(without_a_clock_there_are_no_times);
    RUN_TEST(a_clock_does_not_change_a_race_by_nodes);
    RUN_TEST(every_start_is_raced_once);
    RUN_TEST(the_median_is_the_middle_of_all_runs);
    RUN_TEST(seeds_make_chance_differ_and_nothing_else);
    RUN_TEST(unfinished_runs_are_no_median);
    RUN_TEST(the_button_brings_the_figure);
    RUN_TEST(all_methods_of_the_tour_can_race);
    RUN_TEST(queens_race_through_the_same_tree);
    RUN_TEST(a_square_of_any_board_is_a_start);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(many_races);
    GREATEST_MAIN_END();
}
