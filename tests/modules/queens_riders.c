/* Queens on other surfaces, and other riders in their place: what is found,
 * what is said, and what is refused. */
#include <greatest.h>

#include <inttypes.h>
#include <stdlib.h>

#include "base/text.h"
#include "puzzle/control.h"
#include "puzzle/plan.h"
#include "puzzle/trace.h"
#include "support/hand.h"
#include "support/run.h"

static enum greatest_test_res refused(const char *line, const char *words)
{
    struct error err;
    struct session *ss = NULL;
    struct run run;

    if (run_parse(&run, puzzle_classes, line, &err)) {
        ss = session_open(run.cls, &run.params, &err);
        run_free(&run);
    }
    ASSERTm(line, !ss);
    if (!strstr(err.message, words))
        fprintf(stderr, "%s: %s\n", line, err.message);
    ASSERTm(line, strstr(err.message, words));
    PASS();
}

TEST the_album_has_all_of_them(void)
{
    static const struct {
        const char *line, *heading, *status;
        uint64_t classes;
    } known[] = {
        { "queens size=5 surface=torus",
          "5 queens on 5\u00d75 on a torus, solution 1", "Solution 1 of 10",
          2 },
        { "queens size=7 surface=cylinder",
          "7 queens on 7\u00d77 on a cylinder, solution 1", "Solution 1 of 28",
          8 },
        { "queens size=10 piece=amazon", "10 amazons on 10\u00d710, solution 1",
          "Solution 1 of 4", 1 },
        { "queens size=4 piece=bishop", "4 bishops on 4\u00d74, solution 1",
          "Solution 1 of 24", 8 },
        { "queens size=4 piece=0,1*", "4 rooks on 4\u00d74, solution 1",
          "Solution 1 of 24", 7 },
    };

    for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
        struct session *ss = open_and_work(known[i].line);

        ASSERT_STR_EQ(known[i].heading, session_heading(ss));
        ASSERT_STR_EQ(known[i].status, session_status(ss));
        ASSERT_EQ_FMT(known[i].classes, number(ss, "classes"), "%" PRIu64);
        session_close(ss);
    }
    PASS();
}

TEST where_it_is_known_that_there_is_none_nothing_is_searched(void)
{
    struct session *ss = open_run("queens size=32 surface=torus");

    ASSERT_FALSE(session_plan(ss)->album);
    ASSERT_FALSE(session_advance(ss, 1000, 0));
    ASSERT_EQ(OUTCOME_NONE, session_outcome(ss));
    ASSERT(strstr(session_explain(ss), "There is no solution: 2 divides 32"));
    session_close(ss);
    ss = open_and_work("queens size=9 surface=cylinder");
    ASSERT(strstr(session_explain(ss), "3 divides 9"));
    session_close(ss);
    ss = open_and_work("queens size=31 surface=klein piece=chancellor");
    ASSERT(strstr(session_explain(ss), "behind the twist"));
    session_close(ss);
    ss = open_and_work("queens size=6 surface=torus mode=hand");
    ASSERT(strstr(session_explain(ss), "2 divides 6"));
    session_close(ss);
    PASS();
}

/* The argument is the queens' alone: others are looked for. */
TEST where_it_is_not_known_all_is_tried(void)
{
    struct session *ss = open_and_work("queens size=8 surface=torus "
                                       "piece=amazon");

    ASSERT_EQ(OUTCOME_NONE, session_outcome(ss));
    ASSERT_FALSE(session_plan(ss)->album);
    ASSERT_STR_EQ("All possibilities have been tried: there is no solution.",
                  session_explain(ss));
    session_close(ss);
    ss = open_and_work("queens size=6 surface=torus piece=rook");
    ASSERT_STR_EQ("Solution 1 of 720", session_status(ss));
    ASSERT_FALSE(strstr(session_explain(ss), "divides"));
    session_close(ss);
    PASS();
}

/* Turned by 90 degrees the first has two bishops in a file. */
TEST only_images_with_one_in_a_file_are_solutions(void)
{
    struct session *ss = open_and_work("queens size=4 piece=bishop");

    ASSERT(strstr(session_explain(ss),
                  "it gives 2 different solutions: numbers 1, 24."));
    ASSERT(strstr(session_explain(ss), "There is one bishop in each file."));
    session_close(ss);
    PASS();
}

TEST on_a_cylinder_files_do_not_become_ranks(void)
{
    struct session *ss = open_and_work("queens size=5 surface=cylinder");

    ASSERT(strstr(session_explain(ss), "it gives 4 different solutions"));
    ASSERT(strstr(session_explain(ss), "The left edge is joined to the right"));
    session_close(ss);
    PASS();
}

TEST a_piece_is_called_by_its_name(void)
{
    struct session *ss = open_and_work("queens size=10 piece=amazon given=d10");

    ASSERT(strstr(session_explain(ss), "the solutions with an amazon on d10; "
                                       "this one is number") == NULL);
    ASSERT(strstr(session_explain(ss), "the solutions with an amazon on d10."));
    session_close(ss);
    ss = open_run("queens size=6 piece=amazon mode=search");
    while (session_advance(ss, 1000, 0))
        ;
    session_seek(ss, 2);
    ASSERT_STR_EQ("An amazon on b6 would be attacked by the one on a6. The "
                  "next square down in this file is tried.",
                  session_explain(ss));
    session_close(ss);
    ss = open_and_work("queens size=5 piece=1,3*+0,1 mode=hand placed=a1");
    ASSERT_STR_EQ("5 0,1+1,3* pieces on 5\u00d75", session_heading(ss));
    session_close(ss);
    PASS();
}

/* Two of the three have queens that meet across a seam. */
TEST hands_are_told_of_attacks_across_seams(void)
{
    struct session *ss = open_and_work("queens size=7 mode=hand placed=a2,b5");

    ASSERT_STR_EQ("2 of 7 queens, 3 ways to go on", session_status(ss));
    session_close(ss);
    ss = open_and_work("queens size=7 surface=torus mode=hand placed=a2,b5");
    ASSERT_STR_EQ("2 of 7 queens, 1 way to go on", session_status(ss));
    session_close(ss);
    ss = open_and_work("queens size=7 surface=torus mode=hand "
                       "placed=a2,b5,d1");
    ASSERT_STR_EQ("3 of 7 queens: cannot be completed", session_status(ss));
    session_close(ss);
    PASS();
}

/* A hint is of a solution that has what stands; where there is none at all the
 * reason is told. */
TEST hints_know_the_surface(void)
{
    struct error err;
    struct session *ss = open_and_work("queens size=7 surface=torus mode=hand "
                                       "placed=a2,b5");

    ASSERT_EQ(REACTION_REDRAW, hand_button(ss, "hint", &err));
    ASSERT(strstr(session_explain(ss), "1 solution contains these queens. "
                                       "Hint: it has a queen on c1"));
    session_close(ss);
    ss = open_and_work("queens size=4 surface=klein mode=hand placed=a2");
    ASSERT_EQ(REACTION_REFUSED, hand_button(ss, "hint", &err));
    ASSERT(strstr(err.message, "there is no solution: behind the twist"));
    session_close(ss);
    ss = open_and_work("queens size=4 piece=amazon mode=hand");
    ASSERT_EQ(REACTION_REFUSED, hand_button(ss, "hint", &err));
    ASSERT_STR_EQ("there is no solution", err.message);
    session_close(ss);
    PASS();
}

TEST pictures_are_offered_where_they_hold(void)
{
    static const struct {
        const char *line;
        bool diagonals, stairs;
    } offers[] = {
        { "queens", true, true },
        { "queens piece=rook", true, true },
        { "queens piece=amazon size=10", true, false },
        { "queens piece=chancellor size=5", false, false },
        { "queens piece=bishop size=5", true, true },
        { "queens surface=torus size=5", false, false },
    };

    for (size_t i = 0; i < sizeof offers / sizeof *offers; i++) {
        struct session *ss = open_run(offers[i].line);
        const struct control *table = session_class(ss)->controls;

        ASSERT_EQm(
            offers[i].line, offers[i].diagonals,
            plan_offers(session_plan(ss), control_find(table, "diagonals")));
        ASSERT_EQm(
            offers[i].line, offers[i].stairs,
            plan_offers(session_plan(ss), control_find(table, "stairs")));
        session_close(ss);
    }
    PASS();
}

TEST what_makes_no_sense_is_refused(void)
{
    CHECK_CALL(refused("queens piece=knight", "want a rider"));
    CHECK_CALL(refused("queens piece=1,3+0,2", "want a rider"));
    CHECK_CALL(refused("queens piece=0,0", "does not move"));
    CHECK_CALL(refused("queens piece=1,2**", "is no term"));
    CHECK_CALL(refused("queens piece=99,1*", "leaps too far"));
    CHECK_CALL(refused("queens piece=dragon", "is not known"));
    CHECK_CALL(refused("queens surface=ball", "want flat, cylinder"));
    CHECK_CALL(refused("queens piece=amazon size=33",
                       "size '33': want 1 to 32 for amazons"));
    CHECK_CALL(refused("queens surface=torus size=33 mode=search",
                       "size '33': want 1 to 32 for queens on a torus"));
    PASS();
}

/* One alone has no other to attack, whichever way round it goes. */
TEST one_alone_is_a_solution_everywhere(void)
{
    static const char *const surfaces[] = { "flat", "cylinder", "torus",
                                            "mobius", "klein" };

    for (int i = 0; i < 5; i++) {
        char line[60];
        struct session *ss;

        snprintf(line, sizeof line, "queens size=1 surface=%s", surfaces[i]);
        ss = open_and_work(line);
        ASSERT_STR_EQ("Solution 1 of 1", session_status(ss));
        session_close(ss);
        strcat(line, " mode=hand placed=a1");
        ss = open_and_work(line);
        ASSERT_STR_EQ("1 of 1 queen: a solution", session_status(ss));
        session_close(ss);
    }
    PASS();
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_TEST(the_album_has_all_of_them);
    RUN_TEST(where_it_is_known_that_there_is_none_nothing_is_searched);
    RUN_TEST(where_it_is_not_known_all_is_tried);
    RUN_TEST(only_images_with_one_in_a_file_are_solutions);
    RUN_TEST(on_a_cylinder_files_do_not_become_ranks);
    RUN_TEST(a_piece_is_called_by_its_name);
    RUN_TEST(hands_are_told_of_attacks_across_seams);
    RUN_TEST(hints_know_the_surface);
    RUN_TEST(pictures_are_offered_where_they_hold);
    RUN_TEST(what_makes_no_sense_is_refused);
    RUN_TEST(one_alone_is_a_solution_everywhere);
    GREATEST_MAIN_END();
}
