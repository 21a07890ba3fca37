/* The race: fair lanes, one timeline, honest ends. */
#include <greatest.h>

#include "chess/board.h"
#include "chess/mover.h"
#include "puzzle/trace.h"
#include "solve/tour/tour.h"
#include "support/race.h"

static bool refused(const char *text, const char *why)
{
    struct error err = { "" };
    struct run run;

    if (run_parse(&run, puzzle_classes, text, &err)) {
        run_free(&run);
        return false;
    }
    if (!strstr(err.message, why))
        fprintf(stderr, "%s\n", err.message);
    return strstr(err.message, why) != NULL;
}

/* --- fairness ------------------------------------------------------------ */

TEST equal_nodes_are_equal_in_every_step(void)
{
    struct session *ss = raced("race limit=2000");

    for (size_t i = 0; i < session_count(ss); i += 7) {
        session_seek(ss, i);
        for (int lane = 0; lane < 5; lane++)
            if (strcmp(outcome_of(ss, lane), "running") == 0)
                ASSERT_EQ(i + 1, count_of(ss, lane, "nodes"));
            else
                ASSERT(count_of(ss, lane, "nodes") <= i + 1);
    }
    session_close(ss);
    PASS();
}

TEST a_method_does_the_same_beside_whomever_it_runs(void)
{
    static const char *const keys[] = { "nodes", "retreats", "restarts",
                                        "squares" };
    struct session *a = raced(
        "race limit=3000 algorithms=backtracking,ants start=d4");
    struct session *b = raced(
        "race limit=3000 algorithms=greedy,roth,backtracking start=d4");

    ASSERT_EQ(session_count(a), session_count(b));
    for (size_t i = 0; i < session_count(a); i += 13) {
        session_seek(a, i);
        session_seek(b, i);
        for (int k = 0; k < 4; k++)
            ASSERT_EQ(count_of(a, 0, keys[k]), count_of(b, 2, keys[k]));
    }
    session_close(a);
    session_close(b);
    PASS();
}

/* As the search by itself says it. */
static uint64_t retreats_alone(int start, uint64_t nodes)
{
    struct tour_question q = {
        .mover = &mover_knight, .start = start, .end = -1, .seed = 1
    };
    struct tour_search *ts;
    struct tour_step step;
    struct board board;
    struct error err;
    uint64_t entered = 1, retreats = 0;

    board_init(&board, 8, 8);
    q.board = &board;
    move_order_parse(&q.order, "s2", &err);
    ts = tour_backtracking.create(&q);
    while (entered < nodes) {
        tour_backtracking.step(ts, &step);
        entered += step.event == TOUR_ENTER;
        retreats += step.event == TOUR_RETREAT;
    }
    tour_backtracking.destroy(ts);
    board_free(&board);
    return retreats;
}

TEST a_lane_does_what_its_search_does_alone(void)
{
    struct session *ss = raced(
        "race limit=5000 algorithms=warnsdorff,backtracking start=d4");

    session_seek(ss, 3210);
    ASSERT_EQ(3211u, count_of(ss, 1, "nodes"));
    ASSERT_EQ(retreats_alone(27, 3211), count_of(ss, 1, "retreats"));
    session_close(ss);
    PASS();
}

TEST equal_time_follows_the_speeds(void)
{
    struct session *ss = raced(
        "race limit=600 algorithms=backtracking,genetic start=d4 pace=time "
        "speeds=3000,1000");

    for (size_t i = 5; i < session_count(ss); i += 5) {
        uint64_t fast, slow;

        session_seek(ss, i);
        if (strcmp(outcome_of(ss, 0), "running") != 0)
            break;
        fast = count_of(ss, 0, "nodes");
        slow = count_of(ss, 1, "nodes");
        ASSERT(fast >= 3 * slow && fast <= 3 * slow + 3);
    }
    session_close(ss);
    PASS();
}

TEST equal_speeds_are_equal_nodes(void)
{
    struct session *a = raced("race limit=700 speeds=9,9,9,9,9 "
                              "pace=time");
    struct session *b = raced("race limit=700");

    ASSERT_EQ(session_count(a), session_count(b));
    for (int lane = 0; lane < 5; lane++)
        ASSERT_EQ(count_of(a, lane, "nodes"), count_of(b, lane, "nodes"));
    session_close(a);
    session_close(b);
    PASS();
}

/* --- ends ---------------------------------------------------------------- */

TEST the_first_is_marked_and_ties_are_shared(void)
{
    struct session *ss = raced("race limit=1000");

    ASSERT_EQ(1u, count_of(ss, 0, "place"));
    ASSERT_EQ(1u, count_of(ss, 1, "place"));
    ASSERT_EQ(3u, count_of(ss, 4, "place"));
    ASSERT_STR_EQ("2 came first together", session_status(ss));
    ASSERT_STR_EQ("limit", outcome_of(ss, 2));
    ASSERT_EQ(1000u, count_of(ss, 2, "nodes"));
    ASSERT_EQ(OUTCOME_FOUND, session_outcome(ss));
    session_seek(ss, 0);
    ASSERT_EQ(FACT_NOTHING, cell(ss, 0, 0, "place")->kind);
    ASSERT(session_seek_flag(ss, MOMENT_SOLUTION, 1));
    ASSERT_EQ(63u, session_index(ss)); /* with its last square */
    session_close(ss);
    PASS();
}

TEST a_tour_on_the_last_node_allowed_counts(void)
{
    struct session *ss = raced(
        "race size=10x10 start=a1 algorithms=warnsdorff,ants limit=100");

    ASSERT_STR_EQ("finished", outcome_of(ss, 0));
    ASSERT_EQ(100u, count_of(ss, 0, "nodes"));
    ASSERT_STR_EQ("limit", outcome_of(ss, 1));
    ASSERT_EQ(100u, count_of(ss, 1, "nodes"));
    session_close(ss);
    PASS();
}

TEST stuck_none_and_refused_are_told_apart(void)
{
    struct session *ss = raced(
        "race start=e3 order=s0 algorithms=greedy,warnsdorff");

    ASSERT_STR_EQ("stuck", outcome_of(ss, 0));
    ASSERT_EQ(FACT_NOTHING, cell(ss, 0, 0, "place")->kind);
    ASSERT_EQ(1u, count_of(ss, 1, "place"));
    session_close(ss);
    ss = raced("race size=5x5 start=b1 algorithms=greedy,neural");
    ASSERT_STR_EQ("none", outcome_of(ss, 0));
    ASSERT_STR_EQ("none", outcome_of(ss, 1));
    ASSERT_EQ(OUTCOME_NONE, session_outcome(ss));
    ASSERT_STR_EQ("Nobody finished: there is no tour", session_status(ss));
    session_close(ss);
    ss = raced("race size=5x5 start=a1 algorithms=warnsdorff,neural");
    ASSERT_STR_EQ("refused", outcome_of(ss, 1));
    session_close(ss);
    ss = raced("race size=5x3 start=b2 algorithms=warnsdorff,"
               "backtracking");
    ASSERT_STR_EQ("none", outcome_of(ss, 1)); /* proved by trying */
    session_close(ss);
    PASS();
}

TEST a_limit_proves_nothing(void)
{
    struct session *ss = raced(
        "race size=7x5 start=a1 limit=100 algorithms=backtracking,ants");

    ASSERT_EQ(OUTCOME_LIMIT, session_outcome(ss));
    ASSERT_STR_EQ("Nobody finished within 100 steps: this proves nothing",
                  session_status(ss));
    session_close(ss);
    /* one is stuck, and the other might have gone on */
    ss = raced("race start=e3 order=s0 limit=100 "
               "algorithms=greedy,backtracking");
    ASSERT_STR_EQ("stuck", outcome_of(ss, 0));
    ASSERT_EQ(OUTCOME_LIMIT, session_outcome(ss));
    session_close(ss);
    /* from half of the squares it is proved that there is none */
    ss = raced("race size=9x7 over=starts limit=100 "
               "algorithms=backtracking,ants");
    ASSERT_EQ(OUTCOME_LIMIT, session_outcome(ss));
    session_close(ss);
    ss = raced("race size=4x4 over=starts algorithms=backtracking,greedy");
    ASSERT_EQ(OUTCOME_NONE, session_outcome(ss));
    session_close(ss);
    PASS();
}

TEST a_start_nobody_chose_is_on_the_board(void)
{
    static const struct {
        const char *run, *start;
    } runs[] = { { "race limit=100", " start=a8 " },
                 { "race size=5x5 limit=100", " start=a5 " },
                 { "race size=9x3 limit=100", " start=a3 " },
                 { "race size=12x10 limit=100", " start=a8 " },
                 { "race size=8x6 holes=a6 limit=100", " start=b6 " },
                 { "race size=7x9 limit=100", " start=a7 " }, /* by colour */
                 { "race size=3x3 holes=a3 limit=100", " start=b3 " },
                 { "race size=8x6 start=c2 limit=100", " start=c2 " } };

    for (size_t i = 0; i < sizeof runs / sizeof *runs; i++) {
        struct session *ss = open_run(runs[i].run);

        ASSERTm(session_describe(ss),
                strstr(session_describe(ss), runs[i].start));
        session_close(ss);
    }
    PASS();
}

TEST what_is_wrong_is_refused(void)
{
    ASSERT(refused("race algorithms=warnsdorff", "want 2 to 5 different"));
    ASSERT(refused("race algorithms=warnsdorff,greedy,backtracking,pohl,roth,"
                   "ants",
                   "want 2 to 5 different"));
    ASSERT(refused("race algorithms=warnsdorff,best", "warnsdorff, greedy"));
    ASSERT(refused("race algorithms=pohl,pohl", "different"));
    ASSERT(refused("race puzzle=queens tests=s0", "want 2 to"));
    ASSERT(refused("race puzzle=queens tests=lines,min-conflicts",
                   "never knows whether it has all; want first"));
    ASSERT(refused("race limit=99", "want a number of steps, 100 to"));
    ASSERT(refused("race limit=many", "want a number of steps, 100 to"));
    ASSERT(refused("race limit=1000000001", "want a number of steps"));
    ASSERT(refused("race start=i1", "is not on the 8x8 board"));
    ASSERT(refused("race holes=a8 start=a8", "start 'a8' is a hole"));
    ASSERT(refused("race size=5x9 start=f1", "is not on the 5x9 board"));
    ASSERT(refused("race size=33", "want FILES"));
    ASSERT(refused("race speeds=1,2", "want measured, or 5 whole numbers"));
    ASSERT(refused("race speeds=1,2,3,4,0", "want measured, or 5"));
    ASSERT(refused("race speeds=1,2,3,4,5,6", "want measured, or 5"));
    ASSERT(refused("race order=11111111", "order"));
    ASSERT(refused("race chart=tests", "knights make none; want auto"));
    ASSERT(refused("race chart=squares", "want auto, nodes, time or tests"));
    PASS();
}

TEST who_does_not_run_is_told_why(void)
{
    struct session *ss = open_and_work("race size=5x5 algorithms=pohl,neural");

    ASSERT(strstr(session_explain(ss),
                  "Neural network does not run: Neurons look for closed"));
    session_close(ss);
    PASS();
}

/* --- a first solution of queens ------------------------------------------ */

static int queens_of_lane(const struct session *ss, int lane, int n)
{
    const uint32_t *at = session_position(ss)->cell[LAYER_ORDER];
    int standing = 0;

    for (int sq = 0; sq < n * n; sq++)
        standing += at[lane * n * n + sq] != 0;
    return standing;
}

TEST a_first_solution_is_raced_for(void)
{
    struct session *ss = open_run(
        "race puzzle=queens goal=first queens=12 seed=3 "
        "tests=lines,masks,min-conflicts");

    ASSERT_EQ(0, queens_of_lane(ss, 0, 12));
    ASSERT_EQ(12, queens_of_lane(ss, 2, 12)); /* all stand from the start */
    while (session_advance(ss, 1000, 0))
        ;
    session_seek(ss, session_count(ss) - 1);
    ASSERT_EQ(262u, count_of(ss, 0, "nodes"));
    ASSERT_EQ(262u, count_of(ss, 1, "nodes"));
    for (int lane = 0; lane < 3; lane++) {
        ASSERT_EQ(1u, count_of(ss, lane, "solutions"));
        ASSERT_EQ(12, queens_of_lane(ss, lane, 12));
    }
    ASSERT(strstr(session_explain(ss), "moved at a time: not comparable."));
    ASSERT(strstr(session_explain(ss), "by chance"));
    session_close(ss);
    PASS();
}

/* A search proves that there is none; whoever repairs only gives up. */
TEST only_a_search_proves_that_there_is_none(void)
{
    struct session *ss = open_and_work(
        "race puzzle=queens goal=first queens=3 tests=s0,min-conflicts");

    session_seek(ss, session_count(ss) - 1);
    ASSERT_STR_EQ("Nobody finished: there is no solution", session_status(ss));
    ASSERT_EQ(0u, count_of(ss, 0, "solutions"));
    session_close(ss);
    PASS();
}

static bool set(struct session *ss, const char *key, const char *value)
{
    struct error err;

    return session_set(ss, control_find(session_class(ss)->controls, key),
                       value, true, &err);
}

/* By mouse the goal follows the methods, and the methods the goal. */
TEST repair_and_a_first_solution_go_together(void)
{
    struct session *ss = open_run("race puzzle=queens tests=s0,lines");

    ASSERT(set(ss, "tests", "s0,lines,min-conflicts"));
    ASSERT(strstr(session_describe(ss), "goal=first"));
    ASSERT(set(ss, "goal", "all"));
    ASSERT(strstr(session_describe(ss), "tests=s0,lines "));
    ASSERT(set(ss, "tests", "s0,min-conflicts"));
    ASSERT_FALSE(set(ss, "goal", "all")); /* one alone is no race */
    session_close(ss);
    PASS();
}

/* --- one timeline -------------------------------------------------------- */

TEST going_back_restores_every_lane(void)
{
    struct session *ss = open_run("race start=d4 limit=3000");
    uint64_t then[5][4];
    static const char *const keys[] = { "nodes", "retreats", "restarts",
                                        "squares" };

    while (session_count(ss) <= 500)
        session_advance(ss, 10, 0);
    session_seek(ss, 500);
    for (int i = 0; i < 20; i++)
        then[i / 4][i % 4] = count_of(ss, i / 4, keys[i % 4]);
    session_chase(ss);
    while (session_advance(ss, 100000, 0))
        ;
    ASSERT(session_index(ss) > 2000);
    session_seek(ss, 500);
    for (int i = 0; i < 20; i++)
        ASSERT_EQ(then[i / 4][i % 4], count_of(ss, i / 4, keys[i % 4]));
    session_close(ss);
    PASS();
}

/* The figure itself: three million nodes, with only the newest remembered. */
TEST a_long_race_keeps_its_memory_in_bounds(void)
{
    struct session *ss = open_run("race algorithms=warnsdorff,backtracking");

    session_chase(ss);
    while (session_advance(ss, 1000000, 0))
        ASSERT(session_count(ss) - session_first(ss) < 3000000);
    ASSERT_EQ(3242065u, count_of(ss, 1, "nodes"));
    ASSERT_EQ(3242001u, count_of(ss, 1, "retreats"));
    ASSERT_EQ(2u, count_of(ss, 1, "place"));
    ASSERT(session_first(ss) > 0);
    session_close(ss);
    PASS();
}

TEST a_fast_run_ends_like_a_watched_one(void)
{
    struct session *a = raced("race limit=4000");
    struct session *b = open_run("race limit=4000");

    session_run(b);
    for (int lane = 0; lane < 5; lane++) {
        ASSERT_EQ(count_of(a, lane, "nodes"), count_of(b, lane, "nodes"));
        ASSERT_EQ(count_of(a, lane, "squares"), count_of(b, lane, "squares"));
        ASSERT_EQ(count_of(a, lane, "place"), count_of(b, lane, "place"));
    }
    session_close(a);
    session_close(b);
    PASS();
}

SUITE(race)
{
    RUN_TEST(equal_nodes_are_equal_in_every_step);
    RUN_TEST(a_method_does_the_same_beside_whomever_it_runs);
    RUN_TEST(a_lane_does_what_its_search_does_alone);
    RUN_TEST(equal_time_follows_the_speeds);
    RUN_TEST(equal_speeds_are_equal_nodes);
    RUN_TEST(the_first_is_marked_and_ties_are_shared);
    RUN_TEST(a_tour_on_the_last_node_allowed_counts);
    RUN_TEST(stuck_none_and_refused_are_told_apart);
    RUN_TEST(a_limit_proves_nothing);
    RUN_TEST(a_start_nobody_chose_is_on_the_board);
    RUN_TEST(what_is_wrong_is_refused);
    RUN_TEST(who_does_not_run_is_told_why);
    RUN_TEST(a_first_solution_is_raced_for);
    RUN_TEST(only_a_search_proves_that_there_is_none);
    RUN_TEST(repair_and_a_first_solution_go_together);
    RUN_TEST(going_back_restores_every_lane);
    RUN_TEST(a_long_race_keeps_its_memory_in_bounds);
    RUN_TEST(a_fast_run_ends_like_a_watched_one);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(race);
    GREATEST_MAIN_END();
}
