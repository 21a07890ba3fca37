/* Peaceful pieces as a puzzle: the known numbers, browsing, by hand. */
#include <greatest.h>

#include <stdlib.h>

#include "base/text.h"
#include "puzzle/album.h"
#include "puzzle/control.h"
#include "puzzle/trace.h"
#include "support/run.h"

TEST the_usual_board_has_the_published_numbers(void)
{
    static const struct {
        const char *run;
        uint64_t most, ways, classes;
    } known[] = { { "place piece=rook", 8, 40320, 5282 },
                  { "place piece=bishop", 14, 256, 36 },
                  { "place piece=knight", 32, 2, 1 },
                  { "place piece=queen", 8, 92, 12 },
                  { "place piece=king size=6x6", 9, 3600, UINT64_MAX },
                  { "place piece=king size=7x7", 16, 1, 1 } };

    for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
        struct session *ss = open_and_work(known[i].run);

        ASSERT_EQm(known[i].run, known[i].most, number(ss, "number"));
        ASSERT_EQm(known[i].run, known[i].ways, number(ss, "arrangements"));
        if (known[i].classes != UINT64_MAX)
            ASSERT_EQm(known[i].run, known[i].classes, number(ss, "classes"));
        ASSERT_EQ(known[i].most, number(ss, "squares"));
        session_close(ss);
    }
    PASS();
}

/* Every arrangement of a small board, each another and each at peace. */
TEST pages_differ_and_the_last_is_the_last(void)
{
    struct session *ss = open_and_work("place piece=bishop size=4x4");
    int page = control_find(session_class(ss)->controls, "solution");
    char *last = strdup(session_notation(ss));
    struct error err;

    for (int k = 2; k <= 16; k++) {
        char text[12];

        snprintf(text, sizeof text, "%d", k);
        ASSERT(session_set(ss, page, text, true, &err));
        ASSERT_EQ((uint64_t)k, number(ss, "solution"));
        ASSERT(strcmp(last, session_notation(ss)) != 0);
        free(last);
        last = strdup(session_notation(ss));
    }
    ASSERT(session_set(ss, page, "99", true, &err));
    ASSERT_EQ(16u, number(ss, "solution"));
    free(last);
    session_close(ss);
    PASS();
}

TEST a_page_too_far_says_how_many_there_are(void)
{
    struct session *ss = open_and_work("place piece=knight solution=3");

    ASSERT_EQ(OUTCOME_NONE, session_outcome(ss));
    ASSERT(strstr(session_explain(ss), "there are only 2"));
    session_close(ss);
    PASS();
}

/* Nobody waits for the number of ways to see one of them. */
TEST queens_stand_at_once_on_any_whole_board(void)
{
    static const struct {
        const char *run;
        int queens;
    } known[] = { { "place piece=queen size=16x16", 16 },
                  { "place piece=queen size=32x32", 32 },
                  { "place piece=queen size=31x17", 17 },
                  { "place piece=queen size=5x19", 5 },
                  { "place piece=queen size=1x4", 1 } };

    for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
        struct session *ss = open_run(known[i].run);

        session_advance(ss, 1, 0);
        ASSERT_EQm(known[i].run, OUTCOME_FOUND, session_outcome(ss));
        ASSERT_EQm(known[i].run, (uint64_t)known[i].queens,
                   number(ss, "squares"));
        ASSERT_EQm(known[i].run, (uint64_t)known[i].queens,
                   number(ss, "number"));
        ASSERT(strstr(session_explain(ss), "room for one piece only"));
        session_close(ss);
    }
    PASS();
}

/* It comes to rest, says so, and a page beyond makes it go on. */
TEST a_long_search_rests_and_goes_on_when_asked(void)
{
    struct session *ss = open_and_work("place piece=queen size=16x16");
    int page = control_find(session_class(ss)->controls, "solution");
    uint64_t found = number(ss, "so_far");
    struct error err;
    char beyond[24];
    struct pages p;

    ASSERT_EQ(14772512u, number(ss, "arrangements"));
    ASSERT(found > 100 && found < 14772512);
    ASSERT(strstr(session_explain(ss), "the search rests"));
    ASSERT(session_pages(ss, &p));
    ASSERT_EQ(found, (uint64_t)p.last);
    ASSERT(p.growing);
    snprintf(beyond, sizeof beyond, "%d", p.last + 1);
    ASSERT(session_set(ss, page, beyond, true, &err));
    while (session_advance(ss, 100000, 0))
        ;
    ASSERT_EQ((uint64_t)p.last + 1, number(ss, "solution"));
    ASSERT(number(ss, "so_far") > found);
    session_close(ss);
    PASS();
}

TEST fundamental_ones_are_one_of_each_class(void)
{
    struct session *ss = open_and_work("place piece=bishop fundamental=on "
                                       "solution=36");

    ASSERT_EQ(36u, number(ss, "classes"));
    ASSERT_EQ(36u, number(ss, "solution"));
    ASSERT(strstr(session_status(ss), "14 bishops, class 36 of 36"));
    session_close(ss);
    ss = open_and_work("place piece=bishop fundamental=on solution=37");
    ASSERT_STR_EQ("There is no fundamental arrangement 37: there are only 36.",
                  session_explain(ss));
    session_close(ss);
    ss = open_and_work("place size=12x12 fundamental=on");
    ASSERT_EQ(OUTCOME_STUCK, session_outcome(ss));
    ASSERT(strstr(session_explain(ss), "5,109,144,543; at most 1,000,000"));
    session_close(ss);
    PASS();
}

/* Whatever the panel offers can be shown, or is refused before it is. */
TEST kings_live_on_every_board_that_is_offered(void)
{
    struct session *ss = open_and_work("place size=32x31");
    struct error err;
    struct run run;

    ASSERT_EQ(256u, number(ss, "number"));
    ASSERT_EQ(256u, number(ss, "squares"));
    ASSERT(strstr(session_explain(ss), "256 blocks"));
    ASSERT_EQ(NULL, facts_find(session_facts(ss), "arrangements"));
    session_close(ss);
    ss = open_and_work("place size=21x31");
    ASSERT_EQ(1u, number(ss, "arrangements"));
    session_close(ss);
    ASSERT_FALSE(
        run_parse(&run, puzzle_classes, "place size=22x21 holes=a1", &err));
    ASSERT(strstr(err.message, "one side must not be longer than 20"));
    PASS();
}

TEST one_of_a_kind_is_told_as_one(void)
{
    static const struct {
        const char *run, *words;
    } known[] = {
        { "place piece=king size=2x1",
          "On this board only one king can stand in peace. All its squares are "
          "a king's move apart." },
        { "place piece=rook size=1x5",
          "On this board only one rook can stand in peace. The line drawn "
          "touches every square, and has room for one piece only." },
        { "place piece=bishop size=1x1",
          "On this board only one bishop can stand in peace. The diagonal "
          "drawn touches every square, and has room for one bishop only." },
        { "place piece=knight size=1x1",
          "On this board only one knight can stand in peace. It has no other "
          "square, or just one more, a knight's move apart." },
        { "place piece=queen size=2x2",
          "On this board only one queen can stand in peace. Every square "
          "attacks every other." },
    };

    for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
        struct session *ss = open_and_work(known[i].run);

        ASSERT_STR_EQm(known[i].run, known[i].words, session_explain(ss));
        session_close(ss);
    }
    PASS();
}

TEST the_argument_is_told(void)
{
    struct session *ss = open_and_work("place piece=king size=5x4");

    ASSERT(strstr(session_explain(ss), "6 blocks"));
    session_close(ss);
    ss = open_and_work("place piece=knight size=4x6");
    ASSERT(strstr(session_explain(ss), "pairs a knight's move apart"));
    ASSERT(strstr(session_explain(ss), "that makes 12 groups"));
    session_close(ss);
    ss = open_and_work("place piece=knight size=1x1");
    ASSERT(strstr(session_explain(ss), "It has no other square"));
    session_close(ss);
    PASS();
}

TEST by_hand_conflicts_and_the_best_are_told(void)
{
    struct session *ss = open_and_work("place piece=king size=3x2 mode=hand");
    struct input in = { .kind = INPUT_PRESS, .button = 1, .square = 0 };
    struct error err;

    session_input(ss, &in, &err);
    in.square = 1;
    session_input(ss, &in, &err);
    ASSERT_STR_EQ("2 kings, 1 pair in conflict", session_status(ss));
    session_undo(ss);
    in.square = 5;
    session_input(ss, &in, &err);
    ASSERT_STR_EQ("2 kings: no more fit", session_status(ss));
    ASSERT(session_moment(ss, session_index(ss))->flags & MOMENT_SOLUTION);
    session_close(ss);
    PASS();
}

TEST holes_block_lines_and_carry_nothing(void)
{
    struct session *ss = open_and_work("place piece=rook size=3x1 holes=b1");
    struct input in = { .kind = INPUT_PRESS, .button = 1, .square = 1 };
    struct error err;

    ASSERT_EQ(2u, number(ss, "number"));
    session_close(ss);
    ss = open_and_work("place piece=rook size=3x1 holes=b1 mode=hand");
    ASSERT_EQ(REACTION_REFUSED, session_input(ss, &in, &err));
    in.tool = TOOL_HOLES;
    ASSERT_EQ(REACTION_RESTART, session_input(ss, &in, &err));
    session_close(ss);
    ss = open_and_work("place size=1x1");
    in.square = 0;
    ASSERT_EQ(REACTION_REFUSED, session_input(ss, &in, &err));
    session_close(ss);
    PASS();
}

/* With holes cut and put back, by menu and by mouse. */
TEST what_was_placed_is_a_setting(void)
{
    struct session *ss = open_and_work(
        "place piece=king size=3x2 mode=hand placed=a1,b1,b1,c2");
    const struct control *table = session_class(ss)->controls;
    struct input in = { .kind = INPUT_PRESS, .tool = TOOL_HOLES, .square = 5 };
    struct error err;

    ASSERT_STR_EQ("2 kings: no more fit", session_status(ss));
    ASSERT(strncmp(session_explain(ss), "This is a best", 14) == 0);
    ASSERT(session_set(ss, control_find(table, "mode"), "album", true, &err));
    ASSERT(session_set(ss, control_find(table, "mode"), "hand", true, &err));
    ASSERT_STR_EQ("a1 c2", session_notation(ss));
    ASSERT_EQ(REACTION_RESTART, session_input(ss, &in, &err));
    ASSERT_STR_EQ("a1", session_notation(ss));
    ASSERT(session_undo(ss)); /* a click of the list: b1 stands again */
    ASSERT(session_set(ss, control_find(table, "holes"), "a1", true, &err));
    ASSERT_STR_EQ("", session_notation(ss));
    session_close(ss);
    PASS();
}

TEST what_cannot_have_been_placed_is_refused(void)
{
    static const struct {
        const char *run, *says;
    } bad[] = { { "place size=3x1 holes=b1 mode=hand placed=a1,b1",
                  "placed 'b1': nothing can stand on a hole" },
                { "cover size=3x1 mode=hand placed=a2",
                  "placed 'a2' is not on the 3x1 board (a1 to c1)" } };

    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        struct error err = { "" };
        struct run run;

        ASSERT_FALSE(run_parse(&run, puzzle_classes, bad[i].run, &err));
        ASSERT_STR_EQ(bad[i].says, err.message);
    }
    PASS();
}

SUITE(place)
{
    RUN_TEST(the_usual_board_has_the_published_numbers);
    RUN_TEST(pages_differ_and_the_last_is_the_last);
    RUN_TEST(a_page_too_far_says_how_many_there_are);
    RUN_TEST(queens_stand_at_once_on_any_whole_board);
    RUN_TEST(a_long_search_rests_and_goes_on_when_asked);
    RUN_TEST(fundamental_ones_are_one_of_each_class);
    RUN_TEST(kings_live_on_every_board_that_is_offered);
    RUN_TEST(one_of_a_kind_is_told_as_one);
    RUN_TEST(the_argument_is_told);
    RUN_TEST(by_hand_conflicts_and_the_best_are_told);
    RUN_TEST(holes_block_lines_and_carry_nothing);
    RUN_TEST(what_was_placed_is_a_setting);
    RUN_TEST(what_cannot_have_been_placed_is_refused);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(place);
    GREATEST_MAIN_END();
}
