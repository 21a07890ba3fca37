/* Every method of the knight's tour as a puzzle: what it finds is a tour by
 * an independent judge, what it refuses it says, and the past stays known. */
#define GREATEST_USE_LONGJMP 0
#include <greatest.h>

#include "puzzle/control.h"
#include "puzzle/trace.h"
#include "support/run.h"
#include "support/tour/verifier.h"

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
    return verifier_tour(pos->files, pos->ranks, hole, path, (int)pos->npath);
}

/* --- tours --------------------------------------------------------------- */

static const char *const solved[] = {
    "tour size=7x6 start=c2",
    "tour size=8x8 start=b1 algorithm=greedy",
    "tour size=5x6 start=c2 algorithm=backtracking",
    "tour size=8x8 start=a1 algorithm=pohl",
    "tour size=7x7 start=a1 algorithm=roth",
    "tour size=9x9 algorithm=squirrel-cull",
    "tour size=12x12 start=d5 algorithm=parberry",
    "tour size=7x7 start=d5 holes=a1 algorithm=parberry",
    "tour size=11x9 start=e5 algorithm=construct",
    "tour size=12x3 start=a1 algorithm=construct",
    "tour size=8x8 start=a1 algorithm=best-first",
    "tour size=6x5 start=c2 closed=on algorithm=best-first",
    "tour size=7x5 start=a1 end=g5 algorithm=best-first",
    "tour size=3x3 start=a1 holes=b2 algorithm=most-exits",
    "tour size=5x5 start=c3 algorithm=ants",
    "tour size=5x6 start=a1 closed=on algorithm=ants",
    "tour size=6x5 start=c4 algorithm=neural",
    "tour size=6x6 start=b2 closed=on algorithm=neural",
    "tour size=8x8 start=h8 algorithm=neural seed=5",
    "tour size=5x6 start=a1 algorithm=genetic",
    "tour size=6x5 start=f5 holes=a1 algorithm=genetic",
    NULL
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
    static const struct {
        const char *run, *says;
    } refusals[] = {
        { "tour size=13x12 algorithm=ants", "up to 144 squares only" },
        { "tour size=5x5 algorithm=neural", "closed tours only" },
        { "tour size=6x6 end=b1 algorithm=neural", "cannot aim" },
        { "tour size=21x20 algorithm=neural", "400 squares" },
        { "tour size=6x6 closed=on algorithm=genetic", "cannot aim" },
        { "tour size=6x6 end=b1 algorithm=pohl",
          "chosen last square. \u201cWarnsdorff" },
        { "tour size=9x9 start=c3 algorithm=squirrel-cull",
          "begin in a corner: start on a1." },
        { "tour size=13x12 algorithm=genetic", "up to 144 squares only" },
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

/* --- words --------------------------------------------------------------- */

/* The numbers in brackets: the least of them, and how often it comes. */
static int least_in_brackets(const char *words, int *times)
{
    int least = 9;

    for (const char *at = words; (at = strstr(at, " (")); at++) {
        int n = atoi(at + 2);

        *times = n < least ? 1 : *times + (n == least);
        least = n < least ? n : least;
    }
    return least;
}

/* What is said of the square that is entered next: the number in its bracket.
 */
static int said_of(const char *words, const char *square)
{
    char with[16];

    snprintf(with, sizeof with, "%s (", square);
    return strstr(words, with) ? atoi(strstr(words, with) + strlen(with)) : -1;
}

/* The square that the rule leads to, the only one with the fewest ways on or
 * one of several; false if it says nothing. */
static bool chosen_in(const char *words, char square[8])
{
    const char *at = strstr(words, " has the fewest ways on: ");

    if (at != NULL) {
        while (at > words && at[-1] != ' ')
            at--;
    } else {
        at = strstr(words, " have equally few ways on: ");
        at = at != NULL ? strstr(at, "decides for ") : NULL;
        at = at != NULL ? at + strlen("decides for ") : NULL;
    }
    if (at != NULL)
        snprintf(square, 8, "%.*s", (int)strcspn(at, " ,.:"), at);
    return at != NULL;
}

/* How many are said to have equally few. */
static int equals_in(const char *words)
{
    const char *end = strstr(words, " have equally few ways on: "), *at = end;
    int n = 2; /* the last two have "and" between them */

    if (end == NULL)
        return 1;
    for (; at > words && at[-1] != '.'; at--)
        n += *at == ',';
    return n;
}

/* The rule as it is explained is the rule that was followed. */
TEST exits_and_ties_are_those_of_the_search(const char *text)
{
    struct session *ss = open_and_follow(text);
    int seen = 0, home = 0;

    for (size_t i = 1; i < session_count(ss); i++) {
        char words[1000], square[8];
        int times, least;

        session_seek(ss, i);
        snprintf(words, sizeof words, "%s", session_explain(ss));
        home += strstr(words, "The start counts too") != NULL;
        if (!chosen_in(words, square))
            continue;
        seen++;
        least = least_in_brackets(words, &times);
        ASSERT_EQm(words, least, said_of(words, square));
        ASSERT_EQm(words, times > 1,
                   (session_moment(ss, i)->flags & MOMENT_TIE) != 0);
        ASSERT_EQm(words, times, equals_in(words));
    }
    ASSERT(seen > 4); /* the start tells of the numbers instead */
    ASSERT_EQ(strstr(text, "closed") != NULL, home > 0);
    session_close(ss);
    PASS();
}

/* The start of a closed tour can be what a move cuts off. */
TEST a_lost_way_home_is_said_to_be_one(void)
{
    struct session *ss = open_and_follow("tour size=6x6 start=a1 closed=on "
                                         "order=s1");
    int homes = 0, others = 0;

    for (size_t i = 0; i < session_count(ss); i++) {
        const char *words;

        session_seek(ss, i);
        words = session_explain(ss);
        if (!strstr(words, "(crossed)"))
            continue;
        if (session_position(ss)->cell[LAYER_WASH][0]) {
            homes++;
            ASSERTm(words, strstr(words, "no way back to the start a1"));
        } else {
            others++;
            ASSERTm(words, strstr(words, "without a place in any tour"));
        }
    }
    ASSERT(homes > 0);
    ASSERT(others > 0);
    session_close(ss);
    PASS();
}

TEST the_choice_of_a_method_is_explained(void)
{
    struct session *small = open_run("tour size=8x8");
    struct session *large = open_run("tour size=31x8");
    struct session *holes = open_run("tour size=31x8 holes=c3,c4");

    ASSERT(strstr(session_explain(small), "Warnsdorff's rule"));
    ASSERT_FALSE(strstr(session_explain(small), "Chosen because"));
    ASSERT(strstr(session_explain(large), "no search is needed"));
    ASSERT(strstr(session_explain(large), "joined"));
    ASSERT(strstr(session_explain(holes), "deal with holes"));
    ASSERT(strstr(session_explain(holes), "Warnsdorff's rule"));
    session_close(small);
    session_close(large);
    session_close(holes);
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

static enum reaction press_more(struct session *ss, struct error *err)
{
    struct input in = { .kind = INPUT_ACTION, .square = -1 };

    in.control = control_find(session_class(ss)->controls, "another");
    return session_input(ss, &in, err);
}

TEST after_the_last_tour_there_is_no_other(void)
{
    struct session *ss = open_run("tour size=3x4 start=a1");
    struct error err = { "" };
    int tours = 0;

    while (press_more(ss, &err) == REACTION_MORE) {
        while (session_advance(ss, 1000, 16))
            ;
        ASSERT_EQ(session_count(ss) - 1, session_index(ss));
        tours += session_outcome(ss) == OUTCOME_FOUND;
    }
    ASSERT(strstr(err.message, "no other tour"));
    ASSERT_EQ(OUTCOME_NONE, session_outcome(ss));
    ASSERT_EQ(2, tours);
    ASSERT_STR_EQ("There is no other tour from a1", session_status(ss));
    ASSERT(strstr(session_explain(ss), "no other tour"));
    session_close(ss);
    PASS();
}

TEST where_nothing_was_tried_nothing_is_said_to_be(void)
{
    struct session *ss = open_and_work("tour size=5x4 start=a1 closed=on");
    struct error err = { "" };

    ASSERT_EQ(REACTION_REFUSED, press_more(ss, &err));
    ASSERT_EQ(NULL, strstr(err.message, "tried"));
    ASSERT(strstr(err.message, "no tour is possible"));
    session_close(ss);
    ss = open_and_work("tour size=5x5 start=b2 end=c1");
    ASSERT_EQ(REACTION_REFUSED, press_more(ss, &err));
    ASSERT(strstr(err.message, "every way has been tried: there is no tour"));
    session_close(ss);
    PASS();
}

/* A tour that was there as a whole was not chosen square by square. */
TEST a_tour_that_is_replayed_chooses_nothing(const char *text)
{
    struct session *ss = open_and_work(text);

    session_seek(ss, session_count(ss) - 2);
    ASSERT_EQm(text, NULL, strstr(session_explain(ss), " is free"));
    ASSERTm(text, strstr(session_explain(ss), " goes on to "));
    session_seek(ss, session_count(ss) - 1);
    ASSERTm(text, strstr(session_status(ss), "tour of "));
    ASSERT_EQm(text, NULL, strstr(session_explain(ss), " goes on to "));
    session_close(ss);
    PASS();
}

/* The end that was chosen is free until it is the last. */
TEST a_chosen_end_is_not_passed_over(void)
{
    struct session *ss = open_and_follow("tour size=5x5 start=a1 end=c5");
    int besides = 0;

    for (size_t i = 1; i < session_count(ss); i++) {
        session_seek(ss, i);
        besides += strstr(session_explain(ss),
                          " is free besides the chosen end c5: there it goes "
                          "next.") != NULL;
    }
    ASSERT(besides > 0);
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
    static const char *const ruled[] = {
        "tour size=6x6 start=c3 closed=on",
        "tour size=8x8 start=e3",
        "tour size=10x3 start=a1 closed=on order=s1",
        "tour size=8x7 start=a1 end=a2",
        "tour size=5x6 start=b2 end=c2",
        NULL
    };

    for (int i = 0; ruled[i]; i++)
        RUN_TEST1(exits_and_ties_are_those_of_the_search, ruled[i]);
    RUN_TEST(a_lost_way_home_is_said_to_be_one);
    RUN_TEST(the_choice_of_a_method_is_explained);
    for (int i = 0; solved[i]; i++)
        RUN_TEST1(a_tour_that_was_found_is_one, solved[i]);
    RUN_TEST(an_open_tour_does_not_answer_for_a_closed_one);
    RUN_TEST(methods_that_do_not_apply_say_so_first);
    RUN_TEST(ants_go_on_to_other_tours);
    RUN_TEST(after_the_last_tour_there_is_no_other);
    RUN_TEST(where_nothing_was_tried_nothing_is_said_to_be);
    RUN_TEST1(a_tour_that_is_replayed_chooses_nothing,
              "tour size=12x13 start=c3 algorithm=construct");
    RUN_TEST1(a_tour_that_is_replayed_chooses_nothing,
              "tour size=8x10 start=c3 algorithm=parberry");
    RUN_TEST1(a_tour_that_is_replayed_chooses_nothing,
              "tour size=6x6 start=a1 algorithm=neural seed=7");
    RUN_TEST(a_chosen_end_is_not_passed_over);
    RUN_TEST(a_network_is_watched_but_not_at_every_look);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(methods);
    GREATEST_MAIN_END();
}
