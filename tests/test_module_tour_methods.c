/* Every method of the knight's tour as a puzzle: what it finds is a tour by
 * an independent judge, what it refuses it says, and the past stays known. */
#define GREATEST_USE_LONGJMP 0
#include <greatest.h>

#include "puzzle/control.h"
#include "puzzle/trace.h"
#include "support/run.h"
#include "support/tour_verifier.h"

/* Follow the search to its end, or to the next tour. */
static void follow(struct session *ss)
{
    session_chase(ss);
    while (session_advance(ss, 100000, 0))
        ;
}

static struct session *open_and_follow(const char *text)
{
    struct session *ss = open_run(text);

    follow(ss);
    return ss;
}

/* NULL if the squares at the moment looked at are a tour; else why not. */
static const char *judge(const struct session *ss)
{
    const struct position *pos = session_position(ss);
    int squares = position_squares(pos), path[144];
    unsigned char hole[144];

    if (squares < 1 || squares > 144)
        return "the board is too large to be judged here";
    for (int i = 0; i < squares; i++)
        hole[i] = pos->cell[LAYER_HOLE][i] != 0;
    for (uint32_t i = 0; i < pos->npath; i++)
        path[i] = (int)pos->path[i];
    return verifier_tour(pos->files, pos->ranks, hole, path,
                         (int)pos->npath);
}

/* --- tours --------------------------------------------------------------- */

static const char *const solved[] = {
    "tour size=7x6 start=c2", "tour size=8x8 start=b1 algorithm=greedy",
    "tour size=5x6 start=c2 algorithm=backtracking",
    "tour size=8x8 start=a1 algorithm=pohl",
    "tour size=7x7 start=a1 algorithm=roth",
    "tour size=9x9 algorithm=squirrel-cull",
    "tour size=12x12 start=d5 algorithm=parberry",
    "tour size=7x7 start=d5 holes=a1 algorithm=parberry",
    "tour size=11x9 start=e5 algorithm=construct",
    "tour size=12x3 start=a1 algorithm=construct",
    "tour size=5x5 start=c3 algorithm=ants",
    "tour size=5x6 start=a1 closed=on algorithm=ants",
    "tour size=6x5 start=c4 algorithm=neural",
    "tour size=6x6 start=b2 closed=on algorithm=neural",
    "tour size=8x8 start=h8 algorithm=neural seed=5",
    "tour size=5x6 start=a1 algorithm=genetic",
    "tour size=6x5 start=f5 holes=a1 algorithm=genetic", NULL
};

TEST a_tour_that_was_found_is_one(const char *text)
{
    struct session *ss = open_and_follow(text);
    const struct position *pos = session_position(ss);
    size_t last = session_count(ss) - 1;

    ASSERT_EQm(text, OUTCOME_FOUND, session_outcome(ss));
    ASSERT_EQm(text, NULL, judge(ss));
    ASSERT(session_moment(ss, last)->flags & MOMENT_SOLUTION);
    ASSERT(strstr(session_status(ss), " tour of "));
    if (strstr(text, "closed"))
        ASSERT(verifier_adjacent(pos->files, (int)pos->path[0],
                                 (int)pos->path[pos->npath - 1]));
    session_close(ss);
    PASS();
}

/* A complete path that is not what was asked for is not called a tour. */
TEST an_open_tour_does_not_answer_for_a_closed_one(void)
{
    struct session *ss = open_and_follow("tour size=5x6 start=a1 closed=on "
                                       "algorithm=ants seed=3");
    int complete = 0, solutions = 0;

    for (size_t i = 0; i < session_count(ss); i++) {
        session_seek(ss, i);
        if (session_position(ss)->npath < 30)
            continue;
        complete++;
        if (session_moment(ss, i)->flags & MOMENT_SOLUTION)
            solutions++;
        else
            ASSERT(strstr(session_explain(ss), "but the last is not"));
    }
    ASSERT(complete > solutions);
    ASSERT_EQ(1, solutions);
    session_close(ss);
    PASS();
}

TEST methods_that_do_not_apply_say_so_first(void)
{
    static const struct { const char *run, *says; } refusals[] = {
        { "tour size=13x12 algorithm=ants", "more than 144 squares" },
        { "tour size=5x5 algorithm=neural", "closed tours only" },
        { "tour size=6x6 end=b1 algorithm=neural", "cannot aim" },
        { "tour size=21x20 algorithm=neural", "400 squares" },
        { "tour size=6x6 closed=on algorithm=genetic", "cannot aim" },
        { "tour size=13x12 algorithm=genetic", "more than 144 squares" },
        { "tour size=7x7 algorithm=parberry", "odd" },
        { "tour start=c3 holes=a1,h1 algorithm=construct", "whole boards" }
    };

    for (size_t i = 0; i < sizeof refusals / sizeof *refusals; i++) {
        struct session *ss = open_and_follow(refusals[i].run);

        ASSERT_EQm(refusals[i].run, OUTCOME_STUCK, session_outcome(ss));
        ASSERT_EQ(1u, session_count(ss));
        ASSERT(strstr(session_status(ss), "not made for this"));
        ASSERTm(session_explain(ss),
                strstr(session_explain(ss), refusals[i].says));
        session_close(ss);
    }
    PASS();
}

/* --- going on ------------------------------------------------------------ */

TEST ants_go_on_to_other_tours(void)
{
    struct session *ss = open_and_follow("tour size=5x5 start=a1 "
                                       "algorithm=ants");
    char first[200];

    ASSERT_EQ(1u, number(ss, "tours"));
    ASSERT_EQ(NULL, judge(ss));
    snprintf(first, sizeof first, "%s", session_notation(ss));
    for (unsigned n = 2; n <= 20; n++) {
        session_more(ss);
        follow(ss);
        ASSERT_EQ(OUTCOME_FOUND, session_outcome(ss));
        ASSERT_EQ(NULL, judge(ss));
        ASSERT_EQ(n, number(ss, "tours"));
        ASSERT(strcmp(first, session_notation(ss)) != 0);
    }
    ASSERT_EQ(number(ss, "restarts") + 1, number(ss, "rounds"));
    session_close(ss);
    PASS();
}

TEST after_the_last_tour_there_is_no_other(void)
{
    struct session *ss = open_and_follow("tour size=3x4 start=a1");
    int tours = 0;

    for (; session_outcome(ss) == OUTCOME_FOUND; tours++) {
        session_more(ss);
        follow(ss);
    }
    ASSERT_EQ(OUTCOME_NONE, session_outcome(ss));
    ASSERT_EQ(2, tours);
    ASSERT_STR_EQ("There is no other tour from a1", session_status(ss));
    ASSERT(strstr(session_explain(ss), "no other tour"));
    session_close(ss);
    PASS();
}

/* --- the past ------------------------------------------------------------ */

TEST a_network_is_watched_but_not_at_every_look(void)
{
    struct session *ss = open_and_follow("tour size=6x6 start=a1 "
                                       "algorithm=neural seed=7");
    uint64_t tries = 1;

    ASSERT(number(ss, "restarts") > 0);
    session_seek(ss, 1);
    ASSERT(strstr(session_status(ss), "Try 1, look 1: "));
    for (size_t i = 0; i < session_count(ss); i++) {
        session_seek(ss, i);
        if (strstr(session_status(ss), " begins"))
            tries++;
        ASSERT_EQ(tries, number(ss, "rounds"));
        ASSERT_EQ(tries - 1, number(ss, "restarts"));
        ASSERT_EQ(0u, number(ss, "retreats"));
    }
    ASSERT(session_count(ss) < 36 + tries * 24);
    session_close(ss);
    PASS();
}

SUITE(methods)
{
    for (int i = 0; solved[i]; i++)
        RUN_TEST1(a_tour_that_was_found_is_one, solved[i]);
    RUN_TEST(an_open_tour_does_not_answer_for_a_closed_one);
    RUN_TEST(methods_that_do_not_apply_say_so_first);
    RUN_TEST(ants_go_on_to_other_tours);
    RUN_TEST(after_the_last_tour_there_is_no_other);
    RUN_TEST(a_network_is_watched_but_not_at_every_look);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(methods);
    GREATEST_MAIN_END();
}
